//! A card for each player: points, captain, longship with its cargo, people, and what was brought home.

use super::icons::{aboard, sign};
use super::*;
use crate::canvas::kit::{won, wrap};

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

/// What stands before the words of a fact.
#[derive(Clone, Copy)]
enum Sign {
    /// From the file of signs.
    Own(&'static str),
    Home,
    Hand,
    Enemy,
    Settlement(u8),
    /// Raided, face down.
    Raided,
    Animal(Animal),
}

/// A sign with words after it.
struct Fact(Sign, String);

impl Fact {
    /// A count of pieces, written only if it is more than one; `None` for 0.
    fn times(sign: Sign, count: u8) -> Option<Self> {
        let words = if count > 1 { count.to_string() } else { String::new() };
        (count > 0).then_some(Self(sign, words))
    }

    fn width(&self) -> Unit {
        if self.1.is_empty() { 185 } else { 165 + lettering::width(&self.1, SIZE, Weight::Bold) + 45 }
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
        let full = seats.len() <= FULL;
        let lines = |seat: Seat, wide: Unit| if full { self.earned(seat, wide).1.len() as Unit } else { 0 };
        let high = |seat: Seat, wide: Unit| NAME + SHIP + lines(seat, wide) * LINE + PAD / 2;
        let (cards, y) = two.lay(pairs, top + GAP, GAP, |seat| high(*seat, two.width));
        let (last, y) = one.lay(alone, y, GAP, |seat| high(*seat, one.width));
        let cards = cards.into_iter().chain(last).flat_map(|(seat, card)| self.card(*seat, card, full));
        (cards.collect(), y - top)
    }

    /// A card; a full one has what the player has earned.
    fn card(&self, seat: Seat, card: Area, full: bool) -> Vec<Shape> {
        let (ground, wide, explorer) = (self.colours.ground, card.width, self.explorer(seat));
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
        let left = SeatCard::NAME;
        let hand = Fact(Sign::Hand, explorer.hand.to_string());
        let hand_left = wide - PAD - 165 - lettering::width(&hand.1, SIZE, Weight::Bold);
        let captain = lettering::fit(&self.captain_words(seat), LEGIBLE, Weight::Medium, hand_left - left - 20);
        let captain = Text::new(on(left, 300), captain, LEGIBLE, ground.quiet);
        let hand = (explorer.hand > 0).then(|| self.facts(&[hand], seat, on(hand_left, 270)));
        let (beside, rows) = if full { self.earned(seat, wide) } else { (Vec::new(), Vec::new()) };
        let ship = self.ship_line(seat, &beside, on(PAD, NAME), wide - 2 * PAD);
        let rows = (0..).zip(rows);
        let rows = rows.map(|(n, row)| self.facts(&row, seat, on(PAD, NAME + SHIP + n * LINE + LINE / 2)));
        (frame, won, captain, hand, ship, rows.collect::<Vec<_>>()).shapes()
    }

    /// Facts in a row, from a place to the right: each a sign with its words.
    fn facts(&self, facts: &[Fact], seat: Seat, mut place: Point) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for fact in facts {
            let words = Text::new(place.shifted(165, SIZE * 4 / 11), &fact.1, SIZE, self.colours.ground.ink);
            (self.sign(fact.0, seat, place.shifted(75, 0)), words.bold()).onto(&mut shapes);
            place.x += fact.width();
        }
        shapes
    }

    /// The longship with its cargo and its place, the Vikings at home and the outposts built. What the player has
    /// earned is added if there is room.
    fn ship_line(&self, seat: Seat, earned: &[Fact], from: Point, wide: Unit) -> Vec<Shape> {
        let (colours, ground, explorer) = (&self.colours, self.colours.ground, self.explorer(seat));
        let (slot, high) = (152, 180);
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
        let outposts = format!("{}/{OUTPOSTS}", explorer.outposts);
        let facts = [Fact(Sign::Home, explorer.home.to_string()), Fact(Sign::Own("tower"), outposts)];
        let left = wide - width_of(&facts) + 40;
        let place = match explorer.ship.space() {
            None => sign(colours, ("home", seat), from.shifted(long + 130, 90), 100, |pen| pen),
            Some(space) => {
                Text::new(from.shifted(long + 40, 145), space.to_string(), LEGIBLE, ground.ink).bold().shapes()
            }
        };
        let earned = self.facts(earned, seat, from.shifted(left - 60 - width_of(earned), 100));
        let facts = self.facts(&facts, seat, from.shifted(left, 100));
        (hull, gunwale, hold.collect::<Vec<_>>(), place, earned, facts).shapes()
    }

    /// Livestock delivered, settlements raided, enemy ships destroyed, the dead: what has room beside the longship, or all in
    /// lines of their own.
    fn earned(&self, seat: Seat, wide: Unit) -> (Vec<Fact>, Vec<Vec<Fact>>) {
        let explorer = self.explorer(seat);
        let herd = explorer.delivered;
        let animals = herd.animals().filter_map(|animal| Fact::times(Sign::Animal(animal), herd.of(animal)));
        let (open, down) = self.raided(seat);
        let settlements = open.iter().map(|strength| Fact(Sign::Settlement(*strength), String::new()));
        let others = [(Sign::Raided, down), (Sign::Enemy, explorer.ships), (Sign::Own("dead"), explorer.dead)];
        let others = others.into_iter().filter_map(|(sign, count)| Fact::times(sign, count));
        let all: Vec<Fact> = animals.chain(settlements).chain(others).collect();
        if width_of(&all) <= wide - BESIDE {
            return (all, Vec::new());
        }
        (Vec::new(), wrap(all, wide - 2 * PAD + 60, Fact::width))
    }

    fn sign(&self, of: Sign, seat: Seat, centre: Point) -> Vec<Shape> {
        let colours = &self.colours;
        let own = |id| sign(colours, (id, seat), centre, 100, |pen| pen);
        match of {
            Sign::Own(id) => own(id),
            Sign::Home => {
                let people = Form::from(mark::outline(seat, centre.shifted(0, 24), 34)).fill(colours.seat(seat).fill);
                (own("home"), people).shapes()
            }
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
            Sign::Animal(animal) => icons::animal(colours, animal, centre, 78),
        }
    }
}
