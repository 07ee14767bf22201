//! What is at stake for the person who decides: the question, a help text, and the own card.

use super::*;
use crate::games::relic_runners::rules::turn::{Next, coming};
use crate::words::Fact;

/// The last round in which the questions of every turn come with their rules. Later the button **?** has them.
const EXPLAINED: u16 = 2;

impl Context<'_> {
    /// One question is open at a time, so the position says more than the seat.
    pub fn brief(&self, _: &crate::title::Asked<'_, RelicRunners>) -> Doc {
        let open = self.open();
        let mut doc = Doc::titled(self.ask());
        if self.is_over() {
            return doc;
        }
        if open.round <= EXPLAINED || !matches!(self.question(), "move" | "walk" | "arrived" | "after") {
            doc.line(self.help());
        }
        if let Some(last) = self.last_turn() {
            doc.toned(format!("⏳ {last}"), Tone::Strong);
        }
        // The last line has the ivory tiles, which follow with what they do.
        let own = self.seat_lines(open.turn).take(3);
        doc.extend(self.pair().into_iter().chain(own).chain(self.here()).chain(self.useful()));
        doc
    }

    /// That this is the last turn of the seat, unless the extra turn follows (RR-67).
    fn last_turn(&self) -> Option<String> {
        let open = self.open();
        if open.phase == Phase::Dash || open.round == 0 {
            return None;
        }
        let holder = open.runners.iter().position(|runner| runner.holds(Ivory::LastDash));
        let hidden = |site: Site| {
            open.place(site).stack.iter().filter(|layer| layer.level == 1).map(move |layer| self.face(site, layer))
        };
        let dash = Some(Tile::Ivory(Ivory::LastDash));
        let lies = open.sites_of(Colour::Ivory).flat_map(hidden).any(|face| face.is_none() || face == dash);
        let key = match (coming(open, open.turn), holder) {
            (Next::Turn(_), _) => return None,
            (Next::Dash, Some(holder)) if holder == open.turn.index() => "relic-runners-brief-last-turn-dash",
            (Next::Dash, None) if lies => "relic-runners-brief-last-turn-perhaps",
            _ => "relic-runners-brief-last-turn",
        };
        Some(self.voice.word(key))
    }

    /// Whether an expedition may begin here, and whether one could end somewhere.
    fn pair(&self) -> Option<String> {
        let open = self.open();
        let colour = open.now.start_relic.filter(|_| !open.now.moved && open.agenda.is_empty())?;
        if !matches!(open.phase, Phase::Start | Phase::Walk { .. }) {
            return None;
        }
        let ends = Site::all().filter(|site| *site != open.now.start && open.relic_on(*site) == Some(colour));
        let sites = row::list(ends.map(names::site));
        let relic = names::relic(colour, self.voice);
        Some(if sites.is_empty() {
            say!(self.voice, "relic-runners-brief-no-pair", relic)
        } else {
            say!(self.voice, "relic-runners-brief-pair", relic, sites)
        })
    }

    /// The top tile of the place where the player stands or whose tile is to be taken, and its effect. Exploring and
    /// the machete are decided on it.
    fn here(&self) -> Option<String> {
        let open = self.open();
        let site = match open.agenda.last() {
            Some(Task::Resolve { site }) => *site,
            None if matches!(open.phase, Phase::Start | Phase::Arrived) => open.runner().at,
            _ => return None,
        };
        let tile = self.top(site).filter(|tile| names::effect(*tile, self.voice).is_some())?;
        let sign = names::site_sign(Some(tile.colour()));
        Some(format!("{sign} {} · {}", names::site(site), names::tile_and_effect(tile, self.voice)))
    }

    /// The ivory tiles of the player and what they do; when two are in question, those two.
    fn useful(&self) -> impl Iterator<Item = String> {
        let mut tiles: Vec<_> = self.open().runner().ivory_tiles().collect();
        if let Some(Task::Keep { tile }) = self.open().agenda.last() {
            tiles.retain(|held| held.level() == tile.level());
            tiles.push(*tile);
        }
        let explained = |tile| names::tile_and_effect(Tile::Ivory(tile), self.voice);
        tiles.into_iter().map(move |tile| format!("{} {}", names::site_sign(Some(Colour::Ivory)), explained(tile)))
    }

    pub fn ask(&self) -> String {
        let kind = match self.open().agenda.last() {
            Some(Task::StartPathway) => "place",
            _ => self.question(),
        };
        self.voice.say(&format!("relic-runners-ask-{}", kind.replace('_', "-")), self.named())
    }

    pub fn help(&self) -> String {
        let kind = match self.open().agenda.last() {
            Some(Task::StartColumn) => "steps",
            Some(Task::Place { anywhere: true, .. }) => "place-anywhere",
            _ => self.question(),
        };
        self.voice.say(&format!("relic-runners-help-{}", kind.replace('_', "-")), self.named())
    }

    /// The kind of the question; there are two more, for an explorer who must turn a token first, and after exploring.
    fn question(&self) -> &'static str {
        match (self.open().agenda.last(), &self.open().phase) {
            (None, Phase::Start) if rules::must_depart(self.open()) => "depart",
            // They are settled automatically and never asked.
            (Some(Task::Return { .. } | Task::Finish { .. }), _) => "over",
            (None, Phase::Arrived) if !self.can_explore() => "after",
            _ => self.open().question(),
        }
    }

    fn named(&self) -> [(&'static str, Fact<'_>); 3] {
        let open = self.open();
        let at = self.open().runner().at;
        let mut n = 0;
        let mut site = None;
        let mut thing = String::new();
        match open.agenda.last() {
            Some(Task::Resolve { site: of } | Task::Pick { site: of } | Task::Reach { site: of }) => site = Some(*of),
            Some(Task::Steps { left } | Task::Lift { left, .. } | Task::Flip { left, .. }) => n = *left,
            Some(Task::Lay { from, .. }) => {
                thing = self.game.trails.get(usize::from(*from)).map(|trail| names::trail(*trail)).unwrap_or_default();
            }
            Some(Task::Keep { tile }) => (n, thing) = (tile.level(), names::ivory(*tile, self.voice)),
            Some(Task::Expedition { .. }) => {
                site = Some(at);
                thing = open.relic_on(at).map(|colour| names::relic(colour, self.voice)).unwrap_or_default();
            }
            Some(_) => {}
            None => match &open.phase {
                Phase::Start | Phase::Arrived => site = Some(at),
                Phase::Walk { path } => thing = names::path(path),
                Phase::Explorer | Phase::Dash | Phase::Over => {}
            },
        }
        facts![n, site = site.map(code).unwrap_or_default(), thing]
    }
}
