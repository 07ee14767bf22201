//! Each move as a choice: first the piece, then the square.

use super::board::{could_escape, is_capturable};
use super::*;
use crate::games::brandubh::components::Board;
use crate::games::brandubh::rules::{board, end};
use crate::title::grid::{Place, ending, text};
use crate::title::{Branch, Choice, ChoiceText, Weight};

impl Context<'_> {
    pub fn choices(&self, _: &crate::title::Asked<'_, Brandubh>, actions: &[Action]) -> Vec<Choice> {
        actions.iter().map(|action| self.choice(*action)).collect()
    }

    fn choice(&self, action: Action) -> Choice {
        let Action::Move(from, to) = action;
        let kind = self.open().board.at(from).unwrap_or(Piece::Attacker);
        let mut after = self.open().board;
        let captured = board::play(&mut after, from, to, self.open().options.king);
        let won = end::after(&after, self.open().turn);
        let draws = captured.is_empty() && ending::draws(&self.open().since, &after);
        let guarded = self.guarded(&after);
        let corner = after.king().and_then(|king| board::targets(&after, king).find(|square| square.is_corner()));
        let way = corner.map(|corner| say!(self.voice, "brandubh-choice-way", corner));
        let (weight, facts) = match way {
            _ if won.is_some() => (Weight::Usual, vec![self.voice.word("brandubh-choice-wins")]),
            _ if draws => (Weight::Plain, vec![self.voice.word("brandubh-choice-draws")]),
            way if !captured.is_empty() => {
                let captures = say!(self.voice, "brandubh-choice-captures", squares = row::list(captured));
                (Weight::Usual, [captures].into_iter().chain(guarded).chain(way).collect())
            }
            None if guarded.is_some() => (Weight::Usual, guarded.into_iter().collect()),
            Some(way) if self.open().turn == Piece::Attacker.seat() => (Weight::Risky, vec![way]),
            Some(way) => (Weight::Usual, vec![way]),
            None => (Weight::Plain, Vec::new()),
        };
        let said = ChoiceText::plain(sign(kind), text::way(from, to), facts).weighted(weight);
        said.choice(action.to_string(), vec![self.branch(from, kind)])
    }

    /// Says that the move ends the threat of the other side to win at once, if there is one.
    fn guarded(&self, after: &Board) -> Option<String> {
        let open = self.open();
        let king = Piece::King.seat();
        let threatened = |board: &Board| match open.turn == king {
            true => is_capturable(board, open.options.king),
            false => could_escape(board),
        };
        let key = if open.turn == king { "brandubh-choice-guards" } else { "brandubh-choice-bars" };
        (threatened(&open.board) && !threatened(after)).then(|| self.voice.word(key))
    }

    /// A piece and the squares to which it may move.
    pub fn chosen(&self, from: Square) -> Option<String> {
        let Branch { label, detail, .. } = self.branch(from, self.open().board.at(from)?);
        Some(format!("{label} {detail}"))
    }

    fn branch(&self, from: Square, kind: Piece) -> Branch {
        let king = u16::from(kind != Piece::King);
        let squares = row::list(board::targets(&self.open().board, from));
        Branch {
            label: say!(self.voice, "brandubh-choice-piece", piece = piece(kind, self.voice), square = from),
            detail: say!(self.voice, "brandubh-choice-targets", squares),
            emoji: sign(kind),
            rank: king * (1 + from.index() as u16),
        }
    }
}

/// The sign of a piece: that of its seat, or a crown.
const fn sign(kind: Piece) -> &'static str {
    match kind {
        Piece::King => "👑",
        Piece::Attacker | Piece::Defender => Mark::of(kind.seat()).emoji,
    }
}
