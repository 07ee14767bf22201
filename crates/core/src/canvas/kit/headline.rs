//! The first line of a picture: the question and its seats, or the winners.

use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{Draw, PHONE, Shape, Text, Unit, at};
use crate::engine::Seat;

/// The margin on the left and on the right.
const SIDE: Unit = 80;

/// The badges of some seats with words to their right, centred at a height. The words are as large as the room allows,
/// at most 164 units.
pub fn headline(seats: &[Seat], words: &str, look: Look, y: Unit) -> Vec<Shape> {
    const PITCH: Unit = 235;
    let badges = (0..).zip(seats).map(|(n, seat)| mark::badge(*seat, look, at(SIDE + 105 + n * PITCH, y), 105));
    let left = SIDE + PITCH * seats.len() as Unit;
    let (words, size) = lettering::shrunk(words, (116..=164).rev().step_by(4), Weight::Bold, PHONE - SIDE - left);
    let words = Text::new(at(left, y + size * 4 / 11), words, size, palette::ground(look).ink).bold();
    (badges.collect::<Vec<_>>(), words).shapes()
}
