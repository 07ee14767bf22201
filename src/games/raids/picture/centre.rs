//! The middle of the ring: the voyage, what its Harbor rewards and how things stand; ships that wait or are home; and the
//! four voyages in the corners.

use super::drawing::Drawing;
use super::icons::{self, placed};
use super::ring::INNER;
use crate::canvas::kit::Paragraph;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark::{self, SMALLEST_BADGE};
use crate::canvas::scene::{Draw, Form, Group, PHONE, Point, Shape, Text, Unit, at, cos, sin};
use crate::engine::Seat;
use crate::games::raids::components::Harbor;
use crate::games::raids::state::VOYAGES;
use crate::games::raids::text::names;

/// How wide the words in the middle may be.
const WIDTH: Unit = 1_360;

/// Everything in the middle stays within the ring.
const _: () = assert!(WIDTH / 2 < INNER);

impl Drawing<'_> {
    pub fn centre(&self) -> Vec<Shape> {
        let (open, voice, ink) = (self.context.open, self.context.voice, self.colours.ink);
        if self.is_over() {
            return self.podium();
        }
        let line = |text: &str, y: Unit, size: Unit, weight: Weight| {
            let text = lettering::fit(text, size, weight, WIDTH);
            Text { weight, ..Text::new(at(0, y), text, size, ink).middle() }
        };
        let facts = [("voyage", open.voyage.into()), ("voyages", VOYAGES.into())];
        let title = line(&voice.say("raids-picture-voyage", facts), -250, 175, Weight::Bold);
        let Some(harbor) = self.context.rewarded() else { return title.shapes() };
        let words = lettering::lines(&names::criterion(harbor, voice), 145, Weight::Medium, WIDTH);
        let first = if words.len() > 1 { -70 } else { -10 };
        let words = (0..2).zip(&words).map(|(number, words)| line(words, first + number * 165, 145, Weight::Medium));
        let coins = self.context.prizes();
        let first = -(coins.len() as Unit - 1) * 105;
        let coins = (0..).zip(coins).map(|(n, coin)| icons::coin(&self.colours, at(first + n * 210, 250), 92, *coin));
        (title, words.collect::<Vec<_>>(), coins.collect::<Vec<_>>(), self.standing()).shapes()
    }

    /// Who has how many of what is rewarded, best first: in one row, or in two where one would reach the ships.
    fn standing(&self) -> Vec<Shape> {
        const GAP: Unit = 45;
        let item = |(seat, count): (Seat, u8)| {
            let count = Text::new(at(2 * SMALLEST_BADGE + 12, 48), count.to_string(), 135, self.colours.ink).bold();
            let badge = mark::badge(seat, self.colours.look, at(SMALLEST_BADGE, 0), SMALLEST_BADGE);
            (2 * SMALLEST_BADGE + 12 + count.width(), (badge, count).shapes())
        };
        let items: Vec<_> = self.context.standing().into_iter().map(item).collect();
        let length = |row: &[(Unit, Vec<Shape>)]| row.iter().map(|(width, _)| width + GAP).sum::<Unit>() - GAP;
        // Two ships on a space reach farther in.
        let fight = (1..self.context.open.harbor()).any(|space| self.ships_of(space).len() > 1);
        let long = length(&items) > if fight { 1_000 } else { 1_250 };
        let (in_a_row, first) = if long { (2, 455) } else { (items.len().max(1), 490) };
        let mut shapes = Vec::new();
        for (number, row) in (0..).zip(items.chunks(in_a_row)) {
            let mut x = -length(row) / 2;
            for (width, item) in row {
                Group::at(at(x, first + number * 215), item.clone()).onto(&mut shapes);
                x += width + GAP;
            }
        }
        shapes
    }

    /// The ships that have not left, next to leave first, and those that are home, in one row below the Harbor.
    pub fn moored(&self) -> Vec<Shape> {
        const STEP: Unit = 330;
        let open = self.context.open;
        if self.is_over() {
            return Vec::new();
        }
        let gap = if open.arrivals.is_empty() || open.waiting.is_empty() { 0 } else { STEP / 2 };
        let count = (open.arrivals.len() + open.waiting.len()) as Unit;
        let mut x = -((count - 1).max(0) * STEP + gap) / 2;
        let mut shapes = Vec::new();
        for (ships, word) in [(&open.arrivals, "raids-picture-home"), (&open.waiting, "raids-picture-leaving")] {
            if ships.is_empty() {
                continue;
            }
            let long = ships.len() as Unit * STEP;
            let word = lettering::fit(&self.context.voice.word(word), 118, Weight::Medium, long + 120);
            let word = Text::new(at(x + (long - STEP) / 2, -545), word, 118, self.colours.quiet).middle();
            let berths = (0..).zip(ships).map(|(n, ship)| self.ship(*ship, at(x + n * STEP, -800)));
            (word, berths.collect::<Vec<_>>()).onto(&mut shapes);
            x += long + gap;
        }
        shapes
    }

    /// The result in the middle of an empty sea.
    fn podium(&self) -> Vec<Shape> {
        let colours = &self.colours;
        let place = |(number, (rank, seat)): (Unit, (u8, Seat))| {
            let y = -280 + number * 330;
            let points = self.context.points(seat).to_string();
            (
                Text::new(at(-560, y + 70), rank.to_string(), 190, colours.quiet).bold().middle(),
                mark::badge(seat, colours.look, at(-260, y), 140),
                Text::new(at(560, y + 80), points, 230, colours.ink).bold().end(),
                placed(icons::glory(colours.gold), at(100, y), 75),
            )
        };
        let places: Vec<_> = (0..).zip(self.context.ranking()).map(place).collect();
        (placed(icons::glory(colours.gold), at(0, -760), 260), places).shapes()
    }

    /// The voyages in the corners, clockwise from the upper left, each with the sign of what its Harbor rewards.
    pub fn voyages(&self) -> Vec<Group> {
        const FAR: Unit = PHONE / 2 - 345;
        let (open, ground) = (self.context.open, self.colours.ground);
        let corner = |(index, harbor): (u8, &Harbor)| {
            let (voyage, angle) = (index + 1, 2_250 + 900 * i32::from(index));
            let now = voyage == open.voyage && !self.is_over();
            let past = voyage < open.voyage || self.is_over();
            let (rim, pen) = if now { (ground.accent, 30) } else { (ground.line, 14) };
            let disc = Form::circle(at(0, 0), 265).fill(ground.panel).stroke(rim, pen);
            let number = Text::new(at(0, 205), voyage.to_string(), 130, ground.ink).bold().middle();
            let centre = at(FAR * cos(angle) / 7_071, FAR * sin(angle) / 7_071);
            Group::at(centre, (disc, self.award(*harbor, 120), number)).faded(if past { 45 } else { 100 })
        };
        (0..).zip(&open.harbors).map(corner).collect()
    }

    /// The four voyages with what their Harbors reward, in words: for a panel that no ship needs.
    pub fn harbors(&self, corner: Point, width: Unit, height: Unit) -> Vec<Shape> {
        let (open, voice, ground) = (self.context.open, self.context.voice, self.colours.ground);
        let panel = Form::rounded(corner, width, height, 110).fill(ground.panel).stroke(ground.line, 12);
        let title = Text::new(corner.shifted(120, 235), voice.word("raids-harbor"), 170, ground.ink).bold();
        let step = (height - 330) / Unit::from(VOYAGES);
        let row = |(index, harbor): (Unit, &Harbor)| {
            let y = 330 + step * index + step / 2;
            let now = index + 1 == Unit::from(open.voyage) && !self.is_over();
            let (colour, weight) = if now { (ground.ink, Weight::Bold) } else { (ground.quiet, Weight::Medium) };
            let number = Text::new(corner.shifted(150, y + 45), (index + 1).to_string(), 140, colour).bold().middle();
            let sign = Group::at(corner.shifted(320, y + 40), self.award(*harbor, 85));
            let mut lines = lettering::lines(&names::criterion(*harbor, voice), 128, weight, width - 560);
            lines.truncate(2);
            let words = Paragraph { size: 128, pitch: 144, weight, colour };
            (number, sign, words.beside(corner.shifted(480, y - 1), &lines))
        };
        (panel, title, (0..).zip(&open.harbors).map(row).collect::<Vec<_>>()).shapes()
    }

    /// The sign of what a Harbor rewards, somewhat above the origin.
    fn award(&self, harbor: Harbor, radius: Unit) -> Vec<Group> {
        let (ink, panel) = (self.colours.ground.ink, self.colours.ground.panel);
        let part = radius * 2 / 3;
        let one = |sign: Vec<Shape>| vec![placed(sign, at(0, -45), radius)];
        let sign = |id: &str| one(icons::sign(id, ink, panel));
        match harbor {
            Harbor::Arrival => sign("first"),
            Harbor::Goods => sign("salt"),
            Harbor::DifferentGoods => [("mead", -part), ("wood", part)]
                .map(|(id, x)| placed(icons::sign(id, ink, panel), at(x, -45), part))
                .into(),
            Harbor::Runes => sign("rune"),
            Harbor::Shields => one(icons::sign("shield", panel, ink)),
            Harbor::Weapons => sign("axe"),
            Harbor::Ports => sign("anchor"),
            Harbor::Monsters => one(icons::monster(5, ink, panel)),
            Harbor::Sails => sign("sail"),
        }
    }
}
