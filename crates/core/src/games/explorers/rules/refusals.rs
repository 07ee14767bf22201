//! The reasons to refuse an action: the facts and the ruling of each sentence in `explorers_refusals.ftl`.

use super::*;

/// The code of a cell, a tile or a corner, which is the same in every language.
fn code(thing: impl std::fmt::Display) -> Arg {
    Arg::Text(thing.to_string())
}

/// The name of home in every language, or the code of a space.
fn place_name(place: Place) -> Arg {
    match place {
        Place::Home => Arg::Key("explorers-home".to_owned()),
        Place::At(space) => code(space),
    }
}

fn side_name(direction: Direction) -> Arg {
    Arg::Key(format!("explorers-direction-{}", direction.word()))
}

fn captain_name(captain: Captain) -> Arg {
    Arg::Key(format!("explorers-captain-{captain}"))
}

crate::refusals! {
    /// The reason to refuse an action.
    pub enum Refusal of "explorers" {
        Seats(seats: u8) = "EX-04",
        Over = "EX-55",
        NotAsked(asked: Seat) = "EX-02",
        CaptainFirst = "EX-03",
        HasCaptain = "EX-03",
        NotOffered(captain: Captain as captain_name) = "EX-03",
        TileFirst = "EX-21",
        TilePlaced = "EX-21",
        NotInHand(tile: Tile as code) = "EX-21",
        ShipFirst = "EX-83",
        NoRotation(rotation: u8) = "EX-08",
        Occupied(cell: Cell as code) = "EX-20",
        OnTheShore(cell: Cell as code) = "EX-22",
        NoNeighbour(cell: Cell as code) = "EX-20",
        EdgeLand(cell: Cell as code, side: Direction as side_name, beyond: Cell as code) = "EX-20",
        EdgeSea(cell: Cell as code, side: Direction as side_name, beyond: Cell as code) = "EX-20",
        EdgeShore(cell: Cell as code, side: Direction as side_name) = "EX-22",
        NoActionsLeft = "EX-30",
        NoLand(space: Space as code) = "EX-05",
        NoSea(space: Space as code) = "EX-05",
        ShipNotHome = "EX-31",
        ShipElsewhere(land: Space as code, ship: Place as place_name) = "EX-31",
        DeliveredStays = "EX-38",
        Nothing = "EX-31",
        TooFewVikings(at: Place as place_name, vikings: u8) = "EX-33",
        NoSuchLivestock(at: Place as place_name) = "EX-35",
        NobodyWithLivestock(at: Place as place_name) = "EX-34",
        NoRoom(room: u8) = "EX-31",
        NotAboard(vikings: u8) = "EX-32",
        NobodyAboard = "EX-36",
        NoCrew = "EX-39",
        NoWayBySea(from: Place as place_name, to: Place as place_name) = "EX-40",
        EnemyShip(at: Place as place_name) = "EX-41",
        Walkers(vikings: u8) = "EX-45",
        NoWayByLand(from: Space as code, to: Space as code) = "EX-45",
        OutpostActions(left: u8) = "EX-48",
        NoOutpostsLeft = "EX-48",
        CornerOpen(corner: Corner as code, cell: Cell as code) = "EX-50",
        CornerAtSea(corner: Corner as code) = "EX-06",
        OutpostNear(corner: Corner as code, cell: Cell as code) = "EX-48",
        OutpostVikings(corner: Corner as code, vikings: u8) = "EX-48",
    }
}
