//! A maximum matching of a graph: as many pairs as possible.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

/// How many pairs a maximum matching has. `edges[a][b]` says whether a and b may be paired; it must be symmetric.
pub(super) fn pairs(edges: &[Vec<bool>]) -> usize {
    let below = |a: usize| (0..a).filter(move |b| edges[a][*b]).map(move |b| (a as u32, b as u32));
    maximum_matching(&UnGraph::<(), ()>::from_edges((0..edges.len()).flat_map(below))).len()
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
        fn no_matching_has_more_pairs(edges in graph()) {
            prop_assert_eq!(pairs(&edges), tried(&edges, &(0..edges.len()).collect::<Vec<_>>()));
        }
    }
}
