//! The board in words: who is asked, Base Camp, the sites by colour with their trails, the rivers, the cards. And what is at
//! stake for the person who decides: the question, a help text, and the own card.
//!
//! Sites are grouped by colour, because expeditions lead between two of one colour. A site's line names the places that
//! its trails lead to, so that the lines together are the map.

use super::*;
use crate::games::relic_runners::rules::turn::{Next, coming};
use crate::words;

/// The tiles whose effects stand in one line.
const TILES_IN_A_LINE: usize = 6;

/// The longest text of the effects in one section; a section of the board holds at most 1024 letters.
const LONGEST_SECTION: usize = 900;

/// The last round in which the questions of every turn come with their rules. Later the button **?** has them.
const EXPLAINED: u16 = 2;

impl Context<'_> {
    pub fn board(&self) -> Doc {
        let mut doc = self.head();
        if self.is_over() {
            doc.sections.extend(self.sections());
            return doc;
        }
        let camp = format!("{} {} {}", names::CAMP, self.kind_of(Site::CAMP), self.place_line(Site::CAMP));
        doc.extend(self.in_reach().into_iter().chain([self.nearness().full(), camp]));
        doc.sections.extend(Colour::ALL.iter().map(|colour| self.sites(*colour)));
        doc.section(self.rivers());
        doc.sections.extend(self.sections());
        doc.sections.extend(self.effects());
        doc
    }

    /// The effects of the tiles that lie open on the table, by their names: the purple ones on top, then the ivory ones
    /// of players. Many of them take more than one section.
    fn effects(&self) -> Vec<Section> {
        let open = self.open();
        let on_top = Site::all().filter_map(|site| open.place(site).stack.last()?.open);
        let held = open.runners.iter().flat_map(Runner::ivory_tiles).map(Tile::Ivory);
        let tiles: BTreeSet<Tile> = on_top.chain(held).collect();
        let title = format!("📜 {}", self.voice.word("relic-runners-board-effects"));
        let mut sections: Vec<Section> = Vec::new();
        let mut length = 0;
        for colour in [Colour::Purple, Colour::Ivory] {
            let such = tiles.iter().filter(|tile| tile.colour() == colour);
            let such: Vec<_> = such
                .filter_map(|tile| {
                    Some(self.voice.about(names::tile(*tile, self.voice), names::effect(*tile, self.voice)?))
                })
                .collect();
            for some in such.chunks(TILES_IN_A_LINE) {
                let line = format!("{} {}", names::site_sign(Some(colour)), row::all(some.iter().cloned()));
                length += line.encode_utf16().count();
                if sections.is_empty() || length > LONGEST_SECTION {
                    length = line.encode_utf16().count();
                    sections.push(Section::titled(title.clone()));
                }
                if let Some(section) = sections.last_mut() {
                    section.line(line);
                }
            }
        }
        sections
    }

    /// The heading, and who is asked what or has won.
    pub fn head(&self) -> Doc {
        let sign = if self.is_over() { "🏆" } else { "▶" };
        let mut doc = Doc::titled(self.title());
        doc.toned(format!("{sign} {}", self.headline(|seat| self.voice.marked(seat))), Tone::Strong);
        doc
    }

    pub fn title(&self) -> String {
        match self.is_over() {
            true => self.voice.word("relic-runners-board-title-over"),
            false => say!(self.voice, "relic-runners-board-title", round = self.open().round),
        }
    }

    /// Who is asked what, or who has won; `called` gives the names of seats.
    pub fn headline(&self, called: impl Fn(Seat) -> String) -> String {
        self.asked_or_won(self.ask(), "relic-runners-board-over", called)
    }

    /// How near the end is: the relics taken and the number that brings it, or that the last turns are played.
    pub fn nearness(&self) -> Fact {
        let voice = self.voice;
        let open = self.open();
        let last = || Fact::new("⏳", "", voice.word("relic-runners-picture-last"));
        match open.trigger.filter(|_| !self.is_over()) {
            Some(_) if open.extra => last().on_board(voice.word("relic-runners-board-extra")),
            Some(_) if open.phase == Phase::Dash => last(),
            Some(seat) => last().on_board(say!(voice, "relic-runners-board-last-turns", who = seat)),
            None => {
                let taken = open.relics_taken();
                let left = usize::from(self.wanted()).saturating_sub(taken);
                let facts = facts![taken, wanted = self.wanted(), left];
                let [words, board] = ["relic-runners-picture-relics", "relic-runners-board-relics"]
                    .map(|key| voice.say(key, facts.clone()));
                Fact::new(names::RELICS, "", words).on_board(board)
            }
        }
    }

    fn sites(&self, colour: Colour) -> Section {
        let title = names::site_kinds(colour, self.voice);
        let mut section = Section::titled(format!("{} {title}", names::site_sign(Some(colour))));
        for site in self.open().sites_of(colour) {
            section.line(format!("{} {}", names::site(site), self.place_line(site)));
        }
        section
    }

    /// What is left at a place: its tiles, its relic, or nothing; at Base Camp its rations.
    pub fn remains(&self, site: Site) -> Fact {
        let place = self.open().place(site);
        let rations = self.open().camp_rations;
        match place.relic {
            _ if site == Site::CAMP => Fact::new(names::RATION, rations, "").on_board(rations.to_string()),
            Relic::Showing => Fact::new(self.relic_sign(site), "", self.voice.word("relic-runners-board-relic")),
            Relic::Taken => Fact::new("∅", "", self.voice.word("relic-runners-board-empty")),
            Relic::Buried => {
                let count = place.stack.len();
                let words = say!(self.voice, "relic-runners-alt-tiles", count);
                Fact::new(names::TILE, count, words).on_board(self.temple_tiles(site))
            }
        }
    }

    /// The tiles of a temple with their levels and as far as they are known; nothing for a ruin.
    fn temple_tiles(&self, site: Site) -> String {
        let level = |layer: &Layer| match self.view.known.face(site, layer) {
            Some(tile) => format!("{} {}", layer.level, names::tile(tile, self.voice)),
            None => layer.level.to_string(),
        };
        let stack = self.open().place(site).stack.iter().filter(|_| site.is_temple_site());
        row::joined(stack.rev().map(level), "·")
    }

    pub(super) fn ways(&self, site: Site) -> Fact {
        let way = |way: &Way| {
            let river = if self.open().coloured_on(self.game, way.trail) { names::TOKEN } else { "" };
            format!("{}{river}", names::site(way.to))
        };
        let ways = row::joined(self.game.ways[site.index()].iter().map(way), " ");
        Fact::new("", "", "").on_board(format!("→ {ways}"))
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
            open.place(site)
                .stack
                .iter()
                .filter(|layer| layer.level == 1)
                .map(move |layer| self.view.known.face(site, layer))
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

    fn named(&self) -> [(&'static str, words::Fact<'_>); 3] {
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
