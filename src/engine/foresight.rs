//! What may be taken back: a step that ended no turn, drew nothing, and told nobody anything that its seat could not
//! foresee.
//!
//! Derived from the contract of a game, never declared by a title. Redaction alone would not tell: a tile that is turned up
//! is a public event without a draw, and yet news to everybody. So the step is taken again in other worlds that look the
//! same to the seat ([`Game::determinize`]); where one of them answers differently, the step brought something to light.
//!
//! Invariants: pure, and the same chance gives the same answer; a step that is called reversible told its seat nothing
//! (`engine::laws` tries it in worlds of its own).

use super::{Chance, Game, Seat, StateOf, Viewer};

/// How many other worlds a step is tried in. Each may happen to hold the same tile in the same place: one that lies there
/// with five chances in six escapes all of them once in a hundred thousand times.
pub const WORLDS: usize = 64;

/// Whether a seat may take this action back: it ends no turn, draws nothing, and its seat could foresee all of it. An action
/// that does not apply may not.
pub fn reversible<G: Game>(game: &G, before: &StateOf<G>, seat: Seat, action: &G::Action, chance: &mut Chance) -> bool {
    let Ok((after, events)) = game.apply(before, seat, action) else { return false };
    if events.iter().any(|event| G::ends_turn(event) || !G::draws(event).is_empty()) {
        return false;
    }
    !G::META.hidden || foreseen(game, before, (seat, action), (&after, &events), WORLDS, chance)
}

/// Whether the same action tells the same in as many other worlds that look the same to the seat.
pub(super) fn foreseen<G: Game>(
    game: &G,
    before: &StateOf<G>,
    (seat, action): (Seat, &G::Action),
    (after, events): (&StateOf<G>, &[G::Event]),
    worlds: usize,
    chance: &mut Chance,
) -> bool {
    let me = Viewer::Seat(seat);
    let seen = game.view_for(after, me);
    (0..worlds).all(|_| {
        let world = game.determinize(before, me, chance);
        let Ok((other, told)) = game.apply(&world, seat, action) else { return false };
        same_for_all(game, events, &told) && game.view_for(&other, me) == seen
    })
}

/// Whether every viewer learns the same of both.
fn same_for_all<G: Game>(game: &G, events: &[G::Event], told: &[G::Event]) -> bool {
    if events == told {
        return true;
    }
    let seats = Seat::all(G::META.seats.1).map(Viewer::Seat);
    let learns = |events: &[G::Event], viewer| -> Vec<_> {
        events.iter().filter_map(|event| game.redact(event, viewer)).collect()
    };
    seats.chain([Viewer::Public]).all(|viewer| learns(events, viewer) == learns(told, viewer))
}
