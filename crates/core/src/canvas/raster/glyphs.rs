//! Letters as paths: the outlines of the embedded fonts, spaced by the widths of `lettering`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use tiny_skia::{Path, PathBuilder, PathSegment, Transform};

use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Anchor, Text};

/// The outlines of all letters of a font by letter, with the origin on the baseline, y downwards, in parts of the size.
type Glyphs = BTreeMap<char, Path>;

/// The font of most text.
pub const MEDIUM_FONT: &[u8] = include_bytes!("../../../../../assets/fonts/Inter-Medium.ttf");
pub const BOLD_FONT: &[u8] = include_bytes!("../../../../../assets/fonts/Inter-Bold.ttf");

static MEDIUM: LazyLock<Glyphs> = LazyLock::new(|| glyphs(MEDIUM_FONT));
static BOLD: LazyLock<Glyphs> = LazyLock::new(|| glyphs(BOLD_FONT));

/// The outlines of a font. Empty if the font is unreadable, which a test rules out.
fn glyphs(font: &[u8]) -> Glyphs {
    let Ok(font) = FontRef::new(font) else { return Glyphs::new() };
    let letters = font.charmap();
    let outlines = font.outline_glyphs();
    let glyph = |letter: char| {
        let mut pen = Pen::default();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        outlines.get(letters.map(letter)?)?.draw(settings, &mut pen).ok()?;
        Some((letter, pen.0.finish()?))
    };
    lettering::letters().filter_map(glyph).collect()
}

/// Draws an outline whose y grows upwards.
#[derive(Default)]
struct Pen(PathBuilder);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, -y);
    }

    fn quad_to(&mut self, a: f32, b: f32, x: f32, y: f32) {
        self.0.quad_to(a, -b, x, -y);
    }

    fn curve_to(&mut self, a: f32, b: f32, c: f32, d: f32, x: f32, y: f32) {
        self.0.cubic_to(a, -b, c, -d, x, -y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

/// The outlines of a text in its position; `None` for a text without ink.
pub fn path(text: &Text, place: Transform) -> Option<Path> {
    let glyphs = if text.weight == Weight::Bold { &*BOLD } else { &*MEDIUM };
    let advance = |letter: char| lettering::advance(letter, text.weight) as f32;
    let whole: f32 = text.text.chars().map(advance).sum();
    let mut x = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -whole / 2.0,
        Anchor::End => -whole,
    };
    let mut path = PathBuilder::new();
    for letter in text.text.chars() {
        if let Some(glyph) = glyphs.get(&letter) {
            set(&mut path, glyph, x);
        }
        x += advance(letter);
    }
    let size = text.size as f32 / lettering::EM as f32;
    let place = place.pre_translate(text.at.x as f32, text.at.y as f32).pre_scale(size, size);
    path.finish()?.transform(place)
}

/// Adds a glyph, moved `x` to the right.
fn set(path: &mut PathBuilder, glyph: &Path, x: f32) {
    for segment in glyph.segments() {
        match segment {
            PathSegment::MoveTo(to) => path.move_to(to.x + x, to.y),
            PathSegment::LineTo(to) => path.line_to(to.x + x, to.y),
            PathSegment::QuadTo(pull, to) => path.quad_to(pull.x + x, pull.y, to.x + x, to.y),
            PathSegment::CubicTo(one, other, to) => {
                path.cubic_to(one.x + x, one.y, other.x + x, other.y, to.x + x, to.y);
            }
            PathSegment::Close => path.close(),
        }
    }
}
