//! Positions of games between computer players in which exactly one choice wins by force.

use std::collections::BTreeSet;

use skald_arena::{Table, output};
use skald_core::engine::{Seed, Viewer};
use skald_core::title::{Puzzle, RecordEntry, Simulation};
use skald_store::Progress;

/// How many actions before the end of a game are searched. Earlier positions are rarely won by force.
const LAST: usize = 10;

/// Plays, searches and prints until there are so many puzzles. A game gives one at most.
pub fn print(table: &Table, count: usize) -> anyhow::Result<()> {
    let titles = table.titles()?;
    let title = table.title(&titles)?;
    let options = table.options(title)?;
    let players = table.players(title)?;
    let simulation = Simulation::new(title, &options, table.seats, players, Seed::from_number(table.seed))?;
    let mut known = BTreeSet::new();
    let progress = Progress::begin("searching for puzzles", count as u64);
    for number in 0.. {
        if known.len() >= count {
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
    Ok(())
}
