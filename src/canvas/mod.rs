//! Pictures as data, and the geometry that pictures and rules share.
//!
//! Knows no game and no file. Everything here is a pure function of its arguments.

pub mod hex;
