//! `docs/rulings` and the sources agree: every ruling names its tests, every test that bears a ruling is named, and every
//! ruling that a source names exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// All sources of a title, in one text.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false => fs::read_to_string(path).unwrap(),
    };
    entries.map(text).collect()
}

/// Checks a title whose rulings are named by these letters.
fn agree(title: &str, letters: &str, gaps: bool) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read_to_string(root.join(format!("docs/rulings/{title}.md"))).unwrap();
    let sources = sources(&root.join("src/games").join(title));
    let test = format!("{}_", letters.to_lowercase());

    let mut rulings: BTreeMap<u8, BTreeSet<&str>> = BTreeMap::new();
    for row in document.split(&format!("\n| {letters}-")).skip(1) {
        let number: u8 = row[..2].parse().unwrap();
        let before = rulings.last_key_value().map_or(0, |(number, _)| *number);
        assert!(number == before + 1 || gaps && number > before, "{letters}-{number} is out of order");
        let named: BTreeSet<&str> = row.split('`').filter(|word| word.starts_with(&test)).collect();
        assert!(!named.is_empty(), "{letters}-{number} names no test");
        let own = format!("{test}{number:02}_");
        assert!(named.iter().all(|test| test.starts_with(&own)), "{letters}-{number} names a test of another ruling");
        rulings.insert(number, named);
    }

    let lines = sources.lines().filter_map(|line| line.trim().strip_prefix("fn ")?.split('(').next());
    let tests: BTreeSet<&str> = lines.filter(|name| name.starts_with(&test)).collect();
    assert_eq!(rulings.values().flatten().copied().collect::<BTreeSet<_>>(), tests, "of {title}");

    for id in sources.split(&format!("{letters}-")).skip(1).filter_map(|rest| rest.get(..2)) {
        let known = id.parse().is_ok_and(|number| rulings.contains_key(&number));
        assert!(known || id == "nn", "{letters}-{id} is no ruling");
    }
}

#[test]
fn the_rulings_of_raids() {
    agree("raids", "RA", false);
}

#[test]
fn the_rulings_of_relic_runners() {
    agree("relic_runners", "RR", true);
}

#[test]
fn the_rulings_of_explorers() {
    agree("explorers", "EX", true);
}
