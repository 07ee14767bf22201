//! The rules, one file per subject. A turn is boxes and ivory tiles, the movement and its results, then exploring.
//!
//! An action pushes its tasks on the agenda, a stack. A task with one answer or none is settled at once, inside the
//! action that caused it (RR-92).
//!
//! Invariants: `allowed` checks an action before anything changes, so a refusal changes nothing. Legal actions depend
//! only on the open part of a position, so they reveal nothing hidden.
//!
//! All files use the types imported here.

pub mod refusals;
pub mod route;
pub mod turn;
pub mod walk;

mod allowed;
mod effects;
mod movement;
mod setup;

use arrayvec::ArrayVec;

use allowed::each_legal;
pub(super) use allowed::{is_idle, legal, must_depart};
pub(super) use setup::setup;

use super::action::{Action, Aim, Rise, Token};
use super::components::*;
use super::event::{Colours, Event, Source};
use super::options::*;
use super::state::{Blue, Open, Paths, Phase, Relic, Runner, Secret, Slot, State, Task, Tokens, Turn};
use crate::engine::{Chance, Hidden, RuleError, Seat};
use refusals::Refusal;

/// A step in progress: everything that it may change.
struct Play<'a> {
    game: &'a RelicRunners,
    open: &'a mut Open,
    secret: &'a mut Secret,
    events: &'a mut Vec<Event>,
}

/// Applies one action and everything that follows from it automatically.
pub(super) fn step(
    game: &RelicRunners,
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), RuleError> {
    match allowed::Judge::new(game, &state.open).allowed(seat, action)? {
        Some(walk) => walked(game, state, walk, events),
        None => Play::with(game, state, events, |play| play.act(action)),
    }
    Ok(())
}

/// Makes a walk that is allowed.
pub(super) fn walked(game: &RelicRunners, state: &mut State, walk: walk::Walk, events: &mut Vec<Event>) {
    Play::with(game, state, events, |play| play.arrive(walk));
}

impl Play<'_> {
    /// Changes a position, and continues until something is asked.
    fn with(game: &RelicRunners, state: &mut State, events: &mut Vec<Event>, change: impl FnOnce(&mut Play<'_>)) {
        let State { open, secret, .. } = state;
        let mut play = Play { game, open, secret, events };
        change(&mut play);
        play.advance();
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Explorer(explorer) => self.choose_explorer(explorer),
            Action::Start(site) => self.start_at(site),
            Action::Explore => self.explore(),
            Action::Walk(..) => {} // [`step`] makes the walk that it finds
            Action::Go(site) => self.go(site),
            Action::Stop => self.arrive(walk::Walk::of(self.game, self.open)),
            Action::Jump(site) => self.jump(site),
            Action::Refill => self.refill(),
            Action::Box(space) => self.use_box(space),
            Action::Up(rise) => self.rise(rise),
            Action::Place(trail) => self.place(trail),
            Action::Double => self.place_by(Ivory::DoubleWork, 2),
            Action::Remote => self.place_by(Ivory::RemoteWork, 1),
            Action::Lift(trail) => self.lift(trail),
            Action::Lay(trail) => self.lay(trail),
            // Resolves the tile of a neighbour without a second ration.
            Action::Reach(site) => {
                self.drop_task();
                self.due(Task::Resolve { site });
            }
            Action::Flip(token) => self.flip(token),
            Action::Top => self.take_top(),
            Action::Peek => self.peek(),
            Action::Pick(level) => self.pick(level),
            Action::Keep(tile) => self.keep(tile),
            Action::Kit => self.supply_box(),
            Action::Points => self.supply_points(),
            Action::Show => self.show(),
            Action::Take => self.take_offered(),
            Action::Hide | Action::Pass => self.drop_task(),
            Action::Dash => self.dash(true),
            Action::Decline => self.dash(false),
            Action::End => self.end(),
        }
    }

    /// Continues until a question has more than one answer or the game is over.
    fn advance(&mut self) {
        loop {
            match self.open.agenda.last() {
                Some(&Task::Finish { site }) => {
                    self.drop_task();
                    self.finish_site(site);
                }
                Some(&Task::Return { space }) => {
                    self.drop_task();
                    self.move_box(Slot::On(space), Slot::Bottom);
                }
                Some(&Task::Resolve { site }) if !self.may_survey(site) => self.take_top(),
                None if self.open.now.over && self.open.phase == Phase::Arrived => self.end_turn(),
                None if !matches!(self.open.phase, Phase::Arrived | Phase::Walk { .. }) => return,
                _ => {
                    let mut answers = ArrayVec::<_, 2>::new();
                    each_legal(self.game, self.open, &mut |action| _ = answers.try_push(action));
                    match answers[..] {
                        [] => self.nothing_to_do(),
                        [only] => self.act(only),
                        _ => return,
                    }
                }
            }
        }
    }

    /// Drops a task without an answer. Steps that no box can take are lost (RR-37).
    fn nothing_to_do(&mut self) {
        if let Some(Task::Steps { left: steps }) = self.open.agenda.pop() {
            self.tell(Event::StepsLost { seat: self.seat(), steps });
        }
    }

    fn due(&mut self, task: Task) {
        self.open.agenda.push(task);
    }

    fn drop_task(&mut self) {
        self.open.agenda.pop();
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    fn seat(&self) -> Seat {
        self.open.turn
    }

    fn at(&self) -> Site {
        self.open.runner().at
    }

    fn holds(&self, tile: Ivory) -> bool {
        self.open.runner().holds(tile)
    }

    /// Gives points in coins, twice as many during doubling (RR-78).
    fn gain(&mut self, source: Source, points: u16) {
        self.gain_once(source, if self.open.now.doubling { points * 2 } else { points });
    }

    fn gain_once(&mut self, source: Source, points: u16) {
        let seat = self.seat();
        if points > 0 {
            self.open.now.points += points;
            *self.secret.coins[seat.index()] += points;
            self.tell(Event::Scored { seat, source, points });
        }
    }

    /// Gives a point for a lasting ivory tile, if the player has it.
    fn bonus(&mut self, tile: Ivory) {
        if self.holds(tile) {
            self.gain(Source::Ivory { tile }, 1);
        }
    }

    /// Gives rations from Base Camp, up to the limit of the card (RR-06).
    fn take_rations(&mut self, seat: Seat, rations: u8) {
        let runner = &mut self.open.runners[seat.index()];
        let rations = rations.min(RATION_LIMIT - runner.rations);
        runner.rations += rations;
        self.open.camp_rations -= rations;
        if rations > 0 {
            self.tell(Event::RationsTaken { seat, rations });
        }
    }

    /// Removes an ivory tile of the player from the game.
    fn discard(&mut self, tile: Ivory, used: bool) {
        self.open.runner_mut().ivory[tile.slot()] = None;
        self.tell(Event::IvoryGone { seat: self.seat(), tile, used });
    }
}
