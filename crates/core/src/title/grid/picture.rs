//! Boards as pictures: wood in a frame with the names of columns and rows, stones on it, and the marks around them.
//!
//! Colour alone says nothing: a stone has the shape and the letter of its seat, a mark its own kind of line. Looks with
//! high contrast have no wood and no shadows.

use super::{Place, letter};
use crate::canvas::Colour;
use crate::canvas::kit::{Highlight, Legend, paragraph};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{
    Draw, Form, Group, LEGIBLE, Outline, PHONE, Paint, Point, Scene, Shape, Stop, Text, Unit, at,
};
use crate::engine::Seat;
use crate::title::Picture;
use crate::words::Mark;

/// The width of the frame, where columns and rows have their names.
const RIM: Unit = 200;
/// The width of the board within its frame.
const BOARD: Unit = PHONE - 2 * RIM;
/// The top of the board, below the frame and the line that says whose turn it is.
const TOP: Unit = 390;
/// The letter size of that line.
const WORDS: Unit = 165;
/// The place of a sign in a legend, and the height of its row.
const SIGN: (Unit, Unit) = (RIM + 250, 560);

/// The colours of a board.
#[derive(Clone, Copy, Debug)]
pub struct Wood {
    /// The frame, and the names on it.
    pub frame: Colour,
    pub name: Colour,
    /// The board where it is light, and where it is shaded.
    pub light: Colour,
    pub shade: Colour,
    /// Carved lines.
    pub line: Colour,
}

/// The colours of a board in a look.
pub const fn wood(look: Look) -> Wood {
    Wood {
        frame: look.colour([0x6b4226, 0x3b2616, 0xffffff, 0x000000]),
        name: look.colour([0xf7e9d2, 0xe8d5b8, 0x000000, 0xffffff]),
        light: look.colour([0xecd0a0, 0xa97c4c, 0xffffff, 0x000000]),
        shade: look.colour([0xdab47c, 0x8d6238, 0xffffff, 0x000000]),
        line: look.colour([0x6b4226, 0x2e1c0e, 0x000000, 0xffffff]),
    }
}

/// The distance from a column or row to the next one.
pub const fn step<P: Place>() -> Unit {
    BOARD / P::COLUMNS as Unit
}

/// The height of the board within its frame.
const fn height<P: Place>() -> Unit {
    BOARD * P::ROWS as Unit / P::COLUMNS as Unit
}

/// The middle of a place.
pub fn middle<P: Place>(place: P) -> Point {
    let along = |number: u8| Unit::from(number) * step::<P>() + step::<P>() / 2;
    at(RIM + along(place.column()), TOP + along(P::ROWS - 1 - place.row()))
}

/// The middle of the board.
pub const fn centre<P: Place>() -> Point {
    at(RIM + BOARD / 2, TOP + height::<P>() / 2)
}

/// The words above a board: in one line if they fit, else in two.
fn heading(words: &str, ink: Colour) -> Vec<Text> {
    let words = lettering::drawable(words);
    let fits = |size: &Unit| lettering::width(&words, *size, Weight::Bold) <= BOARD;
    if let Some(size) = (LEGIBLE..=WORDS).rev().find(fits) {
        return vec![Text::new(at(RIM, 215), words, size, ink).bold()];
    }
    let mut lines = lettering::lines(&words, LEGIBLE, Weight::Bold, BOARD).into_iter();
    let first = lines.next().unwrap_or_default();
    let rest = lettering::fit(&lines.collect::<Vec<_>>().join(" "), LEGIBLE, Weight::Bold, BOARD);
    let lines = [(146, first), (276, rest)].into_iter().filter(|(_, words)| !words.is_empty());
    lines.map(|(y, words)| Text::new(at(RIM, y), words, LEGIBLE, ink).bold()).collect()
}

/// An empty board in its frame, below a line of words.
pub fn board<P: Place>(head: &str, look: Look) -> Scene {
    let Wood { frame, name, light, shade, line } = wood(look);
    let ground = palette::ground(look);
    let height = height::<P>();
    let mut scene = Scene::new(PHONE, TOP + height + RIM + 30, ground.paper);
    scene.draw(heading(&without_emoji(head), ground.ink));
    let left = 30;
    let top = TOP - 80;
    let side = PHONE - 60;
    scene.draw(Form::rounded(at(left, top), side, height + RIM + 80, 90).fill(frame).stroke(line, 16));
    let lit = Paint::linear((at(RIM, TOP), light), (at(RIM + BOARD, TOP + height), shade));
    scene.draw(Form::rect(at(RIM, TOP), BOARD, height).fill(lit).stroke(line, 20));
    if !look.contrast {
        // The grain of the wood, closer together towards the lower edge.
        let grain = (1..14).map(|nth| {
            let y = TOP + (nth * nth * 9 + nth * 125) * height / BOARD;
            let bent = [at(RIM, y), at(RIM + BOARD * 2 / 5, y + nth % 4 * 22), at(RIM + BOARD, y - nth % 3 * 26)];
            Form::line(bent).stroke(line.with_opacity(7), 12 + nth % 5 * 7)
        });
        scene.draw(grain.collect::<Vec<_>>());
    }
    let along = |number: u8| Unit::from(number) * step::<P>() + step::<P>() / 2;
    let named = |place, text: String| Text::new(place, text, LEGIBLE, name).bold().centred();
    for number in 0..P::COLUMNS.max(P::ROWS) {
        if number < P::COLUMNS {
            scene.draw(named(at(RIM + along(number), TOP + height + RIM / 2), letter(number).to_string()));
        }
        if number < P::ROWS {
            scene.draw(named(at(RIM / 2 + 15, TOP + along(number)), (P::ROWS - number).to_string()));
        }
    }
    scene
}

