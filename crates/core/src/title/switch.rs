//! Values shared by the options of several titles.

use super::spelling::words;

words! {
    /// An option that is off in the rulebook.
    pub enum OffOn { Off = "off", On = "on" }
}

impl OffOn {
    /// Whether the option is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// Declares the options of a title: the struct that games save and, in the same order, the specs that hosts see. `since 2` marks an option
/// that rules version 2 added.
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct $name:ident { $($(#[$of:meta])* $field:ident: $kind:ident $(since $version:literal)?),+ $(,)? }
    ) => {
        $(#[$about])*
        pub struct $name { $($(#[$of])* pub $field: $kind),+ }

        /// The options as data, in the order in which they are shown.
        pub const SPECS: &[$crate::title::OptionSpec] =
            &[$($crate::title::OptionSpec::new(stringify!($field), $kind::WORDS)$(.since($version))?),+];

        impl $name {
            /// The value of each switch as a fact of that name, for sentences that depend on it.
            pub fn facts(&self) -> Vec<(&'static str, $crate::words::Fact<'static>)> {
                vec![$((stringify!($field), self.$field.to_string().into())),+]
            }
        }
    };
}

pub(crate) use options;
