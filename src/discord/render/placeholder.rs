//! Empty pictures that keep the space of a picture while it is being rendered.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use super::locked;
use crate::canvas::palette::{Look, ground};
use crate::canvas::raster;
use crate::canvas::scene::{PHONE, Scene, Unit};
use crate::discord::messages::outgoing::{RenderedImage, being_drawn};
use crate::title::{Frame, RenderOptions};
use crate::words::Locale;

type Size = (Unit, Unit);

/// The size of the last picture of each title and frame, and an empty picture for each size.
#[derive(Default)]
pub(super) struct Placeholders {
    sizes: Mutex<BTreeMap<(&'static str, Frame), Size>>,
    images: Mutex<BTreeMap<(Size, Look, Locale), Arc<RenderedImage>>>,
}

impl Placeholders {
    /// The maximum number of cached empty pictures; each has a few hundred bytes.
    const MOST: usize = 64;

    pub fn note(&self, title: &'static str, frame: Frame, image: &RenderedImage) {
        locked(&self.sizes).insert((title, frame), image.size);
    }

    /// An empty picture of the size of the last one; a square if there was none.
    pub fn image(&self, title: &'static str, render: RenderOptions, locale: Locale) -> Option<Arc<RenderedImage>> {
        let size = locked(&self.sizes).get(&(title, render.frame)).copied().unwrap_or((PHONE, PHONE));
        let key = (size, render.look, locale);
        if let Some(image) = locked(&self.images).get(&key) {
            return Some(Arc::clone(image));
        }
        let scene = Scene::new(size.0, size.1, ground(render.look).paper);
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

    #[test]
    fn placeholder_has_the_size_of_the_last_picture() {
        let placeholders = Placeholders::default();
        let render = RenderOptions::default();
        let image = |title| placeholders.image(title, render, Locale::En).expect("an empty picture");
        assert_eq!(image("raids").size, (PHONE, PHONE), "no size is known yet");
        let last = RenderedImage { bytes: Vec::new(), alt: String::new(), size: (3_900, 4_200) };
        placeholders.note("raids", render.frame, &last);
        let empty = image("raids");
        assert_eq!(empty.size, last.size);
        assert_eq!(&empty.bytes[16..24], [0, 0, 3, 207, 0, 0, 4, 26], "975 × 1,050 pixels");
        assert!(empty.bytes.len() < 4_000, "{} bytes", empty.bytes.len());
        assert!(Arc::ptr_eq(&empty, &image("raids")), "drawn once");
        assert_eq!(image("explorers").size, (PHONE, PHONE), "another title has another size");
    }
}
