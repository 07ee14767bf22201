//! Rectangles with round corners, and circles as rectangles that consist of corners: most shapes of a board. A border
//! lies between two such forms, one within the other. Its upright sides are filled as bars (rectangles), which is
//! faster than a path.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

use crate::canvas::scene::{Outline, Unit};

/// The distance of the control points of a quarter circle from its ends, in radii.
const PULL: f32 = 0.552_284_8;

/// The minimum number of pixel rows for which bars are faster.
const ROWS: f32 = 8.0;

/// `tiny-skia` rounds the sides of a path to this many steps per pixel.
const STEPS: f32 = 4.0;

/// A rectangle with round corners.
#[derive(Clone, Copy)]
pub struct Rounded {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    radii: (f32, f32),
}

/// What to fill, in pixels: rectangles, and a path by the even-odd rule.
#[derive(Default)]
pub struct Parts {
    pub bars: Vec<Rect>,
    pub path: Option<Path>,
}

/// The area of a rectangle with round corners; `None` for other outlines.
pub fn filled(outline: &Outline, place: Transform) -> Option<Parts> {
    Parts::new(Rounded::of(outline)?, None, place)
}

/// The area of a stroke of this width along a rectangle or a circle; `None` for other outlines and for elliptical corners.
pub fn border(outline: &Outline, width: Unit, place: Transform) -> Option<Parts> {
    let form = Rounded::of(outline).filter(|form| form.radii.0 == form.radii.1)?;
    let half = width as f32 / 2.0;
    Parts::new(form.grown(half)?, form.grown(-half), place)
}

impl Parts {
    /// The area between two forms, or the whole first one.
    fn new(outer: Rounded, inner: Option<Rounded>, place: Transform) -> Option<Self> {
        let placed = |form: Rounded| form.placed(place);
        let Some(upright) = placed(outer) else {
            let mut path = PathBuilder::new();
            std::iter::once(outer).chain(inner).for_each(|form| form.whole(&mut path));
            return Some(Self { bars: Vec::new(), path: path.finish()?.transform(place) });
        };
        Some(Self::upright(upright, inner.and_then(placed)))
    }

    /// Whole pixel rows between the upper and the lower corners have only sides. They become bars; the rest becomes a
    /// path.
    fn upright(outer: Rounded, inner: Option<Rounded>) -> Self {
        if inner.is_none() && outer.radii == (0.0, 0.0) {
            return Self {
                bars: Rect::from_ltrb(outer.left, outer.top, outer.right, outer.bottom).into_iter().collect(),
                path: None,
            };
        }
        let forms = || std::iter::once(outer).chain(inner);
        let from = forms().map(|form| form.top + form.radii.1).fold(f32::MIN, f32::max).ceil();
        let to = forms().map(|form| form.bottom - form.radii.1).fold(f32::MAX, f32::min).floor();
        let mut path = PathBuilder::new();
        if to - from < ROWS {
            forms().for_each(|form| form.whole(&mut path));
            return Self { bars: Vec::new(), path: path.finish() };
        }
        forms().for_each(|form| form.ends(&mut path, from, to));
        // Bars are rounded as the sides of a path are, so that both meet.
        let bar = |left: f32, right: f32| {
            Rect::from_ltrb((left * STEPS).round() / STEPS, from, (right * STEPS).round() / STEPS, to)
        };
        let bars = match inner {
            None => [bar(outer.left, outer.right), None],
            Some(inner) => [bar(outer.left, inner.left), bar(inner.right, outer.right)],
        };
        Self { bars: bars.into_iter().flatten().collect(), path: path.finish() }
    }
}

