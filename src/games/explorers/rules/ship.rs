//! Longships: loading, unloading, sailing, enemy ships (EX-31 … EX-44).

use super::Play;
use crate::engine::RuleError;
use crate::games::explorers::components::Herd;
use crate::games::explorers::event::Event;
use crate::games::explorers::place::{Cargo, Place};

impl Play<'_> {
    /// `load`: pieces of one land come aboard (EX-31).
    pub(super) fn load(&mut self, from: Place, cargo: Cargo) {
        let seat = self.seat();
        match from.space().and_then(|space| self.open.chart.land_id(space)) {
            Some(id) => {
                let land = self.open.chart.land_mut(id);
                land.vikings[seat.index()] -= cargo.vikings;
                land.herd.take(&cargo.herd);
            }
            None => self.open.explorer_mut().home -= cargo.vikings,
        }
        let aboard = &mut self.open.explorer_mut().cargo;
        aboard.vikings += cargo.vikings;
        aboard.herd.add(&cargo.herd);
        self.tell(Event::Loaded { seat, from, cargo });
    }

    /// `unload`: pieces go to one land; on the mainland livestock is delivered (EX-32).
    pub(super) fn unload(&mut self, to: Place, cargo: Cargo) {
        let seat = self.seat();
        let explorer = self.open.explorer_mut();
        explorer.cargo.vikings -= cargo.vikings;
        explorer.cargo.herd.take(&cargo.herd);
        self.tell(Event::Unloaded { seat, to, cargo });
        match to.space().and_then(|space| self.open.chart.land_id(space)) {
            Some(id) => {
                let land = self.open.chart.land_mut(id);
                land.vikings[seat.index()] += cargo.vikings;
                land.herd.add(&cargo.herd);
                self.raid(id);
            }
            None => {
                let explorer = self.open.explorer_mut();
                explorer.home += cargo.vikings;
                explorer.delivered.add(&cargo.herd);
                if cargo.herd != Herd::NONE {
                    self.tell(Event::Delivered { seat, herd: cargo.herd });
                }
            }
        }
    }

    /// `sail`: an enemy ship at the destination is destroyed at once (EX-41).
    pub(super) fn sail(&mut self, to: Place) -> Result<(), RuleError> {
        let seat = self.seat();
        let enemy = to.space().filter(|space| self.open.chart.sea(*space).is_some_and(|sea| sea.enemy_ship));
        // Its back is drawn now (EX-28), before anything changes.
        let supply = &self.open.supply;
        let (unseen, deadly) = (supply.deadly + supply.harmless, supply.deadly);
        let back = if enemy.is_some() { Some(self.draw(unseen.into())?) } else { None };
        let from = std::mem::replace(&mut self.open.explorer_mut().ship, to);
        self.tell(Event::Sailed { seat, from, to });
        if let (Some(at), Some((place, drawn))) = (enemy, back) {
            let deadly = place < deadly;
            if let Some(sea) = self.open.chart.sea_mut(at) {
                sea.enemy_ship = false;
            }
            let supply = &mut self.open.supply;
            if deadly {
                supply.deadly -= 1;
            } else {
                supply.harmless -= 1;
            }
            let explorer = self.open.explorer_mut();
            explorer.ships += 1;
            if deadly {
                explorer.cargo.vikings -= 1; // EX-44
                explorer.dead += 1;
            }
            self.tell(Event::EnemyShipDestroyed { seat, at, deadly, drawn });
        }
        Ok(())
    }
}
