//! What every part of a picture needs: the position, the colours, what is new.

use super::colours::{Colours, Plate};
use super::icons;
use super::news::News;
use crate::canvas::scene::{Shape, Unit};
use crate::engine::Seat;
use crate::games::raids::state::{Phase, Space};
use crate::games::raids::text::context::Context;
use crate::games::raids::text::names;

/// The rim of the picture, and the gap between panels.
pub const MARGIN: Unit = 50;

/// A space that may be chosen; the crew on arrival, or the Vikings that a Monster costs; the seat attacked there.
pub type Reach = (Space, String, Option<Seat>);

/// A position about to be drawn.
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub news: News,
    /// The spaces to which the asked ship may sail.
    pub reach: Vec<Reach>,
}

impl Drawing<'_> {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.context.open.phase == Phase::Over
    }

    /// The ships in the order in which they are shown: by seat, and by rank when the game is over.
    pub fn in_order(&self) -> Vec<Seat> {
        match self.is_over() {
            true => self.context.ranking().into_iter().map(|(_, seat)| seat).collect(),
            false => self.context.seats().collect(),
        }
    }

    /// What has no place in the ring: the next move of the ghost, and the pool if it is limited.
    pub fn notes(&self) -> Vec<String> {
        let notes = self.context.ghost_plan().into_iter().chain(self.context.pool());
        notes.filter(|_| !self.is_over()).collect()
    }

    /// The ships on a space, those in the Harbor in the order of docking; `None` is the ghost.
    pub fn ships_of(&self, space: Space) -> Vec<Option<Seat>> {
        let open = self.context.open;
        if space == open.harbor() {
            return open.arrivals.to_vec();
        }
        let here = self.context.seats().zip(&open.ships).filter(|(_, ship)| ship.space == space);
        let ghost = open.ghost.filter(|ghost| ghost.space == space).map(|_| None);
        here.map(|(seat, _)| Some(seat)).chain(ghost).collect()
    }

    /// What a space is called.
    pub fn name_of(&self, space: Space) -> String {
        let voice = self.context.voice;
        match self.context.spot(space).map(|spot| (spot.tile, spot.village)) {
            None => voice.word("raids-harbor"),
            Some((Some(tile), _)) => names::name(tile, voice),
            Some((None, true)) => voice.word("raids-village"),
            Some((None, false)) => voice.word("raids-picture-water"),
        }
    }

    /// The plate of a space and the sign on it; `None` on open water.
    pub fn plate_of(&self, space: Space) -> Option<(Plate, Vec<Shape>)> {
        let colours = &self.colours;
        match self.context.spot(space).map(|spot| (spot.tile, spot.village)) {
            None => Some((colours.harbor(), icons::on_plate("harbor", colours.harbor()))),
            Some((Some(tile), _)) => Some((colours.tile(tile), icons::tile(tile, colours.tile(tile)))),
            Some((None, true)) => Some((colours.village(), icons::on_plate("village", colours.village()))),
            Some((None, false)) => None,
        }
    }

    /// Whether a space is cleared as soon as the tile of the turn is settled.
    pub fn is_going(&self, space: Space) -> bool {
        self.context.cleared().iter().any(|(gone, _)| *gone == space)
    }
}
