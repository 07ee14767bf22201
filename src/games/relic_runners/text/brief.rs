//! What is at stake for the person who decides: the question, a help text, and the own card.

use super::{Context, names};
use crate::games::relic_runners::components::{Colour, Tile};
use crate::games::relic_runners::state::{Phase, Task};
use crate::words::{Doc, Tone, say};

impl Context<'_> {
    /// What is at stake in the open question.
    pub fn brief(&self) -> Doc {
        let open = self.open();
        let mut doc = Doc::titled(self.ask());
        if self.is_over() {
            return doc;
        }
        doc.line(self.help());
        if let Some(warning) = self.warning() {
            doc.toned(warning, Tone::Strong);
        }
        if let Some(pair) = self.pair() {
            doc.line(pair);
        }
        let runner = open.runner();
        doc.line(self.stores(open.turn, runner));
        doc.line(self.pathways(runner));
        if let Some(tile) = self.here() {
            doc.line(tile);
        }
        for tile in self.useful() {
            doc.line(tile);
        }
        doc
    }

    /// A warning in one of the last turns.
    fn warning(&self) -> Option<String> {
        let last = self.open().trigger.is_some() || self.open().extra;
        last.then(|| format!("⏳ {}", self.voice.word("relic-runners-brief-last-turn")))
    }

    /// Whether an expedition may begin here, and whether one could end somewhere.
    fn pair(&self) -> Option<String> {
        let open = self.open();
        let colour = open.now.start_relic.filter(|_| !open.now.moved && open.agenda.is_empty())?;
        if !matches!(open.phase, Phase::Start | Phase::Walk { .. }) {
            return None;
        }
        let ends = crate::games::relic_runners::components::Site::all()
            .filter(|site| *site != open.now.start && open.relic_on(*site) == Some(colour))
            .map(names::site);
        let ends: Vec<_> = ends.collect();
        let relic = names::relic(colour, self.voice);
        Some(if ends.is_empty() {
            say!(self.voice, "relic-runners-brief-no-pair", relic)
        } else {
            say!(self.voice, "relic-runners-brief-pair", relic, sites = ends.join(", "))
        })
    }

    /// The top tile of the place where the player stands or whose tile is to be taken, and what it does: exploring and
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
    fn useful(&self) -> Vec<String> {
        let open = self.open();
        let held = open.runner().ivory.iter().flatten().rev().copied();
        let mut tiles: Vec<_> = held.collect();
        if let Some(Task::Keep { tile }) = open.agenda.last() {
            tiles.retain(|held| held.level() == tile.level());
            tiles.push(*tile);
        }
        let line = |tile| {
            let tile = names::tile_and_effect(Tile::Ivory(tile), self.voice);
            format!("{} {tile}", names::site_sign(Some(Colour::Ivory)))
        };
        tiles.into_iter().map(line).collect()
    }
}
