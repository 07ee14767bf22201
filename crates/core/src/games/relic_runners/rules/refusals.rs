//! The reasons to refuse an action: the facts and the ruling of each sentence in `relic_runners_refusals.ftl`.

use super::*;
use crate::engine::Arg;

/// The code of a place, a tile or a token, which is the same in every language.
fn code(thing: impl std::fmt::Display) -> Arg {
    Arg::Text(thing.to_string().to_uppercase())
}

/// The name of a trail on the map: `R3–T4`.
fn trail_name(trail: Trail) -> Arg {
    Arg::Text(trail.ends().map(|end| end.to_string().to_uppercase()).join("–"))
}

fn explorer_name(explorer: Explorer) -> Arg {
    Arg::Key(format!("relic-runners-explorer-{explorer}"))
}

/// What has to be answered first: the open question.
fn first(question: &'static str) -> Arg {
    let sentence = match question {
        "start_site" | "start_pathway" | "start_column" => "power",
        "pick" => "survey",
        "lay" => "lift",
        other => other,
    };
    Arg::Key(format!("relic-runners-first-{sentence}"))
}

crate::refusals! {
    /// The reason to refuse an action.
    pub enum Refusal of "relic_runners" {
        Seats(seats: u8) = "RR-04",
        Over = "RR-76",
        NotAsked(asked: Seat) = "RR-10",
        First(question: &'static str as first) = "RR-10",
        ExplorerTaken(explorer: Explorer as explorer_name) = "RR-80",
        NotAtCamp(site: Site as code) = "RR-81",
        TrailNotAtCamp(trail: Trail as trail_name) = "RR-84",
        NoBoxToRise(rise: Rise as code) = "RR-37",
        NoSuchLevel(site: Site as code, level: u8) = "RR-62",
        NoTrail(trail: Trail as trail_name) = "RR-41",
        OwnTrail(trail: Trail as trail_name) = "RR-41",
        TrailNotHere(trail: Trail as trail_name, at: Site as code) = "RR-41",
        NotOwnTrail(trail: Trail as trail_name) = "RR-44",
        JustMoved(trail: Trail as trail_name) = "RR-44",
        JustLeft(trail: Trail as trail_name) = "RR-44",
        NoIvory(tile: Ivory as code) = "RR-55",
        NoRoomForTwo = "RR-64",
        MustPlace = "RR-41",
        OutOfReach(to: Site as code, site: Site as code) = "RR-45",
        NoSuchToken(token: Token as code) = "RR-47",
        SameToken(token: Token as code) = "RR-47",
        NotThatTile(tile: Ivory as code) = "RR-55",
        NoBoxInReserve = "RR-14",
        EndsWhereItBegan(site: Site as code) = "RR-20",
        RationsFull(limit: u8) = "RR-11",
        UnderWay = "RR-28",
        NotBeginning = "RR-11",
        TokenFirst = "RR-28",
        GatewayToShrine(site: Site as code) = "RR-27",
        NoGateway(site: Site as code, at: Site as code) = "RR-27",
        NoGatewayShrine(site: Site as code, at: Site as code) = "RR-27",
        NotDeparting(token: Token as code) = "RR-28",
        MoveFirst = "RR-10",
        NotAtStart = "RR-10",
        MovedAlready = "RR-10",
        NotAfterMoving = "RR-10",
        SameWalk(site: Site as code) = "RR-31",
        NoWalkSecond(site: Site as code, from: Site as code, to: Site as code) = "RR-21",
        NoWalkAfter(site: Site as code, from: Site as code, to: Site as code) = "RR-21",
        NoWalkCamp(site: Site as code, from: Site as code, to: Site as code) = "RR-23",
        NoWalk(site: Site as code) = "RR-21",
        NotJoined(from: Site as code, to: Site as code) = "RR-20",
        WalkedTwice(from: Site as code, to: Site as code) = "RR-22",
        SecondUnknown(from: Site as code, to: Site as code) = "RR-21",
        AfterUnknown(from: Site as code, to: Site as code) = "RR-21",
        CampStops(from: Site as code, to: Site as code) = "RR-23",
        LeadsNowhere(from: Site as code, to: Site as code) = "RR-30",
        BoxUsed = "RR-12",
        NoBoxThere(space: Space as code) = "RR-12",
        CannotCarryOut(space: Space as code) = "RR-14",
        ExploredAlready = "RR-40",
        NothingToExplore(site: Site as code) = "RR-16",
        NoRation = "RR-40",
    }
}
