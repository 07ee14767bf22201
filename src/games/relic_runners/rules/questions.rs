//! What may be done now: every answer to the question that stands. Sees only what lies open.

use super::walk::{Walk, Walks};
use crate::games::relic_runners::action::{Action, Rise, Token};
use crate::games::relic_runners::components::{Explorer, Ivory, RATION_LIMIT, RelicRunners, Site, Space, TOKENS};
use crate::games::relic_runners::options::{Departure, Gateway, IdleUses, SupplyDrop};
use crate::games::relic_runners::state::{Open, Phase, Relic, Runner, Slot, Task};

/// Fills `out` with every answer of the player whose turn it is: sorted, unique.
pub(super) fn answers(game: &RelicRunners, open: &Open, out: &mut Vec<Action>) {
    out.clear();
    match open.agenda.last() {
        Some(task) => settle(game, open, task, out),
        None => go_on(game, open, out),
    }
    out.sort_unstable();
}

fn settle(game: &RelicRunners, open: &Open, task: &Task, out: &mut Vec<Action>) {
    let trail = |index: u8| game.trails[usize::from(index)];
    let all = 0..game.trails.len() as u8;
    match task {
        Task::StartSite => out.extend(Site::all().filter(|site| may_start(game, *site)).map(Action::Start)),
        Task::StartPathway => {
            out.extend(game.ways[Site::CAMP.index()].iter().map(|way| Action::Place(trail(way.trail))));
        }
        Task::StartColumn | Task::Steps { .. } => {
            out.extend(Rise::all().filter(|rise| may_rise(open, *rise)).map(Action::Up));
        }
        Task::Resolve { .. } => out.extend([Action::Top, Action::Peek]),
        Task::Pick { site } => out.extend(open.place(*site).stack.iter().map(|layer| Action::Pick(layer.level))),
        Task::Place { anywhere, plain, must } => {
            let free = all.filter(|index| may_place(game, open, *index, *anywhere));
            out.extend(free.map(|index| Action::Place(trail(index))));
            out.extend((*plain && may_double(game, open)).then_some(Action::Double));
            out.extend((*plain && open.runner().holds(Ivory::RemoteWork)).then_some(Action::Remote));
            out.extend((!must && !*anywhere && free_here(game, open) == 0).then_some(Action::Pass));
        }
        Task::Lift { moved, .. } => {
            let own = all.filter(|index| may_lift(open.runner(), moved, *index));
            out.extend(own.map(|index| Action::Lift(trail(index))));
        }
        Task::Lay { moved, .. } => {
            let open = all.filter(|index| may_lay(open.runner(), moved, *index));
            out.extend(open.map(|index| Action::Lay(trail(index))));
        }
        Task::Reach { site } => out.extend(reachable(game, open, *site).map(Action::Reach)),
        Task::Flip { not, .. } => {
            out.extend((0..TOKENS).filter(|token| Some(*token) != *not).map(|token| Action::Flip(Token(token))));
            out.push(Action::Pass);
        }
        Task::Keep { tile } => {
            let held = open.runner().ivory[usize::from(tile.level()) - 1];
            out.extend(held.into_iter().chain([*tile]).map(Action::Keep));
        }
        Task::Supply => {
            out.extend(open.runner().has_box(Slot::Reserve).then_some(Action::Kit));
            out.push(Action::Points);
        }
        Task::Show { .. } => out.extend([Action::Show, Action::Hide]),
        Task::Expedition { .. } => out.extend([Action::Take, Action::Pass]),
        Task::Return { .. } | Task::Finish { .. } => {}
    }
}

