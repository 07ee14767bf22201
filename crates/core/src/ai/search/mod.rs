//! Information-set Monte Carlo tree search for any title: one tree for one observer, open loop.
//!
//! Each playout samples a world that looks the same to the seat. It follows the tree by the actions that are legal in
//! that world, adds one action, and evaluates the position ([`Evaluate`]). Every seat maximises its own utility (max^n).
//! Random results are drawn again in every playout, so a place of the tree stands for all of them. Actions join the
//! tree one by one, in the order of the title's prior (progressive widening). A forced move is not in the tree.
//!
//! Invariants: the result follows from the sampled position, the budget and the chance alone. All arithmetic is with
//! integers, and the budget counts playouts, so the same seed gives the same action on every machine.

mod playout;
mod tree;

use super::playouts::{self, Sum};
use super::{Evaluate, Judged, Policy, Wanted};
use crate::engine::{Chance, Game, Seat, StateOf};
use playout::Playout;
use tree::Tree;

/// How a search works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The number of playouts. Each adds at most one action to the tree.
    pub playouts: u32,
    /// The weight of exploration, in hundredths.
    pub explore: u16,
    /// How many actions a place may hold after its first visit, and how many more for each doubling of visits.
    pub width: (u16, u16),
}

impl Effort {
    /// The usual effort with so many playouts.
    pub const fn of(playouts: u32) -> Self {
        Self { playouts, explore: 50, width: (4, 3) }
    }

    /// The number of actions that a place may hold after so many visits.
    fn width(&self, visits: u32) -> usize {
        usize::from(self.width.0) + usize::from(self.width.1) * visits.checked_ilog2().unwrap_or(0) as usize
    }
}

/// A player that searches.
#[derive(Clone, Copy, Debug)]
pub struct Search<E> {
    evaluate: E,
    effort: Effort,
    /// Whether it sees everything, as an upper bound for measurements.
    peeks: bool,
}

impl<E> Search<E> {
    pub const fn new(evaluate: E, effort: Effort) -> Self {
        Self { evaluate, effort, peeks: false }
    }
}

impl<G: Game, E: Evaluate<G>> Policy<G> for Search<E> {
    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        wanted: Wanted,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        let Some(first) = legal.first() else { return Vec::new() };
        let mut tree = Tree::new(first.clone(), seat);
        if let Some(also) = wanted.also.and_then(|index| legal.get(index)) {
            tree.add(Tree::<G::Action>::ROOT, also.clone(), seat);
        }
        let mut playout = Playout::new(game, &self.evaluate, self.effort);
        let mut sums = vec![Sum::default(); legal.len()];
        for _ in 0..self.effort.playouts {
            let world = playouts::world(&self.evaluate, game, sampled, seat, self.peeks, chance);
            if let Some((chosen, end)) = playout.run(&mut tree, world, seat, chance)
                && let Ok(index) = legal.binary_search(&tree.node(chosen).action)
            {
                sums[index].add(seat, &end);
            }
        }
        let mut judged: Vec<Judged> = tree
            .children(Tree::<G::Action>::ROOT)
            .filter_map(|child| {
                let index = legal.binary_search(&tree.node(child).action).ok()?;
                let node = tree.node(child);
                Some(sums[index].judged(index, node.visits, node.mean()))
            })
            .collect();
        // The most tried action is the best. Among equal ones the first legal one wins.
        judged.sort_unstable_by_key(|judged| (std::cmp::Reverse((judged.visits, judged.worth)), judged.action));
        if let Some(best) = judged.first().map(|best| best.action) {
            judged.iter_mut().skip(1).for_each(|judged| judged.error = sums[judged.action].error(&sums[best]));
        }
        judged
    }

    fn peek(&mut self) {
        self.peeks = true;
    }
}
