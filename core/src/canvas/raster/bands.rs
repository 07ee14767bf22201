//! The picture in bands from top to bottom, each drawn on its own. Two threads take the next band in turn; the pixels of a band do not
//! depend on which of them draws it.

use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tiny_skia::{PixmapMut, Transform};

use super::cache::Cache;
use super::ground::Ground;
use super::pen::Pen;
use super::scratch::{LentScratch, Scratch, ScratchPool};
use super::shades::Band;
use super::visible::{Visible, hash_place, visible};
use crate::canvas::scene::{Paint, Scene};

/// About how many rows of pixels a band has: few enough for the caches of the processor.
const ROWS: u32 = 256;

/// Rows that are drawn above and below a band and thrown away: `tiny-skia` rounds curves at the edge of what it draws on.
const OVERLAP: u32 = 2;

/// The bands and grounds that need not be drawn again, and buffers.
#[derive(Default)]
pub struct Caches {
    bands: Cache<Band>,
    grounds: Cache<Ground>,
    pub scratch: ScratchPool,
}

/// The bands of a scene of this size in pixels, from top to bottom.
pub fn drawn(scene: &Scene, (width, height): (u32, u32), caches: &Caches) -> Vec<Arc<Band>> {
    // An even number of bands, so that both threads draw equally many.
    let pairs = ((height + ROWS) / (2 * ROWS)).max(1);
    let rows = height.div_ceil(2 * pairs);
    let count = height.div_ceil(rows) as usize;
    let draw = |number: usize, scratch: &mut LentScratch<'_>| {
        let Scratch { pixels, counter } = &mut **scratch;
        let top = number as u32 * rows;
        let part = Part::new(scene, (width, rows.min(height - top)), top);
        caches.bands.find(&part, || counter.band(part.painted(pixels, Some(&caches.grounds))))
    };
    on_two_threads(count, || caches.scratch.take(), draw)
}

/// Some rows of a scene, to be drawn.
#[derive(Hash)]
pub struct Part<'a> {
    ground: Below<'a>,
    shapes: Vec<Visible<'a>>,
    /// How many of the drawn rows, from the top, are not shown, and how many after them are.
    shown: (u32, u32),
}

/// The background and the ground of some rows.
struct Below<'a> {
    scene: &'a Scene,
    /// How many pixels are drawn, across and down.
    size: (u32, u32),
    place: Transform,
    shapes: Vec<Visible<'a>>,
}

/// Hashes everything that changes the pixels.
impl Hash for Below<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let scene = self.scene;
        if !matches!(scene.background, Paint::Flat(_)) {
            (scene.width, scene.height).hash(state);
        }
        scene.background.hash(state);
        (self.size, &self.shapes).hash(state);
        hash_place(self.place, state);
    }
}

impl<'a> Part<'a> {
    /// The part of a scene with this many pixels, across and down, from the row `top` on.
    pub fn new(scene: &'a Scene, (width, rows): (u32, u32), top: u32) -> Self {
        let above = OVERLAP.min(top);
        let size = (width, above + rows + OVERLAP);
        let scale = width as f32 / scene.width as f32;
        let place = Transform::from_scale(scale, scale).post_translate(0.0, above as f32 - top as f32);
        let ground = Below { scene, size, place, shapes: visible(&scene.ground, place, size) };
        Self { ground, shapes: visible(&scene.shapes, place, size), shown: (above, rows) }
    }

    /// Its pixels: red, green, blue and opacity, in a buffer that may be used again.
    pub fn painted<'b>(&self, buffer: &'b mut Vec<u8>, grounds: Option<&Cache<Ground>>) -> &'b [u8] {
        let ((width, all), (above, rows)) = (self.ground.size, self.shown);
        let bytes = |rows: u32| (width * rows * 4) as usize;
        buffer.resize(bytes(all).max(buffer.len()), 0);
        let pixels = &mut buffer[..bytes(all)];
        match grounds.filter(|_| !self.ground.shapes.is_empty()) {
            None => self.ground.paint(pixels),
            Some(grounds) => {
                let ground = grounds.find(&self.ground, || {
                    self.ground.paint(pixels);
                    Ground::of(pixels)
                });
                ground.write(pixels);
            }
        }
        if let Some(pixels) = PixmapMut::from_bytes(pixels, width, all) {
            Pen::new(pixels).draw(&self.shapes);
        }
        &buffer[bytes(above)..bytes(above + rows)]
    }
}

impl Below<'_> {
    /// Draws over all earlier pixels, since the background is opaque.
    fn paint(&self, pixels: &mut [u8]) {
        if let Some(pixels) = PixmapMut::from_bytes(pixels, self.size.0, self.size.1) {
            let mut pen = Pen::new(pixels);
            pen.background(self.scene, self.place);
            pen.draw(&self.shapes);
        }
    }
}

/// The results of `make` for all numbers below `count`, in order, computed by this thread and another. Each thread has one value of
/// `start` for all its calls.
pub fn on_two_threads<K, T: Send>(
    count: usize,
    start: impl Fn() -> K + Sync,
    make: impl Fn(usize, &mut K) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut kept = start();
        let number = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < count);
        std::iter::from_fn(number).map(|number| (number, make(number, &mut kept))).collect::<Vec<_>>()
    };
    let mut made = thread::scope(|scope| {
        let other = scope.spawn(worker);
        let mut made = worker();
        // A panic of the other thread is resumed in this one.
        made.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        made
    });
    made.sort_unstable_by_key(|(number, _)| *number);
    made.into_iter().map(|(_, thing)| thing).collect()
}
