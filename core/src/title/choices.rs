//! Actions and choices without the type of their title. The choices of a seat are listed once for each position; a
//! button names one by its index, the log by its code.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, OnceLock};

use super::Choice;
use crate::words::Voice;

/// An action of a title, with its code. Made by a position, from a choice or from a text.
#[derive(Clone)]
pub struct Action(Arc<dyn Coded>);

/// An action, and its code once that was asked for: of hundreds of choices one is made.
struct Lazy<A> {
    action: A,
    code: OnceLock<Box<str>>,
}

trait Coded: Send + Sync {
    fn code(&self) -> &str;

    fn action(&self) -> &dyn Any;
}

impl<A: fmt::Display + Send + Sync + 'static> Coded for Lazy<A> {
    fn code(&self) -> &str {
        self.code.get_or_init(|| self.action.to_string().into())
    }

    fn action(&self) -> &dyn Any {
        &self.action
    }
}

impl Action {
    pub(super) fn new<A: fmt::Display + Send + Sync + 'static>(action: A) -> Self {
        Self(Arc::new(Lazy { action, code: OnceLock::new() }))
    }

    /// The action as its title knows it; `None` in another title.
    pub(super) fn typed<A: 'static>(&self) -> Option<&A> {
        self.0.action().downcast_ref()
    }

    /// Its code, the one spelling that is stored.
    pub fn code(&self) -> &str {
        self.0.code()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.code(), f)
    }
}

impl PartialEq for Action {
    /// By the code, which identifies the action.
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Action {}

/// Describes the actions of a list for the person who chooses, in the same order.
pub(super) type Describe = Arc<dyn Fn(&[Action], &Voice) -> Vec<Choice> + Send + Sync>;

/// The legal actions of one seat in one position, in the title's order. Cheap to copy.
#[derive(Clone)]
pub struct Choices {
    actions: Arc<[Action]>,
    describe: Describe,
}

impl Choices {
    pub(super) fn new(actions: impl Iterator<Item = Action>, describe: Describe) -> Self {
        Self { actions: actions.collect(), describe }
    }

    /// The same choices in other words.
    pub(super) fn described(self, describe: Describe) -> Self {
        Self { describe, ..self }
    }

    /// The choice with this index.
    pub fn get(&self, index: u16) -> Option<&Action> {
        self.actions.get(usize::from(index))
    }

    /// The choice, if there is exactly one.
    pub fn only(&self) -> Option<&Action> {
        if let [only] = &*self.actions { Some(only) } else { None }
    }

    /// All choices, in the title's order.
    pub fn all(&self) -> impl Iterator<Item = &Action> {
        self.actions.iter()
    }

    /// The codes, for reports and tests.
    pub fn codes(&self) -> Vec<String> {
        self.actions.iter().map(ToString::to_string).collect()
    }

    /// The choices as shown to the person who chooses, in the same order.
    pub fn shown(&self, voice: &Voice) -> Vec<Choice> {
        (self.describe)(&self.actions, voice)
    }

    /// The choice with this code in words; the code itself if it is not among them.
    pub fn label(&self, code: &str, voice: &Voice) -> String {
        let choice = self.shown(voice).into_iter().find(|choice| choice.code == code);
        choice.map_or_else(|| code.to_owned(), |choice| choice.label)
    }
}

impl PartialEq for Choices {
    /// By the actions and their order; the descriptions do not count.
    fn eq(&self, other: &Self) -> bool {
        self.actions == other.actions
    }
}
