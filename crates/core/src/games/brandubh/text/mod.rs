//! How *Brandubh* shows itself in words: the board, the choices, the stakes, the story and the rules.
//!
//! Every sentence is in `brandubh.ftl`; every name of a person comes from the voice.

mod board;
mod choices;
pub mod deeds;
pub mod narrate;

use super::action::Action;
use super::components::{Brandubh, Piece, SIDE, Square};
use super::event::Event;
use crate::engine::Seat;
use crate::words::{Doc, Mark, Tone, Voice, row, say};

/// A position to be described.
pub(super) type Context<'a> = crate::title::Context<'a, Brandubh>;

pub fn piece(piece: Piece, voice: &Voice) -> String {
    voice.word(&format!("brandubh-piece-{}", piece.word()))
}

pub fn letter(piece: Piece, voice: &Voice) -> String {
    voice.word(&format!("brandubh-letter-{}", piece.word()))
}
