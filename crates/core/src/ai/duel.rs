//! Alpha-beta search for open games of two seats without chance: iterative deepening with a transposition table. Moves
//! that refuted others are tried first: the known best one, killers of the same depth, then by their history.
//!
//! Invariants: the budget counts positions, so the same seed gives the same move on every machine. A value beyond
//! [`WON`] is proven: the search has seen the end. It stops as soon as the wanted moves are proven.

use std::cmp::Reverse;

use super::fixed::ONE;
use super::utility::chances;
use super::{Judged, Wanted, thousandths};
use crate::engine::{Chance, Seat};

/// The least value of a won game. Each move by which the win comes sooner adds one.
pub const WON: i32 = 100_000;
/// The deepest search, in moves.
const DEEPEST: u8 = 60;
/// The most entries of the transposition table, at most 32 bytes each.
const ENTRIES: usize = 1 << 19;
/// How many moves [`Duel::slot`] tells apart.
pub const SLOTS: usize = 1 << 12;
/// The weight of a killer among the counts of the history.
const KILLER: u32 = 1 << 30;

/// A position of an open game of two seats.
pub trait Duel: Clone {
    type Move: Copy + Eq;
    /// The value that makes a win twice as likely as a loss. Fitted to results; a draw counts half.
    const SPREAD: i32;

    /// A number below [`SLOTS`] for a move, the same in all positions.
    fn slot(step: Self::Move) -> usize;

    /// Calls `meet` with each move of the seat in turn and how promising it looks, from 0 to a million.
    fn moves(&self, meet: &mut impl FnMut(Self::Move, u32));

    /// Makes a legal move. The same seat may be in turn again.
    fn play(&mut self, step: Self::Move);

    fn turn(&self) -> Seat;

    /// The winner, if the last move has decided the game.
    fn won(&self) -> Option<Seat>;

    /// The value for the seat in turn: [`WON`] or its negative if the end is sure, else well below.
    fn value(&self) -> i32;

    /// The value for [`super::duelist::Careful`], exact only between these bounds.
    fn glance(&self, _least: i32, _most: i32) -> i32 {
        self.value()
    }

    /// A number that differs between positions, including the seat in turn.
    fn key(&self) -> u64;
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry<M> {
    key: u64,
    best: Option<M>,
    value: i32,
    depth: u8,
    /// Whether the value is exact, at least, or at most so much.
    bound: Bound,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    Least,
    Most,
}

/// A search of one move.
pub struct DuelSearch<D: Duel> {
    known: Vec<Option<Entry<D::Move>>>,
    /// The last two moves that refuted another, by remaining depth.
    killers: [[Option<D::Move>; 2]; DEEPEST as usize],
    /// How often a move refuted another. Deep refutations count more.
    history: Vec<u32>,
    /// Buffers for the moves, by remaining depth.
    lists: Vec<Vec<(u32, D::Move)>>,
    left: u32,
    /// Blurs values by a few points, so that games between equal players differ.
    salt: u64,
    blur: u32,
}

impl<D: Duel> DuelSearch<D> {
    /// A search of at most so many positions. `blur` is the most that is added to a value.
    pub fn new(positions: u32, blur: u32, chance: &mut Chance) -> Self {
        // Seeded chance never fails; recorded chance is not given to players.
        let salt = chance.below(u32::MAX).unwrap_or_default();
        Self {
            known: vec![None; (positions as usize).clamp(1, ENTRIES).next_power_of_two()],
            killers: [[None; 2]; DEEPEST as usize],
            history: vec![0; SLOTS],
            lists: vec![Vec::new(); DEEPEST as usize],
            left: positions,
            salt: (u64::from(salt) << 16) | 1,
            blur,
        }
    }

    /// Judges the moves, the best first. Those wanted have exact values, the others upper bounds. `after` gives the
    /// position after a move and, for a move whose value is known otherwise, e.g. a draw by repetition, this value.
    ///
    /// A search that ends with the move of a seat sees it too well off. So of several wanted moves the best has the mean
    /// of the last two whole searches. The others keep their distance to it.
    pub fn judge(
        &mut self,
        seat: Seat,
        count: usize,
        wanted: Wanted,
        after: impl Fn(usize) -> (D, Option<i32>),
    ) -> Vec<Judged> {
        let positions: Vec<_> = (0..count).map(after).collect();
        let mut order: Vec<(usize, i32)> = (0..count).map(|index| (index, 0)).collect();
        let mut visits = 0;
        let mut levels = [None; 2];
        for depth in 0..DEEPEST {
            let mut next = Vec::with_capacity(count);
            let mut best = Best::new(wanted.best);
            for (index, _) in &order {
                let (position, fixed) = &positions[*index];
                let floor = if Some(*index) == wanted.also { -2 * WON } else { best.floor() };
                let value = fixed.or_else(|| self.reply(position, seat, depth, (floor, 2 * WON)));
                let Some(value) = value else { break };
                next.push((*index, value));
                best.add(value);
            }
            let whole = next.len() == count;
            // Values of different depths cannot be compared, so several are taken from one whole search.
            if !whole && wanted.best > 1 && visits > 0 {
                break;
            }
            // A search that was cut off counts as far as it came: its first move was the best of the one before.
            next.sort_by_key(|(_, value)| -value);
            if !whole {
                let missing = order.iter().filter(|(index, _)| !next.iter().any(|(done, _)| done == index));
                let rest: Vec<_> = missing.copied().collect();
                next.extend(rest);
            }
            if !next.is_empty() {
                order = next;
                visits = u32::from(depth) + 1;
            }
            if whole && wanted.best > 1 {
                levels = [levels[1], Some(order[0].1).filter(|value| value.abs() < WON)];
            }
            if !whole || order.iter().take(wanted.best).all(|(_, value)| value.abs() >= WON) {
                break;
            }
        }
        let shift = if let [Some(former), Some(last)] = levels { (former - last) / 2 } else { 0 };
        let shifted = |value: i32| if value.abs() < WON { value + shift } else { value };
        order.into_iter().map(|(action, value)| judged::<D>(action, seat, shifted(value), visits)).collect()
    }

