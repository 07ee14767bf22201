//! Every way in which an action can be refused: the key of its sentence, the ruling, the facts.

use super::walk::Barred;
use crate::engine::{Arg, RuleError, Seat};
use crate::games::relic_runners::action::{Rise, Token};
use crate::games::relic_runners::components::{Explorer, Ivory, Site, Space, Trail};
use crate::games::relic_runners::options::Gateway;

/// A place, a tile, a token: named as on the map, the same in every language.
fn code(thing: impl std::fmt::Display) -> Arg {
    Arg::Text(thing.to_string().to_uppercase())
}

/// A trail, named as on the map: `R3–T4`.
fn named(trail: Trail) -> Arg {
    Arg::Text(trail.ends().map(|end| end.to_string().to_uppercase()).join("–"))
}

fn number(n: u8) -> Arg {
    Arg::Number(n.into())
}

/// The number of seats is none that the title serves.
pub(super) fn seats(seats: u8) -> RuleError {
    RuleError::new("relic-runners-refuse-seats", "RR-04").with("seats", number(seats))
}

/// The game is over.
pub(super) fn over() -> RuleError {
    RuleError::new("relic-runners-refuse-over", "RR-76")
}

/// It is somebody else's turn.
pub(super) fn not_asked(asked: Seat) -> RuleError {
    RuleError::new("relic-runners-refuse-not-asked", "RR-10").with("asked", Arg::Seat(asked))
}

/// The power of the explorer comes first.
pub(super) fn power_first() -> RuleError {
    RuleError::new("relic-runners-refuse-power-first", "RR-80")
}

/// Steps must be given to boxes first.
pub(super) fn steps_first() -> RuleError {
    RuleError::new("relic-runners-refuse-steps-first", "RR-37")
}

/// A tile must be chosen first.
pub(super) fn tile_first() -> RuleError {
    RuleError::new("relic-runners-refuse-tile-first", "RR-62")
}

/// A pathway must be placed first.
pub(super) fn place_first() -> RuleError {
    RuleError::new("relic-runners-refuse-place-first", "RR-41")
}

/// The pathway must be moved first.
pub(super) fn pathway_first() -> RuleError {
    RuleError::new("relic-runners-refuse-pathway-first", "RR-44")
}

/// A neighbour must be chosen first.
pub(super) fn reach_first() -> RuleError {
    RuleError::new("relic-runners-refuse-reach-first", "RR-45")
}

/// Tokens may turn first.
pub(super) fn flip_first() -> RuleError {
    RuleError::new("relic-runners-refuse-flip-first", "RR-47")
}

/// Which ivory tile to keep must be settled first.
pub(super) fn keep_first() -> RuleError {
    RuleError::new("relic-runners-refuse-keep-first", "RR-55")
}

/// A box or points: that must be settled first.
pub(super) fn supply_first() -> RuleError {
    RuleError::new("relic-runners-refuse-supply-first", "RR-14")
}

/// Whether the blue tile is shown must be settled first.
pub(super) fn show_first() -> RuleError {
    RuleError::new("relic-runners-refuse-show-first", "RR-78")
}

/// An explorer must be chosen first.
pub(super) fn explorer_first() -> RuleError {
    RuleError::new("relic-runners-refuse-explorer-first", "RR-80")
}

/// Somebody has this explorer.
pub(super) fn explorer_taken(explorer: Explorer) -> RuleError {
    RuleError::new("relic-runners-refuse-explorer-taken", "RR-80")
        .with("explorer", Arg::Key(format!("relic-runners-explorer-{explorer}")))
}

/// The place is not one trail from Base Camp.
pub(super) fn not_at_camp(site: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-not-at-camp", "RR-81").with("site", code(site))
}

/// The trail does not touch Base Camp.
pub(super) fn trail_not_at_camp(trail: Trail) -> RuleError {
    RuleError::new("relic-runners-refuse-trail-not-at-camp", "RR-84").with("trail", named(trail))
}

/// No box can go up in this way.
pub(super) fn no_box_to_rise(rise: Rise) -> RuleError {
    RuleError::new("relic-runners-refuse-no-box-to-rise", "RR-37").with("rise", code(rise))
}

/// The temple has no tile of this level.
pub(super) fn no_such_level(site: Site, level: u8) -> RuleError {
    RuleError::new("relic-runners-refuse-no-such-level", "RR-62").with("site", code(site)).with("level", number(level))
}

