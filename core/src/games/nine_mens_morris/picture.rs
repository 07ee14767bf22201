//! *Nine Men's Morris* as a picture with its alternative text: points and lines, men by shape, colour and letter, and the last turn.

use super::action::Action;
use super::components::{LINES, Point, SEATS, SIDE};
use super::rules::board;
use super::state::Turn;
use super::text::Context;
use crate::canvas::kit::{Highlight, Legend, alt, drawn, paragraph};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark::badge;
use crate::canvas::palette::{self, GroundColours, Look};
use crate::canvas::scene::{Form, LEGIBLE, PHONE, Point as Place, Scene, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::title::{Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, say};

/// The width of the rim, where columns and rows have their names.
const RIM: Unit = 200;
/// The side of the board.
const BOARD: Unit = PHONE - 2 * RIM;
/// The distance from a column or row to the next one.
const STEP: Unit = BOARD / SIDE as Unit;
/// The top of the board, below the line that says whose turn it is.
const TOP: Unit = 330;
/// The radius of a man on the board, and of one in hand.
const MAN: (Unit, Unit) = (200, 118);
/// The letter size of sentences.
const WORDS: Unit = 165;

/// The board with its alternative text.
pub fn picture(words: Context<'_>, render: RenderOptions) -> Picture {
    let look = render.look;
    let names = drawn(words.voice);
    let context = Context { voice: &names, ..words };
    let (now, ground) = (&context.open.now, palette::ground(look));
    let mut scene = Scene::new(PHONE, TOP + BOARD + RIM, ground.paper);
    let head = lettering::fit(&state(context), WORDS, Weight::Bold, BOARD);
    scene.draw(Text::new(at(RIM, 210), head, WORDS, ground.ink).bold());
    scene.draw(Form::rect(at(RIM, TOP), BOARD, BOARD).fill(ground.panel).stroke(ground.line, 24));
    for [from, _, to] in LINES {
        scene.draw(Form::line([middle(from), middle(to)]).stroke(ground.quiet, 26));
    }
    for point in Point::all() {
        scene.draw(Form::circle(middle(point), 55).fill(ground.quiet));
    }
    for number in 0..SIDE {
        let along = Unit::from(number) * STEP + STEP / 2;
        let name = |place: Place, name: String| Text::new(place, name, LEGIBLE, ground.quiet).centred();
        scene.draw(name(at(RIM + along, TOP + BOARD + RIM / 2), char::from(b'a' + number).to_string()));
        scene.draw(name(at(RIM / 2, TOP + along), (SIDE - number).to_string()));
    }
    if let Some(Turn { from: Some(from), to, .. }) = context.open.last {
        scene.draw(moved(middle(from), middle(to), ground));
    }
    for seat in Seat::all(SEATS) {
        now.board.points(Some(seat)).for_each(|point| scene.draw(badge(seat, look, middle(point), MAN.0)));
        let beside = at(PHONE / 2, TOP + BOARD / 2 + [-140, 140][seat.index()]);
        scene.draw(in_hand(seat, now.hand[seat.index()], beside, look));
    }
    if let Some(Turn { to, removed, .. }) = context.open.last {
        scene.draw(arrived(middle(to), ground));
        scene.draw(removed.map(|point| cross(middle(point), ground)).into_iter().flatten().collect::<Vec<_>>());
    }
    let chosen = chosen(words, render.frame);
    if let Some((from, targets)) = &chosen {
        scene.draw(Highlight::Turn.around(Form::circle(middle(*from), MAN.0 + 25), look, 40));
        for target in targets {
            scene.draw(Highlight::Reach.around(Form::circle(middle(*target), MAN.0 - 20), look, 36));
        }
    }
    Picture { scene, alt: described(words, chosen) }
}

/// The man that is chosen, and the points to which it may go.
fn chosen(context: Context<'_>, frame: Frame) -> Option<(Point, Vec<Point>)> {
    let Frame::Branch(index) = frame else { return None };
    let now = &context.open.now;
    match *board::actions(now, context.open.options.flying).get(usize::from(index))? {
        Action::Move(from, _) => Some((from, board::targets(&now.board, from, context.phase()).collect())),
        Action::Place(_) | Action::Remove(_) => None,
    }
}

/// The legend: the men and the signs, with their meaning.
pub fn legend(look: Look, voice: &Voice) -> Picture {
    let ground = palette::ground(look);
    let title = voice.word("nine-mens-morris-legend-title");
    let heading = Text::new(at(RIM, 210), &title, WORDS, ground.ink).bold();
    let mut legend = Legend::new(ground.paper, title, heading);
    let row = STEP + 60;
    let mut y = TOP + row / 2;
    let mut entry = |key: &str, sign: &dyn Fn(Place) -> Vec<Shape>| {
        let said = voice.word(&format!("nine-mens-morris-legend-{key}"));
        let lines = lettering::lines(&said, LEGIBLE, Weight::Medium, PHONE - 2 * RIM - STEP - 80);
        let words = paragraph(LEGIBLE, 165, ground.ink).beside(at(2 * RIM + STEP, y), &lines);
        legend.entry((sign(at(RIM + STEP / 2, y)), words), said);
        y += row;
    };
    entry("first", &|at| badge(Seat(0), look, at, MAN.0).into());
    entry("second", &|at| badge(Seat(1), look, at, MAN.0).into());
    entry("hand", &|at| in_hand(Seat(0), 9, at, look));
    entry("moved", &|at| moved(at.shifted(-150, 0), at.shifted(150, 0), ground));
    entry("arrived", &|at| arrived(at, ground));
    entry("removed", &|at| cross(at, ground));
    let (scene, alt) = legend.finish(y - row / 2 + 80);
    Picture { scene, alt }
}

/// Where a point is drawn.
const fn middle(point: Point) -> Place {
    let (column, row) = (point.column() as Unit, (SIDE - 1 - point.row()) as Unit);
    at(RIM + column * STEP + STEP / 2, TOP + row * STEP + STEP / 2)
}

/// The men in the hand of a seat as a small man and their number; nothing if there are none.
fn in_hand(seat: Seat, men: u8, centre: Place, look: Look) -> Vec<Shape> {
    if men == 0 {
        return Vec::new();
    }
    let ink = palette::ground(look).ink;
    let count = Text::new(centre.shifted(0, 60), format!("×{men}"), 170, ink).bold();
    badge(seat, look, centre.shifted(-140, 0), MAN.1).into_iter().chain([count.into()]).collect()
}

/// A move: a dashed ring where it began, and a line to where it ended.
fn moved(from: Place, to: Place, ground: GroundColours) -> Vec<Shape> {
    vec![
        Form::circle(from, MAN.0 - 30).stroke(ground.new, 30).dashed([90, 70]).into(),
        Form::line([from, to]).stroke(ground.new.with_opacity(60), 40).into(),
    ]
}

/// The man that was placed or moved last: a ring.
fn arrived(centre: Place, ground: GroundColours) -> Vec<Shape> {
    vec![Form::circle(centre, MAN.0 + 25).stroke(ground.new, 40).into()]
}

/// Where a man was removed: a cross.
fn cross(centre: Place, ground: GroundColours) -> Vec<Shape> {
    let line = |x: Unit| Form::line([centre.shifted(-x, -120), centre.shifted(x, 120)]).stroke(ground.new, 44).into();
    vec![line(120), line(-120)]
}

/// Whose turn it is, or how it ended, without the emoji that the font of pictures lacks.
fn state(context: Context<'_>) -> String {
    let said = Seat::all(SEATS).fold(context.state(), |said, seat| said.replace(Mark::of(seat).emoji, ""));
    lettering::drawable(&said)
}

/// The alternative text of the picture.
fn described(context: Context<'_>, chosen: Option<(Point, Vec<Point>)>) -> String {
    let Context { open, voice } = context;
    let men = |seat: Seat| {
        let points = alt::list(open.now.board.points(Some(seat)));
        say!(
            voice,
            "nine-mens-morris-alt-men",
            who = alt::player(seat, voice, 32),
            points,
            hand = open.now.hand[seat.index()]
        )
    };
    let parts = [voice.word("nine-mens-morris-alt")].into_iter().chain(Seat::all(SEATS).map(men));
    let chosen = chosen.map(|(from, _)| context.chosen(from));
    alt::sentences(parts.chain(context.last()).chain([state(context)]).chain(chosen))
}
