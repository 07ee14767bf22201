//! The board in words: who is asked, Base Camp, the sites by colour with their trails, the rivers, the cards.
//!
//! Sites are grouped by colour, because expeditions lead between two of one colour. A site's line names the places that
//! its trails lead to, so that the lines together are the map.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{Context, names};
use crate::engine::Seat;
use crate::games::relic_runners::action::Token;
use crate::games::relic_runners::components::{Colour, Site, TOKENS, Tile};
use crate::games::relic_runners::state::{Place, Relic};
use crate::words::{Doc, Section, Tone, facts, say};

/// What stands before the places that the trails of a site lead to.
const TRAILS: &str = "→";

impl Context<'_> {
    /// The whole board.
    pub fn board(&self) -> Doc {
        let open = self.open();
        if self.is_over() {
            return self.final_board();
        }
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        if let Some(reach) = self.in_reach() {
            doc.line(reach);
        }
        doc.line(self.end_is_near());
        doc.line(self.base_camp());
        for colour in Colour::ALL {
            doc.section(self.sites(*colour));
        }
        doc.section(self.rivers());
        for (seat, runner) in self.seats().zip(&open.runners) {
            doc.section(self.card(seat, runner));
        }
        if let Some(effects) = self.effects() {
            doc.section(effects);
        }
        doc
    }

    /// The effects of the tiles that lie open on the table, by their codes: the purple ones on top, then the ivory ones
    /// of players.
    fn effects(&self) -> Option<Section> {
        let open = self.open();
        let on_top = Site::all().filter_map(|site| open.place(site).stack.last()?.open);
        let held = open.runners.iter().flat_map(|runner| runner.ivory.iter().flatten()).copied().map(Tile::Ivory);
        let tiles: BTreeSet<Tile> = on_top.chain(held).collect();
        let line = |colour: Colour| {
            let such = tiles.iter().filter(|tile| tile.colour() == colour);
            let such = such.filter_map(|tile| {
                let code = tile.to_string().to_uppercase();
                Some(format!("{code}\u{a0}{}", names::effect(*tile, self.voice)?))
            });
            let such: Vec<_> = such.collect();
            (!such.is_empty()).then(|| format!("{} {}", names::site_sign(Some(colour)), such.join(" · ")))
        };
        let mut section = Section::titled(format!("📜 {}", self.voice.word("relic-runners-board-effects")));
        for line in [Colour::Purple, Colour::Ivory].into_iter().filter_map(line) {
            section.line(line);
        }
        (!section.lines.is_empty()).then_some(section)
    }

    /// The heading: which round it is.
    pub fn title(&self) -> String {
        match self.is_over() {
            true => self.voice.word("relic-runners-board-title-over"),
            false => say!(self.voice, "relic-runners-board-title", round = self.open().round),
        }
    }

    /// Who is asked what, or who has won.
    pub fn asked_or_won(&self) -> String {
        let voice = self.voice;
        if !self.is_over() {
            return format!(
                "▶ {}",
                say!(voice, "relic-runners-board-asks", who = self.open().turn, question = self.ask())
            );
        }
        let ranking = self.ranking();
        let winners: Vec<_> =
            ranking.iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| voice.marked(*seat)).collect();
        let points = ranking.first().map_or(0, |(_, seat)| self.final_points(*seat).0);
        let facts = facts![count = winners.len(), winners = winners.join(", "), points];
        format!("🏆 {}", voice.say("relic-runners-board-over", facts))
    }

    fn final_board(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        for (rank, seat) in self.ranking() {
            if let Some(runner) = self.open().runners.get(seat.index()) {
                doc.section(self.final_card(rank, seat, runner));
            }
        }
        doc
    }

    /// What decides the ranks: points, relics, different relics (RR-77).
    pub fn final_points(&self, seat: Seat) -> (i32, usize, usize) {
        self.open()
            .runners
            .get(seat.index())
            .map_or((0, 0, 0), |runner| (self.points(seat, runner).points, runner.relics.len(), runner.colours()))
    }

    /// All seats with their ranks, the best first.
    pub fn ranking(&self) -> Vec<(u8, Seat)> {
        let better = |points| self.seats().filter(|other| self.final_points(*other) > points).count() as u8;
        let mut ranking: Vec<_> = self.seats().map(|seat| (1 + better(self.final_points(seat)), seat)).collect();
        ranking.sort_by_key(|(rank, seat)| (*rank, Reverse(self.final_points(*seat)), *seat));
        ranking
    }

    /// How near the end is.
    pub fn end_is_near(&self) -> String {
        let voice = self.voice;
        let open = self.open();
        if open.extra {
            return format!("⏳ {}", voice.word("relic-runners-board-extra"));
        }
        match open.trigger {
            Some(seat) => {
                format!("⏳ {}", say!(voice, "relic-runners-board-last-turns", who = seat))
            }
            None => {
                format!(
                    "{} {}",
                    names::RELICS,
                    say!(voice, "relic-runners-board-relics", taken = open.relics_taken(), wanted = self.wanted())
                )
            }
        }
    }

    fn base_camp(&self) -> String {
        let rations = self.open().camp_rations;
        let line = format!("{} BC {}{rations}", names::CAMP, names::RATION);
        self.surrounded(line, Site::CAMP)
    }

    fn sites(&self, colour: Colour) -> Section {
        let title = self.voice.word(match colour {
            Colour::Green => "relic-runners-board-ruins",
            Colour::Ivory => "relic-runners-board-ivory",
            Colour::Blue => "relic-runners-board-blue",
            Colour::Purple => "relic-runners-board-purple",
        });
        let mut section = Section::titled(format!("{} {title}", names::site_sign(Some(colour))));
        for site in Site::all().filter(|site| self.open().place(*site).colour == Some(colour)) {
            let line = format!("{} {}", names::site(site), self.remains(site, self.open().place(site)));
            section.line(self.surrounded(line, site));
        }
        section
    }

    /// What is left at a site: its tiles, its relic, or nothing.
    fn remains(&self, site: Site, place: &Place) -> String {
        let relic = place.colour.map(names::relic_sign).unwrap_or_default();
        match place.relic {
            Relic::Showing => return format!("{relic} {}", self.voice.word("relic-runners-board-relic")),
            Relic::Taken => return self.voice.word("relic-runners-board-empty"),
            Relic::Buried => {}
        }
        if place.stack.is_empty() {
            return format!("{}0", names::TILE); // its last tile is being resolved
        }
        if site.is_ruin_site() {
            return names::TILE.repeat(place.stack.len());
        }
        let top_first = place.stack.iter().rev();
        let levels: Vec<_> = top_first
            .map(|layer| match self.face(site, layer.level, layer.open) {
                Some(tile) if self.open().place(site).stack.last() == Some(layer) => {
                    format!("{} {}", layer.level, names::tile(tile, self.voice))
                }
                Some(tile) => format!("{} {}", layer.level, tile.to_string().to_uppercase()),
                None => layer.level.to_string(),
            })
            .collect();
        format!("{} {}", names::TILE, levels.join("·"))
    }

    /// What a tile shows, when it lies open or the viewer has looked at it.
    pub fn face(&self, site: Site, level: u8, open: Option<Tile>) -> Option<Tile> {
        let seen = self.view.known.tiles.iter().find(|(at, on, _)| (*at, *on) == (site, level));
        open.or(seen.map(|(_, _, tile)| *tile))
    }

    /// A line of the map: where the trails lead, and who is there.
    fn surrounded(&self, mut line: String, site: Site) -> String {
        line.push_str(&format!(" {TRAILS}"));
        for way in self.game.ways.get(site.index()).into_iter().flatten() {
            let token = self.game.token_on(way.trail).filter(|token| self.open().tokens.coloured(*token));
            let river = if token.is_some() { names::TOKEN } else { "" };
            line.push_str(&format!(" {}{river}", names::site(way.to)));
        }
        let here = self.explorers_at(site);
        if !here.is_empty() {
            line.push_str(&format!(" ◂ {}", here.join(" ")));
        }
        line
    }

    /// The tokens: those that are coloured, then the others.
    fn rivers(&self) -> Section {
        let voice = self.voice;
        let tokens = self.open().tokens;
        let mut section = Section::titled(format!(
            "{} {}",
            names::TOKEN,
            say!(voice, "relic-runners-board-tokens", coloured = tokens.count(), all = TOKENS)
        ));
        let named = |coloured: bool| -> Vec<String> {
            let such = (0..TOKENS).filter(|token| tokens.coloured(*token) == coloured);
            such.map(|token| format!("{}\u{a0}{}", names::token(Token(token)), self.river(token))).collect()
        };
        section.line(named(true).join(" · "));
        let grey = named(false);
        if !grey.is_empty() {
            let text = say!(voice, "relic-runners-board-grey", tokens = grey.join(" · "));
            section.toned(text, Tone::Quiet);
        }
        section
    }

    /// The trail that a token lies on.
    pub fn river(&self, token: u8) -> String {
        let trail =
            self.game.rivers.get(usize::from(token)).and_then(|trail| self.game.trails.get(usize::from(*trail)));
        trail.map(|trail| names::trail(*trail)).unwrap_or_default()
    }
}