impl Rounded {
    /// The form of a rectangle or a circle; `None` for other outlines and for empty ones.
    pub fn of(outline: &Outline) -> Option<Self> {
        let (at, width, height, radius) = match *outline {
            Outline::Rect { at, width, height, radius } => (at, width, height, radius),
            Outline::Circle { centre, radius } => (centre.shifted(-radius, -radius), 2 * radius, 2 * radius, radius),
            _ => return None,
        };
        let left = at.x as f32;
        let top = at.y as f32;
        let across = width as f32;
        let down = height as f32;
        let radius = radius.max(0) as f32;
        let radii = (radius.min(across / 2.0), radius.min(down / 2.0));
        (width > 0 && height > 0).then_some(Self { left, top, right: left + across, bottom: top + down, radii })
    }

    /// The form in pixels; `None` if the transform turns or mirrors it.
    fn placed(self, place: Transform) -> Option<Self> {
        let Transform { sx, sy, kx: 0.0, ky: 0.0, tx, ty } = place else { return None };
        (sx > 0.0 && sy > 0.0).then_some(Self {
            left: self.left * sx + tx,
            top: self.top * sy + ty,
            right: self.right * sx + tx,
            bottom: self.bottom * sy + ty,
            radii: (self.radii.0 * sx, self.radii.1 * sy),
        })
    }

    /// The form grown by this much on every side. The centres of the corners stay.
    fn grown(self, by: f32) -> Option<Self> {
        let radius = (self.radii.0 + by).max(0.0);
        let grown = Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
            radii: (radius, radius),
        };
        (grown.left < grown.right && grown.top < grown.bottom).then_some(grown)
    }

    /// The whole path, from the left end of its top. SVG starts dashes there.
    pub fn whole(&self, path: &mut PathBuilder) {
        path.move_to(self.left + self.radii.0, self.top);
        self.top(path);
        self.bottom(path);
        path.line_to(self.left, self.top + self.radii.1);
        self.corner(path);
        path.close();
    }

    /// A circle, which begins on the right.
    pub fn circle(&self, path: &mut PathBuilder) {
        let Self { left, top, right, bottom, radii: (radius, _) } = *self;
        let x = left + radius;
        let y = top + radius;
        let pull = radius * PULL;
        path.move_to(right, y);
        path.cubic_to(right, y + pull, x + pull, bottom, x, bottom);
        path.cubic_to(x - pull, bottom, left, y + pull, left, y);
        path.cubic_to(left, y - pull, x - pull, top, x, top);
        path.cubic_to(x + pull, top, right, y - pull, right, y);
        path.close();
    }

    /// The parts above the row `from` and below the row `to`.
    fn ends(&self, path: &mut PathBuilder, from: f32, to: f32) {
        path.move_to(self.left, from);
        path.line_to(self.left, self.top + self.radii.1);
        self.corner(path);
        self.top(path);
        path.line_to(self.right, from);
        path.close();
        path.move_to(self.right, to);
        path.line_to(self.right, self.bottom - self.radii.1);
        self.bottom(path);
        path.line_to(self.left, to);
        path.close();
    }

    /// The upper left corner, from the end of the left side.
    fn corner(&self, path: &mut PathBuilder) {
        let Self { left, top, radii: (across, down), .. } = *self;
        let a = across * (1.0 - PULL);
        let b = down * (1.0 - PULL);
        path.cubic_to(left, top + b, left + a, top, left + across, top);
    }

    /// The top, and the corner on its right.
    fn top(&self, path: &mut PathBuilder) {
        let Self { top, right, radii: (across, down), .. } = *self;
        let a = across * (1.0 - PULL);
        let b = down * (1.0 - PULL);
        path.line_to(right - across, top);
        path.cubic_to(right - a, top, right, top + b, right, top + down);
    }

    /// The right side, the bottom and both its corners.
    fn bottom(&self, path: &mut PathBuilder) {
        let Self { left, right, bottom, radii: (across, down), .. } = *self;
        let a = across * (1.0 - PULL);
        let b = down * (1.0 - PULL);
        path.line_to(right, bottom - down);
        path.cubic_to(right, bottom - b, right - a, bottom, right - across, bottom);
        path.line_to(left + across, bottom);
        path.cubic_to(left + a, bottom, left, bottom - b, left, bottom - down);
    }
}
