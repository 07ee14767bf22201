//! Unit tests of `canvas::scene`.

mod angle;
mod bounds;
