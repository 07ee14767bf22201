//! Tests of the rules of *Relic Runners*.

mod boxes;
mod careful;
mod edition;
mod examples;
mod exploring;
mod hidden;
mod intents;
mod ivory;
mod movement;
mod picture;
mod positions;
mod powers;
mod purple;
mod record;
mod relics;
mod scene;
mod setup;
mod text;
mod tokens;

use crate::engine::{Edition, Game};
use crate::games::relic_runners::{RECONSTRUCTION, RelicRunners};

/// The rules with the embedded edition.
fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// Editions with irregular maps: crowded and sparse quarters, dead ends, and halves that only Base Camp joins.
pub(super) const UNEVEN: [&str; 3] = [
    include_str!("../../../fixtures/editions/relic_runners/delta.json"),
    include_str!("../../../fixtures/editions/relic_runners/gorge.json"),
    include_str!("../../../fixtures/editions/relic_runners/islands.json"),
];
