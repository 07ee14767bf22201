//! Pictures as data, and what they become.
//!
//! A [`scene::Scene`] is typed shapes in whole units; [`svg::text`] writes it as SVG and `raster::png` (feature `pictures`) as a PNG,
//! `animation::gif` several as a GIF. Every title draws with [`palette`] (looks, seat colours), [`mark`] (the badge of a seat),
//! [`lettering`] (how wide a text is), [`kit`] (parts of boards, cards and legends) and [`hex`] (hexagons: where they lie, how they
//! touch), which rules use too.
//!
//! Knows seats and their marks, and no game. Everything but `raster`, and `animation`, which uses it, is pure: whole numbers, no clock,
//! no file. The same scene gives the same bytes on every machine.

#[cfg(feature = "pictures")]
pub mod animation;
mod colour;
pub mod hex;
pub mod kit;
pub mod lettering;
pub mod mark;
pub mod palette;
#[cfg(feature = "pictures")]
pub mod raster;
pub mod scene;
pub mod svg;
mod unit;

pub use colour::Colour;
