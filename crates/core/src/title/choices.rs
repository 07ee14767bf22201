//! Actions and choices without the type of their title. Each position lists the choices of a seat once. A button names
//! a choice by its index, the log by its code.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, OnceLock};

use super::Choice;
use crate::words::Voice;

/// An action of a title with its code. A position makes it from a choice or from a text.
#[derive(Clone)]
pub struct Action(Arc<dyn Coded>);

/// An action whose code is computed on first use: of hundreds of choices, one is made.
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

    /// The action in the type of its title; `None` for another title.
    pub(super) fn typed<A: 'static>(&self) -> Option<&A> {
        self.0.action().downcast_ref()
    }

    /// Its code, which is the only stored spelling.
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
    /// Compares the codes, because a code identifies an action.
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

    /// The same choices with another description.
    pub(super) fn described(self, describe: Describe) -> Self {
        Self { describe, ..self }
    }

    /// The choice with this index.
    pub fn get(&self, index: u16) -> Option<&Action> {
        self.actions.get(usize::from(index))
    }

    /// The only choice; `None` if there are several or none.
    pub fn only(&self) -> Option<&Action> {
        if let [only] = &*self.actions { Some(only) } else { None }
    }

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
}

impl PartialEq for Choices {
    /// Compares the actions and their order and ignores the descriptions.
    fn eq(&self, other: &Self) -> bool {
        self.actions == other.actions
    }
}
