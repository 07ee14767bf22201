//! How long a careful computer player thinks. It measures every decision with a choice, in whole games against its
//! like, with as many seats as the title takes.
//!
//! `cargo bench --no-default-features --bench careful`; figures in `docs/performance.md`. `SKALD_CAREFUL_GAMES` sets
//! another number of games per title.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::time::{Duration, Instant};

use serde_json::Value;
use skald::engine::Seed;
use skald::games;
use skald::title::Title;

const POLICY: &str = "careful";

fn main() {
    let games = std::env::var("SKALD_CAREFUL_GAMES").map_or(100, |number| number.parse().expect("is a number"));
    let titles = games::builtin().expect("the embedded editions are whole");
    println!("| title | seats | games | decisions | median | 99 % | worst | the worst is |");
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        if title.policies().contains(&POLICY) {
            report(title.as_ref(), games);
        }
    }
}

fn report(title: &dyn Title, games: u64) {
    let seats = title.meta().seats.1;
    let mut all: Vec<_> = (0..games).flat_map(|number| decisions(title, seats, number)).collect();
    all.sort_unstable();
    let of = |share: usize| all[(all.len() - 1) * share / 100].0;
    let (worst, kind) = all.last().expect("decisions");
    println!(
        "| {} | {seats} | {games} | {} | {:?} | {:?} | {worst:?} | {kind} |",
        title.meta().name,
        all.len(),
        of(50),
        of(99)
    );
}

/// How long each decision of a game took, and what kind it was.
fn decisions(title: &dyn Title, seats: u8, number: u64) -> Vec<(Duration, String)> {
    let seed = Seed::from_number(1).derive("game", number);
    let (mut position, _) = title.start(&Value::Null, seats, &seed).expect("a first position");
    let mut times = Vec::new();
    while let Some(decision) = position.decisions().into_iter().next() {
        let thought = seed.derive("policy", times.len() as u64);
        let begun = Instant::now();
        let action = position.suggest(POLICY, decision.seat, &thought).expect("it is there").expect("a choice");
        let took = begun.elapsed();
        if position.choices(decision.seat).all().count() > 1 {
            times.push((took, decision.kind.to_string()));
        }
        position.apply(decision.seat, &action).expect("what it chooses applies");
    }
    times
}
