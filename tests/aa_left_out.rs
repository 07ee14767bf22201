//! Prints before the long tests which of them cannot run on this machine. By its name it is the first test target after
//! the unit tests.

use std::process::ExitCode;

fn main() -> ExitCode {
    support::left_out::report()
}
