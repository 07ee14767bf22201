//! The words of a title for an action. A choice is built from them.

use super::{Branch, Choice, Weight, intent_code};
use crate::words::row;

/// The maximum length of a detail, in characters.
pub const DETAIL: usize = 100;

/// The words for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceText {
    /// What it does, short.
    pub label: String,
    /// The label of its button among many. If empty, the button shows `label`.
    pub button: String,
    /// What it brings, the most important first. Facts beyond [`DETAIL`] characters are left out.
    pub facts: Vec<String>,
    /// An emoji for the button; may be empty.
    pub emoji: &'static str,
    /// The emphasis of its button.
    pub weight: Weight,
}

impl ChoiceText {
    /// An action with ordinary emphasis.
    pub fn plain(emoji: &'static str, label: String, facts: Vec<String>) -> Self {
        Self { label, button: String::new(), facts, emoji, weight: Weight::Plain }
    }

    /// An action that stands on a button of its own.
    pub fn usual(emoji: &'static str, label: String, facts: Vec<String>) -> Self {
        Self { weight: Weight::Usual, ..Self::plain(emoji, label, facts) }
    }

    /// An action with a cost that the person may regret.
    pub fn risky(emoji: &'static str, label: String, facts: Vec<String>) -> Self {
        Self { weight: Weight::Risky, ..Self::plain(emoji, label, facts) }
    }

    /// Changes the emphasis.
    #[must_use]
    pub fn weighted(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// Adds a label for its button among many.
    #[must_use]
    pub fn button(self, button: impl Into<String>) -> Self {
        Self { button: button.into(), ..self }
    }

    /// Begins its labels with the number of what the picture marks.
    #[must_use]
    pub fn numbered(self, number: usize) -> Self {
        let numbered = |label: String| match label.is_empty() {
            true => label,
            false => format!("{} {label}", row::numeral(number)),
        };
        Self { label: numbered(self.label), button: numbered(self.button), ..self }
    }

    /// The choice for an action, given its code and the branches that lead to it.
    pub fn choice(self, code: String, path: Vec<Branch>) -> Choice {
        let Self { label, button, facts, emoji, weight } = self;
        Choice { code, intent: false, label, button, detail: row::fit(facts, DETAIL), emoji, weight, path }
    }

    /// The choice for an intent, given its actions and the branches that lead to it.
    pub fn intent<A: ToString>(self, actions: &[A], path: Vec<Branch>) -> Choice {
        Choice { intent: true, ..self.choice(intent_code(actions), path) }
    }
}
