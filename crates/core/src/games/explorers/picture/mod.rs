//! *Explorers of the North Sea* as a picture: the growing chart, a card for each player, and the components for the rules.
//!
//! Knows views and redacted events, never a state, so a picture shows nothing that its viewer may not know. Everything
//! that a picture shows stands in its description too (`alt`), with the coordinates of the text board. Each
//! part has a file of its own, and this one holds what all share and puts them together.

mod alt;
mod cards;
pub mod colours;
pub mod ground;
pub mod head;
pub mod icons;
pub mod legend;
pub mod news;
pub mod pieces;
pub mod sheet;
pub mod targets;

use std::collections::BTreeSet;

use super::action::Action;
use super::components::*;
use super::event::Event;
use super::offers::{self, Spot};
use super::place::{Cargo, Place, Space};
use super::state::{Explorer, Laid, Phase};
use super::text::facts::Sign;
use super::text::{Context, names};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::canvas::kit::coast::{Patch, Plot};
use crate::canvas::kit::{
    Columns, HexGrid, Highlight, Legend, Occupied, Paragraph, Ruler, SeatCard, Segment, Signs, drawn, paragraph,
};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::Look;
use crate::canvas::scene::{
    Area, Draw, Form, Group, Hotspot, LEGIBLE, PHONE, Point, Scene, Shape, Step, Text, Unit, at, polar,
};
use crate::canvas::{Colour, mark};
use crate::engine::{Seat, Viewer};
use crate::title::{Cursor, EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, row, say};
use colours::Colours;
use ground::Marked;
use news::News;
use sheet::Sheet;
use targets::Target;

pub(super) use legend::legend;

/// A position about to be drawn.
#[derive(Clone)]
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub news: News,
    /// Where the viewer may place a tile now.
    pub legal: Vec<Cell>,
    /// What the viewer may choose by number.
    pub targets: Vec<Target>,
}

impl<'a> Drawing<'a> {
    /// A position without news; `page` is the page of choices that its viewer looks at, by default the first one.
    pub fn of(context: Context<'a>, look: Look, page: Option<Cursor>) -> Self {
        let legal = match context.view.viewer {
            Viewer::Seat(seat) => offers::legal(context.game, context.view, seat),
            Viewer::Public | Viewer::Everything => Vec::new(),
        };
        let cell = |action: &Action| if let Action::Place(_, cell, _) = action { Some(*cell) } else { None };
        let cells: BTreeSet<Cell> = legal.iter().filter_map(cell).collect();
        Self {
            targets: targets::targets(&context, &legal, page),
            context,
            colours: Colours::of(look),
            news: News::default(),
            legal: cells.into_iter().collect(),
        }
    }
}

/// The board as a picture; `None` around a seat that does not exist.
pub(super) fn picture(context: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let page = if let Frame::Branch(page) = render.frame { Some(page) } else { None };
    let told = Drawing { news: News::of(changed), ..Drawing::of(context, render.look, page) };
    // The description has names in full; the picture has the characters that the font can draw.
    let names = drawn(context.voice);
    let drawing = Drawing { context: context.spoken(&names), ..told.clone() };
    let (scene, around) = match render.frame {
        Frame::Around(seat) => {
            context.explorer(seat)?;
            let sheet = Sheet::around(&drawing, seat, head::HEIGHT);
            (drawing.scene(sheet, &[seat]), Some((seat, sheet)))
        }
        Frame::Choices | Frame::Branch(_) if drawing.chooses() => (drawing.choices(), None),
        Frame::Whole | Frame::Choices | Frame::Branch(_) => (drawing.whole(), None),
    };
    Some(Picture { scene, alt: told.alt(around) })
}

