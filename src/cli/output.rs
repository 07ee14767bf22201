//! What a subcommand prints.

use std::fmt::Display;
use std::io::{ErrorKind, Result, Write, stdout};

/// Prints a line. A reader who has seen enough, such as `| head`, is no error.
pub fn line(text: impl Display) -> Result<()> {
    match writeln!(stdout(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
