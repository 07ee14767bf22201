//! Matches between computer players, and how sure their result is.
//!
//! A block is one seed played once for each rotation of the players over the seats. So luck and the place in turn order
//! cancel out. A player named `peeking:hard` is `hard` that also sees hidden parts and future chance. It is the
//! upper bound of what a better player could gain.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use clap::Parser;
use game::Match;
use serde_json::{Value, json};
use skald_arena::players::Players;
use skald_arena::{Format, Table, output};
use skald_core::engine::Seed;
use skald_core::title::{Simulation, Title};
use skald_store::Progress;
use tally::{Sums, Tally};

use crate::puzzles;

mod chart;
mod game;
mod promises;
mod tally;

/// Lets computer players play matches, and reports who is stronger, how sure that is, and how long they think.
#[derive(Debug, Parser)]
#[command(version, arg_required_else_help = true)]
pub struct Arguments {
    #[command(flatten)]
    table: Table,
    /// How many games; a block of rotations is always played to its end
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Measure all levels with so many games a match, of the given title or of all, review as many, and print
    /// docs/strength.md
    #[arg(long)]
    chart: Option<u64>,
    /// End each match of a chart after so many seconds, and its reviews after 40 times as many; with --reviews, each title
    #[arg(long, default_value_t = 3600)]
    seconds: u64,
    /// Review so many games of the given title or of all, from the number of the seed on, and print what reviews promise
    #[arg(long, conflicts_with = "chart")]
    reviews: Option<u64>,
    /// Search the games for so many positions with exactly one choice that wins by force, and print them as JSON, one a
    /// line, for assets/puzzles/
    #[arg(long, conflicts_with_all = ["chart", "reviews"])]
    puzzles: Option<usize>,
}

impl Arguments {
    /// Plays and prints.
    ///
    /// # Errors
    /// Arguments that do not fit the title, or a player that fails.
    pub fn execute(self) -> anyhow::Result<()> {
        if let Some(games) = self.chart {
            return chart::print(&self.table, games, Duration::from_secs(self.seconds));
        }
        if let Some(games) = self.reviews {
            return promises::print(&self.table, games, Duration::from_secs(self.seconds));
        }
        if let Some(count) = self.puzzles {
            return puzzles::print(&self.table, count);
        }
        let titles = self.table.titles()?;
        let title = self.table.title(&titles)?;
        let players = self.table.players(title)?;
        let options = self.table.options(title)?;
        let counted = Cell::new(0);
        let progress = Progress::begin("playing matches", self.games);
        let (tally, failed) = play(title, &options, &players, self.table.seed, |tally| {
            progress.add(tally.games - counted.replace(tally.games));
            tally.games >= self.games
        })?;
        drop(progress);
        // If a player fails, the games before are printed as well.
        if failed.is_none() || tally.games > 0 {
            match self.format {
                Format::Text => output::line(text(&tally).trim_end())?,
                Format::Json => output::line(serde_json::to_string(&json(&tally))?)?,
            }
        }
        failed.map_or(Ok(()), Err)
    }
}

/// Plays blocks until there are enough games, or a player fails.
fn play(
    title: &dyn Title,
    options: &serde_json::Value,
    players: &[String],
    seed: u64,
    enough: impl Fn(&Tally) -> bool,
) -> anyhow::Result<(Tally, Option<anyhow::Error>)> {
    let count = players.len();
    let series = Simulation::new(title, options, count as u8, players.to_vec(), Seed::from_number(seed))?;
    let played = Match { title, options, count, series };
    let mut tally = Tally::new(players);
    let mut chosen = Players::default();
    let rotations = rotations(players);
    for block in 0.. {
        for rotation in 0..rotations {
            match played.play(&mut chosen, block, rotation) {
                Ok(game) => tally.add(&game),
                Err(error) => return Ok((tally, Some(error))),
            }
        }
        if enough(&tally) {
            break;
        }
    }
    Ok((tally, None))
}

/// How many games of one seed differ: with the same player in every seat only one.
fn rotations(players: &[String]) -> u64 {
    if players.windows(2).all(|two| two[0] == two[1]) { 1 } else { players.len() as u64 }
}

/// A match as text: a line for each player, and one for the table.
pub fn text(tally: &Tally) -> String {
    let mut out = String::new();
    let games = tally.games;
    let seats = tally.seats();
    let length = tally.actions / games.max(1);
    let _ = writeln!(out, "match: {games} games with {seats} seats, {length} actions each");
    for player in &tally.players {
        let (low, high) = tally.interval(player);
        let share = tally.share(player);
        let _ = writeln!(
            out,
            "  {} ×{}: wins {:.1} % ({:.1} to {:.1}; par {:.1}), points {:.1}, rating {:.1} ± {:.1}, median {:?}, p99 {:?}",
            player.name,
            player.seats,
            100.0 * share,
            100.0 * low,
            100.0 * high,
            100.0 * tally.par(player),
            per_seat(tally, player, player.points),
            player.rating.rating,
            player.rating.uncertainty,
            player.thought(50),
            player.thought(99),
        );
        let sources = player.sources.iter().map(|(source, count, points)| {
            format!("{source} {:.2} for {:.1}", per_seat(tally, player, *count), per_seat(tally, player, *points))
        });
        let _ = writeln!(out, "    {}", sources.collect::<Vec<_>>().join(", "));
        let deeds = player.deeds.iter().map(|(deed, times)| format!("{deed} {:.2}", per_seat(tally, player, *times)));
        let _ = writeln!(out, "    {}", deeds.collect::<Vec<_>>().join(", "));
    }
    let places = tally.places.iter().map(|wins| format!("{:.1}", 100.0 * wins / games.max(1) as f64));
    let _ = writeln!(out, "  wins by place in turn order in %: {}", places.collect::<Vec<_>>().join(", "));
    out
}

pub fn json(tally: &Tally) -> Value {
    let games = tally.games.max(1) as f64;
    let players = tally.players.iter().map(|player| {
        let (low, high) = tally.interval(player);
        let sources = player.sources.iter().map(|(source, count, points)| {
            json!({
                "source": source,
                "count": per_seat(tally, player, *count),
                "points": per_seat(tally, player, *points),
            })
        });
        json!({
            "player": player.name,
            "seats": player.seats,
            "wins": tally.share(player),
            "low": low,
            "high": high,
            "par": tally.par(player),
            "points": per_seat(tally, player, player.points),
            "rating": player.rating.rating,
            "uncertainty": player.rating.uncertainty,
            "median_us": player.thought(50).as_micros() as u64,
            "p99_us": player.thought(99).as_micros() as u64,
            "deeds": player.deeds.iter().map(|(deed, times)| (deed, per_seat(tally, player, *times))).collect::<BTreeMap<_, _>>(),
            "sources": sources.collect::<Vec<_>>(),
        })
    });
    json!({
        "games": tally.games,
        "seats": tally.seats(),
        "actions": tally.actions as f64 / games,
        "players": players.collect::<Vec<_>>(),
        "wins_by_place": tally.places.iter().map(|wins| wins / games).collect::<Vec<_>>(),
    })
}

/// The mean of a sum for each of the player's seats in each game.
pub fn per_seat(tally: &Tally, player: &Sums, sum: i64) -> f64 {
    sum as f64 / (tally.games.max(1) as f64 * player.seats.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_players_play_each_seed_once() {
        let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(rotations(&named(&["hard", "hard", "hard"])), 1);
        assert_eq!(rotations(&named(&["hard", "careful", "careful"])), 3);
    }
}
