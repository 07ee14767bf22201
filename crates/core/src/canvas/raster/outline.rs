//! Outlines as paths, and pens.

use tiny_skia::{LineCap, LineJoin, Path, PathBuilder, StrokeDash, Transform};

use super::rounded::Rounded;
use crate::canvas::scene::{Cap, Outline, Point, Step, Stroke, Unit};

/// The path of an outline in its position; `None` if it draws nothing.
pub fn path(outline: &Outline, place: Transform) -> Option<Path> {
    let mut path = PathBuilder::new();
    match outline {
        Outline::Rect { .. } => Rounded::of(outline)?.whole(&mut path),
        Outline::Circle { .. } => Rounded::of(outline)?.circle(&mut path),
        Outline::Polygon(points) => {
            points_to(&mut path, points);
            path.close();
        }
        Outline::Line(points) => points_to(&mut path, points),
        Outline::Path(steps) => steps.iter().for_each(|step| step_to(&mut path, step)),
    }
    path.finish()?.transform(place)
}

fn points_to(path: &mut PathBuilder, points: &[Point]) {
    for (number, point) in points.iter().enumerate() {
        let x = point.x as f32;
        let y = point.y as f32;
        if number == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
}

fn step_to(path: &mut PathBuilder, step: &Step) {
    let pair = |point: &Point| (point.x as f32, point.y as f32);
    match step {
        Step::Move(to) => {
            let (x, y) = pair(to);
            path.move_to(x, y);
        }
        Step::Line(to) => {
            let (x, y) = pair(to);
            path.line_to(x, y);
        }
        Step::Quad(pull, to) => {
            let (a, b) = pair(pull);
            let (x, y) = pair(to);
            path.quad_to(a, b, x, y);
        }
        Step::Cubic(one, other, to) => {
            let (a, b) = pair(one);
            let (c, d) = pair(other);
            let (x, y) = pair(to);
            path.cubic_to(a, b, c, d, x, y);
        }
        Step::Close => path.close(),
    }
}

/// A pen without dashes, with round corners and straight ends, for paths in pixels.
pub fn pen(width: Unit, scale: f32) -> tiny_skia::Stroke {
    tiny_skia::Stroke { width: width as f32 * scale, line_join: LineJoin::Round, ..Default::default() }
}

/// The pen of a stroke, for paths in pixels.
pub fn stroke(stroke: &Stroke, scale: f32) -> tiny_skia::Stroke {
    let line_cap = if stroke.cap == Cap::Round { LineCap::Round } else { LineCap::Butt };
    let lengths: Vec<f32> = stroke.dash.iter().map(|length| *length as f32 * scale).collect();
    // A list of odd length is repeated, so that dashes and gaps alternate.
    let twice = if lengths.len().is_multiple_of(2) { lengths } else { lengths.repeat(2) };
    tiny_skia::Stroke { line_cap, dash: StrokeDash::new(twice, 0.0), ..pen(stroke.width, scale) }
}
