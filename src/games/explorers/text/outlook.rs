//! What an action would bring: the open state after it as far as points depend on it, without anything drawn, and its
//! points.

use super::{Context, names};
use crate::engine::Seat;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::Herd;
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::scoring::{self, count, holdings};
use crate::games::explorers::state::{Laid, LandId, Open};
use crate::words::facts;

impl Context<'_> {
    /// The points that an allowed action brings the current seat, less those that it costs. Random results count for
    /// nothing.
    pub fn gain(&self, action: Action) -> i32 {
        self.after(action).map_or(0, |after| self.gained_by(&after))
    }

    /// The points that the current seat would have more in another open state.
    pub fn gained_by(&self, after: &Open) -> i32 {
        let seat = self.open().current;
        scoring::sheet(self.game, after, seat).total() - self.points(seat)
    }

    /// The captains of the current seat that would bring other points in another open state: the difference, and what each
    /// brings points for.
    pub fn captains_gain(&self, after: &Open) -> Vec<String> {
        let seat = self.open().current;
        let Some(explorer) = self.explorer(seat) else { return Vec::new() };
        let islands = holdings(self.game, after);
        let changed = explorer.captains.iter().filter_map(|captain| {
            let now = count(self.game, self.open(), &self.view.known.islands, seat, *captain).points;
            let then = count(self.game, after, &islands, seat, *captain).points;
            (then != now).then(|| {
                let facts = facts![
                    captain = names::captain(*captain, self.voice),
                    points = self.gained(then - now),
                    bonus = names::short_bonus(self.game, *captain, self.voice)
                ];
                self.voice.say("explorers-fact-captain", facts)
            })
        });
        changed.collect()
    }

    /// The open state after an action, correct only as far as points depend on it; `None` for actions without such an
    /// effect.
    pub fn after(&self, action: Action) -> Option<Open> {
        let mut open = self.open().clone();
        let seat = open.current;
        match action {
            Action::Place(tile, cell, rotation) => {
                let face = self.game.face(open.side, tile);
                open.chart.lay(Laid::new(tile, face, cell, rotation));
            }
            Action::Load(Place::Home, cargo) => {
                let explorer = &mut open.explorers[seat.index()];
                explorer.home = explorer.home.saturating_sub(cargo.vikings);
                explorer.cargo.vikings += cargo.vikings;
            }
            Action::Unload(Place::Home, cargo) => {
                let explorer = &mut open.explorers[seat.index()];
                explorer.home += cargo.vikings;
                explorer.delivered.add(&cargo.herd);
            }
            Action::Load(Place::At(from), cargo) => leave(&mut open, seat, from, &cargo)?,
            Action::Unload(Place::At(to), cargo) => arrive(&mut open, seat, to, &cargo)?,
            Action::Walk(from, to, vikings) => {
                let party = Cargo { vikings, herd: Herd::NONE };
                leave(&mut open, seat, from, &party)?;
                arrive(&mut open, seat, to, &party)?;
            }
            Action::Herd(from, to, animal) => {
                let party = Cargo { vikings: 1, herd: Herd::one(animal) };
                leave(&mut open, seat, from, &party)?;
                arrive(&mut open, seat, to, &party)?;
            }
            Action::Outpost(corner) => {
                let site = open.chart.site(corner)?;
                open.chart.build(site, seat);
                open.explorers[seat.index()].outposts += 1;
            }
            Action::Sail(to) => {
                let enemy = to.space().and_then(|space| open.chart.sea(space)).is_some_and(|sea| sea.enemy_ship);
                open.explorers[seat.index()].ships += u8::from(enemy);
            }
            Action::Captain(_) | Action::Done => return None,
        }
        Some(open)
    }

    /// The strength of the settlement that the arriving Vikings would raid.
    pub fn would_raid(&self, to: Space, arriving: u8) -> Option<u8> {
        let land = self.chart().land(self.chart().land_id(to)?);
        let there = land.vikings[self.open().current.index()] + arriving;
        land.settlement.filter(|strength| there >= *strength)
    }

    /// The strength of the settlement at a space, and how many Vikings would still be missing.
    pub fn missing(&self, to: Space, arriving: u8) -> Option<(u8, u8)> {
        let land = self.chart().land(self.chart().land_id(to)?);
        let there = land.vikings[self.open().current.index()] + arriving;
        land.settlement.filter(|strength| there < *strength).map(|strength| (strength, strength - there))
    }
}

fn land(open: &Open, space: Space) -> Option<LandId> {
    open.chart.land_id(space)
}

/// Pieces leave a land.
fn leave(open: &mut Open, seat: Seat, from: Space, party: &Cargo) -> Option<()> {
    let id = land(open, from)?;
    let land = open.chart.land_mut(id);
    land.vikings[seat.index()] = land.vikings[seat.index()].saturating_sub(party.vikings);
    land.herd.take(&party.herd);
    Some(())
}

/// Pieces come to a land, and may raid it (EX-51).
fn arrive(open: &mut Open, seat: Seat, to: Space, party: &Cargo) -> Option<()> {
    let id = land(open, to)?;
    let land = open.chart.land_mut(id);
    land.vikings[seat.index()] += party.vikings;
    land.herd.add(&party.herd);
    let there = land.vikings[seat.index()];
    if let Some(strength) = land.settlement.take_if(|strength| there >= *strength) {
        open.explorers[seat.index()].settlements.push(strength);
    }
    Some(())
}
