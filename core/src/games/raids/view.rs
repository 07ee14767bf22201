//! The view of a game: the open part and nothing beyond it.

use super::state::Open;
use crate::engine;

/// A game of *Raids* as somebody sees it. It does not hold the generator, so the order of later tiles stays unknown.
pub type View = engine::View<Open, ()>;
