//! Boards in words.

use super::{Place, letter, rows};
use crate::words::{Line, Tone, row};

/// A board in signs: a line for each row between its numbers, and the letters of the columns above and below. In `drawn`,
/// the rows as shown, an `o` stands for each place.
pub fn aligned<P: Place>(drawn: &[&str], sign: impl Fn(P) -> String) -> Vec<Line> {
    let rim = || format!("  {}", row::joined((0..P::COLUMNS).map(letter), " "));
    let line = |(drawn, places): (&&str, Vec<P>)| {
        let number = places.first().map_or(0, |place| place.row() + 1);
        let mut signs = places.into_iter().map(&sign);
        let shown = |part: char| if part == 'o' { signs.next().unwrap_or_default() } else { part.to_string() };
        format!("{number} {} {number}", drawn.chars().map(shown).collect::<String>())
    };
    let lines = [rim()].into_iter().chain(drawn.iter().zip(rows()).map(line)).chain([rim()]);
    lines.map(|text| Line { text, tone: Tone::Aligned }).collect()
}

/// A move from one place to another.
pub fn way(from: impl Place, to: impl Place) -> String {
    format!("{from} → {to}")
}
