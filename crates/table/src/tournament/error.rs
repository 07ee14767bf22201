//! Errors of tournaments.

use crate::TableError;
use skald_store::StoreError;

/// Why a request about a tournament is refused.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// There is no such tournament, or it was removed.
    #[error("no such tournament")]
    Unknown,
    /// The channel has another tournament that is not over.
    #[error("the channel has a tournament")]
    Taken,
    /// The community has the maximum number of tournaments.
    #[error("the community has {0} tournaments")]
    TooMany(usize),
    #[error("it has begun")]
    Begun,
    #[error("it has not begun")]
    NotBegun,
    #[error("it is over")]
    Over,
    #[error("full: {0} people")]
    Full(usize),
    /// The person takes part already.
    #[error("takes part already")]
    AlreadyIn,
    /// The person does not take part, or has left.
    #[error("does not take part")]
    NotIn,
    /// Too few people to start. The number is the minimum.
    #[error("fewer than {0} people")]
    TooFew(usize),
    /// Without a clock that decides, a game could stand still.
    #[error("no pace that decides")]
    NeedsPace,
    /// The title cannot be played by two people.
    #[error("no tables for two")]
    NotForTwo,
    /// No game has this number.
    #[error("no game {0}")]
    NoGame(usize),
    /// The table decides the game, or is still in progress.
    #[error("game {0} is not open to a decision")]
    NotStopped(usize),
    #[error(transparent)]
    Table(#[from] TableError),
}

impl From<StoreError> for TournamentError {
    fn from(error: StoreError) -> Self {
        Self::Table(error.into())
    }
}
