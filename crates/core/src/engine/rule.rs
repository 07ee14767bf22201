//! Refusals as data: the rule, the ruling and the facts. The sentences are in the locale files.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Seat;

/// A fact in a refusal, for its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number: a space, a crew, a cost.
    Number(i64),
    /// The message key of a translated word of the title.
    Key(String),
    /// A text that needs no translation, such as a typed code.
    Text(String),
    /// A seat, shown as the name of its player.
    Seat(Seat),
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Why an action was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("refused by {rule} ({ruling})")]
pub struct RuleError {
    /// The key of the sentence in the locale files, e.g. `raids-refuse-crew-needed`.
    pub rule: Cow<'static, str>,
    /// The id of the ruling in `docs/rulings/`, e.g. `RA-08`. For a refusal common to all titles: the document that
    /// specifies it.
    pub ruling: Cow<'static, str>,
    /// The facts that the sentence names.
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

impl RuleError {
    pub const fn new(rule: &'static str, ruling: &'static str) -> Self {
        Self { rule: Cow::Borrowed(rule), ruling: Cow::Borrowed(ruling), args: BTreeMap::new() }
    }

    /// The same with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.insert(Cow::Borrowed(name), arg);
        self
    }
}

/// The error for a text that is not the code of any action or component of the title.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an action code: {0:?}")]
pub struct CodeError(pub String);
