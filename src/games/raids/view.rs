//! What a viewer may know: all that lies open, and nothing beyond that.

use super::state::Open;
use crate::engine;

/// A game of *Raids* as somebody sees it. There is no way from here to the order of later tiles.
pub type View = engine::View<Open, ()>;
