//! The presentation of *Relic Runners*: the implementation of `Present`.

use super::action::Action;
use super::components::RelicRunners;
use super::event::Event;
use super::policy::{PLAYERS, STRENGTH};
use super::state::State;
use super::text::{Context, deeds, explain, narrate, sayings};
use super::view::View;
use super::{counts, determinize, intents, options, picture, tutorial};
use crate::engine::{Seat, Viewer};
use crate::title::{Count, Counted, Present, by_modules};
use crate::words::{Doc, Rules, Voice, facts, row, say};

/// The sections of the short rules, by the last parts of their keys.
const RULES: [&str; 9] = ["turn", "walk", "explore", "purple", "ivory", "relics", "boxes", "end", "two"];

impl Counted for RelicRunners {
    fn counts(&self, view: &View, seat: Seat) -> Vec<Count> {
        counts::counts(self, view, seat)
    }

    fn variants(&self, before: &State, viewer: Viewer, events: &[Event]) -> Option<Vec<State>> {
        determinize::variants(before, viewer, events)
    }
}

impl Present for RelicRunners {
    by_modules!(strength, explain, sayings, deeds, intents, legend, tutorial);

    fn chapter(&self, event: &Event, voice: &Voice) -> Option<String> {
        let Event::TurnBegan { round, .. } = event else { return None };
        Some(say!(voice, "relic-runners-log-round", round = *round))
    }

    fn rules(&self, options: &options::Options, voice: &Voice) -> Doc {
        let facts: Vec<_> = facts![ends = row::list(self.end_relics)].into_iter().chain(options.facts()).collect();
        let reconstruction = self.reconstruction;
        Rules { title: "relic_runners", parts: &RULES, facts: &facts, signs: true, more: None, reconstruction }
            .page(voice)
    }
}
