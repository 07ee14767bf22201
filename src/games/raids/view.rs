//! What a viewer may know: all that lies open, and who looks.

use serde::Serialize;

use super::state::Open;
use crate::engine::Viewer;

/// A game of *Raids* as somebody sees it. There is no way from here to the order of later tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
}
