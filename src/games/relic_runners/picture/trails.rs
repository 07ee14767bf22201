//! Trails with the pathways that lie on them, and the tokens of rivers.
//!
//! A player's pathway is a lane along the whole trail, beside the lanes of others, in the colour of the seat and with its
//! shape upon it: own trails read as lines on the map of a railway do.

use super::layout::Stretch;
use super::{Brush, Drawing};
use crate::canvas::mark;
use crate::canvas::scene::{Form, Point, Shape, Text, Unit};
use crate::engine::Seat;
use crate::games::relic_runners::action::Token;
use crate::games::relic_runners::components::Trail;
use crate::games::relic_runners::text::names;

/// How far the lanes of a trail lie apart.
const LANES: Unit = 66;
/// How broad a trail is without lanes.
const BROAD: Unit = 56;
/// The radius of a seat's shape on a lane.
const SHAPE: Unit = 66;
/// How wide and how high a token is.
const TOKEN: (Unit, Unit) = (250, 160);

impl Drawing<'_> {
    /// Every trail, without its token.
    pub fn trails(&self) -> Vec<Shape> {
        let trails: Vec<_> = (0..).zip(&self.context.game.trails).collect();
        let mut shapes: Vec<Shape> = Vec::new();
        for (index, trail) in &trails {
            shapes.extend(self.bare(*index, **trail));
        }
        // Shapes last, so that no lane of a neighbour covers one.
        for (index, trail) in &trails {
            shapes.extend(self.lanes(*index, **trail));
        }
        for (index, trail) in &trails {
            shapes.extend(self.seats_on(*index, **trail));
        }
        shapes
    }

    fn owners(&self, index: u8) -> Vec<Seat> {
        let runners = self.context.seats().zip(&self.context.open().runners);
        runners.filter(|(_, runner)| runner.paths.has(index)).map(|(seat, _)| seat).collect()
    }

    fn bare(&self, index: u8, trail: Trail) -> Vec<Shape> {
        let stretch = self.layout.stretch(trail);
        let mut shapes = Vec::new();
        if self.news.trails.contains(&index) {
            let lanes = self.owners(index).len().max(1) as Unit;
            let pen = (lanes * LANES).max(BROAD) + 60;
            shapes.push(stretch.line(0).stroke(self.brush.ground.accent, pen).into());
        }
        shapes.extend(self.brush.trail(&stretch));
        shapes
    }

    fn lanes(&self, index: u8, trail: Trail) -> Vec<Shape> {
        let stretch = self.layout.stretch(trail);
        let owners = self.owners(index);
        let lanes = owners.iter().zip(asides(owners.len()));
        lanes.flat_map(|(seat, aside)| self.brush.lane(*seat, &stretch, aside)).collect()
    }

    fn seats_on(&self, index: u8, trail: Trail) -> Vec<Shape> {
        let stretch = self.layout.stretch(trail);
        let owners = self.owners(index);
        let along = stations(owners.len());
        let lanes = owners.iter().zip(asides(owners.len())).zip(along);
        lanes.map(|((seat, aside), along)| self.brush.seat_on(*seat, stretch.between_rims(*along, aside))).collect()
    }

    /// The tokens, each in its river beside the middle of the trail.
    pub fn tokens(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for (token, trail) in (0..).zip(&self.context.game.rivers) {
            let Some(trail) = self.context.game.trails.get(usize::from(*trail)) else { continue };
            let stretch = self.layout.stretch(*trail);
            let middle = stretch.point(stretch.length / 2, self.bank(*trail));
            let coloured = self.context.open().tokens.coloured(token);
            shapes.extend(self.brush.token(token, coloured, middle, self.news.tokens.contains(&token)));
        }
        shapes
    }
}

impl Brush {
    /// A trail without pathways.
    pub fn trail(self, stretch: &Stretch) -> [Shape; 2] {
        let (sand, bed) = self.colours.trail;
        [stretch.line(0).stroke(bed, BROAD).into(), stretch.line(0).stroke(sand, BROAD - 26).dashed([56, 44]).into()]
    }

    /// A pathway of a seat on a trail, so far aside.
    pub fn lane(self, seat: Seat, stretch: &Stretch, aside: Unit) -> [Shape; 2] {
        let livery = self.livery(seat);
        [stretch.line(aside).stroke(livery.edge, 62).into(), stretch.line(aside).stroke(livery.fill, 44).into()]
    }

    /// The shape of a seat upon its pathway.
    pub fn seat_on(self, seat: Seat, point: Point) -> Shape {
        let livery = self.livery(seat);
        Form::from(mark::outline(seat, point, SHAPE)).fill(livery.fill).stroke(livery.edge, 18).into()
    }

    /// A token around a point: filled when it is coloured, hollow when it is used.
    pub fn token(self, token: u8, coloured: bool, middle: Point, new: bool) -> Vec<Shape> {
        let (width, height) = TOKEN;
        let plate = |grown: Unit| {
            let corner = middle.shifted(-width / 2 - grown, -height / 2 - grown);
            Form::rounded(corner, width + 2 * grown, height + 2 * grown, height / 2 + grown)
        };
        let mut shapes: Vec<Shape> = Vec::new();
        if new {
            shapes.push(plate(32).fill(self.ground.accent).into());
        }
        let (gold, ink) = self.colours.gold;
        let code = names::token(Token(token));
        if coloured {
            shapes.push(plate(0).fill(gold).stroke(self.colours.edge, 16).into());
            shapes.push(Text::new(middle, code, 118, ink).bold().centred().into());
        } else {
            shapes.push(plate(0).fill(self.ground.panel).into());
            shapes.push(plate(-8).stroke(self.ground.quiet, 14).dashed([40, 34]).into());
            shapes.push(Text::new(middle, code, 118, self.ground.quiet).centred().into());
        }
        shapes
    }
}

/// How far the lanes of so many pathways lie from the middle of their trail.
fn asides(count: usize) -> impl Iterator<Item = Unit> {
    let count = count as Unit;
    (0..count).map(move |lane| (2 * lane + 1 - count) * LANES / 2)
}

/// Where the shapes stand on so many lanes, in per cent of the way: beside each other.
const fn stations(count: usize) -> &'static [Unit] {
    match count {
        0 | 1 => &[50],
        2 => &[32, 68],
        3 => &[26, 50, 74],
        4 => &[20, 62, 38, 80],
        _ => &[14, 50, 86, 32, 68],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_lie_around_the_middle() {
        assert_eq!(asides(1).collect::<Vec<_>>(), [0]);
        assert_eq!(asides(2).collect::<Vec<_>>(), [-33, 33]);
        assert_eq!(asides(5).sum::<Unit>(), 0);
        for count in 1..=5 {
            assert!(stations(count).len() >= count);
        }
    }
}
