//! The unit of all lengths.

/// A tenth of a phone pixel.
pub type Unit = i32;
