//! The board in words, and what is at stake.

use super::*;
use crate::games::brandubh::components::Board;
use crate::games::brandubh::options::King;
use crate::games::brandubh::rules::board::{self, moves, play};
use crate::title::grid::{ending, text};

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
            let letter = letter(*kind, self.voice);
            let piece = piece(*kind, self.voice);
            say!(self.voice, "brandubh-board-count", letter, piece, count = self.open().board.of(*kind).count())
        };
        row::all(Piece::ALL.iter().map(count))
    }

    /// The same with the squares, the signs and the last move.
    pub fn board(&self) -> Doc {
        let mut doc = self.head();
        doc.lines.extend(text::aligned(&["o o o o o o o"; SIDE as usize], |square| self.sign(square)));
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
    pub fn brief(&self, _: &crate::title::Asked<'_, Brandubh>) -> Doc {
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
        self.open().end.map_or_else(turn, |end| end.in_words("brandubh", self.voice))
    }

    /// The squares where the side that is not in turn could win at once: the corners in reach of the king, or his own.
    pub fn threatened(&self) -> Vec<Square> {
        let open = self.open();
        let king = open.board.king().filter(|_| open.end.is_none());
        match king {
            Some(king) if open.turn == Piece::Attacker.seat() => {
                board::targets(&open.board, king).filter(|square| square.is_corner()).collect()
            }
            Some(king) if is_capturable(&open.board, open.options.king) => vec![king],
            _ => Vec::new(),
        }
    }

    /// A seat with its side, e.g. `🟠A Ada (attackers)`.
    pub fn side(&self, seat: Seat) -> String {
        say!(self.voice, &format!("brandubh-side-{seat}"), who = seat)
    }

    fn sign(&self, square: Square) -> String {
        match self.open().board.at(square) {
            Some(kind) => letter(kind, self.voice),
            None if square.is_corner() => "×".to_owned(),
            None if square.is_kings() => "+".to_owned(),
            None => "·".to_owned(),
        }
    }

    fn draw_is_near(&self) -> Option<String> {
        let open = self.open();
        open.end.is_none().then(|| ending::near_draw(&open.since, "brandubh", self.voice)).flatten()
    }
}

/// Whether the king stands one move from a corner.
pub fn could_escape(board: &Board) -> bool {
    board.king().is_some_and(|king| board::reach(board, king).any(Square::is_corner))
}

/// Whether a move of the attackers captures the king as he stands.
pub fn is_capturable(board: &Board, king: King) -> bool {
    moves(board, Piece::Attacker.seat()).any(|(from, to)| {
        let mut after = *board;
        play(&mut after, from, to, king);
        after.king().is_none()
    })
}
