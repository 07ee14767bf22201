//! A kit for titles on a board of squares or points in lettered columns and numbered rows. It has their codes, texts and
//! pictures, and the ends that such games share.
//!
//! A title implements [`Place`] for its squares or points; `a1` is at the lower left. Sets of them are [`Places`].

pub mod ending;
pub mod picture;
mod set;
pub mod text;

use std::fmt::Display;

use crate::engine::Arg;
use crate::words::row;
pub use set::Places;

/// A square or a point of a board.
pub trait Place: Copy + PartialEq + Display + 'static {
    const COLUMNS: u8;
    const ROWS: u8;
    /// The number of places; at most 64.
    const COUNT: u8;

    /// The place with a number from 0.
    fn nth(number: u8) -> Self;

    /// All places, in order.
    fn all() -> Places<Self> {
        Places::ALL
    }

    /// Its number in this order.
    fn index(self) -> usize;

    /// Its column and its row, both counted from 0.
    fn at(self) -> (u8, u8);

    fn column(self) -> u8 {
        self.at().0
    }

    fn row(self) -> u8 {
        self.at().1
    }
}

/// The letter of a column.
fn letter(column: u8) -> char {
    char::from(b'a' + column)
}

/// The name of a place, which is also its code.
pub fn name(place: impl Place) -> String {
    format!("{}{}", letter(place.column()), place.row() + 1)
}

/// The place with this name.
pub fn named<P: Place>(text: &str) -> Option<P> {
    P::all().find(|place| name(*place) == text)
}

/// The code of a place as a fact of a refusal.
pub fn code(place: impl Place) -> Arg {
    Arg::Text(place.to_string())
}

/// The rows of places in the order in which they are shown, the last one first.
pub fn rows<P: Place>() -> impl Iterator<Item = Vec<P>> {
    (0..P::ROWS).rev().map(|row| P::all().filter(|place| place.row() == row).collect())
}

/// A board as saved: the rows as shown with `/` between them, a letter for each place.
pub fn written<P: Place>(letter: impl Fn(P) -> char) -> String {
    row::joined(rows().map(|row| row.into_iter().map(&letter).collect::<String>()), "/")
}

/// Fills an empty board from such a text. `None` if the board would not be saved like this.
pub fn read<P: Place, B: Display>(text: &str, empty: B, fill: impl Fn(&mut B, P, char)) -> Option<B> {
    let mut board = empty;
    for (place, letter) in rows().flatten().zip(text.chars().filter(|letter| *letter != '/')) {
        fill(&mut board, place, letter);
    }
    (board.to_string() == text).then_some(board)
}

/// Implements [`Place`] for a tuple struct of a number, and its name in codes, events and sentences. It takes the number of
/// places, the numbers of columns and rows, and the column and row of a number.
macro_rules! places {
    ($Place:ident, $count:expr, ($columns:expr, $rows:expr), $at:expr) => {
        impl $crate::title::grid::Place for $Place {
            const COLUMNS: u8 = $columns;
            const ROWS: u8 = $rows;
            const COUNT: u8 = $count;

            fn nth(number: u8) -> Self {
                Self(number)
            }

            fn index(self) -> usize {
                self.0.into()
            }

            fn at(self) -> (u8, u8) {
                let at: fn(u8) -> (u8, u8) = $at;
                at(self.0)
            }
        }

        $crate::title::spelling::written!(
            $Place,
            |place, f| f.write_str(&$crate::title::grid::name(*place)),
            $crate::title::grid::named
        );

        $crate::words::codes!($Place);
    };
}

/// The part of [`crate::engine::Game`] that reads the same for every open game of two seats without chance. Its module
/// `rules` has `turn`, `question` and `legal`; a game that is over has an `Open::end`.
macro_rules! by_rules {
    () => {
        $crate::engine::by_modules!(open);

        fn decisions(&self, open: &Open) -> Vec<$crate::engine::Decision> {
            let asked = self.asked(open);
            asked.map(|seat| $crate::engine::Decision::in_turn(seat, rules::question(open))).into_iter().collect()
        }

        fn asked(&self, open: &Open) -> Option<Seat> {
            open.end.is_none().then(|| rules::turn(open))
        }

        fn seats(_: &Open) -> u8 {
            Self::META.seats.1
        }

        fn legal(&self, open: &Open, (): (), seat: Seat, out: &mut Vec<Action>) {
            rules::legal(open, seat, out);
        }

        fn sheet(&self, open: &Open, (): (), seat: Seat) -> $crate::engine::ScoreSheet {
            scoring::sheet(open.end.as_ref(), seat)
        }

        fn is_coherent(state: &State) -> bool {
            let turn = rules::turn(&state.open);
            let mut legal = Vec::new();
            rules::legal(&state.open, turn, &mut legal);
            // A seat that cannot act has lost already.
            turn.0 < Self::META.seats.1 && (state.open.end.is_some() || !legal.is_empty())
        }

        fn draws(_: &Event) -> Vec<$crate::engine::Draw> {
            Vec::new()
        }
    };
}

pub(crate) use {by_rules, places};
