//! The legal actions: all answers to the open question that [`Judge`] allows.

use super::allowed::{Judge, must_depart};
use super::walk::{Walk, Walks};
use super::*;

/// Fills `out` with the legal actions of this seat, sorted.
pub(in super::super) fn legal(game: &RelicRunners, open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if open.asked() != Some(seat) {
        return;
    }
    match open.agenda.last() {
        Some(task) => answers(game, open, task, out),
        None => ways_on(game, open, out),
    }
    let judge = Judge::new(game, open);
    out.retain(|action| judge.allowed(seat, *action).is_ok());
    if open.agenda.is_empty() && open.phase == Phase::Start && !must_depart(open) {
        // [`Judge`] would search all walks for each one.
        let walks = Walks::find(game, open);
        out.extend(walks.first_places().map(Action::Go));
        out.extend(walks.iter().map(|(site, aim, _)| Action::Walk(site, aim)));
    }
    out.sort_unstable();
    out.dedup(); // two boxes may stand on one space
}

fn answers(game: &RelicRunners, open: &Open, task: &Task, out: &mut Vec<Action>) {
    let trails = game.trails.iter().copied();
    match task {
        Task::StartSite => out.extend(Site::all().map(Action::Start)),
        Task::StartPathway => out.extend(trails.map(Action::Place)),
        Task::StartColumn | Task::Steps { .. } => out.extend(Rise::all().map(Action::Up)),
        Task::Resolve { .. } => out.extend([Action::Top, Action::Peek]),
        Task::Pick { .. } => out.extend((1..=3).map(Action::Pick)),
        Task::Place { anywhere: true, .. } => out.extend(trails.map(Action::Place)),
        Task::Place { .. } => {
            let here = free_here(game, open).map(Action::Place);
            out.extend(here.chain([Action::Double, Action::Remote, Action::Pass]));
        }
        Task::Lift { .. } => out.extend(game.pathways(open.runner()).map(Action::Lift)),
        Task::Lay { .. } => out.extend(trails.map(Action::Lay)),
        Task::Reach { .. } => out.extend(Site::all().map(Action::Reach)),
        Task::Flip { .. } => out.extend(tokens().chain([Action::Pass])),
        Task::Keep { .. } => out.extend(Ivory::ALL.iter().copied().map(Action::Keep)),
        Task::Supply => out.extend([Action::Kit, Action::Points]),
        Task::Show { .. } => out.extend([Action::Show, Action::Hide]),
        Task::Expedition { .. } => out.extend([Action::Take, Action::Pass]),
        Task::Return { .. } | Task::Finish { .. } => {}
    }
}

fn ways_on(game: &RelicRunners, open: &Open, out: &mut Vec<Action>) {
    let steps = || game.ways[Walk::of(game, open).end().index()].iter().map(|way| Action::Go(way.to));
    let runner = open.runner();
    let boxes = runner.spaces().map(Action::Box);
    match &open.phase {
        Phase::Explorer => out.extend(Explorer::ALL.iter().copied().map(Some).chain([None]).map(Action::Explorer)),
        Phase::Start => {
            out.extend(boxes.chain([Action::Refill]));
            if runner.holds(Ivory::Gateway) {
                out.extend(Site::temples().map(Action::Jump));
            }
            if runner.holds(Ivory::Departure) {
                out.extend(tokens());
            }
        }
        Phase::Walk { .. } => out.extend(steps().chain([Action::Stop])),
        Phase::Arrived => out.extend(boxes.chain([Action::Explore, Action::End])),
        Phase::Dash => out.extend([Action::Dash, Action::Decline]),
        Phase::Over => {}
    }
}

fn tokens() -> impl Iterator<Item = Action> {
    (0..TOKENS).map(|token| Action::Flip(Token(token)))
}
