//! *Nine Men's Morris* as a picture with its alternative text: points and lines, men by shape, colour and letter, and the last turn.

use super::action::Action;
use super::components::{LINES, NineMensMorris, Point};
use super::event::Event;
use super::rules::board::{actions, targets};
use super::state::Turn;
use super::text::Context;
use crate::canvas::kit::{alt, drawn};
use crate::canvas::mark;
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{Draw, Form, Hotspot, Point as Spot, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::title::grid::Place;
use crate::title::grid::picture::{self as board, middle, stone, threat, wood};
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, say};

/// The radius of a man on the board, and of one in hand.
const MAN: Unit = 200;
const IN_HAND: Unit = 118;

/// The board with its alternative text.
pub fn picture(shown: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let look = render.look;
    let names = drawn(shown.voice);
    let context = shown.spoken(&names);
    let now = &context.open().now;
    let mut scene = board::board::<Point>(&context.state(), look);
    let line = wood(look).line;
    for [from, _, to] in LINES {
        scene.draw(Form::line([middle(from), middle(to)]).stroke(line, 34));
    }
    Point::all().for_each(|point| scene.draw(Form::circle(middle(point), 62).fill(line)));
    let arrived = |to: Point| board::arrived(ring(middle(to), 25), look);
    let moved = |from, to| board::moved(ring(middle(from), -30), ring(middle(to), 25), [from, to].map(middle), look);
    let mut is_compared = false;
    for event in EntryEvents::compared(changed) {
        is_compared = true;
        scene.draw(match event {
            Event::Placed { point, .. } => arrived(*point),
            Event::Moved { from, to, .. } => moved(*from, *to),
            Event::Removed { point, .. } => cross(middle(*point), look),
            _ => Vec::new(),
        });
    }
    if let Some(Turn { from, to, removed }) = context.open().last.filter(|_| !is_compared) {
        scene.draw(from.map_or_else(|| arrived(to), |from| moved(from, to)));
        scene.draw(removed.map(|point| cross(middle(point), look)));
    }
    for seat in context.seats() {
        now.board.points(Some(seat)).for_each(|point| scene.draw(man(seat, look, middle(point), MAN)));
        let beside = board::centre::<Point>().shifted(0, [-140, 140][seat.index()]);
        scene.draw(in_hand(seat, now.hand[seat.index()], beside, look));
    }
    let threatened = if context.is_over() { Vec::new() } else { context.threats(now) };
    threatened.into_iter().for_each(|point| scene.draw(threat(middle(point).shifted(140, -140))));
    let chosen = chosen(shown, render.frame);
    if let Some((from, targets)) = &chosen {
        let targets = targets.iter().map(|target| ring(middle(*target), -20));
        scene.draw(board::choice(ring(middle(*from), 25), targets, look));
    }
    Point::all().for_each(|point| scene.draw(Hotspot::new(point, ring(middle(point), 40))));
    Some(Picture { scene, alt: described(shown, chosen) })
}

/// The man that is chosen, and the points to which it may go.
fn chosen(context: Context<'_>, frame: Frame) -> Option<(Point, Vec<Point>)> {
    let Frame::Branch(cursor) = frame else { return None };
    let now = &context.open().now;
    let Action::Move(from, _) = *actions(now, context.open().options.flying).get(usize::from(cursor.choice))? else {
        return None;
    };
    Some((from, targets(&now.board, from, context.phase()).collect()))
}

/// The legend: the men and the signs, with their meaning.
pub fn legend(_: &NineMensMorris, look: Look, voice: &Voice) -> Picture {
    let centre = at(0, 0);
    let beside = |x: Unit| centre.shifted(x, 0);
    let signs = [
        ("first", man(Seat(0), look, centre, MAN)),
        ("second", man(Seat(1), look, centre, MAN)),
        ("hand", in_hand(Seat(0), 9, beside(14), look)),
        ("moved", board::departed(ring(beside(-50), -30), [beside(-50), beside(190)], look)),
        ("arrived", board::arrived(ring(centre, 25), look)),
        ("removed", cross(centre, look)),
        ("threat", threat(centre)),
    ];
    let signs = signs.map(|(key, sign)| (voice.word(&format!("nine-mens-morris-legend-{key}")), sign));
    board::legend(voice.word("nine-mens-morris-legend-title"), signs, look)
}

/// A ring around a man, so much wider.
fn ring(centre: Spot, wider: Unit) -> Form {
    Form::circle(centre, MAN + wider)
}

/// A man: a stone with the shape, the colour and the letter of its seat.
fn man(seat: Seat, look: Look, centre: Spot, radius: Unit) -> Vec<Shape> {
    let colours = palette::seat(seat, look);
    let letter = Text::new(centre, Mark::of(seat).letter.to_string(), radius * 128 / 100, colours.ink);
    stone(mark::outline(seat, centre, radius), centre, look, colours.fill, letter)
}

/// The men in the hand of a seat as a small man and their number; nothing if there are none.
fn in_hand(seat: Seat, men: u8, centre: Spot, look: Look) -> Vec<Shape> {
    if men == 0 {
        return Vec::new();
    }
    let count = Text::new(centre.shifted(0, 60), format!("×{men}"), 170, wood(look).line).bold();
    (man(seat, look, centre.shifted(-140, 0), IN_HAND), count).shapes()
}

/// Where a man was removed: a cross.
fn cross(centre: Spot, look: Look) -> Vec<Shape> {
    let new = palette::ground(look).new;
    let line = |x: Unit| Form::line([centre.shifted(-x, -120), centre.shifted(x, 120)]).stroke(new, 44);
    (line(120), line(-120)).shapes()
}

/// The alternative text of the picture.
fn described(context: Context<'_>, chosen: Option<(Point, Vec<Point>)>) -> String {
    let now = &context.open().now;
    let men = |seat: Seat| {
        let points = alt::list(now.board.points(Some(seat)));
        let who = alt::player(seat, context.voice, 32);
        say!(context.voice, "nine-mens-morris-alt-men", who, points, hand = now.hand[seat.index()])
    };
    let parts = [context.voice.word("nine-mens-morris-alt")].into_iter().chain(context.seats().map(men));
    let parts = parts.chain(context.last()).chain([board::without_emoji(&context.state())]);
    let threat = context.threat().filter(|_| !context.is_over());
    let chosen = chosen.map(|(from, _)| context.chosen(from));
    alt::sentences(parts.chain(threat).chain(chosen))
}
