//! Where men go, and which mills they close. Needs only a position, so that texts and computer players can use it as well.

use super::*;

/// Where the man on a point may go in this phase (NM-04, NM-05).
pub fn targets(board: &Board, from: Point, phase: Phase) -> Points {
    let free = board.points(None);
    if phase == Phase::Fly { free } else { free.and(from.neighbours()) }
}

/// The points where a seat may remove a man of `victim` (NM-08).
pub fn removable(board: &Board, victim: Seat) -> impl Iterator<Item = Point> {
    let men = board.points(Some(victim));
    let mills = board.mills(victim);
    men.filter(move |point| men == mills || !mills.has(*point))
}

/// Every action of the seat to act, sorted; as if the game were not over.
pub fn actions(now: &Position, flying: Flying) -> Vec<Action> {
    let board = &now.board;
    let phase = now.phase(flying);
    match phase {
        Phase::Place => board.points(None).map(Action::Place).collect(),
        Phase::Remove => removable(board, other(now.turn)).map(Action::Remove).collect(),
        Phase::Move | Phase::Fly => {
            let moves = |from| targets(board, from, phase).map(move |to| Action::Move(from, to));
            board.points(Some(now.turn)).flat_map(moves).collect()
        }
    }
}

/// Applies an action, which is not checked. The other seat acts next, unless a mill is closed (NM-06, NM-07).
pub fn apply(now: &mut Position, action: Action) {
    let own = now.turn;
    let arrived = action.arrived();
    match action {
        Action::Place(_) => now.hand[own.index()] -= 1,
        Action::Move(from, _) => now.board.set(from, None),
        Action::Remove(point) => now.board.set(point, None),
    }
    if let Some(point) = arrived {
        now.board.set(point, Some(own));
    }
    now.mill = arrived.is_some_and(|point| now.board.mills(own).has(point));
    if !now.mill {
        now.turn = other(own);
    }
}

/// Whether an action closes a mill.
pub fn closes_mill(now: &Position, action: Action) -> bool {
    let mut after = now.clone();
    apply(&mut after, action);
    after.mill
}
