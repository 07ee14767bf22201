//! The shapes that reach a part of the picture, and their positions there.

use tiny_skia::{IntRect, Rect, Transform};

use crate::canvas::scene::{Area, Group, Shape};

/// How many pixels beyond its edge a shape may cover: half-covered pixels and rounding.
const MARGIN: f32 = 2.0;

/// A shape that may be visible. A group that only moves its shapes is never listed; its shapes are.
pub struct Visible<'a> {
    pub shape: &'a Shape,
    /// Its position on the pixels.
    pub place: Transform,
}

/// The shapes that reach an area of this size in pixels, in order.
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

/// The part of an area that lies within this size, in whole pixels; `None` if there is none.
pub fn seen(area: Area, place: Transform, (width, height): (u32, u32)) -> Option<IntRect> {
    let area = rect(area)?.transform(place)?;
    let left = (area.left() - MARGIN).floor().max(0.0);
    let top = (area.top() - MARGIN).floor().max(0.0);
    let right = (area.right() + MARGIN).ceil().min(width as f32);
    let bottom = (area.bottom() + MARGIN).ceil().min(height as f32);
    (left < right && top < bottom).then_some(())?;
    IntRect::from_ltrb(left as i32, top as i32, right as i32, bottom as i32)
}

/// The transform of the shapes in a group.
pub fn within(group: &Group, place: Transform) -> Transform {
    let moved = place.pre_translate(group.shift.x as f32, group.shift.y as f32);
    let scale = group.scale as f32 / 100.0;
    let turn = group.turn as f32 / 10.0;
    let scaled = if group.scale == 100 { moved } else { moved.pre_scale(scale, scale) };
    if group.turn == 0 { scaled } else { scaled.pre_concat(Transform::from_rotate(turn)) }
}

/// An area as a rectangle of `tiny-skia`.
pub fn rect(area: Area) -> Option<Rect> {
    Rect::from_xywh(area.at.x as f32, area.at.y as f32, area.width as f32, area.height as f32)
}
