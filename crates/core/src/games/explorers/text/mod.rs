//! *Explorers of the North Sea* in words: the board, the choices, what is at stake, events, reasons and the rules.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `explorers.ftl`; every
//! name of a person comes from the voice.

mod board;
mod chart;
mod choices;
pub(super) mod deeds;
pub(super) mod explain;
pub mod facts;
pub mod names;
pub(super) mod narrate;
mod reasons;
pub(super) mod sayings;

use std::cmp::Reverse;

use super::action::{Action, Goal};
use super::components::*;
use super::event::Event;
use super::offers::{Aim, Offer, Spot};
use super::place::{Cargo, Place, Space};
use super::scoring::{self, Holding, sets};
use super::state::{Chart, Courses, Explorer, Laid, LandId, Phase, voyage};
use super::view::View;
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{ScoreSheet, Seat};
use crate::title::{Account, Asked, Branch, Choice, ChoiceText, DETAIL, Fact, Gain, Ranked, Told, Weight};
use crate::words::{Doc, Mark, Tone, Voice, facts, row, say};

/// The most characters of the reasons in a line of the brief.
const REASONS: usize = 70;

/// A position to be described.
pub type Context<'a> = crate::title::Context<'a, Explorers>;

impl Ranked for Explorers {
    /// Points, delivered livestock, outposts (EX-69). All points are public.
    fn standing(context: &Context<'_>, seat: Seat) -> [i32; 3] {
        let points = context.view.known.scores.get(seat.index()).map_or(0, ScoreSheet::total);
        let ties = context.explorer(seat).map_or((0, 0), |explorer| (explorer.delivered.count(), explorer.outposts));
        [points, ties.0.into(), ties.1.into()]
    }
}

impl<'a> Context<'a> {
    pub fn chart(&self) -> &'a Chart {
        &self.view.open.chart
    }

    pub fn explorer(&self, seat: Seat) -> Option<&'a Explorer> {
        self.view.open.explorers.get(seat.index())
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

    pub fn vp(&self, points: i32) -> String {
        say!(self.voice, "explorers-vp", points)
    }

    /// Points gained, or lost: `+3 VP`.
    pub fn gained(&self, points: i32) -> String {
        if points < 0 { format!("−{}", self.vp(-points)) } else { format!("+{}", self.vp(points)) }
    }
}
