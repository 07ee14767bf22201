//! Each move as a choice: first the piece, then the square.

use super::board::{could_escape, is_capturable};
use super::*;
use crate::games::brandubh::components::Board;
use crate::games::brandubh::rules::board;
use crate::title::grid::{Place, text};
use crate::title::{Asked, Branch, Choice, ChoiceText, Successor, Weight};

impl Context<'_> {
    pub fn choices(&self, asked: &Asked<'_, Brandubh>, actions: &[Action]) -> Vec<Choice> {
        actions.iter().map(|action| self.choice(*action, &asked.successors(&[*action]))).collect()
    }

    fn choice(&self, action: Action, after: &[Successor<Brandubh>]) -> Choice {
        let Action::Move(from, to) = action;
        let kind = self.open().board.at(from).unwrap_or(Piece::Attacker);
        let (weight, facts) = after.first().map(|after| self.brings(after)).unwrap_or_default();
        let said = ChoiceText::plain(sign(kind), text::way(from, to), facts).weighted(weight);
        said.choice(action.to_string(), vec![self.branch(from, kind)])
    }

    /// What a move brings, and how much it stands out.
    fn brings(&self, after: &Successor<Brandubh>) -> (Weight, Vec<String>) {
        let fact = |key: &str| self.voice.word(&format!("brandubh-choice-{key}"));
        let end = after.events.iter().find_map(|event| if let Event::Ended(end) = event { Some(end) } else { None });
        match end.map(|end| end.winner) {
            Some(Some(_)) => return (Weight::Usual, vec![fact("wins")]),
            Some(None) => return (Weight::Plain, vec![fact("draws")]),
            None => {}
        }
        let board = &after.view.open.board;
        let taken =
            |event: &Event| if let Event::Moved { captured, .. } = event { captured.clone() } else { Vec::new() };
        let captured: Vec<_> = after.events.iter().flat_map(taken).collect();
        let captures =
            (!captured.is_empty()).then(|| say!(self.voice, "brandubh-choice-captures", squares = row::list(captured)));
        let corners: Vec<_> = board.king().into_iter().flat_map(|king| board::reach(board, king)).collect();
        let corners: Vec<_> = corners.into_iter().filter(|square| square.is_corner()).collect();
        let attacks = self.open().turn == Piece::Attacker.seat();
        let way = (!corners.is_empty()).then(|| {
            let key = if attacks { "brandubh-choice-way" } else { "brandubh-choice-threatens" };
            say!(self.voice, key, corner = row::list(corners))
        });
        let good = [captures, self.guarded(board)].into_iter().flatten();
        let weight = match (good.clone().next(), &way) {
            (Some(_), _) => Weight::Usual,
            (None, Some(_)) if attacks => Weight::Risky,
            (None, Some(_)) => Weight::Usual,
            (None, None) => Weight::Plain,
        };
        (weight, good.chain(way).collect())
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
