//! The cards of the players in words: what lies open on them, how much is hidden, and the points that are known.

use super::context::Known;
use super::*;
use crate::canvas::kit::alt::times;

impl Context<'_> {
    pub fn card(&self, seat: Seat, runner: &Runner) -> Section {
        let points = self.known_points(&self.known(seat, runner));
        let mut section = Section::titled(format!("{} · {points}", self.called(seat)));
        let lines = [self.stores(seat, runner), self.pathways(runner)].into_iter();
        section.extend(lines.chain([self.treasures(seat, runner), self.powers(runner)]));
        section
    }

    pub fn final_card(&self, rank: u8, seat: Seat) -> Section {
        let (voice, runner) = (self.voice, &self.open().runners[seat.index()]);
        let points = self.vp(self.points(seat));
        let title = say!(voice, "relic-runners-board-rank", rank = voice.ordinal(rank), who = seat, points);
        let mut section = Section::titled(title);
        let score = self.hidden(seat).and_then(|card| card.score.as_ref());
        let lines = score.into_iter().flat_map(|sheet| &sheet.lines).filter(|line| line.count != 0);
        let source = |source| voice.word(&format!("relic-runners-source-{source}"));
        let score = row::all(lines.map(|line| format!("{} {}", source(&line.source), line.points)));
        section.extend([score, self.treasures(seat, runner), self.powers(runner)]);
        section.toned(self.pathways(runner), Tone::Quiet);
        section
    }

    /// A player by mark and name, with a sign if the question is theirs.
    pub fn called(&self, seat: Seat) -> String {
        format!("{}{}", self.asked_sign(seat), self.voice.marked(seat))
    }

    pub fn vp(&self, points: i32) -> String {
        say!(self.voice, "relic-runners-vp", points)
    }

    /// The points that are known, and what is not.
    pub fn known_points(&self, known: &Known) -> String {
        let coins = if known.coins_hidden { format!(" + {}?", names::COIN) } else { String::new() };
        let blue = match known.blue_hidden {
            0 => String::new(),
            count => format!(" + {}×{count}", names::site_sign(Some(Colour::Blue))),
        };
        format!("{}{coins}{blue}", self.vp(known.points))
    }

    /// Where the explorer is, rations and toolboxes, in one line.
    pub fn stores(&self, seat: Seat, runner: &Runner) -> String {
        let table = runner.boxes.iter().filter(|slot| **slot != Slot::Reserve);
        let table = row::list(table.map(|slot| names::slot(*slot, self.voice)));
        let facts = [
            format!("📍\u{a0}{}", code(self.stands(seat, runner))),
            format!("{}\u{a0}{}", names::RATION, runner.rations),
            format!("{}\u{a0}{table}", names::BOX),
        ];
        match runner.boxes_at(Slot::Reserve) {
            0 => row::all(facts),
            count => format!("{} ({})", row::all(facts), say!(self.voice, "relic-runners-board-reserve", count)),
        }
    }

    /// The trails with pathways, and how many are left.
    pub fn pathways(&self, runner: &Runner) -> String {
        let trails = row::joined(self.game.pathways(runner).map(names::trail), " ");
        let left = say!(self.voice, "relic-runners-board-left", count = runner.reserve());
        format!("{}\u{a0}{}", names::PATHWAY, row::all([trails, left]))
    }

    /// Relics, and the coins and blue tiles that are known.
    fn treasures(&self, seat: Seat, runner: &Runner) -> String {
        let relics = Colour::ALL.iter().filter(|colour| runner.relics_of(**colour) > 0);
        let relic = |colour: &Colour| times(names::relic(*colour, self.voice), runner.relics_of(*colour));
        let mut parts: Vec<String> = relics.map(relic).collect();
        let card = self.hidden(seat);
        parts.extend(card.and_then(|card| card.coins).map(|coins| format!("{} {coins}", names::COIN)));
        if let Some(card) = card.filter(|card| !card.blue.is_empty()) {
            let tiles = card.blue.iter().zip(&runner.blue).map(|(points, tile)| match points {
                Some(points) => points.to_string(),
                None => say!(self.voice, "relic-runners-board-hidden-tile", level = tile.level),
            });
            parts.push(format!("{} {}", names::site_sign(Some(Colour::Blue)), row::list(tiles)));
        }
        row::all(parts)
    }

    /// The ivory tiles and the explorer with its power.
    fn powers(&self, runner: &Runner) -> String {
        let ivory = row::all(runner.ivory_tiles().map(|tile| names::ivory(tile, self.voice)));
        let ivory = (!ivory.is_empty()).then(|| format!("{} {ivory}", names::site_sign(Some(Colour::Ivory))));
        let explorer = runner.explorer.map(|explorer| self.explorer_name(explorer));
        row::all(ivory.into_iter().chain(explorer))
    }

    pub fn explorer_name(&self, explorer: Explorer) -> String {
        say!(self.voice, "relic-runners-board-explorer", explorer = names::explorer(explorer, self.voice))
    }
}
