//! Each action as a choice; a move first by its man, then by its point.

use super::super::action::Action;
use super::super::components::Point;
use super::super::rules::board::{apply, targets};
use super::super::rules::end;
use super::Context;
use crate::title::{Branch, Choice, ChoiceText, Weight};
use crate::words::{Mark, row, say};

impl Context<'_> {
    /// An action as shown to the seat that may take it.
    pub fn choice(&self, action: Action) -> Choice {
        let now = &self.open.now;
        let mut after = now.clone();
        apply(&mut after, action);
        let won = !after.mill && end::after(&after, self.open.options.flying).is_some();
        let (before, left) = (self.threats(now), self.threats(&after));
        let blocked: Vec<_> = before.iter().filter(|point| !left.contains(point)).collect();
        let fact = |key: &str| self.voice.word(&format!("nine-mens-morris-choice-{key}"));
        let listed = |key: &str, points: String| say!(self.voice, &format!("nine-mens-morris-choice-{key}"), points);
        let mut facts = Vec::new();
        if won {
            facts.push(fact("wins"));
        }
        if after.mill {
            facts.push(fact("mill"));
        }
        if !blocked.is_empty() {
            facts.push(listed("blocks", row::list(blocked)));
        }
        let weight = if facts.is_empty() { Weight::Plain } else { Weight::Main };
        if !after.mill && !won && !left.is_empty() {
            facts.push(listed("leaves", row::list(left)));
        }
        if facts.is_empty() {
            facts.push(fact("quiet"));
        }
        let (label, sign, path) = match action {
            Action::Place(point) => (point.to_string(), Mark::of(now.turn).emoji, Vec::new()),
            Action::Move(from, to) => (format!("{from} → {to}"), Mark::of(now.turn).emoji, vec![self.branch(from)]),
            Action::Remove(point) => (format!("× {point}"), "❌", Vec::new()),
        };
        ChoiceText::plain(sign, label, facts).weighted(weight).choice(action.to_string(), path)
    }

    /// A man and the points to which it may go.
    pub fn chosen(&self, from: Point) -> String {
        let Branch { label, detail, .. } = self.branch(from);
        format!("{label} {detail}")
    }

    fn branch(&self, from: Point) -> Branch {
        let to = row::list(targets(&self.open.now.board, from, self.phase()));
        Branch {
            label: say!(self.voice, "nine-mens-morris-choice-man", point = from.to_string()),
            detail: say!(self.voice, "nine-mens-morris-choice-targets", points = to),
            emoji: Mark::of(self.open.now.turn).emoji,
            rank: Point::all().take_while(|point| *point != from).count() as u16,
        }
    }
}
