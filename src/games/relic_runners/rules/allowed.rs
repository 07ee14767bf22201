//! The judge: whether an action is allowed, and if not, why. Changes nothing, and sees only what lies open.

use super::questions as may;
use super::refuse;
use super::walk::{Barred, Proposals, Walk, first_barred};
use crate::engine::{RuleError, Seat};
use crate::games::relic_runners::action::{Action, Aim, Rise, Token};
use crate::games::relic_runners::components::{Ivory, RATION_LIMIT, RelicRunners, Site, Space, TOKENS, Trail};
use crate::games::relic_runners::state::{Open, Phase, Slot, Task};

type Verdict = Result<(), RuleError>;

fn check(fine: bool, refusal: impl FnOnce() -> RuleError) -> Verdict {
    if fine { Ok(()) } else { Err(refusal()) }
}

/// Judges an action of a seat.
pub(super) fn allowed(game: &RelicRunners, open: &Open, seat: Seat, action: Action) -> Verdict {
    let Some(asked) = open.asked() else { return Err(refuse::over()) };
    if asked != seat {
        return Err(refuse::not_asked(asked));
    }
    match open.agenda.last() {
        Some(task) => settles(game, open, task, action),
        None => goes_on(game, open, action),
    }
}

fn settles(game: &RelicRunners, open: &Open, task: &Task, action: Action) -> Verdict {
    let runner = open.runner();
    match (task, action) {
        (Task::StartSite, Action::Start(site)) => check(may::may_start(game, site), || refuse::not_at_camp(site)),
        (Task::StartPathway, Action::Place(trail)) => {
            on_map(game, trail)?;
            check(trail.touches(Site::CAMP), || refuse::trail_not_at_camp(trail))
        }
        (Task::StartColumn, Action::Up(rise @ Rise::Into(_))) | (Task::Steps { .. }, Action::Up(rise)) => {
            check(may::may_rise(open, rise), || refuse::no_box_to_rise(rise))
        }
        (Task::Resolve { .. }, Action::Top | Action::Peek)
        | (Task::Supply, Action::Points)
        | (Task::Show { .. }, Action::Show | Action::Hide)
        | (Task::Expedition { .. }, Action::Take | Action::Pass)
        | (Task::Flip { .. }, Action::Pass) => Ok(()),
        (Task::Pick { site }, Action::Pick(level)) => {
            let there = open.place(*site).stack.iter().any(|layer| layer.level == level);
            check(there, || refuse::no_such_level(*site, level))
        }
        (Task::Place { anywhere, .. }, Action::Place(trail)) => {
            let index = on_map(game, trail)?;
            check(!runner.paths.has(index), || refuse::own_trail(trail))?;
            check(may::may_place(game, open, index, *anywhere), || refuse::trail_not_here(trail, runner.at))
        }
        (Task::Place { plain, .. }, Action::Double) => {
            check(*plain && runner.holds(Ivory::DoubleWork), || refuse::no_ivory(Ivory::DoubleWork))?;
            check(may::may_double(game, open), refuse::no_room_for_two)
        }
        (Task::Place { plain, .. }, Action::Remote) => {
            check(*plain && runner.holds(Ivory::RemoteWork), || refuse::no_ivory(Ivory::RemoteWork))
        }
        (Task::Place { anywhere, must, .. }, Action::Pass) => {
            let free = may::free_here(game, open) > 0;
            check(!must && !anywhere && !free, refuse::must_place)
        }
        (Task::Lift { moved, .. }, Action::Lift(trail)) => {
            let index = on_map(game, trail)?;
            check(runner.paths.has(index), || refuse::not_own_trail(trail))?;
            check(may::may_lift(runner, moved, index), || refuse::just_moved(trail))
        }
        (Task::Lay { moved, .. }, Action::Lay(trail)) => {
            let index = on_map(game, trail)?;
            check(!runner.paths.has(index), || refuse::own_trail(trail))?;
            check(may::may_lay(runner, moved, index), || refuse::just_left(trail))
        }
        (Task::Reach { site }, Action::Reach(to)) => {
            check(may::reachable(game, open, *site).any(|there| there == to), || refuse::out_of_reach(to, *site))
        }
        (Task::Flip { not, .. }, Action::Flip(token)) => {
            known_token(token)?;
            check(Some(token.0) != *not, || refuse::same_token(token))
        }
        (Task::Keep { tile }, Action::Keep(kept)) => {
            let held = runner.ivory[usize::from(tile.level()) - 1];
            check(kept == *tile || Some(kept) == held, || refuse::not_that_tile(kept))
        }
        (Task::Supply, Action::Kit) => check(runner.has_box(Slot::Reserve), refuse::no_box_in_reserve),
        (Task::StartSite | Task::StartPathway | Task::StartColumn, _) => Err(refuse::power_first()),
        (Task::Steps { .. }, _) => Err(refuse::steps_first()),
        (Task::Resolve { .. } | Task::Pick { .. }, _) => Err(refuse::tile_first()),
        (Task::Place { .. }, _) => Err(refuse::place_first()),
        (Task::Lift { .. } | Task::Lay { .. }, _) => Err(refuse::pathway_first()),
        (Task::Reach { .. }, _) => Err(refuse::reach_first()),
        (Task::Flip { .. }, _) => Err(refuse::flip_first()),
        (Task::Keep { .. }, _) => Err(refuse::keep_first()),
        (Task::Supply, _) => Err(refuse::supply_first()),
        (Task::Show { .. }, _) => Err(refuse::show_first()),
        (Task::Expedition { .. }, _) => Err(refuse::relic_first()),
        // They settle themselves; a question never stands on them.
        (Task::Return { .. } | Task::Finish { .. }, _) => Err(refuse::over()),
    }
}

