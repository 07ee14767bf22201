//! *Raids* as a picture and in words: the ring of the world with the ships' cards, or the spaces that a ship may choose.
//!
//! Knows views and events, never a state. Scenes are laid out for a phone. `drawing` has what all parts know of the position; each part
//! has a file, and this one puts them together.

mod ahead;
mod alt;
mod cards;
mod centre;
pub mod colours;
pub mod drawing;
mod head;
pub mod icons;
mod legend;
pub mod news;
pub mod ring;

// What most parts speak of.
use super::components::{Goods, Harbor, Raids, Tile};
use super::event::{Event, Source};
use super::state::{Open, Phase, Ship, Space};
use super::text::facts::Sign;
use super::text::{Context, names};
use crate::canvas::kit::alt::{cut, join, sentences};
use crate::canvas::kit::{Columns, Consequence, Highlight, Legend, Paragraph, Signs, drawn};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{GroundColours, Look, Theme};
use crate::canvas::scene::{
    Area, Cap, Draw, Form, Group, Hotspot, LEGIBLE, PHONE, Point, Scene, Shape, Step, Stroke, Text, Unit, at,
};
use crate::canvas::{Colour, mark};
use crate::engine::{Seat, Viewer};
use crate::title::{self, EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Mark, Voice, say};
use colours::{Colours, Plate};
use drawing::{BADGE, Drawing, MARGIN};
use icons::placed;
use names::value;
use news::News;

pub use legend::legend;

/// The picture of the whole board, or of what one ship has before it.
pub fn picture(context: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let drawing =
        |voice| Drawing::new(context.spoken(voice), Colours::of(render.look), News::of(context.open(), changed));
    // The text has whole names; the picture has only what the font can write of them.
    let drawn = drawn(context.voice);
    let told = drawing(context.voice);
    let asked = context.open().asked().map(Viewer::Seat) == Some(context.view.viewer);
    Some(match render.frame {
        Frame::Choices | Frame::Branch(_) if asked && told.sails() => {
            Picture { scene: drawing(&drawn).choices(), alt: told.alt() }
        }
        Frame::Whole | Frame::Choices | Frame::Branch(_) => Picture { scene: drawing(&drawn).whole(), alt: told.alt() },
        Frame::Around(seat) => Picture { scene: drawing(&drawn).around(seat), alt: told.alt_around(seat) },
    })
}

impl Drawing<'_> {
    /// The question, the ring, and the ships.
    fn whole(&self) -> Scene {
        let (head, y) = self.head();
        self.above_ships((head, self.world(y)).shapes(), y + ring::HEIGHT + MARGIN)
    }

    /// The question, what this voyage rewards, the spaces within reach as large cards, and the ships.
    fn choices(&self) -> Scene {
        let (head, y) = self.head();
        let (voyage, y) = self.voyages(Area::new(at(MARGIN, y), PHONE - 2 * MARGIN, 0));
        let spaces = self.within_reach();
        let (spaces, y) = ahead::columns(spaces.len()).lay(&spaces, y + MARGIN, MARGIN, |_| ahead::CHOICE);
        let spaces: Vec<_> = spaces.into_iter().map(|(space, card)| self.choice_card(*space, card)).collect();
        self.above_ships((head, voyage, spaces).shapes(), y)
    }

    /// A scene with these shapes, the ships two in a row and the last one alone below them, and notes.
    fn above_ships(&self, mut shapes: Vec<Shape>, top: Unit) -> Scene {
        let order = self.context.in_order();
        let (cards, mut y) = Columns::pairs(&order, top, MARGIN, |_, width| self.card_height(width));
        for (seat, card) in cards {
            self.card(*seat, card).onto(&mut shapes);
        }
        let notes = self.notes();
        let room = PHONE - 4 * MARGIN;
        for line in notes.iter().flat_map(|note| lettering::lines(note, LEGIBLE, Weight::Medium, room)) {
            Text::new(at(2 * MARGIN, y + 120), line, LEGIBLE, self.colours.ink).onto(&mut shapes);
            y += 190;
        }
        Scene { shapes, ..Scene::new(PHONE, y, self.colours.sea()) }
    }

    /// The question, the next spaces as large cards with their names, and the ship itself.
    fn around(&self, seat: Seat) -> Scene {
        const HEIGHT: Unit = 900;
        let (head, y) = self.head();
        let ahead = self.ahead(seat);
        let (spaces, y) = Columns::even(3, MARGIN).lay(&ahead, y, MARGIN, |_| HEIGHT);
        let spaces: Vec<_> = spaces.into_iter().map(|(space, card)| self.space_card(*space, card)).collect();
        let width = PHONE - 2 * MARGIN;
        let card = Area::new(at(MARGIN, y), width, self.card_height(width));
        let shapes = (head, spaces, self.card(seat, card)).shapes();
        Scene { shapes, ..Scene::new(PHONE, y + card.height + MARGIN, self.colours.sea()) }
    }
}
