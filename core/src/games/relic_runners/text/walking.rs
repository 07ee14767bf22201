//! Places as choices: what lies there, and the movements that lead to them.

use super::outcome::label;
use super::*;

impl Context<'_> {
    /// `walk`: the place, the way if it is not the best at first sight, and what is found there.
    pub(super) fn walk(&self, site: Site, aim: Aim, walk: Option<&Walk>) -> Said {
        let way = match aim {
            Aim::Best => String::new(),
            Aim::Tokens => self.voice.word("relic-runners-way-tokens"),
            Aim::Short => self.voice.word("relic-runners-way-short"),
            Aim::Shortcut => self.voice.word("relic-runners-way-shortcut"),
        };
        let goes = say!(self.voice, "relic-runners-label-walk", site);
        let done = label([goes, way].into_iter().filter(|part| !part.is_empty()));
        let emoji = if is_expedition(self.open(), site) { self.relic_sign(site) } else { self.sign(site) };
        let facts = self.lies_with_effect(site).into_iter().chain(self.way(walk)).collect();
        Said { emoji, done, about: self.gist(site), facts }
    }

    /// The trails of a walk.
    pub(super) fn way(&self, walk: Option<&Walk>) -> Vec<String> {
        let long = walk.filter(|walk| walk.trails() > 1);
        let trails = long.map(|walk| say!(self.voice, "relic-runners-fact-trails", count = walk.trails()));
        trails.into_iter().chain(long.map(|walk| names::path(&walk.path()))).collect()
    }

    /// `go`: one trail, after which the walk goes on.
    pub(super) fn go(&self, to: Site) -> Said {
        let open = self.open();
        let key = match open.phase {
            Phase::Walk { .. } => "relic-runners-label-go-on",
            _ => "relic-runners-label-go",
        };
        let whose = self.game.way(self.stands(open.turn, open.runner()), to).map(|trail| {
            let own = open.runner().paths.has(trail);
            let whose = self.voice.word(if own { "relic-runners-fact-own" } else { "relic-runners-fact-unknown" });
            if open.coloured_on(self.game, trail) { format!("{whose} {}", names::TOKEN) } else { whose }
        });
        let done = label([say!(self.voice, key, site = to)].into_iter().chain(whose));
        Said { emoji: self.sign(to), done, about: String::new(), facts: self.lies_with_effect(to) }
    }

    /// What is found at a place, in a few words: its relic, its top tile if that is known, or its kind.
    pub(super) fn gist(&self, site: Site) -> String {
        match (self.open().relic_on(site), self.top(site)) {
            (Some(colour), _) => {
                say!(self.voice, "relic-runners-gist-shrine", relic = names::relic(colour, self.voice))
            }
            (None, Some(tile @ (Tile::Purple(_) | Tile::Ivory(_)))) => names::tile(tile, self.voice),
            _ => self.kind_of(site),
        }
    }

    /// What kind of place it is: Base Camp, a ruin, a temple, a shrine.
    pub fn kind_of(&self, site: Site) -> String {
        let place = self.open().place(site);
        match (place.colour, place.relic) {
            (None, _) => self.voice.word("relic-runners-camp"),
            (Some(colour), Relic::Buried) => names::site_kind(colour, self.voice),
            (Some(colour), Relic::Showing) => {
                say!(self.voice, "relic-runners-lies-relic", relic = names::relic(colour, self.voice))
            }
            (Some(_), Relic::Taken) => self.voice.word("relic-runners-lies-empty"),
        }
    }

    pub fn sign(&self, site: Site) -> &'static str {
        names::site_sign(self.open().place(site).colour)
    }

    /// A place with the sign of its kind, e.g. `🌿R3`.
    pub(super) fn signed(&self, site: Site) -> String {
        if site == Site::CAMP { names::site(site) } else { format!("{}{}", self.sign(site), names::site(site)) }
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
            None => {
                let top = self.top(site).map(|tile| names::tile(tile, self.voice));
                vec![row::list([self.tiles_at(site)].into_iter().chain(top))]
            }
        }
    }

    /// What lies at a place without the top tile, e.g. `Purple Temple, 3 tiles`.
    fn tiles_at(&self, site: Site) -> String {
        let tiles = self.open().has_tiles(site).then(|| self.remains(site).words);
        row::list([self.kind_of(site)].into_iter().chain(tiles))
    }
}
