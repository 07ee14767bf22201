//! Every way in which an action can be refused: the key of its sentence, the ruling, the facts.

use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{Arg, RuleError, Seat};
use crate::games::explorers::components::{Captain, Tile};
use crate::games::explorers::place::{Cargo, Place, Space};

/// A cell, a tile, a corner: named by its code, which is the same in every language.
fn code(thing: impl std::fmt::Display) -> Arg {
    Arg::Text(thing.to_string())
}

fn number(n: u8) -> Arg {
    Arg::Number(n.into())
}

/// Home has a name in every language, a space its code.
fn place(place: Place) -> Arg {
    match place {
        Place::Home => Arg::Key("explorers-home".to_owned()),
        Place::At(space) => code(space),
    }
}

fn side(direction: Direction) -> Arg {
    Arg::Key(format!("explorers-direction-{}", direction.word()))
}

/// The number of seats is none that the title serves.
pub(super) fn seats(seats: u8) -> RuleError {
    RuleError::new("explorers-refuse-seats", "EX-04").with("seats", number(seats))
}

/// The game is over.
pub(super) fn over() -> RuleError {
    RuleError::new("explorers-refuse-over", "EX-55")
}

/// It is somebody else's turn.
pub(super) fn not_asked(asked: Seat) -> RuleError {
    RuleError::new("explorers-refuse-not-asked", "EX-02").with("asked", Arg::Seat(asked))
}

/// A captain must be chosen first.
pub(super) fn captain_first() -> RuleError {
    RuleError::new("explorers-refuse-captain-first", "EX-03")
}

/// The captain is chosen already.
pub(super) fn has_captain() -> RuleError {
    RuleError::new("explorers-refuse-has-captain", "EX-03")
}

/// This captain was not offered.
pub(super) fn not_offered(captain: Captain) -> RuleError {
    RuleError::new("explorers-refuse-not-offered", "EX-03")
        .with("captain", Arg::Key(format!("explorers-captain-{captain}")))
}

/// A tile must be placed first.
pub(super) fn tile_first() -> RuleError {
    RuleError::new("explorers-refuse-tile-first", "EX-21")
}

/// The tile of this turn is placed.
pub(super) fn tile_placed() -> RuleError {
    RuleError::new("explorers-refuse-tile-placed", "EX-21")
}

/// The tile is not in the hand.
pub(super) fn not_in_hand(tile: Tile) -> RuleError {
    RuleError::new("explorers-refuse-not-in-hand", "EX-21").with("tile", code(tile))
}

/// An enemy ship must be among the two tiles.
pub(super) fn ship_first() -> RuleError {
    RuleError::new("explorers-refuse-ship-first", "EX-83")
}

/// There is no such rotation.
pub(super) fn no_rotation(rotation: u8) -> RuleError {
    RuleError::new("explorers-refuse-no-rotation", "EX-08").with("rotation", number(rotation))
}

/// A tile lies there.
pub(super) fn occupied(cell: Cell) -> RuleError {
    RuleError::new("explorers-refuse-occupied", "EX-20").with("cell", code(cell))
}

/// No tile may touch the mainland.
pub(super) fn on_the_shore(cell: Cell) -> RuleError {
    RuleError::new("explorers-refuse-on-the-shore", "EX-22").with("cell", code(cell))
}

/// No tile lies beside it.
pub(super) fn no_neighbour(cell: Cell) -> RuleError {
    RuleError::new("explorers-refuse-no-neighbour", "EX-20").with("cell", code(cell))
}

/// The neighbour shows land.
pub(super) fn edge_must_be_land(cell: Cell, direction: Direction, beyond: Cell) -> RuleError {
    RuleError::new("explorers-refuse-edge-land", "EX-20")
        .with("cell", code(cell))
        .with("side", side(direction))
        .with("beyond", code(beyond))
}

/// The neighbour shows sea.
pub(super) fn edge_must_be_sea(cell: Cell, direction: Direction, beyond: Cell) -> RuleError {
    RuleError::new("explorers-refuse-edge-sea", "EX-20")
        .with("cell", code(cell))
        .with("side", side(direction))
        .with("beyond", code(beyond))
}

/// The mainland's shore is beyond it.
pub(super) fn edge_at_the_shore(cell: Cell, direction: Direction) -> RuleError {
    RuleError::new("explorers-refuse-edge-shore", "EX-22").with("cell", code(cell)).with("side", side(direction))
}

/// No actions are left.
pub(super) fn no_actions_left() -> RuleError {
    RuleError::new("explorers-refuse-no-actions-left", "EX-30")
}

/// There is no such land space.
pub(super) fn no_land(space: Space) -> RuleError {
    RuleError::new("explorers-refuse-no-land", "EX-05").with("space", code(space))
}

