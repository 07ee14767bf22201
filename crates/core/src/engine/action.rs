//! The declaration of a title's actions. [`actions!`](crate::actions) generates the enum, its typed codes, their
//! parser, and the specs. Commands, completions and documentation are built from the specs.
//!
//! A code is the word of the action and its parameters, separated by single spaces. Each action has exactly one code.

use std::fmt::{self, Display};
use std::str::FromStr;

/// A declared action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionSpec {
    /// The first word of its codes, e.g. `sail`. Message keys: `<title>-do-<word>` for its name as a command,
    /// `<title>-do-<word>-about` for what it does, `<title>-typed-<word>` for synonyms.
    pub word: &'static str,
    /// Its command group, for a title with more actions than one command can hold.
    pub group: Option<&'static str>,
    pub parameters: &'static [ParameterSpec],
}

/// A declared parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParameterSpec {
    /// Its name, e.g. `space`. Message keys: `<title>-parameter-<name>` and `<title>-parameter-<name>-about`.
    pub name: &'static str,
    /// How a code writes it.
    pub kind: Kind,
    /// Whether a code may leave it out.
    pub optional: bool,
}

/// How a code writes a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Word,
    /// All words to the end of the code.
    Words,
}

impl ActionSpec {
    /// The parameters in a code of this action, in order; `None` for a parameter that the code leaves out. Returns
    /// `None` for a code of another action.
    pub fn parts<'a>(&self, code: &'a str) -> Option<Vec<Option<&'a str>>> {
        let mut words = Words::of(code)?;
        (words.word == self.word).then(|| self.parameters.iter().map(|parameter| words.take(parameter.kind)).collect())
    }
}

/// A code being parsed.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub word: &'a str,
    rest: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// Splits off the first word of a code; `None` for an empty code.
    pub fn of(code: &'a str) -> Option<Self> {
        match code.split_once(' ') {
            Some((word, rest)) => Some(Self { word, rest: Some(rest) }),
            None => (!code.is_empty()).then_some(Self { word: code, rest: None }),
        }
    }

    fn take(&mut self, kind: Kind) -> Option<&'a str> {
        let rest = self.rest?;
        let (text, rest) = match kind {
            Kind::Words => (rest, None),
            Kind::Word | Kind::Number => rest.split_once(' ').map_or((rest, None), |(word, rest)| (word, Some(rest))),
        };
        self.rest = rest;
        Some(text)
    }

    /// Parses the next parameter; `None` if it is invalid, or missing and not optional.
    pub fn parameter<T, F: Form<T>>(&mut self) -> Option<T> {
        match self.take(F::KIND) {
            Some(text) => F::read(text),
            None => F::left_out(),
        }
    }
}

/// How a code writes a value of a type.
pub trait Form<T> {
    /// The kind of words it takes.
    const KIND: Kind;
    /// Whether a code may leave it out.
    const OPTIONAL: bool = false;

    /// Formats the value; `None` when it is left out.
    fn write(value: &T) -> Option<String>;

    fn read(text: &str) -> Option<T>;

    /// The value of a parameter that a code leaves out; `None` if the parameter is required.
    fn left_out() -> Option<T> {
        None
    }
}

/// One word, formatted by `Display` and parsed by `FromStr`.
#[derive(Debug)]
pub struct Plain;

impl<T: Display + FromStr> Form<T> for Plain {
    const KIND: Kind = Kind::Word;

    fn write(value: &T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(text: &str) -> Option<T> {
        text.parse().ok()
    }
}

/// The rest of the code, formatted by `Display` and parsed by `FromStr`.
#[derive(Debug)]
pub struct RestOfCode;

impl<T: Display + FromStr> Form<T> for RestOfCode {
    const KIND: Kind = Kind::Words;

    fn write(value: &T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(text: &str) -> Option<T> {
        text.parse().ok()
    }
}

/// A number as a parameter.
#[derive(Debug)]
pub struct Number;

impl Form<u8> for Number {
    const KIND: Kind = Kind::Number;

    fn write(value: &u8) -> Option<String> {
        Some(value.to_string())
    }

    fn read(text: &str) -> Option<u8> {
        text.parse().ok()
    }
}

/// One word, or `none` for no value.
#[derive(Debug)]
pub struct OrNone;

impl<T: Display + FromStr> Form<Option<T>> for OrNone {
    const KIND: Kind = Kind::Word;

