//! Each move as a choice: first the piece, then the square.

use super::super::action::Action;
use super::super::components::{Piece, Square};
use super::super::rules::{board, end};
use super::{Context, piece};
use crate::title::{Branch, Choice, ChoiceText, Weight};
use crate::words::{Mark, row, say};

impl Context<'_> {
    /// A move as shown to the seat that may take it.
    pub fn choice(&self, action: Action) -> Choice {
        let Action::Move(from, to) = action;
        let kind = self.open.board.at(from).unwrap_or(Piece::Attacker);
        let mut after = self.open.board.clone();
        let captured = board::play(&mut after, from, to, self.open.options.king);
        let won = end::after(&after, self.open.turn);
        let corner = after.king().and_then(|king| board::targets(&after, king).find(|square| square.is_corner()));
        let way = corner.map(|corner| say!(self.voice, "brandubh-choice-way", corner = corner.to_string()));
        let (weight, facts) = match way {
            _ if won.is_some() => (Weight::Main, vec![self.voice.word("brandubh-choice-wins")]),
            way if !captured.is_empty() => {
                let captures = say!(self.voice, "brandubh-choice-captures", squares = row::list(&captured));
                (Weight::Main, [captures].into_iter().chain(way).collect())
            }
            Some(way) if self.open.turn == Piece::Attacker.seat() => (Weight::Risky, vec![way]),
            Some(way) => (Weight::Main, vec![way]),
            None => (Weight::Plain, vec![self.voice.word("brandubh-choice-quiet")]),
        };
        let said = ChoiceText::plain(sign(kind), format!("{from} → {to}"), facts).weighted(weight);
        said.choice(action.to_string(), vec![self.branch(from, kind)])
    }

    fn branch(&self, from: Square, kind: Piece) -> Branch {
        let king = u16::from(kind != Piece::King);
        Branch {
            label: say!(
                self.voice,
                "brandubh-choice-piece",
                piece = piece(kind, self.voice),
                square = from.to_string()
            ),
            detail: say!(
                self.voice,
                "brandubh-choice-targets",
                squares = row::list(board::targets(&self.open.board, from))
            ),
            emoji: sign(kind),
            rank: king * (1 + Square::all().take_while(|square| *square != from).count() as u16),
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
