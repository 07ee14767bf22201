//! The pictures in words, with the coordinates of the text board: every piece once. What lies on the board is never left
//! out.

use super::*;
use crate::canvas::kit::alt::{join, list, listing, sentences};
use crate::title::alt::{self, Measure};
use crate::title::facts::by_kind;
use crate::title::{Fact, Told};
use crate::words::row;

impl Drawing<'_> {
    /// The whole board, or the part around a seat where these sites are seen.
    pub fn alt(&self, around: Option<(Seat, &[Site])>, reach: &[Reach]) -> String {
        let context = &self.context;
        let voice = context.voice;
        let shown = |site: &Site| around.is_none_or(|(_, shown)| shown.contains(site));
        alt::fitting(|measure| {
            let seen = |(seat, _)| say!(voice, "relic-runners-alt-around", who = measure.player(seat, voice));
            let head = self.opening(measure).into_iter().chain(around.map(seen));
            let head = head.chain(self.reach_words(reach, measure)).chain(self.target_words(measure));
            let camp = || say!(voice, "relic-runners-alt-camp", rations = context.open().camp_rations);
            let camp = shown(&Site::CAMP).then(camp);
            let sites = Colour::ALL.iter().filter_map(|colour| self.colour_words(*colour, &shown));
            let players = context.seats().map(|seat| context.seat_words(seat, measure));
            let news = if measure.detail >= Measure::NEWS { self.news_words() } else { None };
            // At the end of the game the tokens no longer matter.
            let tokens = !context.is_over() || measure.detail >= Measure::PARTS;
            let tokens = tokens.then(|| self.token_words());
            sentences(head.chain(camp).chain(sites).chain(tokens).chain(players).chain(news))
        })
    }

    /// The round, who is asked what, and how near the end is.
    fn opening(&self, measure: Measure) -> [String; 3] {
        let voice = self.context.voice;
        let called = |seat| measure.player(seat, voice);
        let asks = match self.context.open().asked() {
            Some(seat) if measure.detail < Measure::NEWS => {
                say!(voice, "relic-runners-alt-turn", who = called(seat))
            }
            _ => self.context.headline(called),
        };
        let near = !self.context.is_over() && measure.detail >= Measure::PARTS;
        let near = if near { self.nearness() } else { String::new() };
        [self.round(), asks, near]
    }

    fn token_words(&self) -> String {
        let tokens = self.context.open().tokens;
        let named = |coloured: bool| {
            let such = (0..TOKENS).filter(|token| tokens.coloured(*token) == coloured);
            list(such.map(|token| code(Token(token))))
        };
        say!(self.context.voice, "relic-runners-alt-tokens", coloured = named(true), used = named(false))
    }

    fn reach_words(&self, reach: &[Reach], measure: Measure) -> Option<String> {
        let goal = |reach: &Reach| {
            let gains = self.context.gain_words(*reach).join(" ");
            let site = names::site(reach.site);
            if gains.is_empty() || measure.detail < Measure::NEWS { site } else { format!("{site} ({gains})") }
        };
        let said = || say!(self.context.voice, "relic-runners-board-reach", sites = list(reach.iter().map(goal)));
        (!reach.is_empty() && measure.detail >= Measure::PARTS).then(said)
    }

    /// What may be chosen, with the numbers of what is marked. Places without a number are among those in reach.
    fn target_words(&self, measure: Measure) -> Option<String> {
        let word = |(spot, number): &(Spot, Option<usize>)| {
            let code = match spot {
                Spot::Site(site) => (*number).map(|_| names::site(*site))?,
                Spot::Trail(trail) => names::trail(*trail),
                Spot::Token(token) => code(token),
                Spot::Space(space) => names::space(*space, self.context.voice),
            };
            Some(number.map_or_else(|| code.clone(), |number| format!("{} {code}", row::numeral(number))))
        };
        let targets = self.targets.spots.iter().filter(|_| measure.detail >= Measure::NEWS).filter_map(word);
        listing(self.context.voice, "relic-runners-alt-targets", targets, ", ")
    }

    fn news_words(&self) -> Option<String> {
        let game = self.context.game;
        let news = &self.news;
        let walked: BTreeSet<u8> = news.walks.iter().flat_map(|walk| game.trails_of(walk)).collect();
        let placed = news.trails.difference(&walked).filter_map(|trail| game.trails.get(usize::from(*trail)));
        let walks = news.walks.iter().map(|walk| names::path(walk));
        let tokens = news.tokens.iter().map(|token| code(Token(*token)));
        let news =
            walks.chain(placed.map(|trail| names::trail(*trail))).chain(news.sites.iter().copied().map(names::site));
        listing(self.context.voice, "relic-runners-alt-news", news.chain(tokens), " ")
    }

    /// The sites of a colour that are shown, those with equal remains together.
    fn colour_words(&self, colour: Colour, shown: &dyn Fn(&Site) -> bool) -> Option<String> {
        let voice = self.context.voice;
        let sites = self.context.open().sites_of(colour).filter(shown);
        let facts = |site| RelicRunners::facts_at(&self.context, site).into_iter();
        let facts = |site| facts(site).map(|fact| Fact { value: String::new(), ..fact }).collect();
        let remains = by_kind(sites.map(|site| (self.site_word(site), facts(site))));
        (!remains.is_empty()).then(|| voice.about(names::site_kinds(colour, voice), join(&remains, ", ")))
    }

    /// The label of a site, its open tile, and what the viewer has seen. The levels of its tiles are added if one below
    /// the top is missing.
    fn site_word(&self, site: Site) -> String {
        let stack = &self.context.open().place(site).stack;
        let open = stack.last().and_then(|layer| layer.open).map(|tile| names::tile(tile, self.context.voice));
        let gap = stack.iter().zip(1..).any(|(layer, level)| layer.level != level);
        let levels = (gap && site.is_temple_site()).then(|| join(stack.iter().rev().map(|layer| layer.level), "·"));
        let more = join(open.into_iter().chain(levels).chain(self.known(site)), " ");
        if more.is_empty() { names::site(site) } else { format!("{}({more})", names::site(site)) }
    }
}
