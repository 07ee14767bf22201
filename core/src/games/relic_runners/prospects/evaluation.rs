//! The value of a position for a seat, in tenths of points: its points and its prospects.

use super::chances::{DUG, POINT, chances, tiles};
use super::*;
use crate::games::relic_runners::rules::route::box_points_with;

// All values are in tenths of points.
pub(super) const PATHWAY: i32 = 28;
const BOX: i32 = 10;
pub(super) const STEP: i32 = 12;
/// A taken relic. It is worth more than [`mod@super::chances`] gives for its prospect, so that the player takes it.
const RELIC: i32 = 76;
/// An ivory tile of level 2 or 3.
const TILE: i32 = 12;
/// What else comes for each tile left on the map, by the number of seats from 2. The last tiles bring nothing more.
const LATER: [i32; 4] = [20, 10, 8, 7];
const FEW_TILES: i32 = 15;
/// A pathway of the longest route, because routes make long expeditions.
const ROUTE: i32 = 4;

/// The value of a position for a seat, in tenths of points.
pub fn value(atlas: &Atlas<'_>, state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let runner = &open.runners[seat.index()];
    let points = POINT * scoring::total(runner, state.secret.of(seat));
    // In the last turn only points count. The seat that triggers the last turns is an exception: otherwise it would
    // avoid them.
    let last_turn = open.trigger.is_some_and(|trigger| trigger != seat);
    if open.phase == Phase::Over || last_turn {
        return points;
    }
    points + prospects(atlas, open, seat)
}

/// What a seat has besides points, as far as it is worth something later.
fn prospects(atlas: &Atlas<'_>, open: &Open, seat: Seat) -> i32 {
    let runner = &open.runners[seat.index()];
    let routes = atlas.routes(runner.paths);
    RELIC * runner.relics.len() as i32 + card(&routes, runner) + chances(atlas, &routes, open, seat)
}

/// The final points that a seat can expect before a round, in tenths. The nearer the end, the less of its prospects come
/// true. Fitted by least squares to the leads in 1,200 games between `careful` players.
pub fn expected(atlas: &Atlas<'_>, state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let runner = &open.runners[seat.index()];
    let points = POINT * scoring::total(runner, state.secret.of(seat));
    let wanted = i32::from(atlas.game.end_relics[open.runners.len() - 2]);
    let left = 7 * (wanted - open.relics_taken() as i32).max(0) / wanted;
    if open.trigger.is_some() || open.phase == Phase::Over {
        return points;
    }
    let routes = atlas.routes(runner.paths);
    let card = card(&routes, runner) * left / 6;
    let chances = (chances(atlas, &routes, open, seat) + DUG * tiles(open)) * 3 / 4;
    let relics = runner.relics.len() as i32 * left * left * 9 / 10;
    points + card + chances - relics + LATER[open.runners.len() - 2] * (tiles(open) - FEW_TILES)
}

/// The value of a player's card, without its relics, and of its pieces on the board.
fn card(routes: &Routes, runner: &Runner) -> i32 {
    let longest = routes.longest_of_all();
    let boxes: i32 = runner.boxes.iter().map(|slot| toolbox(longest, runner, *slot)).sum();
    let tiles = runner.ivory[1..].iter().flatten().count() as i32;
    let route = ROUTE * i32::from(longest);
    PATHWAY * i32::from(runner.paths.count()) + route + boxes + TILE * tiles
}

/// The value of a toolbox, from the effect of its action.
fn toolbox(longest_route: u8, runner: &Runner, slot: Slot) -> i32 {
    match slot {
        Slot::Reserve => 0,
        Slot::Bottom => BOX,
        Slot::On(space) => {
            let ready = if space.level == 3 { box_points_with(runner, space.column, || longest_route) } else { 0 };
            BOX + (6 * i32::from(ready)).max(STEP * i32::from(space.level))
        }
    }
}
