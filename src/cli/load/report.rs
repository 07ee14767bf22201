//! The table of measurements.

use std::time::{Duration, Instant};

use super::channel::Doing;
use crate::cli::output;

/// The times of one interaction.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// When it was sent.
    pub begun: Instant,
    /// The time to its first response.
    pub acknowledged: Duration,
    /// The time until the member saw the answer: for an action, after it is durable.
    pub answered: Duration,
    /// The time until the member saw its picture, for a press whose answer has one.
    pub pictured: Option<Duration>,
}

/// Prints the table line by line.
pub struct Report {
    /// The latest line of the bot that answers `/ping`.
    ping: Option<Line>,
}

/// One line: for each time the median and the 99th percentile.
#[derive(Clone, Copy, Debug)]
struct Line {
    acknowledged: [Duration; 2],
    answered: [Duration; 2],
    pictured: Option<[Duration; 2]>,
    a_second: f64,
}

impl Report {
    /// Prints the head of the table. `memory` is that of the bot before the first action, in bytes; `None` if unknown.
    pub fn begin(memory: Option<u64>) -> std::io::Result<Self> {
        output::line(
            "times in milliseconds: the median and the 99th percentile; × is the factor to the /ping of a bare bot above it; its picture may follow an answer",
        )?;
        if let Some(memory) = memory {
            let memory = megabytes(memory);
            output::line(format_args!(
                "memory of the measured bot after each line; Skald has {memory} MB before the first action"
            ))?;
        }
        output::line(format_args!(
            "{:<12} {:>7}  {:>16} {:>6}  {:>16}  {:>16}  {:>9} {:>6}  {:>7}  {:>7}",
            "what", "at once", "acknowledged", "×", "answered", "its picture", "a second", "×", "times", "memory"
        ))?;
        Ok(Self { ping: None })
    }

    /// Prints a line for the samples of this time, and the memory of the bot after it, in bytes.
    pub fn line(
        &mut self,
        doing: Doing,
        at_once: u16,
        samples: &[Sample],
        time: Duration,
        memory: Option<u64>,
    ) -> std::io::Result<()> {
        let Some(line) = Line::of(samples, time) else {
            return output::line(format_args!("{:<12} {at_once:>7}  no answer came in time", doing.name()));
        };
        if let Doing::Ping | Doing::PacedPing(_) = doing {
            self.ping = Some(line);
        }
        let ratio = |of: fn(Line, Line) -> f64| {
            self.ping.map_or_else(|| "-".to_owned(), |ping| format!("{:.2}", of(line, ping)))
        };
        let later = ratio(|line, ping| line.acknowledged[0].as_secs_f64() / ping.acknowledged[0].as_secs_f64());
        let more = ratio(|line, ping| line.a_second / ping.a_second);
        let memory = memory.map_or_else(String::new, |memory| format!("{} MB", megabytes(memory)));
        output::line(format_args!(
            "{:<12} {at_once:>7}  {} {later:>6}  {}  {:>16}  {:>9.0} {more:>6}  {:>7}  {memory:>7}",
            doing.name(),
            pair(line.acknowledged),
            pair(line.answered),
            line.pictured.map(pair).unwrap_or_default(),
            line.a_second,
            samples.len()
        ))
    }
}

const fn megabytes(bytes: u64) -> u64 {
    bytes / 1_000_000
}

impl Line {
    fn of(samples: &[Sample], time: Duration) -> Option<Self> {
        let two = |what: fn(&Sample) -> Option<Duration>| {
            let mut all: Vec<Duration> = samples.iter().filter_map(what).collect();
            all.sort_unstable();
            Some([*all.get(all.len() / 2)?, *all.get(all.len() * 99 / 100)?])
        };
        let a_second = samples.len() as f64 / time.as_secs_f64();
        Some(Self {
            acknowledged: two(|sample| Some(sample.acknowledged))?,
            answered: two(|sample| Some(sample.answered))?,
            pictured: two(|sample| sample.pictured),
            a_second,
        })
    }
}

fn pair([median, most]: [Duration; 2]) -> String {
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    format!("{:>7.2} {:>8.2}", ms(median), ms(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_the_median_and_what_99_of_100_keep_to() {
        let ms = Duration::from_millis;
        let sample = |n| Sample {
            begun: Instant::now(),
            acknowledged: ms(n),
            answered: ms(2 * n),
            pictured: (n > 100).then(|| ms(3 * n)),
        };
        let samples: Vec<Sample> = (1..=200).rev().map(sample).collect();
        let line = Line::of(&samples, Duration::from_secs(4)).expect("samples");
        assert_eq!(line.acknowledged, [ms(101), ms(199)]);
        assert_eq!((line.answered[0], line.a_second), (ms(202), 50.0));
        assert_eq!(line.pictured, Some([ms(453), ms(600)]), "of answers with a picture");
        assert!(Line::of(&[], Duration::from_secs(4)).is_none());
    }
}
