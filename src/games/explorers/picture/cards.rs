//! A card for each player: points, captain, longship with its cargo, people, and what was brought home.

use super::Drawing;
use super::tokens::aboard;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Form, PHONE, Point, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::explorers::components::{Captain, HOLD, OUTPOSTS};
use crate::games::explorers::state::{Explorer, Phase};

/// Space around and between cards.
const GAP: Unit = 50;
/// Space within.
const PAD: Unit = 60;
/// Letters of facts.
const SIZE: Unit = 126;
/// How high a line of facts is.
const LINE: Unit = 180;
/// What the longship, its place, the Vikings at home and the outposts take of a card.
const BESIDE: Unit = 2_000;
/// How high the lines of name and ship are.
const NAME: Unit = 290;
const SHIP: Unit = 230;

/// A sign with words behind it.
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
    Animal(crate::games::explorers::components::Animal),
}

impl Drawing<'_> {
    /// The cards of all players, and how high they are together.
    pub fn cards(&self, top: Unit) -> (Vec<Shape>, Unit) {
        let seats: Vec<Seat> = self.seats().collect();
        let half = (PHONE - 3 * GAP) / 2;
        let (mut shapes, mut y) = (Vec::new(), top + GAP);
        for pair in seats.chunks(2) {
            let wide = if pair.len() == 1 { PHONE - 2 * GAP } else { half };
            let high = pair.iter().map(|seat| self.card_height(*seat, wide)).max().unwrap_or_default();
            for (n, seat) in (0..).zip(pair) {
                shapes.extend(self.card(*seat, at(GAP + n * (wide + GAP), y), wide, high));
            }
            y += high + GAP;
        }
        (shapes, y - top)
    }

    /// The card of one player over the whole width.
    pub fn single_card(&self, seat: Seat, top: Unit) -> (Vec<Shape>, Unit) {
        let wide = PHONE - 2 * GAP;
        let high = self.card_height(seat, wide);
        (self.card(seat, at(GAP, top + GAP), wide, high), high + 2 * GAP)
    }

    fn card_height(&self, seat: Seat, wide: Unit) -> Unit {
        let lines = self.earned_rows(seat, wide).len() as Unit;
        NAME + SHIP + lines * LINE + PAD / 2
    }

    fn card(&self, seat: Seat, from: Point, wide: Unit, high: Unit) -> Vec<Shape> {
        let (ground, livery) = (self.brush.ground, self.brush.livery(seat));
        let explorer = &self.view.open.explorers[seat.index()];
        let asked = self.view.open.asks(seat);
        let (border, pen) = if asked { (livery.fill, 30) } else { (ground.line, 12) };
        let card = Form::rounded(from, wide, high, 90).fill(livery.tint).stroke(border, pen);
        let mut shapes: Vec<Shape> = vec![card.into()];
        shapes.extend(self.brush.badge(seat, from.shifted(PAD + 110, NAME / 2), 110));
        let points = self.view.known.scores.get(seat.index()).map_or(0, crate::engine::ScoreSheet::total);
        let points = self.voice.say("explorers-vp", [("points", points.into())]);
        let points = Text::new(from.shifted(wide - PAD, 175), points, 164, ground.ink).bold().end();
        let left = PAD + 260;
        let room = wide - left - PAD - points.width() - 40;
        shapes.push(points.into());
        let name = lettering::fit(&self.voice.seat(seat), 146, Weight::Bold, room);
        shapes.push(Text::new(from.shifted(left, 150), name, 146, ground.ink).bold().into());
        let hand = Fact { sign: Sign::Hand, words: explorer.hand.to_string() };
        let hand_left = wide - PAD - 165 - lettering::width(&hand.words, SIZE, Weight::Bold);
        let captain = lettering::fit(&self.captain_words(seat), 118, Weight::Medium, hand_left - left - 20);
        shapes.push(Text::new(from.shifted(left, 268), captain, 118, ground.quiet).into());
        if explorer.hand > 0 {
            shapes.extend(self.fact(&hand, seat, from.shifted(hand_left, 258)));
        }
        shapes.extend(self.ship_line(seat, explorer, from.shifted(PAD, NAME), wide - 2 * PAD));
        for (n, row) in (0..).zip(self.earned_rows(seat, wide)) {
            let mut place = from.shifted(PAD, NAME + SHIP + n * LINE + LINE / 2);
            for fact in row {
                shapes.extend(self.fact(&fact, seat, place));
                place = place.shifted(fact_width(&fact), 0);
            }
        }
        shapes
    }

    /// A sign with its words, their left end at a place.
    fn fact(&self, fact: &Fact, seat: Seat, place: Point) -> Vec<Shape> {
        let mut shapes = self.sign(fact.sign, seat, place.shifted(75, 0));
        let words = Text::new(place.shifted(165, SIZE * 4 / 11), &fact.words, SIZE, self.brush.ground.ink);
        shapes.push(words.bold().into());
        shapes
    }

    /// The captain or captains, the choice so far, or that one is being chosen.
    pub fn captain_words(&self, seat: Seat) -> String {
        let explorer = &self.view.open.explorers[seat.index()];
        if !explorer.captains.is_empty() {
            let names: Vec<_> = explorer.captains.iter().map(|captain| self.captain(*captain)).collect();
            return names.join(", ");
        }
        match (explorer.chosen, self.view.known.choices.get(seat.index()).copied().flatten()) {
            (_, Some(captain)) => self.captain(captain),
            (true, None) => self.voice.word("explorers-picture-chosen"),
            (false, None) => self.voice.word("explorers-picture-choosing"),
        }
    }

    pub fn captain(&self, captain: Captain) -> String {
        self.voice.word(&format!("explorers-captain-{captain}"))
    }

    /// The longship: three places, what is in them, and where it lies; Vikings at home, outposts built.
    fn ship_line(&self, seat: Seat, explorer: &Explorer, from: Point, wide: Unit) -> Vec<Shape> {
        let (brush, ground, livery) = (self.brush, self.brush.ground, self.brush.livery(seat));
        let (slot, high) = (152, 180);
        let long = slot * Unit::from(HOLD) + 110;
        let hull = [
            at(0, 0),
            at(60, 96),
            at(long - 60, 96),
            at(long, 0),
            at(long - 20, 130),
            at(long - 95, high),
            at(95, high),
            at(20, 130),
        ];
        let top = from.shifted(0, 20);
        let hull = Form::polygon(hull.map(|p| top + p)).fill(brush.colours.plank).stroke(brush.colours.outline, 12);
        let mut shapes: Vec<Shape> = vec![hull.into()];
        let gunwale = [at(60, 104), at(long - 60, 104)].map(|p| top + p);
        shapes.push(Form::line(gunwale).stroke(livery.fill, 22).into());
        let pieces = aboard(&explorer.cargo);
        for n in 0..HOLD {
            let spot = top.shifted(55 + slot * Unit::from(n) + slot / 2, 62);
            match pieces.get(usize::from(n)) {
                None => {
                    let empty = Form::circle(spot, 58).stroke(ground.quiet, 8).dashed([24, 22]);
                    shapes.push(empty.into());
                }
                Some(None) => {
                    let viking = Form::from(mark::outline(seat, spot, 70)).fill(livery.fill);
                    shapes.push(viking.stroke(livery.edge, 10).into());
                }
                Some(Some(animal)) => shapes.extend(brush.animal(*animal, spot, 78, self.voice)),
            }
        }
        let place = self.place_words(explorer.ship);
        let facts = [
            Fact { sign: Sign::Home, words: explorer.home.to_string() },
            Fact { sign: Sign::Tower, words: format!("{}/{OUTPOSTS}", explorer.outposts) },
        ];
        let mut left = wide - facts.iter().map(fact_width).sum::<Unit>() + 40;
        let room = left - long - 70;
        let mut size = 136;
        while size > 114 && lettering::width(&place, size, Weight::Bold) > room {
            size -= 2;
        }
        let place = lettering::fit(&place, size, Weight::Bold, room);
        shapes.push(Text::new(from.shifted(long + 40, 145), place, size, ground.ink).bold().into());
        let earned = self.earned(seat);
        if self.fits_beside_ship(seat, wide + 2 * PAD) {
            let mut left = left - 60 - earned.iter().map(fact_width).sum::<Unit>();
            for fact in &earned {
                shapes.extend(self.fact(fact, seat, from.shifted(left, 100)));
                left += fact_width(fact);
            }
        }
        for fact in &facts {
            shapes.extend(self.fact(fact, seat, from.shifted(left, 100)));
            left += fact_width(fact);
        }
        shapes
    }

    pub fn place_words(&self, place: crate::games::explorers::place::Place) -> String {
        match place.space() {
            None => self.voice.word("explorers-picture-home"),
            Some(space) => space.to_string(),
        }
    }

    /// What was earned, in lines that fit.
    fn earned_rows(&self, seat: Seat, wide: Unit) -> Vec<Vec<Fact>> {
        let room = wide - 2 * PAD;
        let mut rows: Vec<Vec<Fact>> = Vec::new();
        if self.fits_beside_ship(seat, wide) {
            return rows;
        }
        let mut used = room;
        for fact in self.earned(seat) {
            let width = fact_width(&fact);
            if used + width > room + 60 {
                rows.push(Vec::new());
                used = 0;
            }
            used += width;
            if let Some(row) = rows.last_mut() {
                row.push(fact);
            }
        }
        rows
    }

    /// Whether what was earned has room beside the longship.
    fn fits_beside_ship(&self, seat: Seat, wide: Unit) -> bool {
        self.earned(seat).iter().map(fact_width).sum::<Unit>() <= wide - BESIDE
    }

    /// Livestock delivered, settlements raided, enemy ships destroyed, the dead.
    fn earned(&self, seat: Seat) -> Vec<Fact> {
        let explorer = &self.view.open.explorers[seat.index()];
        let fact = |sign: Sign, words: String| Fact { sign, words };
        let times = |count: u8| if count > 1 { count.to_string() } else { String::new() };
        let herd = explorer.delivered;
        let animals = herd.animals().map(|animal| fact(Sign::Animal(animal), times(herd.of(animal))));
        // EX-53: they lie face down until they are counted.
        let open = if self.view.open.phase == Phase::Over { explorer.settlements.as_slice() } else { &[] };
        let down = (explorer.settlements.len() - open.len()) as u8;
        let settlements = open.iter().map(|strength| fact(Sign::Settlement(*strength), String::new()));
        let settlements = settlements.chain((down > 0).then(|| fact(Sign::Raided, times(down))));
        let ships = (explorer.ships > 0).then(|| fact(Sign::Enemy, times(explorer.ships)));
        let dead = (explorer.dead > 0).then(|| fact(Sign::Dead, times(explorer.dead)));
        animals.chain(settlements).chain(ships).chain(dead).collect()
    }

    fn sign(&self, sign: Sign, seat: Seat, centre: Point) -> Vec<Shape> {
        let (brush, livery) = (self.brush, self.brush.livery(seat));
        let (line, quiet) = (brush.colours.outline, brush.ground.quiet);
        let place = |x: Unit, y: Unit| centre.shifted(x, y);
        match sign {
            Sign::Home => vec![
                Form::polygon([place(0, -66), place(72, -6), place(-72, -6)])
                    .fill(brush.colours.mainland)
                    .stroke(line, 10)
                    .into(),
                Form::rect(place(-52, -6), 104, 66).fill(brush.colours.mainland).stroke(line, 10).into(),
                Form::from(mark::outline(seat, place(0, 24), 34)).fill(livery.fill).into(),
            ],
            Sign::Dead => vec![
                Form::line([place(0, -62), place(0, 62)]).stroke(quiet, 26).butt().into(),
                Form::line([place(-42, -24), place(42, -24)]).stroke(quiet, 26).butt().into(),
            ],
            Sign::Tower => {
                let shape = [
                    (-56, -40),
                    (-56, -66),
                    (-28, -66),
                    (-28, -46),
                    (-14, -46),
                    (-14, -66),
                    (14, -66),
                    (14, -46),
                    (28, -46),
                    (28, -66),
                    (56, -66),
                    (56, -40),
                    (46, 66),
                    (-46, 66),
                ];
                let tower = Form::polygon(shape.map(|(x, y)| place(x, y))).fill(livery.fill);
                vec![tower.stroke(livery.edge, 10).into()]
            }
            Sign::Hand => {
                let tile = |x: Unit, y: Unit, colour| -> Shape {
                    Form::polygon(super::grid::corners(place(x, y), 100)).fill(colour).stroke(line, 8).into()
                };
                vec![tile(20, -12, brush.colours.land), tile(-14, 10, brush.colours.deep)]
            }
            Sign::Enemy => {
                let sea = Form::circle(centre, 84).fill(brush.colours.deep).stroke(brush.colours.shallow, 8).into();
                [sea].into_iter().chain(brush.enemy(centre, 62)).collect()
            }
            Sign::Settlement(strength) => brush.settlement(Some(strength), centre, 74),
            Sign::Raided => brush.raided(centre, 74),
            Sign::Animal(animal) => brush.animal(animal, centre, 78, self.voice),
        }
    }
}

fn fact_width(fact: &Fact) -> Unit {
    let words = lettering::width(&fact.words, SIZE, Weight::Bold);
    if fact.words.is_empty() { 185 } else { 165 + words + 45 }
}
