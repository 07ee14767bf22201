//! The parts that the pictures of several titles are made of. Knows seats and voices, and no game.
//!
//! Layout: [`Columns`], [`wrap`], [`Occupied`] (labels that avoid each other), [`Segment`], [`HexGrid`] with its ruler.
//! Drawing: [`Signs`] (SVG sprites), [`paragraph`]. Words: [`alt`], [`Legend`].

pub mod alt;
mod columns;
mod hexgrid;
mod legend;
mod occupied;
mod segment;
mod signs;
mod text;

pub use columns::{Columns, wrap};
pub use hexgrid::{HexGrid, Ruler};
pub use legend::Legend;
pub use occupied::Occupied;
pub use segment::Segment;
pub use signs::{SignError, Signs};
pub use text::{Paragraph, paragraph};
