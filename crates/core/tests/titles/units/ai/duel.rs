//! Unit tests of `ai::duel`.

use crate::ai::duel::*;
use crate::ai::{Judged, Wanted};
use crate::engine::Seed;
use crate::engine::{Chance, Seat};

/// Nim with one heap: who takes the last of the stones wins. Each takes one to three.
#[derive(Clone)]
struct Heap(u8, Seat);

impl Duel for Heap {
    type Move = u8;
    const SPREAD: i32 = 100;

    fn slot(step: u8) -> usize {
        usize::from(step)
    }

    fn moves(&self, meet: &mut impl FnMut(u8, u32)) {
        (1..=self.0.min(3)).for_each(|step| meet(step, 0));
    }

    fn play(&mut self, step: u8) {
        (self.0, self.1) = (self.0 - step, Seat(1 - self.1.0));
    }

    fn turn(&self) -> Seat {
        self.1
    }

    fn won(&self) -> Option<Seat> {
        (self.0 == 0).then_some(Seat(1 - self.1.0))
    }

    /// Who is in turn looks twice as likely to win, wrongly.
    fn value(&self) -> i32 {
        Self::SPREAD
    }

    fn key(&self) -> u64 {
        mix([u64::from(self.0), u64::from(self.1.0)].into_iter())
    }
}

fn judged(stones: u8, positions: u32) -> Vec<Judged> {
    let mut search = DuelSearch::new(positions, 1, &mut Chance::seeded(&Seed::from_number(1)));
    search.judge(Seat(0), usize::from(stones.min(3)), Wanted::shown(None), |index| {
        let mut heap = Heap(stones, Seat(0));
        heap.play(index as u8 + 1);
        (heap, None)
    })
}

#[test]
fn a_won_game_is_proven() {
    // Leaving a multiple of four wins.
    for stones in [5, 6, 7, 9, 13] {
        let best = &judged(stones, 10_000)[0];
        assert_eq!((best.action as u8 + 1, best.worth), (stones % 4, 1_000), "{stones} stones");
    }
    assert_eq!(judged(12, 10_000)[0].worth, 0, "every move loses");
}

#[test]
fn another_move_is_judged_exactly() {
    // Two stones of five leave three, which the other takes.
    let mut search = DuelSearch::new(10_000, 1, &mut Chance::seeded(&Seed::from_number(1)));
    let judged =
        search.judge(Seat(0), 3, Wanted { best: 1, also: Some(1) }, |index| (Heap(4 - index as u8, Seat(1)), None));
    let other = judged.iter().find(|judged| judged.action == 1).unwrap();
    assert_eq!((judged[0].action, other.worth), (0, 0));
}

#[test]
fn shown_moves_have_exact_values() {
    // Of seven stones one and two leave a heap from which the other wins; only three win.
    let all = judged(7, 10_000);
    let worth = |action| all.iter().find(|judged| judged.action == action).unwrap().worth;
    assert_eq!([0, 1, 2].map(worth), [0, 0, 1_000]);
    assert!(all.iter().all(|judged| judged.chances.iter().sum::<i32>() == 1_000));
}

#[test]
fn the_budget_ends_the_search() {
    assert!(judged(30, 40)[0].visits < judged(30, 4_000)[0].visits);
    assert_eq!(judged(30, 0).len(), 3, "every move is listed");
}

/// Searches that end with the move of one seat and of the other see it too well and too badly off.
#[test]
fn shown_chances_do_not_follow_who_moves_last() {
    for positions in [40, 400, 4_000] {
        assert_eq!(judged(200, positions)[0].chances, [500, 500], "{positions}");
    }
}
