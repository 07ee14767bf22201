//! The state of a game: its open and its secret part.

mod chart;
mod lay;

#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use super::components::{BOARDING, Captain, Edges, Face, HAND, Herd, OFFER, REGIONS, SEATS, Side, Tile};
use super::options::{Options, ShoreEdges};
use super::place::{Cargo, Place, Space};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{self, Hidden, Seat, Viewer};

pub use chart::{Chart, Island, Laid, Land, LandId, Sea, Site, Spot};

/// The state. Chance is used in the setup, for tokens, and for new hands (EX-26).
pub type State = engine::State<Open, Secret>;

/// The open state: all that everybody may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    pub options: Options,
    pub side: Side,
    pub chart: Chart,
    pub explorers: ArrayVec<Explorer, SEATS>,
    /// Who plays first in a round, once that is drawn; [`Open::winter`] says who has the winter token.
    pub first: Option<Seat>,
    /// Whose turn it is. While captains are chosen: the first player, or seat 0 if that is not drawn yet.
    pub current: Seat,
    /// The turn of the whole game, from 1; 0 while captains are chosen.
    pub turn: u8,
    pub phase: Phase,
    pub stack: u8,
    pub supply: Supply,
}

/// Tokens that have not been placed, and enemy ships whose back nobody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply {
    pub livestock: Herd,
    /// Settlements: how many of strength 0, 1, ….
    pub settlements: Vec<u8>,
    pub enemy_ships: u8,
    /// Backs that kill a Viking and that nobody has seen, on the chart or off it.
    pub deadly: u8,
    /// Other backs that nobody has seen, on the chart or off it.
    pub harmless: u8,
}

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Everybody who has not chosen yet chooses a captain.
    Captain,
    /// The current seat places a tile. Left to be placed in this turn are this one, and in the game for one player at most one
    /// more; `shipped` says whether a tile with an enemy ship has been placed in it (EX-83).
    Place { left: u8, shipped: bool },
    /// The current seat takes one of the 0 to 4 actions left, or ends its turn.
    Act { left: u8 },
    /// The game is over.
    Over,
}

/// A player: captains, longship, Vikings, and what was won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explorer {
    pub chosen: bool,
    /// The captains that lie face up: none before all have chosen, two in the game for one player.
    pub captains: ArrayVec<Captain, OFFER>,
    pub ship: Place,
    pub cargo: Cargo,
    pub home: u8,
    pub delivered: Herd,
    pub ships: u8,
    /// Strengths of the settlements raided, in the order of raiding.
    pub settlements: Vec<u8>,
    pub dead: u8,
    pub outposts: u8,
    pub hand: u8,
}

/// The secret state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The tiles of each hand, sorted. In the game for one player they lie open (EX-82).
    pub hands: ArrayVec<Hidden<ArrayVec<Tile, { HAND as usize }>>, SEATS>,
    /// The stack, the next tile last.
    pub stack: Hidden<Vec<Tile>>,
    /// The captains that each seat may choose from, sorted; none once captains are revealed.
    pub offers: ArrayVec<Hidden<ArrayVec<Captain, OFFER>>, SEATS>,
    /// The captain that each seat has chosen, until captains are revealed.
    pub chosen: ArrayVec<Hidden<Option<Captain>>, SEATS>,
}

/// The part of the secret state that a seat knows: its own tiles and captains.
#[derive(Clone, Copy, Debug)]
pub struct Private<'a> {
    pub hand: &'a [Tile],
    /// The captains that it may choose from.
    pub offer: &'a [Captain],
}

impl Secret {
    /// Whether its lists have an item for each seat of the open state.
    pub fn fits(&self, open: &Open) -> bool {
        let seats = open.explorers.len();
        let choosing = open.phase == Phase::Captain;
        open.current.index() < seats
            && [self.hands.len(), self.chosen.len()] == [seats; 2]
            && (!choosing || self.offers.len() == seats)
    }

    /// Whether nothing was read that a viewer does not know.
    pub fn is_untouched(&self, viewer: Viewer) -> bool {
        let Self { stack, hands, chosen, offers } = self;
        let mut others = Seat::all(hands.len() as u8).filter(|seat| !viewer.knows(*seat)).map(Seat::index);
        stack.is_untouched()
            && others.all(|seat| {
                hands[seat].is_untouched()
                    && chosen[seat].is_untouched()
                    && offers.get(seat).is_none_or(Hidden::is_untouched)
            })
    }

