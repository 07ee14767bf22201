//! One playout: down the tree, one action more, and an evaluation.

use super::Effort;
use super::tree::Tree;
use crate::ai::Evaluate;
use crate::ai::fixed::ONE;
use crate::ai::playouts::End;
use crate::engine::{Chance, Game, Seat, StateOf};

/// The most actions of a playout in the tree.
const DEEPEST: usize = 60;
/// The most actions of a playout, with forced moves.
const LONGEST: u32 = 1_000;
/// How many untried actions of a place are kept in order.
const KEPT: usize = 12;

/// A playout, with its buffers for the next one.
pub(super) struct Playout<'a, G: Game, E: Evaluate<G>> {
    game: &'a G,
    evaluate: &'a E,
    effort: Effort,
    notes: E::Notes<'a>,
    events: Vec<G::Event>,
    legal: Vec<G::Action>,
    scores: Vec<i32>,
    path: Vec<u32>,
}

impl<'a, G: Game, E: Evaluate<G>> Playout<'a, G, E> {
    pub fn new(game: &'a G, evaluate: &'a E, effort: Effort) -> Self {
        let events = Vec::new();
        let legal = Vec::new();
        let scores = Vec::new();
        let path = Vec::new();
        let notes = evaluate.begin(game);
        Self { game, evaluate, effort, notes, events, legal, scores, path }
    }

    /// Plays one playout from a sampled world, in which `seat` decides. Returns the place of its first
    /// action, and how it ended.
    pub fn run(
        &mut self,
        tree: &mut Tree<G::Action>,
        mut world: StateOf<G>,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<(u32, End)> {
        self.path.clear();
        let mut at = Tree::<G::Action>::ROOT;
        let mut asked = Some(seat);
        let mut actions = 0;
        let mut new = false;
        while let Some(seat) = asked.filter(|_| !new && self.path.len() < DEEPEST && actions < LONGEST) {
            self.game.legal_actions(&world, seat, &mut self.legal);
            let action = if self.legal.len() == 1 {
                self.legal[0].clone()
            } else {
                (at, new) = self.next(tree, at, &world, seat, chance)?;
                self.path.push(at);
                tree.node(at).action.clone()
            };
            asked = self.step(&mut world, seat, &action)?;
            actions += 1;
        }
        self.settle(&mut world, asked, actions)?;
        let end = End::of(self.evaluate, &self.notes, self.game, &world);
        let utility = end.utilities(self.evaluate.spread(self.game, &world));
        tree.reward(Tree::<G::Action>::ROOT, &utility);
        self.path.iter().for_each(|place| tree.reward(*place, &utility));
        Some((*self.path.first()?, end))
    }

    /// The place of the next action: the one with the highest bound, or a new one, and which of the two it is.
    fn next(
        &mut self,
        tree: &mut Tree<G::Action>,
        at: u32,
        world: &StateOf<G>,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<(u32, bool)> {
        let explore = ONE * i64::from(self.effort.explore) / 100;
        let mut known = 0;
        let mut best = None;
        let mut next = tree.first(at);
        while let Some(child) = next {
            next = tree.beside(child);
            let node = tree.node(child);
            if node.seat == seat && self.legal.binary_search(&node.action).is_ok() {
                known += 1;
                tree.offer(child);
                let bound = tree.bound(child, explore);
                if best.is_none_or(|(most, _)| bound > most) {
                    best = Some((bound, child));
                }
            }
        }
        if known < self.effort.width(tree.node(at).visits).min(self.legal.len())
            && let Some(action) = self.untried(tree, at, world, seat, chance)
        {
            return Some((tree.add(at, action, seat), true));
        }
        best.map(|(_, child)| (child, false))
    }

    /// The best legal action that is not in the tree yet.
    fn untried(
        &mut self,
        tree: &mut Tree<G::Action>,
        at: u32,
        world: &StateOf<G>,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let new = |tree: &Tree<G::Action>, action: &G::Action| {
            !tree.children(at).any(|child| tree.node(child).seat == seat && tree.node(child).action == *action)
        };
        // Those kept from another world may be illegal in this one, or belong to another seat.
        while let Some(action) = tree.node_mut(at).untried.pop() {
            if self.legal.binary_search(&action).is_ok() && new(tree, &action) {
                return Some(action);
            }
        }
        self.scores.clear();
        self.evaluate.prior(&self.notes, self.game, world, seat, &self.legal, &mut self.scores);
        if self.scores.is_empty() {
            let start = chance.below(self.legal.len() as u32).ok()? as usize;
            let mut order = (0..self.legal.len()).map(|nth| &self.legal[(start + nth) % self.legal.len()]);
            return order.find(|action| new(tree, action)).cloned();
        }
        let mut order: Vec<usize> = (0..self.legal.len()).filter(|index| new(tree, &self.legal[*index])).collect();
        order.sort_by_key(|index| std::cmp::Reverse(self.scores[*index]));
        let mut ranked = order.into_iter().take(KEPT).map(|index| self.legal[index].clone());
        let best = ranked.next();
        let rest: Vec<_> = ranked.collect();
        tree.node_mut(at).untried = rest.into_iter().rev().collect();
        best
    }

    /// Takes an action. Returns who is asked next, and `None` if a listed action is refused, which no title does.
    fn step(&mut self, world: &mut StateOf<G>, seat: Seat, action: &G::Action) -> Option<Option<Seat>> {
        self.events.clear();
        self.game.step(world, seat, action, &mut self.events).ok()?;
        Some(self.game.asked(&world.open))
    }

    /// Takes the forced moves that follow.
    fn settle(&mut self, world: &mut StateOf<G>, mut asked: Option<Seat>, mut actions: u32) -> Option<()> {
        while let Some(seat) = asked.filter(|_| actions < LONGEST) {
            self.game.legal_actions(world, seat, &mut self.legal);
            let [action] = &self.legal[..] else { break };
            let action = action.clone();
            actions += 1;
            asked = self.step(world, seat, &action)?;
        }
        Some(())
    }
}
