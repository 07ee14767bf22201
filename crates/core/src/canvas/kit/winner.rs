//! The end of a game: the highlight of a winner, and the tie-breaker between equal points.

use crate::canvas::Colour;
use crate::canvas::mark;
use crate::canvas::scene::{Area, Draw, Form, Point, Shape, Unit};
use crate::engine::Seat;

/// The colour of a winner's frame and star.
pub const GOLD: Colour = Colour::hex(0xf2c14e);

/// The frame of a winner's card, within an area with corners of radius `round`, and a star around a point.
pub fn won(area: Area, round: Unit, star: Point) -> Vec<Shape> {
    let frame = Form::rounded(area.at.shifted(13, 13), area.width - 26, area.height - 26, round - 13).stroke(GOLD, 26);
    (frame, Form::from(mark::star(star, 62)).fill(GOLD).stroke(Colour::hex(0x3a2800), 10)).shapes()
}

/// Neighbours in a ranking with equal points, each with the index in `by` of the first value that differs. Index 0 is
/// the points, 1 the first tie-breaker. Neighbours that share their rank have 0.
pub fn ties<const N: usize>(ranking: &[(u8, Seat)], by: impl Fn(Seat) -> [i32; N]) -> Vec<(Seat, Seat, usize)> {
    let pairs = ranking.windows(2).map(|two| (two[0].1, two[1].1));
    let equal = pairs.filter(|(one, other)| by(*one).first() == by(*other).first());
    equal
        .map(|(one, other)| {
            let parted = by(one).iter().zip(by(other)).position(|(one, other)| *one != other);
            (one, other, parted.unwrap_or_default())
        })
        .collect()
}
