//! Short typed words of *Relic Runners*; [`crate::engine`] says how they are written.

/// Declares enums with the word of each variant in codes, events and files. The first variant is the default.
macro_rules! words {
    ($($(#[$about:meta])* pub enum $name:ident { $($(#[$of:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $($(#[$of])* $variant),+ }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl $name {
            /// The words of all, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }

        $crate::engine::code::worded!($name { $($variant = $word),+ });
    )+};
}

/// Implements `Display`, `FromStr` and serde for a type by how it is written and how it is read.
macro_rules! written {
    ($name:ident, $write:expr, $read:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let write: fn(&Self, &mut std::fmt::Formatter<'_>) -> std::fmt::Result = $write;
                write(self, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::engine::CodeError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let read: fn(&str) -> Option<Self> = $read;
                read(text).ok_or_else(|| $crate::engine::CodeError(text.to_owned()))
            }
        }

        $crate::engine::code::as_text!($name);
    };
}

pub(in crate::games::relic_runners) use {words, written};
