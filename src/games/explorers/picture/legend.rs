//! The components and what they mean, for the rules. Knows no position.

use super::coast::Patch;
use super::grid::corners;
use super::ground::Marked;
use super::{Brush, alt};
use crate::canvas::hex::Direction;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::Look;
use crate::canvas::scene::{Form, PHONE, Point, Scene, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::explorers::components::{Animal, Edges, Herd};
use crate::games::explorers::place::Cargo;
use crate::title::Picture;
use crate::words::Voice;

/// How high a piece of the legend is at least.
const LINE: Unit = 440;
/// How high the title with the livestock is.
const HEAD: Unit = 1_000;
/// Where words begin, and their letters.
const LEFT: Unit = 800;
const SIZE: Unit = 130;
/// From a line of words to the next one.
const BELOW: Unit = 150;

/// What stands in the legend, in order: the ends of the keys of its sentences.
const PIECES: [&str; 9] = ["tile", "longship", "viking", "settlement", "enemy", "outpost", "island", "open", "new"];

/// The components as a picture.
pub fn legend(look: Look, voice: &Voice) -> Picture {
    let brush = Brush::of(look);
    let title = voice.word("explorers-legend-title");
    let mut shapes = brush.livestock(voice);
    shapes.push(Text::new(at(100, 220), &title, 180, brush.ground.ink).bold().into());
    let mut said = vec![alt::kinds(voice).join(", ")];
    let mut top = HEAD;
    for piece in PIECES {
        let mut words = voice.word(&format!("explorers-legend-{piece}"));
        if piece == "settlement" {
            words = format!("{words} {}", voice.word("explorers-legend-raided"));
        }
        let lines = lettering::lines(&words, SIZE, Weight::Medium, PHONE - LEFT - 100);
        let count = lines.len() as Unit;
        let high = LINE.max(count * BELOW + 90);
        let middle = at(420, top + high / 2);
        shapes.push(
            Form::line([at(100, top), at(PHONE - 100, top)]).stroke(brush.ground.line.with_opacity(70), 8).into(),
        );
        shapes.extend(brush.example(piece, middle, voice));
        let first = middle.y - BELOW * (count - 1) / 2 + SIZE * 4 / 11;
        for (n, line) in (0..).zip(lines) {
            shapes.push(Text::new(at(LEFT, first + n * BELOW), line, SIZE, brush.ground.ink).into());
        }
        said.push(words.trim_end_matches('.').to_owned());
        top += high;
    }
    let mut scene = Scene::new(PHONE, top + 60, brush.ground.paper);
    scene.extend(shapes);
    Picture { scene, alt: alt::legend(&title, &said) }
}

impl Brush {
    /// The six kinds, each with its name.
    fn livestock(self, voice: &Voice) -> Vec<Shape> {
        let panel = Form::rounded(at(60, 320), PHONE - 120, 620, 90).fill(self.ground.panel);
        let mut shapes: Vec<Shape> = vec![panel.stroke(self.ground.line, 12).into()];
        let pitch = (PHONE - 320) / Animal::KINDS as Unit;
        for (n, animal) in (0..).zip(Animal::ALL) {
            let centre = at(160 + pitch / 2 + n * pitch, 560);
            shapes.extend(self.animal(*animal, centre, 165, voice));
            let name = voice.word(&format!("explorers-animal-{animal}"));
            let name = lettering::fit(&name, 122, Weight::Bold, pitch - 20);
            shapes.push(Text::new(centre.shifted(0, 310), name, 122, self.ground.ink).bold().middle().into());
        }
        shapes
    }

    fn example(self, piece: &str, middle: Point, voice: &Voice) -> Vec<Shape> {
        let seat = Seat(0);
        let under = |colour: crate::canvas::Colour, shapes: Vec<Shape>| -> Vec<Shape> {
            let cell = Form::polygon(corners(middle, 390)).fill(colour).stroke(self.colours.seam, 12);
            [cell.into()].into_iter().chain(shapes).collect()
        };
        let (sea, land) = (self.colours.deep, self.colours.land);
        match piece {
            "tile" => self.example_tile(middle, &Marked::default()),
            "longship" => {
                let cargo = Cargo { vikings: 2, herd: Herd::one(Animal::Sheep) };
                under(sea, self.longship(seat, &cargo, middle.shifted(0, 10), 105, voice))
            }
            "viking" => under(land, self.badge(Seat(1), middle, 110)),
            "settlement" => {
                let mut shapes = under(land, self.settlement(Some(4), middle.shifted(-60, 0), 110));
                shapes.extend(self.raided(middle.shifted(110, 60), 74));
                shapes
            }
            "enemy" => under(sea, self.enemy(middle, 125)),
            "outpost" => under(land, self.outpost(Seat(2), middle, 105)),
            "island" => {
                let marked = Marked { holders: vec![self.livery(seat).fill], complete: true };
                let mut shapes = self.example_tile(middle, &marked);
                shapes.extend(self.flag(seat, 5, middle.shifted(-10, 40), 84));
                shapes
            }
            "open" => {
                let cell = corners(middle, 390);
                let (open, accent) = (self.colours.open, self.ground.accent);
                vec![
                    Form::polygon(cell).fill(open).stroke(accent, 16).dashed([40, 30]).into(),
                    Text::new(middle, "N6", 130, accent).bold().centred().into(),
                ]
            }
            _ => {
                vec![Form::polygon(corners(middle, 380)).fill(self.colours.deep).stroke(self.ground.accent, 24).into()]
            }
        }
    }

    fn example_tile(self, middle: Point, marked: &Marked) -> Vec<Shape> {
        let land = [Direction::SouthEast, Direction::SouthWest, Direction::West];
        let patch = Patch {
            centre: middle,
            wide: 390,
            edges: land.into_iter().fold(Edges::SEA, Edges::with),
            regions: [0; 6],
            lands: 1,
            seas: 1,
            beyond: [false; 6],
            seed: 3,
        };
        let mut shapes = vec![self.water(&patch)];
        for plot in patch.plots() {
            shapes.extend(self.land(390, &plot, self.colours.land, marked));
        }
        shapes.push(Form::polygon(corners(middle, 390)).stroke(self.colours.seam, 12).into());
        shapes
    }
}
