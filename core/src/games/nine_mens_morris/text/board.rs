//! The board in words, and what is at stake.

use super::super::action::Action;
use super::super::components::{Point, SEATS, SIDE, other, rows};
use super::super::rules::board::{actions, closes_mill};
use super::super::rules::end::{QUIET, repeated};
use super::super::state::{Phase, Position, Turn};
use super::{Context, narrate};
use crate::engine::Seat;
use crate::words::{Doc, Line, Mark, Tone, row, say};

/// From this number of moves left before a draw, the board shows it.
const COUNTED: usize = 15;

/// The lines of the board, the seventh row first, with `o` for each point.
const DRAWN: [&str; SIDE as usize] = [
    "o─────o─────o",
    "│ o───o───o │",
    "│ │ o─o─o │ │",
    "o─o─o   o─o─o",
    "│ │ o─o─o │ │",
    "│ o───o───o │",
    "o─────o─────o",
];

impl Context<'_> {
    /// The heading.
    pub fn title(&self) -> String {
        self.voice.word("nine-mens-morris-title")
    }

    /// Whose turn it is and the men of each seat. The picture shows the points.
    pub fn overview(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.state(), Tone::Strong);
        doc.extend(Seat::all(SEATS).map(|seat| self.men(seat)).chain(self.draw_is_near()));
        doc
    }

    /// The same with the points, the last turn and the signs.
    pub fn board(&self) -> Doc {
        let mut doc = self.overview();
        doc.lines.splice(1..1, self.grid().into_iter().map(|text| Line { text, tone: Tone::Aligned }));
        doc.lines.extend(self.last().map(|text| Line { text, tone: Tone::Plain }));
        doc.toned(self.voice.word("nine-mens-morris-board-signs"), Tone::Quiet);
        doc
    }

    /// What is at stake for the seat to act.
    pub fn brief(&self) -> Doc {
        let (now, flying) = (&self.open.now, self.open.options.flying);
        let mut doc = Doc::titled(self.voice.word(&format!("nine-mens-morris-ask-{}", self.phase())));
        let mut line = |key: &str| _ = doc.line(self.voice.word(key));
        if self.phase() == Phase::Remove {
            line("nine-mens-morris-brief-remove");
        } else if actions(now, flying).into_iter().any(|action| closes_mill(now, action)) {
            line("nine-mens-morris-brief-close");
        }
        let threats = self.threats(now);
        if !threats.is_empty() {
            doc.line(say!(self.voice, "nine-mens-morris-brief-threat", points = row::list(threats)));
        }
        self.draw_is_near().into_iter().for_each(|line| _ = doc.line(line));
        doc
    }

    /// Whose turn it is, or how it ended.
    pub fn state(&self) -> String {
        let key = format!("nine-mens-morris-board-{}", self.phase());
        let turn = || say!(self.voice, &key, who = self.open.now.turn);
        self.open.end.map_or_else(turn, |end| narrate::ended(end, self.voice))
    }

    /// The last turn.
    pub fn last(&self) -> Option<String> {
        let Turn { from, to, removed } = self.open.last?;
        let moved = from.map_or_else(|| to.to_string(), |from| format!("{from} → {to}"));
        Some(match removed {
            Some(point) => say!(self.voice, "nine-mens-morris-board-last-removed", moved, point = point.to_string()),
            None => say!(self.voice, "nine-mens-morris-board-last", moved),
        })
    }

    /// The men of a seat on the board and in its hand.
    pub fn men(&self, seat: Seat) -> String {
        let now = &self.open.now;
        match now.hand[seat.index()] {
            0 => say!(self.voice, "nine-mens-morris-board-men", who = seat, count = now.board.count(seat)),
            hand => say!(self.voice, "nine-mens-morris-board-hand", who = seat, count = now.board.count(seat), hand),
        }
    }

    /// Where the other seat closes a mill if it acts in this position instead.
    pub fn threats(&self, now: &Position) -> Vec<Point> {
        let theirs = Position { turn: other(self.open.now.turn), mill: false, ..now.clone() };
        let closing = |action: Action| action.arrived().filter(|_| closes_mill(&theirs, action));
        let mut points: Vec<_> = actions(&theirs, self.open.options.flying).into_iter().filter_map(closing).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// The points and lines with their names, a line a row.
    fn grid(&self) -> Vec<String> {
        let columns: Vec<_> = (0..SIDE).map(|column| char::from(b'a' + column).to_string()).collect();
        let sign = |point: &Point| self.open.now.board.at(*point).map_or('·', |seat| Mark::of(seat).letter);
        let line = |(drawn, points): (&str, Vec<Point>)| {
            let number = points.first().map_or(0, |point| point.row() + 1);
            let mut signs = points.iter().map(sign);
            let signs: String = drawn.chars().map(|c| if c == 'o' { signs.next().unwrap_or(c) } else { c }).collect();
            format!("{number} {signs} {number}")
        };
        let rim = || std::iter::once(format!("  {}", columns.join(" ")));
        rim().chain(DRAWN.into_iter().zip(rows()).map(line)).chain(rim()).collect()
    }

    fn draw_is_near(&self) -> Option<String> {
        let left = (QUIET + 1).saturating_sub(self.open.since.len());
        match () {
            () if self.open.end.is_some() => None,
            () if repeated(&self.open.since) > 1 => Some(self.voice.word("nine-mens-morris-board-repeated")),
            () if left <= COUNTED => Some(say!(self.voice, "nine-mens-morris-board-quiet", left)),
            () => None,
        }
    }
}
