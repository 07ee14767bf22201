//! Tests of the rules of *Raids*. A test named `ra_nn_…` tests the ruling of that number, see `docs/rulings/raids.md`.

mod clearing;
mod combat;
mod edition;
mod examples;
mod ghost;
mod harbor;
mod house_rules;
mod monsters;
mod order;
mod positions;
mod refusals;
mod scene;
mod ship;
mod track;
mod versions;

use super::{RECONSTRUCTION, Raids};
use crate::engine::{Edition, Game};

/// The rules with the embedded edition.
fn raids() -> Raids {
    Raids::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
