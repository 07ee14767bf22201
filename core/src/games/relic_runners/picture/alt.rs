//! The pictures in words, with the coordinates of the text board: every piece once, at most [`crate::title::LONGEST_ALT`] characters.
//!
//! Names come as the voice gives them. A description that is too long is shortened step by step: names, reserves, the
//! question with what movements bring, the news. What lies on the board is never left out.

use super::*;
use crate::canvas::kit::alt::{join, list, player, times};
use crate::title::alt;
use crate::words::row;

/// How much the description contains besides what lies on the board.
#[derive(Clone, Copy)]
struct Measure {
    /// The most characters of a name.
    name: usize,
    /// What does not lie on the board: reserves, and who an explorer is.
    reserves: bool,
    /// The question, and what movements bring.
    question: bool,
    news: bool,
}

/// From the fullest to the shortest.
const MEASURES: [Measure; 7] = [
    Measure { name: usize::MAX, reserves: true, question: true, news: true },
    Measure { name: 18, reserves: true, question: true, news: true },
    Measure { name: 18, reserves: false, question: true, news: true },
    Measure { name: 12, reserves: false, question: false, news: true },
    Measure { name: 6, reserves: false, question: false, news: true },
    Measure { name: 0, reserves: false, question: false, news: true },
    Measure { name: 0, reserves: false, question: false, news: false },
];

