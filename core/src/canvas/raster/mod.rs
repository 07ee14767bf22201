//! A scene as a PNG, drawn with `tiny-skia` on two threads. The only part of `canvas` with floats and threads; it reads no file and no
//! system font, so the same scene gives the same bytes everywhere.
//!
//! The picture is cut into `bands`. On each of them `pen` draws the shapes that reach it (`visible`), as paths (`outline`, `rounded`,
//! `glyphs`) in a `paint`; then its pixels become runs of similar colours (`shades`). One `table` of colours for all bands is chosen, and
//! `file` writes the runs as an indexed PNG.

mod bands;
mod file;
mod glyphs;
mod outline;
mod paint;
mod pen;
mod rounded;
mod shades;
mod table;
#[cfg(test)]
mod tests;
mod visible;

use super::scene::Scene;
use shades::{Counter, Rgb};

/// Pixels of a PNG for each twenty units: 390 pixels of a phone become 975. Discord shows a picture about 316 pixels of a phone wide, so
/// that is enough for a screen with three times that density (948).
pub const SHARPNESS: u32 = 5;

/// No picture is wider or higher than this, in pixels.
pub const LARGEST: u32 = 4_096;

/// Why a scene cannot be drawn or written.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The picture has no area or is too large.
    #[error("a picture of {width} × {height} pixels cannot be drawn; the most is {LARGEST} each way")]
    Size {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// The PNG cannot be written.
    #[error("the PNG cannot be written: {0}")]
    Png(#[from] png::EncodingError),
    /// The GIF cannot be written.
    #[error("the GIF cannot be written: {0}")]
    Gif(#[from] gif::EncodingError),
}

/// The scene as a PNG, [`SHARPNESS`] pixels for each twenty units.
///
/// # Errors
/// See [`RasterError`].
pub fn png(scene: &Scene) -> Result<Vec<u8>, RasterError> {
    let size = size(scene, SHARPNESS)?;
    file::png(&bands::drawn(scene, size), size)
}

/// A picture in pixels: red, green, blue and an opacity that is always full, row by row.
pub(super) struct Pixels {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// Four bytes for each pixel.
    pub data: Vec<u8>,
}

/// The scene in pixels, `sharpness` for each twenty units.
pub(super) fn pixels(scene: &Scene, sharpness: u32) -> Result<Pixels, RasterError> {
    let (width, height) = size(scene, sharpness)?;
    let mut buffer = Vec::new();
    let data = bands::Part::new(scene, (width, height), 0).painted(&mut buffer).to_vec();
    Ok(Pixels { width, height, data })
}

/// A table of at most `most` colours, and the pixels as indices into it.
pub(super) fn indexed(pixels: &[u8], most: usize) -> (Vec<Rgb>, Vec<u8>) {
    let band = Counter::default().band(pixels);
    let (colours, index_of) = table::table(&band.shades, most);
    let places =
        band.runs.iter().flat_map(|run| std::iter::repeat_n(index_of[usize::from(run.shade)], run.length.into()));
    let places = places.collect();
    (colours, places)
}

/// How wide and high the picture is, in pixels.
fn size(scene: &Scene, sharpness: u32) -> Result<(u32, u32), RasterError> {
    let pixels = |units: i32| u32::try_from(units).unwrap_or_default().saturating_mul(sharpness).div_ceil(20);
    let (width, height) = (pixels(scene.width), pixels(scene.height));
    let drawable = width.min(height) > 0 && width.max(height) <= LARGEST;
    if drawable { Ok((width, height)) } else { Err(RasterError::Size { width, height }) }
}
