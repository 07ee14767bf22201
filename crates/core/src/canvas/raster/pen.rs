//! Draws shapes in order on a part of the picture.

use tiny_skia::{Color, FillRule, Mask, PathBuilder, PixmapMut, Transform};

use super::rounded::{self, Parts};
use super::visible::{Visible, rect, seen, visible, within};
use super::{glyphs, outline, paint};
use crate::canvas::Colour;
use crate::canvas::scene::{Area, Form, Group, Outline, Paint, Scene, Shape, Text, Unit, at};
use crate::canvas::svg::LAYERS;

/// How far the background extends beyond the scene, in units.
const BEYOND: Unit = 100;

/// A part of a picture to draw on.
pub struct Pen<'a> {
    pixels: PixmapMut<'a>,
}

impl<'a> Pen<'a> {
    pub fn new(pixels: PixmapMut<'a>) -> Self {
        Self { pixels }
    }

    /// Draws the background of a scene over all earlier pixels.
    pub fn background(&mut self, scene: &Scene, place: Transform) {
        if let Paint::Flat(colour) = &scene.background {
            self.pixels.fill(paint::color(*colour));
        } else {
            self.pixels.fill(Color::WHITE);
            // The rectangle reaches the end of pixels that the scene covers only in part.
            let paper = Form::rect(at(0, 0), scene.width + BEYOND, scene.height + BEYOND);
            self.form(&paper.fill(scene.background.clone()), place);
        }
    }

