//! Pictures look like their SVG, in bands and in one piece, and files keep the drawing.

mod files;
mod likeness;
mod shades;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use tiny_skia::Transform;

use crate::canvas::raster::*;
use crate::canvas::scene::Scene;

use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark::badge;
use crate::canvas::palette::{Look, ground};
use crate::canvas::scene::{Text, at};
use crate::engine::Seat;

#[test]
fn a_small_scene_becomes_the_same_png_each_time() {
    let look = Look::default();
    let mut scene = Scene::new(3900, 600, ground(look).paper);
    for seat in Seat::all(8) {
        scene.extend(badge(seat, look, at(300 + 450 * i32::from(seat.0), 300), 180));
    }
    let png = crate::canvas::raster::png(&scene).expect("a picture");
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&png[16..24], [0, 0, 3, 207, 0, 0, 0, 150], "975 × 150 pixels");
    assert_eq!(png, crate::canvas::raster::png(&scene).expect("a picture"));
    let other = Scene { background: Colour::WHITE.into(), ..scene };
    assert_ne!(png, crate::canvas::raster::png(&other).expect("a picture"));
}

#[test]
fn a_picture_without_a_size_is_refused() {
    for (width, height) in [(0, 100), (100, -1), (3900, 100_000)] {
        let scene = Scene::new(width, height, Colour::WHITE);
        assert!(matches!(png(&scene), Err(RasterError::Size { .. })), "{width} × {height}");
    }
}

#[test]
fn the_width_table_matches_the_font() {
    for (weight, font) in [(Weight::Medium, glyphs::MEDIUM_FONT), (Weight::Bold, glyphs::BOLD_FONT)] {
        let font = FontRef::new(font).expect("a font");
        let advances = font.glyph_metrics(Size::new(lettering::EM as f32), LocationRef::default());
        for letter in lettering::letters() {
            let known = lettering::advance(letter, weight) as f32;
            let drawn = font.charmap().map(letter).and_then(|glyph| advances.advance_width(glyph));
            assert!(drawn.is_some_and(|drawn| (drawn - known).abs() < 2.0), "{letter}: {drawn:?} drawn, {known} known");
        }
    }
}

#[test]
fn every_letter_has_an_outline_of_its_width() {
    for weight in [Weight::Medium, Weight::Bold] {
        for letter in lettering::letters().filter(|letter| !letter.is_whitespace() && *letter != '\u{ad}') {
            let text = Text { weight, ..Text::new(at(0, 0), "", 1_000, Colour::BLACK) };
            let text = Text { text: letter.to_string(), ..text };
            let path = glyphs::path(&text, Transform::identity());
            let bounds = path.unwrap_or_else(|| panic!("{letter} has no outline")).bounds();
            // The fraction slash leans far over its neighbours.
            let lean = if letter == '⁄' { 161.0 } else { 100.0 };
            let width = text.width() as f32;
            assert!(
                -lean < bounds.left() && bounds.right() < width + lean,
                "{letter} leans out of {width}: {bounds:?}"
            );
            assert!(-1_070.0 < bounds.top() && bounds.bottom() < 340.0, "{letter} is too high or too deep: {bounds:?}");
        }
    }
}
