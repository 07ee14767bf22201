//! *Explorers of the North Sea* in words: the board, the choices, what is at stake, events, reasons and the rules.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `explorers.ftl`; every
//! name of a person comes from the voice.

mod board;
mod branches;
mod brief;
mod cards;
mod chart;
mod choices;
pub(super) mod explain;
mod map;
pub(super) mod names;
pub(super) mod narrate;
mod outlook;
mod overview;
mod placing;
pub(super) mod rules;
pub(super) mod sayings;

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use super::action::Action;
use super::components::{
    ACTIONS, Animal, BOARDING, Bonus, Captain, Counting, Edges, Explorers, Face, Feature, HAND, HOLD, Herd,
    OUTPOST_VIKINGS, OUTPOSTS, SOLO_PLACEMENTS, Tile, VIKINGS,
};
use super::event::Event;
use super::place::{Cargo, Place, Space};
use super::policy::tiles::Glance;
use super::scoring::{self, Holding, holdings, sets};
use super::state::{Chart, Explorer, Island, Laid, LandId, Open, Phase};
use super::view::View;
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{ScoreSheet, Seat};
use crate::title::{Account, Branch, Choice, DETAIL, Gain, Said, Weight};
use crate::words::{Doc, Mark, Rules, Section, Tone, Voice, facts, row, say};

/// A position to be described: the components, what the viewer may know, and a voice.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub game: &'a Explorers,
    pub view: &'a View,
    pub voice: &'a Voice,
}

impl<'a> Context<'a> {
    pub fn open(&self) -> &'a Open {
        &self.view.open
    }

    pub fn chart(&self) -> &'a Chart {
        &self.view.open.chart
    }

    pub fn explorer(&self, seat: Seat) -> Option<&'a Explorer> {
        self.view.open.explorers.get(seat.index())
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.view.open.seats())
    }

    pub fn is_over(&self) -> bool {
        self.open().phase == Phase::Over
    }

    pub fn turns(&self) -> u8 {
        if self.open().is_solo() { Tile::DEALT / HAND } else { Tile::DEALT }
    }

    /// The hand of a seat, when the viewer may know it.
    pub fn hand(&self, seat: Seat) -> Option<&'a [Tile]> {
        self.view.known.hands.get(seat.index())?.as_deref()
    }

    /// The captains that a seat may choose from, when the viewer may know them.
    pub fn offer(&self, seat: Seat) -> &'a [Captain] {
        self.view.known.offers.get(seat.index()).and_then(Option::as_deref).unwrap_or_default()
    }

    /// The captain that a seat has chosen and not revealed, when the viewer may know it.
    pub fn choice(&self, seat: Seat) -> Option<Captain> {
        self.view.known.choices.get(seat.index()).copied().flatten()
    }

    /// The points of a seat if the game ended now; all of them are public.
    pub fn points(&self, seat: Seat) -> i32 {
        self.view.known.scores.get(seat.index()).map_or(0, ScoreSheet::total)
    }

    /// The points that a captain brings a seat now.
    fn points_of(&self, captain: Captain, seat: Seat) -> i32 {
        scoring::count(self.game, self.open(), &self.view.known.islands, seat, captain).points
    }

    /// Victory points in words.
    pub fn vp(&self, points: i32) -> String {
        say!(self.voice, "explorers-vp", points)
    }

    /// Points gained, or lost: `+3 VP`.
    pub fn gained(&self, points: i32) -> String {
        if points < 0 { format!("−{}", self.vp(-points)) } else { format!("+{}", self.vp(points)) }
    }

    fn headed(&self, head: impl Into<String>, text: impl Into<String>) -> String {
        say!(self.voice, "explorers-board-line", head = head.into(), text = text.into())
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

    /// Who has won, or would if the game ended now.
    pub fn winners(&self) -> Vec<Seat> {
        self.ranking().into_iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| seat).collect()
    }
}
