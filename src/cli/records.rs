//! `skald export` and `skald import`: a table as a record, and back.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail, ensure};
use clap::Args;
use skald::arena::output;
use skald::store::{Progress, disk_fault};
use skald::table::{ChannelId, CommunityId, Import, Person, PersonId, TableId};
use skald::title::Record;
use skald::words::Locale;

use super::host::{self, StoreArguments};
use super::location::StoreLocation;
use super::owner::Handed;
use super::{record_file, record_text};

/// The name of standard input as a file.
const STANDARD_INPUT: &str = "-";

/// The arguments of `skald export`.
#[derive(Debug, Args)]
pub struct ExportArguments {
    /// The table, as its card and `/table status` name it
    table: TableId,
    #[command(flatten)]
    store: StoreArguments,
    /// Also print the seed of a game that still runs. It reveals all future dice and cards
    #[arg(long)]
    with_seed: bool,
}

/// The arguments of `skald import`.
#[derive(Debug, Args)]
pub struct ImportArguments {
    /// The file with the record, or with several; `-` reads from standard input
    record: PathBuf,
    /// The id of the table's channel. A finished game needs none and is then found by its name
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    channel: Option<u64>,
    /// The id of the server that the channel belongs to
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    server: Option<u64>,
    /// The tag of the language of the channel, such as en
    #[arg(long, default_value = "en")]
    language: String,
    /// The players, as SEAT=USER with seats counted from 1 and a user's id, e.g. 1=80351110224678912. The computer
    /// plays the other seats. The first player hosts the table
    #[arg(long = "player", value_name = "SEAT=USER", value_parser = player)]
    players: Vec<(usize, u64)>,
    #[command(flatten)]
    store: StoreArguments,
    /// Root has opened the record as standard input, because the owner of the store may not read it
    #[arg(long, hide = true)]
    opened: bool,
}

impl ExportArguments {
    /// Prints the record on one line.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        host::with_tables(&self.store, StoreLocation::to_read, async |tables| {
            let record = tables.records().export(self.table, self.with_seed).await?;
            output::line(serde_json::to_string(&record)?)?;
            Ok(())
        })
    }
}

impl ImportArguments {
    /// Checks all records of the file, then imports each and prints the id of its table.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let named = || self.record.display().to_string();
        // Standard input waits for the program that reads it.
        self.store.location_to_change_with(|_| self.hand().with_context(named))?;
        let from = if self.opened { Path::new(STANDARD_INPUT) } else { &self.record };
        let records = read(from).with_context(named)?;
        let imports: Vec<_> = records.into_iter().map(|record| self.import(record)).collect::<Result<_, _>>()?;
        host::with_tables(&self.store, StoreLocation::open, async |tables| {
            // Each is checked and then imported.
            let progress = Progress::begin("importing records", 2 * imports.len() as u64);
            for (line, import) in (1..).zip(&imports) {
                tables.records().check_import(import).await.with_context(|| format!("record {line}"))?;
                progress.add(1);
            }
            for (line, import) in (1..).zip(imports) {
                let table = tables.records().import(import).await.with_context(|| format!("record {line}"))?.id;
                output::line(table)?;
                progress.add(1);
            }
            Ok(())
        })
    }

    /// Opens the record, for the owner of the store.
    fn hand(&self) -> anyhow::Result<Handed> {
        if self.record == Path::new(STANDARD_INPUT) {
            return Ok(Handed::default());
        }
        let record = File::open(&self.record).map_err(|error| anyhow!(disk_fault(&error)))?;
        Ok(Handed { input: Some(record), arguments: vec!["--opened".into()] })
    }

    fn import(&self, record: Record) -> anyhow::Result<Import> {
        let locale = language(&self.language)?;
        let person = |seat: usize, id| Person { id: PersonId(id), name: record.players[seat].clone(), locale };
        let mut seats = vec![None; record.players.len()];
        for (seat, id) in &self.players {
            ensure!((1..=seats.len()).contains(seat), "--player {seat}={id}: the record has {} seats", seats.len());
            let taken = (1..).zip(&seats).find_map(|(number, there): (usize, &Option<Person>)| {
                let there = there.as_ref().filter(|person| number == *seat || person.id.0 == *id)?;
                Some((number, there.id.0))
            });
            if let Some((number, user)) = taken {
                bail!(
                    "--player {seat}={id}: seat {number} is user {user}'s already; a seat has one person, and a person one seat"
                );
            }
            seats[seat - 1] = Some(person(seat - 1, *id));
        }
        let host = self.players.first().map(|(_, id)| PersonId(*id));
        let channel = self.channel.map(ChannelId);
        let community = self.server.map(CommunityId);
        Ok(Import { record, channel, community, locale, host, seats })
    }
}

/// The language with exactly this tag, such as `en`.
pub fn language(tag: &str) -> anyhow::Result<Locale> {
    let locale = Locale::from_tag(tag);
    let known = Locale::ALL.map(Locale::tag).join(", ");
    ensure!(locale.tag() == tag, "--language {tag}: one of {known} is wanted");
    Ok(locale)
}

fn player(text: &str) -> Result<(usize, u64), String> {
    let parsed = text.split_once('=').and_then(|(seat, user)| Some((seat.parse().ok()?, user.parse().ok()?)));
    let parsed = parsed.filter(|(seat, user)| *seat > 0 && *user > 0);
    parsed.ok_or_else(|| format!("{text:?} is not SEAT=USER, e.g. 1=80351110224678912"))
}

/// All records of a file, at least one; `-` reads from standard input.
pub fn read(path: &Path) -> anyhow::Result<Vec<Record>> {
    let from: Box<dyn Read> = match path.to_str() {
        Some(STANDARD_INPUT) => Box::new(std::io::stdin()),
        _ => Box::new(File::open(path).map_err(|error| anyhow!(disk_fault(&error)))?),
    };
    let text = record_file::text(record_file::bytes(from)?).context("not a record")?;
    let records = record_text::documents(&text).context("not a record")?;
    ensure!(!records.is_empty(), "there is no record in the file");
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::super::record_file::MOST_BYTES;
    use super::*;

    #[test]
    fn no_more_is_read_than_a_bound() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("records.json");
        let refusal = |length| {
            File::create(&path).and_then(|file| file.set_len(length)).expect("is written");
            read(&path).expect_err("it holds zeros").to_string()
        };
        assert_eq!(refusal(MOST_BYTES), "not a record");
        for length in [MOST_BYTES + 1, 1 << 40] {
            assert!(refusal(length).starts_with("more than 64 MB of records"));
        }
    }
}
