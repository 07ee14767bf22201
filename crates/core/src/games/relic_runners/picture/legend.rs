//! The components and their meaning: every piece as the pictures draw it, with a sentence, and the toolbox table.

use super::*;
use crate::canvas::kit::{Legend, alt, paragraph};

/// The least height of a row of two pieces, the gap below it, and the height of a line of words.
const ROW: Unit = 440;
const GAP: Unit = 30;
const LINE: Unit = 160;
const HEAD: Unit = 245;
/// The left end of the words beside a piece.
const WORDS: Unit = 605;
const COLUMNS: Columns = Columns { count: 2, left: 55, width: 1_870, gap: 50 };

/// The entries in order, by the last parts of the keys of their sentences.
pub const PIECES: [&str; 14] = [
    "ruin", "ivory", "blue", "purple", "shrine", "relics", "empty", "camp", "trail", "explorer", "coloured", "used",
    "toolbox", "rations",
];

/// The tiles of a site, the large one first.
const LAYERS: [Layer; 3] =
    [Layer { level: 1, open: None }, Layer { level: 2, open: None }, Layer { level: 3, open: None }];

fn words(piece: &str, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-legend-{piece}"))
}

pub fn lines(piece: &str, voice: &Voice) -> Vec<String> {
    lettering::lines(&words(piece, voice), LEGIBLE, Weight::Medium, COLUMNS.width - WORDS - 20)
}

fn example(colours: &Colours, piece: &str, middle: Point) -> Vec<Shape> {
    let across = Segment::new(middle.shifted(-180, 80), middle.shifted(180, -80));
    let first = Seat(0);
    let second = Seat(1);
    match piece {
        "ruin" => sites::pyramid(colours, Colour::Green, &LAYERS, middle, "3"),
        "ivory" => sites::pyramid(colours, Colour::Ivory, &LAYERS[..2], middle, "2"),
        "blue" => sites::pyramid(colours, Colour::Blue, &LAYERS[..1], middle, "1"),
        "purple" => {
            let sign = icons::effect(colours, Purple::SpareKit, sites::summit(&LAYERS, middle));
            (sites::pyramid(colours, Colour::Purple, &LAYERS, middle, ""), sign).shapes()
        }
        "shrine" => sites::shrine(colours, Colour::Ivory, middle, true),
        "empty" => sites::shrine(colours, Colour::Purple, middle, false),
        "camp" => sites::camp(colours, middle),
        "relics" => {
            let place = |n: Unit| middle.shifted(-105 + n % 2 * 210, -105 + n / 2 * 210);
            (0..).zip(Colour::ALL).flat_map(|(n, colour)| icons::relic(*colour, place(n), 96)).collect()
        }
        "trail" => {
            let lanes = [(first, -33, 110), (second, 33, 280)].map(|(seat, aside, along)| {
                let shape = trails::seat_on(colours, seat, across.point(along, aside));
                (trails::lane(colours, seat, &across, aside), shape)
            });
            (trails::trail(colours, &across), lanes).shapes()
        }
        "explorer" => icons::explorer(colours, second, middle, true),
        "toolbox" => {
            let on = Slot::On(Space { column: Column::Machete, level: 2 });
            let boxes = [(on, 0, -110), (Slot::Bottom, -135, 80), (Slot::Reserve, 135, 80)];
            boxes.map(|(slot, x, y)| icons::toolbox(colours, first, slot, middle.shifted(x, y))).shapes()
        }
        "rations" => {
            let tin = Group::at(middle.shifted(-110, 0), icons::ration(colours, at(0, 0))).scaled(180);
            (tin, Group::at(middle.shifted(110, 0), icons::coin(colours, at(0, 0), "?")).scaled(115)).shapes()
        }
        _ => {
            let token = trails::Token { coloured: piece == "coloured", ..trails::Token::default() };
            let token = token.draw(colours, middle);
            (ground::river(colours, &across, 40), trails::trail(colours, &across), token).shapes()
        }
    }
}

pub fn legend(_: &RelicRunners, look: Look, voice: &Voice) -> Picture {
    let colours = Colours::of(look);
    let ground = colours.ground;
    let title = voice.word("relic-runners-legend-title");
    let heading = lettering::fit(&title, 150, Weight::Bold, PHONE - 180);
    let heading = Text::new(at(90, 160), heading, 150, ground.ink).bold();
    let mut legend = Legend::new(ground.paper, title, heading);
    let high = |piece: &&str| ROW.max(lines(piece, voice).len() as Unit * LINE + 80);
    let (cells, bottom) = COLUMNS.lay(&PIECES, HEAD, GAP, high);
    for (piece, cell) in cells {
        let on = |x: Unit| cell.at.shifted(x, cell.height / 2);
        let card = Form::rounded(cell.at, cell.width, cell.height, 80).fill(colours.soil).stroke(ground.line, 10);
        let lines = paragraph(LEGIBLE, LINE, ground.ink).beside(on(WORDS), &lines(piece, voice));
        legend.entry((card, example(&colours, piece, on(295)), lines), words(piece, voice));
    }
    let top = legend.highlights(look, voice, bottom) + 60;
    let words = voice.word("relic-runners-legend-table");
    let heading = lettering::fit(&words, LEGIBLE, Weight::Medium, PHONE - 180);
    legend.entry(Text::new(at(90, top + 110), heading, LEGIBLE, ground.quiet), words);
    let actions = Column::ALL.iter().map(|column| {
        let levels = (1..=Space::TOP).map(|level| Space { column: *column, level });
        let levels = levels.map(|space| format!("{} {}", space.level, names::box_action(space, voice)));
        voice.about(names::column(*column, voice), alt::join(levels, ", "))
    });
    legend.entry(Group::at(at(0, top + 170), table::table(&colours, voice, None)), alt::join(actions, "; "));
    let (scene, said) = legend.finish(top + 170 + table::height(false));
    Picture { scene, alt: crate::title::alt::cut(&said) }
}
