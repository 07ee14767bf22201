//! Unit tests of `title::review`.

mod text;
