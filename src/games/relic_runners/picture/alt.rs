//! The pictures in words, with the coordinates of the text board: every piece once, at most [`crate::title::LONGEST_ALT`] characters.
//!
//! Names come as the voice gives them. A description that is too long is shortened step by step: names first, then
//! reserves, the question with what movements bring, and at last the news. What lies on the board is never left out.

use super::chains::chains;
use super::drawing::Drawing;
use crate::canvas::kit::alt::{join, list, player, times};
use crate::engine::Seat;
use crate::games::relic_runners::action::Token;
use crate::games::relic_runners::components::{Colour, Site, TOKENS, Trail};
use crate::games::relic_runners::state::{Place, Relic, Runner, Slot};
use crate::games::relic_runners::text::names;
use crate::games::relic_runners::text::reach::Reach;
use crate::title::alt;

/// How much the description contains besides what lies on the board.
#[derive(Clone, Copy)]
struct Measure {
    /// The most characters of a name.
    name: usize,
    /// Whether it contains the question.
    question: bool,
    /// Whether it contains what does not lie on the board: reserves, and who an explorer is.
    reserves: bool,
    /// Whether it contains what a movement brings.
    gains: bool,
    /// Whether it contains what has changed.
    news: bool,
}

/// From the fullest to the shortest.
const MEASURES: [Measure; 7] = [
    Measure { name: usize::MAX, question: true, reserves: true, gains: true, news: true },
    Measure { name: 18, question: true, reserves: true, gains: true, news: true },
    Measure { name: 18, question: true, reserves: false, gains: true, news: true },
    Measure { name: 12, question: false, reserves: false, gains: false, news: true },
    Measure { name: 6, question: false, reserves: false, gains: false, news: true },
    Measure { name: 0, question: false, reserves: false, gains: false, news: true },
    Measure { name: 0, question: false, reserves: false, gains: false, news: false },
];

