//! *Explorers of the North Sea* as a picture: the growing chart, a card for each player, and the components for the rules.
//!
//! Knows views and redacted events, never a state, so a picture shows nothing that its viewer may not know. Everything
//! that a picture shows stands in its description too ([`alt`]), with the coordinates of the text board. [`drawing`]
//! holds what all parts share, each part has a file of its own, and this one puts them together.

mod alt;
mod cards;
mod coast;
mod colours;
mod drawing;
mod ground;
mod hand;
mod head;
mod icons;
mod labels;
mod legal;
mod legend;
mod marks;
mod news;
mod pieces;
mod sheet;
mod standing;

#[cfg(test)]
mod tests;

use super::components::{Animal, Captain, Edges, Explorers, Feature, HOLD, Herd, OUTPOSTS, Tile};
use super::event::Event;
use super::place::{Cargo, Place, Space};
use super::scoring::Holding;
use super::state::{Explorer, Laid, Land, Phase, Private};
use super::text::{Context, names};
use super::view::View;
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::canvas::kit::{
    Columns, HexGrid, Highlight, Legend, Occupied, Paragraph, Ruler, SeatCard, Segment, Signs, drawn, paragraph,
};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{Look, SeatColours};
use crate::canvas::scene::{
    Area, Draw, Form, Group, PHONE, Point, SMALLEST, Scene, Shape, Step, Text, Unit, at, polar,
};
use crate::canvas::{Colour, mark};
use crate::engine::{Seat, Viewer};
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, row, say};
use coast::{Patch, Plot};
use colours::Colours;
use drawing::Drawing;
use ground::Marked;
use legal::Offer;
use news::News;
use sheet::Sheet;

pub(super) use legend::legend;

/// The board as a picture; `None` around a seat that does not exist.
pub(super) fn picture(context: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let told = Drawing {
        offered: legal::offered(&context),
        context,
        colours: Colours::of(render.look),
        news: News::of(changed),
        legal: legal::cells(context.game, context.view),
    };
    // The description has names in full; the picture has the characters that the font can draw.
    let names = drawn(context.voice);
    let drawing = Drawing { context: context.spoken(&names), ..told.clone() };
    match render.frame {
        Frame::Whole => Some(Picture { scene: drawing.whole(), alt: told.alt() }),
        Frame::Around(seat) if context.explorer(seat).is_some() => {
            let sheet = Sheet::around(&drawing, seat, head::HEIGHT);
            Some(Picture { scene: drawing.scene(sheet, &[seat]), alt: told.alt_around(seat, sheet) })
        }
        Frame::Around(_) => None,
    }
}

impl Drawing<'_> {
    /// The head, the chart, the viewer's hand, all cards; a viewer who places a tile gets only the own card, and a
    /// larger chart.
    fn whole(&self) -> Scene {
        let seats = if self.legal.is_empty() { self.context.in_order() } else { vec![self.context.open().current] };
        let below = self.strip(0).1 + self.cards(&seats, 0).1;
        self.scene(Sheet::whole(self, head::HEIGHT, below), &seats)
    }

    fn scene(&self, sheet: Sheet, seats: &[Seat]) -> Scene {
        let (strip, high) = self.strip(sheet.bottom());
        let (cards, cards_high) = self.cards(seats, sheet.bottom() + high);
        let mut scene = Scene::new(PHONE, sheet.bottom() + high + cards_high, self.colours.ground.paper);
        let fog = Form::rect(sheet.area.at, sheet.area.width, sheet.area.height).fill(self.colours.fog);
        let clipped = |shapes: Vec<Shape>| Group::at(Default::default(), shapes).clipped(sheet.area);
        scene.draw((fog, clipped(self.ground(sheet))));
        let chart = (self.ways(sheet), self.pieces(sheet), self.rings(sheet)).shapes();
        let ground = self.colours.ground;
        let ruler = Ruler { width: sheet::RULER, face: ground.panel, line: ground.line, ink: ground.ink };
        scene.draw((self.head(), clipped(chart), ruler.around(sheet.grid, sheet.area), strip, cards));
        scene
    }
}
