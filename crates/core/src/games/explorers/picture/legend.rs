//! The components and what they mean, for the rules. Knows no position.

use super::*;
use crate::canvas::kit::alt;
use crate::title;

const LINE: Unit = 425;
const HEAD: Unit = 1_000;
/// The left end of words, and their letter size.
const LEFT: Unit = 800;
const SIZE: Unit = LEGIBLE;
const BELOW: Unit = 160;
const CELL: Unit = 390;

/// The entries in order, by the last parts of the keys of their sentences.
const PIECES: [&str; 8] = ["tile", "longship", "viking", "settlement", "enemy", "outpost", "island", "open"];

pub fn legend(_: &Explorers, look: Look, voice: &Voice) -> Picture {
    let colours = Colours::of(look);
    let ground = colours.ground;
    let title = voice.word("explorers-legend-title");
    let heading = Text::new(at(100, 220), &title, 180, ground.ink).bold();
    let mut legend = Legend::new(ground.paper, title, None::<Shape>);
    let (livestock, kinds) = livestock(&colours, voice);
    legend.entry((livestock, heading), kinds);
    let mut top = HEAD;
    for piece in PIECES {
        let mut words = voice.word(&format!("explorers-legend-{piece}"));
        if piece == "settlement" {
            words = format!("{words} {}", voice.word("explorers-legend-raided"));
        }
        let lines = lettering::lines(&words, SIZE, Weight::Medium, PHONE - LEFT - 100);
        let high = LINE.max(lines.len() as Unit * BELOW + 60);
        let middle = at(420, top + high / 2);
        let line = Form::line([at(100, top), at(PHONE - 100, top)]).stroke(ground.line.with_opacity(70), 8);
        let lines = paragraph(SIZE, BELOW, ground.ink).beside(at(LEFT, middle.y), &lines);
        legend.entry((line, example(&colours, piece, middle), lines), words);
        top += high;
    }
    let top = legend.highlights(look, voice, top);
    let (scene, said) = legend.finish(top + 40);
    Picture { scene, alt: title::alt::cut(&said) }
}

/// The six kinds of livestock with their names, and the same in words.
fn livestock(colours: &Colours, voice: &Voice) -> (Vec<Shape>, String) {
    let ground = colours.ground;
    let panel = Form::rounded(at(60, 320), PHONE - 120, 620, 90).fill(ground.panel).stroke(ground.line, 12);
    let pitch = (PHONE - 320) / Animal::KINDS as Unit;
    let name = |animal: &Animal| names::animal_word(*animal, voice);
    let kind = |(n, animal): (Unit, &Animal)| {
        let centre = at(160 + pitch / 2 + n * pitch, 560);
        let name = lettering::fit(&name(animal), LEGIBLE, Weight::Bold, pitch - 10);
        let name = Text::new(centre.shifted(0, 310), name, LEGIBLE, ground.ink).bold().middle();
        (icons::animal(colours, *animal, centre, 165), name)
    };
    let kinds: Vec<_> = (0..).zip(Animal::ALL).map(kind).collect();
    let said = alt::join(Animal::ALL.iter().map(name), ", ");
    ((panel, kinds).shapes(), said)
}

fn example(colours: &Colours, piece: &str, middle: Point) -> Vec<Shape> {
    let seat = Seat(0);
    let cell = HexGrid::hexagon(middle, CELL);
    let under = |colour: Colour| HexGrid::hexagon(middle, CELL).fill(colour).stroke(colours.seam, 12);
    let sea = under(colours.deep);
    let land = under(colours.land);
    match piece {
        "tile" => example_tile(colours, middle, &Marked::default()),
        "longship" => {
            let cargo = Cargo { vikings: 2, herd: Herd::one(Animal::Sheep) };
            (sea, icons::longship(colours, seat, &cargo, middle.shifted(0, 10), 105)).shapes()
        }
        "viking" => (land, mark::badge(Seat(1), colours.look, middle, 110)).shapes(),
        "settlement" => {
            let settlement = icons::settlement(colours, Some(4), middle.shifted(-60, 0), 110);
            (land, settlement, icons::raided(colours, middle.shifted(110, 60), 74)).shapes()
        }
        "enemy" => (sea, icons::piece(colours, "enemy", middle, 125)).shapes(),
        "outpost" => (land, icons::outpost(colours, Seat(2), middle, 105)).shapes(),
        "island" => {
            let marked = Marked { holders: vec![colours.seat(seat).fill], complete: true };
            let flag = icons::flag(colours, seat, 5, middle.shifted(-10, 40), 84);
            (example_tile(colours, middle, &marked), flag).shapes()
        }
        _ => {
            let name = Text::new(middle, "N6", LEGIBLE, colours.ground.reach).bold().centred();
            (Highlight::Reach.around(cell.fill(colours.open), colours.look, 20), name).shapes()
        }
    }
}

fn example_tile(colours: &Colours, middle: Point, marked: &Marked) -> Vec<Shape> {
    let land = [Direction::SouthEast, Direction::SouthWest, Direction::West];
    let edges = land.into_iter().fold(Edges::SEA, Edges::with);
    ground::whole_tile(colours, &Patch { seed: 3, ..Patch::new(middle, CELL, edges) }, marked, 12)
}
