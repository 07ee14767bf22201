//! A scene as a PNG, by `resvg`. The only room of `canvas` with floats and a lock; it reads no file and asks no system for a
//! font, so the same scene gives the same bytes everywhere.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree, fontdb};

use super::scene::Scene;
use super::{indexed, svg};

/// Pixels of a PNG for each pixel of the phone: 390 become 1,170.
pub const SHARPNESS: u32 = 3;

/// No picture is wider or higher than this, in pixels.
pub const LARGEST: u32 = 4_096;

/// The embedded font.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../../assets/fonts/Inter-Medium.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../assets/fonts/Inter-Bold.ttf").to_vec());
    Arc::new(fonts)
});

/// Why a scene is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// Nothing to draw on, or too much.
    #[error("a picture of {width} × {height} pixels cannot be drawn; the most is {LARGEST} each way")]
    Size {
        /// How wide.
        width: u32,
        /// How high.
        height: u32,
    },
    /// The SVG is refused: a defect of `svg`.
    #[error("the SVG of the scene cannot be read: {0}")]
    Svg(#[from] usvg::Error),
    /// The PNG cannot be written.
    #[error("the PNG cannot be written: {0}")]
    Png(#[from] png::EncodingError),
    /// The GIF cannot be written.
    #[error("the GIF cannot be written: {0}")]
    Gif(#[from] gif::EncodingError),
}

/// The scene as a PNG, [`SHARPNESS`] pixels for each ten units.
///
/// # Errors
/// See [`RasterError`].
pub fn png(scene: &Scene) -> Result<Vec<u8>, RasterError> {
    let pixmap = pixmap(scene, SHARPNESS)?;
    // The background covers, so no pixel is transparent.
    Ok(indexed::png(pixmap.data(), pixmap.width(), pixmap.height())?)
}

/// The scene in pixels, `sharpness` for each ten units.
pub(super) fn pixmap(scene: &Scene, sharpness: u32) -> Result<Pixmap, RasterError> {
    let pixels = |units: i32| u32::try_from(units).unwrap_or_default().saturating_mul(sharpness).div_ceil(10);
    let (width, height) = (pixels(scene.width), pixels(scene.height));
    let pixmap = if width.max(height) > LARGEST { None } else { Pixmap::new(width, height) };
    let mut pixmap = pixmap.ok_or(RasterError::Size { width, height })?;
    let tree = tree(scene)?;
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

fn tree(scene: &Scene) -> Result<Tree, usvg::Error> {
    let options = Options { fontdb: Arc::clone(&FONTS), font_family: svg::FONT.to_owned(), ..Options::default() };
    Tree::from_str(&svg::text(scene), &options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Colour;
    use crate::canvas::lettering::{self, Weight};
    use crate::canvas::mark::badge;
    use crate::canvas::palette::{Look, ground};
    use crate::canvas::scene::{Form, Text, at};
    use crate::engine::Seat;

    #[test]
    fn a_small_scene_becomes_the_same_png_each_time() {
        let look = Look::default();
        let mut scene = Scene::new(3900, 600, ground(look).paper);
        for seat in Seat::all(8) {
            scene.extend(badge(seat, look, at(300 + 450 * i32::from(seat.0), 300), 180));
        }
        let png = super::png(&scene).expect("a picture");
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(&png[16..24], [0, 0, 4, 146, 0, 0, 0, 180], "1,170 × 180 pixels");
        assert_eq!(png, super::png(&scene).expect("a picture"));
        let other = Scene { background: Colour::WHITE.into(), ..scene };
        assert_ne!(png, super::png(&other).expect("a picture"));
    }

    #[test]
    fn a_picture_without_a_size_is_refused() {
        for (width, height) in [(0, 100), (100, -1), (3900, 100_000)] {
            let scene = Scene::new(width, height, Colour::WHITE);
            assert!(matches!(png(&scene), Err(RasterError::Size { .. })), "{width} × {height}");
        }
    }

    #[test]
    fn widths_are_those_of_the_font() {
        for weight in [Weight::Medium, Weight::Bold] {
            for letter in lettering::letters().filter(|letter| !letter.is_whitespace()) {
                // The distance between two bars, with and without the letter between them.
                let ends = |text: &str| {
                    let mut scene = Scene::new(9_000, 1_000, Colour::WHITE);
                    scene.draw(Text { weight, ..Text::new(at(0, 900), text, 1_000, Colour::BLACK) });
                    scene.draw(Form::rect(at(0, 0), 1, 1));
                    let tree = tree(&scene).expect("a tree");
                    right(tree.root()).expect("the text")
                };
                let drawn = ends(&format!("|{letter}|")) - ends("||");
                let known = lettering::width(&letter.to_string(), 1_000, weight) as f32;
                assert!((drawn - known).abs() < 2.0, "{letter}: {drawn} drawn, {known} known");
            }
        }
    }

    /// The right end of the first text of a group.
    fn right(group: &usvg::Group) -> Option<f32> {
        group.children().iter().find_map(|node| match node {
            usvg::Node::Text(text) => Some(text.bounding_box().right()),
            usvg::Node::Group(group) => right(group),
            _ => None,
        })
    }
}
