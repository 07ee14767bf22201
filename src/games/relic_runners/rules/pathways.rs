//! Placing pathways from the reserve, and moving those on the board.

use super::Play;
use super::allowed::can_place;
use crate::engine::Seat;
use crate::games::relic_runners::components::{Ivory, Trail};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::state::Task;

impl Play<'_> {
    /// Makes the pathway of a ruin due, if one can be placed (RR-41).
    pub(super) fn offer_pathway(&mut self) {
        if can_place(self.game, self.open) {
            self.due(Task::Place { anywhere: false, plain: true, must: false });
        }
    }

    /// `place`: a pathway from the reserve.
    pub(super) fn place(&mut self, trail: Trail) {
        let seat = self.seat();
        let starting = self.open.agenda.pop() == Some(Task::StartPathway);
        if let Some(index) = self.game.trail(trail) {
            let runner = self.open.runner_mut();
            runner.paths = runner.paths.with(index);
            self.tell(Event::PathwayPlaced { seat, trail });
        }
        if starting {
            self.next_explorer();
        } else {
            self.bonus(Ivory::RoadBonus); // RR-57
        }
    }

    /// `double`: the ivory tile I2-4 (RR-64).
    pub(super) fn place_two(&mut self) {
        self.drop_task();
        self.discard(Ivory::DoubleWork, true);
        for _ in 0..2 {
            self.due(Task::Place { anywhere: false, plain: false, must: true });
        }
    }

    /// `remote`: the ivory tile I2-5 (RR-65).
    pub(super) fn place_anywhere(&mut self) {
        self.drop_task();
        self.discard(Ivory::RemoteWork, true);
        self.due(Task::Place { anywhere: true, plain: false, must: true });
    }

    /// `lift`: the pathway stays where it is until it is laid.
    pub(super) fn lift(&mut self, trail: Trail) {
        let seat = self.seat();
        let (Some(Task::Lift { left, moved }), Some(from)) = (self.open.agenda.pop(), self.game.trail(trail)) else {
            return;
        };
        self.due(Task::Lay { from, left: left - 1, moved });
        self.tell(Event::PathwayLifted { seat, trail });
    }

    /// `lay`: the lifted pathway moves to a trail.
    pub(super) fn lay(&mut self, to: Trail) {
        let seat = self.seat();
        let (Some(Task::Lay { from, left, mut moved }), Some(index)) = (self.open.agenda.pop(), self.game.trail(to))
        else {
            return;
        };
        let runner = self.open.runner_mut();
        runner.paths = runner.paths.without(from).with(index);
        self.tell(Event::PathwayMoved { seat, from: self.game.trails[usize::from(from)], to });
        if left > 0 {
            moved.push((from, index));
            self.due(Task::Lift { left, moved });
        }
        // RR-60: the toll is paid at once, to another player who has the tile.
        let toll = |other: &Seat| *other != seat && self.open.runners[other.index()].holds(Ivory::Toll);
        if let Some(owner) = Seat::all(self.open.runners.len() as u8).find(toll) {
            self.take_rations(owner, 1);
        }
    }
}
