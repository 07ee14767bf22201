//! `skald simulate`: whole games between computer players, as records.

use std::io::{BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use skald::arena::players::{Asked, Players};
use skald::arena::{Format, Table};
use skald::engine::Seed;
use skald::title::{Record, Simulation};

/// The arguments of `skald simulate`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    table: Table,
    /// How many games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Json)]
    format: Format,
}

impl Arguments {
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let titles = self.table.titles()?;
        let title = self.table.title(&titles)?;
        let options = self.table.options(title)?;
        let named = self.table.players.clone();
        let seed = Seed::from_number(self.table.seed);
        let mut players = Players::default();
        // Every error names the problem and the valid values.
        let simulation = Simulation::new(title, &options, self.table.seats, named, seed)?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        for number in 0..self.games {
            let asked = Asked { title, options: &options, seats: self.table.seats, game: number };
            let record = simulation.game_by(number, number, |player, position, seat, seed| {
                players.choose(&asked, position, player, seat, seed)
            });
            let record = record.with_context(|| format!("game {number}"))?;
            match self.print(&mut out, number, &record) {
                // The reader has seen enough, e.g. `| head`.
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(ExitCode::SUCCESS),
                other => other?,
            }
        }
        match out.flush() {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
            _ => Ok(ExitCode::SUCCESS),
        }
    }

    fn print(&self, out: &mut impl Write, number: u64, record: &Record) -> std::io::Result<()> {
        match self.format {
            Format::Json => {
                serde_json::to_writer(&mut *out, record)?;
                writeln!(out)
            }
            Format::Text => {
                write!(out, "game {number}: {} actions", record.entries.len())?;
                for (player, sheet) in record.players.iter().zip(&record.scores) {
                    write!(out, "; {player} {}", sheet.total())?;
                }
                let ranks = record.outcome.as_ref().map(|outcome| outcome.ranks.clone()).unwrap_or_default();
                writeln!(out, "; ranks {ranks:?}")
            }
        }
    }
}
