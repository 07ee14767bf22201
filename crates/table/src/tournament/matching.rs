//! A maximum matching of a graph: as many pairs as possible, by Edmonds' blossom algorithm. Pure arithmetic.

use std::collections::VecDeque;

/// The partner of each vertex in a maximum matching. `edges[a][b]` says whether a and b may be paired; it must be symmetric.
pub(super) fn largest(edges: &[Vec<bool>]) -> Vec<Option<usize>> {
    let mut search = Search::new(edges);
    for root in 0..edges.len() {
        if search.partner[root].is_none() {
            search.augment(root);
        }
    }
    search.partner
}

/// How many pairs a maximum matching has.
pub(super) fn pairs(edges: &[Vec<bool>]) -> usize {
    largest(edges).iter().flatten().count() / 2
}

struct Search<'a> {
    edges: &'a [Vec<bool>],
    partner: Vec<Option<usize>>,
    /// The vertex from which the alternating path reached a vertex.
    parent: Vec<Option<usize>>,
    /// The base of the blossom that a vertex is part of; the vertex itself if it is in none.
    base: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(edges: &'a [Vec<bool>]) -> Self {
        let count = edges.len();
        Self { edges, partner: vec![None; count], parent: vec![None; count], base: (0..count).collect() }
    }

    /// Makes the matching one pair larger by an augmenting path from `root`, if there is one.
    fn augment(&mut self, root: usize) {
        let mut end = self.path_from(root);
        while let Some(vertex) = end {
            let before = self.parent[vertex];
            end = before.and_then(|before| self.partner[before]);
            self.partner[vertex] = before;
            if let Some(before) = before {
                self.partner[before] = Some(vertex);
            }
        }
    }

    /// The end of an augmenting path from `root`, if there is one: another unpaired vertex.
    fn path_from(&mut self, root: usize) -> Option<usize> {
        let count = self.edges.len();
        self.parent = vec![None; count];
        self.base = (0..count).collect();
        let mut seen = vec![false; count];
        let mut queue = VecDeque::from([root]);
        seen[root] = true;
        while let Some(at) = queue.pop_front() {
            for to in 0..count {
                if !self.edges[at][to] || self.base[at] == self.base[to] || self.partner[at] == Some(to) {
                    continue;
                }
                let outer = to == root || self.partner[to].is_some_and(|partner| self.parent[partner].is_some());
                if outer {
                    self.contract(at, to, &mut seen, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(at);
                    let Some(partner) = self.partner[to] else { return Some(to) };
                    seen[partner] = true;
                    queue.push_back(partner);
                }
            }
        }
        None
    }

    /// Contracts a blossom: the odd cycle that the edge between two outer vertices closes becomes one vertex.
    fn contract(&mut self, one: usize, other: usize, seen: &mut [bool], queue: &mut VecDeque<usize>) {
        let base = self.meeting(one, other);
        let mut within = vec![false; self.edges.len()];
        self.mark(one, base, other, &mut within);
        self.mark(other, base, one, &mut within);
        for vertex in 0..self.edges.len() {
            if within[self.base[vertex]] {
                self.base[vertex] = base;
                if !seen[vertex] {
                    seen[vertex] = true;
                    queue.push_back(vertex);
                }
            }
        }
    }

    /// The first base that the paths of both vertices to the root share.
    fn meeting(&self, one: usize, other: usize) -> usize {
        let mut passed = vec![false; self.edges.len()];
        let mut at = Some(one);
        while let Some(vertex) = at {
            let base = self.base[vertex];
            passed[base] = true;
            at = self.above(base);
        }
        let mut base = self.base[other];
        while !passed[base] {
            match self.above(base) {
                Some(above) => base = self.base[above],
                None => break,
            }
        }
        base
    }

    /// Two steps up the path to the root.
    fn above(&self, vertex: usize) -> Option<usize> {
        self.partner[vertex].and_then(|partner| self.parent[partner])
    }

    fn mark(&mut self, from: usize, base: usize, child: usize, within: &mut [bool]) {
        let mut at = from;
        let mut child = child;
        while self.base[at] != base {
            let Some(partner) = self.partner[at] else { break };
            within[self.base[at]] = true;
            within[self.base[partner]] = true;
            self.parent[at] = Some(child);
            child = partner;
            match self.parent[partner] {
                Some(next) => at = next,
                None => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The most pairs, by brute force.
    fn tried(edges: &[Vec<bool>], free: &[usize]) -> usize {
        let Some((first, rest)) = free.split_first() else { return 0 };
        let without = tried(edges, rest);
        let with = rest.iter().filter(|other| edges[*first][**other]).map(|other| {
            let left: Vec<_> = rest.iter().copied().filter(|left| left != other).collect();
            1 + tried(edges, &left)
        });
        with.max().unwrap_or_default().max(without)
    }

    fn graph() -> impl Strategy<Value = Vec<Vec<bool>>> {
        (0..9_usize).prop_flat_map(|count| {
            proptest::collection::vec(any::<bool>(), count * count).prop_map(move |drawn| {
                let edge = |a: usize, b: usize| a != b && drawn[a.min(b) * count + a.max(b)];
                (0..count).map(|a| (0..count).map(|b| edge(a, b)).collect()).collect()
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn a_matching_is_made_of_edges_and_none_is_larger(edges in graph()) {
            let partner = largest(&edges);
            for (vertex, other) in partner.iter().enumerate() {
                if let Some(other) = *other {
                    prop_assert!(edges[vertex][other] && partner[other] == Some(vertex));
                }
            }
            prop_assert_eq!(pairs(&edges), tried(&edges, &(0..edges.len()).collect::<Vec<_>>()));
        }
    }
}
