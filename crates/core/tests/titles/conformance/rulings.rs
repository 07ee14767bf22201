//! `docs/rulings/<title>.md`, the code and the tests agree. Every ruling names its tests, every test with a ruling id
//! is named, and every ruling that the code names exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use skald_core::title::Present;

for_every_title!(rulings_and_tests_name_each_other, every_ruling_named_in_the_code_exists,);

/// The number of rulings. A ruling is never removed.
const RULINGS: usize = 225;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rows of a table of rulings, `| RA-07 | question | decision | … |`: id and row.
fn rulings(key: &str) -> Vec<(String, String)> {
    let text =
        fs::read_to_string(root().join(format!("../../docs/rulings/{key}.md"))).expect("the rulings of the title");
    let id = |row: &str| Some(row.strip_prefix("| ")?.split(' ').next()?.to_owned()).filter(|id| is_ruling(id));
    text.lines().filter_map(|row| Some((id(row)?, row.to_owned()))).collect()
}

/// Two capitals, two digits.
fn is_ruling(id: &str) -> bool {
    id.split_once('-').is_some_and(|(letters, number)| {
        letters.len() == 2
            && letters.bytes().all(|b| b.is_ascii_uppercase())
            && number.len() == 2
            && number.parse::<u8>().is_ok()
    })
}

/// The sources of the title, including its unit tests.
fn sources(key: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("src/games").join(key), root().join("tests/titles/units").join(key)];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push((path.clone(), fs::read_to_string(path).expect("a source")));
            }
        }
    }
    found
}

/// The common letters of a title's rulings.
fn letters(rulings: &[(String, String)]) -> String {
    rulings[0].0[..2].to_owned()
}

fn rulings_and_tests_name_each_other<G: Present>() {
    let rulings = rulings(G::META.key);
    let letters = letters(&rulings);
    assert!(rulings.iter().all(|(id, _)| id.starts_with(&letters)), "{}", G::META.key);
    assert!(rulings.is_sorted_by(|(a, _), (b, _)| a < b), "the rulings of {} are out of order", G::META.key);
    let prefix = format!("fn {}_", letters.to_lowercase());
    let sources = sources(G::META.key);
    let tests: BTreeSet<&str> = (sources.iter().flat_map(|(_, source)| source.lines()))
        .filter(|line| line.trim().starts_with(&prefix))
        .filter_map(|line| line.trim().strip_prefix("fn ")?.split('(').next())
        .collect();
    let mut named = BTreeSet::new();
    for (id, row) in &rulings {
        let number = id.to_lowercase().replace('-', "_") + "_";
        let own: Vec<&str> = row.split('`').filter(|word| word.starts_with(&prefix[3..])).collect();
        assert!(!own.is_empty(), "{id} names no test");
        assert!(own.iter().all(|test| test.starts_with(&number)), "{id} names a test of another ruling");
        named.extend(own);
    }
    assert_eq!(named, tests, "left: tests that the rulings of {} name; right: existing tests", G::META.key);
}

fn every_ruling_named_in_the_code_exists<G: Present>() {
    let rulings = rulings(G::META.key);
    let prefix = format!("{}-", letters(&rulings));
    let mut named = 0;
    for (path, source) in sources(G::META.key) {
        for (at, _) in source.match_indices(&prefix) {
            let id = source.get(at..at + 5).filter(|id| is_ruling(id));
            named += usize::from(id.is_some());
            let known = id.is_none_or(|id| rulings.iter().any(|(known, _)| known == id));
            assert!(known, "{}: {} is no ruling", path.display(), id.unwrap_or_default());
        }
    }
    assert!(named >= rulings.len(), "{}: the code names rulings {named} times", G::META.key);
}

#[test]
fn no_ruling_is_removed() {
    let count: usize = skald_core::games::TITLES.iter().map(|(key, ..)| rulings(key).len()).sum();
    assert!(count >= RULINGS, "only {count} rulings");
}
