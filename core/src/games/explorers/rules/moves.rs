//! Actions: loading, unloading, sailing, enemy ships (EX-31 … EX-44); walking, herding, raids, outposts (EX-45 … EX-52).

use super::*;

impl Play<'_> {
    /// `load`: the longship takes pieces of one land aboard (EX-31).
    pub(super) fn load(&mut self, from: Place, cargo: Cargo) {
        let seat = self.seat();
        self.open.leave(from, &cargo);
        self.open.explorer_mut().cargo.add(&cargo);
        self.tell(Event::Loaded { seat, from, cargo });
    }

    /// `unload`: the longship puts pieces on one land. The mainland receives livestock as delivered (EX-32).
    pub(super) fn unload(&mut self, to: Place, cargo: Cargo) {
        let seat = self.seat();
        self.open.explorer_mut().cargo.take(&cargo);
        self.tell(Event::Unloaded { seat, to, cargo });
        self.arrive(to, &cargo);
    }

    /// `sail`: the longship destroys an enemy ship at its destination at once (EX-41).
    pub(super) fn sail(&mut self, to: Place) -> Result<(), RuleError> {
        let seat = self.seat();
        let enemy = to.space().filter(|_| self.open.chart.has_enemy(to));
        // The back is drawn now (EX-28), before anything changes.
        let deadly = self.open.supply.deadly;
        let back = if enemy.is_some() { Some(self.draw((deadly + self.open.supply.harmless).into())?) } else { None };
        let from = std::mem::replace(&mut self.open.explorer_mut().ship, to);
        self.tell(Event::Sailed { seat, from, to });
        let Some((at, (place, drawn))) = enemy.zip(back) else { return Ok(()) };
        if let Some(sea) = self.open.chart.sea_mut(at) {
            sea.enemy_ship = false;
        }
        let died = u8::from(place < deadly);
        self.open.supply.deadly -= died;
        self.open.supply.harmless -= 1 - died;
        let explorer = self.open.explorer_mut();
        explorer.ships += 1;
        explorer.cargo.vikings -= died; // EX-44
        explorer.dead += died;
        self.tell(Event::EnemyShipDestroyed { seat, at, deadly: died > 0, drawn });
        Ok(())
    }

    /// `walk` (EX-45).
    pub(super) fn walk(&mut self, from: Space, to: Space, vikings: u8) {
        let seat = self.seat();
        self.tell(Event::Walked { seat, from, to, vikings });
        self.go(from, to, &Cargo::of(vikings));
    }

    /// `herd` (EX-47).
    pub(super) fn herd(&mut self, from: Space, to: Space, animal: Animal) {
        let seat = self.seat();
        self.tell(Event::Herded { seat, from, to, animal });
        self.go(from, to, &Cargo { vikings: 1, herd: Herd::one(animal) });
    }

    fn go(&mut self, from: Space, to: Space, party: &Cargo) {
        self.open.leave(Place::At(from), party);
        self.arrive(Place::At(to), party);
    }

    fn arrive(&mut self, to: Place, party: &Cargo) {
        let seat = self.seat();
        match (to, self.open.arrive(to, party)) {
            (Place::At(at), Some(strength)) => self.tell(Event::Raided { seat, at, strength }),
            (Place::Home, _) if !party.herd.is_empty() => self.tell(Event::Delivered { seat, herd: party.herd }),
            _ => {}
        }
    }

    /// `outpost` (EX-48).
    pub(super) fn build(&mut self, at: Corner) {
        let seat = self.seat();
        if let Some(site) = self.open.build(at) {
            self.tell(Event::OutpostBuilt { seat, at: site.corner });
        }
    }
}
