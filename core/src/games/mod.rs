//! The only list of titles. A new title is a folder here and a line in [`titles!`](crate::titles).

use std::sync::Arc;

use crate::engine::{Edition, EditionError};
use crate::title::{Erased, Title, Titles};

pub mod brandubh;
pub mod explorers;
pub mod nine_mens_morris;
pub mod raids;
pub mod relic_runners;

#[cfg(test)]
#[path = "../../tests/support/play.rs"]
mod play;
#[cfg(test)]
#[path = "../../tests/support/shown.rs"]
mod shown;
#[cfg(test)]
#[path = "../../tests/support/taps.rs"]
mod taps;

/// Calls a macro with its own arguments and the list of titles: the module of each and the type of its rules.
#[macro_export]
macro_rules! titles {
    ($list:ident! $($before:tt)*) => {
        $list! { $($before)*
            raids::Raids, relic_runners::RelicRunners, explorers::Explorers, brandubh::Brandubh,
            nine_mens_morris::NineMensMorris
        }
    };
}

/// Creates a title from an edition.
pub type Maker = fn(Edition) -> Result<Arc<dyn Title>, EditionError>;

macro_rules! registry {
    ($($room:ident::$Rules:ident),*) => {
        /// Every title: its key, its constructor, and the embedded editions, the default first.
        pub const TITLES: &[(&str, Maker, &[&str])] =
            &[$((stringify!($room), make::<$room::$Rules>, &[$room::RECONSTRUCTION])),*];
    };
}

crate::titles!(registry!);

fn make<G: crate::title::Present>(edition: Edition) -> Result<Arc<dyn Title>, EditionError> {
    Ok(Arc::new(Erased::<G>::new(edition)?))
}

/// All titles with their embedded editions.
///
/// # Errors
/// An embedded edition is broken. A test rules this out.
pub fn builtin() -> Result<Titles, EditionError> {
    let mut titles = Titles::default();
    for (_, make, editions) in TITLES {
        for text in *editions {
            titles.add(make(Edition::read(text)?)?);
        }
    }
    Ok(titles)
}

/// The constructor of the title with this key.
pub fn maker(key: &str) -> Option<Maker> {
    TITLES.iter().find(|(title, _, _)| *title == key).map(|(_, make, _)| *make)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::engine::Seed;
    use crate::title::Position;

    /// Applies the first choice in each of the next actions and returns the events.
    fn played(position: &mut dyn Position, actions: usize) -> Vec<Value> {
        let mut events = Vec::new();
        for _ in 0..actions {
            let seat = position.decisions()[0].seat;
            let code = position.legal(seat).remove(0);
            events.extend(position.act(seat, &code).unwrap());
        }
        events
    }

    #[test]
    fn snapshots_of_older_programs_load_and_continue() {
        let titles = builtin().unwrap();
        // Old snapshots of Raids had no secret part, those of Relic Runners no chance.
        for (key, open, gone) in
            [("raids", "sea", "secret"), ("relic_runners", "jungle", "chance"), ("explorers", "world", "")]
        {
            let title = titles.default_of(key).unwrap();
            let (mut position, _) = title.start(&json!({}), 2, &Seed::from_number(4)).unwrap();
            played(position.as_mut(), 9);
            let today = position.snapshot().unwrap();
            let mut saved = today.clone();
            let fields = saved.as_object_mut().unwrap();
            fields.remove(gone);
            for (new, old) in [("open", open), ("secret", "secrets")] {
                fields.remove(new).map(|part| fields.insert(old.to_owned(), part));
            }
            let mut restored = title.restore(&saved).unwrap();
            assert_eq!(restored.snapshot().unwrap(), today, "{key}");
            assert_eq!(played(restored.as_mut(), 40), played(position.as_mut(), 40), "{key}");
            restore_refuses_missing_fields(title.as_ref(), &saved);
        }
    }

    /// Restoring refuses a snapshot with a missing field.
    fn restore_refuses_missing_fields(title: &dyn Title, saved: &Value) {
        for key in saved.as_object().unwrap().keys() {
            let mut torn = saved.clone();
            torn.as_object_mut().unwrap().remove(key);
            assert!(title.restore(&torn).is_err(), "{} without {key}", title.meta().key);
        }
    }
}
