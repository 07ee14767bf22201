//! Combat: both sides commit 1, 2, 3 … Vikings in turn until one leaves.

use super::*;

/// The maximum number of dice of a side (house rule `rolled_combat`, RA-51).
const DICE: u8 = 3;

/// What it costs to answer a commitment of `bid` Vikings; `None` if the crew cannot pay it.
pub fn answer(bid: u8, crew: u8) -> Option<u8> {
    (crew > bid).then_some(bid + 1)
}

/// The end of a combat for one side if both stay as long as they can. It says whether the side keeps the tile, and what
/// both spend from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    pub won: bool,
    pub mine: u8,
    pub theirs: u8,
}

impl Outlook {
    /// For an attacker whose crew (1 or more) arrives at the space of another. Its first Viking counts as spent.
    pub fn of_attack(mine: u8, theirs: u8) -> Self {
        let Self { won, mine: defence, theirs: attack } = Self::of_answer(1, theirs, mine.saturating_sub(1));
        Self { won: !won, mine: attack + 1, theirs: defence }
    }

    /// For the side that must answer a commitment of `bid` Vikings and does answer.
    pub fn of_answer(mut bid: u8, mine: u8, theirs: u8) -> Self {
        let mut left = [mine, theirs];
        let mut side = 0;
        while let Some(vikings) = answer(bid, left[side]) {
            bid = vikings;
            left[side] -= vikings;
            side = 1 - side;
        }
        Self { won: side == 1, mine: mine - left[0], theirs: theirs - left[1] }
    }
}

/// A combat from the point of view of the side that must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combat {
    pub space: Space,
    /// The side that must answer.
    pub side: Seat,
    pub enemy: Seat,
    /// The crew of the side that must answer.
    pub mine: u8,
    /// The crew of the other side.
    pub theirs: u8,
    /// The Vikings that it costs to stay now.
    pub cost: u8,
    pub outlook: Outlook,
}

impl Combat {
    /// The combat in progress, if any.
    pub fn of(open: &Open) -> Option<Self> {
        let Phase::Fight { space, attacker, defender, bid, side } = open.phase else { return None };
        let enemy = if side == attacker { defender } else { attacker };
        let mine = open.ships.get(side.index())?.crew;
        let theirs = open.ships.get(enemy.index())?.crew;
        Some(Self { space, side, enemy, mine, theirs, cost: bid + 1, outlook: Outlook::of_answer(bid, mine, theirs) })
    }
}

impl Raids {
    /// Whether a ship behind could come to the space of another and leave it no answer, if its turn began now. With dice
    /// there is never an answer.
    pub fn could_drive_off(&self, open: &Open, seat: Seat, other: Seat) -> bool {
        let space = open.ships[other.index()].space;
        let helpless = open.options.rolled_combat.is_on() || answer(1, open.ships[other.index()].crew).is_none();
        if !helpless || open.ships[seat.index()].space >= space {
            return false;
        }
        let chance = Chance::seeded(&Seed::from_number(0));
        let mut first = State { open: open.clone(), secret: (), chance };
        if open.turn != seat || open.asked() != Some(seat) {
            let State { open, chance, .. } = &mut first;
            Play { raids: self, open, chance, events: &mut Vec::new() }.begin_turn(seat);
        }
        let mut reached = vec![first];
        let mut legal = Vec::new();
        while let Some(state) = reached.pop() {
            if state.open.asked() != Some(seat) || state.open.ships[seat.index()].space >= space {
                continue;
            }
            legal.clear();
            super::legal(self, &state.open, seat, &mut legal);
            for action in &legal {
                let mut after = state.clone();
                let elsewhere = matches!(action, Action::Sail(to) if *to != space) || *action == Action::Dock;
                if elsewhere || step(self, &mut after, seat, *action, &mut Vec::new()).is_err() {
                    continue;
                }
                if *action == Action::Sail(space) && after.open.ships[seat.index()].space == space {
                    return true;
                }
                reached.push(after);
            }
        }
        false
    }
}

impl Play<'_> {
    /// Begins a combat when a ship comes to the space of another. The attacker sends its first Viking at once.
    pub(super) fn attack(&mut self, attacker: Seat, defender: Seat, space: Space) -> Result<(), RuleError> {
        self.spend(attacker, 1);
        self.events.push(Event::Attacked { attacker, defender, space, vikings: 1 });
        if self.open.options.rolled_combat.is_on() {
            return self.roll(attacker, defender, space);
        }
        self.ask_side(space, attacker, defender, 1, defender);
        Ok(())
    }

    /// Asks a side for its answer. The side must flee if it cannot pay (RA-10).
    fn ask_side(&mut self, space: Space, attacker: Seat, defender: Seat, bid: u8, side: Seat) {
        self.open.phase = Phase::Fight { space, attacker, defender, bid, side };
        if answer(bid, self.ship(side).crew).is_none() {
            self.flee(true);
        }
    }

    pub(super) fn retaliate(&mut self) {
        let Phase::Fight { space, attacker, defender, bid, side } = self.open.phase else { return };
        let vikings = bid + 1;
        self.spend(side, vikings);
        self.events.push(Event::Retaliated { seat: side, vikings });
        let other = if side == attacker { defender } else { attacker };
        self.ask_side(space, attacker, defender, vikings, other);
    }

    /// `flee`. A side may also flee if it could pay (RA-11).
    pub(super) fn flee(&mut self, forced: bool) {
        if let Some(Combat { space, side, enemy, .. }) = Combat::of(self.open) {
            self.leave(side, enemy, space, forced);
        }
    }

    /// The loser sails on at once. It takes nothing (RA-15), and clears only if it flees by the rules (RA-13).
    fn leave(&mut self, seat: Seat, winner: Seat, space: Space, forced: bool) {
        self.events.push(Event::Fled { seat, winner, space, forced });
        if self.open.options.flight == Flight::ByRules {
            self.clear(seat);
        }
        self.open.phase = Phase::Sail { mover: seat, from: space };
    }

    /// House rule `rolled_combat` (RA-51): each side rolls a die for each Viking aboard, at most three. The lower total
    /// loses, on a tie the attacker's. The loser loses a Viking if it has one, and flees.
    fn roll(&mut self, attacker: Seat, defender: Seat, space: Space) -> Result<(), RuleError> {
        let attack = self.dice(attacker)?;
        let defence = self.dice(defender)?;
        let sum = |dice: &[u8]| dice.iter().sum::<u8>();
        let (loser, winner) = if sum(&attack) > sum(&defence) { (defender, attacker) } else { (attacker, defender) };
        let lost = self.ship(loser).crew.min(1);
        self.spend(loser, lost);
        self.events.push(Event::Rolled { attacker, defender, attack, defence, lost });
        self.leave(loser, winner, space, true);
        Ok(())
    }

    fn dice(&mut self, seat: Seat) -> Result<Vec<u8>, RuleError> {
        let dice = self.ship(seat).crew.min(DICE);
        (0..dice).map(|_| self.chance.below(6).map(|face| face as u8 + 1)).collect()
    }
}
