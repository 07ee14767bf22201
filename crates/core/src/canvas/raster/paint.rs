//! Colours and gradients as paint.

use tiny_skia::{Color, GradientStop, LinearGradient, Point, RadialGradient, Shader, SpreadMode, Transform};

use crate::canvas::Colour;
use crate::canvas::scene::{self, Paint, Stop};

pub fn flat(colour: Colour) -> tiny_skia::Paint<'static> {
    with(Shader::SolidColor(color(colour)))
}

/// The paint of a form in its position; `None` for a gradient without colours.
pub fn paint(paint: &Paint, place: Transform) -> Option<tiny_skia::Paint<'static>> {
    let shader = match paint {
        Paint::Flat(colour) => Some(Shader::SolidColor(color(*colour))),
        Paint::Linear { from, to, stops } => {
            LinearGradient::new(point(*from), point(*to), points(stops), SpreadMode::Pad, place)
        }
        Paint::Radial { centre, radius, stops } => {
            let centre = point(*centre);
            let radius = *radius as f32;
            RadialGradient::new(centre, 0.0, centre, radius, points(stops), SpreadMode::Pad, place)
        }
    };
    shader.map(with)
}

fn with(shader: Shader<'static>) -> tiny_skia::Paint<'static> {
    tiny_skia::Paint { shader, ..Default::default() }
}

/// A colour in the type of `tiny-skia`.
pub fn color(colour: Colour) -> Color {
    Color::from_rgba8(colour.red, colour.green, colour.blue, colour.alpha)
}

fn point(point: scene::Point) -> Point {
    Point::from_xy(point.x as f32, point.y as f32)
}

fn points(stops: &[Stop]) -> Vec<GradientStop> {
    stops.iter().map(|stop| GradientStop::new(f32::from(stop.at) / 100.0, color(stop.colour))).collect()
}
