//! What the tests of the store and the tables share: a small title of their own, a clock that stands still, people,
//! commits and folders.
#![allow(dead_code, reason = "each test uses its part")]

pub mod commits;
pub mod count;
pub mod dig;
pub mod disk;
pub mod failing;
pub mod folders;
pub mod panics;
pub mod people;
