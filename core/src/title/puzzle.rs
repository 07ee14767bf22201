//! Puzzles as data: a position in which exactly one choice wins by force.
//!
//! Invariant: each embedded puzzle has one solution. [`Puzzle::find`] proves it, and a test does so again.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lesson::answer;
use super::{Position, Title};
use crate::engine::{Seat, Seed, Viewer};
use crate::words::Voice;

/// The longest forced win, in actions of both seats.
const LONGEST: u8 = 5;
/// The fewest choices of a puzzle.
const CHOICES: usize = 8;

/// A puzzle of a title, with its default options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The codes of the actions that lead to it, each for the deciding seat.
    pub before: Vec<String>,
    /// The codes of the solution and of what follows: the others hold out as long as they can.
    pub line: Vec<String>,
}

impl Puzzle {
    /// The puzzle of a day of a title. `None` for a title without puzzles.
    pub fn of_day(title: &dyn Title, day: u64) -> Option<Self> {
        let puzzles = title.puzzles();
        let at = day.checked_rem(puzzles.lines().count() as u64)? as usize;
        serde_json::from_str(puzzles.lines().nth(at)?).ok()
    }

    /// The puzzle in this position, to which the codes `before` lead. `None` unless exactly one of several choices wins
    /// by force, and none at once.
    pub fn find(position: &dyn Position, before: Vec<String>) -> Option<Self> {
        let seat = position.decisions().first()?.seat;
        if position.choices(seat).all().count() < CHOICES || !position.wins(seat, 1).is_empty() {
            return None;
        }
        let [only] = &position.wins(seat, LONGEST)[..] else { return None };
        let mut line = vec![only.to_string()];
        let mut position = position.duplicate();
        position.apply(seat, only).ok()?;
        while let Some(decision) = position.decisions().first() {
            let asked = decision.seat;
            let next = if asked == seat {
                (1..=LONGEST).find_map(|most| position.wins(seat, most).into_iter().next())?
            } else {
                let length = |action: &&super::Action| {
                    let mut after = position.duplicate();
                    let lost = after.apply(asked, action).is_ok();
                    (1..=LONGEST).find(|most| lost && !after.wins(seat, *most).is_empty())
                };
                position.choices(asked).all().max_by_key(length)?.clone()
            };
            position.apply(asked, &next).ok()?;
            line.push(next.to_string());
        }
        Some(Self { before, line })
    }

    /// The code of the choice that wins.
    pub fn solution(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }

    /// The position and the seat that is asked. `None` if the edition of the title does not lead there.
    pub fn position(&self, title: &dyn Title) -> Option<(Box<dyn Position>, Seat)> {
        let (mut position, _) = title.start(&Value::Null, title.meta().seats.0, &Seed::from_number(1)).ok()?;
        self.before.iter().try_for_each(|code| answer(position.as_mut(), code).map(|_| ()))?;
        let seat = position.decisions().first()?.seat;
        Some((position, seat))
    }

    /// How many actions the seat has to find, the last one included.
    pub fn length(&self, title: &dyn Title) -> Option<usize> {
        let (mut position, seat) = self.position(title)?;
        let mut own = 0;
        for code in &self.line {
            own += usize::from(position.decisions().first()?.seat == seat);
            answer(position.as_mut(), code)?;
        }
        Some(own)
    }

    /// The line in words, a sentence for each event.
    pub fn told(&self, title: &dyn Title, voice: &Voice) -> Vec<String> {
        let Some((mut position, _)) = self.position(title) else { return Vec::new() };
        let events = self.line.iter().filter_map(|code| answer(position.as_mut(), code)).flatten();
        events.filter_map(|event| title.narrate(&event, Viewer::Public, voice)).collect()
    }
}
