//! The only list of titles. A new title is a folder here and a line in [`titles!`](crate::titles).

use std::sync::Arc;

use crate::engine::{Edition, EditionError};
use crate::title::{Erased, Title, Titles};

pub mod brandubh;
pub mod explorers;
pub mod nine_mens_morris;
pub mod raids;
pub mod relic_runners;

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
