//! How many playouts a second the tree search makes. In *Nine Men's Morris* each has one random rollout, as in OpenSpiel's
//! search (`benches/openspiel_mcts.py`). The other titles evaluate positions themselves.
//!
//! `cargo bench -p skald-core --bench playouts`; figures in `docs/performance.md`.

use std::sync::atomic::{AtomicU64, Ordering};

use divan::Bencher;
use divan::counter::ItemsCount;
use skald_core::ai::{Effort, Evaluate, PerSeat, Policy, Search};
use skald_core::engine::{Chance, Edition, Game, Seat, Seed, StateOf};
use skald_core::games::explorers::{self, Explorers};
use skald_core::games::nine_mens_morris::{self, NineMensMorris};
use skald_core::games::raids::{self, Raids};
use skald_core::games::relic_runners::{self, RelicRunners};

/// Playouts of one search.
const PLAYOUTS: u32 = 1_000;
/// How many positions are searched: the first ones of a random game.
const POSITIONS: usize = 12;

fn main() {
    divan::main();
}

fn dice(seed: u64) -> Chance {
    Chance::seeded(&Seed::from_number(seed))
}

/// Positions of a random game with two seats in which the seat has a choice.
fn positions<G: Game>(game: &G) -> Vec<(StateOf<G>, Seat, Vec<G::Action>)> {
    let (mut state, _) = game.setup(&G::Options::default(), 2, dice(1)).expect("a first position");
    let (mut legal, mut events, mut all, mut chance) = (Vec::new(), Vec::new(), Vec::new(), dice(2));
    while let Some(seat) = game.asked(&state.open) {
        game.legal_actions(&state, seat, &mut legal);
        if legal.len() > 1 {
            all.push((state.clone(), seat, legal.clone()));
        }
        let choice = chance.below(legal.len() as u32).expect("seeded") as usize;
        game.step(&mut state, seat, &legal[choice], &mut events).expect("a listed action applies");
    }
    all.truncate(POSITIONS);
    all
}

/// Items are playouts.
fn measure<G: Game>(bencher: Bencher<'_, '_>, edition: &str, evaluate: impl Evaluate<G> + Copy) {
    let game = G::new(&Edition::read(edition).expect("JSON")).expect("the embedded edition is whole");
    let (positions, search) = (positions(&game), Search::new(evaluate, Effort::of(PLAYOUTS)));
    let mut chance = dice(3);
    bencher.counter(ItemsCount::new(positions.len() as u32 * PLAYOUTS)).bench_local(|| {
        let chosen =
            positions.iter().map(|(state, seat, legal)| search.choose(&game, state, *seat, legal, &mut chance));
        chosen.sum::<usize>()
    });
}

/// Plays on at random to the end.
#[derive(Clone, Copy)]
struct Rollout;

static SEED: AtomicU64 = AtomicU64::new(0x9E37_79B9_7F4A_7C15);

impl<G: Game> Evaluate<G> for Rollout {
    type Notes<'a> = ();

    fn begin(&self, _: &G) {}

    fn spread(&self, _: &G, _: &StateOf<G>) -> i32 {
        100
    }

    fn expect(&self, (): &(), game: &G, state: &StateOf<G>, points: &mut PerSeat) {
        let (mut world, mut legal, mut events) = (state.clone(), Vec::new(), Vec::new());
        let mut random = SEED.load(Ordering::Relaxed);
        while let Some(seat) = game.asked(&world.open) {
            game.legal_actions(&world, seat, &mut legal);
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let choice = ((u128::from(random) * legal.len() as u128) >> 64) as usize;
            events.clear();
            game.step(&mut world, seat, &legal[choice], &mut events).expect("a listed action applies");
        }
        SEED.store(random, Ordering::Relaxed);
        points.extend(game.outcome(&world).into_iter().flat_map(|outcome| outcome.points).map(|points| 100 * points));
    }
}

#[divan::bench]
fn nine_mens_morris_with_rollouts(bencher: Bencher<'_, '_>) {
    measure::<NineMensMorris>(bencher, nine_mens_morris::RECONSTRUCTION, Rollout);
}

#[divan::bench]
fn raids(bencher: Bencher<'_, '_>) {
    measure::<Raids>(bencher, raids::RECONSTRUCTION, raids::policy::judge::Judge);
}

#[divan::bench]
fn explorers(bencher: Bencher<'_, '_>) {
    measure::<Explorers>(bencher, explorers::RECONSTRUCTION, explorers::policy::judge::Judge);
}

#[divan::bench]
fn relic_runners(bencher: Bencher<'_, '_>) {
    measure::<RelicRunners>(bencher, relic_runners::RECONSTRUCTION, relic_runners::policy::judge::Judge);
}
