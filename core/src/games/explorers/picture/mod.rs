//! *Explorers of the North Sea* as a picture: the growing chart, a card for each player, and the components for the rules.
//!
//! Knows views and redacted events, never a state, so a picture shows nothing that its viewer may not know. Everything
//! that a picture shows stands in its description too (`alt`), with the coordinates of the text board. [`drawing`]
//! holds what all parts share, each part has a file of its own, and this one puts them together.

mod alt;
mod cards;
pub mod colours;
pub mod drawing;
pub mod ground;
mod hand;
pub mod head;
pub mod icons;
mod labels;
pub mod legend;
mod marks;
pub mod news;
pub mod pieces;
pub mod sheet;
mod standing;
pub mod targets;

use super::components::{Animal, Captain, Edges, Explorers, Feature, HOLD, Herd, Tile};
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
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, row, say};
use colours::Colours;
use drawing::Drawing;
use ground::Marked;
use news::News;
use sheet::Sheet;
use targets::Target;

pub(super) use legend::legend;

/// The board as a picture; `None` around a seat that does not exist.
pub(super) fn picture(context: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let page = if let Frame::Branch(page) = render.frame { Some(page) } else { None };
    let told = Drawing { news: News::of(changed), ..Drawing::of(context, render.look, page) };
    // The description has names in full; the picture has the characters that the font can draw.
    let names = drawn(context.voice);
    let drawing = Drawing { context: context.spoken(&names), ..told.clone() };
    match render.frame {
        Frame::Choices | Frame::Branch(_) if drawing.chooses() => {
            Some(Picture { scene: drawing.choices(), alt: told.alt(None) })
        }
        Frame::Whole | Frame::Choices | Frame::Branch(_) => {
            Some(Picture { scene: drawing.whole(), alt: told.alt(None) })
        }
        Frame::Around(seat) if context.explorer(seat).is_some() => {
            let sheet = Sheet::around(&drawing, seat, head::HEIGHT);
            Some(Picture { scene: drawing.scene(sheet, &[seat]), alt: told.alt(Some((seat, sheet))) })
        }
        Frame::Around(_) => None,
    }
}

impl Drawing<'_> {
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
