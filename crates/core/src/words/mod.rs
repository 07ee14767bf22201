//! Text as data: locales, sentences and documents. This module knows no game and no Discord.
//!
//! Every sentence for people has a key in `assets/locales/<locale>/*.ftl`. [`Words::say`] formats it, or a [`Voice`] if
//! it names seats. Callers pass names of people already sanitized for the place where they are shown.

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
