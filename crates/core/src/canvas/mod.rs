//! Pictures as data, and their output formats.
//!
//! A [`scene::Scene`] is typed shapes in whole units. [`svg::text`] writes it as SVG and `raster::png` (feature
//! `pictures`) as PNG; `animation::gif` writes several as a GIF. Every title draws with these modules:
//!
//! * [`palette`]: looks and seat colours.
//! * [`mark`]: the badge of a seat.
//! * [`lettering`]: text widths.
//! * [`kit`]: parts of boards, cards and legends.
//! * [`hex`] and [`edges`]: hexagons, their positions, neighbours and edges of land. Rules use them too.
//!
//! The module knows seats and their marks, and no game. Everything except `raster` and its user `animation` is pure:
//! whole numbers, no clock, no file. The same scene gives the same bytes on every machine.

#[cfg(feature = "pictures")]
pub mod animation;
mod colour;
pub mod edges;
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