/// A stone: the outline in a colour, lit from the upper left, and its letter a bit below the middle.
pub fn stone(outline: Outline, centre: Point, look: Look, fill: Colour, letter: Text) -> Vec<Shape> {
    let edge = if look.contrast { look.pick(Colour::BLACK, Colour::WHITE) } else { fill.darker(55) };
    let form = Form::from(outline).stroke(edge, 20);
    let form = if look.contrast {
        form.fill(fill)
    } else {
        let stops = [(0, fill.lighter(34)), (45, fill), (100, fill.darker(30))];
        let stops = stops.map(|(at, colour)| Stop { at, colour }).into();
        form.fill(Paint::Radial { centre: centre.shifted(-70, -90), radius: 330, stops }).shadow(
            26,
            60,
            Colour::BLACK.with_opacity(45),
        )
    };
    (form, letter.bold().centred()).shapes()
}

/// The last move: where it began, and where it ended.
pub fn moved(from: Form, to: Form, between: [Point; 2], look: Look) -> Vec<Shape> {
    (departed(from, between, look), arrived(to, look)).shapes()
}

/// Where the last move began: a dashed line, and a line to where it ended.
pub fn departed(from: Form, between: [Point; 2], look: Look) -> Vec<Shape> {
    let new = palette::ground(look).new;
    let way = Form::line(between).stroke(new.with_opacity(60), 40);
    (from.fill(new.with_opacity(16)).stroke(new, 30).dashed([90, 70]), way).shapes()
}

/// Where the last move ended.
pub fn arrived(to: Form, look: Look) -> Vec<Shape> {
    let new = palette::ground(look).new;
    to.fill(new.with_opacity(22)).stroke(new, 44).shapes()
}

/// A sign beside a place where the other side threatens something.
pub fn threat(centre: Point) -> Vec<Shape> {
    let corners = [(0, -118), (118, 88), (-118, 88)].map(|(x, y)| centre.shifted(x, y));
    let sign = Form::polygon(corners).fill(Colour::hex(0xffe04a)).stroke(Colour::BLACK, 22);
    (sign, Text::new(centre.shifted(0, 24), "!", LEGIBLE, Colour::BLACK).bold().centred()).shapes()
}

/// Marks what is chosen, and where it may go.
pub fn choice(chosen: Form, targets: impl IntoIterator<Item = Form>, look: Look) -> Vec<Shape> {
    let targets = targets.into_iter().flat_map(|target| Highlight::Reach.around(target, look, 36));
    Highlight::Turn.around(chosen, look, 40).into_iter().chain(targets).collect()
}

/// The legend: each sign, drawn around the origin on a piece of the board, with its meaning.
pub fn legend(title: String, signs: impl IntoIterator<Item = (String, Vec<Shape>)>, look: Look) -> Picture {
    let ground = palette::ground(look);
    let wood = wood(look);
    let heading = Text::new(at(RIM, 210), &title, WORDS, ground.ink).bold();
    let mut legend = Legend::new(ground.paper, title, heading);
    let mut y = 330 + SIGN.1 / 2;
    for (words, sign) in signs {
        let lines = lettering::lines(&words, LEGIBLE, Weight::Medium, PHONE - SIGN.0 - 250 - 2 * RIM);
        let said = paragraph(LEGIBLE, 165, ground.ink).beside(at(SIGN.0 + 250 + RIM, y), &lines);
        let board = Form::rounded(at(SIGN.0 - 250, y - 250), 500, 500, 40).fill(wood.light).stroke(wood.line, 12);
        legend.entry((board, Group::at(at(SIGN.0, y), sign), said), words);
        y += SIGN.1;
    }
    let (scene, alt) = legend.finish(y - SIGN.1 / 2 + 80);
    Picture { scene, alt }
}

/// A sentence without the emoji that the font of pictures lacks.
pub fn without_emoji(text: &str) -> String {
    lettering::drawable(&Seat::all(2).fold(text.to_owned(), |text, seat| text.replace(Mark::of(seat).emoji, "")))
}
