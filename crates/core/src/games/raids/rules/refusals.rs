//! The reasons to refuse an action: the facts and the ruling of each sentence in `raids_refusals.ftl`.

use super::*;
use crate::engine::Arg;

/// What has to be answered first: the open question.
fn first(question: &'static str) -> Arg {
    Arg::Key(format!("raids-first-{question}"))
}

crate::refusals! {
    /// The reason to refuse an action.
    pub enum Refusal of "raids" {
        Seats(seats: u8) = "RA-62",
        Over = "RA-47",
        NotAsked(asked: Seat) = "RA-47",
        First(question: &'static str as first) = "RA-47",
        NoSuchSpace(n: u8, spaces: u8) = "RA-50",
        FreeSpaceIs(n: u8, free: u8) = "RA-50",
        NoTileThere(n: u8) = "RA-50",
        NotGoods(n: u8) = "RA-48",
        MakesNoRoom(n: u8) = "RA-52",
        Backwards(space: Space, from: Space) = "RA-40",
        Harbor(space: Space) = "RA-07",
        OffTheTrack(space: Space, harbor: Space) = "RA-40",
        MonsterFirst(monster: Space) = "RA-49",
        Village(space: Space) = "RA-56",
        Passage(space: Space) = "RA-56",
        Empty(space: Space) = "RA-56",
        CrewNeeded(space: Space, there: Seat) = "RA-08",
        NoMonster = "RA-02",
        MonsterTooStrong(space: Space, cost: u8, crew: u8) = "RA-20",
    }
}
