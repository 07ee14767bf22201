//! `docs/rulings/explorers.md` and the tests agree: every ruling names its tests, and every test that bears a ruling is
//! named.

use std::collections::BTreeSet;

const RULINGS: &str = include_str!("../../../../docs/rulings/explorers.md");

const TESTS: [&str; 9] = [
    include_str!("ashore.rs"),
    include_str!("captains.rs"),
    include_str!("end.rs"),
    include_str!("geometry.rs"),
    include_str!("hidden.rs"),
    include_str!("placing.rs"),
    include_str!("setup.rs"),
    include_str!("ship.rs"),
    include_str!("solo.rs"),
];

#[test]
fn every_ruling_names_its_tests_and_every_test_its_ruling() {
    let tests: BTreeSet<&str> = (TESTS.into_iter().flat_map(str::lines))
        .filter_map(|line| line.trim().strip_prefix("fn ex_"))
        .filter_map(|line| line.split('(').next())
        .collect();
    let mut named = BTreeSet::new();
    let mut before = 0;
    for ruling in RULINGS.split("\n| EX-").skip(1) {
        let number = &ruling[..2];
        let count: u8 = number.parse().unwrap();
        assert!(count > before, "EX-{number} is out of order");
        before = count;
        let own: Vec<&str> = ruling.split('`').filter_map(|word| word.strip_prefix("ex_")).collect();
        assert!(!own.is_empty(), "EX-{number} names no test");
        assert!(own.iter().all(|test| test.starts_with(number)), "EX-{number} names a test of another ruling");
        named.extend(own);
    }
    assert_eq!(named, tests);
}

#[test]
fn every_ruling_named_in_the_code_exists() {
    let sources = [
        include_str!("../rules/allowed.rs"),
        include_str!("../rules/ashore.rs"),
        include_str!("../rules/choices.rs"),
        include_str!("../rules/mod.rs"),
        include_str!("../rules/placing.rs"),
        include_str!("../rules/refuse.rs"),
        include_str!("../rules/setup.rs"),
        include_str!("../rules/ship.rs"),
        include_str!("../rules/turn.rs"),
        include_str!("../components/captain.rs"),
        include_str!("../edition/mod.rs"),
        include_str!("../edition/faces.rs"),
        include_str!("../scoring/captains.rs"),
        include_str!("../scoring/control.rs"),
        include_str!("../scoring/mod.rs"),
        include_str!("../state/chart.rs"),
        include_str!("../state/mod.rs"),
        include_str!("../state/survey.rs"),
        include_str!("../event.rs"),
        include_str!("../determinize.rs"),
        include_str!("../mod.rs"),
        include_str!("../options.rs"),
        include_str!("../view.rs"),
    ];
    for id in sources.into_iter().flat_map(|source| source.split("EX-").skip(1)).filter_map(|rest| rest.get(..2)) {
        assert!(id == "nn" || RULINGS.contains(&format!("\n| EX-{id} | ")), "EX-{id} is no ruling");
    }
}
