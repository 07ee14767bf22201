//! The unit of all lengths.

/// A tenth of a pixel of a phone.
pub type Unit = i32;
