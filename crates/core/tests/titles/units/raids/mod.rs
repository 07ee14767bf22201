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
mod picture;
mod positions;
mod refusals;
mod scene;
mod ship;
mod text;
mod track;
mod versions;

use crate::engine::{Edition, Game};
use crate::games::raids::{RECONSTRUCTION, Raids};

/// The rules with the embedded edition.
fn raids() -> Raids {
    Raids::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
