//! `skald puzzles`: positions of games between computer players in which exactly one choice wins by force.

use std::collections::BTreeSet;
use std::process::ExitCode;

use clap::Args;
use skald::engine::{Seed, Viewer};
use skald::store::Progress;
use skald::title::{Puzzle, RecordEntry, Simulation};

use super::output;
use super::simulate::Table;

/// How many actions before the end of a game are searched. Earlier positions are rarely won by force.
const LAST: usize = 10;

/// The arguments of `skald puzzles`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    table: Table,
    /// How many puzzles
    #[arg(long, default_value_t = 60)]
    count: usize,
}

impl Arguments {
    /// Plays, searches and prints. A game gives one puzzle at most.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let titles = self.table.titles()?;
        let title = self.table.title(&titles)?;
        let options = self.table.options(title)?;
        let players = self.table.players(title)?;
        let simulation =
            Simulation::new(title, &options, self.table.seats, players, Seed::from_number(self.table.seed))?;
        let mut known = BTreeSet::new();
        let progress = Progress::begin("searching for puzzles", self.count as u64);
        for number in 0.. {
            if known.len() >= self.count {
                break;
            }
            let record = simulation.game(number)?;
            let code = |entry: &RecordEntry| match entry {
                RecordEntry::Act { action, .. } => Some(action.clone()),
                RecordEntry::Undo { .. } => None,
            };
            let codes: Vec<_> = record.entries.iter().filter_map(code).collect();
            for at in codes.len().saturating_sub(LAST)..codes.len() {
                let position = record.replay_to(&titles, at as u64)?.position;
                let Some(puzzle) = Puzzle::find(position.as_ref(), codes[..at].to_vec()) else { continue };
                if known.insert(position.view(Viewer::Public)?["open"]["board"].to_string()) {
                    output::line(serde_json::to_string(&puzzle)?)?;
                    progress.add(1);
                    break;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