    /// What a seat may know.
    pub fn of(&self, seat: Seat) -> Private<'_> {
        Private {
            hand: self.hands.get(seat.index()).map_or(&[], |hand| hand),
            offer: self.offers.get(seat.index()).map_or(&[], |offer| offer),
        }
    }
}

impl Open {
    pub fn seats(&self) -> u8 {
        self.explorers.len() as u8
    }

    pub fn is_solo(&self) -> bool {
        self.explorers.len() == 1
    }

    /// Who has the winter token: the last in the order of play, once that is drawn.
    pub fn winter(&self) -> Option<Seat> {
        self.first.map(|first| Seat((first.0 + self.seats() - 1) % self.seats()))
    }

    /// Who plays after a seat.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats())
    }

    /// Whether this seat is asked something now.
    pub fn asks(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Captain => self.explorers.get(seat.index()).is_some_and(|explorer| !explorer.chosen),
            Phase::Place { .. } | Phase::Act { .. } => seat == self.current,
            Phase::Over => false,
        }
    }

    /// Whether a tile with these edges, as it would lie, fits an open cell (EX-20, EX-22).
    pub fn fits(&self, spot: &Spot, edges: Edges) -> bool {
        let any_shore = self.options.shore_edges == ShoreEdges::Any;
        edges.fits(spot.land, spot.sea) && (any_shore || edges.fits(Edges::SEA, spot.shore))
    }

    /// The rotations, clockwise in sixths, in which a tile with these edges fits an open cell.
    pub fn fitting(&self, spot: &Spot, edges: Edges) -> impl Iterator<Item = u8> + use<> {
        let fits: [bool; 6] = std::array::from_fn(|turn| self.fits(spot, edges.turned(turn as u8)));
        (0..6).filter(move |turn| fits[usize::from(*turn)])
    }

    /// Where the longship of a seat may sail now, sorted: connected sea spaces, those with an enemy ship only with two
    /// Vikings aboard; none without a Viking (EX-39, EX-40, EX-41).
    pub fn reach(&self, seat: Seat) -> Vec<Place> {
        let Some(explorer) = self.explorers.get(seat.index()).filter(|explorer| explorer.cargo.vikings > 0) else {
            return Vec::new();
        };
        let barred = |place: &Place| self.chart.has_enemy(*place) && explorer.cargo.vikings < BOARDING;
        let ways = self.chart.sea_ways(explorer.ship).into_iter();
        let mut reach: Vec<Place> = ways.filter(|place| !barred(place)).collect();
        reach.sort_unstable();
        reach
    }

    /// The player whose turn it is.
    pub fn explorer(&self) -> &Explorer {
        &self.explorers[self.current.index()]
    }
}

/// How the current seat's pieces change; what is allowed is for the rules to say.
impl Open {
    pub(in crate::games::explorers) fn explorer_mut(&mut self) -> &mut Explorer {
        &mut self.explorers[self.current.index()]
    }

    /// Pieces leave a land, or home.
    pub(in crate::games::explorers) fn leave(&mut self, from: Place, party: &Cargo) {
        let seat = self.current.index();
        match self.chart.land_at(from) {
            Some(land) => {
                land.vikings[seat] -= party.vikings;
                land.herd.take(&party.herd);
            }
            None => self.explorers[seat].home -= party.vikings,
        }
    }

    /// Pieces come to a land, and raid its settlement if they can (EX-51), or home, where livestock is delivered. The
    /// strength of what they raid.
    pub(in crate::games::explorers) fn arrive(&mut self, to: Place, party: &Cargo) -> Option<u8> {
        let seat = self.current.index();
        let explorer = &mut self.explorers[seat];
        let Some(land) = self.chart.land_at(to) else {
            explorer.home += party.vikings;
            explorer.delivered.add(&party.herd);
            return None;
        };
        land.vikings[seat] += party.vikings;
        land.herd.add(&party.herd);
        let vikings = land.vikings[seat];
        let raided = land.settlement.take_if(|strength| vikings >= *strength);
        explorer.settlements.extend(raided);
        raided
    }

    /// An outpost is built on a free site.
    pub(in crate::games::explorers) fn build(&mut self, corner: Corner) -> Option<Site> {
        let site = self.chart.site(corner)?;
        self.chart.build(site, self.current);
        self.explorer_mut().outposts += 1;
        Some(site)
    }
}

impl Explorer {
    /// A player at the start, with `crew` Vikings aboard and `home` on the mainland.
    pub fn new(crew: u8, home: u8) -> Self {
        Self { cargo: Cargo::of(crew), home, ..Self::default() }
    }
}
