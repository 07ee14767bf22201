//! What all texts about a position share: the components, what the viewer may know, and a voice.

use crate::engine::Seat;
use crate::games::relic_runners::components::{COLOUR_POINTS, RelicRunners, Site};
use crate::games::relic_runners::scoring;
use crate::games::relic_runners::state::{Open, Phase, Runner};
use crate::games::relic_runners::view::View;
use crate::words::{Mark, Voice};

/// A position to be described.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub game: &'a RelicRunners,
    pub view: &'a View,
    pub voice: &'a Voice,
}

/// Points of a seat as far as the viewer knows them.
pub struct Known {
    /// The points that are known.
    pub points: i32,
    /// Whether the seat may have coins that are unknown.
    pub coins_hidden: bool,
    /// The number of blue tiles whose points are unknown.
    pub blue_hidden: usize,
}

impl<'a> Context<'a> {
    /// The open state.
    pub fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.open.runners.len() as u8)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.open().phase == Phase::Over
    }

    /// The number of relics that brings the last turns.
    pub fn wanted(&self) -> u8 {
        let players = self.open().runners.len();
        players.checked_sub(2).and_then(|at| self.game.end_relics.get(at)).copied().unwrap_or_default()
    }

    /// Where an explorer stands; during a walk trail by trail where the walk has come to.
    pub fn stands(&self, seat: Seat, runner: &Runner) -> Site {
        match &self.open().phase {
            Phase::Walk { path } if seat == self.open().turn => path.last().copied().unwrap_or(runner.at),
            _ => runner.at,
        }
    }

    /// The marks of the seats whose explorers are at a place.
    pub fn explorers_at(&self, site: Site) -> Vec<String> {
        let here = self.seats().zip(&self.open().runners).filter(|(seat, runner)| self.stands(*seat, runner) == site);
        here.map(|(seat, _)| Mark::of(seat).to_string()).collect()
    }

    /// The points of a seat if the game ended now, as far as they are known.
    pub fn points(&self, seat: Seat, runner: &Runner) -> Known {
        let open = runner.colours() as i32 * COLOUR_POINTS + scoring::ivory_points(runner);
        let Some(card) = self.view.known.cards.get(seat.index()) else {
            return Known { points: open, coins_hidden: true, blue_hidden: runner.blue.len() };
        };
        let blue: i32 = card.blue.iter().flatten().map(|points| i32::from(*points)).sum();
        Known {
            points: open + blue + i32::from(card.coins.unwrap_or_default()),
            coins_hidden: card.coins.is_none(),
            blue_hidden: card.blue.iter().filter(|points| points.is_none()).count(),
        }
    }
}
