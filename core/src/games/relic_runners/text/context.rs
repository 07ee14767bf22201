//! What all texts about a position share: the components, what the viewer may know, and a voice.

use super::*;
use crate::games::relic_runners::view::Card;
use crate::title::Ranked;

/// Points of a seat as far as the viewer knows them.
pub struct Known {
    pub points: i32,
    /// Whether the seat may have coins that are unknown.
    pub coins_hidden: bool,
    /// The number of blue tiles whose points are unknown.
    pub blue_hidden: usize,
}

impl Ranked for RelicRunners {
    /// Points, relics, different relics (RR-77).
    fn standing(context: &Context<'_>, seat: Seat) -> [i32; 3] {
        let runner = &context.open().runners[seat.index()];
        [context.known(seat, runner).points, runner.relics.len() as i32, runner.colours() as i32]
    }
}

impl<'a> Context<'a> {
    /// The number of relics taken that brings the last turns.
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

    pub fn explorers_at(&self, site: Site) -> impl Iterator<Item = Seat> {
        self.open().players().filter(move |(seat, runner)| self.stands(*seat, runner) == site).map(|(seat, _)| seat)
    }

    /// The hidden part of a card, as far as the viewer knows it.
    pub fn hidden(&self, seat: Seat) -> Option<&'a Card> {
        self.view.known.cards.get(seat.index())
    }

    /// What a tile of a site shows, when it lies open or the viewer has looked at it.
    pub fn face(&self, site: Site, layer: &Layer) -> Option<Tile> {
        let seen = self.view.known.tiles.iter().find(|(at, on, _)| (*at, *on) == (site, layer.level));
        layer.open.or(seen.map(|(_, _, tile)| *tile))
    }

    /// The top tile of a place, as far as it is known.
    pub fn top(&self, site: Site) -> Option<Tile> {
        self.open().place(site).stack.last().and_then(|top| self.face(site, top))
    }

    /// The points of a seat if the game ended now, as far as they are known.
    pub fn known(&self, seat: Seat, runner: &Runner) -> Known {
        let open = runner.colours() as i32 * COLOUR_POINTS + scoring::ivory_points(runner);
        let Some(card) = self.hidden(seat) else {
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
