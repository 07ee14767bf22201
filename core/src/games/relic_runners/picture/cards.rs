//! A card for each player: who it is, the points that are known, toolboxes, rations, pathways left, relics and tiles.

use super::*;

const WIDTH: Unit = PHONE - 2 * GAP;
pub const HEIGHT: Unit = 348;
/// The gap between cards, and around them.
pub const GAP: Unit = 36;
/// The left and the right end of what stands beside the badge.
const LEFT: Unit = 310;
const RIGHT: Unit = WIDTH - 80;
/// The heights of the middles of the two lines of a card.
const LINES: (Unit, Unit) = (98, 254);
/// Where rations, pathways and coins begin on the first line; ivory and blue tiles on the second.
const STORES: (Unit, Unit, Unit) = (1_710, 2_230, 2_770);
const TILES: (Unit, Unit) = (1_160, 2_056);
/// The letter sizes on a card: the large and the others.
const LETTERS: (Unit, Unit) = (146, 118);

impl Drawing<'_> {
    /// The cards of all players, one below the other, and where they end.
    pub fn cards(&self, top: Unit) -> (Vec<Group>, Unit) {
        let runners = self.context.in_order();
        let (cells, end) = Columns::even(1, GAP).lay(&runners, top + GAP, GAP, |_| HEIGHT);
        let runner = |seat: Seat| &self.context.open().runners[seat.index()];
        let cards = cells.into_iter().map(|(seat, cell)| Group::at(cell.at, self.card(*seat, runner(*seat))));
        (cards.collect(), end)
    }

    /// The card of a player, its upper left corner at the origin.
    pub fn card(&self, seat: Seat, runner: &Runner) -> Vec<Shape> {
        let (own, ground) = (self.colours.seat(seat), self.colours.ground);
        let panel = Form::rounded(at(0, 0), WIDTH, HEIGHT, 80).fill(own.tint);
        let frame = Form::rounded(at(7, 7), WIDTH - 14, HEIGHT - 14, 73).stroke(own.fill, 14);
        let turn = (self.context.open().asked() == Some(seat)).then(|| {
            let rim = Form::rounded(at(18, 18), WIDTH - 36, HEIGHT - 36, 62);
            Highlight::Turn.around(rim, self.colours.look, 36)
        });
        let won = (self.context.is_over() && self.context.rank(seat) == 1)
            .then(|| kit::won(Area::new(at(0, 0), WIDTH, HEIGHT), 80, at(262, 84)));
        let badge = mark::badge(seat, self.colours.look, at(164, HEIGHT / 2), 116);
        let (size, base) = (LETTERS.0, LINES.0 + LETTERS.0 * 4 / 11);
        let name = lettering::fit(&self.context.voice.seat(seat), size, Weight::Bold, STORES.0 - LEFT - 80);
        let name = Text::new(at(LEFT, base), name, size, ground.ink).bold();
        let points = Text::new(at(RIGHT, base), self.points(seat, runner), size, ground.ink).bold().end();
        let boxes = (0..).zip(runner.boxes.iter().rev()).map(|(n, slot)| {
            icons::toolbox(&self.colours, seat, *slot, at(LEFT + icons::BOX / 2 + n * icons::BOX, LINES.1))
        });
        let (relics, left) = self.relics_of(runner);
        let tiles = (self.ivory(runner), relics, self.blue(seat, runner, left));
        let stores = self.stores(seat, runner);
        ((panel, frame, turn), (badge, won, name, points), stores, boxes.collect::<Vec<_>>(), tiles).shapes()
    }

    /// Rations, pathways left, coins.
    fn stores(&self, seat: Seat, runner: &Runner) -> Vec<Shape> {
        let (colours, middle) = (&self.colours, LINES.0);
        let rations = (0..RATION_LIMIT)
            .map(|n| icons::ration(colours, at(STORES.0 + Unit::from(n) * 90, middle), n < runner.rations));
        let pathway = Segment::new(at(STORES.1, middle + 24), at(STORES.1 + 150, middle - 24));
        let pathway = trails::lane(colours, seat, &pathway, 0);
        let left = format!("×{}", runner.reserve());
        let left = Text::new(at(STORES.1 + 205, middle + 46), left, 126, colours.ground.ink).bold();
        let coins = hidden(self.context.hidden(seat).and_then(|card| card.coins));
        let coins = icons::coin(colours, at(STORES.2, middle), &coins);
        (rations.collect::<Vec<_>>(), pathway, left, coins).shapes()
    }

    /// The relics at the right end, by colour, and their left end.
    fn relics_of(&self, runner: &Runner) -> (Vec<Shape>, Unit) {
        let (mut shapes, mut right, gold) = (Vec::new(), RIGHT, self.colours.gold.0);
        for colour in Colour::ALL.iter().rev() {
            let count = runner.relics_of(*colour);
            if count > 1 {
                let times = Text::new(at(right, LINES.1 + 46), format!("×{count}"), 126, self.colours.ground.ink);
                let times = times.bold().end();
                right -= times.width() + 14;
                times.onto(&mut shapes);
            }
            if count > 0 {
                let place = at(right - 84, LINES.1);
                let disc = Form::circle(place, 80).fill(gold.lighter(45)).stroke(gold.darker(40), 10);
                (disc, icons::relic(*colour, place, 66)).onto(&mut shapes);
                right -= 190;
            }
        }
        (shapes, right)
    }

    /// A place for the ivory tile of each level, the small one first.
    fn ivory(&self, runner: &Runner) -> Vec<Shape> {
        let (colours, ground) = (&self.colours, self.colours.ground);
        let place = |(n, tile): (Unit, &Option<Ivory>)| {
            let corner = at(TILES.0 + n * 290, LINES.1 - 56);
            let plate = Form::rounded(corner, 264, 112, 30);
            let Some(tile) = tile else {
                return plate.stroke(ground.quiet.towards(ground.panel, 50), 10).dashed([36, 30]).shapes();
            };
            let ink = colours.carved(Colour::Ivory);
            let code = Text::new(corner.shifted(132, 56), code(tile), LETTERS.1, ink).bold().centred();
            (plate.fill(colours.stone(Colour::Ivory)).stroke(colours.edge, 10), code).shapes()
        };
        (0..).zip(runner.ivory.iter().rev()).flat_map(place).collect()
    }

    /// The blue tiles, each with its points or a question mark, up to where the relics begin; a large tile is larger.
    fn blue(&self, seat: Seat, runner: &Runner, end: Unit) -> Vec<(Form, Text)> {
        let colours = &self.colours;
        let points = self.context.hidden(seat).map(|card| card.blue.as_slice()).unwrap_or_default();
        let left = TILES.1 + 70;
        let pitch = ((end - 80 - left) / (points.len().max(2) as Unit - 1)).min(140);
        let tiles = (0..).zip(points.iter().zip(&runner.blue)).map(|(n, (points, tile))| {
            let middle = at(left + n * pitch, LINES.1);
            let stone = Form::circle(middle, 70 - 6 * (Unit::from(tile.level) - 1)).fill(colours.stone(Colour::Blue));
            let text = Text::new(middle, hidden(*points), LETTERS.1, colours.carved(Colour::Blue)).bold().centred();
            (stone.stroke(colours.edge, 10), text)
        });
        tiles.collect()
    }
}
