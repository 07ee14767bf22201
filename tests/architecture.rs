//! The house rules that a compiler does not hold: who may import whom, what the pure rooms must not touch, that every
//! module says what it is, that every ruling has a test and every title its playthroughs. See `docs/architecture.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What each room may import. The command line (`main.rs`, `cli`) may import everything.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("words", &["engine"]),
    ("canvas", &["engine", "words"]),
    ("config", &[]),
    ("ai", &["engine"]),
    ("store", &["engine"]),
    ("title", &["engine", "words", "canvas", "ai"]),
    ("games", &["engine", "words", "canvas", "ai", "title"]),
    ("table", &["engine", "words", "title", "store"]),
    ("discord", &["engine", "words", "canvas", "title", "table", "config"]),
    ("sandbox", &[]),
];

/// What a pure room must not know: the world, the clock, floats, and collections without an order.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::io",
    "std::env",
    "std::time",
    "std::thread",
    "std::process",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
    "tokio",
    "serenity",
    "poise",
    "sled",
    "axum",
    "reqwest",
    "println!",
    "eprintln!",
];

/// No source file has more lines of code than this (blank lines and comments not counted).
const LONGEST_FILE: usize = 500;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.expect("a readable folder").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The source without its comments.
fn code(source: &str) -> String {
    source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The rooms that a source imports with `crate::…`, braces included.
fn imports(code: &str) -> BTreeSet<String> {
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut rooms = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let Some(group) = rest.strip_prefix('{') else {
            // The macros that are exported stand at the root of the crate and belong to the engine.
            let macro_of_engine = rest.starts_with("actions!") || rest.starts_with("refusals!");
            rooms.insert(if macro_of_engine { "engine".to_owned() } else { word(rest) });
            continue;
        };
        let mut depth = 0;
        let mut item = true;
        for (at, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => item = true,
                c if item && c.is_alphabetic() => {
                    rooms.insert(word(&group[at..]));
                    item = false;
                }
                _ => {}
            }
        }
    }
    rooms
}

fn rooms() -> Vec<(&'static str, Vec<PathBuf>)> {
    MAY_IMPORT.iter().map(|(room, _)| (*room, files(&root().join("src").join(room), "rs"))).collect()
}

#[test]
fn the_import_scanner_sees_groups_and_paths() {
    let seen = imports("use crate::{engine::{A, B}, words::Doc, title};\nlet x = crate::table::open();");
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["engine", "table", "title", "words"]);
    assert_eq!(imports("crate::actions! { }").into_iter().collect::<Vec<_>>(), ["engine"]);
}

#[test]
fn no_room_imports_upwards() {
    let allowed: BTreeMap<_, _> = MAY_IMPORT.iter().copied().collect();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (room, paths) in rooms() {
        for path in paths {
            seen += 1;
            for import in imports(&code(&read(&path))) {
                if import != room && !allowed[room].contains(&import.as_str()) {
                    wrong.push(format!("{} imports {import}", path.display()));
                }
            }
        }
    }
    assert!(seen > 30, "only {seen} sources found");
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_room_is_in_the_import_rule() {
    let known: BTreeSet<_> = MAY_IMPORT.iter().map(|(room, _)| *room).chain(["cli"]).collect();
    for entry in fs::read_dir(root().join("src")).expect("src") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default().to_owned();
        assert!(!path.is_dir() || known.contains(name.as_str()), "the room {name} is not in the import rule");
    }
}

#[test]
fn no_title_imports_another() {
    for folder in fs::read_dir(root().join("src/games")).expect("games").map(|e| e.expect("an entry").path()) {
        let name = folder.file_name().and_then(|n| n.to_str()).unwrap_or_default().to_owned();
        for path in files(&folder, "rs") {
            let code = code(&read(&path));
            for (at, _) in code.match_indices("games::") {
                let room = &code[at + 7..];
                // The list of titles itself is everybody's.
                let ours = room.starts_with(&name)
                    || !room.starts_with(|c: char| c.is_lowercase())
                    || room.starts_with("builtin");
                assert!(ours, "{} looks into another title", path.display());
            }
        }
    }
}

