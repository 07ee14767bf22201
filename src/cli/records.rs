//! `skald export` and `skald import`: a table as a record, and back.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use skald::config::Config;
use skald::table::{TableId, Tables};
use skald::title::Record;

use super::{editions, host};

/// What `skald export` takes.
#[derive(Debug, Args)]
pub struct ExportArguments {
    /// The table, as its card and `/table status` name it
    table: TableId,
    /// The configuration file that names the store; every key at its default if the file is not given
    #[arg(long)]
    config: Option<PathBuf>,
    /// The folder of the store, in place of the one that the configuration names
    #[arg(long)]
    store: Option<PathBuf>,
    /// Also print the seed of a game that still runs: whoever has it knows all that is to come
    #[arg(long)]
    with_seed: bool,
}

/// What `skald import` takes.
#[derive(Debug, Args)]
pub struct ImportArguments {
    /// The file with the record; `-` reads from standard input
    record: PathBuf,
    /// The configuration file that names the store; every key at its default if the file is not given
    #[arg(long)]
    config: Option<PathBuf>,
    /// The folder of the store, in place of the one that the configuration names
    #[arg(long)]
    store: Option<PathBuf>,
}

impl ExportArguments {
    /// Prints the record on one line.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        with_tables(self.config.as_deref(), self.store, async |tables| {
            let record = tables.export(self.table, self.with_seed).await?;
            println!("{}", serde_json::to_string(&record)?);
            Ok(())
        })
    }
}

impl ImportArguments {
    /// Reads, checks and stores the record, and says under which name.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let record = read(&self.record).with_context(|| self.record.display().to_string())?;
        with_tables(self.config.as_deref(), self.store, async |tables| {
            let table = tables.import(record).await?.id;
            println!("{table}");
            Ok(())
        })
    }
}

fn read(path: &Path) -> anyhow::Result<Record> {
    let from: Box<dyn Read> = match path.to_str() {
        Some("-") => Box::new(std::io::stdin()),
        _ => Box::new(File::open(path)?),
    };
    let mut records = serde_json::Deserializer::from_reader(BufReader::new(from)).into_iter::<Record>();
    records.next().context("no record in it")?.context("not a record")
}

fn with_tables(
    config: Option<&Path>,
    store: Option<PathBuf>,
    work: impl AsyncFnOnce(Arc<Tables>) -> anyhow::Result<()>,
) -> anyhow::Result<ExitCode> {
    let config = config.map(Config::load).transpose()?.unwrap_or_default();
    let titles = editions::load(config.editions.folder.as_deref())?;
    let folder = store.unwrap_or(config.store.folder);
    anyhow::ensure!(folder.is_dir(), "there is no store in {}", folder.display());
    host::runtime()?.block_on(async {
        let tables = host::tables(host::open(&folder)?, titles);
        let done = work(tables.clone()).await;
        tables.close().await?;
        done.map(|()| ExitCode::SUCCESS)
    })
}
