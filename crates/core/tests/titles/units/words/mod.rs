//! Unit tests of `words`.

mod locale;
mod mark;
mod row;
mod typed;
