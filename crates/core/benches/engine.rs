//! How fast the rules are: whole random games of every title through `legal_actions` and `step`, with reused buffers.
//!
//! `cargo bench -p skald-core --bench engine`; figures in `docs/performance.md`.

use divan::Bencher;
use divan::counter::ItemsCount;
use skald_core::engine::{Chance, Edition, Game, Seed};
use skald_core::games::brandubh::{self, Brandubh};
use skald_core::games::explorers::{self, Explorers};
use skald_core::games::nine_mens_morris::{self, NineMensMorris};
use skald_core::games::raids::{self, Raids};
use skald_core::games::relic_runners::{self, RelicRunners};

/// Games in one iteration.
const GAMES: u64 = 50;

fn main() {
    divan::main();
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

/// Plays games with random choices; returns the number of actions.
fn play<G: Game>(game: &G, seats: u8, legal: &mut Vec<G::Action>, events: &mut Vec<G::Event>) -> u64 {
    let mut actions = 0;
    for number in 0..GAMES {
        let chance = Chance::seeded(&Seed::from_number(number));
        let (mut state, _) = game.setup(&G::Options::default(), seats, chance).expect("a first position");
        let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ (number + 1));
        while let Some(seat) = game.asked(&state.open) {
            game.legal_actions(&state, seat, legal);
            let action = legal[dice.below(legal.len())].clone();
            events.clear();
            game.step(&mut state, seat, &action, events).expect("a listed action applies");
            actions += 1;
        }
    }
    actions
}

/// Items are actions.
fn measure<G: Game>(bencher: Bencher<'_, '_>, edition: &str, seats: u8) {
    let game = G::new(&Edition::read(edition).expect("JSON")).expect("the embedded edition is whole");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let count = play(&game, seats, &mut legal, &mut events);
    bencher.counter(ItemsCount::new(count)).bench_local(|| play(&game, seats, &mut legal, &mut events));
}

#[divan::bench(args = [2, 3, 4])]
fn raids(bencher: Bencher<'_, '_>, seats: u8) {
    measure::<Raids>(bencher, raids::RECONSTRUCTION, seats);
}

#[divan::bench(args = [1, 2, 3, 4])]
fn explorers(bencher: Bencher<'_, '_>, seats: u8) {
    measure::<Explorers>(bencher, explorers::RECONSTRUCTION, seats);
}

#[divan::bench(args = [2, 3, 4, 5])]
fn relic_runners(bencher: Bencher<'_, '_>, seats: u8) {
    measure::<RelicRunners>(bencher, relic_runners::RECONSTRUCTION, seats);
}

#[divan::bench]
fn brandubh(bencher: Bencher<'_, '_>) {
    measure::<Brandubh>(bencher, brandubh::RECONSTRUCTION, 2);
}

#[divan::bench]
fn nine_mens_morris(bencher: Bencher<'_, '_>) {
    measure::<NineMensMorris>(bencher, nine_mens_morris::RECONSTRUCTION, 2);
}
