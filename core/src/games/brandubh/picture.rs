//! *Brandubh* as a picture: the squares, the pieces by shape, colour and letter, and the last move; with its alternative text.

use super::action::Action;
use super::components::{Brandubh, Piece, SEATS, SIDE, Square};
use super::event::Event;
use super::rules;
use super::text::{Context, letter};
use crate::canvas::Colour;
use crate::canvas::kit::{Highlight, Legend, alt, drawn, paragraph};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::palette::{self, GroundColours, Look};
use crate::canvas::scene::{Form, LEGIBLE, Outline, PHONE, Point, Scene, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, say};

/// The width of the rim, where columns and rows have their names.
const RIM: Unit = 200;
const SQUARE: Unit = (PHONE - 2 * RIM) / SIDE as Unit;
/// The top of the board, below the line that says whose turn it is.
const TOP: Unit = 330;
/// How far a piece reaches from its middle.
const PIECE: Unit = 195;
const WORDS: Unit = 165;

pub fn picture(told: Context<'_>, render: RenderOptions, _: &[EntryEvents<Event>]) -> Option<Picture> {
    let (look, names) = (render.look, drawn(told.voice));
    let context = told.spoken(&names);
    let (open, voice) = (context.open(), context.voice);
    let ground = palette::ground(look);
    let mut scene = Scene::new(PHONE, TOP + PHONE - 2 * RIM + RIM, ground.paper);
    let head = lettering::fit(&state(context), WORDS, Weight::Bold, PHONE - 2 * RIM);
    scene.draw(Text::new(at(RIM, 210), head, WORDS, ground.ink).bold());
    scene.draw(Form::rect(at(RIM, TOP), PHONE - 2 * RIM, PHONE - 2 * RIM).fill(ground.panel).stroke(ground.line, 24));
    for square in Square::all() {
        scene.draw(place(square, middle(square), ground));
    }
    for number in 0..SIDE {
        let along = Unit::from(number) * SQUARE + SQUARE / 2;
        let column = char::from(b'a' + number).to_string();
        scene
            .draw(Text::new(at(RIM + along, TOP + PHONE - 2 * RIM + RIM / 2), column, LEGIBLE, ground.quiet).centred());
        let row = (SIDE - number).to_string();
        scene.draw(Text::new(at(RIM / 2, TOP + along), row, LEGIBLE, ground.quiet).centred());
    }
    if let Some((from, to)) = open.last {
        scene.draw(last(middle(from), middle(to), ground));
    }
    for seat in [Piece::Attacker.seat(), Piece::King.seat()] {
        for (square, kind) in open.board.pieces(seat) {
            scene.draw(piece(kind, middle(square), look, voice));
        }
    }
    let chosen = chosen(told, render.frame);
    if let Some((from, targets)) = &chosen {
        scene.draw(Highlight::Turn.around(frame(middle(*from)), look, 40));
        for target in targets {
            scene.draw(Highlight::Reach.around(frame(middle(*target)), look, 36));
        }
    }
    Some(Picture { scene, alt: described(told, chosen) })
}

/// The piece that is chosen, and the squares to which it may move.
fn chosen(context: Context<'_>, frame: Frame) -> Option<(Square, Vec<Square>)> {
    let Frame::Branch(index) = frame else { return None };
    let mut legal = Vec::new();
    rules::legal(context.open(), context.open().turn, &mut legal);
    let Action::Move(from, _) = *legal.get(usize::from(index))?;
    Some((from, rules::board::targets(&context.open().board, from).collect()))
}

/// The legend: the pieces and the squares, with their meaning.
pub fn legend(_: &Brandubh, look: Look, voice: &Voice) -> Picture {
    let ground = palette::ground(look);
    let title = voice.word("brandubh-legend-title");
    let heading = Text::new(at(RIM, 210), &title, WORDS, ground.ink).bold();
    let mut legend = Legend::new(ground.paper, title, heading);
    let row = SQUARE + 60;
    let mut y = TOP + row / 2;
    let mut entry = |key: &str, sign: &dyn Fn(Point) -> Vec<Shape>| {
        let said = voice.word(key);
        let lines = lettering::lines(&said, LEGIBLE, Weight::Medium, PHONE - 2 * RIM - SQUARE - 80);
        let words = paragraph(LEGIBLE, 165, ground.ink).beside(at(2 * RIM + SQUARE, y), &lines);
        legend.entry((sign(at(RIM + SQUARE / 2, y)), words), said);
        y += row;
    };
    entry("brandubh-legend-attacker", &|at| piece(Piece::Attacker, at, look, voice));
    entry("brandubh-legend-defender", &|at| piece(Piece::Defender, at, look, voice));
    entry("brandubh-legend-king", &|at| piece(Piece::King, at, look, voice));
    entry("brandubh-legend-throne", &|at| place(Square::THRONE, at, ground));
    entry("brandubh-legend-corner", &|at| {
        Square::corners().take(1).flat_map(|corner| place(corner, at, ground)).collect()
    });
    entry("brandubh-legend-last", &|at| last(at, at, ground).split_off(2));
    let (scene, alt) = legend.finish(y - row / 2 + 80);
    Picture { scene, alt }
}

