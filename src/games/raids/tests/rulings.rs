//! `docs/rulings/raids.md` and the tests agree: every ruling names its tests, and every test that bears a ruling is named.

use std::collections::BTreeSet;

const RULINGS: &str = include_str!("../../../../docs/rulings/raids.md");

const TESTS: [&str; 10] = [
    include_str!("clearing.rs"),
    include_str!("combat.rs"),
    include_str!("positions.rs"),
    include_str!("ghost.rs"),
    include_str!("harbor.rs"),
    include_str!("house_rules.rs"),
    include_str!("monsters.rs"),
    include_str!("order.rs"),
    include_str!("ship.rs"),
    include_str!("track.rs"),
];

#[test]
fn every_ruling_names_its_tests_and_every_test_its_ruling() {
    let refusals = include_str!("refusals.rs");
    let tests: BTreeSet<&str> = (TESTS.into_iter().chain([refusals]).flat_map(str::lines))
        .filter_map(|line| line.trim().strip_prefix("fn ra_"))
        .filter_map(|line| line.split('(').next())
        .collect();
    let mut named = BTreeSet::new();
    for (index, ruling) in RULINGS.split("\n| RA-").skip(1).enumerate() {
        let number = &ruling[..2];
        assert_eq!(number.parse(), Ok(index + 1), "rulings are numbered without a gap");
        let own: Vec<&str> = ruling.split('`').filter_map(|word| word.strip_prefix("ra_")).collect();
        assert!(!own.is_empty(), "RA-{number} names no test");
        assert!(own.iter().all(|test| test.starts_with(number)), "RA-{number} names a test of another ruling");
        named.extend(own);
    }
    assert_eq!(named, tests);
}

#[test]
fn every_refusal_names_a_ruling_that_exists() {
    let ids = include_str!("../rules/refuse.rs").split("\"RA-").skip(1).map(|rest| &rest[..2]);
    for id in ids.chain(["08", "09"]) {
        assert!(RULINGS.contains(&format!("\n| RA-{id} | ")), "RA-{id} is no ruling");
    }
}