/// The map has no such trail.
pub(super) fn no_trail(trail: Trail) -> RuleError {
    RuleError::new("relic-runners-refuse-no-trail", "RR-41").with("trail", named(trail))
}

/// A pathway of the player lies there already.
pub(super) fn own_trail(trail: Trail) -> RuleError {
    RuleError::new("relic-runners-refuse-own-trail", "RR-41").with("trail", named(trail))
}

/// The trail does not touch the explorer's place.
pub(super) fn trail_not_here(trail: Trail, at: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-trail-not-here", "RR-41").with("trail", named(trail)).with("at", code(at))
}

/// No pathway of the player lies there.
pub(super) fn not_own_trail(trail: Trail) -> RuleError {
    RuleError::new("relic-runners-refuse-not-own-trail", "RR-44").with("trail", named(trail))
}

/// This pathway has just moved.
pub(super) fn just_moved(trail: Trail) -> RuleError {
    RuleError::new("relic-runners-refuse-just-moved", "RR-44").with("trail", named(trail))
}

/// A pathway has just left this trail.
pub(super) fn just_left(trail: Trail) -> RuleError {
    RuleError::new("relic-runners-refuse-just-left", "RR-44").with("trail", named(trail))
}

/// The player does not have this ivory tile.
pub(super) fn no_ivory(tile: Ivory) -> RuleError {
    RuleError::new("relic-runners-refuse-no-ivory", "RR-55").with("tile", code(tile))
}

/// Two pathways cannot be placed here.
pub(super) fn no_room_for_two() -> RuleError {
    RuleError::new("relic-runners-refuse-no-room-for-two", "RR-64")
}

/// A pathway can be placed, so it must.
pub(super) fn must_place() -> RuleError {
    RuleError::new("relic-runners-refuse-must-place", "RR-41")
}

/// The place is no neighbour with tiles.
pub(super) fn out_of_reach(to: Site, site: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-out-of-reach", "RR-45").with("to", code(to)).with("site", code(site))
}

/// There is no such token.
pub(super) fn no_such_token(token: Token) -> RuleError {
    RuleError::new("relic-runners-refuse-no-such-token", "RR-47").with("token", code(token))
}

/// This token has just turned.
pub(super) fn same_token(token: Token) -> RuleError {
    RuleError::new("relic-runners-refuse-same-token", "RR-47").with("token", code(token))
}

/// This tile is not in question.
pub(super) fn not_that_tile(tile: Ivory) -> RuleError {
    RuleError::new("relic-runners-refuse-not-that-tile", "RR-55").with("tile", code(tile))
}

/// No box is in the reserve.
pub(super) fn no_box_in_reserve() -> RuleError {
    RuleError::new("relic-runners-refuse-no-box-in-reserve", "RR-14")
}

/// The movement may not end there.
pub(super) fn ends_where_it_began(site: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-ends-where-it-began", "RR-20").with("site", code(site))
}

/// The card holds all the rations it can.
pub(super) fn rations_full(limit: u8) -> RuleError {
    RuleError::new("relic-runners-refuse-rations-full", "RR-11").with("limit", number(limit))
}

/// The movement has begun with the turn of a token.
pub(super) fn under_way() -> RuleError {
    RuleError::new("relic-runners-refuse-under-way", "RR-28")
}

/// Something has been done in the turn, so it is not at its beginning any more.
pub(super) fn not_beginning() -> RuleError {
    RuleError::new("relic-runners-refuse-not-beginning", "RR-11")
}

/// Whoever leaves Base Camp with the ivory tile must turn a token first.
pub(super) fn token_first() -> RuleError {
    RuleError::new("relic-runners-refuse-token-first", "RR-28")
}

/// Whether the relic is taken must be settled first.
pub(super) fn relic_first() -> RuleError {
    RuleError::new("relic-runners-refuse-relic-first", "RR-72")
}

/// The ivory tile does not lead there, or not from here.
pub(super) fn no_gateway(switch: Gateway, site: Site, at: Site) -> RuleError {
    let refusal = match switch {
        Gateway::Temple => RuleError::new("relic-runners-refuse-no-gateway", "RR-27"),
        Gateway::ShrineToo => RuleError::new("relic-runners-refuse-no-gateway-shrine", "RR-27"),
    };
    refusal.with("site", code(site)).with("at", code(at))
}

