//! Short typed words of *Relic Runners*; [`crate::engine`] says how they are written.

pub(in crate::games::relic_runners) use crate::engine::code::{as_text, worded};

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

        $crate::games::relic_runners::code::worded!($name { $($variant = $word),+ });
    )+};
}

pub(in crate::games::relic_runners) use words;
