//! Marks that distinguish seats at a glance by colour, shape and letter. Each of the three is enough by itself. All
//! titles, texts and pictures use these marks.

use crate::engine::Seat;

/// The mark of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Colour and shape in one emoji.
    pub emoji: &'static str,
    /// The same shape as a character without colour.
    pub shape: char,
    /// The letter: `A` for the first seat, and so on.
    pub letter: char,
}

/// The marks by seat. They repeat after eight seats; no title has more.
const MARKS: [Mark; 8] = [
    Mark { emoji: "🟠", shape: '●', letter: 'A' },
    Mark { emoji: "🔷", shape: '◆', letter: 'B' },
    Mark { emoji: "🟩", shape: '■', letter: 'C' },
    Mark { emoji: "🔺", shape: '▲', letter: 'D' },
    Mark { emoji: "💜", shape: '♥', letter: 'E' },
    Mark { emoji: "⭐", shape: '★', letter: 'F' },
    Mark { emoji: "🌙", shape: '☾', letter: 'G' },
    Mark { emoji: "➕", shape: '✚', letter: 'H' },
];

impl Mark {
    /// The mark of a seat.
    pub const fn of(seat: Seat) -> Self {
        MARKS[seat.index() % MARKS.len()]
    }
}

impl std::fmt::Display for Mark {
    /// The emoji and the letter, e.g. `🟠A`. The word joiner keeps them on one line; beside an emoji that is an image,
    /// as on Discord, a no-break space would not.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\u{2060}{}", self.emoji, self.letter)
    }
}
