//! The cache of rendered pictures and of recent failures, and the empty pictures that keep the space of a picture while it
//! is being rendered.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use tokio::time::Instant;

use super::locked;
use crate::messages::outgoing::{RenderedImage, being_drawn};
use crate::render::Digest;
use crate::render::request::Kind;
use skald_core::canvas::palette::{Look, ground};
use skald_core::canvas::raster;
use skald_core::canvas::scene::{PHONE, Scene, Unit};
use skald_core::words::Locale;

/// The maximum size of all pictures, in bytes.
const ROOM: usize = 8 * 1024 * 1024;
const MOST: NonZeroUsize = NonZeroUsize::new(4096).expect("is not zero");
const FAILURE_TTL: Duration = Duration::from_secs(60);

pub(super) struct ImageCache {
    images: LruCache<Digest, CachedImage>,
    bytes: usize,
}

struct CachedImage {
    image: Option<Arc<RenderedImage>>,
    since: Instant,
}

impl CachedImage {
    fn bytes(&self) -> usize {
        self.image.as_ref().map_or(0, |image| image.bytes.len())
    }
}

impl Default for ImageCache {
    fn default() -> Self {
        Self { images: LruCache::new(MOST), bytes: 0 }
    }
}

impl ImageCache {
    /// A picture; `Some(None)` if rendering failed within the last [`FAILURE_TTL`].
    pub fn find(&mut self, digest: &Digest) -> Option<Option<Arc<RenderedImage>>> {
        let cached = self.images.get(digest)?;
        (cached.image.is_some() || cached.since.elapsed() < FAILURE_TTL).then(|| cached.image.clone())
    }

    /// Stores a picture or a failure; the least recently used are evicted.
    pub fn keep(&mut self, digest: Digest, image: Option<Arc<RenderedImage>>) {
        let cached = CachedImage { image, since: Instant::now() };
        self.bytes += cached.bytes();
        if let Some((_, old)) = self.images.push(digest, cached) {
            self.bytes -= old.bytes();
        }
        while self.bytes > ROOM {
            let Some((_, old)) = self.images.pop_lru() else { break };
            self.bytes -= old.bytes();
        }
    }
}

type Size = (Unit, Unit);

/// The size of the last picture of each kind, and an empty picture for each size.
#[derive(Default)]
pub(super) struct Placeholders {
    sizes: Mutex<BTreeMap<Kind, Size>>,
    images: Mutex<BTreeMap<(Size, Look, Locale), Arc<RenderedImage>>>,
}

impl Placeholders {
    /// The maximum number of cached empty pictures; each has a few hundred bytes.
    const MOST: usize = 64;

    pub fn note(&self, kind: Kind, image: &RenderedImage) {
        locked(&self.sizes).insert(kind, image.size);
    }

    /// An empty picture of the size of the last one, at most a square, so that long messages fit a phone with it. A square
    /// if there was none.
    pub fn image(&self, kind: Kind, look: Look) -> Option<Arc<RenderedImage>> {
        let (width, height) = locked(&self.sizes).get(&kind).copied().unwrap_or((PHONE, PHONE));
        let size = (width, height.min(width));
        let (.., locale) = kind;
        let key = (size, look, locale);
        if let Some(image) = locked(&self.images).get(&key) {
            return Some(Arc::clone(image));
        }
        let scene = Scene::new(size.0, size.1, ground(look).paper);
        let png = raster::png(&scene).inspect_err(|error| tracing::warn!(%error, "no empty picture")).ok()?;
        let image = Arc::new(RenderedImage { bytes: png, alt: being_drawn(locale), size });
        let mut images = locked(&self.images);
        if images.len() >= Self::MOST {
            images.pop_first();
        }
        images.insert(key, Arc::clone(&image));
        Some(image)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::title::Frame;

    #[test]
    fn least_recently_used_picture_is_evicted() {
        let mut cache = ImageCache::default();
        let image = || Some(Arc::new(RenderedImage { bytes: vec![0; ROOM / 4], alt: String::new(), size: (0, 0) }));
        for n in 0..4 {
            cache.keep([n; 32], image());
        }
        assert!(cache.find(&[0; 32]).is_some());
        cache.keep([4; 32], image());
        let there: Vec<_> = (0..5).filter(|n| cache.find(&[*n; 32]).is_some()).collect();
        assert_eq!(there, [0, 2, 3, 4]);
        cache.keep([4; 32], None);
        assert_eq!((cache.bytes, cache.find(&[4; 32])), (ROOM / 4 * 3, Some(None)));
    }

    #[test]
    fn placeholder_is_as_large_as_the_last_picture_at_most_square() {
        let placeholders = Placeholders::default();
        let kind = |title| (title, false, Frame::default(), Locale::En);
        let image = |title| placeholders.image(kind(title), Look::default()).expect("an empty picture");
        assert_eq!(image("raids").size, (PHONE, PHONE), "no size is known yet");
        let last = RenderedImage { bytes: Vec::new(), alt: String::new(), size: (3_900, 3_200) };
        placeholders.note(kind("raids"), &last);
        let empty = image("raids");
        assert_eq!(empty.size, last.size);
        assert_eq!(&empty.bytes[16..24], [0, 0, 3, 207, 0, 0, 3, 32], "975 × 800 pixels");
        assert!(empty.bytes.len() < 4_000, "{} bytes", empty.bytes.len());
        assert!(Arc::ptr_eq(&empty, &image("raids")), "drawn once");
        let high = RenderedImage { size: (3_900, 4_200), ..last };
        placeholders.note(kind("raids"), &high);
        assert_eq!(image("raids").size, (3_900, 3_900), "no higher than wide");
        assert_eq!(image("explorers").size, (PHONE, PHONE), "another title has another size");
    }
}
