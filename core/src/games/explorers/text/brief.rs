//! What is at stake for the person who decides: the question, a help text, proposals, and the seat's own pieces.

use super::*;
use crate::games::explorers::rules::ship_is_due;

/// The last round in which placing a tile comes with its rule. Later the button **?** has it.
const EXPLAINED: usize = 2;

impl Context<'_> {
    pub fn ask(&self) -> String {
        let voice = self.voice;
        match self.open().phase {
            Phase::Captain => voice.word("explorers-ask-captain"),
            Phase::Place { left, .. } if self.open().is_solo() => {
                let n = SOLO_PLACEMENTS + 1 - left.min(SOLO_PLACEMENTS);
                say!(voice, "explorers-ask-place-solo", n, of = SOLO_PLACEMENTS)
            }
            Phase::Place { .. } => voice.word("explorers-ask-place"),
            Phase::Act { left: 0 } => voice.word("explorers-ask-done"),
            Phase::Act { left } => say!(voice, "explorers-ask-act", left),
            Phase::Over => voice.word("explorers-ask-over"),
        }
    }

    /// A help text, as far as the choices need one.
    fn help(&self, proposes: bool) -> Option<String> {
        let open = self.open();
        let hand = self.hand(open.current).unwrap_or_default();
        Some(self.voice.word(match open.phase {
            Phase::Captain => "explorers-help-captain",
            Phase::Place { .. } if ship_is_due(self.game, open, hand) => "explorers-help-place-ship",
            Phase::Place { .. } if usize::from(open.turn) <= EXPLAINED * open.explorers.len() => "explorers-help-place",
            Phase::Act { left: 0 } => "explorers-help-done",
            Phase::Act { .. } if !proposes => "explorers-help-act",
            Phase::Place { .. } | Phase::Act { .. } | Phase::Over => return None,
        }))
    }

    pub fn brief(&self, asked: &Asked<'_, Explorers>) -> Doc {
        let seat = asked.seat;
        let mut doc = Doc::titled(self.ask());
        if self.is_over() {
            return doc;
        }
        let proposed = self.proposal_lines(asked);
        doc.extend(self.help(!proposed.is_empty()));
        if let Some(warning) = self.warning() {
            doc.toned(warning, Tone::Strong);
        }
        let line = |captain: &_| names::captain_and_bonus(self.game, *captain, self.voice);
        doc.extend(self.offer(seat).iter().map(|captain| format!("{} {}", names::CAPTAIN, line(captain))));
        doc.extend(proposed);
        // While captains are chosen, only the hand matters: the last line.
        let unimportant = if self.open().phase == Phase::Captain { 4 } else { 0 };
        doc.extend(self.seat_lines(seat).skip(unimportant));
        doc
    }

    /// How many turns the current seat still has, when the end is near.
    fn warning(&self) -> Option<String> {
        let open = self.open();
        if open.phase == Phase::Captain || open.stack > 0 {
            return None;
        }
        let turns = open.turns_to_come() + 1;
        Some(format!("{} {}", names::WINTER, say!(self.voice, "explorers-brief-last-turns", turns)))
    }
}
