//! What is at stake for the person who decides: the question, a help text, proposals, and the seat's own pieces.

use super::{Context, names};
use crate::engine::Seat;
use crate::games::explorers::components::{ACTIONS, Tile};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::scoring::count;
use crate::games::explorers::state::Phase;
use crate::words::{Doc, Tone, say};

/// Places that are proposed for each tile of the hand.
const PROPOSED: usize = 3;

impl Context<'_> {
    /// What is at stake for this seat.
    pub fn brief(&self, seat: Seat) -> Doc {
        let mut doc = Doc::titled(self.ask());
        if self.is_over() {
            return doc;
        }
        doc.line(self.help());
        if let Some(warning) = self.warning(seat) {
            doc.toned(warning, Tone::Strong);
        }
        match self.open().phase {
            Phase::Captain => {
                for captain in self.view.known.offers.get(seat.index()).into_iter().flatten().flatten() {
                    let name = names::captain(*captain, self.voice);
                    let head = format!("{} {name}", names::CAPTAIN);
                    doc.line(self.with(head, names::bonus(self.game, *captain, self.voice)));
                }
            }
            Phase::Place { .. } => {
                let glance = Glance::new(self.game, self.open(), seat);
                for tile in self.hand(seat).unwrap_or_default() {
                    doc.line(self.proposal(&glance, *tile));
                }
            }
            Phase::Act { left } => {
                let dots = format!("{}{}", "●".repeat(left.into()), "○".repeat((ACTIONS - left.min(ACTIONS)).into()));
                doc.line(format!("{dots} {}", say!(self.voice, "explorers-brief-actions", left, all = ACTIONS)));
            }
            Phase::Over => {}
        }
        self.own(seat, &mut doc);
        doc
    }

    /// How many turns the seat still has, when the end is near.
    fn warning(&self, seat: Seat) -> Option<String> {
        let open = self.open();
        if open.phase == Phase::Captain || open.stack > 0 {
            return None;
        }
        let placed = u8::from(!matches!(open.phase, Phase::Place { .. }));
        let turns = if open.is_solo() { 1 } else { self.explorer(seat)?.hand + placed };
        Some(format!("{} {}", names::WINTER, say!(self.voice, "explorers-brief-last-turns", turns)))
    }

    /// A tile of the hand and where it would lie best.
    fn proposal(&self, glance: &Glance<'_>, tile: Tile) -> String {
        let places = self.places(glance, tile);
        let best = places.iter().take(PROPOSED);
        let best: Vec<_> = best.map(|(cell, turn)| names::glued(&format!("{cell} r{turn}"))).collect();
        let name = names::glued(&names::tile(self.game, tile, self.voice));
        if best.is_empty() {
            return self.with(format!("{} {name}", names::TILE), self.voice.word("explorers-brief-nowhere"));
        }
        self.with(
            format!("{} {name}", names::TILE),
            say!(self.voice, "explorers-brief-places", count = places.len(), best = best.join(", ")),
        )
    }

    /// A heading with its text.
    fn with(&self, head: String, text: String) -> String {
        say!(self.voice, "explorers-board-line", head, text)
    }

    /// What the seat has, and what its captains bring now.
    fn own(&self, seat: Seat, doc: &mut Doc) {
        let Some(explorer) = self.explorer(seat) else { return };
        if self.open().phase == Phase::Captain {
            for tile in self.hand(seat).unwrap_or_default() {
                doc.line(format!("{} {}", names::TILE, names::tile(self.game, *tile, self.voice)));
            }
            return;
        }
        doc.line(self.ship(explorer));
        doc.line(self.people(seat, explorer));
        if let Some(delivered) = self.delivered(explorer) {
            doc.line(delivered);
        }
        for captain in &explorer.captains {
            let now = count(self.game, self.open(), &self.view.known.islands, seat, *captain).points;
            let name = names::captain(*captain, self.voice);
            doc.line(format!(
                "{} {}",
                names::CAPTAIN,
                say!(
                    self.voice,
                    "explorers-brief-captain",
                    captain = name,
                    bonus = names::bonus(self.game, *captain, self.voice),
                    points = self.vp(now)
                )
            ));
        }
    }
}
