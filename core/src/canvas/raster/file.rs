//! Bands as an indexed PNG, compressed in two parts on two threads. Whole numbers in a fixed order: the same pixels give the same bytes.

use std::sync::Arc;

use flate2::{Compress, CompressError, Compression, FlushCompress};
use png::{BitDepth, ColorType, Encoder, chunk};
use simd_adler32::Adler32;

use super::RasterError;
use super::bands::on_two_threads;
use super::shades::{Band, Counter};
use super::table::table;

/// The compression level: a higher one takes much longer and saves little.
const LEVEL: u32 = 4;

/// The most colours of a PNG with a table.
const COLOURS: usize = 256;

/// The number of parts in which the picture is compressed: one for each thread.
const PARTS: usize = 2;

/// The header of a zlib stream.
const ZLIB: [u8; 2] = [0x78, 0x5e];

/// Some rows of the picture as they stand in the file, plain and compressed.
struct Part {
    rows: Vec<u8>,
    packed: Vec<u8>,
}

/// A picture as a PNG.
///
/// # Errors
/// Those of the libraries that write and compress.
pub fn png(bands: &[Arc<Band>], (width, height): (u32, u32), counter: &mut Counter) -> Result<Vec<u8>, RasterError> {
    let (shades, numbers) = counter.joined(bands);
    let (colours, index_of) = table(&shades, COLOURS);
    let bands: Vec<_> = bands.iter().zip(&numbers).collect();
    let parts: Vec<_> = bands.chunks(bands.len().div_ceil(PARTS)).collect();
    let part = |number: usize, _: &mut ()| part(parts[number], &index_of, width, number + 1 == parts.len());
    let parts = on_two_threads(parts.len(), || (), part).into_iter().collect::<Result<Vec<_>, _>>()?;

    let mut data = ZLIB.to_vec();
    let mut sum = Adler32::new();
    for part in &parts {
        data.extend(&part.packed);
        sum.write(&part.rows);
    }
    data.extend(sum.finish().to_be_bytes());

    let mut out = Vec::with_capacity(data.len() + 1_000);
    let mut encoder = Encoder::new(&mut out, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours.concat());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &data)?;
    writer.finish()?;
    Ok(out)
}

/// Some bands as they stand in the file; the last part ends the stream.
fn part(bands: &[(&Arc<Band>, &Vec<u16>)], index_of: &[u8], width: u32, last: bool) -> Result<Part, CompressError> {
    let rows = rows(bands, index_of, width as usize);
    // Room for bytes that cannot be compressed, so that one call is enough.
    let mut packed = Vec::with_capacity(rows.len() + rows.len() / 100 + 1_000);
    let end = if last { FlushCompress::Finish } else { FlushCompress::Sync };
    Compress::new(Compression::new(LEVEL), false).compress_vec(&rows, &mut packed, end)?;
    Ok(Part { rows, packed })
}

/// Rows of indices into the table, each after a zero byte, which means that the row is not filtered.
fn rows(bands: &[(&Arc<Band>, &Vec<u16>)], index_of: &[u8], width: usize) -> Vec<u8> {
    let pixels: usize = bands.iter().flat_map(|(band, _)| &band.runs).map(|run| usize::from(run.length)).sum();
    let mut rows = Vec::with_capacity(pixels + pixels / width.max(1) + 1);
    let mut left = 0;
    for (band, numbers) in bands {
        for run in &band.runs {
            let index = index_of[usize::from(numbers[usize::from(run.shade)])];
            let mut length = usize::from(run.length);
            while length > 0 {
                if left == 0 {
                    rows.push(0);
                    left = width;
                }
                let now = length.min(left);
                rows.resize(rows.len() + now, index);
                length -= now;
                left -= now;
            }
        }
    }
    rows
}