impl Drawing<'_> {
    pub fn explorer(&self, seat: Seat) -> &Explorer {
        &self.context.open().explorers[seat.index()]
    }

    /// Where the fixed tiles and the mainland lie.
    pub fn start(&self) -> &Ground {
        self.context.game.ground(self.context.open().side)
    }

    /// The cells of the home sea, those near the fixed tiles first. A longship at home is drawn on the cell with the
    /// index of its seat.
    pub fn harbours(&self) -> Vec<Cell> {
        let start = self.start();
        let sea = self.context.chart().shore.iter().filter(|cell| !start.mainland.contains(cell));
        let mut cells: Vec<Cell> = sea.copied().collect();
        cells.sort_by_key(|cell| (start.fixed.iter().map(|fixed| fixed.distance(*cell)).min(), *cell));
        cells
    }

    /// The cells where something is going on: Vikings, longships and their surroundings, outposts, what is new, and what
    /// may be chosen.
    pub fn alive(&self) -> BTreeSet<Cell> {
        let chart = self.context.chart();
        let vikings = chart.lands().filter(|(_, land)| land.vikings.iter().any(|count| *count > 0));
        let vikings = vikings.map(|(id, _)| chart.tile(id.tile).cell);
        let outposts = chart.outposts.iter().flat_map(|(corner, _)| corner.cells());
        let ships = self.context.seats().flat_map(|seat| match self.explorer(seat).ship.space() {
            Some(space) => space.cell.neighbours().into_iter().chain([space.cell]).collect(),
            None => self.start().fixed.to_vec(),
        });
        let chosen = self.targets.iter().flat_map(|target| target.spot.cells());
        vikings.chain(outposts).chain(ships).chain(self.news.tiles.iter().copied()).chain(chosen).collect()
    }

    /// The tiles of the viewer's hand, or the open ones in the game for one player.
    pub fn hand(&self) -> Option<&[Tile]> {
        let seat = match self.context.view.viewer {
            _ if self.context.open().is_solo() => Seat(0),
            Viewer::Seat(seat) => seat,
            _ => return None,
        };
        self.context.hand(seat).filter(|hand| !hand.is_empty() && !self.context.is_over())
    }

    pub fn offer(&self) -> &[Captain] {
        match self.context.view.viewer {
            Viewer::Seat(seat) if self.context.open().asks(seat) => self.context.offer(seat),
            _ => &[],
        }
    }

    /// The head, the chart, the viewer's hand, the cards.
    fn whole(&self) -> Scene {
        let seats = self.shown_seats();
        let below = self.strip(0).1 + self.cards(&seats, 0).1;
        self.scene(Sheet::whole(self, head::HEIGHT, below), &seats)
    }

    /// The seats whose cards are shown: all, or beside a hand only one, for a larger chart.
    pub fn shown_seats(&self) -> Vec<Seat> {
        let own = match self.context.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::Everything => self.context.open().current,
        };
        if self.strip(0).1 > 0 { vec![own] } else { self.context.in_order() }
    }

    /// Whether the viewer chooses a place or an action on the chart.
    fn chooses(&self) -> bool {
        let open = self.context.open();
        self.context.view.viewer == Viewer::Seat(open.current)
            && matches!(open.phase, Phase::Place { .. } | Phase::Act { .. })
    }

    /// The head, the part of the chart that the page is about, and the tiles that it offers, with the numbers of the
    /// buttons.
    fn choices(&self) -> Scene {
        let cells = self.target_cells(self.context.open().current);
        let sheet = Sheet::of(&cells, head::HEIGHT);
        let (tiles, high) = self.offered(sheet.bottom());
        self.chart(sheet, tiles, high)
    }

    fn scene(&self, sheet: Sheet, seats: &[Seat]) -> Scene {
        let (strip, high) = self.strip(sheet.bottom());
        let (cards, cards_high) = self.cards(seats, sheet.bottom() + high);
        self.chart(sheet, (strip, cards).shapes(), high + cards_high)
    }

    /// The head, a chart, and what is below it, so many units high.
    fn chart(&self, sheet: Sheet, below: Vec<Shape>, high: Unit) -> Scene {
        let seat = self.context.open().current;
        let mut scene = Scene::new(PHONE, sheet.bottom() + high, self.colours.ground.paper);
        let fog = Form::rect(sheet.area.at, sheet.area.width, sheet.area.height).fill(self.colours.fog);
        let clipped = |shapes: Vec<Shape>| Group::at(Default::default(), shapes).clipped(sheet.area);
        scene.draw((fog, clipped(self.ground(sheet))));
        let ways = (self.ways(sheet), self.target_ways(sheet, seat));
        let chart = (ways, self.pieces(sheet), self.rings(sheet), self.hotspots(sheet, seat)).shapes();
        let ground = self.colours.ground;
        let ruler = Ruler { width: sheet::RULER, face: ground.panel, line: ground.line, ink: ground.ink };
        scene.draw((self.head(), clipped(chart), ruler.around(sheet.grid, sheet.area), below));
        scene
    }
}
