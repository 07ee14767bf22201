//! What a table does by itself when its time has come, and the people who are away.

pub(in crate::table) mod due;
pub(in crate::table) mod timekeeper;
pub(in crate::table) mod vacation;
