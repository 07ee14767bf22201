//! The shapes that reach a part of the picture, and where they lie there.

use std::hash::{Hash, Hasher};

use tiny_skia::{IntRect, Rect, Transform};

use crate::canvas::scene::{Area, Group, Shape};

/// Pixels that a shape may cover beyond its edge: what is half covered, and what is lost by rounding.
const MARGIN: f32 = 2.0;

/// A shape of which something may be seen. No group that only moves its shapes: those stand for themselves.
pub struct Visible<'a> {
    /// The shape.
    pub shape: &'a Shape,
    /// Where it lies on the pixels.
    pub place: Transform,
}

impl Hash for Visible<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_place(self.place, state);
        self.shape.hash(state);
    }
}

/// Adds to a hash where something lies, bit by bit.
pub fn hash_place(place: Transform, state: &mut impl Hasher) {
    let Transform { sx, kx, ky, sy, tx, ty } = place;
    [sx, kx, ky, sy, tx, ty].map(f32::to_bits).hash(state);
}

/// The shapes of which something lies on so many pixels, in their order.
pub fn visible<'a>(shapes: &'a [Shape], place: Transform, size: (u32, u32)) -> Vec<Visible<'a>> {
    fn collect<'a>(shapes: &'a [Shape], place: Transform, size: (u32, u32), found: &mut Vec<Visible<'a>>) {
        for shape in shapes {
            match shape {
                Shape::Group(group) if group.opacity == 100 && group.clip.is_none() => {
                    collect(&group.shapes, within(group, place), size, found);
                }
                _ if shape.reach().is_none_or(|area| seen(area, place, size).is_none()) => {}
                _ => found.push(Visible { shape, place }),
            }
        }
    }
    let mut found = Vec::new();
    collect(shapes, place, size, &mut found);
    found
}

/// What of an area lies on so many pixels, in whole pixels.
pub fn seen(area: Area, place: Transform, (width, height): (u32, u32)) -> Option<IntRect> {
    let area = rect(area)?.transform(place)?;
    let left = (area.left() - MARGIN).floor().max(0.0);
    let top = (area.top() - MARGIN).floor().max(0.0);
    let right = (area.right() + MARGIN).ceil().min(width as f32);
    let bottom = (area.bottom() + MARGIN).ceil().min(height as f32);
    (left < right && top < bottom).then_some(())?;
    IntRect::from_ltrb(left as i32, top as i32, right as i32, bottom as i32)
}

/// Where the shapes of a group lie.
pub fn within(group: &Group, place: Transform) -> Transform {
    let moved = place.pre_translate(group.shift.x as f32, group.shift.y as f32);
    let (scale, turn) = (group.scale as f32 / 100.0, group.turn as f32 / 10.0);
    let scaled = if group.scale == 100 { moved } else { moved.pre_scale(scale, scale) };
    if group.turn == 0 { scaled } else { scaled.pre_concat(Transform::from_rotate(turn)) }
}

/// An area as `tiny-skia` has it.
pub fn rect(area: Area) -> Option<Rect> {
    Rect::from_xywh(area.at.x as f32, area.at.y as f32, area.width as f32, area.height as f32)
}
