//! The picture in bands from top to bottom, each drawn on its own. Two threads take the next band in turn; which of them draws a
//! band changes nothing about it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tiny_skia::{PixmapMut, Transform};

use super::pen::Pen;
use super::shades::{Band, Counter};
use crate::canvas::scene::Scene;

/// How many rows of pixels a band has: as much as the nearest caches hold.
const ROWS: u32 = 256;

/// Rows that are drawn above and below a band and thrown away: `tiny-skia` rounds curves at the edge of what it draws on.
const OVERLAP: u32 = 2;

/// The scene, drawn and counted.
pub fn drawn(scene: &Scene, (width, height): (u32, u32)) -> Vec<Band> {
    let count = height.div_ceil(ROWS) as usize;
    let draw = |number: usize, (pixels, counter): &mut (Vec<u8>, Counter)| {
        let top = number as u32 * ROWS;
        counter.band(painted(scene, pixels, (width, ROWS.min(height - top)), top))
    };
    on_two_threads(count, Default::default, draw)
}

/// The pixels of so many rows from a place on, red, green, blue and opacity; the buffer is used again. The background covers,
/// so what was there before is gone.
pub fn painted<'a>(scene: &Scene, buffer: &'a mut Vec<u8>, (width, rows): (u32, u32), top: u32) -> &'a [u8] {
    let above = OVERLAP.min(top);
    let all = above + rows + OVERLAP;
    let bytes = |rows: u32| (width * rows * 4) as usize;
    buffer.resize(bytes(all).max(buffer.len()), 0);
    let scale = width as f32 / scene.width as f32;
    let place = Transform::from_scale(scale, scale).post_translate(0.0, above as f32 - top as f32);
    if let Some(pixels) = PixmapMut::from_bytes(&mut buffer[..bytes(all)], width, all) {
        Pen::new(pixels).scene(scene, place);
    }
    &buffer[bytes(above)..bytes(above + rows)]
}

/// What is made of each number below `count`, in their order, by this thread and another. Each keeps something from one
/// number to the next.
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
        // A panic of the other thread goes on in this one.
        made.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        made
    });
    made.sort_unstable_by_key(|(number, _)| *number);
    made.into_iter().map(|(_, thing)| thing).collect()
}
