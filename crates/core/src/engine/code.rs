//! Words for the components of a title in codes, events and snapshots.
//!
//! A component has one spelling everywhere: typed, in records, and in tests.

/// Implements `Display`, `FromStr`, serde and `ALL` for an enum without data. Each variant has one word.
macro_rules! worded {
    ($name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $name {
            /// All variants, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word for it in codes, events and files.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::engine::CodeError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::engine::CodeError(text.to_owned())),
                }
            }
        }

        $crate::engine::code::as_text!($name);
    };
}

/// Implements serde for a type by its `Display` and `FromStr`.
macro_rules! as_text {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(|_| serde::de::Error::custom(format!("{text:?} is not known here")))
            }
        }
    };
}

pub(crate) use {as_text, worded};
