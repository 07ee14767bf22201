//! The values that an option of a command offers, each with its word. `commands.ftl` has the name of each, under a key
//! that ends with the word.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

/// A type of which an option of a command offers some values.
pub trait Offered: Copy + PartialEq + Send + Sync + 'static {
    /// The values, each with its word.
    const ALL: &'static [(&'static str, Self)];

    /// The key of the name of a value, below that of an option.
    fn key(self, option: &str) -> String {
        format!("{option}-{}", OneOf(self).name())
    }
}

/// A value that was chosen in an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneOf<T>(pub T);

impl<T: Offered> ChoiceParameter for OneOf<T> {
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let choice = |(word, _): &(&'static str, T)| CommandParameterChoice {
            name: Cow::Borrowed(*word),
            localizations: Cow::Borrowed(&[]),
            __non_exhaustive: (),
        };
        T::ALL.iter().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        T::ALL.get(index).map(|(_, value)| Self(*value))
    }

    fn from_name(name: &str) -> Option<Self> {
        T::ALL.iter().find(|(word, _)| *word == name).map(|(_, value)| Self(*value))
    }

    fn name(&self) -> &'static str {
        T::ALL.iter().find(|(_, value)| *value == self.0).map_or("", |(word, _)| word)
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}
