//! How fast the engine plays: whole random games of *Raids* through `step`, with reused buffers.
//!
//! `cargo bench --no-default-features --bench engine`; figures in `docs/performance.md`.

use divan::Bencher;
use divan::counter::ItemsCount;
use skald::engine::{Chance, Edition, Game, Seed};
use skald::games::raids::action::Action;
use skald::games::raids::event::Event;
use skald::games::raids::options::Options;
use skald::games::raids::{RECONSTRUCTION, Raids};

/// Games in one iteration.
const GAMES: u64 = 50;

fn main() {
    divan::main();
}

fn raids() -> Raids {
    let edition = Edition::read(RECONSTRUCTION).expect("the embedded edition is JSON");
    Raids::new(&edition).expect("the embedded edition is whole")
}

/// A fast source of choices (xorshift), so that the game is measured and not the player.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * bound as u128) >> 64) as usize
    }
}

/// Plays a game with random choices; returns the number of actions.
fn play(raids: &Raids, seats: u8, number: u64, legal: &mut Vec<Action>, events: &mut Vec<Event>) -> u64 {
    let chance = Chance::seeded(&Seed::from_number(number));
    let (mut state, _) = raids.setup(&Options::default(), seats, chance).expect("a first position");
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ (number + 1));
    let mut actions = 0;
    while let Some(seat) = state.open.asked() {
        raids.legal_actions(&state, seat, legal);
        let action = legal[dice.below(legal.len())];
        events.clear();
        raids.step(&mut state, seat, &action, events).expect("a listed action applies");
        actions += 1;
    }
    actions
}

/// Items are actions.
#[divan::bench(args = [2, 3, 4])]
fn actions(bencher: Bencher<'_, '_>, seats: u8) {
    let raids = raids();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let count: u64 = (0..GAMES).map(|number| play(&raids, seats, number, &mut legal, &mut events)).sum();
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| (0..GAMES).map(|number| play(&raids, seats, number, &mut legal, &mut events)).sum::<u64>());
}

/// Items are games.
#[divan::bench(args = [2, 3, 4])]
fn games(bencher: Bencher<'_, '_>, seats: u8) {
    let raids = raids();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| (0..GAMES).map(|number| play(&raids, seats, number, &mut legal, &mut events)).sum::<u64>());
}
