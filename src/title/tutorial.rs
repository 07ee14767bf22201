//! Tutorials as data: a game that teaches a title step by step, the same for everybody.
//!
//! A tutorial belongs to its title. The sentence of a step is `<title>-tutorial-<step>`; that of a step that the short rules give
//! as a worked example is `<title>-example-<step>`, and what follows in it is told by the engine's own events.

use crate::engine::Seat;

/// A game that teaches a title, played with the default options.
#[derive(Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The number of the seed.
    pub seed: u64,
    /// How many seats there are.
    pub seats: u8,
    /// The seat of whoever learns.
    pub learner: Seat,
    /// The codes before the first step, each by whoever is asked.
    pub before: &'static [&'static str],
    /// The steps in order.
    pub steps: &'static [TutorialStep],
}

/// One thing to learn.
#[derive(Debug, PartialEq, Eq)]
pub struct TutorialStep {
    /// The end of the keys of its sentences.
    pub name: &'static str,
    /// The codes of the actions that fulfil it; after each of them the tutorial goes on in the same way.
    pub wanted: &'static [&'static str],
    /// The codes that follow by themselves, each by whoever is asked.
    pub then: &'static [&'static str],
    /// Whether the short rules give it as a worked example.
    pub example: bool,
}

impl TutorialStep {
    /// A step that is fulfilled by any of these actions.
    pub const fn new(name: &'static str, wanted: &'static [&'static str]) -> Self {
        Self { name, wanted, then: &[], example: false }
    }

    /// What follows by itself.
    #[must_use]
    pub const fn then(self, then: &'static [&'static str]) -> Self {
        Self { then, ..self }
    }

    /// A step that the short rules give as an example too.
    #[must_use]
    pub const fn example(self) -> Self {
        Self { example: true, ..self }
    }

    /// The key of its sentence.
    pub fn key(&self, title: &str) -> String {
        format!("{}-tutorial-{}", title.replace('_', "-"), self.name)
    }
}
