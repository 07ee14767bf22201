//! For standing orders: what a side of a combat is asked, and which moves named beforehand are made without asking.

use super::action::Action;
use super::components::Tile;
use super::state::{Open, Phase, Ship};
use super::text::outlook::Outlook;
use crate::engine::Seat;
use crate::title::Bid;

/// The kinds of tiles that ships fight for.
pub const STAKES: &[&str] = &["weapon", "sail", "mjollnir", "goods", "pennant", "rune", "port"];

/// The most Vikings that a first answer costs: two for a defender, three for an attacker (RA-10).
const FIRST: u8 = 3;

/// What a side of a combat is asked; `None` for a seat that is not asked in one. An attacker has spent its first Viking already.
pub fn bid(open: &Open, seat: Seat) -> Option<Bid<Action>> {
    let Phase::Fight { space, attacker, defender, bid, side } = open.phase else { return None };
    if side != seat {
        return None;
    }
    let against = if side == attacker { defender } else { attacker };
    let tile = open.spaces.get(usize::from(space).checked_sub(1)?)?.tile?;
    let (mine, theirs) = (open.ships.get(side.index())?.crew, open.ships.get(against.index())?.crew);
    let cost = bid + 1;
    Some(Bid {
        against,
        stake: kind(tile)?,
        cost: cost.into(),
        // The sides answer in turn, each with two Vikings more than it sent before.
        spent: (1..=cost.saturating_sub(2)).rev().step_by(2).map(u16::from).sum(),
        first: cost <= FIRST,
        wins: Outlook::of_answer(bid, mine, theirs).won,
        stay: Action::Retaliate,
        leave: Action::Flee,
    })
}

/// Whether a move named beforehand is made without asking: not if it has become an attack.
pub fn unasked(open: &Open, action: Action) -> bool {
    !matches!(action, Action::Sail(space) if open.ship_at(space).is_some())
}

/// Whether a ship flees: it sails from a space where another ship is.
pub fn displaced(open: &Open, seat: Seat) -> bool {
    let Phase::Sail { mover, from } = open.phase else { return false };
    let elsewhere = |(at, ship): (usize, &Ship)| at == seat.index() || ship.space != from;
    mover == seat && from > 0 && !open.ships.iter().enumerate().all(elsewhere)
}

const fn kind(tile: Tile) -> Option<&'static str> {
    match tile {
        Tile::Weapon { .. } => Some("weapon"),
        Tile::Sail { .. } => Some("sail"),
        Tile::Mjollnir { .. } => Some("mjollnir"),
        Tile::Goods { .. } => Some("goods"),
        Tile::Pennant { .. } => Some("pennant"),
        Tile::Rune => Some("rune"),
        Tile::Port { .. } => Some("port"),
        Tile::Monster { .. } | Tile::Visit | Tile::Pillage => None,
    }
}
