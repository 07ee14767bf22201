//! The careful player of *Raids* against the player without a plan, and among its like. `SKALD_LAW_GAMES` sets the number
//! of games.

use std::time::{Duration, Instant};

use skald::ai::{Policy, Random, decide};
use skald::engine::{Chance, Edition, Game, Seed};
use skald::games::raids::options::Options;
use skald::games::raids::policy::Careful;
use skald::games::raids::{RECONSTRUCTION, Raids};

fn raids() -> Raids {
    Raids::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// How many games to play: the number given, or what the variable `SKALD_LAW_GAMES` says.
fn games(usual: u64) -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// How long players thought.
#[derive(Default)]
struct Thinking {
    time: Duration,
    decisions: u32,
}

/// The points of each seat after a game between these players, and the time they thought.
fn points(players: &[&dyn Policy<Raids>], number: u64, thinking: &mut Thinking) -> Vec<i32> {
    let raids = raids();
    let seed = Seed::from_number(number).derive("careful", players.len() as u64);
    let (mut state, mut events) = raids.setup(&Options::default(), players.len() as u8, Chance::seeded(&seed)).unwrap();
    let mut dice = Chance::seeded(&seed.derive("players", 0));
    while let Some(seat) = state.open.asked() {
        let began = Instant::now();
        let action = decide(players[seat.index()], &raids, &state, seat, &mut dice).unwrap();
        thinking.time += began.elapsed();
        thinking.decisions += 1;
        raids.step(&mut state, seat, &action, &mut events).unwrap();
    }
    raids.outcome(&state).unwrap().points
}

/// Games won by the careful player (a shared victory is half a game), and mean points of both, in hundredths.
fn match_of(games: u64) -> (u64, [i32; 2]) {
    let (mut won, mut sums, mut thinking) = (0, [0; 2], Thinking::default());
    for number in 0..games {
        let careful_seat = (number % 2) as usize;
        let mut players: [&dyn Policy<Raids>; 2] = [&Random, &Random];
        players[careful_seat] = &Careful;
        let points = points(&players, number, &mut thinking);
        let (own, other) = (points[careful_seat], points[1 - careful_seat]);
        won += match own.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        sums[0] += own;
        sums[1] += other;
    }
    (won * 50 / games, sums.map(|sum| sum * 100 / games as i32))
}

#[test]
fn careful_players_beat_random_ones() {
    let games = games(100);
    let (won, means) = match_of(games);
    println!("careful wins {won} % of {games} games for 2; mean points in hundredths {means:?}");
    assert!(won >= 90, "careful won only {won} %");
}

#[test]
fn careful_players_among_themselves_score_as_careful_players_do() {
    let games = games(30);
    for (seats, least) in [(2, 55), (3, 40), (4, 30)] {
        let players: Vec<&dyn Policy<Raids>> = vec![&Careful; seats];
        let mut all = Vec::new();
        let mut winners = 0;
        let mut thinking = Thinking::default();
        for number in 0..games {
            let points = points(&players, number, &mut thinking);
            winners += points.iter().max().unwrap();
            all.extend(points);
        }
        let mean = all.iter().sum::<i32>() / all.len() as i32;
        println!(
            "{seats} careful: mean {mean}, winners' mean {}, mean time of a decision {:?}",
            winners / games as i32,
            thinking.time / thinking.decisions
        );
        assert!(mean >= least, "{seats} careful players score only {mean} on average");
    }
}
