//! The cache of rendered pictures, and of recent failures.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use lru::LruCache;
use tokio::time::Instant;

use crate::discord::messages::RenderedImage;
use crate::discord::render::Digest;

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
