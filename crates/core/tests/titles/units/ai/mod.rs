//! Unit tests of `ai`.

mod duel;
mod fixed;
mod level;
mod playouts;
mod utility;
