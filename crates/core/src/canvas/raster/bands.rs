//! The picture in bands from top to bottom, each drawn separately. Two threads take the next band in turn. The pixels
//! of a band do not depend on the thread.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tiny_skia::{PixmapMut, Transform};

use super::pen::Pen;
use super::shades::{Band, Counter};
use super::visible::{Visible, visible};
use crate::canvas::scene::Scene;

/// The approximate number of pixel rows in a band: few enough for the caches of the processor.
const ROWS: u32 = 256;

/// Extra rows drawn above and below a band and then dropped, because `tiny-skia` rounds curves at the edge of its
/// canvas.
const OVERLAP: u32 = 2;

/// The bands of a scene with this size in pixels, from top to bottom.
pub fn drawn(scene: &Scene, (width, height): (u32, u32)) -> Vec<Band> {
    // The number of bands is even, so that both threads draw equally many.
    let pairs = ((height + ROWS) / (2 * ROWS)).max(1);
    let rows = height.div_ceil(2 * pairs);
    let count = height.div_ceil(rows);
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut pixels = Vec::new();
        let mut counter = Counter::default();
        let number = || u32::try_from(next.fetch_add(1, Ordering::Relaxed)).ok().filter(|number| *number < count);
        let mut band = |number: u32| {
            let top = number * rows;
            let part = Part::new(scene, (width, rows.min(height - top)), top);
            (number, counter.band(part.painted(&mut pixels)))
        };
        std::iter::from_fn(number).map(&mut band).collect::<Vec<_>>()
    };
    let mut drawn = thread::scope(|scope| {
        let other = scope.spawn(worker);
        let mut drawn = worker();
        // A panic of the other thread is resumed in this one.
        drawn.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        drawn
    });
    drawn.sort_unstable_by_key(|(number, _)| *number);
    drawn.into_iter().map(|(_, band)| band).collect()
}

/// Some rows of a scene.
pub struct Part<'a> {
    scene: &'a Scene,
    /// The number of drawn pixels, across and down.
    size: (u32, u32),
    place: Transform,
    shapes: Vec<Visible<'a>>,
    /// How many of the drawn rows, from the top, are dropped, and how many after them are kept.
    shown: (u32, u32),
}

impl<'a> Part<'a> {
    /// The part of a scene with this many pixels, across and down, from the row `top`.
    pub fn new(scene: &'a Scene, (width, rows): (u32, u32), top: u32) -> Self {
        let above = OVERLAP.min(top);
        let size = (width, above + rows + OVERLAP);
        let scale = width as f32 / scene.width as f32;
        let place = Transform::from_scale(scale, scale).post_translate(0.0, above as f32 - top as f32);
        Self { scene, size, place, shapes: visible(&scene.shapes, place, size), shown: (above, rows) }
    }

    /// Its pixels as red, green, blue and opacity, in a reusable buffer. The opaque background overwrites all earlier
    /// pixels.
    pub fn painted<'b>(&self, buffer: &'b mut Vec<u8>) -> &'b [u8] {
        let (width, all) = self.size;
        let (above, rows) = self.shown;
        let bytes = |rows: u32| (width * rows * 4) as usize;
        buffer.resize(bytes(all).max(buffer.len()), 0);
        if let Some(pixels) = PixmapMut::from_bytes(&mut buffer[..bytes(all)], width, all) {
            let mut pen = Pen::new(pixels);
            pen.background(self.scene, self.place);
            pen.draw(&self.shapes);
        }
        &buffer[bytes(above)..bytes(above + rows)]
    }
}
