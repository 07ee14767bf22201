//! A language and the names of the people at a table: what a sentence about a game needs.

use super::{Args, Fact, Locale, Mark, Words, args, row};
use crate::engine::{Arg, RuleError, Seat};

/// Speaks one language about one table.
#[derive(Clone, Debug)]
pub struct Voice {
    pub locale: Locale,
    /// The name of each seat, in order; already sanitized for the place where it will be shown.
    pub names: Vec<String>,
}

impl Voice {
    pub fn new(locale: Locale, names: Vec<String>) -> Self {
        Self { locale, names }
    }

    /// A sentence without facts.
    pub fn word(&self, key: &str) -> String {
        Words::say(self.locale, key, &Args::new())
    }

    /// A sentence with facts. Seats appear by mark and name.
    pub fn say<'a>(&self, key: &str, facts: impl IntoIterator<Item = (&'a str, Fact<'a>)>) -> String {
        let values = facts.into_iter().map(|(name, fact)| match fact {
            Fact::Value(value) => (name, value),
            Fact::Seat(seat) => (name, self.marked(seat).into()),
        });
        Words::say(self.locale, key, &args(values))
    }

    /// The name of a seat, or its number if it has no name.
    pub fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The mark and the name of a seat, e.g. `🟠A Astrid`.
    pub fn marked(&self, seat: Seat) -> String {
        format!("{} {}", Mark::of(seat), self.seat(seat))
    }

    /// The item of each seat, e.g. its points: `🟠A Astrid 12 · 🔷B Bo 9`.
    pub fn by_seat<T: std::fmt::Display>(&self, items: impl IntoIterator<Item = T>) -> String {
        let seats = (0..).map(Seat).zip(items);
        row::all(seats.map(|(seat, item)| format!("{} {item}", self.marked(seat))))
    }

    /// A place in a ranking, e.g. `2nd`.
    pub fn ordinal(&self, place: u8) -> String {
        self.say("common-ordinal", [("n", place.into())])
    }

    /// What is said about something: `Sif: took 2 Runes`. The language decides what stands between them.
    pub fn about(&self, what: impl Into<String>, about: impl Into<String>) -> String {
        self.say("common-about", [("what", what.into().into()), ("about", about.into().into())])
    }

    /// The sentence of a refusal.
    pub fn refusal(&self, error: &RuleError) -> String {
        let mut facts = Args::new();
        for (name, arg) in &error.args {
            match arg {
                Arg::Number(number) => facts.set(&**name, *number),
                Arg::Key(key) => facts.set(&**name, self.word(key)),
                Arg::Text(text) => facts.set(&**name, text.as_str()),
                Arg::Seat(seat) => facts.set(&**name, self.seat(*seat)),
            }
        }
        Words::say(self.locale, &error.rule, &facts)
    }
}
