//! Movements as choices: where they lead, what lies there, and what the walk brings: steps for boxes, a relic, points.

use super::{Context, names};
use crate::games::relic_runners::action::{Action, Aim};
use crate::games::relic_runners::components::{EXPEDITION_POINTS, Site, Tile};
use crate::games::relic_runners::rules::walk::{Walk, is_expedition};
use crate::games::relic_runners::state::{Phase, Relic};
use crate::title::{Said, Weight};
use crate::words::{facts, say};

impl Context<'_> {
    /// `walk`: the whole movement.
    pub fn walk(&self, site: Site, aim: Aim, walk: Option<&Walk>) -> Said {
        let Some(walk) = walk else { return self.bare(Action::Walk(site, aim)) };
        let key = match aim {
            Aim::Best => "relic-runners-label-walk",
            Aim::Tokens => "relic-runners-label-walk-tokens",
            Aim::Short => "relic-runners-label-walk-short",
            Aim::Shortcut => "relic-runners-label-walk-shortcut",
        };
        let label = say!(self.voice, key, site = names::site(site));
        let mut facts = self.brings(walk);
        facts.push(names::path(&walk.path));
        let expedition = is_expedition(self.open(), site);
        let weight = if expedition && aim == Aim::Best { Weight::Main } else { Weight::Plain };
        let emoji = if expedition { self.relic_sign(site) } else { self.sign(site) };
        let said = Said::plain(emoji, label, facts).weighted(weight);
        if aim == Aim::Best { said.button(format!("→ {}", names::site(site))) } else { said }
    }

    /// `go`: one trail, after which the walk goes on.
    pub fn go(&self, to: Site) -> Said {
        let open = self.open();
        let from = self.stands(open.turn, open.runner());
        let key = match open.phase {
            Phase::Walk { .. } => "relic-runners-label-go-on",
            _ => "relic-runners-label-go",
        };
        let mut facts = Vec::new();
        if let Some(trail) = self.game.way(from, to) {
            let own = open.runner().paths.has(trail);
            facts.push(self.voice.word(if own { "relic-runners-fact-own" } else { "relic-runners-fact-unknown" }));
            if self.game.token_on(trail).is_some_and(|token| open.tokens.coloured(token)) {
                facts.push(say!(self.voice, "relic-runners-fact-steps", steps = 1));
            }
        }
        if to == Site::CAMP {
            facts.push(self.voice.word("relic-runners-fact-camp-ends"));
        } else {
            facts.extend(self.lies_with_effect(to));
        }
        let label = say!(self.voice, key, site = names::site(to));
        Said::plain("👣", label, facts).button(format!("→ {}", names::site(to)))
    }

    /// `stop`: the walk ends where it is.
    pub fn stop(&self) -> Said {
        let walk = Walk::of(self.game, self.open());
        let label = say!(self.voice, "relic-runners-label-stop", site = names::site(walk.end()));
        Said::main("🛑", label, self.brings(&walk))
    }

    /// What a movement brings where it ends.
    fn brings(&self, walk: &Walk) -> Vec<String> {
        let voice = self.voice;
        let mut facts = Vec::new();
        let end = walk.end();
        if is_expedition(self.open(), end) {
            let points = self.gained(u16::from(walk.trails()) * u16::from(EXPEDITION_POINTS));
            let facts_of = facts![relic = self.relic_sign(end), vp = points];
            facts.push(voice.say("relic-runners-fact-expedition", facts_of));
        }
        if walk.steps > 0 {
            facts.push(say!(voice, "relic-runners-fact-steps", steps = walk.steps));
        }
        facts.extend(self.lies_with_effect(end));
        facts.push(say!(voice, "relic-runners-fact-trails", count = walk.trails()));
        facts
    }

    pub fn relic_sign(&self, site: Site) -> &'static str {
        self.open().place(site).colour.map(names::relic_sign).unwrap_or_default()
    }

    /// The effect of the top tile of a place, as far as it is known, and what lies there: the effect first, so that
    /// there is room for it.
    pub fn lies_with_effect(&self, site: Site) -> Vec<String> {
        match self.top(site).filter(|tile| names::effect(*tile, self.voice).is_some()) {
            Some(tile) => vec![names::tile_and_effect(tile, self.voice), self.tiles_at(site)],
            None => vec![self.lies_at(site)],
        }
    }

    /// The top tile of a place, as far as it is known.
    pub fn top(&self, site: Site) -> Option<Tile> {
        self.open().place(site).stack.last().and_then(|top| self.face(site, top.level, top.open))
    }

    /// What lies at a place, e.g. `Purple Temple: 3 tiles, P4 Spare kit`.
    pub fn lies_at(&self, site: Site) -> String {
        match self.top(site) {
            Some(tile) => format!("{}, {}", self.tiles_at(site), names::tile(tile, self.voice)),
            None => self.tiles_at(site),
        }
    }

    /// The same without the top tile.
    fn tiles_at(&self, site: Site) -> String {
        let voice = self.voice;
        let place = self.open().place(site);
        let Some(colour) = place.colour else { return voice.word("relic-runners-camp") };
        match place.relic {
            Relic::Showing => say!(voice, "relic-runners-lies-relic", relic = names::relic(colour, voice)),
            Relic::Taken => voice.word("relic-runners-lies-empty"),
            Relic::Buried => {
                let kind = names::site_kind(colour, voice);
                say!(voice, "relic-runners-lies-tiles", kind, count = place.stack.len())
            }
        }
    }

    /// The same in signs, e.g. `🟪▮3`.
    pub fn lies_briefly(&self, site: Site) -> String {
        let place = self.open().place(site);
        match (place.relic, place.colour) {
            (Relic::Showing, Some(colour)) => names::relic_sign(colour).to_owned(),
            (Relic::Taken, _) => "∅".to_owned(),
            (_, None) => names::CAMP.to_owned(),
            (_, colour) => format!("{}{}{}", names::site_sign(colour), names::TILE, place.stack.len()),
        }
    }

    /// The places next to a place.
    pub fn neighbours(&self, site: Site) -> String {
        let ways = self.game.ways.get(site.index()).into_iter().flatten();
        format!("→ {}", ways.map(|way| names::site(way.to)).collect::<Vec<_>>().join(" "))
    }
}
