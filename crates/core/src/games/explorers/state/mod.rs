//! The state of a game: its open and its secret part.

pub mod chart;
mod courses;
mod lay;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use super::action::Action;
use super::components::{BOARDING, Captain, Edges, Face, HAND, Herd, OFFER, REGIONS, SEATS, Side, Tile};
use super::options::{Options, ShoreEdges};
use super::place::{Cargo, Place, Space};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{self, Hidden, Seat, Viewer};

pub use chart::{Chart, Island, Laid, Land, LandId, Sea, SeaWays, Site, Spot};
pub use courses::{Courses, paths, voyage};

/// The state. Chance is used in the setup, for tokens, and for new hands (EX-26).
pub type State = engine::State<Open, Secret>;

/// The open state, which every viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    pub options: Options,
    pub side: Side,
    pub chart: Chart,
    pub explorers: ArrayVec<Explorer, SEATS>,
    /// The first player of a round; `None` before the draw. [`Open::winter`] gives the holder of the winter token.
    pub first: Option<Seat>,
    /// The seat whose turn it is. While captains are chosen: the first player, or seat 0 before that draw.
    pub current: Seat,
    /// The turn of the whole game, from 1; 0 while captains are chosen.
    pub turn: u8,
    pub phase: Phase,
    pub stack: u8,
    pub supply: Supply,
}

/// The tokens that are not placed yet, and the unseen backs of enemy ships.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply {
    pub livestock: Herd,
    /// The number of settlements of strength 0, 1, ….
    pub settlements: Vec<u8>,
    pub enemy_ships: u8,
    /// The unseen backs that kill a Viking, on the chart or off it.
    pub deadly: u8,
    /// The other unseen backs, on the chart or off it.
    pub harmless: u8,
}

/// The open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Every seat without a captain chooses one.
    Captain,
    /// The current seat places a tile. `left` counts this tile and, in the game for one player, at most one more.
    /// `shipped` says whether the seat has placed a tile with an enemy ship in this turn (EX-83).
    Place {
        left: u8,
        shipped: bool,
    },
    /// The current seat takes one of the 0 to 4 remaining actions, or ends its turn.
    Act {
        left: u8,
    },
    Over,
}

/// A player: captains, longship, Vikings and winnings.
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
    /// The strengths of the raided settlements, in order.
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
    /// The captains that each seat may choose from, sorted. Empty once captains are revealed.
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

    /// Whether no hidden part was read that the viewer does not know.
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

    /// The holder of the winter token: the last in the order of play. `None` before the draw.
    pub fn winter(&self) -> Option<Seat> {
        self.first.map(|first| Seat((first.0 + self.seats() - 1) % self.seats()))
    }

    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats())
    }

    pub fn asks(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Captain => self.explorers.get(seat.index()).is_some_and(|explorer| !explorer.chosen),
            Phase::Place { .. } | Phase::Act { .. } => seat == self.current,
            Phase::Over => false,
        }
    }

    /// The open cells where a tile with these edges fits, each with the rotations, clockwise in sixths (EX-20, EX-22).
    /// In the order of the open cells, at most eight of them at a time.
    pub fn fitting(&self, edges: Edges) -> impl Iterator<Item = impl ExactSizeIterator<Item = (Cell, u8)>> {
        let any_shore = self.options.shore_edges == ShoreEdges::Any;
        let wanted = move |spot: &Spot| (spot.land, if any_shore { spot.sea } else { spot.sea.or(spot.shore) });
        self.chart.spots.chunks(8).map(move |spots| {
            edges.fitting(spots.iter().map(wanted)).map(|(spot, rotation)| (spots[spot].cell, rotation))
        })
    }

    /// The spaces to which the longship of a seat may sail now, sorted.
    pub fn reach(&self, seat: Seat) -> SeaWays {
        let Some(explorer) = self.explorers.get(seat.index()) else { return SeaWays::new() };
        let mut reach = self.chart.sails(explorer.ship, explorer.cargo.vikings);
        reach.sort_unstable();
        reach
    }

    /// The turns of the game: one for each tile, or alone one for each hand (EX-82).
    pub fn turns(&self) -> u8 {
        if self.is_solo() { Tile::DEALT / HAND } else { Tile::DEALT }
    }

    /// How many more turns the current seat has after this one.
    pub fn turns_to_come(&self) -> u8 {
        self.turns().saturating_sub(self.turn) / self.seats()
    }

    /// The player whose turn it is.
    pub fn explorer(&self) -> &Explorer {
        &self.explorers[self.current.index()]
    }
}

