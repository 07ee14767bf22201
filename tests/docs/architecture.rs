//! House rules that the compiler does not check. See `docs/architecture.md`.
//!
//! * Which room may import which.
//! * The things that pure rooms must not use.
//! * Every module and every public type has a doc comment.
//! * Every title has its playthroughs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::paths::{self, Modules};

/// The rooms that each room may import. The command line (`main.rs`, `cli`) may import everything.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("words", &["engine"]),
    ("canvas", &["engine", "words"]),
    ("config", &["engine", "canvas", "title", "games"]),
    ("connections", &[]),
    ("ai", &["engine"]),
    ("store", &["engine"]),
    ("title", &["engine", "words", "canvas", "ai"]),
    ("games", &["engine", "words", "canvas", "ai", "title"]),
    ("table", &["engine", "words", "title", "store"]),
    ("discord", &["engine", "words", "canvas", "title", "table", "config", "connections"]),
    ("sandbox", &["words", "connections"]),
    ("arena", &["engine", "ai", "title", "config", "store"]),
];

/// Types of a room that another room may use without importing it, because an imported room re-exports them.
const PASSED_ON: &[(&str, &str, &[&str])] = &[
    // The stored types of a table are also its public ones.
    (
        "discord",
        "store",
        &[
            "Actor",
            "ChannelId",
            "CommunityId",
            "DecisionId",
            "EntryKind",
            "IdempotencyKey",
            "Notice",
            "Lease",
            "NoticeId",
            "NoticeKind",
            "PersonId",
            "Seq",
            "TableId",
            "TableIdError",
            "Timestamp",
        ],
    ),
    // What a position says about choices, and the levels of computer players.
    ("table", "ai", &["Judged", "Level"]),
    ("discord", "ai", &["Judged", "Level"]),
];

/// At least this many modules are read.
const MODULES: usize = 450;

