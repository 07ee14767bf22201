//! Questions that the people at a table decide together: to pause, or to end the game.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::store::PersonId;

/// The vote of a person for a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    pub person: PersonId,
    pub motion: Motion,
}

/// A question that the people at a table decide together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// The clocks stop until a person resumes them.
    Pause,
    /// The game ends now.
    End,
}

/// A motion that waits for votes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenVote {
    pub motion: Motion,
    /// The seats that have agreed.
    pub agreed: Vec<Seat>,
    /// The seats whose votes are missing.
    pub missing: Vec<Seat>,
}
