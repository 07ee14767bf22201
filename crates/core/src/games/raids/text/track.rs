//! The track in order, one short line a space, for narrow screens. Spaces behind all ships share a line, and so do neighbouring bare
//! spaces.

use super::*;

/// A space as wide as a digit, so that numbers of one and two digits are aligned.
const DIGIT_SPACE: char = '\u{2007}';

impl Context<'_> {
    /// One line a space, in order, from the ships that wait to leave to the Harbor.
    pub fn track(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut line = |text: String, tone: Tone| lines.push(Line { text, tone });
        if !self.open().waiting.is_empty() {
            let ships = say!(self.voice, "raids-board-waiting", ships = names::marks(&self.open().waiting, " › "));
            line(format!("{} {HARBOR} {ships}", number(0)), Tone::Plain);
        }
        let rear = self.rear();
        if rear > 1 {
            let astern = self.voice.word("raids-board-astern");
            line(format!("{} {WATER} {astern}", range(1, rear - 1)), Tone::Quiet);
        }
        let space = |space: Space| format!("{} {}", number(space), self.place_line(space));
        for (first, last, bare) in self.stretches(rear.max(1)) {
            match bare {
                true => line(format!("{} {WATER}", range(first, last)), Tone::Quiet),
                false => line(space(first), Tone::Plain),
            }
        }
        line(space(self.open().harbor()), Tone::Plain);
        lines
    }
}

/// The number of a space, as wide as two digits.
fn number(space: Space) -> String {
    if space < 10 { format!("{DIGIT_SPACE}{space}") } else { space.to_string() }
}

fn range(first: Space, last: Space) -> String {
    if first == last { number(first) } else { format!("{}–{last}", number(first)) }
}
