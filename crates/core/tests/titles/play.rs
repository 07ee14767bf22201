//! Whole games of any title, position by position.

use crate::ai::{Policy, Random, decide};
use crate::engine::{Chance, Edition, Game, Seat, Seed, StateOf};
use crate::title::EntryEvents;

/// The rules with the embedded edition, the default one.
pub fn embedded<G: Game>() -> G {
    let (_, _, editions) = crate::games::TITLES.iter().find(|(key, ..)| *key == G::META.key).expect("a listed title");
    G::new(&Edition::read(editions[0]).expect("the embedded edition is read"))
        .expect("the embedded edition is complete")
}

/// The options of a new table with these switches changed.
pub fn switched<G: Game>(switches: &serde_json::Value) -> G::Options {
    let mut all = serde_json::to_value(G::Options::default()).expect("options are data");
    for (key, value) in switches.as_object().expect("switches") {
        assert!(all.get(key).is_some(), "{} has no switch {key}", G::META.key);
        all[key] = value.clone();
    }
    serde_json::from_value(all).unwrap_or_else(|error| panic!("{} with {switches}: {error}", G::META.key))
}

/// A game so far.
pub struct Tale<G: Game> {
    pub seats: u8,
    pub state: StateOf<G>,
    /// The events of each entry, first those of the setup.
    pub history: Vec<EntryEvents<G::Event>>,
    /// The first seat with a decision; `None` if the game is over.
    pub asked: Option<Seat>,
}

impl<G: Game> Tale<G> {
    /// The events of the last entry.
    pub fn news(&self) -> &[G::Event] {
        self.history.last().map_or(&[], |entry| &entry.events)
    }
}

/// Plays a game with the actions of `choose`, which gets position, seat and seq. `look` gets every position, including
/// the first and the last. The play ends with the game, or when `choose` names no action.
pub fn play_as<G: Game>(
    game: &G,
    (options, seats, seed): (&G::Options, u8, &Seed),
    mut choose: impl FnMut(&StateOf<G>, Seat, u64) -> Option<G::Action>,
    mut look: impl FnMut(&Tale<G>),
) -> Tale<G> {
    let (state, events) = game.setup(options, seats, Chance::seeded(seed)).expect("a first position");
    let asked = |state: &StateOf<G>| game.decisions(&state.open).first().map(|decision| decision.seat);
    let history = vec![EntryEvents { seq: 0, events }];
    let mut tale = Tale { seats, asked: asked(&state), state, history };
    look(&tale);
    while let Some(seat) = tale.asked {
        let seq = tale.history.len() as u64;
        let Some(action) = choose(&tale.state, seat, seq) else { break };
        let mut events = Vec::new();
        let done = game.step(&mut tale.state, seat, &action, &mut events);
        done.unwrap_or_else(|error| panic!("{}, entry {seq}: {action} is refused: {error}", G::META.key));
        tale.history.push(EntryEvents { seq, events });
        tale.asked = asked(&tale.state);
        look(&tale);
    }
    tale
}

/// A game between players of these kinds, the first in the first seat, who share one die. It has at most so many
/// actions.
pub fn play_between<G: Game>(
    players: &[&dyn Policy<G>],
    game: &G,
    (options, seed): (&G::Options, &Seed),
    most: u64,
    look: impl FnMut(&Tale<G>),
) -> Tale<G> {
    let mut dice = Chance::seeded(&seed.derive("players", 0));
    let choose = |state: &StateOf<G>, seat: Seat, seq| {
        if seq > most { None } else { decide(players[seat.index()], game, state, seat, &mut dice) }
    };
    play_as(game, (options, players.len() as u8, seed), choose, look)
}

/// A game of this number between players of one kind, with at most so many actions.
pub fn play_by<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    options: &G::Options,
    seats: u8,
    number: u64,
    most: u64,
    look: impl FnMut(&Tale<G>),
) -> Tale<G> {
    play_between(&vec![policy; seats.into()], game, (options, &Seed::from_number(number)), most, look)
}

/// A game of this number between random players, with at most so many actions.
pub fn play<G: Game>(
    game: &G,
    options: &G::Options,
    seats: u8,
    number: u64,
    most: u64,
    look: impl FnMut(&Tale<G>),
) -> Tale<G> {
    play_by(&Random, game, options, seats, number, most, look)
}
