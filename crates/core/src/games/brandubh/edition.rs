//! An edition: the starting position.

use serde::Deserialize;

use super::components::{Board, Brandubh, CORNERS, Piece, Square};
use crate::engine::{Edition, EditionError, EditionWarning};

/// The maximum number of attackers and of defenders.
pub const MOST: (u8, u8) = (16, 8);
const SETUP: &str = "setup";

/// The document of an edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    /// Whether the setup is our own reconstruction.
    reconstruction: bool,
    /// The rows, the seventh first: `a`, `d`, `k`, or `.` for an empty square.
    setup: [String; 7],
}

pub fn read(edition: &Edition) -> Result<Brandubh, EditionError> {
    let wrong = |reason: &str| EditionError::new(SETUP, reason);
    let Document { reconstruction, setup } = edition.document("brandubh")?;
    let shape = "must be 7 rows of 7 letters: a, d, k or . for none";
    let setup: Board = setup.join("/").parse().map_err(|_| wrong(shape))?;
    if setup.king() != Some(Square::THRONE) || setup.of(Piece::King).count() != 1 {
        return Err(wrong("must have one k, on the throne in the middle"));
    }
    if !setup.occupied().and(CORNERS).is_empty() {
        return Err(wrong("must leave the corners empty"));
    }
    if !(1..=MOST.0).contains(&setup.of(Piece::Attacker).count()) || setup.of(Piece::Defender).count() > MOST.1 {
        return Err(wrong(&format!("must have 1 to {} a, and at most {} d", MOST.0, MOST.1)));
    }
    Ok(Brandubh { setup, reconstruction })
}

/// Differences from the usual setup.
pub fn warnings(game: &Brandubh) -> Vec<EditionWarning> {
    let counts = (game.setup.of(Piece::Attacker).count(), game.setup.of(Piece::Defender).count());
    let reason = format!("{} attackers and {} defenders; 8 and 4 are usual", counts.0, counts.1);
    if counts == (8, 4) { Vec::new() } else { vec![EditionWarning::new(SETUP, &reason)] }
}
