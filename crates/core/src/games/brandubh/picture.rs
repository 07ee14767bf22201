//! *Brandubh* as a picture: the squares, the pieces by shape, colour and letter, and the last move; with its alternative text.

use super::action::Action;
use super::components::{Brandubh, CORNERS, Piece, Square};
use super::event::Event;
use super::rules;
use super::text::{Context, letter};
use crate::canvas::Colour;
use crate::canvas::kit::{alt, drawn};
use crate::canvas::mark;
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{Form, Hotspot, Outline, Point, Shape, Text, Unit, at};
use crate::title::grid::Place;
use crate::title::grid::picture::{self as board, middle, moved, stone, threat, wood};
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Voice, say};

/// The side of a square.
const SIDE: Unit = board::step::<Square>();
/// How far a piece reaches from its middle.
const PIECE: Unit = 195;

pub fn picture(shown: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let look = render.look;
    let names = drawn(shown.voice);
    let context = shown.spoken(&names);
    let open = context.open();
    let mut scene = board::board::<Square>(&context.state(), look);
    for square in Square::all() {
        scene.draw(place(square, middle(square), look));
    }
    let compared = EntryEvents::compared(changed).filter_map(|event| match event {
        Event::Moved { from, to, .. } => Some((*from, *to)),
        Event::Ended(_) => None,
    });
    let compared: Vec<_> = compared.collect();
    for (from, to) in compared.iter().copied().chain(open.last.filter(|_| compared.is_empty())) {
        let [from, to] = [middle(from), middle(to)];
        scene.draw(moved(frame(from), frame(to), [from, to], look));
    }
    for (square, kind) in context.seats().flat_map(|seat| open.board.pieces(seat)) {
        scene.draw(piece(kind, middle(square), look, context.voice));
    }
    let threatened = context.threatened();
    threatened.iter().for_each(|square| scene.draw(threat(middle(*square).shifted(140, -140))));
    let chosen = chosen(shown, render.frame);
    if let Some((from, targets)) = &chosen {
        scene.draw(board::choice(frame(middle(*from)), targets.iter().map(|target| frame(middle(*target))), look));
    }
    Square::all().for_each(|square| scene.draw(Hotspot::new(square, frame(middle(square)))));
    Some(Picture { scene, alt: described(shown, &threatened, chosen) })
}

/// The piece that is chosen, and the squares to which it may move.
fn chosen(context: Context<'_>, frame: Frame) -> Option<(Square, Vec<Square>)> {
    let Frame::Branch(cursor) = frame else { return None };
    let mut legal = Vec::new();
    rules::legal(context.open(), context.open().turn, &mut legal);
    let Action::Move(from, _) = *legal.get(usize::from(cursor.choice))?;
    Some((from, rules::board::targets(&context.open().board, from).collect()))
}

/// The legend: the pieces and the squares, with their meaning.
pub fn legend(_: &Brandubh, look: Look, voice: &Voice) -> Picture {
    let centre = at(0, 0);
    let corner = { CORNERS }.next().unwrap_or(Square::THRONE);
    let signs = [
        ("attacker", piece(Piece::Attacker, centre, look, voice)),
        ("defender", piece(Piece::Defender, centre, look, voice)),
        ("king", piece(Piece::King, centre, look, voice)),
        ("throne", place(Square::THRONE, centre, look)),
        ("corner", place(corner, centre, look)),
        ("last", board::arrived(frame(centre), look)),
        ("threat", threat(centre)),
    ];
    let signs = signs.map(|(key, sign)| (voice.word(&format!("brandubh-legend-{key}")), sign));
    board::legend(voice.word("brandubh-legend-title"), signs, look)
}

/// An empty square. Every second one is shaded; those of the king are carved with a cross.
fn place(square: Square, centre: Point, look: Look) -> Vec<Shape> {
    let wood = wood(look);
    let side = SIDE - 12;
    let form = Form::rounded(centre.shifted(-side / 2, -side / 2), side, side, 24);
    if !square.is_kings() {
        let shaded = (square.column() + square.row()) % 2 == 1;
        let fill = wood.line.with_opacity(if shaded && !look.contrast { 14 } else { 0 });
        return vec![form.fill(fill).stroke(wood.line.with_opacity(70), 10).into()];
    }
    let arm = side * 3 / 10;
    let line =
        |x: Unit, y: Unit| Form::line([centre.shifted(-x, -y), centre.shifted(x, y)]).stroke(wood.line, 36).into();
    let [across, down] =
        if square.is_corner() { [line(arm, arm), line(arm, -arm)] } else { [line(arm, 0), line(0, arm)] };
    vec![form.fill(wood.line.with_opacity(34)).stroke(wood.line, 18).into(), across, down]
}

/// A frame around a square.
fn frame(centre: Point) -> Form {
    let side = SIDE - 30;
    Form::rounded(centre.shifted(-side / 2, -side / 2), side, side, 50)
}

/// A piece: a stone with the shape and colour of its seat, for the king a golden crown, and its letter.
fn piece(kind: Piece, centre: Point, look: Look, voice: &Voice) -> Vec<Shape> {
    let colours = palette::seat(kind.seat(), look);
    let (outline, fill, ink, down) = match kind {
        Piece::King => (crown(centre), look.pick(Colour::hex(0xe9b91f), Colour::hex(0xffd447)), Colour::BLACK, 70),
        Piece::Attacker | Piece::Defender => (mark::outline(kind.seat(), centre, PIECE), colours.fill, colours.ink, 0),
    };
    stone(outline, centre, look, fill, Text::new(centre.shifted(0, down), letter(kind, voice), 180, ink))
}

/// The outline of a crown: three points above a band.
fn crown(centre: Point) -> Outline {
    let point = |(x, y): (Unit, Unit)| centre.shifted(x * PIECE / 100, y * PIECE / 100);
    let half = [(-100, -70), (-48, -15), (0, -100), (48, -15), (100, -70), (84, 90), (-84, 90)];
    Outline::Polygon(half.into_iter().map(point).collect())
}

fn described(context: Context<'_>, threatened: &[Square], chosen: Option<(Square, Vec<Square>)>) -> String {
    let of = |kind| alt::list(context.open().board.of(kind));
    let [king, defenders, attackers] = [Piece::King, Piece::Defender, Piece::Attacker].map(of);
    let board = say!(context.voice, "brandubh-alt", king, defenders, attackers);
    let threat =
        (!threatened.is_empty()).then(|| say!(context.voice, "brandubh-alt-threat", squares = alt::list(threatened)));
    let chosen = chosen.and_then(|(from, _)| context.chosen(from));
    let parts = [board].into_iter().chain(context.last()).chain([board::without_emoji(&context.state())]);
    alt::sentences(parts.chain(threat).chain(chosen))
}
