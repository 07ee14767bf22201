//! What a table does by itself when its time has come, and the people who are away.

pub(crate) mod due;
pub(crate) mod timekeeper;
pub(crate) mod vacation;
