//! The pictures in words, with the coordinates of the text board: every piece once, at most [`crate::title::LONGEST_ALT`] characters.
//!
//! Names come as the voice gives them. When all of it would be too long, names are shortened, then reserves and the question
//! are left out; what lies on the board never is.

mod chains;
mod sites;

use super::Drawing;
use crate::engine::Seat;
use crate::games::relic_runners::action::Token;
use crate::games::relic_runners::components::{Colour, Site, Space, TOKENS, Trail};
use crate::games::relic_runners::state::{Runner, Slot};
use crate::games::relic_runners::text::names;
use crate::games::relic_runners::text::reach::Reach;
use crate::title::alt;
use crate::words::{Mark, Voice};

/// How much may be said beside what lies on the board.
#[derive(Clone, Copy)]
struct Measure {
    /// Characters of a name.
    name: usize,
    /// Whether the question stands there.
    question: bool,
    /// Whether it is told what does not lie on the board: reserves, and who an explorer is.
    reserves: bool,
}

/// From the fullest to the shortest.
const MEASURES: [Measure; 6] = [
    Measure { name: usize::MAX, question: true, reserves: true },
    Measure { name: 18, question: true, reserves: true },
    Measure { name: 18, question: true, reserves: false },
    Measure { name: 12, question: false, reserves: false },
    Measure { name: 6, question: false, reserves: false },
    Measure { name: 0, question: false, reserves: false },
];

/// The whole board.
pub fn whole(drawing: &Drawing<'_>) -> String {
    fitting(|measure| {
        let mut said = vec![drawing.opening(measure), drawing.camp_words()];
        said.extend(drawing.site_words(&|_| true));
        said.push(drawing.token_words());
        said.extend(drawing.player_words(measure));
        said.extend(drawing.news_words());
        said
    })
}

/// The part of the board around a seat.
pub fn around(drawing: &Drawing<'_>, seat: Seat, shown: &[Site], reach: &[Reach]) -> String {
    fitting(|measure| {
        let who = drawing.who(seat, measure);
        let mut said = vec![drawing.opening(measure)];
        said.push(drawing.context.voice.say("relic-runners-alt-around", [("who", who.as_str().into())]));
        said.extend(drawing.reach_words(reach));
        if shown.contains(&Site::CAMP) {
            said.push(drawing.camp_words());
        }
        said.extend(drawing.site_words(&|site| shown.contains(&site)));
        said.push(drawing.token_words());
        said.extend(drawing.player_words(measure));
        said.extend(drawing.news_words());
        said
    })
}

/// The components.
pub fn legend(title: &str, pieces: &[String], voice: &Voice) -> String {
    let table = Space::all().map(|space| format!("{} {}", names::space(space), names::box_action(space, voice)));
    let table = table.collect::<Vec<_>>().join(", ");
    alt::cut(&format!("{title}. {}. {}. {table}.", pieces.join(". "), voice.word("relic-runners-legend-table")))
}

/// The fullest description that is not too long.
fn fitting(describe: impl Fn(Measure) -> Vec<String>) -> String {
    alt::fitting(MEASURES, |measure| describe(measure).join(" "))
}