impl Drawing<'_> {
    /// The whole board.
    pub fn alt(&self, reach: &[Reach]) -> String {
        self.fitting(|measure| {
            let reach = self.reach_words(reach, measure);
            reach.into_iter().chain([self.camp_words()]).chain(self.site_words(&|_| true)).collect()
        })
    }

    /// The part of the board around a seat.
    pub fn alt_around(&self, seat: Seat, shown: &[Site], reach: &[Reach]) -> String {
        self.fitting(|measure| {
            let who = player(seat, self.context.voice, measure.name);
            let around = self.context.voice.say("relic-runners-alt-around", [("who", who.into())]);
            let camp = shown.contains(&Site::CAMP).then(|| self.camp_words());
            let before = std::iter::once(around).chain(self.reach_words(reach, measure)).chain(camp);
            before.chain(self.site_words(&|site| shown.contains(&site))).collect()
        })
    }

    /// The fullest description that is not too long; `map` gives what lies on the map.
    fn fitting(&self, map: impl Fn(Measure) -> Vec<String>) -> String {
        alt::fitting(MEASURES, |measure| {
            let map = std::iter::once(self.opening(measure)).chain(map(measure)).chain([self.token_words()]);
            let news = if measure.news { self.news_words() } else { None };
            join(map.chain(self.player_words(measure)).chain(news), " ")
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
            Some(seat) => voice.say("relic-runners-alt-turn", [("who", called(seat).into())]),
        };
        let stop = if asks.ends_with(['?', '!', '.']) { "" } else { "." };
        format!("{round}{asks}{stop} {}.", self.nearness())
    }

    fn camp_words(&self) -> String {
        self.context.voice.say("relic-runners-alt-camp", [("rations", self.context.open().camp_rations.into())])
    }

    fn token_words(&self) -> String {
        let tokens = self.context.open().tokens;
        let named = |coloured: bool| {
            let such = (0..TOKENS).filter(|token| tokens.coloured(*token) == coloured);
            list(such.map(|token| names::token(Token(token))))
        };
        let facts = [("coloured", named(true).into()), ("used", named(false).into())];
        self.context.voice.say("relic-runners-alt-tokens", facts)
    }

    fn player_words(&self, measure: Measure) -> Vec<String> {
        let words = |(seat, runner): (Seat, &Runner)| {
            let facts = [
                ("who", player(seat, self.context.voice, measure.name).into()),
                ("site", names::site(self.context.stands(seat, runner)).into()),
                ("facts", self.card_words(seat, runner, measure).join(", ").into()),
            ];
            self.context.voice.say("relic-runners-alt-player", facts)
        };
        self.runners().map(words).collect()
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
            let tiles = list(card.blue.iter().map(|tile| tile.map_or("?".to_owned(), |points| points.to_string())));
            facts.push(voice.say("relic-runners-alt-blue", [("tiles", tiles.into())]));
        }
        if let Some(explorer) = runner.explorer.filter(|_| measure.reserves) {
            let explorer = voice.word(&format!("relic-runners-explorer-{explorer}"));
            facts.push(voice.say("relic-runners-board-explorer", [("explorer", explorer.into())]));
        }
        let trails: Vec<Trail> = self.context.game.pathways(runner).collect();
        let chains = list(chains(&trails).iter().map(|chain| names::path(chain)));
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
        let table = list(spaces.chain(bottom));
        let reserve = if measure.reserves { runner.boxes.len() - runner.boxes_on_table() } else { 0 };
        voice.say("relic-runners-alt-boxes", [("table", table.into()), ("reserve", reserve.into())])
    }

    fn reach_words(&self, reach: &[Reach], measure: Measure) -> Option<String> {
        let goal = |reach: &Reach| {
            let gains = self.context.gain_words(*reach);
            let site = names::site(reach.site);
            if gains.is_empty() || !measure.gains { site } else { format!("{site} ({})", gains.join(" ")) }
        };
        let sites = list(reach.iter().map(goal));
        (!reach.is_empty()).then(|| self.context.voice.say("relic-runners-alt-reach", [("sites", sites.into())]))
    }

    /// What the picture highlights as new.
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
        let news = join(walks.chain(placed).chain(sites).chain(tokens), " ");
        (!news.is_empty()).then(|| self.context.voice.say("relic-runners-alt-news", [("news", news.into())]))
    }

    /// A sentence for each colour, with those of its sites that are shown.
    fn site_words(&self, shown: &dyn Fn(Site) -> bool) -> Vec<String> {
        Colour::ALL.iter().filter_map(|colour| self.colour_words(*colour, shown)).collect()
    }

    fn colour_words(&self, colour: Colour, shown: &dyn Fn(Site) -> bool) -> Option<String> {
        let voice = self.context.voice;
        let open = self.context.open();
        let sites: Vec<Site> =
            Site::all().filter(|site| open.place(*site).colour == Some(colour) && shown(*site)).collect();
        let group = |key: &str, count: usize, such: &dyn Fn(&Place) -> bool| {
            let found =
                join(sites.iter().filter(|site| such(open.place(**site))).map(|site| self.site_word(*site)), " ");
            (!found.is_empty()).then(|| voice.say(key, [("count", count.into()), ("sites", found.into())]))
        };
        let buried = (0..=3).rev().filter_map(|count| {
            let such = |place: &Place| place.relic == Relic::Buried && place.stack.len() == count;
            group("relic-runners-alt-tiles", count, &such)
        });
        let showing = group("relic-runners-alt-relic", 0, &|place| place.relic == Relic::Showing);
        let taken = group("relic-runners-alt-empty", 0, &|place| place.relic == Relic::Taken);
        let groups = join(buried.chain(showing).chain(taken), ", ");
        let title = voice.word(match colour {
            Colour::Green => "relic-runners-board-ruins",
            Colour::Ivory => "relic-runners-board-ivory",
            Colour::Blue => "relic-runners-board-blue",
            Colour::Purple => "relic-runners-board-purple",
        });
        let facts = [("title", title.into()), ("groups", groups.clone().into())];
        (!groups.is_empty()).then(|| voice.say("relic-runners-alt-sites", facts))
    }

    /// The code of a site, with its open tile, what the viewer has seen, and the levels of its tiles if one below the
    /// top is missing.
    fn site_word(&self, site: Site) -> String {
        let stack = &self.context.open().place(site).stack;
        let open = stack.last().and_then(|layer| layer.open).map(|tile| tile.to_string().to_uppercase());
        let gap = stack.iter().zip(1..).any(|(layer, level)| layer.level != level);
        let levels: Vec<_> = stack.iter().rev().map(|layer| layer.level.to_string()).collect();
        let levels = (gap && site.is_temple_site()).then(|| levels.join("·"));
        let more: Vec<_> = open.into_iter().chain(levels).chain(self.known(site)).collect();
        let code = names::site(site);
        if more.is_empty() { code } else { format!("{code}({})", more.join(" ")) }
    }
}
