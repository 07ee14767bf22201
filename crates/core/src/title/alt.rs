//! Descriptions of pictures within [`LONGEST_ALT`].

use super::LONGEST_ALT;
use crate::canvas::kit::alt;
use crate::engine::Seat;
use crate::words::Voice;

/// How much a description says.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// The most characters of a name; 0 leaves only the letter of the seat.
    pub name: usize,
    /// How many things besides the pieces on the board are said: from 4, all, to 0. The constants name the levels.
    pub detail: u8,
}

impl Measure {
    /// What the board in words says better, e.g. the cells where a tile fits.
    pub const HELP: u8 = 4;
    /// Minor facts about seats.
    pub const MINOR: u8 = 3;
    /// What has changed.
    pub const NEWS: u8 = 2;
    /// All parts of a piece that can be named by one of them.
    pub const PARTS: u8 = 1;

    /// From the fullest to the shortest.
    const ALL: [Self; 8] = [
        Self { name: usize::MAX, detail: 4 },
        Self { name: 14, detail: 4 },
        Self { name: 14, detail: 3 },
        Self { name: 14, detail: 2 },
        Self { name: 7, detail: 2 },
        Self { name: 7, detail: 1 },
        Self { name: 0, detail: 1 },
        Self { name: 0, detail: 0 },
    ];

    /// A player by letter and name.
    pub fn player(self, seat: Seat, voice: &Voice) -> String {
        alt::player(seat, voice, self.name)
    }
}

/// The fullest description within the limit. The last one is cut if necessary.
pub fn fitting(describe: impl Fn(Measure) -> String) -> String {
    let mut shortest = String::new();
    for measure in Measure::ALL {
        shortest = describe(measure);
        if length(&shortest) <= LONGEST_ALT {
            return shortest;
        }
    }
    cut(&shortest)
}

/// The text, cut to [`LONGEST_ALT`] with an ellipsis at its end if it is longer.
pub fn cut(text: &str) -> String {
    if length(text) <= LONGEST_ALT {
        return text.to_owned();
    }
    let mut left = LONGEST_ALT - 1;
    let fits = |letter: &char| left.checked_sub(letter.len_utf16()).map(|rest| left = rest).is_some();
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

/// The length in UTF-16 units, as Discord counts.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}
