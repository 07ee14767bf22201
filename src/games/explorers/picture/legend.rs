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

/// How high a line of the legend is.
const LINE: Unit = 480;
/// How high the title with the livestock is.
const HEAD: Unit = 1_000;
/// Where words begin, and their letters.
const LEFT: Unit = 800;
const SIZE: Unit = 130;

/// What stands in the legend, in order: the ends of the keys of its sentences.
const PIECES: [&str; 9] = ["tile", "longship", "viking", "settlement", "enemy", "outpost", "island", "open", "new"];

/// The components as a picture.
pub fn legend(look: Look, voice: &Voice) -> Picture {
    let brush = Brush::of(look);
    let height = HEAD + PIECES.len() as Unit * LINE + 60;
    let mut scene = Scene::new(PHONE, height, brush.ground.paper);
    let title = voice.word("explorers-legend-title");
    scene.draw(Text::new(at(100, 220), &title, 180, brush.ground.ink).bold());
    let panel = Form::rounded(at(60, 320), PHONE - 120, 620, 90).fill(brush.ground.panel).stroke(brush.ground.line, 12);
    scene.draw(panel);
    let pitch = (PHONE - 320) / Animal::KINDS as Unit;
    for (n, animal) in (0..).zip(Animal::ALL) {
        let centre = at(160 + pitch / 2 + n * pitch, 560);
        scene.extend(brush.animal(*animal, centre, 165, voice));
        let name = voice.word(&format!("explorers-animal-{animal}"));
        let name = lettering::fit(&name, 122, Weight::Bold, pitch - 20);
        scene.draw(Text::new(centre.shifted(0, 310), name, 122, brush.ground.ink).bold().middle());
    }
    let mut said = vec![alt::kinds(voice).join(", ")];
    for (n, piece) in (0..).zip(PIECES) {
        let top = HEAD + n * LINE;
        let middle = at(420, top + LINE / 2);
        scene.extend(brush.example(piece, middle, voice));
        let words = voice.word(&format!("explorers-legend-{piece}"));
        let lines = lettering::lines(&words, SIZE, Weight::Medium, PHONE - LEFT - 100);
        let high = 150;
        let mut y = middle.y - high * (lines.len() as Unit - 1) / 2 + SIZE * 4 / 11;
        for line in lines {
            scene.draw(Text::new(at(LEFT, y), line, SIZE, brush.ground.ink));
            y += high;
        }
        scene.draw(Form::line([at(100, top), at(PHONE - 100, top)]).stroke(brush.ground.line.veil(70), 8));
        said.push(words.trim_end_matches('.').to_owned());
    }
    Picture { scene, alt: alt::legend(&title, &said) }
}

impl Brush {
    fn example(self, piece: &str, middle: Point, voice: &Voice) -> Vec<Shape> {
        let seat = Seat(0);
        let under = |colour: crate::canvas::Colour, shapes: Vec<Shape>| -> Vec<Shape> {
            let cell = Form::polygon(corners(middle, 390)).fill(colour).stroke(self.hues.seam, 12);
            [cell.into()].into_iter().chain(shapes).collect()
        };
        let (sea, land) = (self.hues.deep, self.hues.land);
        match piece {
            "tile" => self.example_tile(middle, &Marked::default()),
            "longship" => {
                let cargo = Cargo { vikings: 2, herd: Herd::one(Animal::Sheep) };
                under(sea, self.longship(seat, &cargo, middle.shifted(0, 10), 105, voice))
            }
            "viking" => under(land, self.badge(Seat(1), middle, 110)),
            "settlement" => under(land, self.settlement(Some(4), middle, 120)),
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
                let (open, accent) = (self.hues.open, self.ground.accent);
                vec![
                    Form::polygon(cell).fill(open).stroke(accent, 16).dashed([40, 30]).into(),
                    Text::new(middle, "N6", 130, accent).bold().centred().into(),
                ]
            }
            _ => vec![Form::polygon(corners(middle, 380)).fill(self.hues.deep).stroke(self.ground.accent, 24).into()],
        }
    }

    fn example_tile(self, middle: Point, marked: &Marked) -> Vec<Shape> {
        let land = [Direction::SouthEast, Direction::SouthWest, Direction::West];
        let patch = Patch {
            centre: middle,
            wide: 390,
            edges: land.into_iter().fold(Edges::SEA, Edges::with),
            regions: [0; 6],
            beyond: [false; 6],
            seed: 3,
        };
        let mut shapes = vec![self.water(&patch)];
        for plot in patch.plots() {
            shapes.extend(self.land(390, &plot, self.hues.land, marked));
        }
        shapes.push(Form::polygon(corners(middle, 390)).stroke(self.hues.seam, 12).into());
        shapes
    }
}
