//! A scene as a PNG, drawn with `tiny-skia` on two threads. The only room of `canvas` with floats, threads and a lock; it reads
//! no file and asks no system for a font, so the same scene gives the same bytes everywhere.
//!
//! The picture is cut into bands ([`bands`]). On each band [`pen`] draws the shapes that reach it, as paths ([`outline`],
//! [`rounded`], [`glyphs`]) in a [`paint`]; then its pixels become runs of similar colours ([`shades`]). One [`table`] of colours for all
//! bands is chosen, and [`file`] writes the runs as an indexed PNG.

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

use super::scene::Scene;

/// Pixels of a PNG for each pixel of the phone: 390 become 1,170.
pub const SHARPNESS: u32 = 3;

/// No picture is wider or higher than this, in pixels.
pub const LARGEST: u32 = 4_096;

/// Why a scene is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// Nothing to draw on, or too much.
    #[error("a picture of {width} × {height} pixels cannot be drawn; the most is {LARGEST} each way")]
    Size {
        /// How wide.
        width: u32,
        /// How high.
        height: u32,
    },
    /// The PNG cannot be written.
    #[error("the PNG cannot be written: {0}")]
    Png(#[from] png::EncodingError),
    /// The PNG cannot be compressed.
    #[error("the PNG cannot be compressed: {0}")]
    Compression(#[from] flate2::CompressError),
}

/// The scene as a PNG, [`SHARPNESS`] pixels for each ten units.
///
/// # Errors
/// See [`RasterError`].
pub fn png(scene: &Scene) -> Result<Vec<u8>, RasterError> {
    let size = size(scene)?;
    let bands = bands::drawn(scene, size);
    file::png(&bands, size)
}

/// How wide and high the picture is, in pixels.
fn size(scene: &Scene) -> Result<(u32, u32), RasterError> {
    let pixels = |units: i32| u32::try_from(units).unwrap_or_default().saturating_mul(SHARPNESS).div_ceil(10);
    let (width, height) = (pixels(scene.width), pixels(scene.height));
    let drawable = width.min(height) > 0 && width.max(height) <= LARGEST;
    if drawable { Ok((width, height)) } else { Err(RasterError::Size { width, height }) }
}