/// The explorer is not about to leave Base Camp.
pub(super) fn not_departing(token: Token) -> RuleError {
    RuleError::new("relic-runners-refuse-not-departing", "RR-28").with("token", code(token))
}

/// The movement comes first.
pub(super) fn move_first() -> RuleError {
    RuleError::new("relic-runners-refuse-move-first", "RR-10")
}

/// This cannot be done before moving.
pub(super) fn not_at_start() -> RuleError {
    RuleError::new("relic-runners-refuse-not-at-start", "RR-10")
}

/// The walk must be finished first.
pub(super) fn walk_first() -> RuleError {
    RuleError::new("relic-runners-refuse-walk-first", "RR-29")
}

/// The movement is done.
pub(super) fn moved_already() -> RuleError {
    RuleError::new("relic-runners-refuse-moved-already", "RR-10")
}

/// This cannot be done after moving.
pub(super) fn not_after_moving() -> RuleError {
    RuleError::new("relic-runners-refuse-not-after-moving", "RR-10")
}

/// The extra turn must be settled first.
pub(super) fn dash_first() -> RuleError {
    RuleError::new("relic-runners-refuse-dash-first", "RR-67")
}

/// The walk with this aim is the best walk.
pub(super) fn same_walk(site: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-same-walk", "RR-31").with("site", code(site))
}

/// No walk of the player ends there: names the first trail on the nearest way that breaks a rule.
pub(super) fn no_walk(site: Site, barred: Option<(Site, Site, Barred)>) -> RuleError {
    let (refusal, from, to) = match barred {
        Some((from, to, Barred::SecondUnknown)) => {
            (RuleError::new("relic-runners-refuse-no-walk-second", "RR-21"), from, to)
        }
        Some((from, to, Barred::AfterUnknown)) => {
            (RuleError::new("relic-runners-refuse-no-walk-after", "RR-21"), from, to)
        }
        Some((from, to, Barred::Camp)) => (RuleError::new("relic-runners-refuse-no-walk-camp", "RR-23"), from, to),
        _ => return RuleError::new("relic-runners-refuse-no-walk", "RR-21").with("site", code(site)),
    };
    refusal.with("site", code(site)).with("from", code(from)).with("to", code(to))
}

/// No trail joins the two places.
pub(super) fn not_joined(from: Site, to: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-not-joined", "RR-20").with("from", code(from)).with("to", code(to))
}

/// The trail has been walked in this movement.
pub(super) fn walked_twice(from: Site, to: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-walked-twice", "RR-22").with("from", code(from)).with("to", code(to))
}

/// A second unknown trail.
pub(super) fn second_unknown(from: Site, to: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-second-unknown", "RR-21").with("from", code(from)).with("to", code(to))
}

/// The unknown trail before it was the last.
pub(super) fn after_unknown(from: Site, to: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-after-unknown", "RR-21").with("from", code(from)).with("to", code(to))
}

/// Base Camp has ended the walk.
pub(super) fn camp_stops(from: Site, to: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-camp-stops", "RR-23").with("from", code(from)).with("to", code(to))
}

/// From there the walk could end nowhere.
pub(super) fn leads_nowhere(from: Site, to: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-leads-nowhere", "RR-30").with("from", code(from)).with("to", code(to))
}

/// A box has been used in this turn.
pub(super) fn box_used() -> RuleError {
    RuleError::new("relic-runners-refuse-box-used", "RR-12")
}

/// No box of the player stands there.
pub(super) fn no_box_there(space: Space) -> RuleError {
    RuleError::new("relic-runners-refuse-no-box-there", "RR-12").with("space", code(space))
}

/// The action of the space cannot be carried out completely.
pub(super) fn cannot_carry_out(space: Space) -> RuleError {
    RuleError::new("relic-runners-refuse-cannot-carry-out", "RR-14").with("space", code(space))
}

/// The player has explored in this turn.
pub(super) fn explored_already() -> RuleError {
    RuleError::new("relic-runners-refuse-explored-already", "RR-40")
}

/// There is nothing to explore.
pub(super) fn nothing_to_explore(site: Site) -> RuleError {
    RuleError::new("relic-runners-refuse-nothing-to-explore", "RR-16").with("site", code(site))
}

/// Exploring costs a ration.
pub(super) fn no_ration() -> RuleError {
    RuleError::new("relic-runners-refuse-no-ration", "RR-40")
}