    /// Draws shapes, later ones above earlier ones.
    pub fn draw(&mut self, shapes: &[Visible<'_>]) {
        for Visible { shape, place } in shapes {
            match shape {
                Shape::Form(form) => self.form(form, *place),
                Shape::Text(text) => self.text(text, *place),
                Shape::Group(group) => self.part(group, *place),
                Shape::Hotspot(_) => {}
            }
        }
    }

    fn size(&self) -> (u32, u32) {
        (self.pixels.width(), self.pixels.height())
    }

    fn form(&mut self, form: &Form, place: Transform) {
        self.shadow(form, place);
        if let Some(paint) = form.fill.as_ref().and_then(|fill| paint::paint(fill, place)) {
            self.fill(&form.outline, &paint, place);
        }
        let Some(stroke) = form.stroke.as_ref().filter(|stroke| stroke.width > 0) else { return };
        let paint = paint::flat(stroke.colour);
        if stroke.dash.is_empty() {
            self.border(&form.outline, &paint, &outline::stroke(stroke, scale(place)), stroke.width, place);
        } else if let Some(path) = outline::path(&form.outline, place) {
            self.pixels.stroke_path(&path, &paint, &outline::stroke(stroke, scale(place)), Transform::identity(), None);
        }
    }

    /// Draws the shadow as [`svg`](crate::canvas::svg) does: layers of the border. Each layer reaches inwards at least
    /// as far as the shadow is shifted.
    fn shadow(&mut self, form: &Form, place: Transform) {
        let Some(shadow) = form.shadow.filter(|shadow| shadow.colour.alpha > 0) else { return };
        let place = place.pre_translate(shadow.shift.x as f32, shadow.shift.y as f32);
        let layers = if shadow.soft == 0 { 1 } else { LAYERS };
        let alpha = (i32::from(shadow.colour.alpha) / layers).max(1) as u8;
        let paint = paint::flat(Colour { alpha, ..shadow.colour });
        if shadow.soft == 0 {
            return self.fill(&form.outline, &paint, place);
        }
        let reach = shadow.shift.x.abs().max(shadow.shift.y.abs());
        for layer in (1..=layers).rev() {
            let width = 2 * reach.max(shadow.soft * layer / layers);
            self.border(&form.outline, &paint, &outline::pen(width, scale(place)), width, place);
        }
    }

    fn fill(&mut self, outline: &Outline, paint: &tiny_skia::Paint<'_>, place: Transform) {
        if let Some(parts) = rounded::filled(outline, place) {
            self.parts(&parts, paint);
        } else if let Some(path) = outline::path(outline, place) {
            self.pixels.fill_path(&path, paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    /// Draws a stroke without dashes.
    fn border(
        &mut self,
        outline: &Outline,
        paint: &tiny_skia::Paint<'_>,
        pen: &tiny_skia::Stroke,
        width: Unit,
        place: Transform,
    ) {
        // `tiny-skia` draws a line thinner than a pixel as a fainter line one pixel wide.
        let parts = if pen.width > 1.0 { rounded::border(outline, width, place) } else { None };
        if let Some(parts) = parts {
            self.parts(&parts, paint);
        } else if let Some(path) = outline::path(outline, place) {
            self.pixels.stroke_path(&path, paint, pen, Transform::identity(), None);
        }
    }

    fn parts(&mut self, parts: &Parts, paint: &tiny_skia::Paint<'_>) {
        for bar in &parts.bars {
            self.pixels.fill_rect(*bar, paint, Transform::identity(), None);
        }
        if let Some(path) = &parts.path {
            self.pixels.fill_path(path, paint, FillRule::EvenOdd, Transform::identity(), None);
        }
    }

    fn text(&mut self, text: &Text, place: Transform) {
        let Some(path) = glyphs::path(text, place) else { return };
        if let Some((colour, width)) = text.halo.filter(|(_, width)| *width > 0) {
            let pen = outline::pen(2 * width, scale(place));
            self.pixels.stroke_path(&path, &paint::flat(colour), &pen, Transform::identity(), None);
        }
        self.pixels.fill_path(&path, &paint::flat(text.colour), FillRule::Winding, Transform::identity(), None);
    }

    /// Draws a clipped or faded group. It draws the group fully, then blends it with the earlier pixels where it is
    /// hidden. Over an opaque background this equals a separate layer at lower cost.
    fn part(&mut self, group: &Group, place: Transform) {
        let Some(touched) = group.whole().and_then(|area| seen(area, place, self.size())) else { return };
        let Some(before) = self.pixels.as_ref().clone_rect(touched) else { return };
        let inner = within(group, place);
        self.draw(&visible(&group.shapes, inner, self.size()));
        let Some(mut shown) = Mask::new(touched.width(), touched.height()) else { return };
        cut(&mut shown, group.clip, inner.post_translate(-touched.x() as f32, -touched.y() as f32));
        let opacity = (group.opacity.clamp(0, 100) * 256 / 100) as u32;
        let row = self.pixels.width() as usize * 4;
        let left = touched.x() as usize * 4;
        let length = touched.width() as usize * 4;
        let rows = self.pixels.data_mut().chunks_exact_mut(row).skip(touched.y() as usize);
        let befores = before.data().chunks_exact(length).zip(shown.data().chunks_exact(length / 4));
        for (now, (before, shown)) in rows.zip(befores) {
            blend(&mut now[left..left + length], before, shown, opacity);
        }
    }
}

/// Fills a mask within an area, or everywhere if there is no area.
fn cut(mask: &mut Mask, clip: Option<Area>, place: Transform) {
    match clip {
        None => mask.data_mut().fill(255),
        Some(area) => {
            if let Some(path) = rect(area).and_then(|area| PathBuilder::from_rect(area).transform(place)) {
                mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
            }
        }
    }
}

/// Blends the new pixels with the earlier ones where the mask does not show them fully.
fn blend(now: &mut [u8], before: &[u8], shown: &[u8], opacity: u32) {
    /// How many pixels are checked together.
    const SOME: usize = 16;
    let blocks = now.chunks_mut(4 * SOME).zip(before.chunks(4 * SOME)).zip(shown.chunks(SOME));
    for ((now, before), shown) in blocks {
        if opacity == 256 && shown.iter().all(|shown| *shown == 255) {
            continue;
        }
        for ((now, before), shown) in now.chunks_exact_mut(4).zip(before.chunks_exact(4)).zip(shown) {
            let shown = (u32::from(*shown) + u32::from(*shown >> 7)) * opacity / 256;
            for (now, before) in now.iter_mut().zip(before) {
                *now = ((u32::from(*now) * shown + u32::from(*before) * (256 - shown) + 128) >> 8) as u8;
            }
        }
    }
}

/// Pixels per unit.
fn scale(place: Transform) -> f32 {
    place.get_scale().0
}
