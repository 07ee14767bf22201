//! The order of the entrants, at one table and overall: a total order, by these rules. Pure arithmetic.
//!
//! | rule | pools | Swiss |
//! |---|---|---|
//! | 1 | those who play on go before those who have left | the same |
//! | 2 | the round that they came to | the score: two for a win alone, one for a shared first rank, two for a bye |
//! | 3 | the rank in their last game | the scores of their opponents, added up |
//! | 4 | their share of the points of that game | their shares of the points of all games, added up |
//! | 5 | of two who are equal in all this, the one who was better at more of the tables they shared | the same |
//! | 6 | the lower number drawn at the start | the same |

use std::cmp::{Ordering, Reverse};

use super::document::{Format, Pairing, Placed, Tournament};

/// All points of a table: shares of them are counted in thousandths.
const WHOLE: i64 = 1000;

/// What a win and a bye count in a Swiss tournament; a shared first rank counts one.
const WIN: i64 = 2;

/// All numbers by which entrants are compared: the smaller first.
type Key = (bool, [Reverse<i64>; 3]);

/// A place in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentStanding {
    /// The entrant, by their place in [`Tournament::entrants`].
    pub entrant: usize,
    /// The score of a Swiss tournament; in pools the number of the last round that they reached.
    pub score: i64,
}

impl Tournament {
    /// The ranking of all entrants, the best first.
    pub fn standing(&self) -> Vec<TournamentStanding> {
        let order = self.ordered((0..self.entrants.len()).collect());
        order.into_iter().map(|entrant| TournamentStanding { entrant, score: self.score(entrant) }).collect()
    }

    /// Whether only the drawn numbers decide between the first two.
    pub fn is_decided_by_lot(&self) -> bool {
        let order = self.ordered((0..self.entrants.len()).collect());
        let &[one, other, ..] = order.as_slice() else { return false };
        let equal = order.iter().filter(|entrant| self.key(**entrant) == self.key(one)).count();
        self.key(one) == self.key(other) && (equal > 2 || self.met(one, other) == Ordering::Equal)
    }

    /// Entrants in the order of the ranking.
    pub(super) fn ordered(&self, mut entrants: Vec<usize>) -> Vec<usize> {
        entrants.sort_by_key(|entrant| (self.key(*entrant), *entrant));
        let keys: Vec<_> = entrants.iter().map(|entrant| self.key(*entrant)).collect();
        let mut from = 0;
        while from < keys.len() {
            let run = keys[from..].iter().take_while(|key| **key == keys[from]).count();
            if run == 2 && self.met(entrants[from], entrants[from + 1]) == Ordering::Greater {
                entrants.swap(from, from + 1);
            }
            from += run;
        }
        entrants
    }

    /// The score of a Swiss tournament; in pools the number of the last round that an entrant reached.
    pub(super) fn score(&self, entrant: usize) -> i64 {
        match self.format {
            Format::Pools { .. } => self.last_round(entrant).map_or(0, |(round, _)| round as i64 + 1),
            Format::Swiss { .. } => {
                let games = self.games_of(entrant).map(|(game, at)| won(game, at)).sum::<i64>();
                games + WIN * self.rounds.iter().filter(|round| round.byes.contains(&entrant)).count() as i64
            }
        }
    }

    fn key(&self, entrant: usize) -> Key {
        let numbers = match self.format {
            Format::Pools { .. } => {
                let (rank, share) = match self.last_round(entrant) {
                    Some((_, Some((game, at)))) => (placed(game, at).map_or(i64::MAX, rank), share(game, at)),
                    // A bye counts as a win without points.
                    Some((_, None)) => (1, 0),
                    None => (i64::MAX, 0),
                };
                [self.score(entrant), rank.saturating_neg(), share]
            }
            Format::Swiss { .. } => {
                let shares = self.games_of(entrant).map(|(game, at)| share(game, at)).sum();
                [self.score(entrant), self.opponents(entrant), shares]
            }
        };
        (self.entrants[entrant].dropped, numbers.map(Reverse))
    }

    /// The index of the last round of an entrant, with their game and seat unless they had a bye.
    fn last_round(&self, entrant: usize) -> Option<(usize, Option<(&Pairing, usize)>)> {
        self.rounds.iter().enumerate().rev().find_map(|(number, round)| {
            let seated = |game: &Pairing| game.players.iter().position(|player| *player == entrant);
            let game = round.games.iter().find_map(|game| Some((game, seated(game)?)));
            (game.is_some() || round.byes.contains(&entrant)).then_some((number, game))
        })
    }

    /// The games of an entrant, with their seats.
    pub(super) fn games_of(&self, entrant: usize) -> impl Iterator<Item = (&Pairing, usize)> {
        let games = self.rounds.iter().flat_map(|round| &round.games);
        games.filter_map(move |game| Some((game, game.players.iter().position(|player| *player == entrant)?)))
    }

    /// The sum of the scores of an entrant's opponents.
    fn opponents(&self, entrant: usize) -> i64 {
        let met = self.games_of(entrant).flat_map(|(game, _)| &game.players);
        met.filter(|other| **other != entrant).map(|other| self.score(*other)).sum()
    }

    /// `Less` if the first of two was better at more of their common tables.
    fn met(&self, one: usize, other: usize) -> Ordering {
        let mut balance = 0;
        for (game, at) in self.games_of(one) {
            let Some(beside) = game.players.iter().position(|player| *player == other) else { continue };
            let (Some(own), Some(theirs)) = (placed(game, at), placed(game, beside)) else { continue };
            balance += match own.rank.cmp(&theirs.rank) {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            };
        }
        balance.cmp(&0)
    }
}

/// The seats of a decided game, the best first: by rank, share of the points, and drawn number.
pub(super) fn best(game: &Pairing) -> Vec<usize> {
    let mut seats: Vec<_> = (0..game.players.len()).collect();
    let key = |seat: &usize| (placed(game, *seat).map_or(i64::MAX, rank), -share(game, *seat), game.players[*seat]);
    seats.sort_by_key(key);
    seats
}

fn placed(game: &Pairing, seat: usize) -> Option<Placed> {
    game.result.as_ref()?.get(seat).copied()
}

fn rank(placed: Placed) -> i64 {
    placed.rank.into()
}

/// The value of a game for a seat in a Swiss tournament.
fn won(game: &Pairing, seat: usize) -> i64 {
    let Some(result) = &game.result else { return 0 };
    let first = result.iter().filter(|placed| placed.rank == 1).count();
    match result.get(seat).is_some_and(|placed| placed.rank == 1) {
        true if first == 1 => WIN,
        true => 1,
        false => 0,
    }
}

/// A seat's share of the points of its table, in thousandths; negative points count as 0.
fn share(game: &Pairing, seat: usize) -> i64 {
    let points = |placed: &Placed| i64::from(placed.points.max(0));
    let all: i64 = game.result.iter().flatten().map(points).sum();
    placed(game, seat).filter(|_| all > 0).map_or(0, |placed| points(&placed) * WHOLE / all)
}
