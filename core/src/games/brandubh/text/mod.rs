//! How *Brandubh* shows itself in words: the board, the choices, the stakes, the story and the rules.
//!
//! Every sentence is in `brandubh.ftl`; every name of a person comes from the voice.

mod board;
mod choices;
pub mod narrate;

use super::components::{Piece, SIDE, Square};
use super::state::{End, Open};
use crate::words::{Doc, Line, Mark, Tone, Voice, row, say};

/// What every text needs.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub open: &'a Open,
    pub voice: &'a Voice,
}

pub fn piece(piece: Piece, voice: &Voice) -> String {
    voice.word(&format!("brandubh-piece-{}", piece.word()))
}

pub fn letter(piece: Piece, voice: &Voice) -> String {
    voice.word(&format!("brandubh-letter-{}", piece.word()))
}
