//! The board in words, and what is at stake.

use super::*;
use crate::games::brandubh::components::{Board, rows};
use crate::games::brandubh::options::King;
use crate::games::brandubh::rules::board::{self, moves, play};
use crate::games::brandubh::rules::end::{QUIET, repeated};

/// From this number of moves left before a draw, the board shows it.
const COUNTED: usize = 15;

impl Context<'_> {
    pub fn title(&self) -> String {
        self.voice.word("brandubh-title")
    }

    /// Whose turn it is.
    fn head(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.state(), Tone::Strong);
        doc
    }

    /// Whose turn it is, and the numbers of pieces. The picture shows the squares.
    pub fn overview(&self) -> Doc {
        let mut doc = self.head();
        doc.line(self.pieces());
        doc.extend(self.draw_is_near());
        doc
    }

    fn pieces(&self) -> String {
        let count = |kind: &Piece| {
            let (letter, piece) = (letter(*kind, self.voice), piece(*kind, self.voice));
            say!(self.voice, "brandubh-board-count", letter, piece, count = self.open().board.count(*kind))
        };
        row::all(Piece::ALL.iter().map(count))
    }

    /// The same with the squares, the signs and the last move.
    pub fn board(&self) -> Doc {
        let mut doc = self.head();
        doc.lines.extend(self.grid().into_iter().map(|text| Line { text, tone: Tone::Aligned }));
        doc.line(self.pieces());
        doc.toned(self.voice.word("brandubh-board-signs"), Tone::Quiet);
        doc.extend(self.last().into_iter().chain(self.draw_is_near()));
        doc
    }

    /// The last move in words.
    pub fn last(&self) -> Option<String> {
        self.open().last.map(|(from, to)| say!(self.voice, "brandubh-board-last", from, to))
    }

    /// What is at stake for the seat to move.
    pub fn brief(&self, _: Seat) -> Doc {
        let own = self.open().turn;
        let mut doc = Doc::titled(self.voice.word(&format!("brandubh-ask-{own}")));
        let mut line = |key: &str| _ = doc.line(self.voice.word(key));
        if could_escape(&self.open().board) {
            line(if own == Piece::King.seat() { "brandubh-brief-run" } else { "brandubh-brief-stop" });
        }
        if is_capturable(&self.open().board, self.open().options.king) {
            line(if own == Piece::King.seat() { "brandubh-brief-guard" } else { "brandubh-brief-catch" });
        }
        doc.extend(self.draw_is_near());
        doc
    }

    /// Whose turn it is, or how it ended.
    pub fn state(&self) -> String {
        let turn = || say!(self.voice, "brandubh-board-turn", who = self.side(self.open().turn));
        self.open().end.map_or_else(turn, |end| narrate::ended(end, self.voice))
    }

    /// A seat with its side, e.g. `🟠A Ada (attackers)`.
    pub fn side(&self, seat: Seat) -> String {
        say!(self.voice, &format!("brandubh-side-{seat}"), who = seat)
    }

    /// The squares with their names, a line a row.
    fn grid(&self) -> Vec<String> {
        let columns: String = (0..SIDE).map(|column| format!(" {}", char::from(b'a' + column))).collect();
        let sign = |square: Square| match self.open().board.at(square) {
            Some(kind) => letter(kind, self.voice),
            None if square.is_corner() => "×".to_owned(),
            None if square.is_kings() => "+".to_owned(),
            None => "·".to_owned(),
        };
        let line = |squares: Vec<Square>| {
            let number = squares.first().map_or(0, |square| square.row() + 1);
            let signs: Vec<String> = squares.into_iter().map(sign).collect();
            format!("{number} {} {number}", signs.join(" "))
        };
        let rim = || std::iter::once(format!(" {columns}"));
        rim().chain(rows().map(line)).chain(rim()).collect()
    }

    fn draw_is_near(&self) -> Option<String> {
        let left = (QUIET + 1).saturating_sub(self.open().since.len());
        match () {
            () if self.open().end.is_some() => None,
            () if repeated(&self.open().since) > 1 => Some(self.voice.word("brandubh-board-repeated")),
            () if left <= COUNTED => Some(say!(self.voice, "brandubh-board-quiet", left)),
            () => None,
        }
    }
}

/// Whether the king stands one move from a corner.
pub fn could_escape(board: &Board) -> bool {
    board.king().is_some_and(|king| board::targets(board, king).any(Square::is_corner))
}

/// Whether a move of the attackers captures the king as he stands.
pub fn is_capturable(board: &Board, king: King) -> bool {
    moves(board, Piece::Attacker.seat()).any(|(from, to)| {
        let mut after = board.clone();
        play(&mut after, from, to, king);
        after.king().is_none()
    })
}
