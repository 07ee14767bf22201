//! Movements as choices: where they lead, what lies there, what they bring now and what they lead to.

use super::*;
use crate::games::relic_runners::intents::Intent;
use crate::games::relic_runners::policy::outlook::Outlook;
use crate::title::ChoiceText;

/// The most characters of a label without its number.
const LABEL: usize = 38;

/// As many of these parts as fit on a button.
pub fn label(parts: impl IntoIterator<Item = String>) -> String {
    row::fit(parts, LABEL)
}

impl Context<'_> {
    /// `walk`: the whole movement.
    pub fn walk(&self, site: Site, aim: Aim, outlook: &Outlook<'_>) -> ChoiceText {
        let Some(walk) = outlook.walk(site, aim) else { return self.bare(Action::Walk(site, aim)) };
        let reason = match aim {
            Aim::Best => self.reason(site, walk, outlook),
            Aim::Tokens => self.voice.word("relic-runners-way-tokens"),
            Aim::Short => self.voice.word("relic-runners-way-short"),
            Aim::Shortcut => self.voice.word("relic-runners-way-shortcut"),
        };
        let goes = say!(self.voice, "relic-runners-label-walk", site);
        let steps = (walk.steps > 0).then(|| say!(self.voice, "relic-runners-fact-steps", steps = walk.steps));
        let mut facts = self.brings(walk, outlook);
        if walk.trails() > 1 {
            facts.push(names::path(&walk.path()));
        }
        let emoji = if is_expedition(self.open(), site) { self.relic_sign(site) } else { self.sign(site) };
        ChoiceText::plain(emoji, label([goes, reason].into_iter().chain(steps)), facts)
    }

    /// An intent: the movement, and what exploring brings.
    pub fn exploring(&self, intent: &Intent, outlook: &Outlook<'_>) -> ChoiceText {
        let site = intent.site;
        let rations = self.open().runner().rations;
        let explores = say!(self.voice, "relic-runners-label-explore", site);
        let cost = say!(self.voice, "relic-runners-fact-rations", before = rations, after = rations.saturating_sub(1));
        let steps = intent.actions.iter().filter_map(|action| match action {
            Action::Up(rise) => Some(format!("{} → {}", names::BOX, code(rise.ends().1))),
            Action::Place(trail) => Some(format!("{} {}", names::PATHWAY, names::trail(*trail))),
            _ => None,
        });
        let walk = outlook.walk(site, Aim::Best).filter(|walk| walk.trails() > 1);
        let path = walk.map(|walk| names::path(&walk.path()));
        let facts = steps.chain(self.lies_with_effect(site)).chain(self.leads(site, outlook)).chain([cost]).chain(path);
        ChoiceText::plain(self.sign(site), label([explores, self.yields(site)]), facts.collect())
    }

    fn reason(&self, site: Site, walk: &Walk, outlook: &Outlook<'_>) -> String {
        let voice = self.voice;
        let open = self.open();
        if is_expedition(open, site) {
            let vp = self.gained(u16::from(walk.trails() * EXPEDITION_POINTS));
            return say!(voice, "relic-runners-gist-expedition", vp);
        }
        match (site, open.has_tiles(site)) {
            (Site::CAMP, _) => self.rest_brings(),
            (_, true) if open.runner().rations == 0 => voice.word("relic-runners-gist-dry"),
            (_, true) => self.yields(site),
            (_, false) => match (self.next_points(site, outlook), open.relic_on(site)) {
                (Some((_, vp)), _) => say!(voice, "relic-runners-gist-next", vp),
                (None, Some(colour)) => {
                    say!(voice, "relic-runners-gist-shrine", relic = names::relic(colour, voice))
                }
                (None, None) => voice.word("relic-runners-lies-empty"),
            },
        }
    }

    /// What exploring a site yields, in a few words.
    pub fn yields(&self, site: Site) -> String {
        let voice = self.voice;
        let place = self.open().place(site);
        let level = place.stack.last().map_or(0, |layer| layer.level);
        match (self.top(site), place.colour) {
            (Some(Tile::Purple(tile)), _) => voice.word(&format!("relic-runners-gist-{tile}")),
            (Some(tile), _) => names::tile(tile, voice),
            (None, Some(Colour::Green)) if self.open().runner().reserve() == 0 => {
                voice.word("relic-runners-gist-no-pathway")
            }
            (None, Some(Colour::Green)) => voice.word("relic-runners-gist-pathway"),
            (None, Some(Colour::Blue)) => voice.word("relic-runners-gist-blue"),
            (None, _) if level == 1 => voice.word("relic-runners-gist-power-last"),
            (None, _) => voice.word("relic-runners-gist-power"),
        }
    }

    /// What a movement or exploring leads to: the relic below the last tile, an expedition in the next turn, or sites
    /// beside it with tiles.
    pub fn leads(&self, site: Site, outlook: &Outlook<'_>) -> Vec<String> {
        let voice = self.voice;
        let open = self.open();
        let place = open.place(site);
        let relic = || place.colour.map(|colour| names::relic(colour, voice)).unwrap_or_default();
        let shrine = (place.stack.len() == 1).then(|| say!(voice, "relic-runners-fact-shrine", relic = relic()));
        let next = self.next_points(site, outlook);
        let next = next.map(|(to, vp)| say!(voice, "relic-runners-fact-next-turn", relic = relic(), site = to, vp));
        let beside = self.game.ways[site.index()].iter().map(|way| way.to).filter(|to| open.has_tiles(*to));
        let beside = row::joined(beside.map(code), " ");
        let beside = (next.is_none() && !beside.is_empty()).then(|| say!(voice, "relic-runners-fact-beside", beside));
        shrine.into_iter().chain(next).chain(beside).collect()
    }

    /// The expedition of the next turn from a place, with its points.
    fn next_points(&self, site: Site, outlook: &Outlook<'_>) -> Option<(Site, String)> {
        let leads_home = self.top(site) == Some(Tile::Purple(Purple::WayHome));
        let (to, trails) = outlook.next_expedition(site).filter(|_| !leads_home && !self.is_last_turn())?;
        Some((to, format!("+{}", self.vp(i32::from(trails * EXPEDITION_POINTS)))))
    }

    /// `go`: one trail, after which the walk goes on.
    pub fn go(&self, to: Site) -> ChoiceText {
        let open = self.open();
        let key = match open.phase {
            Phase::Walk { .. } => "relic-runners-label-go-on",
            _ => "relic-runners-label-go",
        };
        let mut facts = Vec::new();
        let mut whose = None;
        if let Some(trail) = self.game.way(self.stands(open.turn, open.runner()), to) {
            let own = open.runner().paths.has(trail);
            whose = Some(self.voice.word(if own { "relic-runners-fact-own" } else { "relic-runners-fact-unknown" }));
            if open.coloured_on(self.game, trail) {
                facts.push(say!(self.voice, "relic-runners-fact-steps", steps = 1));
            }
        }
        match to {
            Site::CAMP => facts.push(self.voice.word("relic-runners-fact-camp-ends")),
            _ => facts.extend(self.lies_with_effect(to)),
        }
        let goes = say!(self.voice, key, site = to);
        ChoiceText::plain(self.sign(to), label([goes].into_iter().chain(whose)), facts)
    }

    /// `stop`: the walk ends where it is.
    pub fn stop(&self, outlook: &Outlook<'_>) -> ChoiceText {
        let walk = Walk::of(self.game, self.open());
        let stops = say!(self.voice, "relic-runners-label-stop", site = walk.end());
        let reason = self.reason(walk.end(), &walk, outlook);
        ChoiceText::plain("🛑", label([stops, reason]), self.brings(&walk, outlook))
    }

    /// What a movement brings where it ends, and what it leads to.
    fn brings(&self, walk: &Walk, outlook: &Outlook<'_>) -> Vec<String> {
        let voice = self.voice;
        let end = walk.end();
        let mut facts = Vec::new();
        if is_expedition(self.open(), end) {
            let vp = self.gained(u16::from(walk.trails() * EXPEDITION_POINTS));
            facts.push(say!(voice, "relic-runners-fact-expedition", relic = self.relic_sign(end), vp));
        }
        facts.extend(self.lies_with_effect(end));
        if !is_expedition(self.open(), end) {
            facts.extend(self.leads(end, outlook));
        }
        if walk.trails() > 1 {
            facts.push(say!(voice, "relic-runners-fact-trails", count = walk.trails()));
        }
        facts
    }

    pub fn sign(&self, site: Site) -> &'static str {
        names::site_sign(self.open().place(site).colour)
    }

    /// The sign of the relic of a site; none for Base Camp.
    pub fn relic_sign(&self, site: Site) -> &'static str {
        self.open().place(site).colour.map(names::relic_sign).unwrap_or_default()
    }

    /// The known effect of the top tile of a place, and what lies there. The effect comes first, so that there is room
    /// for it.
    pub fn lies_with_effect(&self, site: Site) -> Vec<String> {
        match self.top(site).filter(|tile| names::effect(*tile, self.voice).is_some()) {
            Some(tile) => vec![names::tile_and_effect(tile, self.voice), self.tiles_at(site)],
            None => vec![self.lies_at(site)],
        }
    }

    /// What lies at a place, e.g. `Purple Temple, 3 tiles, P4 Spare kit`.
    pub fn lies_at(&self, site: Site) -> String {
        row::list([self.tiles_at(site)].into_iter().chain(self.top(site).map(|tile| names::tile(tile, self.voice))))
    }

    /// The same without the top tile.
    fn tiles_at(&self, site: Site) -> String {
        let tiles = self.open().has_tiles(site).then(|| self.remains(site).words);
        row::list([self.kind_of(site)].into_iter().chain(tiles))
    }

    /// What the end of a turn in Base Camp brings.
    pub fn rest_brings(&self) -> String {
        self.rations(CAMP_RATIONS + u8::from(self.open().runner().holds(Ivory::CampFriend)))
    }
}
