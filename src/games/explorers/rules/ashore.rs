//! Actions on land: walking, herding, raids, outposts (EX-45 … EX-52).

use super::Play;
use crate::canvas::hex::Corner;
use crate::games::explorers::components::{Animal, Herd};
use crate::games::explorers::event::Event;
use crate::games::explorers::place::{Cargo, Space};
use crate::games::explorers::state::LandId;

impl Play<'_> {
    /// `walk` (EX-45).
    pub(super) fn walk(&mut self, from: Space, to: Space, vikings: u8) {
        let seat = self.seat();
        self.tell(Event::Walked { seat, from, to, vikings });
        self.go(from, to, Cargo { vikings, herd: Herd::NONE });
    }

    /// `herd` (EX-47).
    pub(super) fn herd(&mut self, from: Space, to: Space, animal: Animal) {
        let seat = self.seat();
        self.tell(Event::Herded { seat, from, to, animal });
        self.go(from, to, Cargo { vikings: 1, herd: Herd::one(animal) });
    }

    fn go(&mut self, from: Space, to: Space, party: Cargo) {
        let seat = self.seat();
        let chart = &mut self.open.chart;
        let (Some(from), Some(to)) = (chart.land_id(from), chart.land_id(to)) else { return };
        let land = chart.land_mut(from);
        land.vikings[seat.index()] -= party.vikings;
        land.herd.take(&party.herd);
        let land = chart.land_mut(to);
        land.vikings[seat.index()] += party.vikings;
        land.herd.add(&party.herd);
        self.raid(to);
    }

    /// EX-51: enough own Vikings beside a settlement raid it, at once and free.
    pub(super) fn raid(&mut self, id: LandId) {
        let seat = self.seat();
        let at = self.open.chart.place_of(id);
        let land = self.open.chart.land_mut(id);
        let vikings = land.vikings[seat.index()];
        if let Some(strength) = land.settlement.take_if(|strength| vikings >= *strength) {
            self.open.explorer_mut().settlements.push(strength);
            self.tell(Event::Raided { seat, at, strength });
        }
    }

    /// `outpost` (EX-48).
    pub(super) fn build(&mut self, at: Corner) {
        let seat = self.seat();
        let Some(site) = self.open.chart.site(at) else { return };
        self.open.chart.build(site, seat);
        self.open.explorer_mut().outposts += 1;
        self.tell(Event::OutpostBuilt { seat, at });
    }
}
