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
    let (width, height) = (largest(|scene| scene.width), largest(|scene| scene.height));
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

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;
    use crate::canvas::Colour;
    use crate::canvas::scene::{Form, at};

    fn scene(x: i32) -> Scene {
        let mut scene = Scene::new(1_000, 500, Colour::WHITE);
        scene.draw(Form::rect(at(x, 100), 100, 100).fill(Colour::BLACK));
        scene
    }

    /// The frames: left, top, width, height and delay, and the visible picture after each.
    fn frames(bytes: &[u8]) -> (Vec<[u16; 5]>, Vec<Vec<u8>>) {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes).expect("a GIF");
        let width = usize::from(decoder.width());
        let mut canvas = vec![0; width * usize::from(decoder.height()) * 4];
        let (mut places, mut seen) = (Vec::new(), Vec::new());
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let [left, top, wide] = [frame.left, frame.top, frame.width].map(usize::from);
            for (number, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                let place = ((top + number / wide) * width + left + number % wide) * 4;
                canvas[place..place + 4].copy_from_slice(pixel);
            }
            places.push([frame.left, frame.top, frame.width, frame.height, frame.delay]);
            seen.push(canvas.clone());
        }
        (places, seen)
    }

    #[test]
    fn each_frame_shows_its_scene_and_holds_only_what_changes() {
        let scenes = [scene(100), scene(120), scene(120), scene(600)];
        let bytes = gif(&scenes).expect("a GIF");
        assert_eq!(bytes, gif(&scenes).expect("a GIF"), "the same scenes give the same bytes");
        let (places, seen) = frames(&bytes);
        assert_eq!(
            places,
            [[0, 0, 200, 100, PACE], [20, 20, 24, 20, PACE + PACE / 2], [24, 20, 116, 20, REST]],
            "the third scene looks like the second"
        );
        for (scene, seen) in [&scenes[0], &scenes[1], &scenes[3]].into_iter().zip(seen) {
            assert_eq!(seen, raster::pixels(scene, SHARPNESS).expect("pixels").data);
        }
    }

    #[test]
    fn a_smaller_scene_gets_the_size_of_the_largest() {
        let small = Scene { height: 300, ..scene(100) };
        let (places, seen) = frames(&gif(&[small, scene(100)]).expect("a GIF"));
        assert_eq!((places.len(), places[0][3]), (1, 100));
        assert_eq!(seen[0], raster::pixels(&scene(100), SHARPNESS).expect("pixels").data);
    }

    #[test]
    fn without_scenes_there_is_no_animation() {
        assert!(matches!(gif(&[]), Err(RasterError::Size { .. })));
    }
}
