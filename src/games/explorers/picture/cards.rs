//! A card for each player: points, captain, longship with its cargo, people, and what was brought home.

use super::drawing::Drawing;
use super::icons::{self, aboard, sign};
use crate::canvas::kit::{Columns, HexGrid, SeatCard, won, wrap};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Area, Draw, Form, Point, Shape, Text, Unit};
use crate::engine::Seat;
use crate::games::explorers::components::{Animal, HOLD, OUTPOSTS};
use crate::games::explorers::state::Explorer;

/// The space around and between cards.
const GAP: Unit = 50;
/// The space within a card.
const PAD: Unit = 60;
/// The letter size of facts.
const SIZE: Unit = 126;
/// The height of a line of facts.
const LINE: Unit = 180;
/// The width that the longship, its place, the Vikings at home and the outposts take on a card.
const BESIDE: Unit = 2_000;
/// The heights of the lines of the name and of the longship.
const NAME: Unit = 305;
const SHIP: Unit = 230;

/// A sign with words after it.
struct Fact {
    sign: Sign,
    words: String,
}

/// What stands before the words of a fact.
#[derive(Clone, Copy)]
enum Sign {
    Home,
    Dead,
    Tower,
    Hand,
    Enemy,
    Settlement(u8),
    /// Raided, face down.
    Raided,
    Animal(Animal),
}

impl Fact {
    fn new(sign: Sign, words: impl ToString) -> Self {
        Self { sign, words: words.to_string() }
    }

    /// A count of pieces, written only if it is more than one; `None` for 0.
    fn times(sign: Sign, count: u8) -> Option<Self> {
        let words = if count > 1 { count.to_string() } else { String::new() };
        (count > 0).then_some(Self { sign, words })
    }

    fn width(&self) -> Unit {
        let words = lettering::width(&self.words, SIZE, Weight::Bold);
        if self.words.is_empty() { 185 } else { 165 + words + 45 }
    }
}

fn width_of(facts: &[Fact]) -> Unit {
    facts.iter().map(Fact::width).sum()
}

