//! Combat: commitments of 1, 2, 3 … Vikings in turn until a side leaves.

use std::cmp::Ordering;

use super::Play;
use crate::engine::{RuleError, Seat};
use crate::games::raids::event::Event;
use crate::games::raids::options::Flight;
use crate::games::raids::state::{Phase, Space};

/// The most dice that a side rolls (house rule `rolled_combat`, RA-51).
const DICE: u8 = 3;

/// A side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The ship that came.
    Attacker,
    /// The ship that was there.
    Defender,
}

/// How a combat ends if both sides stay as long as they can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllIn {
    /// Who stays at the tile.
    pub winner: Side,
    /// Vikings that the attacker spends, the first one included.
    pub attacker_spends: u8,
    /// Vikings that the defender spends.
    pub defender_spends: u8,
}

/// The end of a combat in which both sides go on as long as they can, from the attacker's crew on arrival (1 or more) and
/// the defender's crew.
pub fn all_in(attacker: u8, defender: u8) -> AllIn {
    let crews = [attacker, defender];
    let mut spent = [attacker.min(1), 0];
    let (mut bid, mut side) = (1, 1);
    while crews[side] - spent[side] > bid {
        bid += 1;
        spent[side] += bid;
        side = 1 - side;
    }
    let winner = if side == 1 { Side::Attacker } else { Side::Defender };
    AllIn { winner, attacker_spends: spent[0], defender_spends: spent[1] }
}

impl Play<'_> {
    /// Begins a combat when a ship comes to where another one is: the attacker sends its first Viking at once.
    pub(super) fn attack(&mut self, attacker: Seat, defender: Seat, space: Space) -> Result<(), RuleError> {
        self.spend(attacker, 1);
        self.events.push(Event::Attacked { attacker, defender, space, vikings: 1 });
        if self.open.options.rolled_combat.is_on() {
            return self.roll(attacker, defender, space);
        }
        self.ask_side(space, attacker, defender, 1, defender);
        Ok(())
    }

    /// Asks a side, unless it cannot pay and must flee (RA-10).
    fn ask_side(&mut self, space: Space, attacker: Seat, defender: Seat, bid: u8, side: Seat) {
        if self.open.ships[side.index()].crew > bid {
            self.open.phase = Phase::Fight { space, attacker, defender, bid, side };
        } else {
            let winner = if side == attacker { defender } else { attacker };
            self.leave(side, winner, space, true);
        }
    }

    /// `retaliate`.
    pub(super) fn retaliate(&mut self) -> Result<(), RuleError> {
        let Phase::Fight { space, attacker, defender, bid, side } = self.open.phase else { return Ok(()) };
        let vikings = bid + 1;
        self.spend(side, vikings);
        self.events.push(Event::Retaliated { seat: side, vikings });
        let other = if side == attacker { defender } else { attacker };
        self.ask_side(space, attacker, defender, vikings, other);
        Ok(())
    }

    /// `flee`, although the side could pay (RA-11).
    pub(super) fn flee(&mut self) -> Result<(), RuleError> {
        let Phase::Fight { space, attacker, defender, side, .. } = self.open.phase else { return Ok(()) };
        let winner = if side == attacker { defender } else { attacker };
        self.leave(side, winner, space, false);
        Ok(())
    }

    /// The loser sails on at once; it takes nothing (RA-15), and clears only if it flees by the rules (RA-13).
    fn leave(&mut self, seat: Seat, winner: Seat, space: Space, forced: bool) {
        self.events.push(Event::Fled { seat, winner, space, forced });
        if self.open.options.flight == Flight::ByRules {
            self.clear(seat);
        }
        self.open.phase = Phase::Sail { mover: seat, from: space };
    }

    /// House rule `rolled_combat` (RA-51): a die for each Viking aboard, at most three; the lower total, the attacker's on
    /// a tie, loses a Viking if it has one, and flees.
    fn roll(&mut self, attacker: Seat, defender: Seat, space: Space) -> Result<(), RuleError> {
        let attack = self.dice(attacker)?;
        let defence = self.dice(defender)?;
        let sum = |dice: &[u8]| dice.iter().sum::<u8>();
        let (loser, winner) = match sum(&attack).cmp(&sum(&defence)) {
            Ordering::Greater => (defender, attacker),
            Ordering::Equal | Ordering::Less => (attacker, defender),
        };
        let lost = self.open.ships[loser.index()].crew.min(1);
        self.spend(loser, lost);
        self.events.push(Event::Rolled { attacker, defender, attack, defence, lost });
        self.leave(loser, winner, space, true);
        Ok(())
    }

    fn dice(&mut self, seat: Seat) -> Result<Vec<u8>, RuleError> {
        let dice = self.open.ships[seat.index()].crew.min(DICE);
        (0..dice).map(|_| self.chance.below(6).map(|face| face as u8 + 1)).collect()
    }
}
