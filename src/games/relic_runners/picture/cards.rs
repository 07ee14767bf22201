//! A card for each player: who it is, the points that are known, toolboxes, rations, pathways left, relics and tiles.

use super::layout::Stretch;
use super::{Brush, Drawing, icons};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Form, Group, PHONE, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::relic_runners::components::{Colour, RATION_LIMIT};
use crate::games::relic_runners::state::Runner;

/// How wide a card is.
pub const WIDTH: Unit = PHONE - 2 * GAP;
/// How high a card is.
pub const HEIGHT: Unit = 392;
/// What lies between cards, and around them.
pub const GAP: Unit = 44;
/// The left end of what stands beside the badge, and the right end.
const LEFT: Unit = 310;
const RIGHT: Unit = WIDTH - 80;
/// The middles of the two lines of a card.
const LINES: (Unit, Unit) = (106, 284);
/// Where on the first line rations, pathways and coins begin, and on the second ivory and blue tiles.
const STORES: (Unit, Unit, Unit) = (1_710, 2_230, 2_770);
const TILES: (Unit, Unit) = (1_160, 2_056);
/// How high letters are on a card: the large ones and the others.
const LETTERS: (Unit, Unit) = (146, 118);

impl Drawing<'_> {
    /// How much room the cards of all players take.
    pub fn cards_height(&self) -> Unit {
        self.context.seats().count() as Unit * (HEIGHT + GAP) + GAP
    }

    /// The cards of all players, one below the other, below a line.
    pub fn cards(&self, top: Unit) -> Vec<Shape> {
        let seats = self.context.seats().zip(&self.context.open().runners);
        let card = |(n, (seat, runner)): (Unit, (Seat, &Runner))| {
            Group::at(at(GAP, top + GAP + n * (HEIGHT + GAP)), self.card(seat, runner)).into()
        };
        (0..).zip(seats).map(card).collect()
    }

    /// The card of a player, its upper left corner at the origin.
    pub fn card(&self, seat: Seat, runner: &Runner) -> Vec<Shape> {
        let livery = self.brush.livery(seat);
        let asked = self.context.open().asked() == Some(seat);
        let mut shapes: Vec<Shape> = vec![Form::rounded(at(0, 0), WIDTH, HEIGHT, 80).fill(livery.tint).into()];
        let rim = if asked { 36 } else { 14 };
        let frame = Form::rounded(at(rim / 2, rim / 2), WIDTH - rim, HEIGHT - rim, 80 - rim / 2);
        shapes.push(frame.stroke(livery.fill, rim).into());
        shapes.extend(mark::badge(seat, self.brush.look, at(164, HEIGHT / 2), 116));
        shapes.extend(self.title(seat, runner));
        shapes.extend(self.stores(seat, runner));
        for (n, slot) in (0..).zip(runner.boxes.iter().rev()) {
            let place = at(LEFT + icons::BOX / 2 + n * icons::BOX, LINES.1);
            shapes.extend(self.brush.toolbox(seat, *slot, place));
        }
        shapes.extend(self.ivory(runner));
        let (relics, left) = self.hoard(runner);
        shapes.extend(relics);
        shapes.extend(self.blue(seat, runner, left));
        shapes
    }

    /// Name and points.
    fn title(&self, seat: Seat, runner: &Runner) -> [Shape; 2] {
        let (size, ink) = (LETTERS.0, self.brush.ground.ink);
        let base = LINES.0 + size * 4 / 11;
        let points = self.points(seat, runner);
        let name = lettering::fit(&self.context.voice.seat(seat), size, Weight::Bold, STORES.0 - LEFT - 80);
        [
            Text::new(at(LEFT, base), name, size, ink).bold().into(),
            Text::new(at(RIGHT, base), points, size, ink).bold().end().into(),
        ]
    }

    /// The points that are known; at the end behind the rank.
    pub fn points(&self, seat: Seat, runner: &Runner) -> String {
        let known = self.context.points(seat, runner);
        let points = self.context.vp(known.points);
        if self.context.is_over() {
            let rank = self.context.ranking().into_iter().find(|(_, other)| *other == seat).map_or(0, |(rank, _)| rank);
            return format!("{} · {points}", self.context.voice.ordinal(rank));
        }
        let hidden = known.coins_hidden || known.blue_hidden > 0;
        if hidden { format!("{points} + ?") } else { points }
    }

    /// Rations, pathways left, coins.
    fn stores(&self, seat: Seat, runner: &Runner) -> Vec<Shape> {
        let middle = LINES.0;
        let mut shapes: Vec<Shape> = Vec::new();
        for n in 0..RATION_LIMIT {
            shapes.extend(self.brush.ration(at(STORES.0 + Unit::from(n) * 90, middle), n < runner.rations));
        }
        let pathway = Stretch::new(at(STORES.1, middle + 24), at(STORES.1 + 150, middle - 24));
        shapes.extend(self.brush.lane(seat, &pathway, 0));
        let left =
            Text::new(at(STORES.1 + 205, middle + 46), format!("×{}", runner.reserve()), 126, self.brush.ground.ink);
        shapes.push(left.bold().into());
        let card = self.context.view.known.cards.get(seat.index());
        let coins = card.and_then(|card| card.coins).map_or("?".to_owned(), |coins| coins.to_string());
        shapes.extend(self.brush.coin(at(STORES.2, middle), &coins));
        shapes
    }

    /// The relics at the right end, by colour, and where they begin.
    fn hoard(&self, runner: &Runner) -> (Vec<Shape>, Unit) {
        let mut shapes = Vec::new();
        let mut right = RIGHT;
        for colour in Colour::ALL.iter().rev() {
            let count = runner.relics.iter().filter(|relic| *relic == colour).count();
            if count > 1 {
                let place = at(right, LINES.1 + 46);
                let times = Text::new(place, format!("×{count}"), 126, self.brush.ground.ink).bold().end();
                right -= times.width() + 14;
                shapes.push(times.into());
            }
            if count > 0 {
                let (place, gold) = (at(right - 84, LINES.1), self.brush.colours.gold.0);
                shapes.push(Form::circle(place, 80).fill(gold.lighter(45)).stroke(gold.darker(40), 10).into());
                shapes.extend(self.brush.relic(*colour, place, 66));
                right -= 190;
            }
        }
        (shapes, right)
    }

    /// A place for the ivory tile of each level, the small one first.
    fn ivory(&self, runner: &Runner) -> Vec<Shape> {
        let Brush { colours, ground, .. } = self.brush;
        let stone = colours.stone(Colour::Ivory);
        let mut shapes: Vec<Shape> = Vec::new();
        for (n, tile) in (0..).zip(runner.ivory.iter().rev()) {
            let corner = at(TILES.0 + n * 290, LINES.1 - 56);
            let plate = Form::rounded(corner, 264, 112, 30);
            match tile {
                Some(tile) => {
                    shapes.push(plate.fill(stone).stroke(colours.edge, 10).into());
                    let code = Text::new(
                        corner.shifted(132, 56),
                        tile.word().to_uppercase(),
                        LETTERS.1,
                        colours.carved(Colour::Ivory),
                    );
                    shapes.push(code.bold().centred().into());
                }
                None => shapes.push(plate.stroke(ground.quiet.towards(ground.panel, 50), 10).dashed([36, 30]).into()),
            }
        }
        shapes
    }

    /// The blue tiles, each with its points or a question mark, up to where the relics begin; a large tile is larger.
    fn blue(&self, seat: Seat, runner: &Runner, end: Unit) -> Vec<Shape> {
        let colours = self.brush.colours;
        let points =
            self.context.view.known.cards.get(seat.index()).map(|card| card.blue.as_slice()).unwrap_or_default();
        let left = TILES.1 + 70;
        let pitch = ((end - 80 - left) / (points.len().max(2) as Unit - 1)).min(140);
        let mut shapes: Vec<Shape> = Vec::new();
        for (n, (points, tile)) in (0..).zip(points.iter().zip(&runner.blue)) {
            let middle = at(left + n * pitch, LINES.1);
            let stone = Form::circle(middle, 70 - 6 * (Unit::from(tile.level) - 1));
            shapes.push(stone.fill(colours.stone(Colour::Blue)).stroke(colours.edge, 10).into());
            let text = points.map_or("?".to_owned(), |points| points.to_string());
            shapes.push(Text::new(middle, text, LETTERS.1, colours.carved(Colour::Blue)).bold().centred().into());
        }
        shapes
    }
}
