//! Which actions are allowed.

use super::board::{removable, targets};
use super::*;
use crate::engine::refusal::check;

/// Whether the seat may take the action; else the refusal.
pub fn judge(open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    let now = &open.now;
    let phase = now.phase(open.options.flying);
    check(open.end.is_none(), Refusal::Over)?;
    check(now.turn == seat, Refusal::Turn(now.turn))?;
    let free = |point: Point| check(now.board.at(point).is_none(), Refusal::Occupied(point));
    match action {
        Action::Remove(point) => {
            check(phase == Phase::Remove, Refusal::NoMill)?;
            check(now.board.at(point) == Some(other(seat)), Refusal::NotTheirs(point))?;
            check(removable(&now.board, other(seat)).any(|found| found == point), Refusal::InMill(point))
        }
        _ if phase == Phase::Remove => Err(Refusal::RemoveFirst),
        Action::Place(point) => {
            check(phase == Phase::Place, Refusal::HandEmpty)?;
            free(point)
        }
        Action::Move(from, to) => {
            check(phase != Phase::Place, Refusal::PlaceFirst)?;
            check(now.board.at(from) == Some(seat), Refusal::NotYours(from))?;
            free(to)?;
            check(targets(&now.board, from, phase).any(|target| target == to), Refusal::NotJoined(from, to))
        }
    }
}