/// Names that a pure room must not use: the world, the clock, floats, and collections without an order.
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

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
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

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The source without its comments.
fn code(source: &str) -> String {
    source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The rooms of the crate `skald-core`.
const PURE: &[&str] = &["engine", "words", "canvas", "ai", "title", "games"];

/// The rooms that are crates of their own, with the folder in `crates/`. The compiler lets them see their dependencies only.
const CRATES: &[(&str, &str)] = &[
    ("arena", "arena"),
    ("config", "config"),
    ("connections", "connections"),
    ("discord", "discord"),
    ("sandbox", "local-discord"),
    ("store", "store"),
    ("table", "table"),
];

/// The source folder of a room.
fn sources(room: &str) -> PathBuf {
    let own = CRATES.iter().find(|(name, _)| *name == room).map(|(_, folder)| format!("crates/{folder}/src"));
    root().join(own.unwrap_or_else(|| format!("crates/core/src/{room}")))
}

/// All sources of all crates.
fn all_sources() -> Vec<PathBuf> {
    let crates = CRATES.iter().map(|(room, _)| sources(room));
    let folders = crates.chain(["crates/core/src", "src"].map(|folder| root().join(folder)));
    folders.flat_map(|folder| files(&folder, "rs")).collect()
}

/// All modules of the crates except the command line, including tests, as if they were one crate.
fn modules() -> Modules {
    let mut modules = Modules::default();
    let rooms: String = CRATES.iter().map(|(room, _)| format!("pub mod {room};")).collect();
    modules.add(&[], &(read(&root().join("crates/core/src/lib.rs")) + &rooms));
    for (room, _) in MAY_IMPORT {
        let folder = sources(room);
        for path in files(&folder, "rs") {
            let within = paths::place(&folder, &path);
            let place: Vec<_> = [(*room).to_owned()].into_iter().chain(within).collect();
            modules.add(&place, &in_one_tree(room, &read(&path)));
        }
    }
    modules
}

/// The source of a room as if all crates were one.
fn in_one_tree(room: &str, source: &str) -> String {
    let pure = PURE.contains(&room);
    let own = if pure { source.to_owned() } else { source.replace("crate::", &format!("crate::{room}::")) };
    let named = |source: String, (name, _): &(&str, &str)| {
        source.replace(&format!("skald_{name}::"), &format!("crate::{name}::"))
    };
    CRATES.iter().fold(own.replace("skald_core::", "crate::"), named)
}

fn segments(path: &str) -> Vec<String> {
    path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

#[test]
fn imports_are_followed_under_every_name() {
    let mut modules = Modules::default();
    for (place, source) in [
        ("", "pub mod low; pub mod high; pub mod side;"),
        (
            "low",
            "mod deep; pub use deep::Thing; pub use self::deep as depth; #[macro_export] macro_rules! made { () => {} }",
        ),
        ("low::deep", "pub struct Thing; pub fn act() {}"),
        ("side", "pub use crate::low::Thing as Other; pub use super::low::*;"),
        ("high", "pub mod inner;"),
        ("high::inner", ""),
        ("plain", "use crate::{low::{self, depth::act}, side};"),
        ("upwards::one::two", "fn f() { super::super::super::low::depth::act() }"),
        ("alias", "use crate::low as quiet; fn f() { quiet::Thing::new() }"),
        ("passed", "use crate::side::Other;"),
        ("starred", "use crate::side::*; fn f(_: Thing) { depth::act() }"),
        ("starred::inner", "use super::*; fn f() { depth::act() }"),
        ("made", "crate::made! { std::fmt::Debug }"),
        (
            "within",
            "mod a { fn f() { super::super::low::Thing } } // crate::high\n/// [`crate::high`]\nconst TEXT: &str = \"crate::high\";",
        ),
        (
            "foreign",
            "use std::low::Thing; use serde::{Deserialize as low}; fn f() -> impl Sized + use<> { Seat::all() }",
        ),
    ] {
        modules.add(&segments(place), source);
    }
    let named = |place: &str| {
        let named = modules.named_by(&segments(place)).into_iter().map(|(path, _)| path.join("::"));
        named.filter(|named| named != place).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
    };
    for (place, expected) in [
        ("plain", "low low::deep side"),
        ("upwards::one::two", "low low::deep"),
        ("alias", "low low::deep"),
        ("passed", "low low::deep side"),
        ("starred", "low low::deep side"),
        ("starred::inner", "low low::deep side starred"),
        ("made", "low"),
        ("within::a", "low low::deep"),
        ("within", ""),
        ("foreign", ""),
    ] {
        assert_eq!(named(place), expected, "{place}");
    }
    let defining = modules.defining(&segments("passed"));
    assert_eq!(defining.into_iter().map(|path| path.join("::")).collect::<Vec<_>>(), ["low::deep"]);
}

#[test]
fn cycles_are_found() {
    let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("f", "f")];
    let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    edges.iter().for_each(|(from, to)| graph.entry((*from).into()).or_default().extend([(*to).to_owned()]));
    assert_eq!(paths::cycles(&graph).into_iter().collect::<Vec<_>>(), [["a", "b", "c"].map(str::to_owned)]);
}

/// A room uses only items that are defined in a room that it may import, and reaches them through such rooms only.
#[test]
fn no_room_imports_upwards() {
    let allowed: BTreeMap<_, _> = MAY_IMPORT.iter().copied().collect();
    let modules = modules();
    let mut wrong = BTreeSet::new();
    for place in modules.places().filter(|place| !place.is_empty()) {
        let room = place[0].as_str();
        let named = modules.named_by(place).into_iter();
        for (import, what) in named.filter_map(|(path, what)| Some((path.into_iter().next()?, what))) {
            let allowed = import == room || allowed[room].contains(&import.as_str());
            let passed_on =
                || PASSED_ON.iter().any(|(to, from, all)| (*to, *from) == (room, &import) && all.contains(&&*what));
            if !allowed && !passed_on() {
                wrong.insert(format!("{} imports {what} of {import}", place.join("::")));
            }
        }
    }
    let seen = modules.places().count();
    assert!(seen >= MODULES, "only {seen} modules found");
    assert_eq!(wrong, BTreeSet::new());
}

/// In every folder: two modules that import each other belong together.
#[test]
fn the_modules_of_a_folder_import_each_other_in_no_circle() {
    let modules = modules();
    let of_tests = |place: &[String]| place.iter().any(|part| part == "tests" || part.starts_with("test_"));
    let mut found = BTreeSet::new();
    for folder in modules.places().filter(|folder| !folder.is_empty()) {
        let child = |place: &[String]| place.strip_prefix(&folder[..]).and_then(|rest| rest.first().cloned());
        let mut graph: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for place in modules.places().filter(|place| !of_tests(place)) {
            let Some(from) = child(place) else { continue };
            let targets = modules.defining(place).into_iter().filter_map(|target| child(&target));
            graph.entry(from.clone()).or_default().extend(targets.filter(|target| *target != from));
        }
        found.extend(
            paths::cycles(&graph).into_iter().map(|cycle| format!("{}: {}", folder.join("::"), cycle.join(" "))),
        );
    }
    assert_eq!(found, BTreeSet::new());
}

#[test]
fn every_room_is_in_the_import_rule() {
    let known: BTreeSet<_> = MAY_IMPORT.iter().map(|(room, _)| sources(room)).collect();
    let rooms =
        fs::read_dir(root().join("crates/core/src")).expect("a folder").map(|room| room.expect("a room").path());
    let crates =
        fs::read_dir(root().join("crates")).expect("a folder").map(|of| of.expect("a crate").path().join("src"));
    let core = root().join("crates/core/src");
    for room in rooms.chain(crates).filter(|path| path.is_dir() && *path != core) {
        assert!(known.contains(&room), "{} is not in the import rule", room.display());
    }
}

#[test]
fn no_title_imports_another() {
    let modules = modules();
    let title = |place: &[String]| (place.len() > 1 && place[0] == "games").then(|| place[1].clone());
    for place in modules.places() {
        let Some(own) = title(place) else { continue };
        let other = modules.named_by(place).iter().filter_map(|(named, _)| title(named)).find(|named| *named != own);
        assert_eq!(other, None, "{} looks into another title", place.join("::"));
    }
}

#[test]
fn the_pure_rooms_touch_nothing_impure() {
    let mut wrong = Vec::new();
    for room in PURE {
        for path in files(&sources(room), "rs") {
            // Tests read and write golden files; drawing pixels is arithmetic with floats.
            let within = |room: &str| path.components().any(|part| part.as_os_str() == room);
            if within("tests") || (within("canvas") && within("raster")) {
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
fn nothing_that_ships_looks_past_the_viewer_of_a_table() {
    let callers: Vec<_> = all_sources().into_iter().filter(|path| code(&read(path)).contains(".unredacted")).collect();
    for (file, call) in
        [("state/view", "fn unredacted("), ("entry", "fn unredacted("), ("play/undo", "fn unredacted_log(")]
    {
        let file = root().join("crates/table/src").join(file).with_extension("rs");
        assert!(code(&read(&file)).contains(call), "{call} has another name");
    }
    assert_eq!(callers, Vec::<PathBuf>::new(), "only tests may see a position or an entry whole");
}

/// `skald-core` has no test build, so a test beside its code would never run.
#[test]
fn tests_of_the_core_are_in_its_test_target() {
    let core = files(&root().join("crates/core/src"), "rs");
    let tested: Vec<_> = core.into_iter().filter(|path| read(path).contains("cfg(test)")).collect();
    assert_eq!(tested, Vec::<PathBuf>::new(), "their tests belong in crates/core/tests/titles/units");
}

#[test]
fn every_module_says_what_it_is() {
    let tests = ["tests", "crates/core/tests"].into_iter().flat_map(|folder| files(&root().join(folder), "rs"));
    for path in all_sources().into_iter().chain(tests) {
        assert!(read(&path).starts_with("//!"), "{} does not open with a //! line", path.display());
    }
}

/// The names of fields, variants and accessors may suffice.
#[test]
fn every_public_type_says_what_it_is() {
    let types = ["pub struct ", "pub enum ", "pub trait ", "pub type "];
    for path in all_sources() {
        let source = read(&path);
        let mut documented = false;
        for line in source.lines().map(str::trim) {
            let is_type = types.iter().any(|kind| line.starts_with(kind));
            // In a macro the caller documents it.
            assert!(documented || !is_type || line.contains('$'), "{}: {line}", path.display());
            // Attributes may stand between.
            documented = line.starts_with("///") || documented && (line.starts_with('#') || line.ends_with([',', ']']));
        }
    }
}

#[test]
fn no_source_file_is_too_long() {
    for path in all_sources() {
        let lines = code(&read(&path)).lines().filter(|line| !line.trim().is_empty()).count();
        assert!(lines <= LONGEST_FILE, "{} has {lines} lines of code", path.display());
    }
}

#[test]
fn every_title_has_its_playthroughs() {
    for (key, make, editions) in skald::games::TITLES {
        let edition = skald::engine::Edition::read(editions[0]).expect("the embedded edition");
        let meta = make(edition).expect("a title").meta();
        for seats in meta.seats.0..=meta.seats.1 {
            let path = root().join("crates/core/tests/playthroughs").join(format!("{key}-{seats}.txt"));
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}

#[test]
fn no_test_is_switched_off() {
    let switch = concat!("#[", "ignore");
    for folder in ["crates", "src", "tests", "benches"] {
        for path in files(&root().join(folder), "rs") {
            assert!(!read(&path).contains(switch), "{} switches a test off", path.display());
        }
    }
}

/// The rooms whose tests may wait in real time.
const REAL_TIME: &[&str] = &["tests/real_time", "tests/page", "tests/sandbox", "tests/tables/store", "tests/support"];

#[test]
fn tests_wait_in_virtual_time_only() {
    let real = |path: &Path| REAL_TIME.iter().any(|folder| path.starts_with(root().join(folder)));
    // Written in two parts, so that the search does not find this file.
    let (test, paused, pause) = (concat!("#[tokio", "::test"), "(start_paused = true)]", concat!("sleep", "("));
    let mut wrong = Vec::new();
    for path in ["tests", "crates/core/tests"].into_iter().flat_map(|folder| files(&root().join(folder), "rs")) {
        let source = code(&read(&path));
        let discord = path.starts_with(root().join("tests/discord"));
        let unpaused = source.split(test).skip(1).any(|rest| !rest.starts_with(paused));
        if discord && unpaused || !real(&path) && source.contains(pause) && !source.contains("start_paused") && unpaused
        {
            wrong.push(path);
        }
    }
    assert_eq!(wrong, Vec::<PathBuf>::new(), "a test there waits in real time");
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
    assert!(from("scratch"), "it holds no shell");
    // A fixed list of the package's targets here would be outdated one day.
    let manifest = read(&root().join("Cargo.toml"));
    let benches = manifest.split("[[bench]]").skip(1).filter_map(|bench| bench.split('"').nth(1));
    let words: BTreeSet<_> = dockerfile.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    assert!(benches.clone().count() > 0 && benches.into_iter().all(|bench| !words.contains(bench)));
}

#[test]
fn what_a_test_run_leaves_out_is_said_first_and_last() {
    let targets = fs::read_dir(root().join("tests")).expect("tests").map(|entry| entry.expect("a file").path());
    let targets =
        targets.filter(|path| path.extension().is_some_and(|end| end == "rs") || path.join("main.rs").exists());
    let targets: BTreeSet<_> = targets.collect();
    let ends = [targets.first(), targets.last()].map(|path| path.and_then(|path| path.file_stem()));
    assert_eq!(ends, [Some("aa_left_out".as_ref()), Some("zz_left_out".as_ref())], "cargo runs test targets by name");
}
