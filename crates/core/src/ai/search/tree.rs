//! The tree of a search: actions and how often they were tried, without positions.

use crate::ai::fixed::{ONE, ln, sqrt};
use crate::engine::Seat;

/// An action at its place in the tree. The places after it belong to any seat, because chance decides who is asked.
pub(super) struct Node<A> {
    pub action: A,
    /// The seat that takes the action.
    pub seat: Seat,
    /// The first action after it, and the next action beside it. 0 for none.
    first: u32,
    next: u32,
    pub visits: u32,
    /// How often the action was legal when its place was reached.
    available: u32,
    /// The sum of the utilities for its seat.
    worth: i64,
    /// The best actions that are not in the tree yet, the best last.
    pub untried: Vec<A>,
}

impl<A> Node<A> {
    /// The mean utility for its seat.
    pub fn mean(&self) -> i64 {
        self.worth / i64::from(self.visits.max(1))
    }
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A> Tree<A> {
    /// The place of the root. Its action and seat mean nothing.
    pub const ROOT: u32 = 0;

    /// A tree with a root only.
    pub fn new(action: A, seat: Seat) -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.push(action, seat);
        tree
    }

    fn push(&mut self, action: A, seat: Seat) -> u32 {
        let node = Node { action, seat, first: 0, next: 0, visits: 0, available: 0, worth: 0, untried: Vec::new() };
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    pub fn node(&self, at: u32) -> &Node<A> {
        &self.nodes[at as usize]
    }

    pub fn node_mut(&mut self, at: u32) -> &mut Node<A> {
        &mut self.nodes[at as usize]
    }

    /// Adds an action at a place.
    pub fn add(&mut self, parent: u32, action: A, seat: Seat) -> u32 {
        let child = self.push(action, seat);
        self.node_mut(child).next = self.node(parent).first;
        // It was legal now, which is the first time.
        self.node_mut(child).available = 1;
        self.node_mut(parent).first = child;
        child
    }

    /// The newest action at a place.
    pub fn first(&self, parent: u32) -> Option<u32> {
        Some(self.node(parent).first).filter(|first| *first != 0)
    }

    /// The action that was added to the same place before this one.
    pub fn beside(&self, child: u32) -> Option<u32> {
        Some(self.node(child).next).filter(|next| *next != 0)
    }

    /// The actions at a place, the newest first.
    pub fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(self.first(parent), |child| self.beside(*child))
    }

    /// Notes that an action was legal.
    pub fn offer(&mut self, child: u32) {
        self.node_mut(child).available += 1;
    }

    /// The upper bound of a confidence interval for the utility of an action.
    pub fn bound(&self, child: u32, explore: i64) -> i64 {
        let node = self.node(child);
        let tried = ln(node.available) / i64::from(node.visits.max(1));
        node.mean() + ((explore * sqrt(tried)) >> 16)
    }

    /// Adds the result of a playout to an action.
    pub fn reward(&mut self, at: u32, utilities: &[i32]) {
        let node = self.node_mut(at);
        node.visits += 1;
        node.worth += i64::from(utilities.get(node.seat.index()).copied().unwrap_or(ONE as i32 / 2));
    }
}
