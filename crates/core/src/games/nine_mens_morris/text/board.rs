//! The board in words, and what is at stake.

use super::*;
use crate::games::nine_mens_morris::components::{SIDE, other};
use crate::games::nine_mens_morris::rules::board::{actions, apply, closes_mill};
use crate::games::nine_mens_morris::state::{Position, Turn};
use crate::title::Present as _;
use crate::title::grid::{ending, text};

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
        NineMensMorris::name(self.voice)
    }

    /// Whose turn it is and the men of each seat. The picture shows the points.
    pub fn overview(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.state(), Tone::Strong);
        doc.extend(self.seats().map(|seat| self.men(seat)).chain(self.draw_is_near()));
        doc
    }

    /// The same with the points, the last turn and the signs.
    pub fn board(&self) -> Doc {
        let mut doc = self.overview();
        let sign = |point: Point| self.open().now.board.at(point).map_or('·', |seat| Mark::of(seat).letter).to_string();
        doc.lines.splice(1..1, text::aligned(&DRAWN, sign));
        doc.extend(self.last());
        doc.toned(self.voice.word("nine-mens-morris-board-signs"), Tone::Quiet);
        doc
    }

    /// What is at stake for the seat to act.
    pub fn brief(&self, _: &crate::title::Asked<'_, NineMensMorris>) -> Doc {
        let now = &self.open().now;
        let flying = self.open().options.flying;
        let mut doc = Doc::titled(self.voice.word(&format!("nine-mens-morris-ask-{}", self.phase())));
        let mut line = |key: &str| _ = doc.line(self.voice.word(key));
        if self.phase() == Phase::Remove {
            line("nine-mens-morris-brief-remove");
        } else if actions(now, flying).into_iter().any(|action| closes_mill(now, action)) {
            line("nine-mens-morris-brief-close");
        }
        doc.extend(self.threat().into_iter().chain(self.draw_is_near()));
        doc
    }

    /// Whose turn it is, or how it ended.
    pub fn state(&self) -> String {
        let key = format!("nine-mens-morris-board-{}", self.phase());
        let turn = || say!(self.voice, &key, who = self.open().now.turn);
        self.open().end.map_or_else(turn, |end| end.in_words(KEY, self.voice))
    }

    /// The last turn.
    pub fn last(&self) -> Option<String> {
        let Turn { from, to, removed } = self.open().last?;
        let moved = from.map_or_else(|| to.to_string(), |from| way(from, to));
        Some(match removed {
            Some(point) => say!(self.voice, "nine-mens-morris-board-last-removed", moved, point),
            None => say!(self.voice, "nine-mens-morris-board-last", moved),
        })
    }

    /// The men of a seat on the board and in its hand.
    pub fn men(&self, seat: Seat) -> String {
        let now = &self.open().now;
        match now.hand[seat.index()] {
            0 => say!(self.voice, "nine-mens-morris-board-men", who = seat, count = now.board.count(seat)),
            hand => say!(self.voice, "nine-mens-morris-board-hand", who = seat, count = now.board.count(seat), hand),
        }
    }

    /// Where the other seat closes a mill if it acts in this position instead.
    pub fn threats(&self, now: &Position) -> Vec<Point> {
        let theirs = Position { turn: other(self.open().now.turn), mill: false, ..now.clone() };
        let closing = |action: Action| action.arrived().filter(|_| closes_mill(&theirs, action));
        let mut points: Vec<_> = actions(&theirs, self.open().options.flying).into_iter().filter_map(closing).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// What the other seat threatens, and whether the seat to act can do something about it.
    pub fn threat(&self) -> Option<String> {
        let now = &self.open().now;
        let threats = self.threats(now);
        let helps = |action: Action| {
            let mut after = now.clone();
            apply(&mut after, action);
            let left = self.threats(&after);
            after.mill || threats.iter().any(|point| !left.contains(point))
        };
        let can = actions(now, self.open().options.flying).into_iter().any(helps);
        let key = if can { "nine-mens-morris-brief-threat" } else { "nine-mens-morris-brief-threat-sure" };
        self.listed(key, threats)
    }

    /// A sentence about points; `None` without any.
    pub fn listed(&self, key: &str, points: Vec<Point>) -> Option<String> {
        (!points.is_empty()).then(|| say!(self.voice, key, points = row::list(points)))
    }

    fn draw_is_near(&self) -> Option<String> {
        let open = self.open();
        (open.end.is_none() && !open.now.mill).then(|| ending::near_draw(&open.since, KEY, self.voice)).flatten()
    }
}
