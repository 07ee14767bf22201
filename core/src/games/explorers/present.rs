//! The presentation of *Explorers of the North Sea*: the implementation of `Present`.

use super::action::Action;
use super::components::Explorers;
use super::event::Event;
use super::policy::PLAYERS;
use super::text::{Context, deeds, explain, narrate, rules, sayings};
use super::view::View;
use super::{intents, options, picture, tutorial};
use crate::engine::Seat;
use crate::title::{Present, by_modules};
use crate::words::{Doc, Voice, say};

impl Present for Explorers {
    const SIGNED_CODES: bool = true;
    const MARKS_BRANCHES: bool = true;

    by_modules!(explain, intents, sayings, deeds);

    fn chapter(&self, event: &Event, voice: &Voice) -> Option<String> {
        let Event::TurnBegan { turn, .. } = event else { return None };
        let seats = voice.names.len().max(1);
        Some(say!(voice, "explorers-log-round", round = usize::from(turn.saturating_sub(1)) / seats + 1))
    }

    fn rules(&self, options: &options::Options, voice: &Voice) -> Doc {
        rules::rules(self, options, voice)
    }
}
