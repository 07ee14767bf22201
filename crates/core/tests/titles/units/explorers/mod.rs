//! Tests of the rules of *Explorers of the North Sea*.

mod ashore;
mod captains;
mod edition;
mod end;
mod examples;
mod geometry;
mod hidden;
mod lines;
mod picture;
mod placing;
mod positions;
mod printed;
mod scene;
mod setup;
mod ship;
mod solo;
pub mod state;
mod text;

use crate::engine::{Edition, Game};
use crate::games::explorers::{Explorers, RECONSTRUCTION};

/// The rules with the embedded edition.
fn explorers() -> Explorers {
    Explorers::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
