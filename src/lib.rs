//! Skald.
