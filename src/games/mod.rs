//! The one list of titles. A new title is a folder here and a line in [`builtin`].

use std::sync::Arc;

use crate::engine::{Edition, EditionError};
use crate::title::{Erased, Title, Titles};

pub mod explorers;
pub mod raids;
pub mod relic_runners;

/// Makes a title of an edition.
pub type Maker = fn(Edition) -> Result<Arc<dyn Title>, EditionError>;

/// Every title: its key, how it is made, and the editions embedded in the binary, the default first.
pub const TITLES: &[(&str, Maker, &[&str])] = &[
    ("raids", make::<raids::Raids>, &[raids::RECONSTRUCTION]),
    ("relic_runners", make::<relic_runners::RelicRunners>, &[relic_runners::RECONSTRUCTION]),
    ("explorers", make::<explorers::Explorers>, &[explorers::RECONSTRUCTION]),
];

fn make<G: crate::title::Present>(edition: Edition) -> Result<Arc<dyn Title>, EditionError> {
    Ok(Arc::new(Erased::<G>::new(edition)?))
}

/// All titles with their embedded editions.
///
/// # Errors
/// An embedded edition that is broken; a test keeps that from happening.
pub fn builtin() -> Result<Titles, EditionError> {
    let mut titles = Titles::default();
    for (_, make, editions) in TITLES {
        for text in *editions {
            titles.add(make(Edition::read(text)?)?);
        }
    }
    Ok(titles)
}

/// How to make the title of this key from an edition.
pub fn maker(key: &str) -> Option<Maker> {
    TITLES.iter().find(|(title, _, _)| *title == key).map(|(_, make, _)| *make)
}
