//! Parts shared by the pictures of several titles. This module knows seats and voices, and no game.
//!
//! Layout: [`Columns`], [`wrap`], [`Occupied`] (labels that avoid each other), [`Segment`], [`HexGrid`] with
//! its ruler, [`coast`] (of hexagons).
//!
//! Drawing: [`Signs`] (SVG sprites), [`headline`], [`SeatCard`], [`paragraph`], [`Highlight`] (changes, turns,
//! choices), [`number()`] (of a choice), [`won`] (the card of a winner).
//!
//! Words: [`alt`], [`Legend`].

pub mod alt;
mod card;
pub mod coast;
mod columns;
mod headline;
mod hexgrid;
mod highlight;
mod legend;
pub mod number;
mod occupied;
mod segment;
mod signs;
mod text;
mod winner;

pub use card::SeatCard;
pub use columns::{Columns, wrap};
pub use headline::headline;
pub use hexgrid::{HexGrid, Ruler};
pub use highlight::{Consequence, Highlight};
pub use legend::Legend;
pub use number::number;
pub use occupied::Occupied;
pub use segment::Segment;
pub use signs::{SignError, Signs};
pub use text::{Paragraph, drawn, paragraph};
pub use winner::{GOLD, ties, won};
