//! The sums of a match.

use std::collections::BTreeMap;
use std::time::Duration;

use skald_core::engine::ScoreSheet;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::game::Played;

/// The quantile of the normal distribution for intervals of 95 %.
const WIDTH: f64 = 1.96;

/// The sums of one player.
pub struct Sums {
    pub name: String,
    /// How many seats it has at the table.
    pub seats: usize,
    /// The games that it won; a shared win counts in parts.
    pub wins: f64,
    pub points: i64,
    /// The counts and the points by source.
    pub sources: Vec<(String, i64, i64)>,
    pub thoughts: Vec<Duration>,
    /// How often it did what [`super::game`] counts.
    pub deeds: BTreeMap<String, i64>,
    pub rating: WengLinRating,
}

/// A match.
pub struct Tally {
    pub games: u64,
    pub actions: u64,
    /// The players, each name once.
    pub players: Vec<Sums>,
    /// The wins by place in turn order.
    pub places: Vec<f64>,
    /// The entry of `players` for each player of the match.
    names: Vec<usize>,
}

impl Tally {
    pub fn new(names: &[String]) -> Self {
        let mut players: Vec<Sums> = Vec::new();
        let names = names.iter().map(|name| {
            let at = players.iter().position(|player| player.name == *name).unwrap_or_else(|| {
                players.push(Sums::new(name));
                players.len() - 1
            });
            players[at].seats += 1;
            at
        });
        let names: Vec<usize> = names.collect();
        Self { games: 0, actions: 0, places: vec![0.0; names.len()], players, names }
    }

    pub fn seats(&self) -> usize {
        self.names.len()
    }

    pub fn add(&mut self, game: &Played) {
        self.games += 1;
        self.actions += game.actions;
        let winners = game.ranks.iter().filter(|rank| **rank == 1).count().max(1) as f64;
        for (seat, player) in game.seats.iter().enumerate() {
            let won = if game.ranks[seat] == 1 { 1.0 / winners } else { 0.0 };
            self.places[(seat + game.seats.len() - game.first.index()) % game.seats.len()] += won;
            let sums = &mut self.players[self.names[*player]];
            sums.wins += won;
            sums.points += i64::from(game.points[seat]);
            sums.count(&game.sheets[seat]);
        }
        for (player, thought) in &game.thoughts {
            self.players[self.names[*player]].thoughts.push(*thought);
        }
        for (seat, deed, times) in &game.deeds {
            let player = &mut self.players[self.names[game.seats[seat.index()]]];
            *player.deeds.entry(deed.clone()).or_default() += times;
        }
        self.rate(game);
    }

    /// Moves the ratings. A player with several seats gets the mean of their new ratings.
    fn rate(&mut self, game: &Played) {
        let names: Vec<usize> = game.seats.iter().map(|player| self.names[*player]).collect();
        let before: Vec<[WengLinRating; 1]> = names.iter().map(|name| [self.players[*name].rating]).collect();
        let ranked: Vec<_> = before
            .iter()
            .zip(&game.ranks)
            .map(|(team, rank)| (&team[..], MultiTeamOutcome::new(usize::from(*rank))))
            .collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::default());
        for (at, player) in self.players.iter_mut().enumerate() {
            let own = names.iter().zip(&after).filter(|(name, _)| **name == at).filter_map(|(_, team)| team.first());
            let mean = |of: fn(&WengLinRating) -> f64| own.clone().map(of).sum::<f64>() / player.seats as f64;
            player.rating =
                WengLinRating { rating: mean(|rating| rating.rating), uncertainty: mean(|rating| rating.uncertainty) };
        }
    }

    /// The share of games that a player won.
    pub fn share(&self, player: &Sums) -> f64 {
        player.wins / self.games.max(1) as f64
    }

    /// The share that it would win if all players were equal.
    pub fn par(&self, player: &Sums) -> f64 {
        player.seats as f64 / self.seats() as f64
    }

    /// The interval of 95 % for the share, by Wilson.
    pub fn interval(&self, player: &Sums) -> (f64, f64) {
        wilson(self.share(player), self.games as f64)
    }
}

impl Sums {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            seats: 0,
            wins: 0.0,
            points: 0,
            sources: Vec::new(),
            thoughts: Vec::new(),
            deeds: BTreeMap::new(),
            rating: WengLinRating::new(),
        }
    }

    fn count(&mut self, sheet: &ScoreSheet) {
        for line in &sheet.lines {
            let count = i64::from(line.count);
            let points = i64::from(line.points);
            match self.sources.iter_mut().find(|(source, ..)| *source == line.source) {
                Some((_, counts, sum)) => (*counts, *sum) = (*counts + count, *sum + points),
                None => self.sources.push((line.source.clone(), count, points)),
            }
        }
    }

    /// The time that so many hundredths of the decisions stay below.
    pub fn thought(&self, hundredths: usize) -> Duration {
        let mut all = self.thoughts.clone();
        all.sort_unstable();
        all.get(all.len().saturating_sub(1) * hundredths / 100).copied().unwrap_or_default()
    }
}

/// The interval of 95 % for a share, by Wilson.
pub fn wilson(share: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let square = WIDTH * WIDTH / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = WIDTH / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use skald_core::engine::Seat;

    use super::*;

    fn won(names: &[&str], winner: usize, games: u64) -> Tally {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut tally = Tally::new(&names);
        for game in 0..games {
            let seats: Vec<usize> = (0..names.len()).map(|seat| (seat + game as usize) % names.len()).collect();
            let ranks = seats.iter().map(|player| if *player == winner { 1 } else { 2 }).collect();
            let points = vec![0; names.len()];
            let sheets = vec![ScoreSheet::default(); names.len()];
            let thoughts = Vec::new();
            let deeds = vec![(Seat(0), "raids".to_owned(), 1)];
            let first = Seat(1);
            tally.add(&Played { seats, ranks, points, sheets, thoughts, first, deeds, actions: 1 });
        }
        tally
    }

    #[test]
    fn wilson_interval_matches_a_published_example() {
        // 81 of 263: 0.255 to 0.366 (Newcombe 1998, method 3).
        let (low, high) = wilson(81.0 / 263.0, 263.0);
        assert!((low - 0.2553).abs() < 0.0005 && (high - 0.3662).abs() < 0.0005, "{low} {high}");
    }

    #[test]
    fn places_count_from_the_seat_that_plays_first() {
        // The winner has seat 0 in one game of three, and then the last place.
        let tally = won(&["a", "b", "c"], 0, 1);
        assert_eq!((&tally.places[..], tally.players[0].deeds["raids"]), (&[0.0, 0.0, 1.0][..], 1));
    }

    #[test]
    fn a_name_with_several_seats_has_their_par() {
        let tally = won(&["a", "b", "b", "b"], 1, 8);
        let [one, three] = &tally.players[..] else { panic!("two names") };
        assert_eq!((tally.par(one), tally.par(three)), (0.25, 0.75));
        assert!(three.rating.rating > one.rating.rating && tally.share(three) > 0.99);
    }
}
