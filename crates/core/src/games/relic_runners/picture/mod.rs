//! *Relic Runners* as a picture: the jungle as a map, a card for each player, and the components for the rules.
//!
//! Knows views and redacted events, never a state, so a picture shows nothing that its viewer may not know. Everything
//! that a picture shows stands in its description too ([`alt`]), with the coordinates of the text board. Each
//! part has a file of its own, and this one holds what all share and puts them together. All files speak of the
//! pieces that are imported here.

pub mod alt;
pub mod colours;
mod ground;
mod head;
pub mod icons;
pub mod layout;
pub mod legend;
pub mod map;
pub mod news;
mod sites;
pub mod table;
pub mod trails;

use std::collections::BTreeSet;

use super::action::Token;
use super::components::*;
use super::event::Event;
use super::state::{Layer, Relic, Runner, Slot};
use super::text::Context;
use super::text::names::{self, code};
use super::text::order::{Spot, Targets};
use super::text::reach::Reach;
use crate::canvas::kit::{Columns, Consequence, Highlight, Segment};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{
    Area, Draw, Form, Group, Hotspot, LEGIBLE, PHONE, Paint, Point, Scene, Shape, Step, Text, Unit, at, polar,
};
use crate::canvas::{kit, mark};
use crate::engine::{Seat, Viewer};
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Voice, say};
use colours::Colours;
use layout::{Layout, RIM};
use news::News;

pub(super) use legend::legend;

/// The height of the window on the map above the toolbox table.
const WINDOW_BESIDE_TABLE: Unit = 1_200;

/// A position about to be drawn.
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub layout: Layout,
    pub news: News,
    /// The places among the choices of the asked seat.
    pub goals: Vec<Site>,
    /// Its choices that lie on the board.
    pub targets: Targets,
}

/// The board as a picture; `None` around a seat that does not exist.
pub(super) fn picture(context: Context<'_>, render: RenderOptions, changed: &[EntryEvents<Event>]) -> Option<Picture> {
    let open = context.open();
    let goals = context.goals();
    let asked = open.asked().filter(|seat| context.view.viewer == Viewer::Seat(*seat));
    let frame = match (render.frame, asked) {
        (Frame::Choices, Some(seat)) => Frame::Around(seat),
        (frame, _) => frame,
    };
    let drawing = |voice| Drawing {
        context: context.spoken(voice),
        goals: goals.iter().map(|goal| goal.site).collect(),
        targets: context.targets(),
        colours: Colours::of(render.look),
        layout: Layout::of(context.game),
        news: News::of(context.game, changed),
    };
    // The description has names in full; the picture has the characters that the font can draw.
    let names = kit::drawn(context.voice);
    let told = drawing(context.voice);
    let drawing = drawing(&names);
    match frame {
        Frame::Whole | Frame::Choices | Frame::Branch(_) => {
            Some(Picture { scene: drawing.whole(&goals), alt: told.alt(None, &goals) })
        }
        Frame::Around(seat) => open.runners.get(seat.index()).map(|runner| {
            let asked = open.asked() == Some(seat);
            let reach = if asked { goals.clone() } else { drawing.context.reach(seat) };
            let (scene, shown) = drawing.around(seat, runner, &reach);
            Picture { scene, alt: told.alt(Some((seat, &shown)), &reach) }
        }),
    }
}

impl Drawing<'_> {
    /// The names of the tiles at a site that lie face down and that the viewer has seen, the top first.
    pub fn known(&self, site: Site) -> Vec<String> {
        let hidden = self.context.open().place(site).stack.iter().rev().filter(|layer| layer.open.is_none());
        hidden
            .filter_map(|layer| self.context.view.known.face(site, layer))
            .map(|tile| names::tile(tile, self.context.voice))
            .collect()
    }

    /// The head, the map with the places that may be chosen, and the points.
    fn whole(&self, reach: &[Reach]) -> Scene {
        let below_head = at(0, head::HEIGHT);
        let end = head::HEIGHT + layout::HEIGHT;
        let mut scene = Scene::new(PHONE, end + head::STANDING, self.colours.ground.paper);
        scene.draw(Group::at(below_head, self.ground()));
        scene.draw((Group::at(below_head, self.map(reach, layout::MAP, 100)), self.head()));
        scene.draw(Group::at(at(0, end), self.standing()));
        scene
    }

    /// What a seat's question is about: the map, the toolbox table, or both. Of the map it is the part with the
    /// explorer and everything that may be chosen. Also returns the sites that are seen.
    fn around(&self, seat: Seat, runner: &Runner, reach: &[Reach]) -> (Scene, Vec<Site>) {
        let boxes = self.context.open().asked() == Some(seat) && self.targets.spaces().next().is_some();
        let (map, high, shown) = match boxes && self.targets.spaces_only {
            true => (None, 0, Vec::new()),
            false => {
                let high = if boxes { WINDOW_BESIDE_TABLE } else { layout::HEIGHT };
                self.neighbourhood(seat, runner, reach, high)
            }
        };
        let table_top = head::HEIGHT + high;
        let players = self.context.open().players();
        let slots: Vec<_> = players.flat_map(|(seat, runner)| runner.boxes.map(|slot| (seat, slot))).collect();
        let spaces: Vec<_> = self.targets.spaces().collect();
        let table = || table::table(&self.colours, self.context.voice, Some((&slots, &spaces)));
        let table = boxes.then(|| Group::at(at(0, table_top), table()));
        let end = table_top + if boxes { table::height(true) } else { 0 };
        let mut scene = Scene::new(PHONE, end, self.colours.ground.paper);
        scene.draw((map, self.head(), table));
        (scene, shown)
    }

    /// The part of the map with the explorer of a seat and everything that may be chosen, below the head. It is at most
    /// `high` units high. Also returns its height and the sites that are seen.
    fn neighbourhood(
        &self,
        seat: Seat,
        runner: &Runner,
        reach: &[Reach],
        high: Unit,
    ) -> (Option<Group>, Unit, Vec<Site>) {
        let here = self.context.stands(seat, runner);
        let near = self.context.game.ways[here.index()].iter().map(|way| way.to);
        let near = near.chain(reach.iter().map(|reach| reach.site)).chain(self.targets.sites(self.context.game));
        let (window, scale) = self.layout.window(here, near, high);
        let shown = Site::all().filter(|site| window.holds(Area::new(self.layout.place(*site), 0, 0))).collect();
        let mut map = (self.ground(), self.map(reach, window, scale)).shapes();
        map.retain(|shape| shape.area().is_some_and(|area| window.meets(area)));
        let shift = at(-window.at.x * scale / 100, head::HEIGHT - window.at.y * scale / 100);
        let map = Group::at(shift, map).scaled(scale).clipped(window);
        (Some(map), (window.height * scale + 99) / 100, shown)
    }
}
