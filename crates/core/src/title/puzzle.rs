//! Puzzles as data: a position in which exactly one choice wins by force.
//!
//! Invariant: each embedded puzzle has one solution. [`Puzzle::find`] proves it, and a test does so again.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lesson::answer;
use super::{Action, Position, Title};
use crate::engine::{Seat, Seed, Viewer};
use crate::words::Voice;

/// The longest forced win, in actions of both seats.
const LONGEST: u8 = 5;
/// The fewest choices of a puzzle.
const CHOICES: usize = 8;
/// The longest win that a wrong choice may still have, in actions of both seats.
const SLOWEST: usize = 9;
/// From so many near misses on a puzzle is harder.
const NEAR: u8 = 3;

/// A puzzle of a title, with its default options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The codes of the actions that lead to it, each for the deciding seat.
    pub before: Vec<String>,
    /// The codes of the solution and of what follows: the others hold out as long as they can.
    pub line: Vec<String>,
    /// How many other choices would win but for one reply.
    #[serde(default)]
    pub near: u8,
}

impl Puzzle {
    /// The highest grade.
    pub const HARDEST: u8 = 3;

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
        let start = position;
        let mut position = position.duplicate();
        position.apply(seat, only).ok()?;
        while let Some(decision) = position.decisions().first() {
            let asked = decision.seat;
            let next = if asked == seat {
                (1..=LONGEST).find_map(|most| position.wins(seat, most).into_iter().next())?
            } else {
                let length = |action: &&Action| {
                    let mut after = position.duplicate();
                    let lost = after.apply(asked, action).is_ok();
                    (1..=LONGEST).find(|most| lost && after.forces(seat, *most))
                };
                position.choices(asked).all().max_by_key(length)?.clone()
            };
            position.apply(asked, &next).ok()?;
            line.push(next.to_string());
        }
        let choices = start.choices(seat);
        let left = (line.len() as u8).saturating_sub(2);
        let is_near = |action: &&Action| *action != only && is_near(start, seat, action, left);
        let near = choices.all().filter(is_near).count() as u8;
        Some(Self { before, line, near })
    }

    /// How hard it is, from 1 to [`Self::HARDEST`]: longer lines and near misses make it harder.
    pub fn grade(&self) -> u8 {
        1 + u8::from(self.line.len() > 3) + u8::from(self.near >= NEAR)
    }

    /// How many moves later than the solution a wrong choice wins by force. `None` if it does not, or if a short search
    /// does not prove it.
    pub fn later(&self, title: &dyn Title, code: &str) -> Option<usize> {
        if code == self.solution() {
            return None;
        }
        let (mut position, seat) = self.position(title)?;
        answer(position.as_mut(), code)?;
        let longer = (self.line.len() + 2..=SLOWEST).step_by(2);
        let slow = longer.into_iter().find(|length| position.forces(seat, *length as u8 - 1))?;
        Some((slow - self.line.len()) / 2)
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

/// Whether a choice wins by force within `left` actions after every reply but one.
fn is_near(position: &dyn Position, seat: Seat, action: &Action, left: u8) -> bool {
    let mut after = position.duplicate();
    if after.apply(seat, action).is_err() {
        return false;
    }
    let Some(reply) = after.decisions().first().map(|decision| decision.seat).filter(|asked| *asked != seat) else {
        return false;
    };
    let saves = |answer: &&Action| {
        let mut next = after.duplicate();
        next.apply(reply, answer).is_ok() && !next.forces(seat, left)
    };
    after.choices(reply).all().filter(saves).take(2).count() == 1
}