/// How the current seat's pieces change. The rules decide what is allowed.
impl Open {
    pub(in crate::games::explorers) fn explorer_mut(&mut self) -> &mut Explorer {
        &mut self.explorers[self.current.index()]
    }

    /// Moves the pieces as an action says, and counts its cost. Tiles, fights and turns are left to the rules. Returns the
    /// strength of the raided settlement.
    pub(in crate::games::explorers) fn advance(&mut self, action: Action) -> Option<u8> {
        let mut go = |from: Space, to: Space, party: Cargo| {
            self.leave(Place::At(from), &party);
            self.arrive(Place::At(to), &party)
        };
        let raided = match action {
            Action::Load(from, cargo) => {
                self.leave(from, &cargo);
                self.explorer_mut().cargo.add(&cargo);
                None
            }
            Action::Unload(to, cargo) => {
                self.explorer_mut().cargo.take(&cargo);
                self.arrive(to, &cargo)
            }
            Action::Sail(to) => {
                self.explorer_mut().ship = to;
                None
            }
            Action::Walk(from, to, vikings) => go(from, to, Cargo::of(vikings)),
            Action::Herd(from, to, animal) => go(from, to, Cargo { vikings: 1, herd: Herd::one(animal) }),
            Action::Outpost(corner) => {
                if let Some(site) = self.chart.site(corner) {
                    self.chart.build(site, self.current);
                    self.explorer_mut().outposts += 1;
                }
                None
            }
            Action::Captain(_) | Action::Place(..) | Action::Done => None,
        };
        if let Phase::Act { left } = &mut self.phase {
            *left = left.saturating_sub(action.cost());
        }
        raided
    }

    /// Removes pieces from a land, or from home.
    fn leave(&mut self, from: Place, party: &Cargo) {
        let seat = self.current.index();
        match from.space().and_then(|space| self.chart.land_id(space)) {
            Some(id) => {
                let land = self.chart.land_mut(id);
                land.vikings[seat] -= party.vikings;
                land.herd.take(&party.herd);
                self.chart.muster(id.tile, seat);
            }
            None => self.explorers[seat].home -= party.vikings,
        }
    }

    /// Adds pieces to a land, where they raid a settlement if they can (EX-51), or to home, which counts livestock as
    /// delivered. Returns the strength of the raided settlement.
    fn arrive(&mut self, to: Place, party: &Cargo) -> Option<u8> {
        let seat = self.current.index();
        let explorer = &mut self.explorers[seat];
        let Some(id) = to.space().and_then(|space| self.chart.land_id(space)) else {
            explorer.home += party.vikings;
            explorer.delivered.add(&party.herd);
            return None;
        };
        let land = self.chart.land_mut(id);
        land.vikings[seat] += party.vikings;
        land.herd.add(&party.herd);
        let vikings = land.vikings[seat];
        let raided = land.settlement.take_if(|strength| vikings >= *strength);
        explorer.settlements.extend(raided);
        self.chart.muster(id.tile, seat);
        raided
    }
}

impl Explorer {
    /// A player at the start, with `crew` Vikings aboard and `home` on the mainland.
    pub fn new(crew: u8, home: u8) -> Self {
        Self { cargo: Cargo::of(crew), home, ..Self::default() }
    }
}
