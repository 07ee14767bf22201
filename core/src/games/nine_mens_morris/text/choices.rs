//! Each action as a choice; a move first by its man, then by its point.

use super::*;
use crate::games::nine_mens_morris::rules::board::{apply, targets};
use crate::games::nine_mens_morris::rules::end;
use crate::title::grid::{Place, ending};
use crate::title::{Branch, Choice, ChoiceText, Weight};

impl Context<'_> {
    pub fn choices(&self, _: &crate::title::Asked<'_, NineMensMorris>, actions: &[Action]) -> Vec<Choice> {
        let before = self.threats(&self.open().now);
        actions.iter().map(|action| self.choice(*action, &before)).collect()
    }

    /// An action as shown to the seat that may take it, with the mills that threatened before it.
    fn choice(&self, action: Action, before: &[Point]) -> Choice {
        let now = &self.open().now;
        let mut after = now.clone();
        apply(&mut after, action);
        let won = !after.mill && end::after(&after, self.open().options.flying).is_some();
        let left = self.threats(&after);
        let blocked = before.iter().filter(|point| !left.contains(point)).copied().collect();
        let fact = |key: &str| self.voice.word(&format!("nine-mens-morris-choice-{key}"));
        let quiet = matches!(action, Action::Move(..)) && !after.mill && !won;
        if quiet && ending::draws(&self.open().since, &after.board) {
            let (label, sign, path) = self.named(action);
            return ChoiceText::plain(sign, label, vec![fact("draws")]).choice(action.to_string(), path);
        }
        let main = [
            won.then(|| fact("wins")),
            after.mill.then(|| fact("mill")),
            self.listed("nine-mens-morris-choice-blocks", blocked),
        ];
        let mut facts: Vec<_> = main.into_iter().flatten().collect();
        let weight = if facts.is_empty() { Weight::Plain } else { Weight::Usual };
        let leaves = self.listed("nine-mens-morris-choice-leaves", left).filter(|_| !after.mill && !won);
        facts.extend(leaves);
        let (label, sign, path) = self.named(action);
        ChoiceText::plain(sign, label, facts).weighted(weight).choice(action.to_string(), path)
    }

    /// The label, the sign and the branches of an action.
    fn named(&self, action: Action) -> (String, &'static str, Vec<Branch>) {
        let own = Mark::of(self.open().now.turn).emoji;
        match action {
            Action::Place(point) => (point.to_string(), own, Vec::new()),
            Action::Move(from, to) => (way(from, to), own, vec![self.branch(from)]),
            Action::Remove(point) => (format!("× {point}"), "❌", Vec::new()),
        }
    }

    /// A man and the points to which it may go.
    pub fn chosen(&self, from: Point) -> String {
        let Branch { label, detail, .. } = self.branch(from);
        format!("{label} {detail}")
    }

    fn branch(&self, from: Point) -> Branch {
        let to = || row::list(targets(&self.open().now.board, from, self.phase()));
        Branch {
            label: say!(self.voice, "nine-mens-morris-choice-man", point = from),
            detail: match self.phase() {
                Phase::Fly => self.voice.word("nine-mens-morris-choice-flies"),
                _ => say!(self.voice, "nine-mens-morris-choice-targets", points = to()),
            },
            emoji: Mark::of(self.open().now.turn).emoji,
            rank: from.index() as u16,
        }
    }
}
