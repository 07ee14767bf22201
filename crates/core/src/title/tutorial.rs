//! Tutorials as data: a fixed game that teaches a title step by step.
//!
//! A tutorial belongs to its title. The key of a step's sentence is `<title>-tutorial-<step>`. A step that the short
//! rules show as a worked example also has `<title>-example-<step>`, followed by the engine's events in words.

use crate::engine::Seat;

/// A game that teaches a title, played with the default options.
#[derive(Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The seed, for [`crate::engine::Seed::from_number`].
    pub seed: u64,
    /// The number of seats.
    pub seats: u8,
    pub learner: Seat,
    /// The codes of the actions before the first step, each for the deciding seat.
    pub before: &'static [&'static str],
    /// The steps in order.
    pub steps: &'static [TutorialStep],
}

/// One thing to learn.
#[derive(Debug, PartialEq, Eq)]
pub struct TutorialStep {
    /// The last part of the keys of its sentences.
    pub name: &'static str,
    /// The codes of the actions or intents that complete it. The tutorial continues in the same way after any of them.
    pub wanted: &'static [&'static str],
    /// The codes of the scripted actions that follow, each for the deciding seat.
    pub then: &'static [&'static str],
    /// Whether the short rules give it as a worked example.
    pub example: bool,
}

impl TutorialStep {
    /// A step that any of these actions completes.
    pub const fn new(name: &'static str, wanted: &'static [&'static str]) -> Self {
        Self { name, wanted, then: &[], example: false }
    }

    /// Sets the scripted actions that follow.
    #[must_use]
    pub const fn then(self, then: &'static [&'static str]) -> Self {
        Self { then, ..self }
    }

    /// Marks the step as a worked example of the short rules.
    #[must_use]
    pub const fn example(self) -> Self {
        Self { example: true, ..self }
    }

    /// The key of its sentence.
    pub fn key(&self, title: &str) -> String {
        format!("{}-tutorial-{}", title.replace('_', "-"), self.name)
    }
}
