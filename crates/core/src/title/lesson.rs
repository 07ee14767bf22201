//! A running tutorial, and the worked examples taken from it.
//!
//! Invariant: a lesson holds only actions that its steps want, so it replays from their codes.

use std::sync::Arc;

use serde_json::Value;

use super::present::codes_of_intent;
use super::{Action, Position, Title, Tutorial, TutorialStep};
use crate::engine::{Seed, Viewer};
use crate::words::{Section, Tone, Voice, row};

/// A tutorial in progress. Cheap to copy.
#[derive(Clone)]
pub struct Lesson {
    tutorial: &'static Tutorial,
    position: Arc<dyn Position>,
    made: Vec<String>,
    events: Vec<Value>,
}

impl Lesson {
    /// Begins the tutorial. `None` if the title has none, or if this edition cannot play it to the end.
    pub fn begin(title: &dyn Title) -> Option<Self> {
        let begun = Self::first(title)?;
        let mut lesson = begun.clone();
        while let Some(step) = lesson.step() {
            lesson = lesson.after(step.wanted.first()?)?;
        }
        Some(begun)
    }

    fn first(title: &dyn Title) -> Option<Self> {
        let tutorial = title.tutorial()?;
        let (mut position, _) = title.start(&Value::Null, tutorial.seats, &Seed::from_number(tutorial.seed)).ok()?;
        for code in tutorial.before {
            answer(position.as_mut(), code)?;
        }
        Some(Self { tutorial, position: Arc::from(position), made: Vec::new(), events: Vec::new() })
    }

    /// The lesson after these codes of its learner. `None` as for [`Lesson::begin`], and if a step does not accept its
    /// code.
    pub fn resume(title: &dyn Title, made: &[String]) -> Option<Self> {
        made.iter().try_fold(Self::begin(title)?, |lesson, code| lesson.after(code))
    }

    /// The lesson after an action of its learner and the scripted actions that follow. `None` if the step does not
    /// accept the action.
    pub fn after(&self, code: &str) -> Option<Self> {
        let step = self.step().filter(|step| step.wanted.contains(&code))?;
        let mut position = self.position.duplicate();
        let mut events = Vec::new();
        for code in codes_of_intent(code).chain(step.then.iter().copied()) {
            events.extend(answer(position.as_mut(), code)?);
        }
        let made = self.made.iter().cloned().chain([code.to_owned()]).collect();
        Some(Self { tutorial: self.tutorial, position: Arc::from(position), made, events })
    }

    /// The next step; `None` at the end.
    pub fn step(&self) -> Option<&'static TutorialStep> {
        self.tutorial.steps.get(self.made.len())
    }

    pub const fn tutorial(&self) -> &'static Tutorial {
        self.tutorial
    }

    /// The codes of its learner's actions so far, one for each step.
    pub fn made(&self) -> &[String] {
        &self.made
    }

    /// The position after the last step.
    pub const fn position(&self) -> &Arc<dyn Position> {
        &self.position
    }

    /// The events of the last step in words, as the learner may know them.
    pub fn news(&self, title: &dyn Title, voice: &Voice) -> Vec<String> {
        let viewer = Viewer::Seat(self.tutorial.learner);
        self.events.iter().filter_map(|event| title.narrate(event, viewer, voice)).collect()
    }
}

/// Applies the action with this code for the first deciding seat that may take it, and returns the events. `None` if no
/// seat may take it.
pub(super) fn answer(position: &mut dyn Position, code: &str) -> Option<Vec<Value>> {
    let action: Action = position.parse(code).ok()?;
    let mut asked = position.decisions().into_iter().map(|decision| decision.seat);
    let seat = asked.find(|seat| position.choices(*seat).all().any(|choice| *choice == action))?;
    position.apply(seat, &action).ok()
}

/// The worked examples of a title: steps of its tutorial, each with the events that follow in words. `None` for a title
/// without examples.
pub fn examples(title: &dyn Title, voice: &Voice) -> Option<Section> {
    let mut lesson = Lesson::begin(title)?;
    let learner = lesson.tutorial.learner;
    let mut section = Section::titled(voice.word("tutorial-examples"));
    while let Some(step) = lesson.step() {
        let code = step.wanted.first()?;
        if step.example {
            let key = format!("{}-example-{}", title.meta().key.replace('_', "-"), step.name);
            section.line(voice.word(&key));
            let intents = lesson.position.intent_choices(learner, Viewer::Seat(learner), voice);
            let shown = intents.into_iter().chain(lesson.position.choices(learner).shown(voice));
            if let Some(choice) = shown.into_iter().find(|choice| choice.code == *code) {
                section.toned(row::all([choice.label, choice.detail]), Tone::Quiet);
            }
            let mut position = lesson.position.duplicate();
            for code in codes_of_intent(code) {
                let events = answer(position.as_mut(), code)?.into_iter();
                for line in events.filter_map(|event| title.narrate(&event, Viewer::Seat(learner), voice)) {
                    section.toned(line, Tone::Quiet);
                }
            }
        }
        lesson = lesson.after(code)?;
    }
    (!section.lines.is_empty()).then_some(section)
}
