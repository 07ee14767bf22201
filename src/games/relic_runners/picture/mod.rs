//! The pictures of *Relic Runners*: the jungle as a map, a card for each player, and the components for the rules.
//!
//! Knows views and events that are redacted already, never a state, so a picture shows nothing that its viewer may not
//! know. Everything that a picture shows stands in its description too ([`alt`]), with the coordinates of the text board.
//! What is drawn has one file a thing; positions on the map come from the edition ([`layout`]).

mod alt;
mod around;
mod cards;
mod colours;
mod ground;
mod head;
mod icons;
mod layout;
mod legend;
mod map;
mod news;
mod people;
mod reach;
mod relics;
mod sites;
mod table;
mod trails;

#[cfg(test)]
mod tests;

use super::components::RelicRunners;
use super::event::Event;
use super::text::context::Context;
use super::view::View;
use crate::canvas::palette::{self, Ground, Look, SeatColours};
use crate::canvas::scene::{Group, PHONE, Scene, at};
use crate::engine::Seat;
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::Voice;
use colours::Colours;
use layout::Layout;
use news::News;

pub(super) use legend::legend;

/// What everything that is drawn of a position has at hand.
struct Drawing<'a> {
    context: Context<'a>,
    brush: Brush,
    layout: Layout,
    news: News,
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
    game: &RelicRunners,
    view: &View,
    render: RenderOptions,
    changed: &[EntryEvents<Event>],
    voice: &Voice,
) -> Option<Picture> {
    let drawing = Drawing {
        context: Context { game, view, voice },
        brush: Brush::of(render.look),
        layout: Layout::of(game),
        news: News::of(game, changed),
    };
    match render.frame {
        Frame::Whole => Some(drawing.whole()),
        Frame::Around(seat) => view.open.runners.get(seat.index()).map(|runner| drawing.around(seat, runner)),
    }
}

impl Drawing<'_> {
    /// The head, the map, the cards.
    fn whole(&self) -> Picture {
        let cards = self.cards_height();
        let mut scene = Scene::new(PHONE, head::HEIGHT + layout::HEIGHT + cards, self.brush.ground.paper);
        scene.draw(Group::at(at(0, head::HEIGHT), self.map(&[])));
        scene.extend(self.head());
        scene.extend(self.cards(head::HEIGHT + layout::HEIGHT));
        Picture { scene, alt: alt::whole(self) }
    }
}
