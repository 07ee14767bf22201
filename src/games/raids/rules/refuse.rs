//! Every way in which an action can be refused: the key of its sentence, the ruling, the facts.

use crate::engine::{Arg, RuleError, Seat};

use crate::games::raids::state::Space;

fn number(n: impl Into<i64>) -> Arg {
    Arg::Number(n.into())
}

/// The number of seats is none that the title serves.
pub(super) fn seats(seats: u8) -> RuleError {
    RuleError::new("raids-refuse-seats", "RA-62").with("seats", number(seats))
}

/// The game is over.
pub(super) fn over() -> RuleError {
    RuleError::new("raids-refuse-over", "RA-47")
}

/// Somebody else is asked.
pub(super) fn not_asked(asked: Seat) -> RuleError {
    RuleError::new("raids-refuse-not-asked", "RA-47").with("asked", Arg::Seat(asked))
}

/// A tile must go aboard or away first.
pub(super) fn place_first() -> RuleError {
    RuleError::new("raids-refuse-place-first", "RA-44")
}

/// A Port's sale must be settled first.
pub(super) fn sell_first() -> RuleError {
    RuleError::new("raids-refuse-sell-first", "RA-22")
}

/// The question of room must be settled first.
pub(super) fn room_first() -> RuleError {
    RuleError::new("raids-refuse-room-first", "RA-52")
}

/// The ship must sail on.
pub(super) fn sail_first() -> RuleError {
    RuleError::new("raids-refuse-sail-first", "RA-26")
}

/// A combat must be fought out first.
pub(super) fn fight_first() -> RuleError {
    RuleError::new("raids-refuse-fight-first", "RA-10")
}

/// The ship has no such space.
pub(super) fn no_such_space(n: u8, spaces: u8) -> RuleError {
    RuleError::new("raids-refuse-no-such-space", "RA-50").with("n", number(n)).with("spaces", number(spaces))
}

/// Tiles lie on the first spaces: the next free one has a smaller number.
pub(super) fn free_space_is(n: u8, free: u8) -> RuleError {
    RuleError::new("raids-refuse-free-space-is", "RA-50").with("n", number(n)).with("free", number(free))
}

/// No tile lies on this space of the ship.
pub(super) fn no_tile_there(n: u8) -> RuleError {
    RuleError::new("raids-refuse-no-tile-there", "RA-50").with("n", number(n))
}

/// The tile on this space is no goods tile.
pub(super) fn not_goods(n: u8) -> RuleError {
    RuleError::new("raids-refuse-not-goods", "RA-48").with("n", number(n))
}

/// Throwing this tile away would make no room.
pub(super) fn makes_no_room(n: u8) -> RuleError {
    RuleError::new("raids-refuse-makes-no-room", "RA-52").with("n", number(n))
}

/// Ships sail forward only.
pub(super) fn backwards(space: Space, from: Space) -> RuleError {
    RuleError::new("raids-refuse-backwards", "RA-40").with("space", number(space)).with("from", number(from))
}

/// The Harbor is reached with `dock`.
pub(super) fn harbor(space: Space) -> RuleError {
    RuleError::new("raids-refuse-harbor", "RA-07").with("space", number(space))
}

/// The track ends before that space.
pub(super) fn off_the_track(space: Space, harbor: Space) -> RuleError {
    RuleError::new("raids-refuse-off-the-track", "RA-40").with("space", number(space)).with("harbor", number(harbor))
}

/// A monster on the way must be fought or fed first.
pub(super) fn monster_first(monster: Space) -> RuleError {
    RuleError::new("raids-refuse-monster-first", "RA-49").with("monster", number(monster))
}

/// Nobody stops at a Village.
pub(super) fn village(space: Space) -> RuleError {
    RuleError::new("raids-refuse-village", "RA-56").with("space", number(space))
}

/// Nobody stops at a monster, a Visit or a Pillage.
pub(super) fn passage(space: Space) -> RuleError {
    RuleError::new("raids-refuse-passage", "RA-56").with("space", number(space))
}

/// Nobody stops where no tile lies.
pub(super) fn empty(space: Space) -> RuleError {
    RuleError::new("raids-refuse-empty", "RA-56").with("space", number(space))
}

/// A ship without Vikings cannot attack.
pub(super) fn crew_needed(space: Space, there: Seat, ruling: &str) -> RuleError {
    RuleError::new("raids-refuse-crew-needed", ruling).with("space", number(space)).with("there", Arg::Seat(there))
}

/// There is no monster ahead.
pub(super) fn no_monster() -> RuleError {
    RuleError::new("raids-refuse-no-monster", "RA-02")
}

/// The monster costs more Vikings than will be aboard.
pub(super) fn monster_too_strong(space: Space, cost: u8, crew: u8) -> RuleError {
    RuleError::new("raids-refuse-monster-too-strong", "RA-20")
        .with("space", number(space))
        .with("cost", number(cost))
        .with("crew", number(crew))
}
