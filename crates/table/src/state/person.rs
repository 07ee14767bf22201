//! The people and computer players of a table.

use serde::{Deserialize, Serialize};

use super::pace::Pace;
use skald_core::engine::Seat;
use skald_core::title::Title;
use skald_core::words::Locale;
use skald_store::{PersonId, Seq};

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: PersonId,
    /// The name as it was received, unsanitized. The code that shows it sanitizes it.
    pub name: String,
    pub locale: Locale,
}

/// A person who has left a game for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaver {
    #[serde(flatten)]
    pub person: Person,
    /// The seat that they had. Older documents lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The entry with which they left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Seq>,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    Person(Person),
    /// A computer player.
    Computer {
        /// The key of its policy.
        policy: String,
        /// The person who may reclaim the seat.
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

    /// The person who plays here now or may reclaim the seat.
    pub fn owner(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer { instead_of, .. } => instead_of.as_ref(),
        }
    }

    /// The key of the computer player's policy; `None` for a person.
    pub fn policy(&self) -> Option<&str> {
        match self {
            Self::Person(_) => None,
            Self::Computer { policy, .. } => Some(policy),
        }
    }
}

/// The computer player for a seat if none is named: as the last one at the table, else the title's default.
pub fn usual_policy(title: &dyn Title, seats: &[Occupant]) -> Option<&'static str> {
    let known = title.policies();
    let last = seats.iter().rev().find_map(Occupant::policy);
    known.iter().find(|policy| Some(**policy) == last).or(known.first()).copied()
}

/// A seat that is kept for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    pub person: PersonId,
    /// The first entry of the request. People who were invited together have the same.
    pub asked: Seq,
}

/// What the host of a lobby may change after people have joined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The time limits; `None` without any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// How the computer players play, in order of the word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<String>,
}

/// What a person agreed to before the host changed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    pub person: PersonId,
    pub terms: Terms,
    /// The first entry that changed the terms. People who are asked by the same message have the same.
    pub asked: Seq,
}

impl Terms {
    /// The terms of a lobby with this clock and these seats.
    pub(crate) fn of(pace: Option<Pace>, seats: &[Occupant]) -> Self {
        let mut computers: Vec<_> = seats.iter().filter_map(Occupant::policy).map(str::to_owned).collect();
        computers.sort_unstable();
        Self { pace, computers }
    }
}

/// The stage of a table's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Before the start.
    Lobby,
    /// The game is in progress.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The game was stopped before its end, or the lobby was cancelled.
    Ended,
}
