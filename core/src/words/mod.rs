//! Text as data: locales, sentences and documents. Knows no game and no Discord.
//!
//! Every sentence that a person meets has a key in `assets/locales/<locale>/*.ftl` and is said through [`Words::say`] or,
//! when it speaks of seats, through a [`Voice`]. Names of people come in from outside, already sanitized for the place
//! where they will be shown.

mod doc;
mod locale;
mod mark;
pub mod row;
mod rules;
mod say;
pub mod typed;
mod voice;

pub use doc::{Doc, Line, Section, Tone};
pub use locale::{Locale, Words, args};
pub use mark::Mark;
pub use rules::Rules;
pub use say::Fact;
pub(crate) use say::{codes, fact, facts, say};
pub use voice::Voice;

/// The facts that a sentence names.
pub type Args<'a> = fluent_bundle::FluentArgs<'a>;
