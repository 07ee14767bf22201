//! A scene as a PNG, drawn with `tiny-skia` on two threads. No other part of `canvas` uses floats and threads. It reads
//! no file and no system font, so the same scene gives the same bytes everywhere.
//!
//! The steps:
//!
//! 1. `bands` cuts the picture into bands.
//! 2. `pen` draws the shapes that reach a band (`visible`), as paths (`outline`, `rounded`, `glyphs`) in a `paint`.
//! 3. `shades` turns the pixels of a band into runs of similar colours.
//! 4. `table` chooses the colours for all bands.
//! 5. `file` writes the runs as an indexed PNG.

pub mod bands;
pub mod file;
pub mod glyphs;
mod outline;
mod paint;
mod pen;
mod rounded;
pub mod shades;
mod table;
mod visible;

pub use glyphs::{BOLD_FONT, MEDIUM_FONT};

use super::scene::Scene;
use shades::{Counter, Rgb};

/// Pixels of a PNG per twenty units: a picture 390 phone pixels wide becomes 975 wide. Discord shows a picture about
/// 316 phone pixels wide, so 948 suffice for a screen with three times that density.
pub const SHARPNESS: u32 = 5;

/// The maximum width and height of a picture, in pixels.
pub const LARGEST: u32 = 4_096;

/// Why a scene cannot be drawn or written.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The picture has no area or is too large.
    #[error("a picture of {width} × {height} pixels cannot be drawn; the most is {LARGEST} each way")]
    Size { width: u32, height: u32 },
    /// The PNG cannot be written.
    #[error("the PNG cannot be written: {0}")]
    Png(#[from] png::EncodingError),
    /// The GIF cannot be written.
    #[error("the GIF cannot be written: {0}")]
    Gif(#[from] gif::EncodingError),
}

/// The scene as a PNG, with [`SHARPNESS`] pixels per twenty units.
///
/// # Errors
/// See [`RasterError`].
pub fn png(scene: &Scene) -> Result<Vec<u8>, RasterError> {
    let size = size(scene, SHARPNESS)?;
    file::png(&bands::drawn(scene, size), size)
}

/// A picture in pixels, row by row: red, green, blue and an opacity that is always full.
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    /// Four bytes per pixel.
    pub data: Vec<u8>,
}

/// The scene in pixels, with `sharpness` pixels per twenty units.
pub fn pixels(scene: &Scene, sharpness: u32) -> Result<Pixels, RasterError> {
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

/// The width and height of the picture, in pixels.
pub fn size(scene: &Scene, sharpness: u32) -> Result<(u32, u32), RasterError> {
    let pixels = |units: i32| u32::try_from(units).unwrap_or_default().saturating_mul(sharpness).div_ceil(20);
    let width = pixels(scene.width);
    let height = pixels(scene.height);
    let drawable = width.min(height) > 0 && width.max(height) <= LARGEST;
    if drawable { Ok((width, height)) } else { Err(RasterError::Size { width, height }) }
}
