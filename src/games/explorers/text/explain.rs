//! The event behind every point: the history folded into reasons that add up to the score sheet, line by line.
//!
//! What islands and captains bring changes until the end, so their points come from the view; the history says when an
//! island was completed and when captains were revealed.

use super::names;
use crate::engine::Seat;
use crate::games::explorers::components::{Explorers, Herd};
use crate::games::explorers::event::Event;
use crate::games::explorers::place::Space;
use crate::games::explorers::scoring::{SOURCES, count, sets};
use crate::games::explorers::view::View;
use crate::title::{EntryEvents, Reason};
use crate::words::Voice;

/// The reasons for the points of a seat, by source in the order of the score sheet, then by entry.
pub fn explain(
    game: &Explorers,
    view: &View,
    history: &[EntryEvents<Event>],
    seat: Seat,
    voice: &Voice,
) -> Vec<Reason> {
    let mut ledger = Ledger {
        game,
        view,
        seat,
        voice,
        delivered: Herd::NONE,
        outposts: 0,
        deaths: 0,
        completed: Vec::new(),
        revealed: 0,
        reasons: Vec::new(),
    };
    for told in history {
        for event in &told.events {
            ledger.enter(told.seq, event);
        }
    }
    ledger.close()
}

struct Ledger<'a> {
    game: &'a Explorers,
    view: &'a View,
    seat: Seat,
    voice: &'a Voice,
    delivered: Herd,
    outposts: usize,
    deaths: usize,
    /// The entries that completed islands, with a land of each.
    completed: Vec<(u64, Space)>,
    /// The entry that revealed the captains.
    revealed: u64,
    reasons: Vec<Reason>,
}

impl Ledger<'_> {
    fn enter(&mut self, seq: u64, event: &Event) {
        let points = &self.game.points;
        match event {
            Event::CaptainsRevealed { .. } => self.revealed = seq,
            Event::IslandCompleted { at, .. } => self.completed.push((seq, *at)),
            Event::Delivered { seat, herd } if *seat == self.seat => {
                let before = sets(self.game, &self.delivered);
                self.delivered.add(herd);
                let text = self.voice.say("explorers-reason-livestock", [("herd", names::herd(herd).into())]);
                self.add(seq, "livestock", sets(self.game, &self.delivered) - before, text);
            }
            Event::OutpostBuilt { seat, at } if *seat == self.seat => {
                let gained = step(&points.outposts, self.outposts);
                self.outposts += 1;
                let facts = [("n", self.outposts.into()), ("at", at.to_string().into())];
                self.add(seq, "outposts", gained, self.voice.say("explorers-reason-outpost", facts));
            }
            Event::EnemyShipDestroyed { seat, at, deadly, .. } if *seat == self.seat => {
                let facts = || [("at", at.to_string().into())];
                let text = self.voice.say("explorers-reason-enemy", facts());
                self.add(seq, "enemy_ships", points.enemy_ship.into(), text);
                if *deadly {
                    let gained = step(&points.deaths, self.deaths);
                    self.deaths += 1;
                    self.add(seq, "deaths", gained, self.voice.say("explorers-reason-death", facts()));
                }
            }
            Event::Raided { seat, at, strength } if *seat == self.seat => {
                let facts = [("at", at.to_string().into()), ("strength", strength.into())];
                self.add(
                    seq,
                    "settlements",
                    i32::from(*strength),
                    self.voice.say("explorers-reason-settlement", facts),
                );
            }
            _ => {}
        }
    }

    fn close(mut self) -> Vec<Reason> {
        let (view, seat, voice) = (self.view, self.seat, self.voice);
        for island in view.known.islands.iter().filter(|island| island.is_held_by(seat)) {
            let completed = self.completed.iter().rev().find(|(_, at)| island.lands.contains(at));
            let cells: Vec<_> = island.lands.iter().map(ToString::to_string).collect();
            let facts = [("tiles", island.tiles.into()), ("cells", cells.join(" ").into())];
            let points = i32::from(island.tiles) * i32::from(self.game.points.island_tile);
            let seq = completed.map_or(0, |(seq, _)| *seq);
            self.add(seq, "islands", points, voice.say("explorers-reason-island", facts));
        }
        self.captain();
        self.reasons.sort_by_key(|reason| (SOURCES.iter().position(|source| *source == reason.source), reason.seq));
        self.reasons
    }

    /// The better captain, the first of equals (EX-81).
    fn captain(&mut self) {
        let open = &self.view.open;
        let Some(explorer) = open.explorers.get(self.seat.index()) else { return };
        let points = |captain| count(self.game, open, &self.view.known.islands, self.seat, captain).points;
        let counted = explorer.captains.iter().map(|captain| (*captain, points(*captain)));
        if let Some((captain, points)) = counted.reduce(|best, next| if next.1 > best.1 { next } else { best }) {
            let facts = [
                ("captain", names::captain(captain, self.voice).into()),
                ("bonus", names::bonus(self.game, captain, self.voice).into()),
            ];
            self.add(self.revealed, "captain", points, self.voice.say("explorers-reason-captain", facts));
        }
    }

    fn add(&mut self, seq: u64, source: &str, points: i32, text: String) {
        if points != 0 {
            self.reasons.push(Reason { seq, source: source.to_owned(), points, text });
        }
    }
}

/// What one more brings by a table of sums, when so many are there already.
fn step(table: &[u8], already: usize) -> i32 {
    let sum = |count: usize| count.checked_sub(1).and_then(|at| table.get(at)).map_or(0, |sum| i32::from(*sum));
    if already < table.len() { sum(already + 1) - sum(already) } else { 0 }
}
