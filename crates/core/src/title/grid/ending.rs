//! How games of two seats on a board end: a seat wins one point, or a repetition or too many quiet moves are a draw.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::ai::duelist::Again;
use crate::engine::{ScoreSheet, Seat};
use crate::title::Gain;
use crate::words::{Voice, say};

/// How often a position must occur for a draw.
const REPEATED: usize = 3;
/// The number of quiet moves after which a game is drawn.
pub const QUIET: usize = 50;
/// From this number of moves left before a draw, texts name it.
const COUNTED: usize = 15;

/// The only source of points.
pub const SOURCES: [&str; 1] = ["win"];

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End<H> {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    pub how: H,
}

impl<H: Display> End<H> {
    pub const fn won(winner: Seat, how: H) -> Self {
        Self { winner: Some(winner), how }
    }

    /// The end in words, by the sentence `<title>-ended-<how>`.
    pub fn in_words(&self, title: &str, voice: &Voice) -> String {
        let who = self.winner.map(|winner| voice.marked(winner)).unwrap_or_default();
        say!(voice, &key(title, &format!("ended-{}", self.how)), who)
    }

    /// The points that it brings a seat.
    pub fn gained(&self, seat: Seat, title: &str, voice: &Voice) -> Option<Gain> {
        (self.winner == Some(seat)).then(|| Gain::new(SOURCES[0], 1, self.in_words(title, voice)))
    }
}

fn key(title: &str, rest: &str) -> String {
    format!("{}-{rest}", title.replace('_', "-"))
}

/// The points of a seat.
pub fn sheet<H>(end: Option<&End<H>>, seat: Seat) -> ScoreSheet {
    let won = i32::from(end.is_some_and(|end| end.winner == Some(seat)));
    ScoreSheet::of(&SOURCES, [(won, won)])
}

/// How often the last of these boards has occurred with the same seat to move, including now. Seats take turns, so that
/// is every second board.
pub fn repeated<B: PartialEq>(since: &[B]) -> usize {
    since.iter().rev().step_by(2).filter(|board| since.last() == Some(board)).count()
}

/// The draw after these boards, which are all since the last move that was not quiet, the present one last.
pub fn drawn<B: PartialEq, H>(since: &[B], by_repetition: H, by_quiet: H) -> Option<End<H>> {
    let how = match since.len() {
        _ if repeated(since) >= REPEATED => by_repetition,
        boards if boards > QUIET => by_quiet,
        _ => return None,
    };
    Some(End { winner: None, how })
}

/// Whether a quiet move to this board draws the game, after these boards.
pub fn draws<B: Clone + PartialEq>(since: &[B], next: &B) -> bool {
    drawn(&[since, std::slice::from_ref(next)].concat(), (), ()).is_some()
}

/// Says that a draw is near, by the sentences `<title>-board-repeated` and `<title>-board-quiet`.
pub fn near_draw<B: PartialEq>(since: &[B], title: &str, voice: &Voice) -> Option<String> {
    let left = (QUIET + 1).saturating_sub(since.len());
    match () {
        () if repeated(since) > 1 => Some(voice.word(&key(title, "board-repeated"))),
        () if left <= COUNTED => Some(say!(voice, &key(title, "board-quiet"), left)),
        () => None,
    }
}

/// What a quiet move leads back to, if these boards are there after it.
pub fn again<B: PartialEq>(since: &[B]) -> Again {
    match drawn(since, (), ()) {
        Some(_) => Again::Drawn,
        None if repeated(since) > 1 => Again::Repeated,
        None => Again::New,
    }
}
