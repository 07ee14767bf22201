//! Tests of the rules of *Relic Runners*.

mod boxes;
mod edition;
mod exploring;
mod hidden;
mod ivory;
mod movement;
mod positions;
mod powers;
mod purple;
mod record;
mod refusals;
mod relics;
mod rulings;
mod scene;
mod setup;
mod tokens;

use super::{RECONSTRUCTION, RelicRunners};
use crate::engine::{Edition, Game};

/// The rules with the embedded edition.
fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}
