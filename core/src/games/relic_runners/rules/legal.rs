//! The legal actions: all answers to the open question that [`Judge`] allows.

use super::allowed::{Judge, must_depart};
use super::walk::{Walk, Walks};
use super::*;

/// Fills `out` with the legal actions of this seat, sorted.
pub(in super::super) fn legal(game: &RelicRunners, open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if open.asked() == Some(seat) {
        each_legal(game, open, &mut |action| out.push(action));
    }
}

/// Calls `meet` with every legal action of the deciding seat, in order.
pub(super) fn each_legal(game: &RelicRunners, open: &Open, meet: &mut impl FnMut(Action)) {
    if open.agenda.is_empty() {
        movements(game, open, meet);
    }
    let judge = Judge::new(game, open);
    let mut may = |action| {
        if judge.allowed(open.turn, action).is_ok() {
            meet(action);
        }
    };
    match open.agenda.last() {
        Some(task) => answers(game, open, task, &mut may),
        None => ways_on(open, &mut may),
    }
}

/// The legal walks and their trails. [`Judge`] would search all walks for each one.
fn movements(game: &RelicRunners, open: &Open, meet: &mut impl FnMut(Action)) {
    if !matches!(open.phase, Phase::Start | Phase::Walk { .. }) || must_depart(open) {
        return;
    }
    if open.phase == Phase::Start {
        Walks::find(game, open).iter().for_each(|(site, aim, _)| meet(Action::Walk(site, aim)));
    }
    let walk = Walk::of(game, open);
    walk.next_places(game, open).map(Action::Go).for_each(&mut *meet);
    if walk.may_end(open) {
        meet(Action::Stop);
    }
}

fn answers(game: &RelicRunners, open: &Open, task: &Task, may: &mut impl FnMut(Action)) {
    let trails = || game.trails_in_order().map(|(_, trail)| trail);
    match task {
        Task::StartSite => Site::all().map(Action::Start).for_each(may),
        Task::StartPathway | Task::Place { anywhere: true, .. } => trails().map(Action::Place).for_each(may),
        Task::StartColumn | Task::Steps { .. } => Rise::all().map(Action::Up).for_each(may),
        Task::Resolve { .. } => [Action::Top, Action::Peek].into_iter().for_each(may),
        Task::Pick { .. } => (1..=3).map(Action::Pick).for_each(may),
        Task::Place { .. } => {
            let here = free_here(game, open).map(Action::Place);
            here.chain([Action::Double, Action::Remote, Action::Pass]).for_each(may);
        }
        Task::Lift { .. } => {
            let own = game.trails_in_order().filter(|(index, _)| open.runner().paths.has(*index));
            own.map(|(_, trail)| Action::Lift(trail)).for_each(may);
        }
        Task::Lay { .. } => trails().map(Action::Lay).for_each(may),
        Task::Reach { .. } => Site::all().map(Action::Reach).for_each(may),
        Task::Flip { .. } => tokens().chain([Action::Pass]).for_each(may),
        Task::Keep { .. } => Ivory::ALL.iter().copied().map(Action::Keep).for_each(may),
        Task::Supply => [Action::Kit, Action::Points].into_iter().for_each(may),
        Task::Show { .. } => [Action::Show, Action::Hide].into_iter().for_each(may),
        Task::Expedition { .. } => [Action::Take, Action::Pass].into_iter().for_each(may),
        Task::Return { .. } | Task::Finish { .. } => {}
    }
}

fn ways_on(open: &Open, may: &mut impl FnMut(Action)) {
    let runner = open.runner();
    let mut before = None; // two boxes may stand on one space
    let boxes = runner.spaces().filter(move |space| before.replace(*space) != Some(*space)).map(Action::Box);
    match &open.phase {
        Phase::Explorer => {
            may(Action::Explorer(None));
            Explorer::ALL.iter().map(|explorer| Action::Explorer(Some(*explorer))).for_each(may);
        }
        Phase::Start => {
            if runner.holds(Ivory::Gateway) {
                Site::temples().map(Action::Jump).for_each(&mut *may);
            }
            may(Action::Refill);
            boxes.for_each(&mut *may);
            if runner.holds(Ivory::Departure) {
                tokens().for_each(may);
            }
        }
        Phase::Arrived => [Action::Explore].into_iter().chain(boxes).chain([Action::End]).for_each(may),
        Phase::Dash => [Action::Dash, Action::Decline].into_iter().for_each(may),
        Phase::Walk { .. } | Phase::Over => {}
    }
}

fn tokens() -> impl Iterator<Item = Action> {
    (0..TOKENS).map(|token| Action::Flip(Token(token)))
}
