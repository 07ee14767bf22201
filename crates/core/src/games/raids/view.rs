//! The view of a game: only the open part.

use super::state::Open;
use crate::engine;

/// A viewer's view of a game of *Raids*. It does not hold the generator, so the order of later tiles stays unknown.
pub type View = engine::View<Open, ()>;
