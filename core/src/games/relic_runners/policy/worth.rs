//! What tiles, toolboxes and tokens are worth at first sight, for [`Outlook`].

use super::chances::{BLUE, IVORY, POINT};
use super::evaluation::{BOX, PATHWAY, STEP};
use super::outlook::Outlook;
use super::*;
use crate::games::relic_runners::action::Rise;
use crate::games::relic_runners::components::*;
use crate::games::relic_runners::rules::route::box_points_with;
use crate::games::relic_runners::scoring;

impl Outlook<'_> {
    /// The value of a tile of a site: of its face, if the viewer knows it.
    pub(super) fn face_worth(&self, site: Site, level: u8) -> i32 {
        let place = self.open().place(site);
        let runner = self.open().runner();
        let open = place.stack.iter().find(|layer| layer.level == level).and_then(|layer| layer.open);
        let seen = self.view.known.tiles.iter().find(|(at, on, _)| (*at, *on) == (site, level));
        match (open.or(seen.map(|(_, _, tile)| *tile)), place.colour) {
            (Some(Tile::Blue(points)), _) => POINT * i32::from(points),
            (Some(Tile::Ivory(tile)), _) => self.ivory(tile),
            (Some(Tile::Purple(tile)), _) => self.purple(tile),
            (None, Some(Colour::Blue)) => BLUE[usize::from(level.clamp(1, 3)) - 1],
            (None, Some(Colour::Ivory)) if level == 1 => IVORY[0],
            (None, Some(Colour::Ivory)) => self.lasting(IVORY[usize::from(level.clamp(1, 3)) - 1]),
            (None, Some(Colour::Green)) if runner.reserve() > 0 => self.lasting(PATHWAY),
            _ => 0,
        }
    }

    pub(super) fn ivory(&self, tile: Ivory) -> i32 {
        let mut runner = self.open().runner().clone();
        runner.ivory[tile.slot()] = Some(tile);
        match tile.level() {
            1 => POINT * scoring::ivory_points(&runner) + 1,
            level => self.lasting(IVORY[usize::from(level) - 1]),
        }
    }

    pub(super) fn purple(&self, tile: Purple) -> i32 {
        let runner = self.open().runner();
        let on_board = i32::from(runner.paths.count() > 0);
        match tile {
            Purple::Cache => 3 * POINT,
            Purple::Toolsmith => self.lasting(STEP),
            Purple::Larder => self.lasting(STEP),
            Purple::SpareKit if runner.has_box(Slot::Reserve) => self.lasting(BOX),
            Purple::FarReach => self.lasting(PATHWAY),
            Purple::NewRoute => self.lasting(on_board * STEP / 2),
            Purple::RiverSpirits => self.lasting(STEP / 2),
            Purple::WayHome if runner.rations < 2 => self.lasting(PATHWAY),
            Purple::SpareKit | Purple::WayHome => 0,
        }
    }

    /// The value of a toolbox a step higher: the best use on its way up, later ones less.
    pub(super) fn rise(&self, rise: Rise) -> i32 {
        let (from, to) = rise.ends();
        let below = if let Slot::On(space) = from { self.use_of(space) } else { 0 };
        let uses = (to.level..=Space::TOP).map(|level| {
            let use_of = self.use_of(Space { level, ..to });
            use_of - use_of * i32::from(level - to.level) / 3
        });
        uses.max().unwrap_or(0) - below / 2
    }

    /// What a toolbox brings that is used on a space now.
    pub(super) fn use_of(&self, space: Space) -> i32 {
        let open = self.open();
        let runner = self.open().runner();
        let longest = || self.atlas.routes(runner.paths).longest_of_all();
        match (space.column, space.level) {
            (Column::Machete, 1) if open.is_temple(runner.at) => self.tile(&mut open.clone(), runner.at),
            (Column::Machete, 1) => self.lasting(STEP),
            (Column::Machete, 2) => self.lasting(STEP * i32::from(RATION_LIMIT - runner.rations).min(2) / 2),
            (Column::Compass, 1) => self.lasting(STEP / 2),
            (Column::Compass, 2) => self.lasting(STEP),
            (Column::Shovel, 1) if runner.has_box(Slot::Reserve) => self.lasting(BOX).max(2 * POINT),
            (Column::Shovel, 1) => 2 * POINT,
            (Column::Shovel, 2) if runner.reserve() > 0 => self.lasting(PATHWAY),
            (Column::Shovel, 3) => POINT * i32::from(open.now.points),
            (column, 3) => POINT * i32::from(box_points_with(runner, column, longest)),
            _ => 0,
        }
    }

    /// A coloured token on an own pathway or beside the explorer will bring a step.
    pub(super) fn flip(&self, token: u8) -> i32 {
        let open = self.open();
        let runner = self.open().runner();
        let near = self.game.river(token).is_some_and(|trail| {
            let own = self.game.trail(trail).is_some_and(|index| runner.paths.has(index));
            own || trail.touches(runner.at)
        });
        match (open.tokens.coloured(token), open.tokens.count()) {
            (true, 1) => STEP,
            (true, _) if near => -STEP,
            (true, _) => -1,
            (false, _) if near => STEP / 2,
            (false, _) => 1,
        }
    }
}