const fn middle(square: Square) -> Point {
    let (column, row) = (square.column() as Unit, (SIDE - 1 - square.row()) as Unit);
    at(RIM + column * SQUARE + SQUARE / 2, TOP + row * SQUARE + SQUARE / 2)
}

/// An empty square; those of the king have a cross.
fn place(square: Square, centre: Point, ground: GroundColours) -> Vec<Shape> {
    let side = SQUARE - 24;
    let form = Form::rounded(centre.shifted(-side / 2, -side / 2), side, side, 40);
    if !square.is_kings() {
        return vec![form.stroke(ground.line, 10).into()];
    }
    let arm = side * 3 / 10;
    let (across, down) = if square.is_corner() { ((arm, arm), (arm, -arm)) } else { ((arm, 0), (0, arm)) };
    let line = |(x, y): (Unit, Unit)| {
        Form::line([centre.shifted(-x, -y), centre.shifted(x, y)]).stroke(ground.quiet, 36).into()
    };
    vec![form.fill(ground.line.towards(ground.panel, 45)).stroke(ground.quiet, 16).into(), line(across), line(down)]
}

/// The last move: a dashed frame where it began, a line, a frame where it ended.
fn last(from: Point, to: Point, ground: GroundColours) -> Vec<Shape> {
    vec![
        frame(from).stroke(ground.new, 30).dashed([90, 70]).into(),
        Form::line([from, to]).stroke(ground.new.with_opacity(60), 40).into(),
        frame(to).stroke(ground.new, 44).into(),
    ]
}

/// A frame around a square.
fn frame(centre: Point) -> Form {
    let side = SQUARE - 30;
    Form::rounded(centre.shifted(-side / 2, -side / 2), side, side, 50)
}

/// A piece: the shape and colour of its seat, for the king a crown, and its letter.
fn piece(kind: Piece, centre: Point, look: Look, voice: &Voice) -> Vec<Shape> {
    let colours = palette::seat(kind.seat(), look);
    let (outline, fill, ink, down) = match kind {
        Piece::King => (crown(centre), look.pick(Colour::hex(0xe9b91f), Colour::hex(0xffd447)), Colour::BLACK, 70),
        Piece::Attacker | Piece::Defender => (mark::outline(kind.seat(), centre, PIECE), colours.fill, colours.ink, 0),
    };
    let text = Text::new(centre.shifted(0, down), letter(kind, voice), 180, ink).bold().centred();
    vec![Form::from(outline).fill(fill).stroke(colours.edge, 22).into(), text.into()]
}

/// The outline of a crown: three points above a band.
fn crown(centre: Point) -> Outline {
    let point = |(x, y): (Unit, Unit)| centre.shifted(x * PIECE / 100, y * PIECE / 100);
    let half = [(-100, -70), (-48, -15), (0, -100), (48, -15), (100, -70), (84, 90), (-84, 90)];
    Outline::Polygon(half.into_iter().map(point).collect())
}

/// Whose turn it is, or how it ended, without the emoji that the font of pictures lacks.
fn state(context: Context<'_>) -> String {
    let said = Seat::all(SEATS).fold(context.state(), |said, seat| said.replace(Mark::of(seat).emoji, ""));
    lettering::drawable(&said)
}

fn described(context: Context<'_>, chosen: Option<(Square, Vec<Square>)>) -> String {
    let of = |kind: Piece| {
        let found = context.open().board.pieces(kind.seat()).filter(|(_, other)| *other == kind);
        alt::list(found.map(|(square, _)| square))
    };
    let [king, defenders, attackers] = [Piece::King, Piece::Defender, Piece::Attacker].map(of);
    let board = say!(context.voice, "brandubh-alt", king, defenders, attackers);
    let chosen = chosen.and_then(|(from, _)| context.chosen(from));
    alt::sentences([board].into_iter().chain(context.last()).chain([state(context)]).chain(chosen))
}
