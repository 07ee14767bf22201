//! `skald simulate`: whole games between computer players, as records.

use std::io::{BufWriter, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde_json::{Map, Value};
use skald::engine::Seed;
use skald::title::{Record, Simulation, Title, Titles};

use super::editions;
use super::players::{Asked, Players};

/// A table of computer players, for `simulate` and `arena`.
#[derive(Debug, Args)]
pub struct Table {
    /// The title, e.g. raids
    #[arg(default_value = "")]
    pub title: String,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    pub seats: u8,
    /// The seed of all chance; the same number gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The computer players, in seat order; they move on by one seat from game to game. exec:./bot is a program that
    /// plays (docs/players.md)
    #[arg(long, value_delimiter = ',', default_value = "careful")]
    players: Vec<String>,
    /// Switches of the table as key=value, e.g. ghost_reorder=shift
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// The edition; the title's first one if not given
    #[arg(long)]
    edition: Option<String>,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
}

impl Table {
    /// The titles with their editions.
    pub fn titles(&self) -> anyhow::Result<Titles> {
        editions::load(self.editions.as_deref())
    }

    /// The title of the table.
    pub fn title<'a>(&self, titles: &'a Titles) -> anyhow::Result<&'a dyn Title> {
        let title = match &self.edition {
            Some(edition) => titles.get(&self.title, edition),
            None => titles.default_of(&self.title),
        };
        let Some(title) = title else {
            let known: Vec<_> = titles
                .keys()
                .flat_map(|key| titles.editions(key))
                .map(|title| format!("{} ({})", title.meta().key, title.edition().id))
                .collect();
            bail!("no such title or edition; there are: {}", known.join(", "));
        };
        Ok(title.as_ref())
    }

    /// The switches.
    pub fn options(&self, title: &dyn Title) -> anyhow::Result<Value> {
        read_options(title, &self.options)
    }

    /// The player of each seat.
    pub fn players(&self, title: &dyn Title) -> anyhow::Result<Vec<String>> {
        let (least, most) = title.meta().seats;
        if !(least..=most).contains(&self.seats) {
            bail!("{} takes {least} to {most} seats", title.meta().key);
        }
        Ok(self.players.iter().cycle().take(self.seats.into()).cloned().collect())
    }
}

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

/// The output format.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// JSON, a document a line
    Json,
    /// Text, a line a game or a player
    Text,
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

fn read_options(title: &dyn Title, given: &[String]) -> anyhow::Result<Value> {
    let mut options = Map::new();
    for option in given {
        let (key, value) = option.split_once('=').with_context(|| {
            let known: Vec<_> = title.options().iter().map(|spec| spec.key).collect();
            format!("option {option:?} is not key=value; known: {}", known.join(", "))
        })?;
        options.insert(key.trim().to_owned(), Value::from(value.trim()));
    }
    Ok(Value::Object(options))
}
