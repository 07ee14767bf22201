//! Trails with the pathways that lie on them, and the tokens of rivers.
//!
//! A player's pathway is a lane along the whole trail, as on a railway map. It has the colour and the shape of the seat
//! and runs beside the lanes of others.

use super::*;
use crate::games::relic_runners::action;

const LANES: Unit = 66;
/// The width of a trail without lanes.
const BROAD: Unit = 56;
/// The radius of a seat's shape on a lane.
const SHAPE: Unit = 66;
/// The width and the height of a token with its code, and without.
const CODED: (Unit, Unit) = (330, 184);
const PLAIN: (Unit, Unit) = (150, 150);

impl Drawing<'_> {
    pub fn trails(&self) -> Vec<Shape> {
        let bare = (0..).zip(&self.context.game.trails).map(|(index, on)| {
            let segment = self.layout.segment(*on);
            let pen = (self.owners(index).len().max(1) as Unit * LANES).max(BROAD) + 60;
            let new = self.news.trails.contains(&index).then(|| segment.line(0).stroke(self.colours.ground.new, pen));
            (new, trail(&self.colours, &segment))
        });
        let lanes = self.lanes().map(|(seat, segment, aside, _)| lane(&self.colours, seat, &segment, aside));
        // Shapes last, so that no lane of a neighbour covers one.
        (bare.collect::<Vec<_>>(), lanes.collect::<Vec<_>>(), self.owners_on_trails()).shapes()
    }

    pub fn owners_on_trails(&self) -> Vec<Form> {
        let shape = |(seat, segment, aside, along): (_, Segment, _, _)| {
            seat_on(&self.colours, seat, segment.point(along, aside))
        };
        self.lanes().map(shape).collect()
    }

    /// The pathways: whose, on which trail, how far from its middle, and where along it their shape lies.
    fn lanes(&self) -> impl Iterator<Item = (Seat, Segment, Unit, Unit)> {
        (0..).zip(&self.context.game.trails).flat_map(|(index, trail)| {
            let segment = self.layout.segment(*trail);
            let owners = self.owners(index);
            let along = move |per_cent| RIM + (segment.length - 2 * RIM) * per_cent / 100;
            let places = asides(owners.len()).zip(stations(owners.len()));
            let places = places.map(move |(aside, per_cent)| (segment, aside, along(*per_cent)));
            owners.into_iter().zip(places).map(|(seat, (segment, aside, along))| (seat, segment, aside, along))
        })
    }

    fn owners(&self, index: u8) -> Vec<Seat> {
        self.context.open().players().filter(|(_, runner)| runner.paths.has(index)).map(|(seat, _)| seat).collect()
    }

    /// The tokens, each in its river beside the middle of the trail. They have their codes while they may be chosen.
    pub fn tokens(&self) -> Vec<Shape> {
        let draw = |number: u8| {
            let trail = self.context.game.river(number)?;
            let segment = self.layout.segment(trail);
            let middle = segment.point(segment.length / 2, self.bank(trail));
            let shown = Token {
                code: self.targets.tokens().any(|token| token.0 == number).then_some(number),
                coloured: self.context.open().tokens.coloured(number),
                new: self.news.tokens.contains(&number),
            };
            Some(shown.draw(&self.colours, middle))
        };
        (0..TOKENS).filter_map(draw).flatten().collect()
    }
}

/// A token as it is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Token {
    /// Its number, if it may be chosen.
    pub code: Option<u8>,
    pub coloured: bool,
    pub new: bool,
}

impl Token {
    /// The token around a point: filled when it is coloured, hollow when it is used. A coloured one has an arrow, because
    /// it brings a step up.
    pub fn draw(self, colours: &Colours, middle: Point) -> Vec<Shape> {
        let (width, height) = if self.code.is_some() { CODED } else { PLAIN };
        let plate = |grown: Unit| {
            let corner = middle.shifted(-width / 2 - grown, -height / 2 - grown);
            Form::rounded(corner, width + 2 * grown, height + 2 * grown, height / 2 + grown)
        };
        let new = self.new.then(|| plate(32).fill(colours.ground.new));
        let asked = self.code.map(|_| Highlight::Reach.around(plate(30), colours.look, 30));
        let quiet = colours.ground.quiet;
        let face = match self.coloured {
            true => vec![plate(0).fill(colours.gold).stroke(colours.edge, 16)],
            false => vec![plate(0).fill(colours.ground.panel), plate(-8).stroke(quiet, 14).dashed([40, 34])],
        };
        let ink = if self.coloured { colours.on_gold } else { quiet };
        let code =
            self.code.map(|code| Text::new(middle, names::code(action::Token(code)), LEGIBLE, ink).bold().centred());
        let corners = [(0, -42), (44, 30), (-44, 30)].map(|(x, y)| middle.shifted(x, y));
        let arrow = (self.coloured && code.is_none()).then(|| Form::polygon(corners).fill(ink));
        (new, asked, face, code, arrow).shapes()
    }
}

pub fn trail(colours: &Colours, segment: &Segment) -> [Form; 2] {
    [segment.line(0).stroke(colours.bed, BROAD), segment.line(0).stroke(colours.trail, BROAD - 26).dashed([56, 44])]
}

/// A pathway of a seat, `aside` of the middle of a trail.
pub fn lane(colours: &Colours, seat: Seat, segment: &Segment, aside: Unit) -> [Form; 2] {
    let own = colours.seat(seat);
    [segment.line(aside).stroke(own.edge, 62), segment.line(aside).stroke(own.fill, 44)]
}

pub fn seat_on(colours: &Colours, seat: Seat, point: Point) -> Form {
    let own = colours.seat(seat);
    Form::from(mark::outline(seat, point, SHAPE)).fill(own.fill).stroke(own.edge, 18)
}

/// The distances of so many lanes from the middle of their trail.
pub fn asides(count: usize) -> impl Iterator<Item = Unit> {
    let count = count as Unit;
    (0..count).map(move |lane| (2 * lane + 1 - count) * LANES / 2)
}

/// The places of the shapes on so many lanes, in per cent of the way, staggered.
pub const fn stations(count: usize) -> &'static [Unit] {
    const STATIONS: [&[Unit]; 6] = [&[], &[50], &[32, 68], &[26, 50, 74], &[20, 62, 38, 80], &[14, 50, 86, 32, 68]];
    STATIONS[count]
}
