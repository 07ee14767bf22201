//! A review in words.

use super::{Review, Reviewed};
use crate::engine::Seat;
use crate::title::Position;
use crate::words::{Fact, Voice};

impl Reviewed {
    /// The choice that was made, and the better one. `position` is the one before the decision.
    pub fn lines(&self, number: u32, position: &dyn Position, voice: &Voice) -> [String; 2] {
        let label = |code: &str| Fact::from(position.label(self.seat, code, voice));
        let who = voice.marked(self.seat).into();
        let played = [("number", number.into()), ("who", who), ("played", label(&self.played))];
        let better = [("best", label(&self.best)), ("cost", (self.cost / 10).into())];
        [voice.say("review-turn", played), voice.say("review-turn-better", better)]
    }
}

impl Review {
    /// A line for each seat: its choices and its luck.
    pub fn seat_lines(&self, voice: &Voice) -> Vec<String> {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        let line = seats.map(|(seat, account)| {
            let facts = [
                ("who", voice.marked(seat).into()),
                ("good", account.good.into()),
                ("decisions", account.decisions.into()),
                ("cost", wins(-account.cost).into()),
                ("luck", wins(account.luck).into()),
            ];
            voice.say("review-account", facts)
        });
        line.collect()
    }
}

/// Thousandths of a won game as wins in 100 games with their sign.
pub fn wins(thousandths: i32) -> String {
    match thousandths / 10 {
        0 => "0".to_owned(),
        wins if wins < 0 => format!("−{}", wins.abs()),
        wins => format!("+{wins}"),
    }
}
