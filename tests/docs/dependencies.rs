//! The dependencies satisfy `deny.toml`: their licences are allowed, and all come from the one registry. `cargo deny`
//! checks more, but is not installed everywhere.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn read(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn toml(name: &str) -> toml::Table {
    read(name).parse().unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// The output of a program of the toolchain.
fn said(program: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(program);
    let output =
        command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("the toolchain is there");
    assert!(output.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("is text")
}

/// Whether these licences satisfy an expression such as `A OR (B AND C)`. A slash is an old form of OR.
fn allowed(expression: &str, licences: &[&str]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (met, rest) = any_of(&words, licences);
    met && rest.is_empty()
}

fn any_of<'a>(words: &'a [&'a str], licences: &[&str]) -> (bool, &'a [&'a str]) {
    let (mut met, mut rest) = all_of(words, licences);
    while let ["OR", after @ ..] = rest {
        let (other, behind) = all_of(after, licences);
        (met, rest) = (met || other, behind);
    }
    (met, rest)
}

fn all_of<'a>(words: &'a [&'a str], licences: &[&str]) -> (bool, &'a [&'a str]) {
    let (mut met, mut rest) = one(words, licences);
    while let ["AND", after @ ..] = rest {
        let (other, behind) = one(after, licences);
        (met, rest) = (met && other, behind);
    }
    (met, rest)
}

fn one<'a>(words: &'a [&'a str], licences: &[&str]) -> (bool, &'a [&'a str]) {
    match words {
        ["(", inside @ ..] => match any_of(inside, licences) {
            (met, [")", rest @ ..]) => (met, rest),
            (_, rest) => (false, rest),
        },
        // A licence with an exception is not in the list.
        [_, "WITH", _, rest @ ..] => (false, rest),
        [licence, rest @ ..] => (licences.contains(licence), rest),
        [] => (false, words),
    }
}

#[test]
fn expressions_of_licences_are_read() {
    let known = ["MIT", "ISC"];
    for met in ["MIT", "GPL-3.0 OR MIT", "MIT/Apache-2.0", "(GPL-3.0 OR ISC) AND MIT", "GPL-3.0 AND X OR ISC"] {
        assert!(allowed(met, &known), "{met}");
    }
    let not = ["", "GPL-3.0", "MIT AND GPL-3.0", "MIT AND (GPL-3.0 OR X)", "(MIT", "MIT GPL-3.0", "MIT WITH x"];
    for unmet in not {
        assert!(!allowed(unmet, &known), "{unmet}");
    }
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    let deny = toml("deny.toml");
    let allow = deny["licenses"]["allow"].as_array().expect("a list");
    let allow: Vec<&str> = allow.iter().filter_map(|licence| licence.as_str()).collect();
    let version = said("rustc", &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    // Packages for other systems are missing after a build on this one.
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let told = said(&cargo, &["metadata", "--offline", "--locked", "--format-version", "1", "--filter-platform", host]);
    let told: Value = serde_json::from_str(&told).expect("is JSON");
    let packages = told["packages"].as_array().expect("a list");
    assert!(packages.len() > 300, "only {}", packages.len());
    for package in packages {
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(allowed(licence, &allow), "{} {}: {licence:?}", package["name"], package["version"]);
    }
}

#[test]
fn every_dependency_comes_with_a_checksum_from_the_one_registry() {
    let lock = toml("Cargo.lock");
    let packages = lock["package"].as_array().expect("a list");
    let ours: Vec<_> = packages.iter().filter(|package| package.get("source").is_none()).collect();
    assert_eq!(
        ours.iter().filter_map(|package| package["name"].as_str()).collect::<Vec<_>>(),
        [
            "skald",
            "skald-arena",
            "skald-config",
            "skald-connections",
            "skald-core",
            "skald-discord",
            "skald-sandbox",
            "skald-store",
            "skald-table",
            "skald-test-support"
        ]
    );
    let of = |package: &toml::Value| package.get("source").and_then(|source| source.as_str()).map(str::to_owned);
    let mut sources: Vec<String> = packages.iter().filter_map(of).collect();
    sources.sort();
    sources.dedup();
    assert!(matches!(&sources[..], [one] if one.starts_with("registry+")), "{sources:?}");
    for package in packages.iter().filter(|package| package.get("source").is_some()) {
        assert!(package.get("checksum").is_some(), "{} has no checksum", package["name"]);
    }
}
