//! Bands as an indexed PNG.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::RasterError;
use super::shades::{Band, Counter};
use super::table::table;

/// The compression level. A higher level takes much longer and saves little.
const LEVEL: u8 = 4;

/// The maximum number of colours of an indexed PNG.
const COLOURS: usize = 256;

/// A picture as a PNG.
///
/// # Errors
/// The errors of the PNG library.
pub fn png(bands: &[Band], (width, height): (u32, u32)) -> Result<Vec<u8>, RasterError> {
    let (shades, numbers) = Counter::default().joined(bands);
    let (colours, index_of) = table(&shades, COLOURS);
    let mut indices = Vec::with_capacity((width * height) as usize);
    for (band, numbers) in bands.iter().zip(&numbers) {
        for run in &band.runs {
            let index = index_of[usize::from(numbers[usize::from(run.shade)])];
            indices.resize(indices.len() + usize::from(run.length), index);
        }
    }
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours.concat());
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(out)
}
