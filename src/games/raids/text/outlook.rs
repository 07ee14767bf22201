//! What is likely to follow: how a combat ends if both sides go on, who could attack a weak crew, who moves next. Computed from the open
//! part; decides nothing.

use super::Context;
use super::names::{self, HARBOR};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::rules::combat::{Side, all_in};
use crate::games::raids::rules::course::{Course, Stop};
use crate::games::raids::state::{Open, Phase, Space};
use crate::words::{Mark, facts};

/// How a combat ends for one side if both go on as long as they can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Whether this side keeps the tile.
    pub won: bool,
    /// Vikings that this side spends from now on.
    pub mine: u8,
    /// Vikings that the other side spends from now on.
    pub theirs: u8,
    /// Whether the other side could answer at least once.
    pub answered: bool,
}

impl Outlook {
    /// For an attacker who arrives with a crew where another crew is.
    pub fn of_attack(mine: u8, theirs: u8) -> Self {
        let end = all_in(mine, theirs);
        Self {
            won: end.winner == Side::Attacker,
            mine: end.attacker_spends,
            theirs: end.defender_spends,
            answered: end.defender_spends > 0,
        }
    }

    /// For the side that must answer a commitment of `bid` Vikings, and does.
    pub fn of_answer(bid: u8, mine: u8, theirs: u8) -> Self {
        let crews = [mine, theirs];
        let mut spent = [0_u8, 0];
        let (mut bid, mut side) = (bid, 0);
        while crews[side] - spent[side] > bid {
            bid += 1;
            spent[side] += bid;
            side = 1 - side;
        }
        Self { won: side == 1, mine: spent[0], theirs: spent[1], answered: spent[1] > 0 }
    }
}

/// A combat as seen by the side that must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combat {
    /// Who must answer.
    pub side: Seat,
    /// The other side.
    pub enemy: Seat,
    /// The crew of the side that must answer.
    pub mine: u8,
    /// The crew of the other.
    pub theirs: u8,
    /// Vikings that staying costs now.
    pub cost: u8,
    /// The end if both go on as long as they can.
    pub outlook: Outlook,
}

impl Context<'_> {
    /// The combat in progress, if there is one.
    pub fn combat(&self) -> Option<Combat> {
        let Phase::Fight { attacker, defender, bid, side, .. } = self.open.phase else { return None };
        let enemy = if side == attacker { defender } else { attacker };
        let mine = self.open.ships.get(side.index())?.crew;
        let theirs = self.open.ships.get(enemy.index())?.crew;
        let outlook = Outlook::of_answer(bid, mine, theirs);
        Some(Combat { side, enemy, mine, theirs, cost: bid + 1, outlook })
    }

    /// The winner of the combat that a ship has lost: the other ship on the space that it must leave. On the track two ships share a
    /// space for no other reason (RA-41).
    pub fn rival(&self, mover: Seat, from: Space) -> Option<Seat> {
        if !(1..self.open.harbor()).contains(&from) {
            return None;
        }
        let there = Seat::all(self.open.ships.len() as u8).zip(&self.open.ships);
        there.filter(|(seat, ship)| *seat != mover && ship.space == from).map(|(seat, _)| seat).next()
    }

    /// Where a ship could sail on to, in short: number and sign, `⚔️` where another ship is.
    pub fn places(&self, seat: Seat, from: Space) -> String {
        self.ahead(seat, from).into_iter().map(|place| place.short).collect::<Vec<_>>().join(" ")
    }

    /// The same as a line of the board, which says whether a Monster is ahead: a ship passes it and sails on.
    pub fn within_reach(&self, seat: Seat, from: Space) -> String {
        let places = facts![places = self.places(seat, from)];
        match self.course(seat, from).monster {
            Some(_) => self.voice.say("raids-board-reach-monster", places),
            None => self.voice.say("raids-board-reach", places),
        }
    }

    /// The same in full, for a message without the board.
    pub fn reach(&self, seat: Seat, from: Space) -> String {
        self.ahead(seat, from).into_iter().map(|place| place.long).collect::<Vec<_>>().join(", ")
    }

    /// What a ship that sails on may choose, or could if it fled.
    fn course(&self, seat: Seat, from: Space) -> Course {
        match self.open.phase {
            Phase::Fight { .. } => self.game.course_of_flight(self.open, seat),
            _ => self.game.course(self.open, seat, from),
        }
    }

    fn ahead(&self, seat: Seat, from: Space) -> Vec<Ahead> {
        let course = self.course(seat, from);
        let tile_on = |space: Space, tile: Tile, there: Option<Seat>| Ahead {
            short: format!("{space}{}{}", names::sign(tile), if there.is_some() { "⚔️" } else { "" }),
            long: match there {
                Some(there) => format!("{} ({space} ⚔️ {})", names::signed(tile, self.voice), Mark::of(there)),
                None => format!("{} ({space})", names::signed(tile, self.voice)),
            },
        };
        let mut places: Vec<_> =
            course.stops.iter().map(|stop| tile_on(stop.space, stop.tile, stop.occupant)).collect();
        if let Some(monster) = course.monster {
            places.push(tile_on(monster.space, Tile::Monster { strength: monster.strength }, None));
        }
        if course.dock.is_some() {
            let harbor = self.open.harbor();
            places.push(Ahead {
                short: format!("{harbor}{HARBOR}"),
                long: format!("{HARBOR} {} ({harbor})", self.voice.word("raids-harbor")),
            });
        }
        places
    }
}

/// A place ahead in words.
struct Ahead {
    short: String,
    long: String,
}

/// The ships that could attack a crew of at most one Viking that stops here: those behind that have a Viking, or a Village on the way.
pub fn exposed(open: &Open, seat: Seat, stop: &Stop) -> Vec<Seat> {
    if stop.arrival.crew > 1 {
        return Vec::new();
    }
    let finds = |from: Space| (from + 1..stop.space).any(|space| open.spot(space).village);
    Seat::all(open.ships.len() as u8)
        .zip(&open.ships)
        .filter(|(other, ship)| *other != seat && ship.space < stop.space && (ship.crew > 0 || finds(ship.space)))
        .map(|(other, _)| other)
        .collect()
}

/// Whether a ship that stops on a free space is still furthest back. The ghost moves on by itself and never keeps anybody from moving.
pub fn moves_again(open: &Open, seat: Seat, space: Space) -> bool {
    Seat::all(open.ships.len() as u8).zip(&open.ships).all(|(other, ship)| other == seat || ship.space > space)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answering_ends_as_the_attack_foresaw() {
        // RA-10: an attacker who sent 1 of `a` and a defender with `d`, for crews up to 11.
        for a in 1..=11_u8 {
            for d in 2..=11_u8 {
                let whole = Outlook::of_attack(a, d);
                let answer = Outlook::of_answer(1, d, a - 1);
                assert_eq!(answer.won, !whole.won, "{a} against {d}");
                assert_eq!((answer.mine, answer.theirs + 1), (whole.theirs, whole.mine), "{a} against {d}");
            }
        }
        let end = Outlook::of_attack(4, 5);
        assert_eq!(end, Outlook { won: true, mine: 4, theirs: 2, answered: true });
        assert!(!Outlook::of_attack(1, 0).answered);
    }
}
