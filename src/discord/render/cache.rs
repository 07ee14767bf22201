//! The pictures that were drawn, the last used of them; and for a while, which ones could not be drawn.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::discord::render::Digest;
use crate::discord::render::RenderedImage;

/// How much room the pictures have, in bytes.
const ROOM: usize = 32 * 1024 * 1024;
/// How many entries there are at most.
const MOST: usize = 4096;
/// How long a failure is remembered.
const FORGIVEN: Duration = Duration::from_secs(60);

#[derive(Default)]
pub(super) struct ImageCache {
    prints: BTreeMap<Digest, CachedImage>,
    used: u64,
    bytes: usize,
}

struct CachedImage {
    print: Option<Arc<RenderedImage>>,
    since: Instant,
    used: u64,
}

impl CachedImage {
    fn bytes(&self) -> usize {
        self.print.as_ref().map_or(0, |print| print.png.len())
    }
}

impl ImageCache {
    /// A picture; `Some(None)` when it could not be drawn a little while ago.
    pub fn find(&mut self, digest: &Digest) -> Option<Option<Arc<RenderedImage>>> {
        self.used += 1;
        let kept = self.prints.get_mut(digest)?;
        kept.used = self.used;
        (kept.print.is_some() || kept.since.elapsed() < FORGIVEN).then(|| kept.print.clone())
    }

    /// Keeps a picture, or that there is none; those not used for longest make room.
    pub fn keep(&mut self, digest: Digest, print: Option<Arc<RenderedImage>>) {
        self.used += 1;
        let kept = CachedImage { print, since: Instant::now(), used: self.used };
        self.bytes += kept.bytes();
        if let Some(old) = self.prints.insert(digest, kept) {
            self.bytes -= old.bytes();
        }
        while self.bytes > ROOM || self.prints.len() > MOST {
            let oldest = self.prints.iter().min_by_key(|(_, kept)| kept.used).map(|(digest, _)| *digest);
            let Some(gone) = oldest.and_then(|digest| self.prints.remove(&digest)) else { break };
            self.bytes -= gone.bytes();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_makes_room() {
        let mut shelf = ImageCache::default();
        let print = || Some(Arc::new(RenderedImage { png: vec![0; ROOM / 4], alt: String::new() }));
        for n in 0..4 {
            shelf.keep([n; 32], print());
        }
        assert!(shelf.find(&[0; 32]).is_some());
        shelf.keep([4; 32], print());
        let there: Vec<_> = (0..5).filter(|n| shelf.find(&[*n; 32]).is_some()).collect();
        assert_eq!(there, [0, 2, 3, 4]);
        shelf.keep([4; 32], None);
        assert_eq!((shelf.bytes, shelf.find(&[4; 32])), (ROOM / 4 * 3, Some(None)));
    }
}
