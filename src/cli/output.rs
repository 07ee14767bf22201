//! The standard output of subcommands.

use std::fmt::Display;
use std::io::{ErrorKind, Result, Write, stdout};

/// Prints a line. A closed pipe, as after `| head`, is no error.
pub fn line(text: impl Display) -> Result<()> {
    match writeln!(stdout(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
