//! Unit tests of `title`.

mod alt;
mod animation;
mod facts;
mod grid;
mod orders;
mod record_error;
mod review;
mod spelling;
