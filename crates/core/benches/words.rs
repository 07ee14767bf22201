//! How long the words of a private turn take: the brief, the choices with what they bring, and the intents. Careful
//! players play whole games with as many seats as the title takes.
//!
//! `cargo bench -p skald-core --bench words`; figures in `docs/performance.md`. `SKALD_WORDS_GAMES` sets another number
//! of games per title.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::time::{Duration, Instant};

use serde_json::Value;
use skald_core::engine::{Seed, Viewer};
use skald_core::games;
use skald_core::title::Title;
use skald_core::words::{Locale, Voice};

/// How often the words of one decision are written.
const TRIES: usize = 3;

fn main() {
    let games = std::env::var("SKALD_WORDS_GAMES").map_or(4, |number| number.parse().expect("is a number"));
    let titles = games::builtin().expect("the embedded editions are whole");
    println!("| title | seats | decisions | p50 | p99 | worst |");
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let seats = title.meta().seats.1;
        let mut all: Vec<_> = (0..games).flat_map(|number| messages(title.as_ref(), seats, number)).collect();
        all.sort_unstable();
        let of = |share: usize| all[(all.len() - 1) * share / 100];
        println!("| {} | {seats} | {} | {:?} | {:?} | {:?} |", title.meta().name, all.len(), of(50), of(99), of(100));
    }
}

/// How long the words of each decision of a game took, where there was a choice.
fn messages(title: &dyn Title, seats: u8, number: u64) -> Vec<Duration> {
    let seed = Seed::from_number(1).derive("game", number);
    let voice = Voice::new(Locale::En, ["Ada", "Bruno", "Chloé", "Dario", "Edith"].map(str::to_owned).to_vec());
    let (mut position, _) = title.start(&Value::Null, seats, &seed).expect("a first position");
    let mut times = Vec::new();
    while let Some(decision) = position.decisions().into_iter().next() {
        let seat = decision.seat;
        if position.choices(seat).only().is_none() {
            let words = || {
                let begun = Instant::now();
                let words = (
                    position.brief(&decision, &voice),
                    position.choices(seat).shown(&voice),
                    position.intent_choices(seat, Viewer::Seat(seat), &voice),
                );
                let taken = begun.elapsed();
                drop(words);
                taken
            };
            // Other processes interrupt some of the tries; the fastest is the one that they left alone.
            times.extend((0..TRIES).map(|_| words()).min());
        }
        let thought = seed.derive("policy", times.len() as u64);
        let action = position.suggest("careful", seat, &thought).expect("a player").expect("a choice");
        position.apply(seat, &action).expect("what it chooses applies");
    }
    times
}
