//! Scenes as an animated GIF. A frame has a table of at most 255 colours and holds only the rectangle that changes. In
//! that rectangle unchanged pixels are transparent.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::raster::{self, Pixels, RasterError};
use super::scene::Scene;

/// Pixels per twenty units: a picture 390 phone pixels wide becomes 780 wide.
const SHARPNESS: u32 = 4;

/// How long a frame is shown, in hundredths of a second.
const PACE: u16 = 90;

/// How long the last frame is shown, in hundredths of a second.
const REST: u16 = 400;

/// The maximum number of colours of a frame. The entry after them in its table is transparent.
const COLOURS: usize = 255;

/// Scenes as a repeating GIF. All frames get the size of the largest scene.
///
/// # Errors
/// The list is empty, or a scene cannot be drawn: see [`RasterError`].
pub fn gif(scenes: &[Scene]) -> Result<Vec<u8>, RasterError> {
    let largest = |side: fn(&Scene) -> i32| scenes.iter().map(side).max().unwrap_or_default();
    let width = largest(|scene| scene.width);
    let height = largest(|scene| scene.height);
    let drawn = |scene: &Scene| raster::pixels(&Scene { width, height, ..scene.clone() }, SHARPNESS);
    let mut before = drawn(scenes.first().ok_or(RasterError::Size { width: 0, height: 0 })?)?;
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, before.width as u16, before.height as u16, &[])?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown = frame(&before, None);
    for scene in &scenes[1..] {
        let after = drawn(scene)?;
        // A scene that looks like the previous one only prolongs its frame.
        match frame(&after, Some(&before)) {
            None => shown = shown.map(|frame| Frame { delay: frame.delay.saturating_add(PACE / 2), ..frame }),
            changed => {
                shown.iter().try_for_each(|frame| encoder.write_frame(frame))?;
                shown = changed;
            }
        }
        before = after;
    }
    shown.iter().try_for_each(|frame| encoder.write_frame(&Frame { delay: REST, ..frame.clone() }))?;
    drop(encoder);
    Ok(out)
}

/// The part of a picture that differs from the previous one; `None` if they are equal.
fn frame(picture: &Pixels, before: Option<&Pixels>) -> Option<Frame<'static>> {
    let width = picture.width as usize;
    let (pixels, _) = picture.data.as_chunks::<4>();
    let stays: Vec<bool> = match before {
        Some(before) => pixels.iter().zip(before.data.as_chunks::<4>().0).map(|(now, then)| now == then).collect(),
        None => vec![false; pixels.len()],
    };
    let rows: Vec<&[bool]> = stays.chunks(width).collect();
    let top = rows.iter().position(|row| row.contains(&false))?;
    let bottom = rows.iter().rposition(|row| row.contains(&false))?;
    let changed = &rows[top..=bottom];
    let left = changed.iter().filter_map(|row| row.iter().position(|stays| !stays)).min()?;
    let right = changed.iter().filter_map(|row| row.iter().rposition(|stays| !stays)).max()?;
    let inside = || (top..=bottom).flat_map(|row| row * width + left..=row * width + right);
    let new: Vec<u8> = inside().filter(|at| !stays[*at]).flat_map(|at| pixels[at]).collect();
    let (table, indices) = raster::indexed(&new, COLOURS);
    let transparent = table.len() as u8;
    let mut indices = indices.into_iter();
    let buffer = inside().map(|at| if stays[at] { transparent } else { indices.next().unwrap_or(transparent) });
    let buffer: Vec<u8> = buffer.collect();
    let mut palette = table.concat();
    palette.extend([0; 3]);
    Some(Frame {
        delay: PACE,
        dispose: DisposalMethod::Keep,
        transparent: Some(transparent),
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        palette: Some(palette),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    })
}
