//! The components and their meaning: every piece as the pictures draw it, with a sentence, and the toolbox table.

use arrayvec::ArrayVec;

use super::layout::Stretch;
use super::{Brush, alt, table};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::Look;
use crate::canvas::scene::{Form, Group, PHONE, Point, Scene, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::relic_runners::components::{Colour, Column, Space};
use crate::games::relic_runners::state::{Layer, Slot};
use crate::title::Picture;
use crate::words::Voice;

/// How high a row of two pieces is.
const ROW: Unit = 470;
/// How high the heading is.
const HEAD: Unit = 230;
/// Where the words beside a piece begin, and how high their letters are.
const WORDS: (Unit, Unit) = (620, 118);
/// How wide the words beside a piece may be.
const ROOM: Unit = 1_870 - WORDS.0 - 30;

/// What stands in the legend, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Ruin,
    Ivory,
    Blue,
    Purple,
    Shrine,
    Relics,
    Empty,
    Camp,
    Trail,
    Explorer,
    Coloured,
    Used,
    Toolbox,
    Rations,
}

impl Piece {
    const ALL: [Self; 14] = [
        Self::Ruin,
        Self::Ivory,
        Self::Blue,
        Self::Purple,
        Self::Shrine,
        Self::Relics,
        Self::Empty,
        Self::Camp,
        Self::Trail,
        Self::Explorer,
        Self::Coloured,
        Self::Used,
        Self::Toolbox,
        Self::Rations,
    ];

    fn words(self, voice: &Voice) -> String {
        voice.word(match self {
            Self::Ruin => "relic-runners-legend-ruin",
            Self::Ivory => "relic-runners-legend-ivory",
            Self::Blue => "relic-runners-legend-blue",
            Self::Purple => "relic-runners-legend-purple",
            Self::Shrine => "relic-runners-legend-shrine",
            Self::Relics => "relic-runners-legend-relics",
            Self::Empty => "relic-runners-legend-empty",
            Self::Camp => "relic-runners-legend-camp",
            Self::Trail => "relic-runners-legend-trail",
            Self::Explorer => "relic-runners-legend-explorer",
            Self::Coloured => "relic-runners-legend-coloured",
            Self::Used => "relic-runners-legend-used",
            Self::Toolbox => "relic-runners-legend-toolbox",
            Self::Rations => "relic-runners-legend-rations",
        })
    }

    fn lines(self, voice: &Voice) -> Vec<String> {
        lettering::lines(&self.words(voice), WORDS.1, Weight::Medium, ROOM)
    }

    fn shapes(self, brush: Brush, middle: Point) -> Vec<Shape> {
        let across = Stretch::new(middle.shifted(-180, 80), middle.shifted(180, -80));
        let (first, second) = (Seat(0), Seat(1));
        match self {
            Self::Ruin => brush.pyramid(Colour::Green, &layers(3), middle, "3"),
            Self::Ivory => brush.pyramid(Colour::Ivory, &layers(2), middle, "2"),
            Self::Blue => brush.pyramid(Colour::Blue, &layers(1), middle, "1"),
            Self::Purple => brush.pyramid(Colour::Purple, &layers(3), middle, "P4"),
            Self::Shrine => brush.shrine(Colour::Ivory, middle, true),
            Self::Relics => {
                let place = |n: Unit| middle.shifted(-105 + n % 2 * 210, -105 + n / 2 * 210);
                (0..).zip(Colour::ALL).flat_map(|(n, colour)| brush.relic(*colour, place(n), 96)).collect()
            }
            Self::Empty => brush.shrine(Colour::Purple, middle, false),
            Self::Camp => brush.camp(middle),
            Self::Trail => {
                let mut shapes: Vec<Shape> = brush.trail(&across).into();
                for (seat, aside, along) in [(first, -33, 110), (second, 33, 280)] {
                    shapes.extend(brush.lane(seat, &across, aside));
                    shapes.push(brush.seat_on(seat, across.point(along, aside)));
                }
                shapes
            }
            Self::Explorer => brush.explorer(second, middle, true),
            Self::Coloured | Self::Used => {
                let (bank, water) = brush.river(&across, 40);
                let mut shapes = vec![bank];
                shapes.extend(water);
                shapes.extend(brush.trail(&across));
                shapes.extend(brush.token(3, self == Self::Coloured, middle, false));
                shapes
            }
            Self::Toolbox => {
                let on = Slot::On(Space { column: Column::Machete, level: 2 });
                let mut shapes = brush.toolbox(first, on, middle.shifted(0, -110));
                shapes.extend(brush.toolbox(first, Slot::Bottom, middle.shifted(-135, 80)));
                shapes.extend(brush.toolbox(first, Slot::Reserve, middle.shifted(135, 80)));
                shapes
            }
            Self::Rations => {
                let tin = Group::at(middle.shifted(-110, 0), brush.ration(at(0, 0), true)).scaled(180);
                let coin = Group::at(middle.shifted(110, 0), brush.coin(at(0, 0), "?")).scaled(115);
                vec![tin.into(), coin.into()]
            }
        }
    }
}

/// So many tiles of a site, the large one first.
fn layers(count: u8) -> ArrayVec<Layer, 3> {
    (1..=count.min(3)).map(|level| Layer { level, open: None }).collect()
}

/// The components and their meaning.
pub fn legend(look: Look, voice: &Voice) -> Picture {
    let brush = Brush::of(look);
    let ground = brush.ground;
    let rows = Piece::ALL.len().div_ceil(2) as Unit;
    let table_top = HEAD + rows * ROW + 60;
    let mut scene = Scene::new(PHONE, table_top + 170 + table::height(false), ground.paper);
    let title = voice.word("relic-runners-legend-title");
    scene.draw(Text::new(at(90, 160), lettering::fit(&title, 150, Weight::Bold, PHONE - 180), 150, ground.ink).bold());
    for (n, piece) in (0..).zip(Piece::ALL) {
        let corner = at(40 + n % 2 * 1_920, HEAD + n / 2 * ROW);
        let card = Form::rounded(corner.shifted(15, 15), 1_870, ROW - 30, 80).fill(brush.colours.soil.1);
        scene.draw(card.stroke(ground.line, 10));
        scene.extend(piece.shapes(brush, corner.shifted(320, ROW / 2)));
        let (left, size) = WORDS;
        let lines = piece.lines(voice);
        let top = corner.y + ROW / 2 - (lines.len() as Unit - 1) * 66 + size * 4 / 11;
        for (line, text) in (0..).zip(lines) {
            scene.draw(Text::new(at(corner.x + left, top + line * 132), text, size, ground.ink));
        }
    }
    let heading = voice.word("relic-runners-legend-table");
    let heading = lettering::fit(&heading, 130, Weight::Medium, PHONE - 180);
    scene.draw(Text::new(at(90, table_top + 110), heading, 130, ground.quiet));
    scene.draw(Group::at(at(0, table_top + 170), brush.table(voice, None)));
    let words: Vec<_> = Piece::ALL.iter().map(|piece| piece.words(voice)).collect();
    Picture { scene, alt: alt::legend(&title, &words, voice) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;

    #[test]
    fn the_words_stay_beside_their_piece() {
        for locale in Locale::ALL {
            let voice = Voice::new(locale, Vec::new());
            for piece in Piece::ALL {
                let lines = piece.lines(&voice);
                assert!((1..=3).contains(&lines.len()), "{locale:?}: {lines:?}");
                assert!(lines.iter().all(|line| !line.ends_with('…') && !line.starts_with(':')), "{lines:?}");
            }
        }
    }
}
