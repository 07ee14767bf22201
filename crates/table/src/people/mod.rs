//! What is kept for people and communities beside their tables: preferences, notes, lessons, and what is erased.

pub(crate) mod communities;
pub(crate) mod departed;
pub(crate) mod notes;
pub(crate) mod preferences;
pub(crate) mod privacy;
pub(crate) mod puzzle;
pub(crate) mod retention;
pub(crate) mod tutorial;
