//! Unit tests of `engine`.

mod action;
mod bounds;
mod chance;
mod edition;
mod hidden;
mod quote;