#[test]
fn the_pure_rooms_touch_nothing_impure() {
    let mut wrong = Vec::new();
    for room in ["engine", "words", "canvas", "ai", "title", "games"] {
        for path in files(&root().join("src").join(room), "rs") {
            // Tests read and write golden files; drawing pixels is arithmetic with floats.
            if path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("canvas/raster.rs") {
                continue;
            }
            let code = code(&read(&path));
            let whole = |word: &str, at: usize| {
                let before = code[..at].chars().next_back();
                let after = code[at + word.len()..].chars().next();
                let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
                !part(before) && (word.ends_with('!') || !part(after))
            };
            for word in IMPURE {
                if code.match_indices(word).any(|(at, _)| whole(word, at)) {
                    wrong.push(format!("{} uses {word}", path.display()));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_module_says_what_it_is() {
    for path in files(&root().join("src"), "rs").into_iter().chain(files(&root().join("tests"), "rs")) {
        assert!(read(&path).starts_with("//!"), "{} does not open with a //! line", path.display());
    }
}

#[test]
fn no_source_file_is_too_long() {
    for path in files(&root().join("src"), "rs") {
        let lines = code(&read(&path)).lines().filter(|line| !line.trim().is_empty()).count();
        assert!(lines <= LONGEST_FILE, "{} has {lines} lines of code", path.display());
    }
}

#[test]
fn every_ruling_has_a_test() {
    let tests: String = files(&root().join("tests"), "rs")
        .into_iter()
        .chain(files(&root().join("src"), "rs"))
        .map(|path| read(&path).lines().filter(|line| line.contains("fn ")).collect::<Vec<_>>().join("\n"))
        .collect();
    let mut rulings = 0;
    for path in files(&root().join("docs/rulings"), "md") {
        for line in read(&path).lines() {
            // A ruling is a row of a table: | RA-07 | question | decision | …
            let Some(id) = line.strip_prefix("| ").and_then(|rest| rest.split(' ').next()) else { continue };
            let Some((letters, number)) = id.split_once('-') else { continue };
            if letters.len() != 2 || number.parse::<u16>().is_err() {
                continue;
            }
            rulings += 1;
            let name = format!("{}_{number}_", letters.to_lowercase());
            assert!(tests.contains(&name), "{id} in {} has no test named {name}…", path.display());
        }
    }
    assert!(rulings >= 46, "only {rulings} rulings found");
}

#[test]
fn every_title_has_its_playthroughs() {
    for (key, make, editions) in skald::games::TITLES {
        let edition = skald::engine::Edition::read(editions[0]).expect("the embedded edition");
        let meta = make(edition).expect("a title").meta();
        for seats in meta.seats.0..=meta.seats.1 {
            let path = root().join("tests/playthroughs").join(format!("{key}-{seats}.txt"));
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}

#[test]
fn no_test_is_switched_off() {
    let switch = concat!("#[", "ignore");
    for folder in ["src", "tests", "benches"] {
        for path in files(&root().join(folder), "rs") {
            assert!(!read(&path).contains(switch), "{} switches a test off", path.display());
        }
    }
}

/// The value of a label of the image.
fn label<'a>(dockerfile: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = dockerfile.split_once(&format!("org.opencontainers.image.{name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[test]
fn the_image_is_of_this_package() {
    let dockerfile = read(&root().join("Dockerfile"));
    assert_eq!(label(&dockerfile, "version"), Some(env!("CARGO_PKG_VERSION")));
    assert_eq!(label(&dockerfile, "description"), Some(env!("CARGO_PKG_DESCRIPTION")));
    assert_eq!(label(&dockerfile, "licenses"), Some(env!("CARGO_PKG_LICENSE")));
    let from = |image: &str| dockerfile.lines().any(|line| line.starts_with(&format!("FROM {image}")));
    assert!(from(concat!("rust:", env!("CARGO_PKG_RUST_VERSION"), "-")), "the oldest Rust that is promised builds it");
    let base = label(&dockerfile, "base.name").and_then(|name| name.strip_prefix("docker.io/library/"));
    assert!(from(base.expect("a base image")), "the label names the image below");
    // A line here that knows the targets of the package would be out of date one day.
    let manifest = read(&root().join("Cargo.toml"));
    let benches = manifest.split("[[bench]]").skip(1).filter_map(|bench| bench.split('"').nth(1));
    assert!(benches.clone().count() > 0 && benches.into_iter().all(|bench| !dockerfile.contains(bench)));
}

#[test]
fn what_a_test_run_left_out_is_said_last() {
    let targets = fs::read_dir(root().join("tests")).expect("tests").map(|entry| entry.expect("a file").path());
    let last = targets.filter(|path| path.extension().is_some_and(|end| end == "rs") || path.join("main.rs").exists());
    assert_eq!(last.max(), Some(root().join("tests/zz_left_out.rs")), "cargo runs test targets by their names");
}
