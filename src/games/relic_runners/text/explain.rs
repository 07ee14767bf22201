//! The event behind every point: the history folded into reasons that add up to the score sheet, line by line.
//!
//! The points of blue tiles come from the view, which knows them as far as its viewer does; that a tile was taken is in
//! the history of everybody.

use super::names;
use crate::engine::Seat;
use crate::games::relic_runners::components::{COLOUR_POINTS, Colour};
use crate::games::relic_runners::event::{Event, Source};
use crate::games::relic_runners::scoring::{self, SOURCES};
use crate::games::relic_runners::view::View;
use crate::title::{EntryEvents, Reason};
use crate::words::Voice;

/// The reasons for the points of a seat, by source in the order of the score sheet, then by entry.
pub fn explain(view: &View, history: &[EntryEvents<Event>], seat: Seat, voice: &Voice) -> Vec<Reason> {
    let mut ledger = Ledger { view, seat, voice, colours: Vec::new(), blue: 0, ivory: 0, reasons: Vec::new() };
    for told in history {
        for event in &told.events {
            ledger.enter(told.seq, event);
        }
    }
    ledger.close()
}

struct Ledger<'a> {
    view: &'a View,
    seat: Seat,
    voice: &'a Voice,
    colours: Vec<Colour>,
    /// Blue tiles taken so far.
    blue: usize,
    /// The entry that brought the large ivory tile.
    ivory: u64,
    reasons: Vec<Reason>,
}

impl Ledger<'_> {
    fn enter(&mut self, seq: u64, event: &Event) {
        let voice = self.voice;
        match event {
            Event::Scored { seat, source, points } if *seat == self.seat => {
                self.add(seq, "coins", i32::from(*points), reason(*source, voice));
            }
            Event::TileTaken { seat, site, level, .. } if *seat == self.seat => {
                if self.view.open.place(*site).colour != Some(Colour::Blue) {
                    return;
                }
                let card = self.view.known.cards.get(self.seat.index());
                let points = card.and_then(|card| card.blue.get(self.blue).copied().flatten());
                self.blue += 1;
                let facts = [("site", names::site(*site).into()), ("level", level.into())];
                let text = voice.say("relic-runners-reason-blue", facts);
                self.add(seq, "blue", points.map_or(0, i32::from), text);
            }
            Event::RelicTaken { seat, site, colour } if *seat == self.seat && !self.colours.contains(colour) => {
                self.colours.push(*colour);
                let facts = [("relic", names::relic(*colour, voice).into()), ("site", names::site(*site).into())];
                self.add(seq, "relics", COLOUR_POINTS, voice.say("relic-runners-reason-relic", facts));
            }
            Event::IvoryKept { seat, tile } if *seat == self.seat && tile.level() == 1 => self.ivory = seq,
            _ => {}
        }
    }

    fn close(mut self) -> Vec<Reason> {
        let runner = self.view.open.runners.get(self.seat.index());
        if let Some((runner, tile)) = runner.and_then(|runner| Some((runner, runner.ivory[0]?))) {
            let text = self.voice.say("relic-runners-reason-ivory", [("tile", names::ivory(tile, self.voice).into())]);
            self.add(self.ivory, "ivory", scoring::ivory_points(runner), text);
        }
        self.reasons.sort_by_key(|reason| (SOURCES.iter().position(|source| *source == reason.source), reason.seq));
        self.reasons
    }

    fn add(&mut self, seq: u64, source: &str, points: i32, text: String) {
        if points != 0 {
            self.reasons.push(Reason { seq, source: source.to_owned(), points, text });
        }
    }
}

/// What points were gained for, in words.
pub fn reason(source: Source, voice: &Voice) -> String {
    match source {
        Source::Expedition { trails } => voice.say("relic-runners-reason-expedition", [("count", trails.into())]),
        Source::Cache => voice.say("relic-runners-reason-tile", [("tile", voice.word("relic-runners-tile-p1").into())]),
        Source::IvoryGivenUp => voice.word("relic-runners-reason-given-up"),
        Source::Ivory { tile } => voice.say("relic-runners-reason-tile", [("tile", names::ivory(tile, voice).into())]),
        Source::Box { space } => {
            let facts = [("space", names::space(space).into()), ("action", names::box_action(space, voice).into())];
            voice.say("relic-runners-reason-box", facts)
        }
        Source::Doubling => voice.word("relic-runners-reason-doubling"),
        Source::BlueShown => voice.word("relic-runners-reason-shown"),
    }
}