fn goes_on(game: &RelicRunners, open: &Open, action: Action) -> Verdict {
    let runner = open.runner();
    match (&open.phase, action) {
        (Phase::Explorer, Action::Explorer(Some(explorer))) => {
            check(may::is_free(open, explorer), || refuse::explorer_taken(explorer))
        }
        (Phase::Start, Action::Walk(..) | Action::Go(_)) if may::must_depart(open) => Err(refuse::token_first()),
        (Phase::Start, Action::Walk(site, aim)) => walk(game, open, site, aim),
        (Phase::Start | Phase::Walk { .. }, Action::Go(site)) => go(game, open, site),
        (Phase::Walk { .. }, Action::Stop) => {
            let walk = Walk::of(game, open);
            check(walk.may_end(open), || refuse::ends_where_it_began(walk.end()))
        }
        (Phase::Start, Action::Refill) => {
            check(runner.holds(Ivory::SupplyDrop), || refuse::no_ivory(Ivory::SupplyDrop))?;
            check(!open.now.departed, refuse::under_way)?;
            check(may::in_time_to_refill(open), refuse::not_beginning)?;
            check(may::may_refill(open), || refuse::rations_full(RATION_LIMIT))
        }
        (Phase::Start, Action::Jump(site)) => {
            check(runner.holds(Ivory::Gateway), || refuse::no_ivory(Ivory::Gateway))?;
            check(!open.now.departed, refuse::under_way)?;
            check(may::may_jump(open, site), || refuse::no_gateway(open.options.gateway, site, runner.at))
        }
        (Phase::Start, Action::Flip(token)) => {
            known_token(token)?;
            check(runner.holds(Ivory::Departure), || refuse::no_ivory(Ivory::Departure))?;
            check(may::may_depart(open), || refuse::not_departing(token))
        }
        (Phase::Start, Action::Box(_)) if open.now.departed => Err(refuse::under_way()),
        (Phase::Start | Phase::Arrived, Action::Box(space)) => use_box(game, open, space),
        (Phase::Arrived, Action::Explore) => explore(open),
        (Phase::Explorer, Action::Explorer(None))
        | (Phase::Arrived, Action::End)
        | (Phase::Dash, Action::Dash | Action::Decline) => Ok(()),
        (Phase::Explorer, _) => Err(refuse::explorer_first()),
        (Phase::Start, Action::Explore | Action::End) => Err(refuse::move_first()),
        (Phase::Start, _) => Err(refuse::not_at_start()),
        (Phase::Walk { .. }, _) => Err(refuse::walk_first()),
        (Phase::Arrived, Action::Walk(..) | Action::Go(_) | Action::Jump(_) | Action::Refill) => {
            Err(refuse::moved_already())
        }
        (Phase::Arrived, _) => Err(refuse::not_after_moving()),
        (Phase::Dash, _) => Err(refuse::dash_first()),
        (Phase::Over, _) => Err(refuse::over()),
    }
}

fn on_map(game: &RelicRunners, trail: Trail) -> Result<u8, RuleError> {
    game.trail(trail).ok_or_else(|| refuse::no_trail(trail))
}

fn known_token(token: Token) -> Verdict {
    check(token.0 < TOKENS, || refuse::no_such_token(token))
}

fn walk(game: &RelicRunners, open: &Open, site: Site, aim: Aim) -> Verdict {
    let runner = open.runner();
    check(site != open.now.start && site != runner.at, || refuse::ends_where_it_began(site))?;
    check(aim != Aim::Shortcut || runner.holds(Ivory::Shortcut), || refuse::no_ivory(Ivory::Shortcut))?;
    let walks = Proposals::find(game, open, site);
    match (walks.get(aim), walks.get(Aim::Best)) {
        (Some(_), _) => Ok(()),
        (None, Some(_)) => Err(refuse::same_walk(site)),
        (None, None) => Err(refuse::no_walk(site, first_barred(game, open, site))),
    }
}

fn go(game: &RelicRunners, open: &Open, to: Site) -> Verdict {
    let walk = Walk::of(game, open);
    let Err(barred) = walk.toward(game, open, to) else { return Ok(()) };
    let from = walk.end();
    Err(match barred {
        Barred::NoTrail => refuse::not_joined(from, to),
        Barred::Twice => refuse::walked_twice(from, to),
        Barred::SecondUnknown => refuse::second_unknown(from, to),
        Barred::AfterUnknown => refuse::after_unknown(from, to),
        Barred::Camp => refuse::camp_stops(from, to),
        Barred::Nowhere => refuse::leads_nowhere(from, to),
    })
}

fn use_box(game: &RelicRunners, open: &Open, space: Space) -> Verdict {
    check(!open.now.box_used, refuse::box_used)?;
    check(open.runner().has_box(Slot::On(space)), || refuse::no_box_there(space))?;
    check(may::can_carry_out(game, open, space), || refuse::cannot_carry_out(space))
}

fn explore(open: &Open) -> Verdict {
    let runner = open.runner();
    check(!open.now.explored, refuse::explored_already)?;
    check(open.has_tiles(runner.at), || refuse::nothing_to_explore(runner.at))?;
    check(runner.rations > 0, refuse::no_ration)
}
