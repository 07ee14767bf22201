//! The standard output and the last line of a program.

use std::fmt::Display;
use std::io::{ErrorKind, Result, Write, stdout};
use std::sync::mpsc;
use std::time::Duration;

/// How long the end of the program waits for the reader of standard error.
const LAST: Duration = Duration::from_millis(500);

/// Prints a line. A closed pipe, as after `| head`, is no error.
pub fn line(text: impl Display) -> Result<()> {
    match writeln!(stdout(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Prints the last line of the program on standard error. It waits only briefly, because a full pipe may have no reader.
pub fn last_line(text: String) {
    let (tell, printed) = mpsc::channel();
    std::thread::spawn(move || {
        let _closed = writeln!(std::io::stderr(), "{text}");
        let _late = tell.send(());
    });
    let _late = printed.recv_timeout(LAST);
}
