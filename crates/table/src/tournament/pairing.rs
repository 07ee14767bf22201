//! Pairings: pools of even size, and the rounds of a Swiss tournament. Pure arithmetic; numbers are drawn with a public
//! seed.
//!
//! The rounds of a Swiss tournament are paired from the top of the ranking down. Each entrant meets the next lower one
//! whom they have not met, unless this forces an avoidable rematch further down. If the number is odd, the bye goes to
//! an entrant without one who leaves the fewest rematches. Among several it goes to the last in the ranking.

use std::cmp::Reverse;

use super::document::{Format, Pairing, Round, Tournament};
use super::matching;
use super::ranking::best;
use skald_core::engine::{Chance, RuleError, Seed};

/// The number of people at each table of a round, and the number of byes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pools {
    pub sizes: Vec<usize>,
    pub byes: usize,
}

/// Divides people among tables for `least` to `most`.
///
/// The rules in order: as few byes as possible, at most `wanted` at a table if possible, and sizes that differ by at
/// most one. `None` for too few people.
pub(super) fn pools(people: usize, wanted: usize, (least, most): (usize, usize)) -> Option<Pools> {
    let least = least.max(2);
    let wanted = wanted.clamp(least, most.max(least));
    (0..people).find_map(|byes| {
        let playing = people - byes;
        let fewest = playing.div_ceil(wanted);
        let fits = |tables: &usize| playing / tables >= least && playing.div_ceil(*tables) <= most;
        let tables = (1..=fewest).rev().find(fits)?;
        let sizes = (0..tables).map(|table| playing / tables + usize::from(table < playing % tables)).collect();
        Some(Pools { sizes, byes })
    })
}

/// The drawn numbers: element `n` is the previous index of the person with number `n`.
///
/// # Errors
/// None with chance from a seed.
pub(super) fn drawn(count: usize, seed: &Seed) -> Result<Vec<usize>, RuleError> {
    let mut order: Vec<usize> = (0..count).collect();
    Chance::seeded(&seed.derive("tournament", 0)).shuffle(&mut order)?;
    Ok(order)
}

impl Tournament {
    /// The next round, if there is one. `seats` is the range of seats of the title. All games of the last round must be
    /// decided.
    pub(super) fn next_round(&self, seats: (u8, u8)) -> Option<Round> {
        match self.format {
            Format::Pools { per_table } => {
                let least = usize::from(seats.0).max(2);
                let going_on = self.going_on(least);
                let pools = pools(going_on.len(), per_table.into(), (least, seats.1.into()))?;
                Some(self.deal(going_on, &pools))
            }
            Format::Swiss { rounds } => {
                let playing = self.ordered(self.playing());
                (self.rounds.len() < usize::from(rounds) && playing.len() > 1).then(|| self.paired(playing))
            }
        }
    }

    /// All entrants who have not left, in order of their drawn numbers.
    fn playing(&self) -> Vec<usize> {
        (0..self.entrants.len()).filter(|entrant| !self.entrants[*entrant].dropped).collect()
    }

    /// The entrants who advance from the last round of pools: the best of each, and those with a bye. If they are too
    /// few for a table, the best of the others join. After a final the list is empty.
    fn going_on(&self, least: usize) -> Vec<usize> {
        let Some(last) = self.rounds.last() else { return self.playing() };
        if last.games.len() == 1 && last.byes.is_empty() {
            return Vec::new();
        }
        let plays_on = |entrant: &usize| !self.entrants[*entrant].dropped;
        let winner = |game: &Pairing| best(game).into_iter().map(|seat| game.players[seat]).find(plays_on);
        let mut going_on: Vec<_> = last.games.iter().filter_map(winner).collect();
        going_on.extend(last.byes.iter().copied().filter(plays_on));
        if (2..least).contains(&going_on.len()) {
            let others = last.games.iter().flat_map(|game| &game.players).copied();
            let others = others.filter(|other| plays_on(other) && !going_on.contains(other)).collect();
            let missing = least - going_on.len();
            going_on.extend(self.ordered(others).into_iter().take(missing));
        }
        self.ordered(going_on)
    }

    /// Deals people to pools in turn, so that the best of them are spread. Byes go to those who had the fewest.
    fn deal(&self, mut people: Vec<usize>, pools: &Pools) -> Round {
        let mut byes = people.clone();
        byes.sort_by_key(|entrant| self.byes_of(*entrant));
        byes.truncate(pools.byes);
        people.retain(|entrant| !byes.contains(entrant));
        let tables = pools.sizes.len();
        let seated = |table: usize| people.iter().copied().skip(table).step_by(tables).collect();
        let games = (0..tables).map(|table| Pairing { players: seated(table), ..Pairing::default() });
        Round { games: games.collect(), byes }
    }

    /// How many byes an entrant has had.
    fn byes_of(&self, entrant: usize) -> usize {
        self.rounds.iter().filter(|round| round.byes.contains(&entrant)).count()
    }

    /// Pairs people, given in the order of the ranking.
    fn paired(&self, mut people: Vec<usize>) -> Round {
        let mut byes = Vec::new();
        if people.len() % 2 == 1 {
            let pairs = |at: usize| self.fresh_pairs(&[&people[..at], &people[at + 1..]].concat());
            let at = (0..people.len()).rev().min_by_key(|at| (self.byes_of(people[*at]), Reverse(pairs(*at))));
            byes.extend(at.map(|at| people.remove(at)));
        }
        let mut games = Vec::new();
        let mut left = Vec::new();
        let mut possible = self.fresh_pairs(&people);
        while !people.is_empty() {
            let first = people.remove(0);
            let without = |at: usize| [&people[..at], &people[at + 1..]].concat();
            let fits =
                |at: &usize| self.are_fresh(first, people[*at]) && 1 + self.fresh_pairs(&without(*at)) == possible;
            match (0..people.len()).find(fits) {
                Some(at) => {
                    games.push(vec![first, people.remove(at)]);
                    possible -= 1;
                }
                None => left.push(first),
            }
        }
        // All remaining people have met each other.
        games.extend(left.chunks(2).map(<[usize]>::to_vec));
        let seated = |players| Pairing { players: self.in_turn(players), ..Pairing::default() };
        Round { games: games.into_iter().map(seated).collect(), byes }
    }

    /// Players in order of seat. The first seat goes to the one who had it less often, else to the lower number.
    fn in_turn(&self, mut players: Vec<usize>) -> Vec<usize> {
        let first = |entrant: usize| self.games_of(entrant).filter(|(_, seat)| *seat == 0).count();
        players.sort_by_key(|entrant| (first(*entrant), *entrant));
        players
    }

    /// The maximum number of simultaneous pairs of people who have not met.
    pub(super) fn fresh_pairs(&self, people: &[usize]) -> usize {
        let fresh = |one: &usize, other: &usize| one != other && self.are_fresh(*one, *other);
        let row = |one| people.iter().map(|other| fresh(one, other)).collect();
        matching::pairs(&people.iter().map(row).collect::<Vec<_>>())
    }

    /// Whether two entrants have not met.
    pub(super) fn are_fresh(&self, one: usize, other: usize) -> bool {
        !self.games_of(one).any(|(game, _)| game.players.contains(&other))
    }
}
