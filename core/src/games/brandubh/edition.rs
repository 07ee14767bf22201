//! An edition: the starting position.

use serde::Deserialize;

use super::components::{Board, Brandubh, Piece, Square};
use crate::engine::{Edition, EditionError, EditionWarning};

/// The maximum number of attackers and of defenders.
pub const MOST: (u8, u8) = (16, 8);

/// The key of the setup in the document.
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

/// Reads and validates an edition.
pub fn read(edition: &Edition) -> Result<Brandubh, EditionError> {
    let wrong = |reason: &str| EditionError::new(SETUP, reason);
    let Document { reconstruction, setup } = edition.document("brandubh")?;
    let shape = "must be 7 rows of 7 letters: a, d, k or . for none";
    let setup: Board = setup.join("/").parse().map_err(|_| wrong(shape))?;
    if setup.king() != Some(Square::THRONE) || setup.count(Piece::King) != 1 {
        return Err(wrong("must have one k, on the throne in the middle"));
    }
    if Square::corners().any(|corner| setup.at(corner).is_some()) {
        return Err(wrong("must leave the corners empty"));
    }
    if !(1..=MOST.0).contains(&setup.count(Piece::Attacker)) || setup.count(Piece::Defender) > MOST.1 {
        return Err(wrong(&format!("must have 1 to {} a, and at most {} d", MOST.0, MOST.1)));
    }
    Ok(Brandubh { setup, reconstruction })
}

/// Differences from the usual setup.
pub fn warnings(game: &Brandubh) -> Vec<EditionWarning> {
    let counts = (game.setup.count(Piece::Attacker), game.setup.count(Piece::Defender));
    let reason = format!("{} attackers and {} defenders; 8 and 4 are usual", counts.0, counts.1);
    if counts == (8, 4) { Vec::new() } else { vec![EditionWarning::new(SETUP, &reason)] }
}
