//! How *Nine Men's Morris* shows itself in words: the board, the choices, the stakes, the story and the rules.
//!
//! Every sentence is in `nine_mens_morris.ftl`; every name of a person comes from the voice.

mod board;
mod choices;
pub mod deeds;
pub mod narrate;

use super::action::Action;
use super::components::{NineMensMorris, Point};
use super::event::Event;
use super::state::Phase;
use crate::engine::Seat;
use crate::title::grid::text::way;
use crate::words::{Doc, Mark, Tone, Voice, row, say};

/// A position to be described.
pub(super) type Context<'a> = crate::title::Context<'a, NineMensMorris>;

/// The key of the title.
pub const KEY: &str = "nine_mens_morris";

impl Context<'_> {
    /// What the seat to act is asked.
    pub fn phase(&self) -> Phase {
        self.open().now.phase(self.open().options.flying)
    }
}
