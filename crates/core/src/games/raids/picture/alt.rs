//! The alternative text of the picture: short, with the numbers of the spaces, never longer than allowed. A large
//! position gets fewer words.

use super::*;
use crate::title::Told;
use crate::title::alt::{self, Measure};

impl Drawing<'_> {
    pub fn alt(&self) -> String {
        alt::fitting(|measure| {
            let track = (!self.context.is_over()).then(|| self.track(1, measure));
            let ships = self.context.in_order().into_iter().map(|seat| self.context.seat_words(seat, measure));
            let parts = self.opening(measure).into_iter().chain(track).chain(ships);
            sentences(parts.chain(self.rewards()).chain(self.notes()).chain(self.news_words(measure)))
        })
    }

    pub fn alt_around(&self, seat: Seat) -> String {
        let here = self.context.ship(seat).map_or(0, |ship| ship.space);
        alt::fitting(|measure| {
            let near = [self.track(here.max(1), measure), self.context.seat_words(seat, measure)];
            sentences(self.opening(measure).into_iter().chain(near).chain(self.news_words(measure)))
        })
    }

    fn opening(&self, measure: Measure) -> Vec<String> {
        // The letters alone would not do in a question.
        let question = self.question(measure.name.max(8));
        [self.context.title()].into_iter().chain(question).chain(self.reach_words()).collect()
    }

    /// The track from a space on.
    fn track(&self, from: Space, measure: Measure) -> String {
        let context = &self.context;
        let open = self.context.open();
        let voice = self.context.voice;
        let leaving = (!open.waiting.is_empty())
            .then(|| say!(voice, "raids-alt-leaving", ships = context.letters(&open.waiting)));
        let stretch = |(first, last, bare)| match bare {
            false => Some(self.space_words(first)),
            true if measure.detail < Measure::MINOR => None,
            true if first == last => Some(format!("{first} {}", voice.word("raids-picture-water"))),
            true => Some(format!("{first}–{last} {}", voice.word("raids-picture-water"))),
        };
        let stretches = context.stretches(from).into_iter().filter_map(stretch);
        let spaces = leaving.into_iter().chain(stretches).chain([self.space_words(open.harbor())]);
        say!(voice, "raids-alt-track", spaces = join(spaces, "; "))
    }

    /// A space: what lies there, the Vikings or coins that wait, and the ships.
    fn space_words(&self, space: Space) -> String {
        let facts = Raids::facts_at(&self.context, space).into_iter().map(|fact| fact.words);
        join([space.to_string()].into_iter().chain(facts.filter(|words| !words.is_empty())), " ")
    }

    /// What the Harbor rewards now with the standing, and what it will reward.
    fn rewards(&self) -> Vec<String> {
        let context = &self.context;
        let voice = self.context.voice;
        if self.context.is_over() {
            return Vec::new();
        }
        let criterion = names::criterion(context.open().rewarded(), voice);
        let coins = join(context.prizes(), ", ");
        let mut now = say!(voice, "raids-board-reward", criterion, coins);
        let standing = context.standing();
        if !standing.is_empty() {
            let standing = standing.iter().map(|(seat, count)| format!("{} {count}", Mark::of(*seat).letter));
            now.push_str(&format!(" ({})", join(standing, ", ")));
        }
        [now].into_iter().chain(context.later_rewards()).collect()
    }

    /// What the picture marks: spaces about to be cleared, and what is new.
    fn news_words(&self, measure: Measure) -> Vec<String> {
        if measure.detail < Measure::PARTS {
            return Vec::new();
        }
        let voice = self.context.voice;
        let news = &self.news;
        let spaces =
            |key: &str, spaces: Vec<Space>| (!spaces.is_empty()).then(|| say!(voice, key, spaces = join(spaces, ", ")));
        let courses = news.courses.iter().map(|(ship, course)| {
            let from = if course.len() == 1 { "→" } else { "" };
            format!("{} {from}{}", self.context.letters(&[*ship]), join(course, "→"))
        });
        let touched = spaces("raids-alt-touched", news.touched.iter().copied().collect());
        let cleared = spaces("raids-alt-cleared", news.cleared.iter().copied().collect());
        let new = join(courses.chain(touched).chain(cleared), "; ");
        let new = (!new.is_empty()).then(|| say!(voice, "raids-alt-new", news = new));
        let going = self.context.cleared().iter().map(|(space, _)| *space).collect();
        spaces("raids-alt-going", going).into_iter().chain(new).collect()
    }
}
