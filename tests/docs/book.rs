//! `docs/` is an mdBook: `SUMMARY.md` lists every page, and every link between pages resolves, with its anchor.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The documents outside `docs/` that link to its pages.
const OUTSIDE: &[&str] = &["README.md", "CHANGELOG.md", "CONTRIBUTING.md"];

/// Texts for other readers, which may link to pages too.
const POLICIES: &[&str] = &["CODE_OF_CONDUCT.md", "PRIVACY.md", "SECURITY.md", "TERMS.md"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages below `docs/`.
fn pages() -> BTreeSet<PathBuf> {
    let (mut found, mut folders) = (BTreeSet::new(), vec![root().join("docs")]);
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "md") {
                found.insert(path);
            }
        }
    }
    found
}

fn documents() -> impl Iterator<Item = PathBuf> {
    pages().into_iter().chain(OUTSIDE.iter().map(|name| root().join(name)))
}

/// The text without its code blocks.
fn prose(text: &str) -> String {
    let mut fenced = false;
    let outside = |line: &&str| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    };
    text.lines().filter(outside).map(|line| format!("{line}\n")).collect()
}

/// The targets of the links in a text that lead to other files or headings.
fn links(text: &str) -> Vec<String> {
    let targets = text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned()));
    targets.filter(|target| !target.contains("://")).collect()
}

/// The anchor that mdBook and GitHub give a heading.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
    letters.map(|letter| if letter == ' ' { '-' } else { letter.to_ascii_lowercase() }).collect()
}

fn anchors(path: &Path) -> BTreeSet<String> {
    let text = prose(&read(path));
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#'))).collect()
}

/// The path without `.` and `..`.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(normal.pop()),
            Component::CurDir => {}
            part => normal.push(part),
        }
    }
    normal
}

#[test]
fn summary_lists_every_page_once() {
    let summary = root().join("docs/SUMMARY.md");
    let listed: Vec<PathBuf> = links(&read(&summary)).iter().map(|link| root().join("docs").join(link)).collect();
    let mut wanted = pages();
    wanted.remove(&summary);
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), wanted, "SUMMARY.md on the left, pages on the right");
    assert_eq!(listed.len(), wanted.len(), "a page is listed twice");
}

#[test]
fn every_link_between_documents_resolves() {
    let mut wrong = Vec::new();
    for document in documents().chain(POLICIES.iter().map(|name| root().join(name))) {
        for link in links(&prose(&read(&document))) {
            let (file, wanted) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file {
                "" => document.clone(),
                file => normal(&document.parent().unwrap().join(file)),
            };
            let found = target.exists() && (wanted.is_empty() || anchors(&target).contains(wanted));
            if !found {
                wrong.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn strength_of_a_level_is_the_measured_one() {
    let strength = read(&root().join("docs/strength.md"));
    let titles = skald::games::builtin().unwrap();
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let name = title.meta().name;
        // A new title is measured later.
        if title.levels().into_iter().all(|level| title.strength(level) == 0) {
            continue;
        }
        let (_, section) = strength.split_once(&format!("## {name}\n")).unwrap_or_else(|| panic!("no {name}"));
        let section = section.split("\n## ").next().unwrap_or_default();
        for level in title.levels() {
            let row = format!("\n|{}|{}|", level.name(), title.strength(level));
            assert!(section.contains(&row), "{name}: no row {row:?}, which players are told");
        }
    }
}
