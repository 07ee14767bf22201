//! The pictures of *Explorers of the North Sea*: the growing chart, a card for each player, and the components for the rules.
//!
//! Knows views and events that are redacted already, never a state, so a picture shows nothing that its viewer may not
//! know. Everything that a picture shows stands in its description too ([`alt`]), with the coordinates of the text board.
//! What is drawn has one file a thing; where cells lie is told by [`grid`], how land ends by [`coast`].

mod alt;
mod animals;
mod cards;
mod coast;
mod colours;
mod grid;
mod ground;
mod hand;
mod head;
mod home;
mod legal;
mod legend;
mod names;
mod news;
mod pieces;
mod room;
mod ruler;
mod sheet;
mod tokens;

#[cfg(test)]
mod tests;

use super::components::{Explorers, Ground as Start};
use super::event::Event;
use super::view::View;
use crate::canvas::hex::Cell;
use crate::canvas::palette::{self, Ground, Look, SeatColours};
use crate::canvas::scene::{Form, Group, PHONE, Scene, Shape};
use crate::engine::Seat;
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::Voice;
use colours::Colours;
use news::News;
use sheet::Sheet;

pub(super) use legend::legend;

/// What everything that is drawn of a position has at hand.
struct Drawing<'a> {
    game: &'a Explorers,
    view: &'a View,
    voice: &'a Voice,
    brush: Brush,
    news: News,
    /// Where the viewer may place a tile now.
    legal: Vec<Cell>,
}

/// What every piece is drawn with. Knows no position, so the legend draws the same pieces.
#[derive(Clone, Copy)]
struct Brush {
    look: Look,
    colours: Colours,
    ground: Ground,
}

impl Brush {
    fn of(look: Look) -> Self {
        Self { look, colours: Colours::of(look), ground: palette::ground(look) }
    }

    fn livery(self, seat: Seat) -> SeatColours {
        palette::seat(seat, self.look)
    }
}

/// The board as a picture.
pub(super) fn picture(
    game: &Explorers,
    view: &View,
    render: RenderOptions,
    changed: &[EntryEvents<Event>],
    voice: &Voice,
) -> Option<Picture> {
    let brush = Brush::of(render.look);
    let drawing = Drawing { game, view, voice, brush, news: News::of(changed), legal: legal::cells(game, view) };
    match render.frame {
        Frame::Whole => Some(drawing.whole()),
        Frame::Around(seat) => (seat.index() < view.open.explorers.len()).then(|| drawing.around(seat)),
    }
}

impl Drawing<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.open.seats())
    }

    /// Where the fixed tiles and the mainland lie.
    fn start(&self) -> &Start {
        self.game.ground(self.view.open.side)
    }

    /// The head, the chart, the own hand, all cards.
    fn whole(&self) -> Picture {
        let below = self.strip(0).1 + self.cards(0).1;
        let sheet = Sheet::whole(self, head::HEIGHT, below);
        let (strip, high) = self.strip(sheet.bottom());
        let (cards, _) = self.cards(sheet.bottom() + high);
        let scene = self.scene(sheet, sheet.bottom() + below, strip.into_iter().chain(cards));
        Picture { scene, alt: alt::whole(self) }
    }

    /// The chart around a longship, larger, and the card of its seat.
    fn around(&self, seat: Seat) -> Picture {
        let sheet = Sheet::around(self, seat, head::HEIGHT);
        let (strip, high) = self.strip(sheet.bottom());
        let (card, card_high) = self.single_card(seat, sheet.bottom() + high);
        let scene = self.scene(sheet, sheet.bottom() + high + card_high, strip.into_iter().chain(card));
        Picture { scene, alt: alt::around(self, seat, sheet) }
    }

    fn scene(&self, sheet: Sheet, height: i32, below: impl Iterator<Item = Shape>) -> Scene {
        let mut scene = Scene::new(PHONE, height, self.brush.ground.paper);
        scene.extend(self.head());
        let area = sheet.area;
        scene.draw(Form::rect(area.at, area.width, area.height).fill(self.brush.colours.fog));
        let mut chart = self.ground(sheet);
        chart.extend(self.ways(sheet));
        chart.extend(self.pieces(sheet));
        chart.extend(self.rings(sheet));
        scene.draw(Group::at(Default::default(), chart).clipped(area));
        scene.extend(self.ruler(sheet));
        scene.extend(below);
        scene
    }
}
