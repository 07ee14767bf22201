//! The middle of the ring: the voyage, what its Harbor rewards and how things stand; ships that wait or are home; and the
//! four voyages in the corners.

use super::Drawing;
use super::icons::{self, Inks, placed};
use super::ring::INNER;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark::{self, SMALLEST_BADGE};
use crate::canvas::scene::{Form, Group, Point, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::raids::components::{Goods, Harbor};
use crate::games::raids::state::{Phase, VOYAGES};
use crate::games::raids::text::tiles;

/// How wide the words in the middle may be.
const WIDTH: Unit = 1_360;

impl Drawing<'_> {
    pub(super) fn centre(&self) -> Vec<Shape> {
        let (open, voice, colours) = (self.context.open, self.context.voice, &self.colours);
        if open.phase == Phase::Over {
            return self.podium();
        }
        let mut shapes = Vec::new();
        let mut line = |text: &str, y: Unit, size: Unit, bold: bool, colour| {
            let weight = if bold { Weight::Bold } else { Weight::Medium };
            let text = lettering::fit(text, size, weight, WIDTH);
            shapes.push(Text { weight, ..Text::new(at(0, y), text, size, colour) }.middle().into());
        };
        let facts = [("voyage", open.voyage.into()), ("voyages", VOYAGES.into())];
        line(&voice.say("raids-picture-voyage", facts), -250, 175, true, colours.ink);
        let Some(harbor) = self.context.rewarded() else { return shapes };
        let words = tiles::criterion(harbor, voice);
        let words = lettering::lines(&words, 145, Weight::Medium, WIDTH);
        let shift = if words.len() > 1 { 0 } else { 60 };
        for (number, words) in (0..2).zip(&words) {
            line(words, -70 + shift + number * 165, 145, false, colours.ink);
        }
        let coins = self.context.prizes();
        let first = -(coins.len() as Unit - 1) * 105;
        for (number, coin) in (0..).zip(coins) {
            shapes.extend(self.coin(at(first + number * 210, 250), 92, *coin));
        }
        shapes.extend(self.standing());
        shapes
    }

    /// Who has how many of what is rewarded, best first: in one row, or in two where one would reach the ships.
    fn standing(&self) -> Vec<Shape> {
        const GAP: Unit = 45;
        let colours = &self.colours;
        let item = |(seat, count): (Seat, u8)| {
            let count = Text::new(at(2 * SMALLEST_BADGE + 12, 48), count.to_string(), 135, colours.ink).bold();
            let width = 2 * SMALLEST_BADGE + 12 + count.width();
            let mut shapes = mark::badge(seat, colours.look, at(SMALLEST_BADGE, 0), SMALLEST_BADGE).to_vec();
            shapes.push(count.into());
            (width, shapes)
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
                shapes.push(Group::at(at(x, first + number * 215), item.clone()).into());
                x += width + GAP;
            }
        }
        shapes
    }

    /// The ships that have not left, next to leave first, and those that are home, in one row below the Harbor.
    pub(super) fn moored(&self) -> Vec<Shape> {
        let (open, voice, colours) = (self.context.open, self.context.voice, &self.colours);
        if open.phase == Phase::Over {
            return Vec::new();
        }
        const STEP: Unit = 330;
        let gap = if open.arrivals.is_empty() || open.waiting.is_empty() { 0 } else { STEP / 2 };
        let count = (open.arrivals.len() + open.waiting.len()) as Unit;
        let mut x = -((count - 1).max(0) * STEP + gap) / 2;
        let mut shapes = Vec::new();
        for (ships, word) in [(&open.arrivals, "raids-picture-home"), (&open.waiting, "raids-picture-leaving")] {
            if ships.is_empty() {
                continue;
            }
            let middle = x + (ships.len() as Unit - 1) * STEP / 2;
            let room = ships.len() as Unit * STEP + 120;
            let word = lettering::fit(&voice.word(word), 118, Weight::Medium, room);
            shapes.push(Text::new(at(middle, -545), word, 118, colours.quiet).middle().into());
            for ship in ships {
                shapes.extend(self.token(*ship, at(x, -800)));
                x += STEP;
            }
            x += gap;
        }
        shapes
    }

    /// The result in the middle of an empty sea.
    fn podium(&self) -> Vec<Shape> {
        let colours = &self.colours;
        let mut shapes = vec![placed(icons::glory(colours.gold), at(0, -760), 260)];
        for (number, (rank, seat)) in (0..).zip(self.context.ranking()) {
            let y = -280 + number * 330;
            shapes.push(Text::new(at(-560, y + 70), rank.to_string(), 190, colours.quiet).bold().middle().into());
            shapes.extend(mark::badge(seat, colours.look, at(-260, y), 140));
            shapes.push(
                Text::new(at(560, y + 80), self.context.points(seat).to_string(), 230, colours.ink).bold().end().into(),
            );
            shapes.push(placed(icons::glory(colours.gold), at(100, y), 75));
        }
        shapes
    }

    /// The voyages in the corners, clockwise from the upper left, each with the sign of what its Harbor rewards.
    pub(super) fn voyages(&self) -> Vec<Shape> {
        let (open, colours) = (self.context.open, &self.colours);
        let mut shapes = Vec::new();
        for (index, harbor) in open.harbors.iter().enumerate() {
            let voyage = index as u8 + 1;
            let now = voyage == open.voyage && open.phase != Phase::Over;
            let centre = Self::corner(index);
            let rim = if now { (colours.ground.accent, 30) } else { (colours.ground.line, 14) };
            let mut corner: Vec<Shape> =
                vec![Form::circle(at(0, 0), 265).fill(colours.ground.panel).stroke(rim.0, rim.1).into()];
            corner.extend(self.award(*harbor, 120));
            let number = Text::new(at(0, 205), voyage.to_string(), 130, colours.ground.ink).bold().middle();
            corner.push(number.into());
            let past = voyage < open.voyage || open.phase == Phase::Over;
            shapes.push(Group::at(centre, corner).faded(if past { 45 } else { 100 }).into());
        }
        shapes
    }

    /// The four voyages with what their Harbors reward, in words: for a panel that no ship needs.
    pub(super) fn harbors(&self, corner: Point, width: Unit, height: Unit) -> Vec<Shape> {
        let (open, voice, ground) = (self.context.open, self.context.voice, self.colours.ground);
        let panel = Form::rounded(corner, width, height, 110).fill(ground.panel).stroke(ground.line, 12);
        let title = Text::new(corner.shifted(120, 235), voice.word("raids-harbor"), 170, ground.ink).bold();
        let mut shapes: Vec<Shape> = vec![panel.into(), title.into()];
        let step = (height - 330) / Unit::from(VOYAGES);
        for (index, harbor) in open.harbors.iter().enumerate() {
            let y = 330 + step * index as Unit + step / 2;
            let now = index + 1 == usize::from(open.voyage) && open.phase != Phase::Over;
            let colour = if now { ground.ink } else { ground.quiet };
            let weight = if now { Weight::Bold } else { Weight::Medium };
            let number = Text::new(corner.shifted(150, y + 45), (index + 1).to_string(), 140, colour).bold().middle();
            let sign = self.award(*harbor, 85).into_iter().collect();
            let lines = lettering::lines(&tiles::criterion(*harbor, voice), 128, weight, width - 560);
            let first = y + 45 - (lines.len().min(2) as Unit - 1) * 72;
            shapes.extend([number.into(), Group::at(corner.shifted(320, y + 40), sign).into()]);
            for (number, line) in (0..2).zip(lines) {
                let line = Text { weight, ..Text::new(corner.shifted(480, first + number * 144), line, 128, colour) };
                shapes.push(line.into());
            }
        }
        shapes
    }

    /// The sign of what a Harbor rewards, somewhat above the origin.
    pub(super) fn award(&self, harbor: Harbor, radius: Unit) -> Vec<Shape> {
        let ground = self.colours.ground;
        let inks = Inks { body: ground.ink, line: ground.panel };
        let place = at(0, -45);
        let one = |sign: Vec<Shape>| vec![placed(sign, place, radius)];
        match harbor {
            Harbor::Arrival => one(icons::first(inks)),
            Harbor::Goods => one(icons::wares(inks)),
            Harbor::DifferentGoods => {
                let (left, right) = (place.shifted(-radius * 2 / 3, 0), place.shifted(radius * 2 / 3, 0));
                let size = radius * 2 / 3;
                let [mead, wood] = [Goods::Mead, Goods::Wood].map(|goods| super::wares::sign(goods, inks));
                vec![placed(mead, left, size), placed(wood, right, size)]
            }
            Harbor::Runes => one(icons::tile(crate::games::raids::components::Tile::Rune, inks)),
            Harbor::Shields => one(icons::shield(ground.panel, ground.ink)),
            Harbor::Weapons => one(icons::axe(inks)),
            Harbor::Ports => one(icons::anchor(inks)),
            Harbor::Monsters => one(icons::monster(5, inks)),
            Harbor::Sails => one(icons::sail(inks)),
        }
    }
}

/// Everything in the middle stays within the ring.
const _: () = assert!(WIDTH / 2 < INNER);
