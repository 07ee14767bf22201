//! Actions: loading, unloading, sailing, enemy ships (EX-31 … EX-44); walking, herding, raids, outposts (EX-45 … EX-52).

use super::*;

impl Play<'_> {
    /// An action without a random result: the pieces move, and the events say what follows.
    pub(super) fn advance(&mut self, action: Action) {
        let seat = self.seat();
        let sailed = self.open.explorer().ship;
        let raided = self.open.advance(action);
        let (event, to) = match action {
            Action::Load(from, cargo) => (Event::Loaded { seat, from, cargo }, None),
            Action::Unload(to, cargo) => (Event::Unloaded { seat, to, cargo }, to.space()),
            Action::Sail(to) => (Event::Sailed { seat, from: sailed, to }, None),
            Action::Walk(from, to, vikings) => (Event::Walked { seat, from, to, vikings }, Some(to)),
            Action::Herd(from, to, animal) => (Event::Herded { seat, from, to, animal }, Some(to)),
            Action::Outpost(at) => (Event::OutpostBuilt { seat, at }, None),
            Action::Captain(_) | Action::Place(..) | Action::Done => return,
        };
        self.tell(event);
        if let Some((at, strength)) = to.zip(raided) {
            self.tell(Event::Raided { seat, at, strength });
        }
        if let Action::Unload(Place::Home, Cargo { herd, .. }) = action
            && !herd.is_empty()
        {
            self.tell(Event::Delivered { seat, herd });
        }
    }

    /// `sail` to an enemy ship, which is destroyed at once (EX-41).
    pub(super) fn fight(&mut self, to: Place) -> Result<(), RuleError> {
        let seat = self.seat();
        // The back is drawn now (EX-28), before anything changes.
        let deadly = self.open.supply.deadly;
        let (place, drawn) = self.draw((deadly + self.open.supply.harmless).into())?;
        self.advance(Action::Sail(to));
        let Some(at) = to.space() else { return Ok(()) };
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
}
