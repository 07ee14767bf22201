//! Prints the same as `aa_left_out`, after all other tests: a harness shows output only of failed tests. By its name it
//! is the last target of `skald`; only those of `skald-core` and the doc tests follow.

use std::process::ExitCode;

fn main() -> ExitCode {
    support::left_out::report()
}