impl Drawing<'_> {
    /// The whole board, or the part around a seat where these sites are seen.
    pub fn alt(&self, around: Option<(Seat, &[Site])>, reach: &[Reach]) -> String {
        let voice = self.context.voice;
        let shown = |site: &Site| around.is_none_or(|(_, shown)| shown.contains(site));
        alt::fitting(MEASURES, |measure| {
            let seen = |(seat, _)| say!(voice, "relic-runners-alt-around", who = player(seat, voice, measure.name));
            let head = [self.opening(measure)].into_iter().chain(around.map(seen));
            let head = head.chain(self.reach_words(reach, measure)).chain(self.target_words(measure));
            let camp = || say!(voice, "relic-runners-alt-camp", rations = self.context.open().camp_rations);
            let camp = shown(&Site::CAMP).then(camp);
            let sites = Colour::ALL.iter().filter_map(|colour| self.colour_words(*colour, &shown));
            let players = self.context.open().players();
            let players = players.map(|(seat, runner)| self.player_words(seat, runner, measure));
            let news = if measure.news { self.news_words() } else { None };
            join(head.chain(camp).chain(sites).chain([self.token_words()]).chain(players).chain(news), " ")
        })
    }

    /// The round, who is asked what, and how near the end is.
    fn opening(&self, measure: Measure) -> String {
        let voice = self.context.voice;
        let called = |seat| player(seat, voice, measure.name);
        let round = self.round();
        let round = if round.is_empty() { round } else { format!("{round}. ") };
        let asks = match self.context.open().asked() {
            None => return format!("{round}{}", self.headline(called)),
            Some(_) if measure.question => self.headline(called),
            Some(seat) => say!(voice, "relic-runners-alt-turn", who = called(seat)),
        };
        let stop = if asks.ends_with(['?', '!', '.']) { "" } else { "." };
        format!("{round}{asks}{stop} {}.", self.nearness())
    }

    fn token_words(&self) -> String {
        let tokens = self.context.open().tokens;
        let named = |coloured: bool| {
            let such = (0..TOKENS).filter(|token| tokens.coloured(*token) == coloured);
            list(such.map(|token| code(Token(token))))
        };
        say!(self.context.voice, "relic-runners-alt-tokens", coloured = named(true), used = named(false))
    }

    /// Where a player stands, and what is on the card.
    fn player_words(&self, seat: Seat, runner: &Runner, measure: Measure) -> String {
        let (context, voice) = (self.context, self.context.voice);
        let mut facts = vec![
            self.points(seat, runner),
            say!(voice, "relic-runners-alt-rations", count = runner.rations),
            self.box_words(runner, measure),
        ];
        let card = context.hidden(seat);
        let coins = card.and_then(|card| card.coins);
        facts.extend(coins.map(|coins| say!(voice, "relic-runners-alt-coins", coins)));
        let relics = Colour::ALL.iter().filter(|colour| runner.relics_of(**colour) > 0);
        facts.extend(relics.map(|colour| times(names::relic_name(*colour, voice), runner.relics_of(*colour))));
        facts.extend(runner.ivory_tiles().map(code));
        if let Some(card) = card.filter(|card| !card.blue.is_empty()) {
            let tiles = list(card.blue.iter().map(|points| hidden(*points)));
            facts.push(say!(voice, "relic-runners-alt-blue", tiles));
        }
        facts.extend(runner.explorer.filter(|_| measure.reserves).map(|explorer| context.explorer_name(explorer)));
        let trails: Vec<Trail> = context.game.pathways(runner).collect();
        let trails = list(chains(&trails).iter().map(|chain| names::path(chain)));
        facts.push(match measure.reserves {
            true => say!(voice, "relic-runners-alt-paths", trails, left = runner.reserve()),
            false => say!(voice, "relic-runners-alt-laid", trails),
        });
        let (who, site) = (player(seat, voice, measure.name), context.stands(seat, runner));
        say!(voice, "relic-runners-alt-player", who, site, facts = facts.join(", "))
    }

    fn box_words(&self, runner: &Runner, measure: Measure) -> String {
        let voice = self.context.voice;
        let bottom = Some(runner.boxes_at(Slot::Bottom)).filter(|count| *count > 0);
        let bottom = bottom.map(|count| times(voice.word("relic-runners-bottom"), count));
        let table = list(runner.spaces().rev().map(code).chain(bottom));
        let reserve = if measure.reserves { runner.boxes_at(Slot::Reserve) } else { 0 };
        say!(voice, "relic-runners-alt-boxes", table, reserve)
    }

    fn reach_words(&self, reach: &[Reach], measure: Measure) -> Option<String> {
        let goal = |reach: &Reach| {
            let (gains, site) = (self.context.gain_words(*reach).join(" "), code(reach.site));
            if gains.is_empty() || !measure.question { site } else { format!("{site} ({gains})") }
        };
        let said = || {
            format!("{}.", say!(self.context.voice, "relic-runners-board-reach", sites = list(reach.iter().map(goal))))
        };
        (!reach.is_empty()).then(said)
    }

    /// What may be chosen, with the numbers of what is marked. Places without a number are among those in reach.
    fn target_words(&self, measure: Measure) -> Option<String> {
        let word = |(spot, number): &(Spot, Option<usize>)| {
            let code = match spot {
                Spot::Site(site) => (*number).map(|_| code(site))?,
                Spot::Trail(trail) => names::trail(*trail),
                Spot::Token(token) => code(token),
                Spot::Space(space) => code(space),
            };
            Some(number.map_or_else(|| code.clone(), |number| format!("{} {code}", row::numeral(number))))
        };
        let targets = join(self.targets.spots.iter().filter_map(word), ", ");
        let said = || say!(self.context.voice, "relic-runners-alt-targets", targets = targets.as_str());
        (measure.question && !targets.is_empty()).then(said)
    }

    /// What the picture highlights as new.
    fn news_words(&self) -> Option<String> {
        let (game, news) = (self.context.game, &self.news);
        let walked: BTreeSet<u8> = news.walks.iter().flat_map(|walk| game.trails_of(walk)).collect();
        let placed = news.trails.difference(&walked).filter_map(|trail| game.trails.get(usize::from(*trail)));
        let walks = news.walks.iter().map(|walk| names::path(walk));
        let tokens = news.tokens.iter().map(|token| code(Token(*token)));
        let news = walks.chain(placed.map(|trail| names::trail(*trail))).chain(news.sites.iter().map(code));
        let news = join(news.chain(tokens), " ");
        (!news.is_empty()).then(|| say!(self.context.voice, "relic-runners-alt-news", news))
    }

    /// The sites of a colour that are shown, in groups of as many tiles, then those with a relic, then the empty ones.
    fn colour_words(&self, colour: Colour, shown: &dyn Fn(&Site) -> bool) -> Option<String> {
        let (voice, open) = (self.context.voice, self.context.open());
        let group = |key: &str, relic: Relic, count: usize| {
            let such = |site: &Site| (open.place(*site).relic, open.place(*site).stack.len()) == (relic, count);
            let sites = open.sites_of(colour).filter(|site| shown(site) && such(site));
            let sites = join(sites.map(|site| self.site_word(site)), " ");
            (!sites.is_empty()).then(|| say!(voice, key, count, sites))
        };
        let buried = (0..=3).rev().map(|count| group("relic-runners-alt-tiles", Relic::Buried, count));
        let showing = group("relic-runners-alt-relic", Relic::Showing, 0);
        let taken = group("relic-runners-alt-empty", Relic::Taken, 0);
        let groups = join(buried.chain([showing, taken]).flatten(), ", ");
        let title = names::site_kinds(colour, voice);
        (!groups.is_empty()).then(|| say!(voice, "relic-runners-alt-sites", title, groups = groups.as_str()))
    }

    /// The code of a site, its open tile, and what the viewer has seen. The levels of its tiles are added if one below
    /// the top is missing.
    fn site_word(&self, site: Site) -> String {
        let stack = &self.context.open().place(site).stack;
        let open = stack.last().and_then(|layer| layer.open).map(code);
        let gap = stack.iter().zip(1..).any(|(layer, level)| layer.level != level);
        let levels = (gap && site.is_temple_site()).then(|| join(stack.iter().rev().map(|layer| layer.level), "·"));
        let more = join(open.into_iter().chain(levels).chain(self.known(site)), " ");
        if more.is_empty() { code(site) } else { format!("{}({more})", code(site)) }
    }
}

/// Trails written as few walks, `BC–T3–R1` for two trails: walks that together use each of the trails exactly once.
pub fn chains(trails: &[Trail]) -> Vec<Vec<Site>> {
    let mut left: Vec<Trail> = trails.to_vec();
    let mut chains = Vec::new();
    while let Some(start) = start(&left) {
        let mut chain = vec![start];
        let mut here = start;
        while let Some(at) = left.iter().position(|trail| trail.touches(here)) {
            let [a, b] = left.remove(at).ends();
            here = if a == here { b } else { a };
            chain.push(here);
        }
        chains.push(chain);
    }
    chains
}

/// The best place to begin a walk along some of the trails: one with an odd number of them, so that fewer walks
/// suffice.
fn start(trails: &[Trail]) -> Option<Site> {
    let ends = || trails.iter().flat_map(|trail| trail.ends());
    let odd = |site: &Site| ends().filter(|end| end == site).count() % 2 == 1;
    ends().filter(odd).min().or_else(|| ends().min())
}
