//! `skald arena`: matches between computer players, and how sure their result is.
//!
//! A block is one seed played once for each rotation of the players over the seats. So luck and the place in turn order
//! cancel out. A player named `peeking:hard` is `hard` that also sees hidden parts and future chance. It is the
//! upper bound of what a better player could gain.

mod chart;
mod deeds;
mod game;
mod show;
mod tally;

use std::cell::Cell;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use skald::engine::Seed;
use skald::store::Progress;
use skald::title::{Simulation, Title};

use super::output;
use super::players::{PEEKING, Players};
use super::simulate::{Format, Table};
use game::Match;
use tally::{Tally, Verdict};

/// The arguments of `skald arena`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    table: Table,
    /// How many games; a block of rotations is always played to its end
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Stop as soon as the first player is stronger, weaker or equal with this confidence, e.g. 0.95
    #[arg(long)]
    until: Option<f64>,
    /// Also play the two controls: the first player against itself, and with everything in its sight
    #[arg(long)]
    controls: bool,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Measure all levels with so many games a match, of the given title or of all, and print docs/strength.md
    #[arg(long)]
    chart: Option<u64>,
    /// End each match of a chart after so many seconds
    #[arg(long, default_value_t = 3600)]
    seconds: u64,
}

impl Arguments {
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        if let Some(games) = self.chart {
            chart::print(&self.table, games, Duration::from_secs(self.seconds))?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.until.is_some_and(|confidence| !(0.5..1.0).contains(&confidence)) {
            bail!("--until takes a confidence from 0.5 to below 1, e.g. 0.95");
        }
        let titles = self.table.titles()?;
        let title = self.table.title(&titles)?;
        let own = self.table.players(title)?;
        self.run("match", title, &own)?;
        if self.controls {
            let alone = vec![own[0].clone(); own.len()];
            self.run("control: the player against itself", title, &alone)?;
            let mut peeking = own;
            peeking[0] = format!("{PEEKING}{}", peeking[0]);
            self.run("control: the player sees everything", title, &peeking)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Plays a match and prints it. If a player fails, the games before are printed as well.
    fn run(&self, name: &str, title: &dyn Title, players: &[String]) -> anyhow::Result<()> {
        let options = self.table.options(title)?;
        let enough = |tally: &Tally| {
            let decided = self.until.is_some_and(|confidence| tally.verdict(confidence) != Verdict::Open);
            decided || tally.games >= self.games
        };
        let counted = Cell::new(0);
        let progress = Progress::begin("playing matches", self.games);
        let (tally, failed) = play(title, &options, players, self.table.seed, |tally| {
            progress.add(tally.games - counted.replace(tally.games));
            enough(tally)
        })?;
        drop(progress);
        if failed.is_none() || tally.games > 0 {
            self.print(name, &tally)?;
        }
        failed.map_or(Ok(()), Err)
    }

    fn print(&self, name: &str, tally: &Tally) -> anyhow::Result<()> {
        match self.format {
            Format::Text => output::line(show::text(name, tally).trim_end())?,
            Format::Json => output::line(serde_json::to_string(&show::json(name, tally))?)?,
        }
        Ok(())
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
