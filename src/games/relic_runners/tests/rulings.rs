//! `docs/rulings/relic_runners.md` and the tests agree: every ruling names its tests, and every test that bears a ruling
//! is named.

use std::collections::BTreeSet;

const RULINGS: &str = include_str!("../../../../docs/rulings/relic_runners.md");

const TESTS: [&str; 12] = [
    include_str!("boxes.rs"),
    include_str!("exploring.rs"),
    include_str!("positions.rs"),
    include_str!("hidden.rs"),
    include_str!("ivory.rs"),
    include_str!("movement.rs"),
    include_str!("powers.rs"),
    include_str!("purple.rs"),
    include_str!("relics.rs"),
    include_str!("setup.rs"),
    include_str!("tokens.rs"),
    include_str!("../text/tests/effects.rs"),
];

#[test]
fn every_ruling_names_its_tests_and_every_test_its_ruling() {
    let tests: BTreeSet<&str> = (TESTS.into_iter().flat_map(str::lines))
        .filter_map(|line| line.trim().strip_prefix("fn rr_"))
        .filter_map(|line| line.split('(').next())
        .collect();
    let mut named = BTreeSet::new();
    let mut before = 0;
    for ruling in RULINGS.split("\n| RR-").skip(1) {
        let number = &ruling[..2];
        let count: u8 = number.parse().unwrap();
        assert!(count > before, "RR-{number} is out of order");
        before = count;
        let own: Vec<&str> = ruling.split('`').filter_map(|word| word.strip_prefix("rr_")).collect();
        assert!(!own.is_empty(), "RR-{number} names no test");
        assert!(own.iter().all(|test| test.starts_with(number)), "RR-{number} names a test of another ruling");
        named.extend(own);
    }
    assert_eq!(named, tests);
}

#[test]
fn every_ruling_named_in_the_code_exists() {
    let sources = [
        include_str!("../rules/allowed.rs"),
        include_str!("../rules/boxes.rs"),
        include_str!("../rules/explore.rs"),
        include_str!("../rules/mod.rs"),
        include_str!("../rules/movement.rs"),
        include_str!("../rules/pathways.rs"),
        include_str!("../rules/purple.rs"),
        include_str!("../rules/questions.rs"),
        include_str!("../rules/refuse.rs"),
        include_str!("../rules/route.rs"),
        include_str!("../rules/setup.rs"),
        include_str!("../rules/turn.rs"),
        include_str!("../rules/walk.rs"),
        include_str!("../edition.rs"),
        include_str!("../event.rs"),
        include_str!("../determinize.rs"),
        include_str!("../mod.rs"),
        include_str!("../options.rs"),
        include_str!("../scoring.rs"),
        include_str!("../view.rs"),
    ];
    for id in sources.into_iter().flat_map(|source| source.split("RR-").skip(1)).filter_map(|rest| rest.get(..2)) {
        assert!(id == "nn" || RULINGS.contains(&format!("\n| RR-{id} | ")), "RR-{id} is no ruling");
    }
}