    /// The value of a position for `seat`, who made the last move. `None` if the budget is used up.
    fn reply(&mut self, position: &D, seat: Seat, depth: u8, (least, most): (i32, i32)) -> Option<i32> {
        if let Some(winner) = position.won() {
            let worth = WON + 1 + i32::from(depth);
            return Some(if winner == seat { worth } else { -worth });
        }
        if position.turn() == seat {
            return self.search(position, depth, (least, most));
        }
        self.search(position, depth, (-most, -least)).map(|value| -value)
    }

    /// The value of a position for the seat in turn, exact only between the two bounds.
    fn search(&mut self, position: &D, depth: u8, (mut least, mut most): (i32, i32)) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let key = position.key();
        let Some(deeper) = depth.checked_sub(1) else {
            let value = position.value();
            return Some(if value.abs() < WON { value + self.noise(key) } else { value });
        };
        let at = key as usize % self.known.len();
        let known = self.known[at].filter(|entry| entry.key == key);
        if let Some(entry) = known.filter(|entry| entry.depth == depth) {
            match entry.bound {
                Bound::Exact => return Some(entry.value),
                Bound::Least => least = least.max(entry.value),
                Bound::Most => most = most.min(entry.value),
            }
            if least >= most {
                return Some(entry.value);
            }
        }
        let best_known = known.and_then(|entry| entry.best);
        let mut moves = self.moves(position, depth, best_known);
        let floor = least;
        let mut best = (-2 * WON, None);
        for nth in 0..moves.len() {
            // Most positions are refuted by one of their first moves, so a complete sort is not worth its time.
            let next = (nth..moves.len()).max_by_key(|at| (moves[*at].0, Reverse(*at))).unwrap_or(nth);
            moves.swap(nth, next);
            let step = moves[nth].1;
            let mut next = position.clone();
            next.play(step);
            let Some(value) = self.reply(&next, position.turn(), deeper, (least, most)) else {
                self.lists[usize::from(depth)] = moves;
                return None;
            };
            if value > best.0 {
                best = (value, Some(step));
            }
            least = least.max(value);
            if least >= most {
                self.refuted(step, depth);
                break;
            }
        }
        self.lists[usize::from(depth)] = moves;
        let bound = match best.0 {
            value if value >= most => Bound::Least,
            value if value <= floor => Bound::Most,
            _ => Bound::Exact,
        };
        self.known[at] = Some(Entry { key, best: best.1, value: best.0, depth, bound });
        Some(best.0)
    }

    /// The moves in a position with their weights, the heavier the earlier to try.
    fn moves(&mut self, position: &D, depth: u8, best: Option<D::Move>) -> Vec<(u32, D::Move)> {
        let mut moves = std::mem::take(&mut self.lists[usize::from(depth)]);
        moves.clear();
        position.moves(&mut |step, weight| {
            let weight = match Some(step) {
                step if step == best => u32::MAX,
                step if self.killers[usize::from(depth)].contains(&step) => KILLER,
                _ => weight + self.history[D::slot(step)],
            };
            moves.push((weight, step));
        });
        moves
    }

    /// Notes that a move has refuted the one before it.
    fn refuted(&mut self, step: D::Move, depth: u8) {
        let killers = &mut self.killers[usize::from(depth)];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let count = &mut self.history[D::slot(step)];
        *count = (*count + u32::from(depth) * u32::from(depth)).min(KILLER / 2);
    }

    fn noise(&self, key: u64) -> i32 {
        let mixed = (key ^ self.salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        (mixed % u64::from(self.blur.max(1))) as i32
    }
}

/// The best values so far.
struct Best(Vec<i32>);

impl Best {
    fn new(count: usize) -> Self {
        Self(vec![-2 * WON; count.max(1)])
    }

    /// The least of them. A move that is not better needs no exact value.
    fn floor(&self) -> i32 {
        self.0.iter().copied().min().unwrap_or(-2 * WON)
    }

    fn add(&mut self, value: i32) {
        if let Some(least) = self.0.iter_mut().min().filter(|least| **least < value) {
            *least = value;
        }
    }
}

/// The figures of a move of `seat` with this value, seen to this depth.
fn judged<D: Duel>(action: usize, seat: Seat, value: i32, visits: u32) -> Judged {
    let own = match value {
        WON.. => ONE as i32,
        _ if value <= -WON => 0,
        _ => chances(&[value, 0], D::SPREAD)[0],
    };
    let mut shares = [ONE - i64::from(own); 2];
    shares[seat.index() % 2] = i64::from(own);
    let chances = thousandths(&shares);
    let worth = chances[seat.index() % 2] as u16;
    Judged { action, visits, worth, chances, ..Judged::default() }
}

/// Mixes the parts of a position to a key.
pub fn mix(parts: impl Iterator<Item = u64>) -> u64 {
    parts.fold(0x51_7c_c1_b7_27_22_0a_95, |key: u64, part| {
        (key.rotate_left(5) ^ part).wrapping_mul(0x51_7c_c1_b7_27_22_0a_95)
    }) >> 3
}
