//! Movements as choices: where they lead, what lies there, and what the walk brings: steps for boxes, a relic, points.

use super::*;
use crate::title::{ChoiceText, Weight};

impl Context<'_> {
    /// `walk`: the whole movement.
    pub fn walk(&self, site: Site, aim: Aim, walk: Option<&Walk>) -> ChoiceText {
        let Some(walk) = walk else { return self.bare(Action::Walk(site, aim)) };
        let key = match aim {
            Aim::Best => "relic-runners-label-walk",
            Aim::Tokens => "relic-runners-label-walk-tokens",
            Aim::Short => "relic-runners-label-walk-short",
            Aim::Shortcut => "relic-runners-label-walk-shortcut",
        };
        let mut facts = self.brings(walk);
        facts.push(names::path(&walk.path));
        let expedition = is_expedition(self.open(), site);
        let weight = if expedition && aim == Aim::Best { Weight::Main } else { Weight::Plain };
        let emoji = if expedition { self.relic_sign(site) } else { self.sign(site) };
        let said = ChoiceText::plain(emoji, say!(self.voice, key, site), facts).weighted(weight);
        if aim == Aim::Best { said.button(format!("→ {}", code(site))) } else { said }
    }

    /// `go`: one trail, after which the walk goes on.
    pub fn go(&self, to: Site) -> ChoiceText {
        let open = self.open();
        let key = match open.phase {
            Phase::Walk { .. } => "relic-runners-label-go-on",
            _ => "relic-runners-label-go",
        };
        let mut facts = Vec::new();
        if let Some(trail) = self.game.way(self.stands(open.turn, open.runner()), to) {
            let own = open.runner().paths.has(trail);
            facts.push(self.voice.word(if own { "relic-runners-fact-own" } else { "relic-runners-fact-unknown" }));
            if open.coloured_on(self.game, trail) {
                facts.push(say!(self.voice, "relic-runners-fact-steps", steps = 1));
            }
        }
        match to {
            Site::CAMP => facts.push(self.voice.word("relic-runners-fact-camp-ends")),
            _ => facts.extend(self.lies_with_effect(to)),
        }
        ChoiceText::plain("👣", say!(self.voice, key, site = to), facts).button(format!("→ {}", code(to)))
    }

    /// `stop`: the walk ends where it is.
    pub fn stop(&self) -> ChoiceText {
        let walk = Walk::of(self.game, self.open());
        ChoiceText::main("🛑", say!(self.voice, "relic-runners-label-stop", site = walk.end()), self.brings(&walk))
    }

    /// What a movement brings where it ends.
    fn brings(&self, walk: &Walk) -> Vec<String> {
        let (voice, end) = (self.voice, walk.end());
        let mut facts = Vec::new();
        if is_expedition(self.open(), end) {
            let vp = self.gained(u16::from(walk.trails() * EXPEDITION_POINTS));
            facts.push(say!(voice, "relic-runners-fact-expedition", relic = self.relic_sign(end), vp));
        }
        if walk.steps > 0 {
            facts.push(say!(voice, "relic-runners-fact-steps", steps = walk.steps));
        }
        facts.extend(self.lies_with_effect(end));
        facts.push(say!(voice, "relic-runners-fact-trails", count = walk.trails()));
        facts
    }

    pub fn sign(&self, site: Site) -> &'static str {
        names::site_sign(self.open().place(site).colour)
    }

    /// The sign of the relic of a site; none for Base Camp.
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

    /// What lies at a place, e.g. `Purple Temple: 3 tiles, P4 Spare kit`.
    pub fn lies_at(&self, site: Site) -> String {
        row::list([self.tiles_at(site)].into_iter().chain(self.top(site).map(|tile| names::tile(tile, self.voice))))
    }

    /// The same without the top tile.
    fn tiles_at(&self, site: Site) -> String {
        let (voice, place) = (self.voice, self.open().place(site));
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

    /// A place and what lies there in signs, e.g. `T3 🟪▮3`.
    pub fn lies_briefly(&self, site: Site) -> String {
        let place = self.open().place(site);
        let lies = match place.relic {
            Relic::Showing => self.relic_sign(site).to_owned(),
            Relic::Taken => "∅".to_owned(),
            Relic::Buried if site == Site::CAMP => names::CAMP.to_owned(),
            Relic::Buried => format!("{}{}{}", self.sign(site), names::TILE, place.stack.len()),
        };
        format!("{} {lies}", code(site))
    }

    pub fn neighbours(&self, site: Site) -> String {
        format!("→ {}", row::joined(self.game.ways[site.index()].iter().map(|way| code(way.to)), " "))
    }
}
