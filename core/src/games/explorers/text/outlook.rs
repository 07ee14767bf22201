//! What an action would bring: the open state after it as far as points depend on it, without anything drawn, and its
//! points.

use super::*;
use crate::games::explorers::intents::foresee;
use crate::games::explorers::scoring::count;

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
        let islands = holdings(self.game, after);
        let changed = self.open().explorer().captains.iter().filter_map(|captain| {
            let then = count(self.game, after, &islands, seat, *captain).points;
            let more = then - self.points_of(*captain, seat);
            let bonus = names::short_bonus(self.game, *captain, self.voice);
            let (captain, points) = (names::captain(*captain, self.voice), self.gained(more));
            (more != 0).then(|| say!(self.voice, "explorers-fact-captain", captain, points, bonus))
        });
        changed.collect()
    }

    /// The open state after an action, correct only as far as points depend on it; `None` for actions without such an
    /// effect.
    pub fn after(&self, action: Action) -> Option<Open> {
        let mut open = self.open().clone();
        match action {
            Action::Place(tile, cell, rotation) => {
                let face = self.game.face(open.side, tile);
                open.chart.lay(Laid::new(tile, face, cell, rotation));
            }
            Action::Captain(_) | Action::Done => return None,
            _ => foresee(&mut open, action),
        }
        Some(open)
    }

    /// The strength of the settlement at a space, and how many Vikings are missing for a raid when so many arrive.
    pub fn missing(&self, to: Space, arriving: u8) -> Option<(u8, u8)> {
        let land = self.chart().land(self.chart().land_id(to)?);
        let there = land.vikings[self.open().current.index()] + arriving;
        land.settlement.map(|strength| (strength, strength.saturating_sub(there)))
    }
}
