//! Unit tests of `canvas`.

mod animation;
mod colour;
mod hex;
mod kit;
mod lettering;
mod mark;
mod raster;
mod scene;
mod svg;
