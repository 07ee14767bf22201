//! Computer players: careful ones beat random ones, and their games resemble those of people. `--nocapture` prints the
//! figures.

use skald_core::ai::{Level, Policy, Random};
use skald_core::engine::{Seat, Seed};
use skald_core::title::Present;

use crate::conformance::subject::{Subject, law_games, seat_counts, subject};
use crate::play::{Tale, play_between, switched};

for_every_title!(a_careful_player_beats_random_ones, careful_players_reach_their_usual_scores);

/// How many of the games among careful players are also checked by [`Subject::conserved`].
const CHECKED_TWICE: u64 = 3;

/// The players that look one move ahead, not the random one and not those of a [`Level`].
fn careful_players<G: Present>() -> impl Iterator<Item = (&'static str, Box<dyn Policy<G>>)> {
    let one_move = |name: &str| name != "random" && Level::named(name).is_none();
    G::POLICIES.iter().filter(move |(name, _)| one_move(name)).map(|(name, make)| (*name, make()))
}

/// A game of this number. `watch` gets every position.
fn game<G: Present>(own: &Subject<G>, players: &[&dyn Policy<G>], number: u64, watch: impl FnMut(&Tale<G>)) -> Tale<G> {
    let seed = Seed::from_number(number).derive("careful", players.len() as u64);
    let options = switched::<G>(&(own.careful.switches)(number));
    play_between(players, &own.game, (&options, &seed), u64::MAX, watch)
}

/// A shared victory counts half. Slow: many whole games for every seat count.
fn a_careful_player_beats_random_ones<G: Present>() {
    let own = subject::<G>();
    let games = law_games().unwrap_or(own.careful.against);
    for (name, player) in careful_players::<G>() {
        for seats in 2..=G::META.seats.1 {
            let won = won(&own, player.as_ref(), seats, games);
            println!("{}, {seats} seats: one {name} wins {won} % of {games} games among random ones", G::META.key);
            assert!(won >= 90, "{}, {seats} seats: {name} wins only {won} %", G::META.key);
        }
    }
}

/// How many in a hundred games one player wins among random ones.
fn won<G: Present>(own: &Subject<G>, player: &dyn Policy<G>, seats: u8, games: u64) -> u64 {
    let mut halves = 0;
    for number in 0..games {
        let seat = Seat((number % u64::from(seats)) as u8);
        let kind = |other| if other == seat { player } else { &Random };
        let players: Vec<_> = Seat::all(seats).map(kind).collect();
        let end = own.game.outcome(&game(own, &players, number, |_| {}).state).expect("a finished game");
        let winners: Vec<_> = end.winners().collect();
        halves += u64::from(winners.contains(&seat.index())) * if winners.len() > 1 { 1 } else { 2 };
    }
    50 * halves / games
}

/// Slow: many whole games for every seat count.
fn careful_players_reach_their_usual_scores<G: Present>() {
    let own = subject::<G>();
    let games = law_games().unwrap_or(own.careful.among);
    for (name, player) in careful_players::<G>() {
        for (index, seats) in seat_counts::<G>().enumerate() {
            let players = vec![player.as_ref(); seats.into()];
            let games_in_order = (0..games).map(|number| {
                let mut before = None;
                game(&own, &players, number, |tale| {
                    if number < CHECKED_TWICE
                        && let Some(before) = before.replace(tale.state.clone())
                    {
                        (own.conserved)(&own.game, &before, tale.news(), &tale.state)
                            .expect("the second implementation agrees");
                    }
                })
            });
            let played: Vec<_> = games_in_order.collect();
            let mean = means(&own.game, &played, name);
            assert!(
                own.careful.least.get(index).is_none_or(|least| mean >= 10 * least),
                "{} for {seats}: {mean}",
                G::META.key
            );
            (own.careful.look)(&own.game, &played);
        }
    }
}

/// The mean points of a seat, in tenths. Also prints more about the games.
fn means<G: Present>(game: &G, played: &[Tale<G>], name: &str) -> i32 {
    let (games, seats) = (played.len() as i32, played[0].seats);
    let (mut winners, mut sources, mut actions) = (0, Vec::new(), 0);
    for tale in played {
        winners += game.outcome(&tale.state).expect("a finished game").points.into_iter().max().unwrap_or_default();
        actions += tale.history.len() as i32 - 1;
        for line in Seat::all(seats).flat_map(|seat| game.score(&tale.state, seat).lines) {
            match sources.iter_mut().find(|(source, _)| *source == line.source) {
                Some((_, points)) => *points += line.points,
                None => sources.push((line.source, line.points)),
            }
        }
    }
    let seat = |points: i32| 10 * points / (games * i32::from(seats));
    let mean = seat(sources.iter().map(|(_, points)| points).sum());
    sources.iter_mut().for_each(|(_, points)| *points = seat(*points));
    println!(
        "{}, {seats} {name}, tenths: points {mean}, winner {}, by source {sources:?}; {} actions a game",
        G::META.key,
        10 * winners / games,
        actions / games
    );
    mean
}
