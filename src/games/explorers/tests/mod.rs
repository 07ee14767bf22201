//! Tests of the rules of *Explorers of the North Sea*.

mod positions;

use super::{Explorers, RECONSTRUCTION};
use crate::engine::{Edition, Game};

/// The rules with the embedded edition.
fn explorers() -> Explorers {
    Explorers::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
