//! What a machine lacks for some tests, as sentences: for the first and the last test target.
#![allow(clippy::disallowed_methods, reason = "it waits for nothing")]

use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use std::{env, fs, path::Path};

use crate::{description, pgbouncer, postgres_programs};

/// A dependency of tests that a machine may lack.
struct Requirement {
    is_there: bool,
    /// The variable that says `required`.
    switch: &'static str,
    /// The omitted tests, and the remedy.
    sentence: String,
}

fn wanted() -> [Requirement; 6] {
    let (place, targets) = (description::place(), comparing());
    let (count, names) = (targets.len(), targets.join(", "));
    // The test of the page starts the same program. Here it ends at once.
    let mut driver = Command::new("chromedriver");
    let driver = driver.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    [
        Requirement {
            is_there: place.is_file(),
            switch: "SKALD_OPENAPI",
            sentence: format!(
                "{count} test targets ({names}) compared nothing with Discord's API description: there is none at {}. \
                 Name its place with SKALD_DISCORD_OPENAPI.",
                place.display()
            ),
        },
        Requirement {
            is_there: postgres_programs::place().is_some(),
            switch: "SKALD_POSTGRES",
            sentence:
                "the store in a database was not tried (in tables and real_time): there is no PostgreSQL. Install \
                       postgresql; no server has to run."
                    .to_owned(),
        },
        Requirement {
            is_there: pgbouncer::place().is_some(),
            switch: "SKALD_PGBOUNCER",
            sentence:
                "the store was not tried behind a pooler (in real_time): there is no PgBouncer. Install pgbouncer; no \
                       server has to run."
                    .to_owned(),
        },
        Requirement {
            is_there: driver.is_ok() && env::var_os("SKALD_BROWSER").is_some(),
            switch: "SKALD_BROWSER",
            sentence: "no page was opened in a browser. `cargo test --test page` does that for some minutes, with \
                       chromium and chromium-driver: chromium alone does not suffice."
                .to_owned(),
        },
        Requirement {
            is_there: env::var_os("SKALD_AXE").is_some_and(|path| Path::new(&path).is_file()),
            switch: "SKALD_AXE",
            sentence:
                "the page of the sandbox was not examined by axe-core for people who do not see it: SKALD_AXE names \
                       no file. `npm pack axe-core` brings a package with axe.min.js."
                    .to_owned(),
        },
        Requirement {
            is_there: env::var_os("SKALD_ADVISORIES").is_some_and(|path| Path::new(&path).join("crates").is_dir()),
            switch: "SKALD_ADVISORIES",
            sentence: "the locked dependencies were not compared with the published advisories (in docs): \
                       SKALD_ADVISORIES names no copy of https://github.com/rustsec/advisory-db."
                .to_owned(),
        },
    ]
}

/// The test targets that compare with Discord's API description.
fn comparing() -> Vec<String> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the tests");
    let targets = fs::read_dir(tests).expect("the tests").flatten();
    let targets = targets.map(|entry| entry.path()).filter(|path| path.join("main.rs").is_file() && compares(path));
    let mut names: Vec<_> = targets.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names
}

/// Whether a file in a folder uses the description.
fn compares(folder: &Path) -> bool {
    fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).any(|path| {
        let text = || fs::read_to_string(&path).unwrap_or_default();
        path.is_dir() && compares(&path)
            || ["Contract::find", "description::find", "assert_no_faults"].iter().any(|call| text().contains(call))
    })
}

/// Prints a `NOTE:` for each absent requirement, as a test target without a harness. It fails if one is `required`.
pub fn report() -> ExitCode {
    if env::args().any(|argument| argument == "--list") {
        println!("{TEST}: test\n\n1 test, 0 benchmarks");
        return ExitCode::SUCCESS;
    }
    let begun = Instant::now();
    let missing: Vec<_> = wanted().into_iter().filter(|wanted| !wanted.is_there).collect();
    let failed: Vec<_> = missing.iter().filter(|wanted| env::var(wanted.switch).as_deref() == Ok("required")).collect();
    let (word, passed) = if failed.is_empty() { ("ok", 1) } else { ("FAILED", 0) };
    println!("\nrunning 1 test\ntest {TEST} ... {word}");
    for wanted in &missing {
        println!("\nNOTE: {}", wanted.sentence);
    }
    for wanted in &failed {
        println!("\n{}=required, and it is not there.", wanted.switch);
    }
    println!(
        "\ntest result: {word}. {passed} passed; {} failed; 0 ignored; 0 measured; 0 filtered out; finished in {:.2}s\n",
        1 - passed,
        begun.elapsed().as_secs_f64()
    );
    // The code of libtest for tests that failed.
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(101) }
}

const TEST: &str = "what_is_required_is_at_hand";
