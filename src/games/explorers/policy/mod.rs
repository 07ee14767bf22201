//! The careful computer player.
