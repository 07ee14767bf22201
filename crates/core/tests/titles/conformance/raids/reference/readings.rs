//! Rules derived a second time from events alone. RA-13: who clears when a ship flees. RA-65: who clears at the start.
//! RA-59: whose coins the ghost's place takes. RA-33: which shields count. RA-23, RA-48: what a Port buys. The Glory at
//! the end.

use skald_core::engine::Seat;
use skald_core::games::raids::components::{Harbor, Raids, Tile};
use skald_core::games::raids::event::Event;
use skald_core::games::raids::options::{Flight, Options};
use skald_core::games::raids::state::{Open, Phase, Space};

use super::{Model, ShipShadow};

/// A second check beside a model. It sees each event and the next one.
pub struct Readings<'a> {
    raids: &'a Raids,
    options: &'a Options,
    harbors: &'a [Harbor],
    harbor: Space,
    /// The ships that came home in this voyage, in order; `None` is the ghost.
    home: Vec<Option<Seat>>,
    /// How many goods the Port in question still buys.
    sales: u8,
}

impl<'a> Readings<'a> {
    /// The checker before an action.
    pub fn of(raids: &'a Raids, open: &'a Open) -> Self {
        let sales = if let Phase::Sell { left } = open.phase { left } else { 0 };
        Self {
            raids,
            options: &open.options,
            harbors: &open.harbors,
            harbor: open.harbor(),
            home: open.arrivals.to_vec(),
            sales,
        }
    }

    /// Checks an event that the model has just applied, given the next event.
    pub fn judge(&mut self, model: &Model, event: &Event, next: Option<&Event>) -> Result<(), String> {
        match event {
            Event::Docked { seat, rank } => {
                self.home.push(*seat);
                equal("rank", usize::from(*rank), self.home.len())
            }
            Event::VoyageBegan { .. } => {
                self.home.clear();
                Ok(())
            }
            Event::Cleared { seat, .. } => self.is_last(model, *seat),
            Event::Fled { seat, space, .. } => {
                let wanted = self.cleared(model, *seat, *space);
                let given = match next {
                    Some(Event::Cleared { seat: cleared, tiles }) if cleared == seat => tiles.clone(),
                    _ => Vec::new(),
                };
                equal("cleared in flight", given, wanted)
            }
            Event::VoyageEnded { voyage, awards } => {
                let harbor = self.harbors[usize::from(*voyage) - 1];
                for award in awards {
                    if harbor == Harbor::Arrival {
                        equal("coins by arrival", award.coins, self.by_arrival(award.seat))?;
                    }
                    if harbor == Harbor::Shields {
                        equal("shields", award.count, self.shields(model, award.seat))?;
                    }
                }
                Ok(())
            }
            Event::Took { tile: Tile::Port { sales }, .. } => {
                self.sales = *sales;
                Ok(())
            }
            Event::Sold { tile, .. } => {
                equal("a Port buys", matches!(tile, Tile::Goods { .. }) && self.sales > 0, true)?;
                self.sales -= 1;
                Ok(())
            }
            Event::Ended { points } => {
                equal("Glory", points, &model.ships.iter().map(|ship| self.glory(ship)).collect())
            }
            _ => Ok(()),
        }
    }

    /// Checks whether a sale is asked for after these events: while the Port buys more and goods are aboard.
    pub fn asks_for_sale(&self, model: &Model, events: &[Event], after: &Open) -> Result<(), String> {
        let seller = events.iter().find_map(|event| match event {
            Event::Sold { seat, .. } | Event::Took { seat, tile: Tile::Port { .. }, .. } => Some(*seat),
            _ => None,
        });
        let goods =
            |seat: &Seat| model.ships[seat.index()].aboard.iter().any(|tile| matches!(tile, Tile::Goods { .. }));
        let wanted = seller.filter(|seat| self.sales > 0 && goods(seat)).map(|_| self.sales);
        let asked = if let Phase::Sell { left } = after.phase { Some(left) } else { None };
        equal("sales left", asked, wanted)
    }

    fn glory(&self, ship: &ShipShadow) -> i32 {
        let set = &self.raids.rune_set;
        let runes = vec![(); ship.runes.into()].chunks(set.len()).map(|begun| set[begun.len() - 1]).sum::<u8>();
        let aboard = ship.aboard.iter().map(|tile| match tile {
            Tile::Pennant { value, .. } => i32::from(*value),
            Tile::Mjollnir { strength, .. } => i32::from(*strength) * i32::from(ship.crew),
            _ => 0,
        });
        let sold =
            ship.sold.iter().map(|tile| if let Tile::Goods { value, .. } = tile { i32::from(*value) } else { 0 });
        let monsters = ship.monsters.iter().map(|strength| i32::from(*strength));
        i32::from(ship.coins) + i32::from(runes) + aboard.chain(sold).chain(monsters).sum::<i32>()
    }

    /// Whether a ship may clear at the start of a voyage: only the last to leave does.
    fn is_last(&self, model: &Model, seat: Seat) -> Result<(), String> {
        let waits = |space: Space| space == 0;
        let others =
            (0..).zip(&model.ships).filter(|(other, _)| Seat(*other) != seat).any(|(_, ship)| waits(ship.space));
        let ghost = self.options.waiting_ghost.is_on() && model.ghost.is_some_and(waits);
        equal("another ship waits", waits(model.ships[seat.index()].space) && (others || ghost), false)
    }

    /// The tiles that a fleeing ship clears from a space.
    fn cleared(&self, model: &Model, seat: Seat, space: Space) -> Vec<(Space, Tile)> {
        if self.options.flight == Flight::Any {
            return Vec::new();
        }
        let others = (0..).zip(&model.ships).filter(|(other, _)| Seat(*other) != seat).map(|(_, ship)| ship.space);
        let ahead = others.chain(model.ghost).filter(|other| *other > space);
        let next = ahead.filter(|other| *other < self.harbor || self.options.docked_ahead.is_on()).min();
        let Some(next) = next else { return Vec::new() };
        model.track.range(space + 1..next).map(|(space, tile)| (*space, *tile)).collect()
    }

    fn by_arrival(&self, seat: Seat) -> u8 {
        let ghost = self.options.ghost_takes_coins.is_on();
        let ranked: Vec<_> = self.home.iter().filter(|ship| ship.is_some() || ghost).collect();
        let place = ranked.iter().position(|ship| **ship == Some(seat)).expect("all players are home");
        self.raids.harbor_coins.get(place).copied().unwrap_or(0)
    }

    fn shields(&self, model: &Model, seat: Seat) -> u8 {
        let ship = &model.ships[seat.index()];
        let free = self.raids.spaces - ship.aboard.len() as u8;
        let printed = |tiles: &[Tile]| tiles.iter().filter_map(|tile| tile.shields_aboard()).sum::<u8>();
        let beside = if self.options.sold_shields.is_on() { printed(&ship.sold) } else { 0 };
        free * self.raids.empty_space_shields + printed(&ship.aboard) + beside
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, given: T, wanted: T) -> Result<(), String> {
    if given == wanted { Ok(()) } else { Err(format!("{what}: the events give {given:?}, the rules {wanted:?}")) }
}
