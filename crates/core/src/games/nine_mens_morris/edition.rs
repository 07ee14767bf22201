//! An edition: how many men each seat has.

use serde::Deserialize;

use super::components::NineMensMorris;
use crate::engine::bounds::Number;
use crate::engine::{Edition, EditionError, EditionWarning};

/// The fewest and the most men of a seat. With more, the board could fill before any man moves.
pub const MEN: (i16, i16) = (3, 11);

/// The men of the usual game.
const USUAL: u8 = 9;

/// The document of an edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    /// Whether the number is our own guess. Editions written before other titles required it lack it.
    #[serde(default)]
    reconstruction: bool,
    men: Number<{ MEN.0 }, { MEN.1 }>,
}

/// Reads and validates an edition.
pub fn read(edition: &Edition) -> Result<NineMensMorris, EditionError> {
    let Document { reconstruction, men } = edition.document("nine_mens_morris")?;
    Ok(NineMensMorris { men: men.into(), reconstruction })
}

/// The differences to the usual game.
pub fn warnings(game: &NineMensMorris) -> Vec<EditionWarning> {
    let warning = || EditionWarning::new("men", &format!("{} men; {USUAL} are usual", game.men));
    if game.men == USUAL { Vec::new() } else { vec![warning()] }
}
