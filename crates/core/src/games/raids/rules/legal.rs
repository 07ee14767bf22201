//! The legal actions: all answers to the open question that `allowed` accepts.

use super::allowed::allowed;
use super::*;

/// Fills `out` with the legal actions of this seat, sorted.
pub(in super::super) fn legal(raids: &Raids, open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if open.asked() != Some(seat) {
        return;
    }
    let slots = 1..=raids.spaces;
    match open.phase {
        Phase::Place { .. } => out.extend(slots.map(Action::Place).chain([Action::Discard])),
        Phase::Sell { .. } => out.extend(slots.map(Action::Sell).chain([Action::Keep])),
        Phase::Room { .. } => out.extend([Action::Keep].into_iter().chain(slots.map(Action::Drop))),
        Phase::Sail { mover, from } => {
            // One course serves all actions; `allowed` would compute it for each.
            let course = raids.course(open, mover, from);
            out.extend(course.stops.iter().map(|stop| Action::Sail(stop.space)));
            out.extend([Action::Dock, Action::Fight, Action::Yield].into_iter().filter(|one| course.offers(*one)));
            return;
        }
        Phase::Fight { .. } => out.extend([Action::Retaliate, Action::Flee]),
        Phase::Over => {}
    }
    out.retain(|action| allowed(raids, open, seat, *action).is_ok());
}