impl Drawing<'_> {
    /// The cards of some seats, two in a row, an odd last one over the whole width; and their height together.
    pub fn cards(&self, seats: &[Seat], top: Unit) -> (Vec<Shape>, Unit) {
        let (pairs, alone) = seats.split_at(seats.len() / 2 * 2);
        let [two, one] = [2, 1].map(|count| Columns::even(count, GAP));
        let (cards, y) = two.lay(pairs, top + GAP, GAP, |seat| self.card_height(*seat, two.width));
        let (last, y) = one.lay(alone, y, GAP, |seat| self.card_height(*seat, one.width));
        let cards = cards.into_iter().chain(last).flat_map(|(seat, card)| self.card(*seat, card));
        (cards.collect(), y - top)
    }

    fn card_height(&self, seat: Seat, wide: Unit) -> Unit {
        NAME + SHIP + self.earned_rows(seat, wide).len() as Unit * LINE + PAD / 2
    }

    fn card(&self, seat: Seat, card: Area) -> Vec<Shape> {
        let (ground, wide, explorer) = (self.colours.ground, card.width, self.explorer(seat));
        let on = |x: Unit, y: Unit| card.at.shifted(x, y);
        let points = self.context.vp(self.context.points(seat));
        let rank = self.context.ranking().into_iter().find(|(_, other)| *other == seat).map_or(0, |(rank, _)| rank);
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
        let left = SeatCard::NAME;
        let hand = Fact::new(Sign::Hand, explorer.hand);
        let hand_left = wide - PAD - 165 - lettering::width(&hand.words, SIZE, Weight::Bold);
        let captain = lettering::fit(&self.captain_words(seat), 118, Weight::Medium, hand_left - left - 20);
        let captain = Text::new(on(left, 290), captain, 118, ground.quiet);
        let hand = (explorer.hand > 0).then(|| self.fact(&hand, seat, on(hand_left, 270)));
        let ship = self.ship_line(seat, explorer, on(PAD, NAME), wide - 2 * PAD);
        let rows = (0..).zip(self.earned_rows(seat, wide));
        let rows = rows.map(|(n, row)| self.facts(&row, seat, on(PAD, NAME + SHIP + n * LINE + LINE / 2)));
        (frame, won, captain, hand, ship, rows.collect::<Vec<_>>()).shapes()
    }

    /// Facts in a row, from a place to the right.
    fn facts(&self, facts: &[Fact], seat: Seat, mut place: Point) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for fact in facts {
            self.fact(fact, seat, place).onto(&mut shapes);
            place.x += fact.width();
        }
        shapes
    }

    /// A sign with its words, their left end at a place.
    fn fact(&self, fact: &Fact, seat: Seat, place: Point) -> Vec<Shape> {
        let words = Text::new(place.shifted(165, SIZE * 4 / 11), &fact.words, SIZE, self.colours.ground.ink);
        (self.sign(fact.sign, seat, place.shifted(75, 0)), words.bold()).shapes()
    }

    /// The longship with its three places and its cargo, the place where it lies, the Vikings at home and the outposts
    /// built.
    fn ship_line(&self, seat: Seat, explorer: &Explorer, from: Point, wide: Unit) -> Vec<Shape> {
        let (colours, ground, own) = (&self.colours, self.colours.ground, self.colours.seat(seat));
        let (slot, high) = (152, 180);
        let long = slot * Unit::from(HOLD) + 110;
        let top = from.shifted(0, 20);
        let on = |(x, y): (Unit, Unit)| top.shifted(x, y);
        let hull = [(0, 0), (60, 96), (long - 60, 96), (long, 0)].into_iter();
        let hull = hull.chain([(long - 20, 130), (long - 95, high), (95, high), (20, 130)]).map(on);
        let hull = Form::polygon(hull).fill(colours.plank).stroke(colours.outline, 12);
        let gunwale = Form::line([(60, 104), (long - 60, 104)].map(on)).stroke(own.fill, 22);
        let pieces = aboard(&explorer.cargo);
        let hold = (0..HOLD).map(|n| {
            let spot = on((55 + slot * Unit::from(n) + slot / 2, 62));
            match pieces.get(usize::from(n)) {
                None => Form::circle(spot, 58).stroke(ground.quiet, 8).dashed([24, 22]).shapes(),
                Some(None) => icons::viking(colours, seat, spot, 70, 10).shapes(),
                Some(Some(animal)) => icons::animal(colours, *animal, spot, 78, self.context.voice),
            }
        });
        let facts =
            [Fact::new(Sign::Home, explorer.home), Fact::new(Sign::Tower, format!("{}/{OUTPOSTS}", explorer.outposts))];
        let left = wide - width_of(&facts) + 40;
        let place = self.place_words(explorer.ship);
        let room = left - long - 70;
        let (place, size) = lettering::shrunk(&place, (114..=136).rev().step_by(2), Weight::Bold, room);
        let place = Text::new(from.shifted(long + 40, 145), place, size, ground.ink).bold();
        let earned = self.earned(seat);
        let beside = self.fits_beside_ship(seat, wide + 2 * PAD);
        let earned = beside.then(|| self.facts(&earned, seat, from.shifted(left - 60 - width_of(&earned), 100)));
        let facts = self.facts(&facts, seat, from.shifted(left, 100));
        (hull, gunwale, hold.collect::<Vec<_>>(), place, earned, facts).shapes()
    }

    /// What was earned, in lines that fit.
    fn earned_rows(&self, seat: Seat, wide: Unit) -> Vec<Vec<Fact>> {
        if self.fits_beside_ship(seat, wide) {
            return Vec::new();
        }
        wrap(self.earned(seat), wide - 2 * PAD + 60, Fact::width)
    }

    /// Whether what was earned has room beside the longship.
    fn fits_beside_ship(&self, seat: Seat, wide: Unit) -> bool {
        width_of(&self.earned(seat)) <= wide - BESIDE
    }

    /// Livestock delivered, settlements raided, enemy ships destroyed, the dead.
    fn earned(&self, seat: Seat) -> Vec<Fact> {
        let explorer = self.explorer(seat);
        let herd = explorer.delivered;
        let animals = herd.animals().filter_map(|animal| Fact::times(Sign::Animal(animal), herd.of(animal)));
        let (open, down) = self.raided(seat);
        let settlements = open.iter().map(|strength| Fact::new(Sign::Settlement(*strength), ""));
        let others = [(Sign::Raided, down), (Sign::Enemy, explorer.ships), (Sign::Dead, explorer.dead)];
        let others = others.into_iter().filter_map(|(sign, count)| Fact::times(sign, count));
        animals.chain(settlements).chain(others).collect()
    }

    fn sign(&self, of: Sign, seat: Seat, centre: Point) -> Vec<Shape> {
        let colours = &self.colours;
        let sign = |id| sign(colours, (id, seat), centre, 100, |pen| pen);
        match of {
            Sign::Home => {
                let people = Form::from(mark::outline(seat, centre.shifted(0, 24), 34)).fill(colours.seat(seat).fill);
                (sign("home"), people).shapes()
            }
            Sign::Dead => sign("dead"),
            Sign::Tower => sign("tower"),
            Sign::Hand => {
                let tile = |x: Unit, y: Unit| HexGrid::hexagon(centre.shifted(x, y), 100).stroke(colours.outline, 8);
                [tile(20, -12).fill(colours.land), tile(-14, 10).fill(colours.deep)].shapes()
            }
            Sign::Enemy => {
                let sea = Form::circle(centre, 84).fill(colours.deep).stroke(colours.shallow, 8);
                (sea, icons::enemy(colours, centre, 62)).shapes()
            }
            Sign::Settlement(strength) => icons::settlement(colours, Some(strength), centre, 74),
            Sign::Raided => icons::raided(colours, centre, 74),
            Sign::Animal(animal) => icons::animal(colours, animal, centre, 78, self.context.voice),
        }
    }
}