fn go_on(game: &RelicRunners, open: &Open, out: &mut Vec<Action>) {
    match &open.phase {
        Phase::Explorer => {
            let free = Explorer::ALL.iter().copied().filter(|explorer| is_free(open, *explorer));
            out.extend(free.map(|explorer| Action::Explorer(Some(explorer))).chain([Action::Explorer(None)]));
        }
        Phase::Start => {
            if !must_depart(open) {
                out.extend(Walks::find(game, open).iter().map(|(site, aim, _)| Action::Walk(site, aim)));
                let begun = Walk::of(game, open);
                out.extend(begun.next_sites(game, open).map(Action::Go));
            }
            if open.now.departed {
                return; // RR-28: the movement has begun
            }
            out.extend(boxes(game, open));
            out.extend(may_refill(open).then_some(Action::Refill));
            out.extend(Site::all().filter(|site| may_jump(open, *site)).map(Action::Jump));
            if may_depart(open) {
                out.extend((0..TOKENS).map(|token| Action::Flip(Token(token))));
            }
        }
        Phase::Walk { .. } => {
            let walk = Walk::of(game, open);
            out.extend(walk.next_sites(game, open).map(Action::Go));
            out.extend(walk.may_end(open).then_some(Action::Stop));
        }
        Phase::Arrived => {
            out.extend(may_explore(open).then_some(Action::Explore));
            out.extend(boxes(game, open));
            out.push(Action::End);
        }
        Phase::Dash => out.extend([Action::Dash, Action::Decline]),
        Phase::Over => {}
    }
}

fn boxes<'a>(game: &'a RelicRunners, open: &'a Open) -> impl Iterator<Item = Action> + 'a {
    Space::all().filter(|space| may_use(game, open, *space)).map(Action::Box)
}

/// Whether the game may begin here with the power to start outside (RR-81).
pub(super) fn may_start(game: &RelicRunners, site: Site) -> bool {
    site == Site::CAMP || game.joined(Site::CAMP, site)
}

/// Whether nobody has this explorer yet.
pub(super) fn is_free(open: &Open, explorer: Explorer) -> bool {
    open.runners.iter().all(|runner| runner.explorer != Some(explorer))
}

/// Whether a box can go up in this way (RR-37): not the one in use (RR-13).
pub(super) fn may_rise(open: &Open, rise: Rise) -> bool {
    let boxes = open.runner().boxes.iter();
    match rise {
        Rise::Into(_) => open.runner().has_box(Slot::Bottom),
        Rise::From(space) => {
            let there = boxes.filter(|slot| **slot == Slot::On(space)).count();
            space.level < Space::TOP && there > usize::from(open.in_use() == Some(space))
        }
    }
}

/// Whether a pathway from the reserve may go to a trail (RR-41, RR-65).
pub(super) fn may_place(game: &RelicRunners, open: &Open, trail: u8, anywhere: bool) -> bool {
    let runner = open.runner();
    !runner.paths.has(trail) && (anywhere || game.trails[usize::from(trail)].touches(runner.at))
}

/// How many trails at the explorer are free for a pathway.
pub(super) fn free_here(game: &RelicRunners, open: &Open) -> usize {
    let runner = open.runner();
    game.ways[runner.at.index()].iter().filter(|way| !runner.paths.has(way.trail)).count()
}

/// Whether two pathways may be placed instead of one (RR-64).
pub(super) fn may_double(game: &RelicRunners, open: &Open) -> bool {
    let runner = open.runner();
    runner.holds(Ivory::DoubleWork) && runner.reserve() >= 2 && free_here(game, open) >= 2
}

/// Whether a pathway can be placed at all, with the ivory tile that lets it lie anywhere if need be.
pub(super) fn can_place(game: &RelicRunners, open: &Open) -> bool {
    let runner = open.runner();
    runner.reserve() > 0 && (free_here(game, open) > 0 || runner.holds(Ivory::RemoteWork))
}

/// Whether a pathway may be lifted: the second of two is another one than the first (RR-44).
pub(super) fn may_lift(runner: &Runner, moved: &[(u8, u8)], trail: u8) -> bool {
    runner.paths.has(trail) && moved.iter().all(|(_, to)| *to != trail)
}

