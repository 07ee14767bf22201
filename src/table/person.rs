//! Who sits at a table.

use serde::{Deserialize, Serialize};

use crate::store::PersonId;
use crate::words::Locale;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Their name as it was given, with everything in it that a name may hold. Whoever shows it makes it harmless.
    pub name: String,
    /// Their language.
    pub locale: Locale,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person.
    Person(Person),
    /// A computer player.
    Computer {
        /// How it plays.
        policy: String,
        /// Whose seat it keeps; they may reclaim it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<Person>,
    },
}

impl Occupant {
    /// The person who plays here now.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { .. } => None,
        }
    }

    /// The person who plays here or may come back.
    pub fn owner(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { instead_of, .. } => instead_of.as_ref(),
        }
    }

    /// How the computer player plays here, if it is one.
    pub fn policy(&self) -> Option<&str> {
        match self {
            Self::Person(_) => None,
            Self::Computer { policy, .. } => Some(policy),
        }
    }
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are taking their seats.
    Lobby,
    /// The game runs.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The game was stopped before its end, or the lobby was cancelled.
    Ended,
}
