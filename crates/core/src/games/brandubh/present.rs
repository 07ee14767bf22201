//! The presentation of *Brandubh*: the implementation of `Present`.

use super::action::Action;
use super::components::Brandubh;
use super::event::Event;
use super::policy::{PLAYERS, STRENGTH};
use super::state::View;
use super::text::{Context, deeds, narrate};
use super::{options, picture, tutorial};
use crate::engine::Seat;
use crate::title::{Account, Counted, Gain, Present, by_modules};
use crate::words::{Doc, Rules, Voice};

/// The parts of the short rules.
const RULES: [&str; 5] = ["turn", "capture", "king", "end", "switch"];

impl Counted for Brandubh {}

impl Present for Brandubh {
    const MARKS_BRANCHES: bool = true;
    const PUZZLES: &'static str = include_str!("../../../../../assets/puzzles/brandubh.jsonl");

    by_modules!(strength, deeds, legend, tutorial);

    fn gained(&self, account: &Account<'_, Self>, event: &Event) -> Vec<Gain> {
        match event {
            Event::Ended(end) => Vec::from_iter(end.gained(account.seat, "brandubh", account.voice)),
            Event::Moved { .. } => Vec::new(),
        }
    }

    fn rules(&self, options: &options::Options, voice: &Voice) -> Doc {
        let Self { reconstruction, .. } = *self;
        let facts = options.facts();
        Rules { title: "brandubh", parts: &RULES, facts: &facts, signs: false, more: None, reconstruction }.page(voice)
    }
}
