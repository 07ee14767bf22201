//! `skald arena`: matches between computer players, and how sure their result is.
//!
//! A block is one seed played once for each rotation of the players over the seats. So luck and the place in turn order
//! cancel out. A player named `peeking:hard` is `hard` that also sees hidden parts and future chance. It is the
//! upper bound of what a better player could gain.

mod chart;
mod game;
mod show;
mod tally;

use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use skald::engine::Seed;
use skald::title::{Simulation, Title, Titles};

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
    /// Measure all levels of all titles with so many games a match, and print a table
    #[arg(long, exclusive = true)]
    chart: Option<u64>,
}

impl Arguments {
    /// Plays and prints.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        if let Some(games) = self.chart {
            chart::print(games)?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.until.is_some_and(|confidence| !(0.5..1.0).contains(&confidence)) {
            bail!("--until takes a confidence from 0.5 to below 1, e.g. 0.95");
        }
        let titles = self.table.titles()?;
        let title = self.table.title(&titles)?;
        let own = self.table.players(title)?;
        self.print("match", &self.play(title, &own)?)?;
        if self.controls {
            let alone = vec![own[0].clone(); own.len()];
            self.print("control: the player against itself", &self.play(title, &alone)?)?;
            let mut peeking = own;
            peeking[0] = format!("{PEEKING}{}", peeking[0]);
            self.print("control: the player sees everything", &self.play(title, &peeking)?)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play(&self, title: &dyn Title, players: &[String]) -> anyhow::Result<Tally> {
        let options = self.table.options(title)?;
        play(title, &options, players, (self.table.seed, self.games), self.until)
    }

    fn print(&self, name: &str, tally: &Tally) -> anyhow::Result<()> {
        match self.format {
            Format::Text => output::line(show::text(name, tally).trim_end())?,
            Format::Json => output::line(serde_json::to_string(&show::json(name, tally))?)?,
        }
        Ok(())
    }
}

/// Plays blocks until there are enough games, or until the sequential test has decided.
fn play(
    title: &dyn Title,
    options: &serde_json::Value,
    players: &[String],
    (seed, games): (u64, u64),
    until: Option<f64>,
) -> anyhow::Result<Tally> {
    let count = players.len();
    let series = Simulation::new(title, options, count as u8, players.to_vec(), Seed::from_number(seed))?;
    let played = Match { title, options, count, series };
    let (mut tally, mut chosen) = (Tally::new(players), Players::default());
    for block in 0.. {
        for rotation in 0..count as u64 {
            tally.add(&played.play(&mut chosen, block, rotation)?);
        }
        let decided = until.is_some_and(|confidence| tally.verdict(confidence) != Verdict::Open);
        if decided || tally.games >= games {
            break;
        }
    }
    Ok(tally)
}

/// The title of a match.
fn known<'a>(titles: &'a Titles, key: &str) -> anyhow::Result<&'a dyn Title> {
    match titles.default_of(key) {
        Some(title) => Ok(title.as_ref()),
        None => bail!("no title {key:?}; there are: {}", titles.keys().collect::<Vec<_>>().join(", ")),
    }
}
