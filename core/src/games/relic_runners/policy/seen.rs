//! A cache of the positions and values of one decision of the careful player.

use super::*;

/// A key that distinguishes most positions of a turn, and the number of decisions still to search.
type Glimpse = (u8, usize, Site, Paths, [Slot; BOXES], u16);

/// Positions with their values.
#[derive(Debug, Default)]
pub struct Seen(RefCell<BTreeMap<Glimpse, Vec<(State, i32)>>>);

impl Seen {
    /// The value of exactly this position; `None` if it is unknown.
    pub fn value(&self, state: &State, seat: Seat, depth: u8) -> Option<i32> {
        let known = self.0.borrow();
        let alike = known.get(&glimpse(state, seat, depth))?;
        alike.iter().find(|(other, _)| other == state).map(|(_, value)| *value)
    }

    pub fn keep(&self, state: State, seat: Seat, depth: u8, value: i32) {
        self.0.borrow_mut().entry(glimpse(&state, seat, depth)).or_default().push((state, value));
    }
}

fn glimpse(state: &State, seat: Seat, depth: u8) -> Glimpse {
    let open = &state.open;
    let runner = &state.open.runners[seat.index()];
    (depth, open.agenda.len(), runner.at, runner.paths, runner.boxes, open.now.points)
}
