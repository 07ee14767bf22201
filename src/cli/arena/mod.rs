//! `skald arena`: matches between computer players, and how sure their result is.
//!
//! A block is one seed played once for each rotation of the players over the seats. So luck and the place in turn order
//! cancel out. A player named `peeking:hard` is `hard` that also sees hidden parts and future chance. It is the
//! upper bound of what a better player could gain.

mod chart;
mod deeds;
mod game;
mod promises;
mod show;
mod tally;

use std::cell::Cell;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use skald::engine::Seed;
use skald::store::Progress;
use skald::title::{Simulation, Title};

use super::output;
use super::players::Players;
use super::simulate::{Format, Table};
use game::Match;
use tally::Tally;

/// The arguments of `skald arena`.
#[derive(Debug, Args)]
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
    /// End each match of a chart after so many seconds, and its reviews after 40 times as many
    #[arg(long, default_value_t = 3600)]
    seconds: u64,
}

impl Arguments {
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        if let Some(games) = self.chart {
            chart::print(&self.table, games, Duration::from_secs(self.seconds))?;
            return Ok(ExitCode::SUCCESS);
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
                Format::Text => output::line(show::text(&tally).trim_end())?,
                Format::Json => output::line(serde_json::to_string(&show::json(&tally))?)?,
            }
        }
        failed.map_or(Ok(ExitCode::SUCCESS), Err)
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
