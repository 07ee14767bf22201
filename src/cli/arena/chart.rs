//! A table of strength: every level of every title against the one below, and `hard` against a table of `careful`.

use serde_json::json;
use skald::ai::Level;
use skald::games;

use super::tally::Tally;
use super::{known, play};
use crate::cli::output;
use crate::cli::players::PEEKING;

/// The player that the levels are measured by.
const MEASURE: &str = "careful";
/// The series of all matches.
const SERIES: u64 = 1;

/// Prints the table.
pub fn print(games: u64) -> anyhow::Result<()> {
    let titles = games::builtin()?;
    output::line(
        "# Strength\n\n\
         How strong are the computer players? Wins have an interval of 95 %. A player named `peeking` also sees \
         everything hidden and the chance to come.\n\n\
         | title | seats | player | against | games | wins % | interval | par | points | median | p99 |\n\
         |---|---|---|---|---|---|---|---|---|---|---|",
    )?;
    for key in titles.keys() {
        let title = known(&titles, key)?;
        for players in matches(&title.levels(), title.meta().seats.1) {
            let tally = play(title, &json!({}), &players, (SERIES, games), None)?;
            output::line(row(title.meta().name, &tally))?;
        }
    }
    Ok(())
}

/// The matches of a title: each level against the one below, the first one against the measure, `hard` against three of
/// it, and the controls.
fn matches(levels: &[Level], most: u8) -> Vec<Vec<String>> {
    let pair = |one: &str, other: &str| vec![one.to_owned(), other.to_owned()];
    let mut all: Vec<_> = levels.windows(2).map(|two| pair(two[1].name(), two[0].name())).collect();
    if levels.contains(&Level::Hard) {
        let hard = Level::Hard.name();
        all.push(pair(hard, MEASURE));
        if most >= 4 {
            all.push([vec![hard.to_owned()], vec![MEASURE.to_owned(); 3]].concat());
        }
        all.push(pair(hard, hard));
        all.push(pair(&format!("{PEEKING}{hard}"), hard));
    }
    all
}

fn row(title: &str, tally: &Tally) -> String {
    let Some(first) = tally.players.first() else { return String::new() };
    let (low, high) = tally.interval(first);
    let other = tally.players.get(1).unwrap_or(first);
    let itself = tally.players.len() < 2;
    // A player against itself wins every game: the share of its first seat says more.
    let (share, par) = if itself {
        (tally.places[0] / tally.games.max(1) as f64, 1.0 / tally.seats() as f64)
    } else {
        (tally.share(first), tally.par(first))
    };
    let interval = if itself { "first seat".to_owned() } else { format!("{:.0}–{:.0}", 100.0 * low, 100.0 * high) };
    format!(
        "| {title} | {} | {} | {} | {} | {:.1} | {interval} | {:.0} | {:.1} | {:.1?} | {:.1?} |",
        tally.seats(),
        first.name,
        other.name,
        tally.games,
        100.0 * share,
        100.0 * par,
        super::show::per_seat(tally, first, first.points),
        first.thought(50),
        first.thought(99),
    )
}
