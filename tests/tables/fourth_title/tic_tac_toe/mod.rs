//! A title of the tests, built only by the text *Adding a title* of `docs/extending.md`. Two players draw by turns
//! into nine cells; three in a row win. The lines are its edition.
//!
//! | ruling | says |
//! |---|---|
//! | TT-01 | The first player is drawn. |
//! | TT-02 | A cell is drawn into once. |
//! | TT-03 | A line of one's own wins and ends the game; a full board ends it too. |

mod rules;
mod text;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use skald::engine::{self, CodeError, Edition, Seat};
use skald::title::{Erased, Title};
use skald::words::{Locale, Words};

/// The edition: which cells make lines.
pub const PAPER: &str = include_str!("edition.json");

/// The cells of the board, row by row: A1 B1 C1, A2 …
pub const CELLS: u8 = 9;

/// The rules with an edition.
pub struct TicTacToe {
    lines: Vec<[u8; 3]>,
}

/// It has no options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Options {}

/// The public part: all but the generator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// Who drew into each cell.
    pub cells: [Option<Seat>; CELLS as usize],
    /// Who draws next.
    pub turn: Seat,
}

/// The whole state.
pub type State = engine::State<Board, ()>;

/// The view of any viewer.
pub type View = engine::View<Board, ()>;

/// Draw into a cell: `draw b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Draw(pub u8);

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// This seat begins.
    Began(u32),
    /// A seat drew into a cell.
    Drew { seat: Seat, cell: u8 },
}

/// The name of a cell, e.g. `B2`.
pub fn name(cell: u8) -> String {
    format!("{}{}", char::from(b'A' + cell % 3), cell / 3 + 1)
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {}", name(self.0).to_lowercase())
    }
}

impl FromStr for Draw {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Self, CodeError> {
        (0..CELLS).map(Self).find(|draw| draw.to_string() == code).ok_or_else(|| CodeError(code.to_owned()))
    }
}

/// The title, ready for a shelf.
pub fn title() -> Arc<dyn Title> {
    Words::add_sentences(&[
        (Locale::En, include_str!("en.ftl")),
        (Locale::Es, include_str!("es.ftl")),
        (Locale::Fr, include_str!("fr.ftl")),
        (Locale::De, include_str!("de.ftl")),
        (Locale::Pt, include_str!("pt.ftl")),
    ]);
    let edition = Edition::read(PAPER).expect("the edition is a document");
    Arc::new(Erased::<TicTacToe>::new(edition).expect("the edition is sound"))
}
