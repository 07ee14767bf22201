//! Decides which actions a seat may undo. Such an action ended no turn, drew nothing, and revealed nothing that the
//! seat could not foresee.
//!
//! This follows from the game contract; a title never declares it. Redaction alone is not enough: turning up a tile is
//! a public event without a draw, yet it reveals something to everybody. So the action is repeated in sampled worlds
//! that look the same to the seat ([`Game::determinize`]). If one of them gives other events, the action revealed
//! something. An action that read nothing hidden has the same result in every world, so it needs no samples
//! ([`super::Hidden`]).
//!
//! Invariants: the result is pure and deterministic for a given chance. A reversible action revealed nothing to its
//! seat; `engine::laws` checks this in its own worlds.

use super::{Chance, Game, Seat, StateOf, Viewer};

/// In how many sampled worlds an action is tried. If a hidden tile is the same in five of six worlds, the check misses
/// it once in 100,000 times.
pub const WORLDS: usize = 64;

/// Whether a seat may undo this action: it ends no turn, draws nothing, and the seat could foresee all of it. False for
/// an illegal action.
pub fn reversible<G: Game>(game: &G, before: &StateOf<G>, seat: Seat, action: &G::Action, chance: &mut Chance) -> bool {
    let Ok((after, events)) = game.apply(before, seat, action) else { return false };
    let ends = events.iter().any(G::ends_turn);
    !ends && !surprises(game, before, seat, action, (&after, &events), chance)
}

/// Whether this action brought something that its seat could not foresee: a random result, or something hidden that came
/// out. False for an illegal action.
pub fn reveals<G: Game>(game: &G, before: &StateOf<G>, seat: Seat, action: &G::Action, chance: &mut Chance) -> bool {
    let Ok((after, events)) = game.apply(before, seat, action) else { return false };
    surprises(game, before, seat, action, (&after, &events), chance)
}

fn surprises<G: Game>(
    game: &G,
    before: &StateOf<G>,
    seat: Seat,
    action: &G::Action,
    (after, events): (&StateOf<G>, &[G::Event]),
    chance: &mut Chance,
) -> bool {
    if events.iter().any(|event| !G::draws(event).is_empty()) {
        return true;
    }
    G::META.hidden
        && !is_blind(game, before, after, seat)
        && !foreseen(game, before, seat, action, (after, events), WORLDS, chance)
}

/// Whether the step between two positions drew nothing and read nothing that the seat does not know.
pub(super) fn is_blind<G: Game>(game: &G, before: &StateOf<G>, after: &StateOf<G>, seat: Seat) -> bool {
    game.is_untouched(&after.secret, Viewer::Seat(seat)) && after.chance == before.chance
}

/// Whether the action gives the same events and the same view to the seat in all sampled worlds that look the same to
/// it.
pub(super) fn foreseen<G: Game>(
    game: &G,
    before: &StateOf<G>,
    seat: Seat,
    action: &G::Action,
    (after, events): (&StateOf<G>, &[G::Event]),
    worlds: usize,
    chance: &mut Chance,
) -> bool {
    let me = Viewer::Seat(seat);
    // A view is the open part and what the viewer knows. Comparing these two avoids building each view.
    let known = game.known(&after.open, &after.secret, me);
    let mut sampled = Vec::new();
    (0..worlds).all(|_| {
        let mut world = game.determinize(before, me, chance);
        sampled.clear();
        game.step(&mut world, seat, action, &mut sampled).is_ok()
            && same_for_all(game, events, &sampled)
            && world.open == after.open
            && game.known(&world.open, &world.secret, me) == known
    })
}

/// Whether every viewer learns the same from both lists of events.
fn same_for_all<G: Game>(game: &G, events: &[G::Event], sampled: &[G::Event]) -> bool {
    if events == sampled {
        return true;
    }
    let seats = Seat::all(G::META.seats.1).map(Viewer::Seat);
    let learns = |events: &[G::Event], viewer| -> Vec<_> {
        events.iter().filter_map(|event| game.redact(event, viewer)).collect()
    };
    seats.chain([Viewer::Public]).all(|viewer| learns(events, viewer) == learns(sampled, viewer))
}
