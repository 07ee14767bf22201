//! The map above its ground: trails, sites, tokens and explorers, one above the other. Marked are the places where a
//! movement may end, and the choices, numbered like their buttons.

use super::icons::BADGE;
use super::*;
use crate::canvas::Colour as Tint;
use crate::canvas::kit::number::RADIUS;
use crate::canvas::kit::{Occupied, alt};

/// The distance of badges from the middle of their place.
const FAR: Unit = RIM + 75;

/// The angle between them, in tenths of a degree; the circle around Base Camp is larger.
const APART: (i32, i32) = (530, 440);

/// The size of what walks bring on a whole map, in per cent.
pub const GAINS: i32 = 122;

/// How far a number may be from the middle of its place or of its token.
const NEAR: Unit = RIM + 120;

impl Drawing<'_> {
    /// The map above its ground, as wide as a picture and [`super::layout::HEIGHT`] high, with the places of `reach` marked.
    /// This window is shown, enlarged to `scale` per cent. What is only written upon the map keeps its size.
    pub fn map(&self, reach: &[Reach], window: Area, scale: i32) -> Vec<Shape> {
        let letters = GAINS * 100 / scale + 1;
        let sites = |draw: &dyn Fn(Site) -> Vec<Shape>| Site::all().flat_map(draw).collect::<Vec<_>>();
        let ring = |reach: &Reach| Form::circle(self.layout.place(reach.site), RIM + 46);
        let goals = reach.iter().map(|reach| Highlight::Reach.around(ring(reach), self.colours.look, 36));
        let gains = self.gains(reach, letters);
        let plates: Vec<Area> = gains.iter().map(|(_, area)| *area).collect();
        let numbers = self.target_numbers(window, 10_000 / scale + 1, &plates);
        let gains = gains.into_iter().map(|(gains, area)| {
            let middle = area.at.shifted(area.width / 2, area.height / 2);
            Group::at(middle, gains.at(at(0, 0), self.colours.look)).scaled(letters)
        });
        let gains: Vec<_> = gains.collect();
        let below = (self.trails(), self.target_trails(), goals.collect::<Vec<_>>(), sites(&|site| self.site(site)));
        let above = (self.supplies(), self.tokens(), sites(&|site| self.notes(site)), gains, numbers);
        (below, above, sites(&|site| self.explorers(site)), self.hotspots()).shapes()
    }

    fn supplies(&self) -> Vec<Shape> {
        let rations = self.context.open().camp_rations.to_string();
        let ink = Tint::hex(if palette::brightness(self.colours.sand) > 140 { 0x14110d } else { 0xffffff });
        let number = Text::new(at(0, 0), rations, 150, ink).bold();
        let middle = self.layout.place(Site::CAMP).shifted(-(number.width() + 92) / 2, 50);
        let number = Text { at: middle.shifted(92, 54), ..number };
        (icons::ration(&self.colours, middle.shifted(38, 0)), number).shapes()
    }

    /// The explorers at a place, side by side in an arc over it.
    fn explorers(&self, site: Site) -> Vec<Shape> {
        let here: Vec<Seat> = self.context.explorers_at(site).collect();
        let last = here.len() as i32 - 1;
        let (far, apart) = if site == Site::CAMP { (FAR + 54, APART.1) } else { (FAR, APART.0) };
        let angle = |n: i32| 2_700 + (2 * n - last) * apart / 2;
        let middle = self.layout.place(site);
        // Near the edges of the map the arc moves inwards.
        let reach = (0..=last).map(|n| (polar(middle, far, angle(n)).x - middle.x).abs()).max().unwrap_or_default();
        let room = reach + BADGE + 50;
        let middle = at(middle.x.clamp(room, PHONE - room), middle.y);
        let asked = self.context.open().asked();
        let places = (0..).map(|n| polar(middle, far, angle(n)));
        let explorer = |(seat, place)| icons::explorer(&self.colours, seat, place, asked == Some(seat));
        here.into_iter().zip(places).flat_map(explorer).collect()
    }

    /// What walks bring, each on a plate beside its place, within the map, where it covers least.
    pub fn gains(&self, reach: &[Reach], letters: i32) -> Vec<(Consequence, Area)> {
        let mut occupied: Occupied = self.taken().into_iter().collect();
        let bounds = Area::new(at(20, 20), PHONE - 40, layout::HEIGHT - 40);
        let mut found = Vec::new();
        for reach in reach {
            let words = alt::join(self.context.gain_words(*reach), " ");
            if words.is_empty() {
                continue;
            }
            let gains = Consequence { sign: Vec::new(), words };
            let size = (gains.width() * letters / 100, Consequence::HEIGHT * letters / 100);
            let middle = self.layout.place(reach.site);
            let place = occupied.settle(beside(middle, size.0 / 2), size, (middle, 1), bounds);
            found.push((gains, Area::around(place.unwrap_or(middle), size)));
        }
        found
    }

    /// What no plate should cover: the sites with their codes, what the viewer has seen of them, tokens, explorers,
    /// pathways.
    pub fn taken(&self) -> Vec<Area> {
        let sites = Site::all().flat_map(|site| {
            let middle = self.layout.place(site);
            let code = Area::around(middle.shifted(0, RIM - 6), (300, 166));
            let beside = (self.notes(site), self.explorers(site)).shapes();
            let beside = beside.iter().filter_map(Shape::area).collect::<Vec<_>>();
            [Area::around(middle, (RIM * 17 / 10, RIM * 17 / 10)), code].into_iter().chain(beside)
        });
        let others = self.tokens().into_iter().chain(self.owners_on_trails().shapes());
        sites.chain(others.filter_map(|shape| shape.area())).collect()
    }

    pub fn target_trails(&self) -> Vec<Shape> {
        let marked = |trail| {
            let line = self.layout.segment(trail).line(0);
            Highlight::Reach.around(line, self.colours.look, 46)
        };
        self.targets.trails().flat_map(marked).collect()
    }

    /// The trails, the places and the tokens, as codes name them. Places lie above trails.
    pub fn hotspots(&self) -> Vec<Hotspot> {
        let segment = |trail| {
            let segment = self.layout.segment(trail);
            let [from, to] =
                [RIM, segment.length - RIM].map(|along| [-110, 110].map(|aside| segment.point(along, aside)));
            Form::polygon([from[0], to[0], to[1], from[1]])
        };
        let trails = self.targets.trails().map(|trail| Hotspot::new(trail, segment(trail)));
        let sites = Site::all().map(|site| Hotspot::new(site, Form::circle(self.layout.place(site), RIM + 60)));
        let tokens = self.targets.tokens().filter_map(|token| {
            let (middle, _) = self.number_places(Spot::Token(token));
            Some(Hotspot::new(token, Form::circle(middle, 150))).filter(|_| self.context.game.river(token.0).is_some())
        });
        trails.chain(sites).chain(tokens).collect()
    }

    /// The numbers, each within a window where it covers least. They avoid these areas too. `letters` is their size in
    /// per cent.
    pub fn target_numbers(&self, window: Area, letters: i32, others: &[Area]) -> Vec<Shape> {
        let mut occupied: Occupied = self.taken().into_iter().chain(others.iter().copied()).collect();
        let size = 2 * (RADIUS * letters / 100);
        let mut shapes = Vec::new();
        for (spot, number) in self.targets.spots.iter().filter_map(|(spot, number)| Some((*spot, (*number)?))) {
            let (middle, places) = self.number_places(spot);
            let Some(place) = occupied.settle(places, (size, size), (middle, 5), window) else { continue };
            Group::at(place, kit::number(number, self.colours.look)).scaled(letters).onto(&mut shapes);
        }
        shapes
    }

    /// The middle of a spot, and where its number may stand.
    fn number_places(&self, spot: Spot) -> (Point, Vec<Point>) {
        let around = |middle| (middle, Occupied::nearby(middle, NEAR).skip(1).collect());
        match spot {
            Spot::Site(site) => around(self.layout.place(site)),
            Spot::Trail(trail) => {
                let segment = self.layout.segment(trail);
                let along = |part: Unit| segment.point(segment.length * part / 100, 0);
                (along(50), [50, 42, 58, 34, 66].map(along).to_vec())
            }
            Spot::Token(token) => match self.context.game.river(token.0) {
                Some(trail) => {
                    let segment = self.layout.segment(trail);
                    around(segment.point(segment.length / 2, self.bank(trail)))
                }
                None => (Point::default(), Vec::new()),
            },
            // The table has its numbers itself.
            Spot::Space(_) => (Point::default(), Vec::new()),
        }
    }
}

/// The points where a plate of this half width may stand beside a place.
fn beside(middle: Point, half: Unit) -> impl Iterator<Item = Point> {
    let heights = [-RIM + 50, -RIM - 30, -50, 60, 150, -RIM - 110];
    let sides = [RIM - 60 + half, -RIM + 60 - half, RIM + 20 + half, -RIM - 20 - half];
    let over = [0, -120, 120].into_iter().flat_map(|right| [-RIM - 110, RIM + 150].map(|down| (right, down)));
    let places = sides.into_iter().flat_map(move |right| heights.map(|down| (right, down))).chain(over);
    places.map(move |(right, down)| middle.shifted(right, down))
}
