//! The players in words: longship and cargo, people, what was won, the captain, the hand as far as the viewer knows it.

use super::{Context, names};
use crate::engine::Seat;
use crate::games::explorers::components::{HOLD, OUTPOSTS};
use crate::games::explorers::scoring::{count, sets};
use crate::games::explorers::state::{Explorer, Phase};
use crate::words::{Section, Tone, facts, say};

impl Context<'_> {
    /// The card of a player.
    pub fn card(&self, seat: Seat, explorer: &Explorer) -> Section {
        let asked = if self.open().asks(seat) { "▶ " } else { "" };
        let winter = if !self.open().is_solo() && self.open().winter() == Some(seat) { names::WINTER } else { "" };
        let points = self.vp(self.points(seat));
        let mut section = Section::titled(format!("{asked}{} · {points} {winter}", self.voice.marked(seat)).trim_end());
        section.line(self.ship(explorer));
        section.line(self.people(seat, explorer));
        if let Some(delivered) = self.delivered(explorer) {
            section.line(delivered);
        }
        section.line(self.captains(seat, explorer));
        if let Some(hand) = self.tiles(seat, explorer) {
            section.line(hand);
        }
        section
    }

    /// The card of a player at the end, with the points by source.
    pub fn final_card(&self, rank: u8, seat: Seat, explorer: &Explorer) -> Section {
        let facts = facts![rank = self.voice.ordinal(rank), who = seat, points = self.vp(self.points(seat))];
        let mut section = Section::titled(self.voice.say("explorers-board-rank", facts));
        let sheet = self.view.known.scores.get(seat.index());
        let lines = sheet.into_iter().flat_map(|sheet| &sheet.lines).filter(|line| line.points != 0);
        let source = |source: &str| self.voice.word(&format!("explorers-source-{}", source.replace('_', "-")));
        let lines: Vec<_> = lines.map(|line| format!("{} {}", source(&line.source), line.points)).collect();
        if !lines.is_empty() {
            section.line(lines.join(" · "));
        }
        section.line(self.captains(seat, explorer));
        let rest = [Some(self.ship(explorer)), Some(self.people(seat, explorer)), self.delivered(explorer)];
        for line in rest.into_iter().flatten() {
            section.toned(line, Tone::Quiet);
        }
        section
    }

    /// The longship, what it carries, and how much room is left.
    pub fn ship(&self, explorer: &Explorer) -> String {
        let place = names::place(explorer.ship, self.voice);
        let aboard = match explorer.cargo.count() {
            0 => self.voice.word("explorers-board-empty"),
            _ => names::glued(&names::aboard(&explorer.cargo)),
        };
        let head = names::glued(&format!("{} {place}", names::SHIP));
        let mut text = say!(self.voice, "explorers-board-line", head, text = aboard);
        let free = HOLD - explorer.cargo.count().min(HOLD);
        if free > 0 {
            text.push_str(&format!(" ({})", say!(self.voice, "explorers-board-free", count = free)));
        }
        text
    }

    /// Vikings at home and dead, ships, settlements, outposts.
    pub fn people(&self, seat: Seat, explorer: &Explorer) -> String {
        let mut parts = Vec::new();
        let mut add = |sign: &str, text: String| parts.push(format!("{sign} {text}"));
        if explorer.home > 0 {
            add(names::HOME, names::times(names::VIKING, explorer.home));
        }
        if explorer.dead > 0 {
            add(names::DEAD, explorer.dead.to_string());
        }
        if explorer.ships > 0 {
            add(names::ENEMY, explorer.ships.to_string());
        }
        if !explorer.settlements.is_empty() {
            let strengths: Vec<_> = explorer.settlements.iter().map(ToString::to_string).collect();
            let down = facts![count = strengths.len()];
            // EX-53: they lie face down until they are counted.
            let over = self.is_over();
            let text = if over { strengths.join("+") } else { self.voice.say("explorers-board-raided", down) };
            add(names::SETTLEMENT, text);
        }
        let own = self.chart().outposts.iter().filter(|(_, owner)| *owner == seat);
        let outposts: Vec<_> = own.map(|(corner, _)| corner.to_string()).collect();
        let left = OUTPOSTS.saturating_sub(explorer.outposts);
        let left = say!(self.voice, "explorers-board-left", count = left);
        add(names::OUTPOST, if outposts.is_empty() { left } else { format!("{} ({left})", outposts.join(" ")) });
        parts.iter().map(|part| names::glued(part)).collect::<Vec<_>>().join(" · ")
    }

    /// Delivered livestock and what it brings.
    pub fn delivered(&self, explorer: &Explorer) -> Option<String> {
        let herd = &explorer.delivered;
        let facts = || facts![herd = names::glued(&names::herd(herd)), points = self.vp(sets(self.game, herd))];
        (!herd.is_empty()).then(|| self.voice.say("explorers-board-delivered", facts()))
    }

    /// The captains with the points that they bring now; before all have chosen, the choice if the viewer knows it,
    /// else whether there is one.
    pub fn captains(&self, seat: Seat, explorer: &Explorer) -> String {
        if explorer.captains.is_empty() {
            let known = self.view.known.choices.get(seat.index()).copied().flatten();
            let text = match known {
                Some(captain) => {
                    let bonus = names::bonus(self.game, captain, self.voice);
                    say!(self.voice, "explorers-board-line", head = names::captain(captain, self.voice), text = bonus)
                }
                None if explorer.chosen => self.voice.word("explorers-board-chosen"),
                None => self.voice.word("explorers-board-choosing"),
            };
            return format!("{} {text}", names::CAPTAIN);
        }
        let captains = explorer.captains.iter().map(|captain| {
            let points = count(self.game, self.open(), &self.view.known.islands, seat, *captain).points;
            let head = format!("{} {}", names::captain(*captain, self.voice), self.gained(points));
            let bonus = names::bonus(self.game, *captain, self.voice);
            say!(self.voice, "explorers-board-line", head, text = bonus)
        });
        format!("{} {}", names::CAPTAIN, captains.collect::<Vec<_>>().join(" · "))
    }

    /// The hand: its tiles if the viewer knows them, else their number.
    fn tiles(&self, seat: Seat, explorer: &Explorer) -> Option<String> {
        if explorer.hand == 0 || self.open().phase == Phase::Over {
            return None;
        }
        let text = match self.hand(seat) {
            Some(hand) => {
                let tiles = hand.iter().map(|tile| names::glued(&names::tile(self.game, *tile, self.voice)));
                tiles.collect::<Vec<_>>().join(" | ")
            }
            None => say!(self.voice, "explorers-board-hand", count = explorer.hand),
        };
        Some(format!("{} {text}", names::TILE))
    }
}