    fn write(value: &Option<T>) -> Option<String> {
        Some(value.as_ref().map_or_else(|| "none".to_owned(), ToString::to_string))
    }

    fn read(text: &str) -> Option<Option<T>> {
        if text == "none" { Some(None) } else { text.parse().ok().map(Some) }
    }
}

/// One word, left out of the code when the value is the default.
#[derive(Debug)]
pub struct UnlessDefault;

impl<T: Display + FromStr + Default + PartialEq> Form<T> for UnlessDefault {
    const KIND: Kind = Kind::Word;
    const OPTIONAL: bool = true;

    fn write(value: &T) -> Option<String> {
        (*value != T::default()).then(|| value.to_string())
    }

    fn read(text: &str) -> Option<T> {
        text.parse().ok()
    }

    fn left_out() -> Option<T> {
        Some(T::default())
    }
}

/// Appends a parameter after a space. Appends nothing if the parameter is left out.
///
/// # Errors
/// Errors of the formatter.
pub fn write_parameter<T, F: Form<T>>(value: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    F::write(value).map_or(Ok(()), |text| write!(f, " {text}"))
}

/// Declares the actions of a title: an enum with its codes.
///
/// ```
/// skald_core::actions! {
///     /// What a player does.
///     pub enum Action {
///         /// Go to a space.
///         Sail(space: u8 as Number) = "sail",
///         /// Go home.
///         Dock = "dock",
///     }
/// }
///
/// assert_eq!(Action::Sail(7).to_string(), "sail 7");
/// assert_eq!("dock".parse(), Ok(Action::Dock));
/// assert_eq!(Action::ALL[0].parameters[0].name, "space");
/// ```
///
/// A parameter is written by its type's `Display` ([`Plain`]), or in the [`Form`] named after `as`. That form is one of
/// this module, or the path of another. `in "…"` puts an action into a group of commands.
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        $visible:vis enum $name:ident {
            $(
                $(#[$about:meta])*
                $action:ident $(( $($parameter:ident : $type:ty $(as $form:path)?),+ ))? = $word:literal $(in $group:literal)?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        $visible enum $name {
            $( $(#[$about])* $action $(( $($type),+ ))? ),+
        }

        impl $name {
            /// The declaration of each action.
            pub const ALL: &'static [$crate::engine::action::ActionSpec] = {
                #[allow(unused_imports, clippy::allow_attributes)]
                use $crate::engine::action::{Form, Number, OrNone, Plain, RestOfCode, UnlessDefault};
                &[$(
                    $crate::engine::action::ActionSpec {
                        word: $word,
                        group: $crate::actions!(@group $($group)?),
                        parameters: &[$($(
                            $crate::engine::action::ParameterSpec {
                                name: stringify!($parameter),
                                kind: <$crate::actions!(@form $($form)?) as Form<$type>>::KIND,
                                optional: <$crate::actions!(@form $($form)?) as Form<$type>>::OPTIONAL,
                            }
                        ),+)?],
                    }
                ),+]
            };
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                #[allow(unused_imports, clippy::allow_attributes)]
                use $crate::engine::action::{Number, OrNone, Plain, RestOfCode, UnlessDefault, write_parameter};
                match self {
                    $( Self::$action $(( $($parameter),+ ))? => {
                        f.write_str($word)?;
                        $($( write_parameter::<$type, $crate::actions!(@form $($form)?)>($parameter, f)?; )+)?
                        Ok(())
                    } )+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::engine::CodeError;

            fn from_str(code: &str) -> Result<Self, Self::Err> {
                #[allow(unused_imports, clippy::allow_attributes)]
                use $crate::engine::action::{Number, OrNone, Plain, RestOfCode, UnlessDefault, Words};
                let read = || {
                    #[allow(unused_mut, clippy::allow_attributes)]
                    let mut words = Words::of(code)?;
                    match words.word {
                        $( $word => {
                            $($( let $parameter = words.parameter::<$type, $crate::actions!(@form $($form)?)>()?; )+)?
                            Some(Self::$action $(( $($parameter),+ ))?)
                        } )+
                        _ => None,
                    }
                };
                // Only the canonical spelling: no `+7`, no extra words.
                read().filter(|action| action.to_string() == code)
                    .ok_or_else(|| $crate::engine::CodeError(code.to_owned()))
            }
        }
    };
    (@group) => { None };
    (@group $group:literal) => { Some($group) };
    (@form) => { Plain };
    (@form $form:path) => { $form };
}
