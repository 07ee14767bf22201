//! Sets `SKALD_VERSION`: the version, and in a release build the commit and its date.
//!
//! * `SKALD_COMMIT` and `SOURCE_DATE_EPOCH` take precedence over git. Two builds with the same values have the same text.
//! * Without git, such as in a source archive, the version stands alone.
//! * Other builds contain no commit, so a commit does not rebuild every test.
#![forbid(unsafe_code)]

use std::env;
use std::path::Path;
use std::process::Command;

/// The sources of the program. A change there makes the commit `-dirty`.
const SOURCES: &[&str] = &["Cargo.lock", "Cargo.toml", "assets", "crates", "migrations", "src"];

/// The digits of a commit that are shown.
const DIGITS: usize = 12;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SKALD_COMMIT");
    println!("cargo::rerun-if-env-changed=SOURCE_DATE_EPOCH");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let details = if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        watch();
        [commit(), date()].into_iter().flatten().collect::<Vec<_>>().join(", ")
    } else {
        "development build".to_owned()
    };
    let details = if details.is_empty() { details } else { format!(" ({details})") };
    println!("cargo::rustc-env=SKALD_VERSION={version}{details}");
}

/// Runs this script again after a commit and after a change of the sources.
fn watch() {
    let git = ["HEAD", "logs/HEAD"].into_iter().filter_map(|name| git(&["rev-parse", "--git-path", name]));
    for path in git.chain(SOURCES.iter().map(|&path| path.to_owned())).filter(|path| Path::new(path).exists()) {
        println!("cargo::rerun-if-changed={path}");
    }
}

fn commit() -> Option<String> {
    if let Some(commit) = set("SKALD_COMMIT") {
        return Some(commit.chars().take(DIGITS).collect());
    }
    git(&["describe", "--always", "--dirty", &format!("--abbrev={DIGITS}"), "--exclude=*"])
}

fn date() -> Option<String> {
    let seconds = set("SOURCE_DATE_EPOCH").or_else(|| git(&["log", "-1", "--format=%ct"]))?;
    Some(day(seconds.parse().ok()?))
}

fn set(variable: &str) -> Option<String> {
    env::var(variable).ok().map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
}

/// The output of git about this repository; `None` without git or outside a repository of our own.
fn git(arguments: &[&str]) -> Option<String> {
    // Otherwise git would describe the repository that a source archive was unpacked in.
    Path::new(".git").exists().then_some(())?;
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// The day in UTC of a number of seconds since 1970, in years of 400-year cycles that begin in March.
fn day(seconds: i64) -> String {
    let days = seconds.div_euclid(86_400) + 719_468;
    let (cycle, of_cycle) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let of_years = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * of_years + of_years / 4 - of_years / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = of_years + cycle * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}
