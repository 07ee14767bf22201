//! Sentences with facts, in the syntax of `format!`: `say!(voice, "raids-told-took", who, tile = names::name(tile))`.

use fluent_bundle::FluentValue;

use crate::engine::Seat;

/// A fact of a sentence.
#[derive(Clone, Debug)]
pub enum Fact<'a> {
    /// A number or a text.
    Value(FluentValue<'a>),
    /// A player: the voice gives the mark and the name.
    Seat(Seat),
}

impl From<Seat> for Fact<'_> {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<&Seat> for Fact<'_> {
    fn from(seat: &Seat) -> Self {
        Self::Seat(*seat)
    }
}

/// Converts numbers and texts to facts.
macro_rules! values {
    ($($value:ty),+) => {
        $(impl<'a> From<$value> for Fact<'a> {
            fn from(value: $value) -> Self {
                Self::Value(value.into())
            }
        })+
    };
}

values!(u8, u16, u32, u64, usize, i8, i16, i32, i64, &u8, &u16, &u32, &u64, &usize, &i16, &i32, &i64);
values!(String, &'a String, &'a str, std::borrow::Cow<'a, str>, FluentValue<'a>);

/// Converts components to facts by their codes, or by a function that names them.
macro_rules! codes {
    ($($thing:ty),+) => {
        $crate::words::codes!(by |thing| thing.to_string(); $($thing),+);
    };
    (by $named:expr; $($thing:ty),+) => {
        $(impl From<$thing> for $crate::words::Fact<'_> {
            fn from(thing: $thing) -> Self {
                Self::from(&thing)
            }
        }

        impl From<&$thing> for $crate::words::Fact<'_> {
            fn from(thing: &$thing) -> Self {
                let named: fn(&$thing) -> String = $named;
                named(thing).into()
            }
        })+
    };
}

/// A sentence with facts in a voice: `name = value`, or `name` alone for a variable of that name.
macro_rules! say {
    ($voice:expr, $key:expr, $($facts:tt)*) => {
        $voice.say($key, $crate::words::facts!($($facts)*))
    };
}

/// The facts of several sentences, in the syntax of [`say!`].
macro_rules! facts {
    ($($name:ident $(= $value:expr)?),+ $(,)?) => {
        [$((stringify!($name), $crate::words::fact!($name $(= $value)?))),+]
    };
}

macro_rules! fact {
    ($name:ident) => {
        $crate::words::Fact::from($name)
    };
    ($name:ident = $value:expr) => {
        $crate::words::Fact::from($value)
    };
}

pub(crate) use {codes, fact, facts, say};
