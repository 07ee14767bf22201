//! The drawn mark of a seat: its shape in its colour, with its letter. Text uses the same shapes and letters
//! ([`crate::words::Mark`]).

use super::lettering::Weight;
use super::palette::{self, Look};
use super::scene::{Form, LEGIBLE, Outline, Point, Shape, Step, Text, Unit, polar};
use crate::engine::Seat;
use crate::words::Mark;

/// The smallest radius at which the letter in a badge is legible on a phone.
pub const SMALLEST_BADGE: Unit = 90;

/// The shape of a seat, within a square of `radius` units to each side of its centre.
pub fn outline(seat: Seat, centre: Point, radius: Unit) -> Outline {
    let part = |per_cent: Unit| radius * per_cent / 100;
    let corners = |angles: &[i32]| Outline::Polygon(angles.iter().map(|a| polar(centre, radius, *a)).collect());
    let place = |x, y| centre.shifted(part(x), part(y));
    match Mark::of(seat).shape {
        '◆' => corners(&[0, 900, 1800, 2700]),
        '■' => Outline::Rect { at: place(-80, -80), width: part(160), height: part(160), radius: part(12) },
        '▲' => Outline::Polygon(vec![place(0, -100), place(96, 72), place(-96, 72)]),
        '♥' => Outline::Path(vec![
            Step::Move(place(0, 92)),
            Step::Cubic(place(-60, 48), place(-98, 14), place(-98, -30)),
            Step::Cubic(place(-98, -88), place(-28, -100), place(0, -46)),
            Step::Cubic(place(28, -100), place(98, -88), place(98, -30)),
            Step::Cubic(place(98, 14), place(60, 48), place(0, 92)),
            Step::Close,
        ]),
        '★' => star(centre, radius),
        '☾' => Outline::Path(vec![
            Step::Move(place(34, -92)),
            Step::Cubic(place(-40, -110), place(-98, -60), place(-98, 0)),
            Step::Cubic(place(-98, 60), place(-40, 110), place(34, 92)),
            Step::Cubic(place(-16, 60), place(-16, -60), place(34, -92)),
            Step::Close,
        ]),
        '✚' => Outline::Polygon(
            [(-36, -92), (36, -92), (36, -36), (92, -36), (92, 36), (36, 36)]
                .into_iter()
                .chain([(36, 92), (-36, 92), (-36, 36), (-92, 36), (-92, -36), (-36, -36)])
                .map(|(x, y)| place(x, y))
                .collect(),
        ),
        _ => Outline::Circle { centre, radius: part(92) },
    }
}

/// A star with five points.
pub fn star(centre: Point, radius: Unit) -> Outline {
    let inner = radius * 54 / 100;
    Outline::Polygon((0..10).map(|n| polar(centre, if n % 2 == 0 { radius } else { inner }, 2700 + 360 * n)).collect())
}

/// The badge of a seat: shape, colour and letter. The letter is never smaller than [`LEGIBLE`].
pub fn badge(seat: Seat, look: Look, centre: Point, radius: Unit) -> [Shape; 2] {
    let colours = palette::seat(seat, look);
    let mark = Mark::of(seat);
    // The distance of the letter below the centre, and its size, in per cent of the radius.
    let (lower, size) = match mark.shape {
        '▲' => (24, 116),
        '★' => (6, 104),
        '♥' => (-14, 122),
        '☾' => (0, 104),
        _ => (0, 128),
    };
    let middle = match mark.shape {
        '☾' => centre.shifted(-radius * 46 / 100, 0),
        _ => centre.shifted(0, radius * lower / 100),
    };
    let shape = Form::from(outline(seat, centre, radius)).fill(colours.fill).stroke(colours.edge, (radius / 9).max(8));
    let letter = Text {
        weight: Weight::Bold,
        ..Text::new(middle, mark.letter.to_string(), (radius * size / 100).max(LEGIBLE), colours.ink)
    };
    [shape.into(), letter.centred().into()]
}
