//! Exploring: taking a tile, and its effects (RR-40 … RR-49, RR-55 … RR-62); the effects of boxes (RR-12 … RR-14, RR-78), and
//! pathways with them (RR-41, RR-44).
//!
//! A used box returns to the bottom before its action or after it (RR-13).

use super::allowed::{can_place, reachable};
use super::route::{box_points, longest_route};
use super::*;

/// Points of P1.
const CACHE_POINTS: u16 = 3;

/// Rations of P3.
const LARDER_RATIONS: u8 = 2;

/// The number of tokens that P8 may turn.
const SPIRITS: u8 = 2;

impl Play<'_> {
    /// `explore`: pays the ration first (RR-40).
    pub(super) fn explore(&mut self) {
        self.open.now.explored = true;
        self.open.runner_mut().rations -= 1;
        self.open.camp_rations += 1;
        self.tell(Event::RationPaid { seat: self.seat() });
        self.due(Task::Resolve { site: self.at() });
    }

    /// `top`: takes the top tile of the site in the task.
    pub(super) fn take_top(&mut self) {
        let Some(Task::Resolve { site }) = self.open.agenda.pop() else { return };
        if let Some(layer) = self.open.place(site).stack.last() {
            self.take(site, layer.level);
        }
    }

    /// `peek`: uses the ivory tile I2-2 (RR-62).
    pub(super) fn peek(&mut self) {
        let Some(Task::Resolve { site }) = self.open.agenda.pop() else { return };
        let seat = self.seat();
        self.discard(Ivory::Surveyor, true);
        let seen = &mut self.secret.seen[seat.index()];
        for layer in &self.open.places[site.index()].stack {
            if !seen.contains(&(site, layer.level)) {
                seen.push((site, layer.level));
            }
        }
        seen.sort_unstable();
        self.tell(Event::Peeked { seat, site, tiles: self.secret.faces[site.index()].to_vec() });
        self.due(Task::Pick { site });
    }

    /// `pick`: takes the tile of this level. The others stay in their order.
    pub(super) fn pick(&mut self, level: u8) {
        if let Some(Task::Pick { site }) = self.open.agenda.pop() {
            self.take(site, level);
        }
    }

    /// Takes a tile of a site and begins its effect.
    fn take(&mut self, site: Site, level: u8) {
        let seat = self.seat();
        let full = self.open.full_stack();
        let stack = &mut self.open.place_mut(site).stack;
        let untouched = stack.len() == full;
        let Some(at) = stack.iter().position(|layer| layer.level == level) else { return };
        stack.remove(at);
        // A ruin's tile is blank, so exploring one reads nothing hidden.
        let mut tile = None;
        if site.is_temple_site() {
            let faces = &mut self.secret.faces[site.index()];
            tile = (at < faces.len()).then(|| faces.remove(at));
            self.secret.seen.iter_mut().for_each(|seen| seen.retain(|one| *one != (site, level)));
        }
        self.tell(Event::TileTaken { seat, site, level, tile });
        self.due(Task::Finish { site });
        if untouched {
            self.bonus(Ivory::Pioneer); // RR-58
        }
        match tile {
            None => self.offer_pathway(),
            Some(Tile::Blue(points)) => self.keep_blue(level, points),
            Some(Tile::Ivory(tile)) => self.offer_ivory(tile),
            Some(Tile::Purple(tile)) => self.effect(tile, site),
        }
    }

    /// RR-49: the points of a blue tile count at the end, and only its owner knows them.
    fn keep_blue(&mut self, level: u8, points: u8) {
        let seat = self.seat();
        let index = self.open.runner().blue.len() as u8;
        self.open.runner_mut().blue.push(Blue { level, shown: None });
        self.secret.blue[seat.index()].push(points);
        self.open.now.blue += 1;
        self.bonus(Ivory::Antiquary); // RR-59
        if self.open.now.doubling {
            self.due(Task::Show { index });
        }
    }

    /// RR-55: at most one ivory tile of a level.
    fn offer_ivory(&mut self, tile: Ivory) {
        match self.open.runner().ivory[tile.slot()] {
            Some(_) => self.due(Task::Keep { tile }),
            None => self.lay_before(tile),
        }
    }

    fn lay_before(&mut self, tile: Ivory) {
        self.open.runner_mut().ivory[tile.slot()] = Some(tile);
        self.tell(Event::IvoryKept { seat: self.seat(), tile });
    }

    /// `keep`: gives up the other tile for points. RR-56: only the old tile can affect this, kept or not.
    pub(super) fn keep(&mut self, kept: Ivory) {
        let Some(Task::Keep { tile }) = self.open.agenda.pop() else { return };
        self.gain(Source::IvoryGivenUp, IVORY_POINTS.into());
        self.bonus(Ivory::Antiquary);
        if kept != tile {
            return self.tell(Event::IvoryGone { seat: self.seat(), tile, used: false });
        }
        if let Some(old) = self.open.runner().ivory[tile.slot()] {
            self.discard(old, false);
        }
        self.lay_before(tile);
    }

    /// Runs after all effects of a tile (RR-42): shows the relic of an emptied site, or the next purple tile (RR-05).
    pub(super) fn finish_site(&mut self, site: Site) {
        let place = self.open.place_mut(site);
        match (place.stack.last_mut(), place.colour) {
            (Some(top), Some(Colour::Purple)) if top.open.is_none() => {
                top.open = self.secret.faces[site.index()].last().copied();
                self.events.extend(top.open.map(|tile| Event::Revealed { site, tile }));
            }
            (None, Some(colour)) if place.relic == Relic::Buried => {
                place.relic = Relic::Showing;
                self.tell(Event::RelicFound { site, colour });
            }
            _ => {}
        }
    }

    /// Turns up all top purple tiles after the setup (RR-05).
    pub(super) fn turn_up_all(&mut self) {
        Site::temples().for_each(|site| self.finish_site(site));
    }

    /// Whether an ivory tile lets the player choose among the tiles of this site (RR-62).
    pub(super) fn may_survey(&self, site: Site) -> bool {
        self.holds(Ivory::Surveyor) && self.open.is_temple(site) && self.open.place(site).stack.len() >= 2
    }

    pub(super) fn use_box(&mut self, space: Space) {
        self.open.now.box_used = true;
        self.tell(Event::BoxUsed { seat: self.seat(), space });
        match self.open.options.box_returns {
            BoxReturns::Before => self.open.runner_mut().move_box(Slot::On(space), Slot::Bottom),
            BoxReturns::After => self.due(Task::Return { space }),
        }
        match (space.column, space.level) {
            (Column::Machete, 1) => self.due(Task::Resolve { site: self.at() }),
            (Column::Machete, 2) => self.take_rations(self.seat(), SUPPLIES),
            (Column::Machete, _) | (Column::Compass, 3) => {
                let runner = self.open.runner();
                let points = box_points(runner, space.column, || longest_route(self.game, runner.paths));
                self.gain(Source::Box { space }, points);
            }
            (Column::Compass, level) => self.due(Task::Lift { left: level, moved: ArrayVec::new() }),
            (Column::Shovel, 1) => self.due(Task::Supply),
            (Column::Shovel, 2) => self.due(Task::Place { anywhere: false, plain: true, must: true }),
            (Column::Shovel, _) => self.double(),
        }
    }

    /// From now on the points of this turn count twice, including those gained before (RR-78).
    fn double(&mut self) {
        self.open.now.doubling = true;
        self.gain_once(Source::Doubling, self.open.now.points);
        let blue = self.open.runner().blue.len() as u8;
        for index in (blue - self.open.now.blue..blue).rev() {
            self.due(Task::Show { index });
        }
    }

    /// `show`: counts the value of a blue tile of this turn in coins. The tile stays and counts again at the end.
    pub(super) fn show(&mut self) {
        let Some(Task::Show { index }) = self.open.agenda.pop() else { return };
        let seat = self.seat();
        let Some(points) = self.secret.blue[seat.index()].get(usize::from(index)).copied() else { return };
        self.open.runner_mut().blue[usize::from(index)].shown = Some(points);
        self.tell(Event::BlueShown { seat, index, points });
        self.gain_once(Source::BlueShown, points.into());
    }

    /// `kit`: takes a box out of the reserve.
    pub(super) fn supply_box(&mut self) {
        self.drop_task();
        self.move_box(Slot::Reserve, Slot::Bottom);
    }

    /// `points`: takes points instead of a box.
    pub(super) fn supply_points(&mut self) {
        self.drop_task();
        let space = Space { column: Column::Shovel, level: 1 };
        self.gain(Source::Box { space }, SHOVEL_POINTS);
    }

    pub(super) fn move_box(&mut self, from: Slot, to: Slot) {
        self.open.runner_mut().move_box(from, to);
        self.tell(Event::BoxMoved { seat: self.seat(), from, to });
    }

    pub(super) fn effect(&mut self, tile: Purple, site: Site) {
        match tile {
            Purple::Cache => {
                self.gain(Source::Cache, CACHE_POINTS);
                self.bonus(Ivory::Antiquary); // RR-59
            }
            Purple::Toolsmith => self.due(Task::Steps { left: 1 }),
            Purple::Larder => self.take_rations(self.seat(), LARDER_RATIONS),
            Purple::SpareKit if self.open.runner().has_box(Slot::Reserve) => {
                self.move_box(Slot::Reserve, Slot::Bottom); // RR-48
            }
            Purple::WayHome => self.way_home(),
            Purple::NewRoute if self.open.runner().paths.count() > 0 => {
                self.due(Task::Lift { left: 1, moved: ArrayVec::new() });
            }
            Purple::FarReach if reachable(self.game, self.open, site).next().is_some() => {
                self.due(Task::Reach { site }); // RR-45, RR-46
            }
            Purple::RiverSpirits => self.due(Task::Flip { left: SPIRITS, not: None }),
            Purple::SpareKit | Purple::NewRoute | Purple::FarReach => {}
        }
    }

    /// P5, RR-43: carries the explorer to Base Camp. Ends the turn as there (RR-15), unless the movement still follows.
    fn way_home(&mut self) {
        self.carry(Site::CAMP);
        let ends = self.open.phase == Phase::Arrived || self.open.options.way_home == WayHome::EndsTurn;
        if ends {
            self.open.phase = Phase::Arrived;
        }
        // Otherwise `end` takes the rations, after a box.
        if !ends || self.open.options.way_home_box == WayHomeBox::Lost {
            self.rest();
            self.open.now.over = ends;
        }
    }

    /// Adds the task for the pathway of a ruin, if one can be placed (RR-41).
    pub(super) fn offer_pathway(&mut self) {
        if can_place(self.game, self.open) {
            self.due(Task::Place { anywhere: false, plain: true, must: false });
        }
    }

    pub(super) fn place(&mut self, trail: Trail) {
        let starting = self.open.agenda.pop() == Some(Task::StartPathway);
        if let Some(index) = self.game.trail(trail) {
            let runner = self.open.runner_mut();
            runner.paths = runner.paths.with(index);
            self.tell(Event::PathwayPlaced { seat: self.seat(), trail });
        }
        if starting {
            self.next_explorer();
        } else {
            self.bonus(Ivory::RoadBonus); // RR-57
        }
    }

    /// `double`, `remote`: places pathways by the ivory tile I2-4 (RR-64) or I2-5 (RR-65).
    pub(super) fn place_by(&mut self, tile: Ivory, count: usize) {
        self.drop_task();
        self.discard(tile, true);
        for _ in 0..count {
            self.due(Task::Place { anywhere: tile == Ivory::RemoteWork, plain: false, must: true });
        }
    }

    /// `lift`: chooses a pathway, which stays in its place until it is laid.
    pub(super) fn lift(&mut self, trail: Trail) {
        if let (Some(Task::Lift { left, moved }), Some(from)) = (self.open.agenda.pop(), self.game.trail(trail)) {
            self.due(Task::Lay { from, left: left - 1, moved });
            self.tell(Event::PathwayLifted { seat: self.seat(), trail });
        }
    }

    pub(super) fn lay(&mut self, to: Trail) {
        let (Some(Task::Lay { from, left, mut moved }), Some(index)) = (self.open.agenda.pop(), self.game.trail(to))
        else {
            return;
        };
        let seat = self.seat();
        let runner = self.open.runner_mut();
        runner.paths = runner.paths.without(from).with(index);
        self.tell(Event::PathwayMoved { seat, from: self.game.trails[usize::from(from)], to });
        if left > 0 {
            moved.push((from, index));
            self.due(Task::Lift { left, moved });
        }
        // RR-60: the toll is paid at once to another player who has the tile.
        let toll = |other: &Seat| *other != seat && self.open.runners[other.index()].holds(Ivory::Toll);
        if let Some(owner) = self.open.seats().find(toll) {
            self.take_rations(owner, 1);
        }
    }
}