/// Whether the lifted pathway may go there: not where one of the player's lies, nor where one has just left (RR-44).
pub(super) fn may_lay(runner: &Runner, moved: &[(u8, u8)], trail: u8) -> bool {
    !runner.paths.has(trail) && moved.iter().all(|(from, _)| *from != trail)
}

/// The neighbours of a temple whose tile can be resolved from there (RR-45).
pub(super) fn reachable<'a>(game: &'a RelicRunners, open: &'a Open, site: Site) -> impl Iterator<Item = Site> + 'a {
    game.ways[site.index()].iter().map(|way| way.to).filter(|to| open.has_tiles(*to))
}

/// Whether an ivory tile lets the player choose among the tiles of this site (RR-62).
pub(super) fn may_survey(open: &Open, site: Site) -> bool {
    open.runner().holds(Ivory::Surveyor) && open.is_temple(site) && open.place(site).stack.len() >= 2
}

/// Whether the rations may be filled up (RR-11).
pub(super) fn may_refill(open: &Open) -> bool {
    let runner = open.runner();
    runner.holds(Ivory::SupplyDrop) && in_time_to_refill(open) && (runner.rations < RATION_LIMIT || idle_too(open))
}

/// Whether the turn is still at its beginning: nothing has been done in it (RR-11).
pub(super) fn in_time_to_refill(open: &Open) -> bool {
    !open.now.box_used || open.options.supply_drop == SupplyDrop::BeforeMoving
}

/// Whether what brings nothing may be done (RR-14).
pub(super) fn idle_too(open: &Open) -> bool {
    open.options.idle_uses == IdleUses::Allowed
}

/// Whether the ivory tile I2-6 leads there (RR-27).
pub(super) fn may_jump(open: &Open, to: Site) -> bool {
    let runner = open.runner();
    let here = open.place(runner.at);
    let shrine = here.relic == Relic::Showing && open.options.gateway == Gateway::ShrineToo;
    let colour_shows = !here.stack.is_empty() || shrine;
    runner.holds(Ivory::Gateway)
        && runner.at.is_temple_site()
        && colour_shows
        && to != runner.at
        && to != open.now.start
        && open.is_temple(to)
        && open.place(to).colour == here.colour
}

/// Whether a token may turn because the explorer is about to leave Base Camp (RR-28).
pub(super) fn may_depart(open: &Open) -> bool {
    let runner = open.runner();
    runner.at == Site::CAMP && runner.holds(Ivory::Departure) && !open.now.departed
}

/// Whether a token must turn before the explorer leaves Base Camp (RR-28).
pub(super) fn must_depart(open: &Open) -> bool {
    may_depart(open) && open.options.departure == Departure::Must
}

/// Whether the site may be explored now (RR-40).
pub(super) fn may_explore(open: &Open) -> bool {
    let runner = open.runner();
    !open.now.explored && runner.rations > 0 && open.has_tiles(runner.at)
}

/// Whether the action of a space can be carried out completely (RR-14).
pub(super) fn can_carry_out(game: &RelicRunners, open: &Open, space: Space) -> bool {
    use crate::games::relic_runners::components::Column::{Compass, Machete, Shovel};
    let runner = open.runner();
    match (space.column, space.level) {
        (Machete, 1) => open.is_temple(runner.at),
        (Machete, 2) => runner.rations < RATION_LIMIT || idle_too(open),
        (Machete, _) => !runner.relics.is_empty() || idle_too(open),
        (Compass, 1) => runner.paths.count() >= 1,
        (Compass, 2) => runner.paths.count() >= 2,
        (Compass, _) => runner.paths.count() >= 1 || idle_too(open),
        (Shovel, 2) => can_place(game, open),
        (Shovel, _) => true,
    }
}

/// Whether the box on a space may be used now (RR-12).
pub(super) fn may_use(game: &RelicRunners, open: &Open, space: Space) -> bool {
    let runner = open.runner();
    !open.now.box_used && runner.has_box(Slot::On(space)) && can_carry_out(game, open, space)
}
