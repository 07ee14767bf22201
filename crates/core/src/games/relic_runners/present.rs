//! The presentation of *Relic Runners*: the implementation of `Present`.

use super::action::Action;
use super::components::{RelicRunners, Space};
use super::event::Event;
use super::policy::{PLAYERS, STRENGTH};
use super::state::{Open, Slot, State, Task};
use super::text::{Context, deeds, explain, narrate, sayings};
use super::view::View;
use super::{determinize, intents, options, picture, tutorial};
use crate::engine::{ScoreSheet, Seat, Viewer};
use crate::title::{Count, Counted, Present, by_modules};
use crate::words::{Doc, Rules, Voice, facts, row, say};

/// The sections of the short rules, by the last parts of their keys.
const RULES: [&str; 9] = ["turn", "walk", "explore", "purple", "ivory", "relics", "boxes", "end", "two"];

impl Counted for RelicRunners {
    fn counts(&self, view: &View, seat: Seat) -> Vec<Count> {
        let runner = &view.open.runners[seat.index()];
        let score = view.known.cards.get(seat.index()).and_then(|card| card.score.as_ref());
        vec![
            Count { key: "points", value: score.map(ScoreSheet::total) },
            Count::new("relics", runner.relics.len() as i32),
            Count::new("pathways", runner.paths.count()),
            Count::new("boxes", runner.boxes_on_table() as i32),
            Count::new("ivory", runner.ivory.iter().flatten().count() as i32),
            Count::new("steps", steps(&view.open, seat)),
            Count::new("rations", runner.rations),
        ]
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

/// The steps that the toolboxes of a seat stand above the bottom, with those that they must still take (RR-37). A box in use
/// counts as returned (RR-13).
fn steps(open: &Open, seat: Seat) -> u8 {
    let ours = open.turn == seat;
    let mut in_use = open.in_use().filter(|_| ours);
    let mut stand = 0;
    let mut room = 0;
    for slot in open.runners[seat.index()].boxes {
        match slot {
            Slot::Reserve => {}
            Slot::Bottom => room += Space::TOP,
            Slot::On(space) if in_use == Some(space) => in_use = None,
            Slot::On(space) => {
                stand += space.level;
                room += Space::TOP - space.level;
            }
        }
    }
    let due = open.agenda.iter().map(|task| if let Task::Steps { left } = task { *left } else { 0 });
    let due: u8 = due.filter(|_| ours).sum();
    stand + due.min(room)
}
