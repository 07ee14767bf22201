//! Using a box (RR-12 … RR-14, RR-78). The box goes back to the bottom first, then its action is carried out; or the
//! other way round (RR-13).

use arrayvec::ArrayVec;

use super::Play;
use super::route::longest_route;
use crate::games::relic_runners::components::{Column, Space};
use crate::games::relic_runners::event::{Event, Source};
use crate::games::relic_runners::options::BoxReturns;
use crate::games::relic_runners::state::{Slot, Task};

/// Rations of the machete's second level.
const SUPPLIES: u8 = 2;
/// Points for a relic at the machete's third level.
const RELIC_POINTS: u16 = 4;
/// Points for a pathway at the compass's third level.
const ROUTE_POINTS: u16 = 2;
/// Points at the shovel's first level.
const SHOVEL_POINTS: u16 = 2;

impl Play<'_> {
    /// `box`: uses the box on a space.
    pub(super) fn use_box(&mut self, space: Space) {
        let seat = self.seat();
        self.open.now.box_used = true;
        self.tell(Event::BoxUsed { seat, space });
        match self.open.options.box_returns {
            BoxReturns::Before => self.open.runner_mut().move_box(Slot::On(space), Slot::Bottom),
            BoxReturns::After => self.due(Task::Return { space }),
        }
        let source = Source::Box { space };
        match (space.column, space.level) {
            (Column::Machete, 1) => self.due(Task::Resolve { site: self.at() }),
            (Column::Machete, 2) => self.take_rations(seat, SUPPLIES),
            (Column::Machete, _) => {
                let relics = self.open.runner().relics.len() as u16;
                self.gain(source, RELIC_POINTS * relics);
            }
            (Column::Compass, level @ (1 | 2)) => self.due(Task::Lift { left: level, moved: ArrayVec::new() }),
            (Column::Compass, _) => {
                let route = longest_route(self.game, self.open.runner().paths);
                self.gain(source, ROUTE_POINTS * u16::from(route));
            }
            (Column::Shovel, 1) => self.due(Task::Supply),
            (Column::Shovel, 2) => self.due(Task::Place { anywhere: false, plain: true, must: true }),
            (Column::Shovel, _) => self.double(),
        }
    }

    /// From now on the points of this turn count twice, those gained before too (RR-78).
    fn double(&mut self) {
        let before = self.open.now.points;
        self.open.now.doubling = true;
        if before > 0 {
            self.gain_once(Source::Doubling, before);
        }
        let blue = self.open.runner().blue.len() as u8;
        for index in (blue - self.open.now.blue..blue).rev() {
            self.due(Task::Show { index });
        }
    }

    /// `show`: the value of a blue tile of this turn once in coins; the tile stays and counts again at the end.
    pub(super) fn show(&mut self) {
        let Some(Task::Show { index }) = self.open.agenda.pop() else { return };
        let seat = self.seat();
        let Some(points) = self.secret.blue[seat.index()].get(usize::from(index)).copied() else { return };
        self.open.runner_mut().blue[usize::from(index)].shown = Some(points);
        self.tell(Event::BlueShown { seat, index, points });
        self.gain_once(Source::BlueShown, points.into());
    }

    /// `kit`: a box comes out of the reserve.
    pub(super) fn supply_box(&mut self) {
        self.drop_task();
        self.move_box(Slot::Reserve, Slot::Bottom);
    }

    /// `points`: points instead of a box.
    pub(super) fn supply_points(&mut self) {
        self.drop_task();
        let space = Space { column: Column::Shovel, level: 1 };
        self.gain(Source::Box { space }, SHOVEL_POINTS);
    }

    pub(super) fn move_box(&mut self, from: Slot, to: Slot) {
        let seat = self.seat();
        self.open.runner_mut().move_box(from, to);
        self.tell(Event::BoxMoved { seat, from, to });
    }
}
