//! For standing orders: what a side of a combat is asked, and which moves named beforehand are made without asking.

use super::action::Action;
use super::rules::combat::Combat;
use super::state::{Open, Phase};
use crate::engine::Seat;
use crate::title::Bid;

/// The kinds of tiles that ships fight for.
pub const STAKES: &[&str] = &["weapon", "sail", "mjollnir", "goods", "pennant", "rune", "port"];

/// The most Vikings that a first answer costs: two for a defender, three for an attacker (RA-10).
const FIRST: u8 = 3;

/// What a side of a combat is asked; `None` for a seat that is not asked in one. An attacker has spent its first Viking already.
pub fn bid(open: &Open, seat: Seat) -> Option<Bid<Action>> {
    let Combat { space, enemy, cost, outlook, .. } = Combat::of(open).filter(|combat| combat.side == seat)?;
    let tile = open.spaces.get(usize::from(space).checked_sub(1)?)?.tile?;
    Some(Bid {
        against: enemy,
        stake: STAKES.iter().find(|kind| **kind == tile.kind())?,
        cost: cost.into(),
        // The sides answer in turn, each with two Vikings more than it sent before.
        spent: (1..=cost.saturating_sub(2)).rev().step_by(2).map(u16::from).sum(),
        first: cost <= FIRST,
        wins: outlook.won,
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
    mover == seat && from > 0 && open.fleet().any(|(other, ship)| other != seat && ship.space == from)
}
