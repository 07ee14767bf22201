//! Small pieces: relics (`assets/signs/relic_runners.svg`), rations, toolboxes, coins, explorers.

use std::sync::LazyLock;

use super::*;
use crate::canvas::kit::Signs;

/// The width of a toolbox with its level.
pub const BOX: Unit = 262;
/// The radius of an explorer's badge on the map.
pub const BADGE: Unit = 116;
/// The radius below which the strokes of a relic get no thinner.
const THINNEST: Unit = 86;

static SIGNS: LazyLock<Signs> =
    LazyLock::new(|| Signs::read(include_str!("../../../../../../assets/signs/relic_runners.svg")).unwrap_or_default());

/// A relic around a point; nothing of it lies farther away than the radius.
pub fn relic(colour: Colour, middle: Point, radius: Unit) -> Vec<Shape> {
    let id = ["toad", "skull", "bird", "mask"][colour as usize];
    SIGNS.draw_at(id, &[], middle, radius, |pen| pen * radius.max(THINNEST) / 100)
}

pub fn ration(colours: &Colours, middle: Point) -> Vec<Shape> {
    let tin = Form::rounded(middle.shifted(-38, -52), 76, 104, 22);
    let label = Form::rect(middle.shifted(-38, -20), 76, 44).fill(colours.tin.lighter(60));
    (tin.clone().fill(colours.tin), label, tin.stroke(colours.edge, 10)).shapes()
}

/// A toolbox of a seat around a point, with the level of its space. On the bottom it has a lid and a clasp instead, in
/// reserve it is a dashed outline.
pub fn toolbox(colours: &Colours, seat: Seat, slot: Slot, middle: Point) -> Vec<Shape> {
    let own = colours.seat(seat);
    let ground = colours.ground;
    let wide = BOX - 32;
    let high = 116;
    let body = Form::rounded(middle.shifted(-wide / 2, -high / 2 + 14), wide, high, 26);
    let handle = || Form::rounded(middle.shifted(-52, -high / 2 - 22), 104, 60, 24);
    if slot == Slot::Reserve {
        let faint = ground.quiet.towards(ground.panel, 35);
        return (handle().stroke(faint, 12), body.fill(own.tint).stroke(faint, 12).dashed([34, 26])).shapes();
    }
    let handles = [handle().stroke(own.edge, 34), handle().stroke(own.fill, 14)];
    let front = match slot {
        Slot::On(space) => {
            Text::new(middle.shifted(0, 14), space.level.to_string(), 150, own.ink).bold().centred().shapes()
        }
        _ => {
            let lid = Form::line([middle.shifted(-wide / 2 + 8, -6), middle.shifted(wide / 2 - 8, -6)]);
            let clasp = Form::rounded(middle.shifted(-18, -18), 36, 44, 10);
            [lid.stroke(own.edge, 10), clasp.fill(own.edge)].shapes()
        }
    };
    (handles, body.fill(own.fill).stroke(own.edge, 14), front).shapes()
}

/// What a purple tile does, as a small picture on the top of its temple.
pub fn effect(colours: &Colours, effect: Purple, middle: Point) -> Vec<Shape> {
    let small =
        |x: Unit, y: Unit, scale: i32, shapes: Vec<Shape>| Group::at(middle.shifted(x, y), shapes).scaled(scale);
    let tin = |x: Unit| small(x, 0, 105, ration(colours, at(0, 0)));
    let ink = colours.carved(Colour::Purple);
    let stroke =
        |points: &[(Unit, Unit)]| Form::line(points.iter().map(|(x, y)| middle.shifted(*x, *y))).stroke(ink, 22);
    let chest = || {
        let body = Form::rounded(at(-58, -30), 116, 72, 16).fill(colours.gold).stroke(colours.edge, 12);
        let handle = Form::rounded(at(-26, -54), 52, 40, 14).stroke(colours.edge, 14);
        small(0, 26, 100, (handle, body).shapes())
    };
    match effect {
        Purple::Cache => coin(colours, middle, "3"),
        Purple::Toolsmith => (chest(), stroke(&[(-40, -44), (0, -84), (40, -44)])).shapes(),
        Purple::Larder => (tin(-46), tin(46)).shapes(),
        Purple::SpareKit => (chest(), stroke(&[(0, -92), (0, -36)]), stroke(&[(-28, -64), (28, -64)])).shapes(),
        Purple::WayHome => {
            let corner = |(x, y): (Unit, Unit)| middle.shifted(x, y);
            let cloth = Form::polygon([(0, -76), (84, 62), (-84, 62)].map(corner)).fill(colours.cloth);
            let flap = Form::polygon([(0, -20), (30, 62), (-30, 62)].map(corner)).fill(colours.cloth.darker(62));
            (cloth.stroke(colours.edge, 12), flap).shapes()
        }
        Purple::NewRoute => {
            let way = |y: Unit, turned: Unit| {
                [
                    stroke(&[(-70, y), (70, y)]),
                    stroke(&[(turned * 36, y - 30), (turned * 72, y), (turned * 36, y + 30)]),
                ]
            };
            (way(-36, 1), way(36, -1)).shapes()
        }
        Purple::FarReach => {
            let site = |x: Unit| Form::circle(middle.shifted(x, 0), 34).stroke(ink, 20);
            (site(-56), site(56), stroke(&[(-24, 0), (24, 0)])).shapes()
        }
        Purple::RiverSpirits => {
            let token = |x: Unit| Form::circle(middle.shifted(x, 0), 40).fill(colours.gold).stroke(colours.edge, 12);
            (token(-44), token(44)).shapes()
        }
    }
}

/// A coin around a point with a number, or with a question mark.
pub fn coin(colours: &Colours, middle: Point, text: &str) -> Vec<Shape> {
    let gold = colours.gold;
    (
        Form::circle(middle, 82).fill(gold).stroke(gold.darker(50), 14),
        Form::circle(middle, 62).stroke(gold.darker(25), 6),
        Text::new(middle, text, LEGIBLE, colours.on_gold).bold().centred(),
    )
        .shapes()
}

/// An explorer around a point; that of the player whose turn it is has a ring.
pub fn explorer(colours: &Colours, seat: Seat, place: Point, asked: bool) -> Vec<Shape> {
    let ring = Form::circle(place, BADGE + 24).fill(colours.ground.panel);
    let ring = asked.then(|| Highlight::Turn.around(ring, colours.look, 34));
    let shadow = Form::circle(place.shifted(0, 14), BADGE + 8).fill(colours.ground.shadow);
    let shadow = (!asked).then_some(shadow);
    (ring, shadow, mark::badge(seat, colours.look, place, BADGE)).shapes()
}

/// Words on a plate around a point: its margin beside the words, its height and its corner radius.
pub fn plate(middle: Point, words: Text, beyond: Unit, high: Unit, radius: Unit) -> (Form, Text) {
    let width = words.width() + 2 * beyond;
    (Form::rounded(middle.shifted(-width / 2, -high / 2), width, high, radius), words.centred())
}
