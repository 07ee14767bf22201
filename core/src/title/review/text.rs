//! A review in words.

use super::{Check, FEW, Review, Reviewed};
use crate::engine::Seat;
use crate::title::Position;
use crate::words::{Fact, Voice};

impl Reviewed {
    /// The choice that was made, and the better one; if enough games were played out after both, what they won.
    /// `position` is the one before the decision.
    pub fn lines(&self, number: u32, position: &dyn Position, voice: &Voice) -> [String; 2] {
        let label = |code: &str| Fact::from(position.label(self.seat, code, voice));
        let who = voice.marked(self.seat).into();
        let played = [("number", number.into()), ("who", who), ("played", label(&self.played))];
        let better = [("best", label(&self.best)), ("cost", ((self.shown_cost() + 5) / 10).into())];
        let mut better = voice.say("review-turn-better", better);
        let Check { games, played: won, best } = self.check;
        if games >= FEW {
            let facts = [("best", wins(best).into()), ("played", wins(won).into()), ("games", games.into())];
            better.push_str(" · ");
            better.push_str(&voice.say("review-turn-checked", facts));
        }
        [voice.say("review-turn", played), better]
    }
}

impl Review {
    /// A line for each seat: how its chance came from the start to the result.
    pub fn seat_lines(&self, voice: &Voice) -> Vec<String> {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        let line = seats.map(|(seat, account)| {
            let [start, own, others, luck, unforeseen, result] = account.wins();
            let facts = [
                ("who", voice.marked(seat).into()),
                ("good", account.good.into()),
                ("decisions", account.decisions.into()),
                ("start", start.into()),
                ("own", signed(own).into()),
                ("others", signed(others).into()),
                ("luck", signed(luck).into()),
                ("unforeseen", signed(unforeseen).into()),
                ("result", result.into()),
            ];
            voice.say("review-account", facts)
        });
        line.collect()
    }
}

/// Wins from thousandths, to the half: a draw of two is half a win.
fn wins(thousandths: i32) -> String {
    match (thousandths + 250) / 500 {
        1 => "½".to_owned(),
        halves if halves % 2 == 1 => format!("{}½", halves / 2),
        halves => (halves / 2).to_string(),
    }
}

/// A number of wins with its sign.
pub fn signed(wins: i32) -> String {
    match wins {
        0 => "0".to_owned(),
        ..0 => format!("−{}", wins.unsigned_abs()),
        _ => format!("+{wins}"),
    }
}
