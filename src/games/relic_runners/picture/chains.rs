//! Trails written as few walks: `BC–T3–R1` stands for two trails.

use super::*;

/// Walks that together use each of the trails exactly once.
pub fn chains(trails: &[Trail]) -> Vec<Vec<Site>> {
    let mut left: Vec<Trail> = trails.to_vec();
    let mut chains = Vec::new();
    while let Some(start) = start(&left) {
        let mut chain = vec![start];
        let mut here = start;
        while let Some(at) = left.iter().position(|trail| trail.touches(here)) {
            let [a, b] = left.remove(at).ends();
            here = if a == here { b } else { a };
            chain.push(here);
        }
        chains.push(chain);
    }
    chains
}

/// The best place to begin a walk along some of the trails: one with an odd number of them, so that fewer walks
/// suffice.
fn start(trails: &[Trail]) -> Option<Site> {
    let ends = || trails.iter().flat_map(|trail| trail.ends());
    let odd = |site: &Site| ends().filter(|end| end == site).count() % 2 == 1;
    ends().filter(odd).min().or_else(|| ends().min())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trail_is_told_once() {
        let trails: Vec<Trail> =
            ["bc-t3", "r1-t3", "r1-t4", "r6-t9", "t9-t10", "bc-t10"].map(|trail| trail.parse().unwrap()).to_vec();
        let chains = chains(&trails);
        let mut told: Vec<_> =
            chains.iter().flat_map(|chain| chain.windows(2)).map(|ends| Trail::between(ends[0], ends[1])).collect();
        told.sort_unstable();
        let mut all = trails;
        all.sort_unstable();
        assert_eq!(told, all);
        assert_eq!(chains.len(), 1, "{chains:?}");
        assert!(super::chains(&[]).is_empty());
    }
}
