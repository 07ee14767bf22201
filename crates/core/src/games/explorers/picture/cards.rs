//! What stands below the chart. A strip has the tiles of the hand that the viewer may see, with a hint about the present
//! choice. A card for each player has points, captain, longship with its cargo, people, and what was brought home.

use super::icons::aboard;
use super::pieces::Chip;
use super::*;
use crate::canvas::kit::{number, won, wrap};

const WIDE: Unit = 420;
const HEIGHT: Unit = 680;

const GAP: Unit = 50;
const PAD: Unit = 60;

const SIZE: Unit = LEGIBLE;
const LINE: Unit = 180;

/// The width that the longship, its place, the Vikings at home and the outposts take on a card.
const BESIDE: Unit = 2_150;

/// The heights of the lines of the name and of the longship.
const NAME: Unit = 320;
const SHIP: Unit = 230;

/// The most cards that have what the players have earned: more would leave too little room for the chart.
const FULL: usize = 2;

impl Drawing<'_> {
    /// The strip and its height; nothing if the viewer sees no hand.
    pub fn strip(&self, top: Unit) -> (Vec<Shape>, Unit) {
        let Some(hand) = self.hand() else { return (Vec::new(), 0) };
        let ground = self.colours.ground;
        let voice = self.context.voice;
        let solo = self.context.open().is_solo();
        let words = voice.word(if solo { "explorers-picture-open-tiles" } else { "explorers-picture-hand" });
        let left = PHONE - 80 - hand.len() as Unit * (WIDE + 90);
        let words = lettering::lines(&words, LEGIBLE, Weight::Bold, left - 140);
        let hint = match self.offer() {
            [] => (!self.legal.is_empty()).then(|| voice.word("explorers-picture-legal")),
            offer => {
                let captains = row::joined(offer.iter().map(|captain| names::captain(*captain, voice)), " / ");
                Some(say!(voice, "explorers-picture-choose", captains))
            }
        };
        let hint = hint.map(|hint| lettering::lines(&hint, LEGIBLE, Weight::Medium, left - 140)).unwrap_or_default();
        let y = top + HEIGHT / 2 - 80 * (words.len() + hint.len()) as Unit + 110;
        let below = y + 165 * words.len() as Unit;
        let bold = Paragraph { size: LEGIBLE, pitch: 165, weight: Weight::Bold, colour: ground.ink };
        let hint = paragraph(LEGIBLE, 165, ground.reach).below(at(80, below), hint);
        let tiles =
            (0..).zip(hand).map(|(n, tile)| self.of_hand(*tile, at(left + n * (WIDE + 90) + 45 + WIDE / 2, top)));
        ((bold.below(at(80, y), words), hint, tiles.collect::<Vec<_>>()).shapes(), HEIGHT)
    }

    /// The tiles that the page offers, in a strip with their numbers, and its height.
    pub fn offered(&self, top: Unit) -> (Vec<Shape>, Unit) {
        let tiles = self.offered_tiles();
        if tiles.is_empty() {
            return (Vec::new(), 60);
        }
        let pitch = (PHONE - 160) / (tiles.len() as Unit).max(4);
        let wide = WIDE.min(pitch - 60);
        let left = (PHONE - pitch * tiles.len() as Unit) / 2;
        let shown = (0..).zip(tiles).map(|(n, (number, tile, turn))| {
            let centre = at(left + pitch * n + pitch / 2, top + 110 + wide * 577 / 1000);
            let disc = Group::at(centre.shifted(wide / 2 - 30, -wide / 2), number::number(number, self.colours.look));
            (self.tile(tile, turn, centre, wide), disc, Hotspot::new(tile, HexGrid::hexagon(centre, wide))).shapes()
        });
        (shown.collect::<Vec<_>>().shapes(), wide * 1155 / 1000 + 200)
    }

    /// A tile of the hand below a point, with its number if the page offers it.
    fn of_hand(&self, tile: Tile, top: Point) -> Vec<Shape> {
        let name = Text::new(top.shifted(0, HEIGHT - 30), tile.to_string(), LEGIBLE, self.colours.ground.ink);
        let offered = self.offered_tiles().into_iter().find(|(_, offered, _)| *offered == tile);
        let disc = offered
            .map(|(number, ..)| Group::at(top.shifted(WIDE / 2 - 10, 150), number::number(number, self.colours.look)));
        let centre = top.shifted(0, 262);
        let hotspot = Hotspot::new(tile, HexGrid::hexagon(centre, WIDE));
        (self.tile(tile, 0, centre, WIDE), name.bold().middle(), disc, hotspot).shapes()
    }

    /// A printed tile turned clockwise by sixths, and where its feature lies.
    fn printed(&self, tile: Tile, turn: u8, centre: Point, wide: Unit) -> Option<(Patch, Option<(Feature, Point)>)> {
        let face = self.context.game.tiles.get(tile.index())?;
        let (edges, regions) = face.turned(turn);
        let seed = (tile.index() % 25) as u8;
        let patch = Patch { regions, lands: face.lands, seas: face.seas, seed, ..Patch::new(centre, wide, edges) };
        let feature = face.feature.map(|feature| match feature {
            Feature::Animal(_, region) | Feature::Settlement(region) => (feature, patch.anchor(true, region)),
            Feature::EnemyShip(region) => (feature, patch.anchor(false, region)),
        });
        Some((patch, feature))
    }

    /// How far below the middle of a tile of the hand its feature lies; `None` for a tile without one.
    pub fn feature(&self, tile: Tile, turn: u8) -> Option<Unit> {
        self.printed(tile, turn, Point::default(), WIDE)?.1.map(|(_, place)| place.y)
    }

    /// A printed tile, turned clockwise by sixths, without shallows because nothing lies beside it.
    pub fn tile(&self, tile: Tile, turn: u8, centre: Point, wide: Unit) -> Vec<Shape> {
        let colours = &self.colours;
        let radius = wide * 19 / 100;
        let Some((patch, feature)) = self.printed(tile, turn, centre, wide) else { return Vec::new() };
        let feature = feature.map(|(feature, place)| match feature {
            Feature::Animal(animal, _) => icons::animal(colours, animal, place, radius),
            Feature::Settlement(_) => icons::settlement(colours, None, place, radius),
            Feature::EnemyShip(_) => icons::piece(colours, "enemy", place, radius),
        });
        let sides = ground::sides(&patch, wide / 12, |_| Some(colours.side));
        (sides, ground::whole_tile(colours, &patch, &Marked::default(), 16), feature).shapes()
    }

    /// The cards of some seats, two in a row, an odd last one over the whole width; and their height together.
    pub fn cards(&self, seats: &[Seat], top: Unit) -> (Vec<Shape>, Unit) {
        let full = seats.len() <= FULL;
        let high = |seat: &Seat, wide: Unit| {
            NAME + SHIP + self.contents(*seat, wide, full).rows.len() as Unit * LINE + PAD / 2
        };
        let (cards, y) = Columns::pairs(seats, top + GAP, GAP, high);
        (cards.into_iter().flat_map(|(seat, card)| self.card(*seat, card, full)).collect(), y - top)
    }

    fn contents(&self, seat: Seat, wide: Unit, full: bool) -> Card {
        let facts: Vec<_> = self.context.facts(seat).collect();
        let captains = facts.iter().filter(|fact| fact.sign == names::CAPTAIN).map(|fact| &fact.words);
        let captains = row::list(captains);
        let chips = facts.into_iter().flat_map(|fact| fact.drawn);
        let (hand, chips): (Vec<Chip>, Vec<Chip>) = chips.partition(|chip| chip.0 == Sign::Hand);
        let (beside, mut earned): (Vec<Chip>, Vec<Chip>) =
            chips.into_iter().partition(|chip| matches!(chip.0, Sign::Home(_) | Sign::Outposts(_)));
        earned.retain(|_| full);
        let mut rows = Vec::new();
        if width_of(&earned) > wide - BESIDE {
            rows = wrap(std::mem::take(&mut earned), wide - 2 * PAD + 60, width);
        }
        Card { captains, hand, beside, earned, rows }
    }

    /// A card; a full one has what the player has earned.
    fn card(&self, seat: Seat, card: Area, full: bool) -> Vec<Shape> {
        let wide = card.width;
        let on = |x: Unit, y: Unit| card.at.shifted(x, y);
        let points = self.context.vp(self.context.points(seat));
        let rank = self.context.rank(seat);
        let over = self.context.is_over();
        let points = if over { format!("{} · {points}", self.context.voice.ordinal(rank)) } else { points };
        let frame = SeatCard {
            seat,
            area: card,
            head: 224,
            asked: self.context.open().asks(seat),
            name: &self.context.voice.seat(seat),
            points: &points,
            beside: 0,
        };
        let (frame, _) = frame.draw(self.colours.look);
        let won = (over && rank == 1).then(|| won(card, 100, on(275, 62)));
        let Card { captains, hand, beside, earned, rows } = self.contents(seat, wide, full);
        let left = SeatCard::NAME;
        let hand_left = wide - PAD + 45 - width_of(&hand).max(210);
        let captains = lettering::fit(&captains, LEGIBLE, Weight::Medium, hand_left - left - 20);
        let captains = Text::new(on(left, 300), captains, LEGIBLE, self.colours.ground.quiet);
        let hand = self.chips(&hand, on(hand_left, 270));
        let ship = self.longship_line(seat, on(PAD, NAME));
        let room = wide - PAD - width_of(&beside) + 40;
        let earned = self.chips(&earned, on(room - 60 - width_of(&earned), NAME + 100));
        let beside = self.chips(&beside, on(room, NAME + 100));
        let rows = (0..).zip(rows);
        let rows = rows.map(|(n, row)| self.chips(&row, on(PAD, NAME + SHIP + n * LINE + LINE / 2)));
        (frame, won, captains, hand, ship, (earned, beside), rows.collect::<Vec<_>>()).shapes()
    }

    /// Chips in a row, from a place to the right.
    fn chips(&self, chips: &[Chip], mut place: Point) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for chip in chips {
            let words = Text::new(place.shifted(165, SIZE * 4 / 11), &chip.1, SIZE, self.colours.ground.ink);
            (self.sign(chip.0, place.shifted(75, 0), 78), words.bold()).onto(&mut shapes);
            place.x += width(chip);
        }
        shapes
    }

    fn longship_line(&self, seat: Seat, from: Point) -> Vec<Shape> {
        let colours = &self.colours;
        let ground = self.colours.ground;
        let explorer = self.explorer(seat);
        let slot = 152;
        let high = 180;
        let long = slot * Unit::from(HOLD) + 110;
        let top = from.shifted(0, 20);
        let on = |(x, y): (Unit, Unit)| top.shifted(x, y);
        let hull = [(0, 0), (60, 96), (long - 60, 96), (long, 0)].into_iter();
        let hull = hull.chain([(long - 20, 130), (long - 95, high), (95, high), (20, 130)]).map(on);
        let hull = Form::polygon(hull).fill(colours.plank).stroke(colours.outline, 12);
        let gunwale = Form::line([(60, 104), (long - 60, 104)].map(on)).stroke(colours.seat(seat).fill, 22);
        let pieces = aboard(&explorer.cargo);
        let hold = (0..HOLD).map(|n| {
            let spot = on((55 + slot * Unit::from(n) + slot / 2, 62));
            match pieces.get(usize::from(n)) {
                None => Form::circle(spot, 58).stroke(ground.quiet, 8).dashed([24, 22]).shapes(),
                Some(None) => icons::viking(colours, seat, spot, 70, 10).shapes(),
                Some(Some(animal)) => icons::animal(colours, *animal, spot, 78),
            }
        });
        let place = match explorer.ship.space() {
            None => icons::sign(colours, "home", seat, from.shifted(long + 130, 90), 100, |pen| pen),
            Some(space) => {
                Text::new(from.shifted(long + 40, 145), space.to_string(), LEGIBLE, ground.ink).bold().shapes()
            }
        };
        (hull, gunwale, hold.collect::<Vec<_>>(), place).shapes()
    }
}

fn width((_, words): &Chip) -> Unit {
    if words.is_empty() { 185 } else { 165 + lettering::width(words, SIZE, Weight::Bold) + 45 }
}

fn width_of(chips: &[Chip]) -> Unit {
    chips.iter().map(width).sum()
}

/// A card about to be drawn.
struct Card {
    captains: String,
    hand: Vec<Chip>,
    /// Vikings at home and outposts, beside the longship.
    beside: Vec<Chip>,
    /// What the player has earned, if the card shows it: beside the longship if there is room, or all in lines.
    earned: Vec<Chip>,
    rows: Vec<Vec<Chip>>,
}
