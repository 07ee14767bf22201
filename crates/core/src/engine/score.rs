//! Points by source, and the outcome. The total of a score sheet is always the sum of its lines.

use serde::{Deserialize, Serialize};

/// The points of one seat from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The source: a short word of the title, e.g. `runes`, used in message keys.
    pub source: String,
    /// How many things scored, in the unit of the source: coins, runes, hammers times crew …
    pub count: i32,
    pub points: i32,
}

/// All points of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// One line for each source, always in the same order.
    pub lines: Vec<ScoreLine>,
}

impl ScoreSheet {
    /// A sheet with the count and the points of each source.
    pub fn of(sources: &[&str], lines: impl IntoIterator<Item = (i32, i32)>) -> Self {
        let line = |(source, (count, points)): (&&str, _)| ScoreLine { source: (*source).to_owned(), count, points };
        Self { lines: sources.iter().zip(lines).map(line).collect() }
    }

    /// The sum of the lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// The part of a score sheet that a viewer may know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeenSheet {
    /// The lines that the viewer may know.
    pub sheet: ScoreSheet,
    /// The sources of the hidden lines.
    pub hidden: Vec<String>,
}

impl SeenSheet {
    /// A sheet reduced to the known sources.
    pub fn of(sheet: ScoreSheet, known: impl Fn(&str) -> bool) -> Self {
        let (lines, hidden): (Vec<_>, Vec<_>) = sheet.lines.into_iter().partition(|line| known(&line.source));
        Self { sheet: ScoreSheet { lines }, hidden: hidden.into_iter().map(|line| line.source).collect() }
    }
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Final points in order of seat.
    pub points: Vec<i32>,
    /// Ranks from 1 in order of seat; ties share a rank.
    pub ranks: Vec<u8>,
}

impl Outcome {
    /// Ranks seats by points alone: the most points first, ties share a rank.
    pub fn by_points(points: Vec<i32>) -> Self {
        let ties = vec![(); points.len()];
        Self::with_ties(points, ties)
    }

    /// Ranks seats by points. The greatest tie-breaker wins among equal points; each seat has one.
    pub fn with_ties<T: Ord>(points: Vec<i32>, ties: impl IntoIterator<Item = T>) -> Self {
        let keys: Vec<_> = points.iter().zip(ties).collect();
        let ranks = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        Self { points, ranks }
    }

    /// The seats that share rank 1, as indices.
    pub fn winners(&self) -> impl Iterator<Item = usize> + '_ {
        self.ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(index, _)| index)
    }
}
