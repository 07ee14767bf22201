//! How *Nine Men's Morris* shows itself: the implementation of `Present`.

use super::action::Action;
use super::components::NineMensMorris;
use super::event::Event;
use super::policy::{PLAYERS, STRENGTH};
use super::state::View;
use super::text::{Context, KEY, deeds, narrate};
use super::{options, picture, tutorial};
use crate::engine::Seat;
use crate::title::{Account, Counted, Gain, Present, by_modules};
use crate::words::{Doc, Fact, Rules, Voice};

/// The parts of the short rules.
const RULES: [&str; 6] = ["place", "move", "mill", "fly", "end", "switch"];

impl Counted for NineMensMorris {}

impl Present for NineMensMorris {
    const MARKS_BRANCHES: bool = true;

    by_modules!(strength, deeds, legend, tutorial);

    fn name(voice: &Voice) -> String {
        voice.word("nine-mens-morris-title")
    }

    fn gained(&self, account: &Account<'_, Self>, event: &Event) -> Vec<Gain> {
        let Event::Ended(end) = event else { return Vec::new() };
        Vec::from_iter(end.gained(account.seat, KEY, account.voice))
    }

    fn rules(&self, options: &options::Options, voice: &Voice) -> Doc {
        let facts: Vec<_> = [("men", Fact::from(self.men))].into_iter().chain(options.facts()).collect();
        let reconstruction = self.reconstruction;
        Rules { title: KEY, parts: &RULES, facts: &facts, signs: false, more: None, reconstruction }.page(voice)
    }
}
