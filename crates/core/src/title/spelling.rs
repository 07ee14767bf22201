//! The spelling of a title's components: macros that give a type exactly one written form. Codes, events and files use
//! that form.

/// Declares enums with a word for each variant. The first variant is the default.
macro_rules! words {
    ($($(#[$about:meta])* pub enum $name:ident { $($(#[$of:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$of])* $variant),+ }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl $name {
            /// All words, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }

        $crate::engine::code::worded!($name { $($variant = $word),+ });
    )+};
}

/// Implements `Display`, `FromStr` and serde for a type from one writer and one reader.
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

pub(crate) use {words, written};
