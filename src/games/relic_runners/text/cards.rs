//! The cards of the players in words: what lies open on them, how much is hidden, and the points that are known.

use super::context::Known;
use super::{Context, names};
use crate::engine::Seat;
use crate::games::relic_runners::components::Colour;
use crate::games::relic_runners::state::{Runner, Slot};
use crate::words::{Section, Tone, facts, say};

impl Context<'_> {
    /// The card of a player.
    pub fn card(&self, seat: Seat, runner: &Runner) -> Section {
        let asked = if self.open().asked() == Some(seat) { "▶ " } else { "" };
        let points = self.known(&self.points(seat, runner));
        let mut section = Section::titled(format!("{asked}{} · {points}", self.voice.marked(seat)));
        section.line(self.stores(seat, runner));
        section.line(self.pathways(runner));
        if let Some(treasures) = self.treasures(seat, runner) {
            section.line(treasures);
        }
        if let Some(powers) = self.powers(runner) {
            section.toned(powers, Tone::Plain);
        }
        section
    }

    /// The card of a player at the end.
    pub fn final_card(&self, rank: u8, seat: Seat, runner: &Runner) -> Section {
        let points = self.points(seat, runner).points;
        let facts = facts![rank = self.voice.ordinal(rank), who = seat, points = self.vp(points)];
        let mut section = Section::titled(self.voice.say("relic-runners-board-rank", facts));
        let score = self.view.known.cards.get(seat.index()).and_then(|card| card.score.as_ref());
        let lines = score.into_iter().flat_map(|sheet| &sheet.lines).filter(|line| line.count != 0);
        let lines: Vec<_> = lines
            .map(|line| {
                format!("{} {}", self.voice.word(&format!("relic-runners-source-{}", line.source)), line.points)
            })
            .collect();
        if !lines.is_empty() {
            section.line(lines.join(" · "));
        }
        if let Some(treasures) = self.treasures(seat, runner) {
            section.line(treasures);
        }
        if let Some(powers) = self.powers(runner) {
            section.line(powers);
        }
        section.toned(self.pathways(runner), Tone::Quiet);
        section
    }

    /// Victory points in words.
    pub fn vp(&self, points: i32) -> String {
        say!(self.voice, "relic-runners-vp", points)
    }

    /// The points that are known, and what is not.
    pub fn known(&self, known: &Known) -> String {
        let mut text = self.vp(known.points);
        if known.coins_hidden {
            text.push_str(&format!(" + {}?", names::COIN));
        }
        if known.blue_hidden > 0 {
            text.push_str(&format!(" + {}×{}", names::site_sign(Some(Colour::Blue)), known.blue_hidden));
        }
        text
    }

    /// Where the explorer is, rations and toolboxes, in one line.
    pub fn stores(&self, seat: Seat, runner: &Runner) -> String {
        let table: Vec<_> = (runner.boxes.iter().filter(|slot| **slot != Slot::Reserve))
            .map(|slot| names::slot(*slot, self.voice))
            .collect();
        let reserve = runner.boxes.len() - table.len();
        let mut text = format!(
            "📍\u{a0}{} · {}\u{a0}{} · {}\u{a0}{}",
            names::site(self.stands(seat, runner)),
            names::RATION,
            runner.rations,
            names::BOX,
            table.join(", ")
        );
        if reserve > 0 {
            let reserve = say!(self.voice, "relic-runners-board-reserve", count = reserve);
            text.push_str(&format!(" ({reserve})"));
        }
        text
    }

    /// The trails with pathways, and how many are left.
    pub fn pathways(&self, runner: &Runner) -> String {
        let trails: Vec<_> = self.game.pathways(runner).map(names::trail).collect();
        let left = say!(self.voice, "relic-runners-board-left", count = runner.reserve());
        if trails.is_empty() {
            format!("{}\u{a0}{left}", names::PATHWAY)
        } else {
            format!("{}\u{a0}{} · {left}", names::PATHWAY, trails.join(" "))
        }
    }

    /// Relics, and the coins and blue tiles that are known.
    fn treasures(&self, seat: Seat, runner: &Runner) -> Option<String> {
        let mut parts = Vec::new();
        for colour in Colour::ALL {
            let count = runner.relics.iter().filter(|relic| *relic == colour).count();
            match count {
                0 => {}
                1 => parts.push(names::relic(*colour, self.voice)),
                _ => parts.push(format!("{} ×{count}", names::relic(*colour, self.voice))),
            }
        }
        let card = self.view.known.cards.get(seat.index());
        if let Some(coins) = card.and_then(|card| card.coins) {
            parts.push(format!("{} {coins}", names::COIN));
        }
        if let Some(card) = card.filter(|card| !card.blue.is_empty()) {
            let tiles = card.blue.iter().zip(&runner.blue).map(|(points, tile)| match points {
                Some(points) => points.to_string(),
                None => say!(self.voice, "relic-runners-board-hidden-tile", level = tile.level),
            });
            let tiles: Vec<_> = tiles.collect();
            parts.push(format!("{} {}", names::site_sign(Some(Colour::Blue)), tiles.join(", ")));
        }
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// The ivory tiles and the explorer with its power.
    fn powers(&self, runner: &Runner) -> Option<String> {
        let ivory = runner.ivory.iter().flatten().rev().map(|tile| names::ivory(*tile, self.voice));
        let mut parts: Vec<_> = ivory.collect();
        if let Some(first) = parts.first_mut() {
            first.insert_str(0, &format!("{} ", names::site_sign(Some(Colour::Ivory))));
        }
        if let Some(explorer) = runner.explorer {
            let explorer = self.voice.word(&format!("relic-runners-explorer-{explorer}"));
            parts.push(say!(self.voice, "relic-runners-board-explorer", explorer));
        }
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}
