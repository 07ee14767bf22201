//! Advisories of the RustSec database: the reasons of `deny.toml` hold, and the locked versions have no other advisory.
//!
//! `SKALD_ADVISORIES` names a folder with a copy of `rustsec/advisory-db`. Without it the locked versions are not
//! compared.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use semver::{Version, VersionReq};
use toml::Table;

/// Both workspaces.
const LOCKS: &[&str] = &["Cargo.lock", "fuzz/Cargo.lock"];

/// Advisories that `deny.toml` ignores, because our code reaches the package through one other package only.
struct Ignored {
    ids: &'static [&'static str],
    package: &'static str,
    versions: &'static str,
    through: &'static str,
}

const IGNORED: &[Ignored] = &[
    Ignored { ids: &["RUSTSEC-2024-0384"], package: "instant", versions: "*", through: "sled" },
    Ignored { ids: &["RUSTSEC-2025-0057"], package: "fxhash", versions: "*", through: "sled" },
    // `library_connects_to_loopback_without_tls` in `crates/discord/src/intake/library.rs` is the other half of the reason.
    Ignored {
        ids: &["RUSTSEC-2026-0049", "RUSTSEC-2026-0098", "RUSTSEC-2026-0099", "RUSTSEC-2026-0104"],
        package: "rustls-webpki",
        versions: "0.102",
        through: "serenity",
    },
];

/// A package of a lock file: its name and version.
type Package = (String, Version);

