//! What one ship has before it: the next spaces as large cards with their names, and the ship itself.

use super::colours::Plate;
use super::icons::{self, Inks, placed};
use super::ring::value;
use super::{Drawing, MARGIN};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Form, Group, PHONE, Point, Scene, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::Space;
use crate::games::raids::text::tiles;

/// Cards in a row, and the most rows.
const COLUMNS: usize = 3;
const ROWS: usize = 3;

impl Drawing<'_> {
    pub(super) fn around(&self, seat: Seat) -> Scene {
        let (mut shapes, mut y) = self.header();
        let width = (PHONE - (COLUMNS as Unit + 1) * MARGIN) / COLUMNS as Unit;
        const HEIGHT: Unit = 1_090;
        for row in self.ahead(seat).chunks(COLUMNS) {
            for (column, space) in (0..).zip(row) {
                shapes.extend(self.card(*space, at(MARGIN + column * (width + MARGIN), y), width, HEIGHT));
            }
            y += HEIGHT + MARGIN;
        }
        let width = PHONE - 2 * MARGIN;
        let height = self.ship_height(seat, width);
        shapes.extend(self.ship(seat, at(MARGIN, y), width, height));
        self.finished(shapes, y + height + MARGIN)
    }

    /// The spaces that matter next to a ship: its own and those ahead that are not bare, the Harbor last.
    pub(super) fn ahead(&self, seat: Seat) -> Vec<Space> {
        let here = self.context.open.ships.get(seat.index()).map_or(0, |ship| ship.space);
        let harbor = self.context.open.harbor();
        let mut spaces: Vec<_> =
            (here.max(1)..harbor).filter(|space| *space == here || !self.context.is_bare(*space)).collect();
        spaces.truncate(COLUMNS * ROWS - 1);
        spaces.push(harbor);
        spaces
    }

    fn card(&self, space: Space, corner: Point, width: Unit, height: Unit) -> Vec<Shape> {
        let colours = &self.colours;
        let on = |x: Unit, y: Unit| corner.shifted(x, y);
        let spot = self.context.spot(space);
        let tile = spot.and_then(|spot| spot.tile);
        let village = spot.is_some_and(|spot| spot.village);
        let inks = |plate: Plate| Inks { body: plate.sign, line: plate.line };
        let (plate, sign) = match (spot, tile) {
            (None, _) => (colours.harbor(), icons::harbor(inks(colours.harbor()))),
            (Some(_), Some(tile)) => (colours.tile(tile), icons::tile(tile, inks(colours.tile(tile)))),
            (Some(_), None) if village => (colours.village(), icons::village(inks(colours.village()))),
            (Some(_), None) => {
                let (face, edge, ink) = (colours.ground.panel, colours.ground.line, colours.ground.ink);
                (Plate { face, edge, sign: ink, line: face, ink }, Vec::new())
            }
        };
        let fresh = self.news.marks(space);
        let (rim, pen) = if fresh { (colours.ground.accent, 36) } else { (plate.edge, 18) };
        let card = Form::rounded(corner, width, height, 100).fill(plate.face).stroke(rim, pen);
        let mut shapes: Vec<Shape> = vec![card.into()];
        shapes.push(Text::new(on(70, 200), space.to_string(), 170, plate.ink).bold().into());
        let mut inner = vec![placed(sign, on(width / 2, 330), 210)];
        if let Some(tile) = tile {
            let worth = Text::new(on(width - 70, 200), value(tile), 190, plate.ink).bold().end();
            inner.push(worth.into());
            if let Some(shields) = tile.shields_aboard() {
                inner.extend(self.shield(on(width - 165, 470), 90, shields));
            }
        }
        inner.extend(self.stock(space, on(width - 110, 510), plate));
        let going = self.context.cleared().iter().any(|(gone, _)| *gone == space);
        shapes.push(Group::at(at(0, 0), inner).faded(if going { 45 } else { 100 }).into());
        let name = lettering::fit(&self.place(space), 140, Weight::Bold, width - 80);
        shapes.push(Text::new(on(width / 2, 665), name, 140, plate.ink).bold().middle().into());
        let ships = self.ships_of(space);
        let first = -(ships.len() as Unit - 1) * 170;
        for (number, ship) in (0..).zip(ships) {
            shapes.extend(self.token(ship, on(width / 2 + first + number * 340, 870)));
        }
        shapes
    }

    /// Vikings or coins that wait on a space.
    fn stock(&self, space: Space, place: Point, plate: Plate) -> Vec<Shape> {
        let Some(spot) = self.context.spot(space) else { return Vec::new() };
        let shares = self.context.shares(spot);
        let helmet = || placed(icons::helmet(Inks { body: plate.ink, line: plate.face }), place.shifted(-130, -52), 80);
        match spot.tile {
            Some(Tile::Pillage) => (0..)
                .zip(shares.iter().rev())
                .flat_map(|(number, coin)| self.coin(place.shifted(-number * 170, -40), 82, *coin))
                .collect(),
            Some(Tile::Visit) => {
                let words = shares.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
                vec![Text::new(place.shifted(50, 20), words, 150, plate.ink).bold().end().into()]
            }
            _ if spot.village => {
                vec![
                    helmet(),
                    Text::new(place.shifted(50, 0), spot.vikings.to_string(), 150, plate.ink).bold().end().into(),
                ]
            }
            _ => Vec::new(),
        }
    }

    /// The ships on a space, those in the Harbor in the order of docking.
    pub(super) fn ships_of(&self, space: Space) -> Vec<Option<Seat>> {
        let open = self.context.open;
        if space == open.harbor() {
            return open.arrivals.to_vec();
        }
        let here = self.context.seats().zip(&open.ships).filter(|(_, ship)| ship.space == space);
        let ghost = open.ghost.filter(|ghost| ghost.space == space).map(|_| None);
        here.map(|(seat, _)| Some(seat)).chain(ghost).collect()
    }

    /// What a space is called.
    pub(super) fn place(&self, space: Space) -> String {
        let voice = self.context.voice;
        match self.context.spot(space) {
            None => voice.word("raids-harbor"),
            Some(spot) => match spot.tile {
                Some(tile) => tiles::name(tile, voice),
                None if spot.village => voice.word("raids-village"),
                None => voice.word("raids-picture-water"),
            },
        }
    }
}
