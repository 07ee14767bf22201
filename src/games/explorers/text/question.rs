//! The present question as a sentence, and a help text for it.

use super::Context;
use crate::games::explorers::components::SOLO_PLACEMENTS;
use crate::games::explorers::rules::ship_is_due;
use crate::games::explorers::state::Phase;
use crate::words::say;

impl Context<'_> {
    /// The question in one sentence.
    pub fn ask(&self) -> String {
        let voice = self.voice;
        match self.open().phase {
            Phase::Captain => voice.word("explorers-ask-captain"),
            Phase::Place { left, .. } if self.open().is_solo() => {
                let number = SOLO_PLACEMENTS + 1 - left.min(SOLO_PLACEMENTS);
                say!(voice, "explorers-ask-place-solo", n = number, of = SOLO_PLACEMENTS)
            }
            Phase::Place { .. } => voice.word("explorers-ask-place"),
            Phase::Act { left: 0 } => voice.word("explorers-ask-done"),
            Phase::Act { left } => say!(voice, "explorers-ask-act", left),
            Phase::Over => voice.word("explorers-ask-over"),
        }
    }

    /// The help text for the question.
    pub fn help(&self) -> String {
        self.voice.word(match self.open().phase {
            Phase::Captain => "explorers-help-captain",
            Phase::Place { .. } if self.ship_is_due() => "explorers-help-place-ship",
            Phase::Place { .. } => "explorers-help-place",
            Phase::Act { left: 0 } => "explorers-help-done",
            Phase::Act { .. } => "explorers-help-act",
            Phase::Over => "explorers-help-over",
        })
    }

    /// Whether only tiles with an enemy ship may be placed now (EX-83).
    fn ship_is_due(&self) -> bool {
        ship_is_due(self.game, self.open(), self.hand(self.open().current).unwrap_or_default())
    }
}