/// The packages of a lock file, each with those that it depends on.
struct Lock {
    needs: BTreeMap<Package, Vec<Package>>,
    /// The packages of this repository.
    ours: Vec<Package>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn toml(path: &Path) -> Table {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Lock {
    fn read(lock: &Table) -> Self {
        let packages = lock["package"].as_array().expect("a list of packages");
        let name = |package: &toml::Value| -> Package {
            let text = |key: &str| package[key].as_str().expect("a text").to_owned();
            (text("name"), text("version").parse().expect("a version"))
        };
        let all: Vec<Package> = packages.iter().map(name).collect();
        // A dependency has its version if there are several packages of its name.
        let find = |dependency: &toml::Value| -> Package {
            let mut words = dependency.as_str().expect("a text").split(' ');
            let (name, version) = (words.next().expect("a name"), words.next());
            let is = |package: &&Package| package.0 == name && version.is_none_or(|v| package.1.to_string() == v);
            all.iter().find(is).unwrap_or_else(|| panic!("{name} is not in the lock file")).clone()
        };
        let needs = |package: &toml::Value| {
            package.get("dependencies").and_then(toml::Value::as_array).into_iter().flatten().map(find).collect()
        };
        let ours = packages.iter().filter(|package| package.get("source").is_none()).map(name).collect();
        Self { needs: packages.iter().map(|package| (name(package), needs(package))).collect(), ours }
    }

    /// All packages that ours reach, without those that only the package `without` reaches.
    fn reached(&self, without: &str) -> BTreeSet<Package> {
        let (mut reached, mut next) = (BTreeSet::new(), self.ours.clone());
        while let Some(package) = next.pop() {
            if package.0 != without && reached.insert(package.clone()) {
                next.extend(self.needs[&package].iter().cloned());
            }
        }
        reached
    }
}

fn locks() -> impl Iterator<Item = (&'static str, Lock)> {
    LOCKS.iter().map(|name| (*name, Lock::read(&toml(&root().join(name)))))
}

/// The advisory at the start of a Markdown file of the database.
fn advisory(text: &str) -> Table {
    let body = text.split_once("```toml\n").and_then(|(_, rest)| rest.split_once("\n```"));
    let (body, _) = body.expect("a block of TOML");
    body.parse().expect("is TOML")
}

/// Whether an advisory applies to a version.
fn applies(advisory: &Table, version: &Version) -> bool {
    let head = &advisory["advisory"];
    let notice = head.get("informational").and_then(toml::Value::as_str) == Some("notice");
    let fine = |list: &str| {
        let ranges = advisory["versions"].get(list).and_then(toml::Value::as_array).into_iter().flatten();
        ranges.filter_map(toml::Value::as_str).any(|range| {
            range.parse::<VersionReq>().unwrap_or_else(|error| panic!("{range}: {error}")).matches(version)
        })
    };
    !notice && head.get("withdrawn").is_none() && !fine("patched") && !fine("unaffected")
}

/// The advisories of a copy of the database for one package, by id.
fn advisories(database: &Path, package: &str) -> BTreeMap<String, Table> {
    let Ok(folder) = fs::read_dir(database.join("crates").join(package)) else { return BTreeMap::new() };
    let files = folder.map(|entry| entry.expect("an entry").path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let read = |path: PathBuf| {
        let found = advisory(&fs::read_to_string(path).expect("a readable file"));
        (found["advisory"]["id"].as_str().expect("an id").to_owned(), found)
    };
    files.map(read).collect()
}

#[test]
fn every_ignored_advisory_has_a_proven_reason() {
    let deny = toml(&root().join("deny.toml"));
    let ignored = deny["advisories"]["ignore"].as_array().expect("a list");
    let reason = |id: &str| {
        let entry = ignored.iter().find(|entry| entry["id"].as_str() == Some(id));
        entry.unwrap_or_else(|| panic!("deny.toml does not ignore {id}"))["reason"].as_str().expect("a reason")
    };
    for Ignored { ids, package, through, .. } in IGNORED {
        for reason in ids.iter().map(|id| reason(id)) {
            assert!(reason.contains(package) && reason.contains(&format!("only {through}")), "{reason}");
        }
    }
    let proven: usize = IGNORED.iter().map(|ignored| ignored.ids.len()).sum();
    assert_eq!(ignored.len(), proven, "deny.toml ignores an advisory without a proof");
}

#[test]
fn ignored_package_is_reached_through_one_package_only() {
    for (name, lock) in locks() {
        for Ignored { package, versions, through, .. } in IGNORED {
            let versions: VersionReq = versions.parse().expect("a range");
            let affected = |found: &Package| found.0 == *package && versions.matches(&found.1);
            assert!(lock.needs.keys().any(affected), "{name}: {package} is gone; deny.toml need not ignore it");
            let other: Vec<_> = lock.reached(through).into_iter().filter(affected).collect();
            assert!(other.is_empty(), "{name}: not through {through} alone: {other:?}");
        }
    }
}

#[test]
fn locked_versions_have_no_other_advisory() {
    let Some(database) = std::env::var_os("SKALD_ADVISORIES").map(PathBuf::from) else { return };
    assert!(database.join("crates").is_dir(), "{} is no copy of rustsec/advisory-db", database.display());
    let ignored: BTreeSet<_> = IGNORED.iter().flat_map(|ignored| ignored.ids).copied().collect();
    let (mut found, mut known) = (BTreeSet::new(), BTreeSet::new());
    for (name, lock) in locks() {
        for (package, version) in lock.needs.keys() {
            for (id, _) in advisories(&database, package).iter().filter(|(_, advisory)| applies(advisory, version)) {
                if let Some(id) = ignored.get(id.as_str()) {
                    known.insert(*id);
                } else {
                    found.insert(format!("{name}: {package} {version}: {id}"));
                }
            }
        }
    }
    assert_eq!(found, BTreeSet::new());
    assert_eq!(known, ignored, "an ignored advisory no longer applies");
}

#[test]
fn advisory_applies_outside_its_patched_and_unaffected_ranges() {
    let text = |head: &str| {
        format!(
            "```toml\n[advisory]\nid = \"A-1\"\n{head}\n[versions]\npatched = [\">= 1.2.3, < 2.0.0-a.1\", \">= 2.0.1\"]\nunaffected = \
             [\"< 0.9\"]\n```\n\n# Title\n"
        )
    };
    let applies_to = |head: &str, version: &str| applies(&advisory(&text(head)), &version.parse().unwrap());
    for version in ["0.9.0", "1.2.2", "2.0.0"] {
        assert!(applies_to("", version) && applies_to("informational = \"unsound\"", version), "{version}");
        assert!(!applies_to("informational = \"notice\"", version), "{version}");
        assert!(!applies_to("withdrawn = \"2026-01-01\"", version), "{version}");
    }
    for version in ["0.8.9", "1.2.3", "1.9.0", "2.0.1", "3.0.0"] {
        assert!(!applies_to("", version), "{version}");
    }
}

#[test]
fn packages_behind_another_one_are_not_reached() {
    let lock: Table = "[[package]]\nname = \"us\"\nversion = \"1.0.0\"\ndependencies = [\"a\", \"b 1.0.0\"]\n\
        [[package]]\nname = \"a\"\nversion = \"1.0.0\"\nsource = \"r\"\ndependencies = [\"b 2.0.0\"]\n\
        [[package]]\nname = \"b\"\nversion = \"1.0.0\"\nsource = \"r\"\n\
        [[package]]\nname = \"b\"\nversion = \"2.0.0\"\nsource = \"r\"\n"
        .parse()
        .unwrap();
    let lock = Lock::read(&lock);
    let reached = |without: &str| {
        let names = lock.reached(without).into_iter().map(|(name, version)| format!("{name} {version}"));
        names.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(reached("nothing"), "a 1.0.0, b 1.0.0, b 2.0.0, us 1.0.0");
    assert_eq!(reached("a"), "b 1.0.0, us 1.0.0");
}
