//! What is at stake for the person who decides: the question, what helps to answer it, and the own card.

use super::{Telling, names};
use crate::games::relic_runners::components::{Colour, Tile};
use crate::games::relic_runners::state::{Phase, Task};
use crate::words::{Doc, Tone};

impl Telling<'_> {
    /// What is at stake in the open question.
    pub fn brief(&self) -> Doc {
        let jungle = self.jungle();
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
        let runner = jungle.runner();
        doc.line(self.stores(jungle.turn, runner));
        doc.line(self.pathways(runner));
        if let Some(tile) = self.here() {
            doc.line(tile);
        }
        for tile in self.useful() {
            doc.line(tile);
        }
        doc
    }

    /// That it is one of the last turns.
    fn warning(&self) -> Option<String> {
        let last = self.jungle().trigger.is_some() || self.jungle().extra;
        last.then(|| format!("⏳ {}", self.voice.word("relic-runners-brief-last-turn")))
    }

    /// Whether an expedition may begin here, and whether one could end somewhere.
    fn pair(&self) -> Option<String> {
        let jungle = self.jungle();
        let colour = jungle.now.start_relic.filter(|_| !jungle.now.moved && jungle.agenda.is_empty())?;
        if !matches!(jungle.phase, Phase::Start | Phase::Walk { .. }) {
            return None;
        }
        let ends = crate::games::relic_runners::components::Site::all()
            .filter(|site| *site != jungle.now.start && jungle.relic_on(*site) == Some(colour))
            .map(names::site);
        let ends: Vec<_> = ends.collect();
        let relic = names::relic(colour, self.voice);
        Some(if ends.is_empty() {
            self.voice.say("relic-runners-brief-no-pair", [("relic", relic.into())])
        } else {
            let facts = [("relic", relic.into()), ("sites", ends.join(", ").into())];
            self.voice.say("relic-runners-brief-pair", facts)
        })
    }

    /// The top tile of the place where the player stands or whose tile is to be taken, and what it does: exploring and
    /// the machete are decided on it.
    fn here(&self) -> Option<String> {
        let jungle = self.jungle();
        let site = match jungle.agenda.last() {
            Some(Task::Resolve { site }) => *site,
            None if matches!(jungle.phase, Phase::Start | Phase::Arrived) => jungle.runner().at,
            _ => return None,
        };
        let tile = self.top(site).filter(|tile| names::effect(*tile, self.voice).is_some())?;
        let sign = names::site_sign(Some(tile.colour()));
        Some(format!("{sign} {} · {}", names::site(site), names::tile_and_effect(tile, self.voice)))
    }

    /// The ivory tiles of the player and what they do; when two are in question, those two.
    fn useful(&self) -> Vec<String> {
        let jungle = self.jungle();
        let held = jungle.runner().ivory.iter().flatten().rev().copied();
        let mut tiles: Vec<_> = held.collect();
        if let Some(Task::Keep { tile }) = jungle.agenda.last() {
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
