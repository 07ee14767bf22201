//! The explanation of points: a gain with its source, and the input of an explanation.

use crate::engine::{Game, Seat, ViewOf};
use crate::words::Voice;

/// Points with their source and a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The source, as in the score sheet.
    pub source: &'static str,
    pub points: i32,
    /// The reason in words.
    pub text: String,
}

impl Gain {
    /// A gain of points from a source.
    pub fn new(source: &'static str, points: impl Into<i32>, text: String) -> Self {
        Self { source, points: points.into(), text }
    }
}

/// The input of an explanation.
#[derive(Debug)]
pub struct Account<'a, G: Game> {
    /// The position as the viewer sees it.
    pub view: &'a ViewOf<G>,
    /// The seat whose points are explained.
    pub seat: Seat,
    /// The voice for the reasons.
    pub voice: &'a Voice,
    /// The events that the viewer knows, each with the seq of its entry. [`super::Present::gained`] gets those before
    /// its event, [`super::Present::counted`] gets all.
    pub known_events: &'a [(u64, &'a G::Event)],
}
