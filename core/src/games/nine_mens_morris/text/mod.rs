//! How *Nine Men's Morris* shows itself in words: the board, the choices, the stakes, the story and the rules.
//!
//! Every sentence is in `nine_mens_morris.ftl`; every name of a person comes from the voice.

mod board;
mod choices;
pub mod deeds;
pub mod narrate;

use super::state::{Open, Phase};
use crate::words::Voice;

/// What every text needs.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The open part, which is the whole state.
    pub open: &'a Open,
    /// The language and the names.
    pub voice: &'a Voice,
}

impl Context<'_> {
    /// What the seat to act is asked.
    pub fn phase(&self) -> Phase {
        self.open.now.phase(self.open.options.flying)
    }
}
