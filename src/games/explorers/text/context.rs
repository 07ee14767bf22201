//! What all texts about a position share: the components, what the viewer may know, and a voice.

use std::cmp::Reverse;

use crate::engine::Seat;
use crate::games::explorers::components::{Explorers, HAND, Tile};
use crate::games::explorers::state::{Chart, Explorer, Open, Phase};
use crate::games::explorers::view::View;
use crate::words::{Voice, say};

/// A position to be described.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub game: &'a Explorers,
    pub view: &'a View,
    pub voice: &'a Voice,
}

impl<'a> Context<'a> {
    /// The open state.
    pub fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// The tiles on the table.
    pub fn chart(&self) -> &'a Chart {
        &self.view.open.chart
    }

    /// A player.
    pub fn explorer(&self, seat: Seat) -> Option<&'a Explorer> {
        self.view.open.explorers.get(seat.index())
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.view.open.seats())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.open().phase == Phase::Over
    }

    /// How many turns the whole game has.
    pub fn turns(&self) -> u8 {
        if self.open().is_solo() { Tile::DEALT / HAND } else { Tile::DEALT }
    }

    /// The hand of a seat, when the viewer may know it.
    pub fn hand(&self, seat: Seat) -> Option<&'a [Tile]> {
        self.view.known.hands.get(seat.index())?.as_deref()
    }

    /// The points of a seat if the game ended now; all of them are public.
    pub fn points(&self, seat: Seat) -> i32 {
        self.view.known.scores.get(seat.index()).map_or(0, crate::engine::ScoreSheet::total)
    }

    /// Victory points in words.
    pub fn vp(&self, points: i32) -> String {
        say!(self.voice, "explorers-vp", points)
    }

    /// Points gained, or lost: `+3 VP`.
    pub fn gained(&self, points: i32) -> String {
        if points < 0 { format!("−{}", self.vp(-points)) } else { format!("+{}", self.vp(points)) }
    }

    /// What decides the ranks: points, delivered livestock, outposts (EX-69).
    pub fn standing(&self, seat: Seat) -> (i32, u8, u8) {
        let explorer = self.explorer(seat);
        explorer.map_or((0, 0, 0), |explorer| (self.points(seat), explorer.delivered.count(), explorer.outposts))
    }

    /// All seats with their ranks, the best first.
    pub fn ranking(&self) -> Vec<(u8, Seat)> {
        let better = |seat| self.seats().filter(|other| self.standing(*other) > self.standing(seat)).count() as u8;
        let mut ranking: Vec<_> = self.seats().map(|seat| (1 + better(seat), seat)).collect();
        ranking.sort_by_key(|(rank, seat)| (*rank, Reverse(self.points(*seat)), *seat));
        ranking
    }
}
