//! The board in words: who is asked, Base Camp, the sites by colour with their trails, the rivers, the cards.
//!
//! Sites are grouped by colour, because expeditions lead between two of one colour. A site's line names the places that
//! its trails lead to, so that the lines together are the map.

use super::*;

/// What stands before the places that the trails of a site lead to.
const TRAILS: &str = "→";

impl Context<'_> {
    pub fn board(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        if self.is_over() {
            doc.sections.extend(self.sections());
            return doc;
        }
        doc.extend(self.in_reach().into_iter().chain([self.end_is_near(), self.base_camp()]));
        doc.sections.extend(Colour::ALL.iter().map(|colour| self.sites(*colour)));
        doc.section(self.rivers());
        doc.sections.extend(self.sections());
        doc.sections.extend(self.effects());
        doc
    }

    /// The effects of the tiles that lie open on the table, by their codes: the purple ones on top, then the ivory ones
    /// of players.
    fn effects(&self) -> Option<Section> {
        let open = self.open();
        let on_top = Site::all().filter_map(|site| open.place(site).stack.last()?.open);
        let held = open.runners.iter().flat_map(Runner::ivory_tiles).map(Tile::Ivory);
        let tiles: BTreeSet<Tile> = on_top.chain(held).collect();
        let mut section = Section::titled(format!("📜 {}", self.voice.word("relic-runners-board-effects")));
        for colour in [Colour::Purple, Colour::Ivory] {
            let such = tiles.iter().filter(|tile| tile.colour() == colour);
            let such =
                such.filter_map(|tile| Some(format!("{}\u{a0}{}", code(tile), names::effect(*tile, self.voice)?)));
            let line = row::all(such);
            if !line.is_empty() {
                section.line(format!("{} {line}", names::site_sign(Some(colour))));
            }
        }
        (!section.lines.is_empty()).then_some(section)
    }

    pub fn title(&self) -> String {
        match self.is_over() {
            true => self.voice.word("relic-runners-board-title-over"),
            false => say!(self.voice, "relic-runners-board-title", round = self.open().round),
        }
    }

    /// Who is asked what, or who has won.
    pub fn asked_or_won(&self) -> String {
        if self.is_over() {
            return format!("🏆 {}", self.won("relic-runners-board-over", |seat| self.voice.marked(seat)));
        }
        self.asks(self.ask())
    }

    pub fn end_is_near(&self) -> String {
        let voice = self.voice;
        let open = self.open();
        match open.trigger {
            _ if open.extra => format!("⏳ {}", voice.word("relic-runners-board-extra")),
            Some(seat) => format!("⏳ {}", say!(voice, "relic-runners-board-last-turns", who = seat)),
            None => {
                let facts = facts![taken = open.relics_taken(), wanted = self.wanted()];
                format!("{} {}", names::RELICS, voice.say("relic-runners-board-relics", facts))
            }
        }
    }

    fn base_camp(&self) -> String {
        let line = format!("{} BC {}{}", names::CAMP, names::RATION, self.open().camp_rations);
        self.surrounded(line, Site::CAMP)
    }

    fn sites(&self, colour: Colour) -> Section {
        let title = names::site_kinds(colour, self.voice);
        let mut section = Section::titled(format!("{} {title}", names::site_sign(Some(colour))));
        for site in self.open().sites_of(colour) {
            section.line(self.surrounded(format!("{} {}", code(site), self.remains(site).board), site));
        }
        section
    }

    /// What is left at a site: its tiles, its relic, or nothing.
    pub fn remains(&self, site: Site) -> Fact {
        let place = self.open().place(site);
        let tiles = place.stack.len();
        match place.relic {
            Relic::Showing => {
                let sign = self.relic_sign(site);
                let words = self.voice.word("relic-runners-board-relic");
                Fact::new(sign, "", words.as_str()).on_board(format!("{sign} {words}"))
            }
            Relic::Taken => {
                let words = self.voice.word("relic-runners-board-empty");
                Fact::new("∅", "", words.as_str()).on_board(words)
            }
            Relic::Buried if site == Site::CAMP => Fact::new(names::CAMP, "", ""),
            Relic::Buried => {
                let sign = format!("{}{}", self.sign(site), names::TILE);
                let words = say!(self.voice, "relic-runners-alt-tiles", count = tiles);
                Fact::new(sign, tiles, words).on_board(self.stack(site, &place.stack))
            }
        }
    }

    /// The tiles of a site, those of a temple with their levels and as far as they are known.
    fn stack(&self, site: Site, stack: &[Layer]) -> String {
        let level = |(above, layer): (usize, &Layer)| match self.face(site, layer) {
            Some(tile) if above == 0 => format!("{} {}", layer.level, names::tile(tile, self.voice)),
            Some(tile) => format!("{} {}", layer.level, code(tile)),
            None => layer.level.to_string(),
        };
        match stack.len() {
            0 => format!("{}0", names::TILE), // its last tile is being resolved
            count if site.is_ruin_site() => names::TILE.repeat(count),
            _ => format!("{} {}", names::TILE, row::joined(stack.iter().rev().enumerate().map(level), "·")),
        }
    }

    /// A line of the map: where the trails lead, and who is there.
    fn surrounded(&self, mut line: String, site: Site) -> String {
        line.push_str(&format!(" {TRAILS}"));
        for way in &self.game.ways[site.index()] {
            let river = if self.open().coloured_on(self.game, way.trail) { names::TOKEN } else { "" };
            line.push_str(&format!(" {}{river}", code(way.to)));
        }
        let here = row::joined(self.explorers_at(site).map(Mark::of), " ");
        if here.is_empty() { line } else { format!("{line} ◂ {here}") }
    }

    fn rivers(&self) -> Section {
        let voice = self.voice;
        let tokens = self.open().tokens;
        let count = say!(voice, "relic-runners-board-tokens", coloured = tokens.count(), all = TOKENS);
        let mut section = Section::titled(format!("{} {count}", names::TOKEN));
        let named = |coloured: bool| {
            let such = (0..TOKENS).filter(|token| tokens.coloured(*token) == coloured);
            row::all(such.map(|token| format!("{}\u{a0}{}", code(Token(token)), self.river(token))))
        };
        section.line(named(true));
        let grey = named(false);
        if !grey.is_empty() {
            section.toned(say!(voice, "relic-runners-board-grey", tokens = grey), Tone::Quiet);
        }
        section
    }

    pub fn river(&self, token: u8) -> String {
        self.game.river(token).map(names::trail).unwrap_or_default()
    }
}
