//! Tests of the rules of *Relic Runners*.

mod careful;
mod games;
mod laws;
mod shadow;

use super::{RECONSTRUCTION, RelicRunners};
use crate::engine::{Edition, Game};

/// The rules with the embedded edition.
fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
