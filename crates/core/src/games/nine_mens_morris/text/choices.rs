//! Each action as a choice; a move first by its man, then by its point.

use super::*;
use crate::games::nine_mens_morris::rules::board::targets;
use crate::title::grid::Place;
use crate::title::{Asked, Branch, Choice, ChoiceText, Successor, Weight};

impl Context<'_> {
    pub fn choices(&self, asked: &Asked<'_, NineMensMorris>, actions: &[Action]) -> Vec<Choice> {
        let before = self.threats(&self.open().now);
        actions.iter().map(|action| self.choice(*action, &asked.successors(&[*action]), &before)).collect()
    }

    /// An action as shown to the seat that may take it, with what it brings and the mills that threatened before it.
    fn choice(&self, action: Action, after: &[Successor<NineMensMorris>], before: &[Point]) -> Choice {
        let (label, sign, path) = self.named(action);
        let facts = after.first().map(|after| self.brings(after, before)).unwrap_or_default();
        let facts: Vec<(bool, String)> = facts.into_iter().flatten().collect();
        let weight = if facts.iter().any(|(good, _)| *good) { Weight::Usual } else { Weight::Plain };
        let facts = facts.into_iter().map(|(_, fact)| fact).collect();
        ChoiceText::plain(sign, label, facts).weighted(weight).choice(action.to_string(), path)
    }

    /// What an action brings, and whether each of that is good.
    fn brings(&self, after: &Successor<NineMensMorris>, before: &[Point]) -> [Option<(bool, String)>; 3] {
        let fact = |key: &str| self.voice.word(&format!("nine-mens-morris-choice-{key}"));
        let end = after.events.iter().find_map(|event| if let Event::Ended(end) = event { Some(end) } else { None });
        if let Some(end) = end {
            let key = if end.winner.is_some() { "wins" } else { "draws" };
            return [Some((end.winner.is_some(), fact(key))), None, None];
        }
        let mill = |event: &Event| matches!(event, Event::Placed { mill: true, .. } | Event::Moved { mill: true, .. });
        let open = &after.view.open;
        let left = self.threats(&open.now);
        let blocked = before.iter().filter(|point| !left.contains(point)).copied().collect();
        // The man that the mill removes may be one of those.
        let left = if open.now.mill { Vec::new() } else { left };
        [
            after.events.iter().any(mill).then(|| (true, fact("mill"))),
            self.listed("nine-mens-morris-choice-blocks", blocked).map(|fact| (true, fact)),
            self.listed("nine-mens-morris-choice-leaves", left).map(|fact| (false, fact)),
        ]
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
