//! What is kept for people and communities beside their tables: preferences, notes, lessons, and what is erased.

pub(in crate::table) mod communities;
pub(in crate::table) mod departed;
pub(in crate::table) mod notes;
pub(in crate::table) mod preferences;
pub(in crate::table) mod privacy;
pub(in crate::table) mod puzzle;
pub(in crate::table) mod retention;
pub(in crate::table) mod tutorial;
