//! The careful player against players without a plan, and how long and how good its games are.

use skald::ai::{Policy, Random, decide};
use skald::engine::{Chance, Edition, Game, Seat, Seed};
use skald::games::relic_runners::options::Options;
use skald::games::relic_runners::policy::Careful;
use skald::games::relic_runners::state::State;
use skald::games::relic_runners::{RECONSTRUCTION, RelicRunners};

fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// A game between players of these kinds, the first in seat 1: its last position and the number of actions.
fn game(number: u64, players: &[&dyn Policy<RelicRunners>]) -> (State, u32) {
    let game = runners();
    let seed = Seed::from_number(number).derive("careful", players.len() as u64);
    let (mut state, mut events) = game.setup(&Options::default(), players.len() as u8, Chance::seeded(&seed)).unwrap();
    let mut dice = Chance::seeded(&seed.derive("players", 0));
    let mut actions = 0;
    while let Some(seat) = state.open.asked() {
        let action = decide(players[seat.index()], &game, &state, seat, &mut dice).unwrap();
        game.step(&mut state, seat, &action, &mut events).unwrap();
        actions += 1;
    }
    (state, actions)
}

/// How often one careful player among random ones comes first, in percent, over so many games.
fn wins_among_random(seats: u8, games: u64) -> u64 {
    let wins = (0..games).filter(|number| {
        let own = Seat((number % u64::from(seats)) as u8);
        let kind = |seat| if seat == own { &Careful as &dyn Policy<RelicRunners> } else { &Random };
        let players: Vec<_> = Seat::all(seats).map(kind).collect();
        let (state, _) = game(*number, &players);
        runners().outcome(&state).unwrap().winners().any(|winner| winner == own.index())
    });
    100 * wins.count() as u64 / games
}

/// Rounds and winner's points of games between careful players.
fn careful_games(seats: u8, games: u64) -> Vec<(u16, i32, u32)> {
    let players = vec![&Careful as &dyn Policy<RelicRunners>; seats.into()];
    let played = (0..games).map(|number| game(number, &players));
    let best = |state: &State| runners().outcome(state).unwrap().points.into_iter().max().unwrap_or(0);
    played.map(|(state, actions)| (state.open.round, best(&state), actions)).collect()
}

#[test]
fn one_careful_player_beats_random_ones() {
    for (seats, least) in [(2, 90), (3, 90), (4, 90), (5, 90)] {
        let wins = wins_among_random(seats, 20);
        assert!(wins >= least, "{wins} % with {seats} seats");
    }
}

#[test]
fn games_between_careful_players_end_and_score_like_those_of_people() {
    for seats in 2..=5 {
        let played = careful_games(seats, 10);
        assert!(played.iter().all(|(rounds, ..)| (12..50).contains(rounds)), "{seats} seats: {played:?}");
        let mean = played.iter().map(|(_, points, _)| points).sum::<i32>() / played.len() as i32;
        assert!((45..=80).contains(&mean), "{seats} seats: {played:?}");
    }
}
