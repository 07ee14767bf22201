//! How *Brandubh* shows itself in words: the board, the choices, the stakes, the story and the rules.
//!
//! Every sentence is in `brandubh.ftl`; every name of a person comes from the voice.

mod board;
mod choices;
pub mod narrate;

use super::components::Piece;
use super::state::Open;
use crate::words::Voice;

/// What every text needs.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The open part, which is the whole state.
    pub open: &'a Open,
    /// The language and the names.
    pub voice: &'a Voice,
}

/// What a piece is called.
pub fn piece(piece: Piece, voice: &Voice) -> String {
    voice.word(&format!("brandubh-piece-{}", piece.word()))
}

/// The letter of a piece on the board.
pub fn letter(piece: Piece, voice: &Voice) -> String {
    voice.word(&format!("brandubh-letter-{}", piece.word()))
}