/// There is no such sea space.
pub(super) fn no_sea(space: Space) -> RuleError {
    RuleError::new("explorers-refuse-no-sea", "EX-05").with("space", code(space))
}

/// The longship is not at home.
pub(super) fn ship_not_home() -> RuleError {
    RuleError::new("explorers-refuse-ship-not-home", "EX-31")
}

/// The longship is not on the tile of this land.
pub(super) fn ship_elsewhere(land: Space, ship: Place) -> RuleError {
    RuleError::new("explorers-refuse-ship-elsewhere", "EX-31").with("land", code(land)).with("ship", place(ship))
}

/// Delivered livestock stays on the captain card.
pub(super) fn delivered_stays() -> RuleError {
    RuleError::new("explorers-refuse-delivered-stays", "EX-38")
}

/// Nothing would move.
pub(super) fn nothing() -> RuleError {
    RuleError::new("explorers-refuse-nothing", "EX-31")
}

/// Not so many own Vikings are there.
pub(super) fn too_few_vikings(at: Place, vikings: u8) -> RuleError {
    RuleError::new("explorers-refuse-too-few-vikings", "EX-33").with("at", place(at)).with("vikings", number(vikings))
}

/// That livestock is not there.
pub(super) fn no_such_livestock(at: Place) -> RuleError {
    RuleError::new("explorers-refuse-no-such-livestock", "EX-35").with("at", place(at))
}

/// Livestock moves only with an own Viking there.
pub(super) fn nobody_with_livestock(at: Place) -> RuleError {
    RuleError::new("explorers-refuse-nobody-with-livestock", "EX-34").with("at", place(at))
}

/// The longship is too full.
pub(super) fn no_room(room: u8) -> RuleError {
    RuleError::new("explorers-refuse-no-room", "EX-31").with("room", number(room))
}

/// The longship does not carry that.
pub(super) fn not_aboard(aboard: &Cargo) -> RuleError {
    RuleError::new("explorers-refuse-not-aboard", "EX-32").with("vikings", number(aboard.vikings))
}

/// Livestock is unloaded only with a Viking aboard.
pub(super) fn nobody_aboard() -> RuleError {
    RuleError::new("explorers-refuse-nobody-aboard", "EX-36")
}

/// The longship has no Viking aboard.
pub(super) fn no_crew() -> RuleError {
    RuleError::new("explorers-refuse-no-crew", "EX-39")
}

/// The two sea spaces are not connected.
pub(super) fn no_way_by_sea(from: Place, to: Place) -> RuleError {
    RuleError::new("explorers-refuse-no-way-by-sea", "EX-40").with("from", place(from)).with("to", place(to))
}

/// It takes two Vikings aboard to attack an enemy ship.
pub(super) fn enemy_ship(at: Place) -> RuleError {
    RuleError::new("explorers-refuse-enemy-ship", "EX-41").with("at", place(at))
}

/// One or two Vikings walk together.
pub(super) fn walkers(vikings: u8) -> RuleError {
    RuleError::new("explorers-refuse-walkers", "EX-45").with("vikings", number(vikings))
}

/// The two land spaces are not connected.
pub(super) fn no_way_by_land(from: Space, to: Space) -> RuleError {
    RuleError::new("explorers-refuse-no-way-by-land", "EX-45").with("from", code(from)).with("to", code(to))
}

/// An outpost takes two actions.
pub(super) fn outpost_actions(left: u8) -> RuleError {
    RuleError::new("explorers-refuse-outpost-actions", "EX-48").with("left", number(left))
}

/// All outposts are built.
pub(super) fn no_outposts_left() -> RuleError {
    RuleError::new("explorers-refuse-no-outposts-left", "EX-48")
}

/// A tile is missing at the corner.
pub(super) fn corner_open(corner: Corner, empty: Cell) -> RuleError {
    RuleError::new("explorers-refuse-corner-open", "EX-50").with("corner", code(corner)).with("cell", code(empty))
}

/// The three tiles do not meet in land.
pub(super) fn corner_at_sea(corner: Corner) -> RuleError {
    RuleError::new("explorers-refuse-corner-at-sea", "EX-06").with("corner", code(corner))
}

/// One of the tiles touches an outpost.
pub(super) fn outpost_near(corner: Corner, cell: Cell) -> RuleError {
    RuleError::new("explorers-refuse-outpost-near", "EX-48").with("corner", code(corner)).with("cell", code(cell))
}

/// Too few own Vikings stand around the corner.
pub(super) fn outpost_vikings(corner: Corner, vikings: u8) -> RuleError {
    RuleError::new("explorers-refuse-outpost-vikings", "EX-48")
        .with("corner", code(corner))
        .with("vikings", number(vikings))
}
