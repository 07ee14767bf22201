//! Shows the progress of work that takes longer than two seconds: a bar on a terminal, else a line every ten seconds.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::time::Duration;

use skald_store::Progress;

/// How often the bar is drawn.
const DRAW: Duration = Duration::from_millis(500);
/// Work that takes less is not shown.
const SHORT: Duration = Duration::from_secs(2);
/// The number of draws between two lines.
const LINE: u32 = 20;
/// The length of the bar.
const WIDTH: usize = 30;

/// Where the progress is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// On standard error.
    Plain,
    /// In the log.
    Log,
}

/// Shows the progress of all work of this process from now on.
pub fn start(shown: Shown) {
    let terminal = shown == Shown::Plain && io::stderr().is_terminal();
    // Without the thread nothing is shown.
    let _shown = std::thread::Builder::new().name("progress".to_owned()).spawn(move || show(shown, terminal));
}

fn show(shown: Shown, terminal: bool) {
    let mut drawn = false;
    for tick in 1.. {
        std::thread::sleep(DRAW);
        let work = Progress::current().filter(|work| work.took() >= SHORT);
        let Some(work) = work else {
            if std::mem::take(&mut drawn) {
                let _shown = write!(io::stderr(), "\r\x1b[K");
            }
            continue;
        };
        let what = work.what();
        let part = work.part();
        let left = work.left();
        if terminal {
            drawn = true;
            let _shown = write!(io::stderr(), "\r\x1b[K{what} {} {}", bar(part), state(part, left));
        } else if tick % LINE == 0 {
            match shown {
                Shown::Log => tracing::info!("{what}: {}", state(part, left)),
                Shown::Plain => {
                    let _shown = writeln!(io::stderr(), "{what}: {}", state(part, left));
                }
            }
        }
    }
}

fn bar(part: Option<f64>) -> String {
    let full = part.map_or(0, |part| (part * WIDTH as f64) as usize).min(WIDTH);
    format!("[{}{}]", "#".repeat(full), ".".repeat(WIDTH - full))
}

/// How much is done, and how long the rest takes.
fn state(part: Option<f64>, left: Option<Duration>) -> String {
    let Some(part) = part else { return "at work".to_owned() };
    let mut state = format!("{:.0} %", part * 100.0);
    if let Some(left) = left {
        let seconds = left.as_secs() + 1;
        let _fits = match seconds {
            0..120 => write!(state, ", about {seconds} s left"),
            _ => write!(state, ", about {} minutes left", seconds / 60),
        };
    }
    state
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn state_says_what_is_done_and_what_is_left() {
        for (part, left, said) in [
            (None, None, "at work"),
            (Some(0.0), None, "0 %"),
            (Some(0.456), Some(41), "46 %, about 42 s left"),
            (Some(0.1), Some(600), "10 %, about 10 minutes left"),
        ] {
            assert_eq!(state(part, left.map(Duration::from_secs)), said);
        }
        assert_eq!(bar(Some(0.5)), format!("[{0}{1}]", "#".repeat(15), ".".repeat(15)));
        assert_eq!((bar(None).len(), bar(Some(1.0)).matches('#').count()), (WIDTH + 2, WIDTH));
    }
}
