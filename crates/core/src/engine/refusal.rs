//! The declaration of a title's refusals. One table ([`refusals!`](crate::refusals)) generates the enum of refusals,
//! their conversion to [`RuleError`], and the specs. Tests compare the specs with the sentences and the rulings.

use super::{Arg, RuleError};

/// A refusal as declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusalSpec {
    /// The key of its title, e.g. `raids`.
    pub title: &'static str,
    /// Its name in the code, e.g. `MonsterFirst`.
    pub name: &'static str,
    /// The id of its ruling, e.g. `RA-49`.
    pub ruling: &'static str,
    /// The names of the facts that its sentence may use, e.g. `monster`.
    pub facts: &'static [&'static str],
}

impl RefusalSpec {
    /// The key of its sentence, e.g. `raids-refuse-monster-first`.
    pub fn key(&self) -> String {
        let mut key = format!("{}-refuse", self.title.replace('_', "-"));
        for letter in self.name.chars() {
            if letter.is_ascii_uppercase() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }

    /// The refusal with its key and its facts, in the order of their names.
    pub fn error<const N: usize>(&self, key: &'static str, facts: [Arg; N]) -> RuleError {
        self.facts
            .iter()
            .zip(facts)
            .fold(RuleError::new(key, self.ruling), |error, (name, fact)| error.with(name, fact))
    }
}

/// Returns the refusal unless the condition holds.
///
/// # Errors
/// The refusal.
pub fn check<R>(holds: bool, refusal: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Declares the refusals of a title: one line for each, with its ruling and the facts of its sentence. The name gives
/// the key of the sentence.
///
/// ```
/// use skald_core::engine::{Arg, RuleError, Seat};
///
/// /// A fact that is a text.
/// fn code(space: char) -> Arg {
///     Arg::Text(space.to_string())
/// }
///
/// skald_core::refusals! {
///     /// Why an action is refused.
///     pub enum Refusal of "raids" {
///         Over = "RA-47",
///         CrewNeeded(space: char as code, there: Seat) = "RA-08",
///     }
/// }
///
/// let error = RuleError::from(Refusal::CrewNeeded('x', Seat(1)));
/// assert_eq!((&*error.rule, &*error.ruling), ("raids-refuse-crew-needed", "RA-08"));
/// assert_eq!(error.args["there"], Arg::Seat(Seat(1)));
/// assert_eq!(Refusal::ALL[1].facts, ["space", "there"]);
/// ```
///
/// A fact becomes an [`Arg`] by `Arg::from`, or by the function named after `as`.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $visible:vis enum $name:ident of $title:literal {
            $( $refusal:ident $(( $($fact:ident : $type:ty $(as $form:path)?),+ ))? = $ruling:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visible enum $name {
            $( #[doc = concat!("Refused by the ruling ", $ruling, ".")] $refusal $(( $($type),+ ))? ),+
        }

        impl $name {
            /// The declaration of each refusal.
            pub const ALL: &'static [$crate::engine::refusal::RefusalSpec] = &[
                $( $crate::refusals!(@spec $title, $refusal, $ruling $($(, $fact)+)?) ),+
            ];
        }

        impl From<$name> for $crate::engine::RuleError {
            fn from(refusal: $name) -> Self {
                match refusal {
                    $( $name::$refusal $(( $($fact),+ ))? => {
                        const SPEC: $crate::engine::refusal::RefusalSpec =
                            $crate::refusals!(@spec $title, $refusal, $ruling $($(, $fact)+)?);
                        // Built once, because the tests of the laws are refused millions of times.
                        static KEY: ::std::sync::LazyLock<String> = ::std::sync::LazyLock::new(|| SPEC.key());
                        SPEC.error(&KEY, [$($( $crate::refusals!(@arg $fact $($form)?) ),+)?])
                    } )+
                }
            }
        }
    };
    (@spec $title:literal, $refusal:ident, $ruling:literal $(, $fact:ident)*) => {
        $crate::engine::refusal::RefusalSpec {
            title: $title,
            name: stringify!($refusal),
            ruling: $ruling,
            facts: &[$(stringify!($fact)),*],
        }
    };
    (@arg $fact:ident) => { $crate::engine::Arg::from($fact) };
    (@arg $fact:ident $form:path) => { $form($fact) };
}
