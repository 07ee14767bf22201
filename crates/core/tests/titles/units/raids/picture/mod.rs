//! Unit tests of `games::raids::picture`.

mod icons;
mod ring;