impl Drawing<'_> {
    fn who(&self, seat: Seat, measure: Measure) -> String {
        let name = self.context.voice.seat(seat);
        let letter = Mark::of(seat).letter;
        if measure.name == 0 {
            return letter.to_string();
        }
        if name.chars().count() <= measure.name {
            return format!("{letter} {name}");
        }
        let short: String = name.chars().take(measure.name - 1).collect();
        format!("{letter} {}…", short.trim_end())
    }

    /// The round, who is asked what, and how near the end is.
    fn opening(&self, measure: Measure) -> String {
        let voice = self.context.voice;
        let open = self.context.open();
        let round = if open.round == 0 { String::new() } else { format!("{}. ", self.round()) };
        let Some(seat) = open.asked() else {
            return format!("{round}{}", self.headline_of(&|seat| self.who(seat, measure)));
        };
        let who = self.who(seat, measure);
        let asks = if measure.question {
            let asks = [("who", who.into()), ("question", self.context.ask().into())];
            voice.say("relic-runners-picture-asks", asks)
        } else {
            voice.say("relic-runners-alt-turn", [("who", who.into())])
        };
        let end = if self.is_last() { voice.word("relic-runners-picture-last") } else { self.relics_taken() };
        let stop = if asks.ends_with(['?', '!', '.']) { "" } else { "." };
        format!("{round}{asks}{stop} {end}.")
    }

    fn camp_words(&self) -> String {
        self.context.voice.say("relic-runners-alt-camp", [("rations", self.context.open().camp_rations.into())])
    }

    fn token_words(&self) -> String {
        let tokens = self.context.open().tokens;
        let named = |coloured: bool| {
            let such = (0..TOKENS).filter(|token| tokens.coloured(*token) == coloured);
            listed(such.map(|token| names::token(Token(token))))
        };
        let facts = [("coloured", named(true).into()), ("used", named(false).into())];
        self.context.voice.say("relic-runners-alt-tokens", facts)
    }

    fn player_words(&self, measure: Measure) -> Vec<String> {
        let runners = self.context.seats().zip(&self.context.open().runners);
        let player = |(seat, runner): (Seat, &Runner)| {
            let site = names::site(self.context.stands(seat, runner));
            let facts = [
                ("who", self.who(seat, measure).into()),
                ("site", site.into()),
                ("facts", self.card_words(seat, runner, measure).join(", ").into()),
            ];
            self.context.voice.say("relic-runners-alt-player", facts)
        };
        runners.map(player).collect()
    }

    /// What is on the card of a player.
    fn card_words(&self, seat: Seat, runner: &Runner, measure: Measure) -> Vec<String> {
        let voice = self.context.voice;
        let mut facts = vec![self.points(seat, runner)];
        facts.push(voice.say("relic-runners-alt-rations", [("count", runner.rations.into())]));
        facts.push(self.box_words(runner, measure));
        let card = self.context.view.known.cards.get(seat.index());
        if let Some(coins) = card.and_then(|card| card.coins) {
            facts.push(voice.say("relic-runners-alt-coins", [("coins", coins.into())]));
        }
        let relic = |colour: &Colour| {
            let count = runner.relics.iter().filter(|relic| *relic == colour).count();
            (count > 0).then(|| times(names::relic_name(*colour, voice), count))
        };
        facts.extend(Colour::ALL.iter().filter_map(relic));
        facts.extend(runner.ivory.iter().flatten().rev().map(|tile| tile.word().to_uppercase()));
        if let Some(card) = card.filter(|card| !card.blue.is_empty()) {
            let tiles = listed(card.blue.iter().map(|tile| tile.map_or("?".to_owned(), |points| points.to_string())));
            facts.push(voice.say("relic-runners-alt-blue", [("tiles", tiles.into())]));
        }
        if let Some(explorer) = runner.explorer.filter(|_| measure.reserves) {
            let explorer = voice.word(&format!("relic-runners-explorer-{explorer}"));
            facts.push(voice.say("relic-runners-board-explorer", [("explorer", explorer.into())]));
        }
        let trails: Vec<Trail> = self.context.game.pathways(runner).collect();
        let chains = listed(chains::chains(&trails).iter().map(|chain| names::path(chain)));
        facts.push(if measure.reserves {
            let paths = [("trails", chains.into()), ("left", runner.reserve().into())];
            voice.say("relic-runners-alt-paths", paths)
        } else {
            voice.say("relic-runners-alt-laid", [("trails", chains.into())])
        });
        facts
    }

    fn box_words(&self, runner: &Runner, measure: Measure) -> String {
        let voice = self.context.voice;
        let spaces = runner.boxes.iter().rev().filter_map(|slot| match slot {
            Slot::On(space) => Some(names::space(*space)),
            Slot::Bottom | Slot::Reserve => None,
        });
        let bottom = runner.boxes.iter().filter(|slot| **slot == Slot::Bottom).count();
        let bottom = (bottom > 0).then(|| times(voice.word("relic-runners-bottom"), bottom));
        let table = listed(spaces.chain(bottom));
        let reserve = if measure.reserves { runner.boxes.len() - runner.boxes_on_table() } else { 0 };
        voice.say("relic-runners-alt-boxes", [("table", table.into()), ("reserve", reserve.into())])
    }

    fn reach_words(&self, reach: &[Reach]) -> Option<String> {
        let goal = |reach: &Reach| {
            let gains = self.context.gain_words(*reach);
            let site = names::site(reach.site);
            if gains.is_empty() { site } else { format!("{site} ({})", gains.join(" ")) }
        };
        let sites = listed(reach.iter().map(goal));
        (!reach.is_empty()).then(|| self.context.voice.say("relic-runners-alt-reach", [("sites", sites.into())]))
    }

    /// What the picture sets off.
    fn news_words(&self) -> Option<String> {
        let game = self.context.game;
        let walks = self.news.walks.iter().map(|walk| names::path(walk));
        let walked = |trail: &u8| {
            let along = |walk: &Vec<Site>| walk.windows(2).any(|ends| game.way(ends[0], ends[1]) == Some(*trail));
            self.news.walks.iter().any(along)
        };
        let placed = self.news.trails.iter().filter(|trail| !walked(trail));
        let placed = placed.filter_map(|trail| game.trails.get(usize::from(*trail)).map(|trail| names::trail(*trail)));
        let sites = self.news.sites.iter().map(|site| names::site(*site));
        let tokens = self.news.tokens.iter().map(|token| names::token(Token(*token)));
        let all: Vec<_> = walks.chain(placed).chain(sites).chain(tokens).collect();
        let said = listed(all.iter().cloned());
        (!all.is_empty()).then(|| self.context.voice.say("relic-runners-alt-news", [("news", said.into())]))
    }
}

/// So many of a thing.
fn times(name: String, count: usize) -> String {
    if count > 1 { format!("{name} ×{count}") } else { name }
}

/// Codes in a row; a dash for none.
fn listed(codes: impl Iterator<Item = String>) -> String {
    let codes: Vec<_> = codes.collect();
    if codes.is_empty() { "–".to_owned() } else { codes.join(" ") }
}
