//! Skald.

#![forbid(unsafe_code)]

#[cfg(feature = "host")]
pub mod sandbox;
