//! A review in words.

use super::check::{FEW, Step};
use super::{Review, Reviewed, hundredths};
use crate::engine::{Seat, Viewer};
use crate::title::{Position, Title};
use crate::words::{Fact, Voice, row};

/// How many deeds of a line are said, at most so many of a turn.
const DEEDS: usize = 6;
const OF_A_TURN: usize = 2;

impl Reviewed {
    /// The choice that was made, and the better one; if enough games were played out after both, what they won.
    /// `position` is the one before the decision.
    pub fn lines(&self, number: u32, position: &dyn Position, voice: &Voice) -> [String; 2] {
        let label = |code: &str| Fact::from(position.label(self.seat, code, voice));
        let who = voice.marked(self.seat).into();
        let played = [("number", number.into()), ("who", who), ("played", label(&self.played))];
        let better = [("best", label(&self.best)), ("cost", hundredths(self.cost).into())];
        let mut better = voice.say("review-turn-better", better);
        let all = self.check.all();
        let different = self.check.different();
        if all.games >= FEW {
            // The same game again says no more than one.
            let games = if different == 1 { 1 } else { all.games };
            let won = |sum: i32| wins(if different == 1 { sum / all.games as i32 } else { sum });
            let facts = [
                ("best", won(all.best).into()),
                ("played", won(all.played).into()),
                ("games", games.into()),
                ("different", different.into()),
            ];
            let key = match different {
                1 => "review-turn-same",
                _ if different < all.games => "review-turn-different",
                _ => "review-turn-checked",
            };
            better.push_str(" · ");
            better.push_str(&voice.say(key, facts));
        }
        [voice.say("review-turn", played), better]
    }

    /// What followed each choice in one of the games that were played out, first the better one; nothing if no game was
    /// won by it.
    pub fn why(&self, title: &dyn Title, voice: &Voice) -> Vec<String> {
        let Some([played, best]) = &self.check.lines else { return Vec::new() };
        let said = |key, steps| voice.say(key, [("line", Fact::from(story(title, steps, voice)))]);
        vec![said("review-line-better", best), said("review-line-played", played)]
    }
}

impl Review {
    /// A line for each seat: how its chance came from the start to the result.
    pub fn seat_lines(&self, voice: &Voice) -> Vec<String> {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        let line = seats.map(|(seat, account)| {
            let [start, own, others, luck, result] = account.wins();
            let facts = [
                ("who", voice.marked(seat).into()),
                ("good", account.good.into()),
                ("decisions", account.decisions.into()),
                ("start", start.into()),
                ("own", signed(own).into()),
                ("others", signed(others).into()),
                ("luck", signed(luck).into()),
                ("result", result.into()),
            ];
            voice.say("review-account", facts)
        });
        line.collect()
    }
}

/// The deeds of the first turns of a line, at most [`DEEDS`].
fn story(title: &dyn Title, steps: &[Step], voice: &Voice) -> String {
    let mut left = DEEDS;
    let mut turns = Vec::new();
    for turn in steps.chunk_by(|one, next| one.seat == next.seat) {
        let seat = turn[0].seat;
        let events: Vec<_> = turn.iter().flat_map(|step| step.events.iter().cloned()).collect();
        let deeds = title.deeds(seat, &events, Viewer::Public, voice).into_iter().take(left.min(OF_A_TURN));
        let deeds: Vec<_> = deeds.collect();
        if !deeds.is_empty() {
            left -= deeds.len();
            turns.push(format!("{}: {}", voice.marked(seat), row::list(deeds)));
        }
    }
    row::joined(turns, " → ")
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
