//! The real binary: matches of programs, and puzzles.

use std::process::Command;

use skald_core::title::Puzzle;

/// Whether the program succeeds, its standard output, and its standard error.
fn arena(arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_skald-arena")).args(arguments).output().expect("the binary starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[cfg(unix)]
#[test]
fn match_reports_a_program_that_plays() {
    // It always answers with the first action of the list.
    let first = r#"exec:sed -u -E s/.*"actions":\["([^"]+).*/\1/"#;
    let (succeeded, printed, errors) = arena(&["raids", "--games", "2", "--players", &format!("{first},random")]);
    assert!(succeeded && printed.starts_with("match: 2 games") && printed.contains(first), "{printed}{errors}");
}

#[cfg(unix)]
#[test]
fn match_of_a_program_that_stops_prints_the_games_before() {
    let stopping = r#"exec:sed -u -E -e 400Q -e s/.*"actions":\["([^"]+).*/\1/"#;
    let (succeeded, printed, errors) = arena(&["raids", "--games", "200", "--players", &format!("{stopping},random")]);
    assert!(!succeeded && errors.contains("it has stopped") && errors.contains("seat"), "{errors}");
    assert!(printed.contains("match"), "{printed}");
}

#[test]
fn puzzles_are_a_line_each() {
    let (found, printed, errors) = arena(&["brandubh", "--players", "easy,normal", "--puzzles", "2"]);
    let puzzles: Result<Vec<Puzzle>, _> = printed.lines().map(serde_json::from_str).collect();
    assert!(found && puzzles.is_ok_and(|puzzles| puzzles.len() == 2), "{printed}{errors}");
}
