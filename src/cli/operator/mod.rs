//! `skald forget` and `skald rewind`: changes that only the operator may make, whether or not the bot runs.
//!
//! A database is changed directly, also while the bot uses it. A folder belongs to one process, so a running bot makes
//! the change itself ([`requests`]).

pub mod requests;

use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use skald::arena::output;
use skald::config::editions;
use skald::discord::retention;
use skald::store::OpenError;
use skald::table::{CommunityId, PersonId, Seq, TableId, Tables};

use super::heartbeat;
use super::host::{self, StoreArguments};
use super::location::StoreLocation;

/// The arguments of `skald forget`.
#[derive(Debug, Args)]
pub struct ForgetArguments {
    /// The user id of a person. They are forgotten as by `/me data:delete`
    #[arg(
        long,
        value_name = "ID",
        required_unless_present = "server",
        conflicts_with = "server",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    person: Option<u64>,
    /// The id of a server. Its games end without a result; then its games, results, tournaments and settings are erased
    #[arg(long, value_name = "ID", value_parser = clap::value_parser!(u64).range(1..))]
    server: Option<u64>,
    #[command(flatten)]
    store: StoreArguments,
}

/// The arguments of `skald rewind`.
#[derive(Debug, Args)]
pub struct RewindArguments {
    /// The table, as its card and `/table status` name it
    #[arg(long)]
    table: TableId,
    /// The last entry of its log that stays valid; `/log` shows the numbers
    #[arg(long, value_name = "SEQ")]
    to: u64,
    #[command(flatten)]
    store: StoreArguments,
}

/// A change that the operator asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    ForgetPerson { person: u64 },
    ForgetServer { server: u64 },
    Rewind { table: TableId, to: u64 },
}

impl ForgetArguments {
    /// Forgets a person or a server, and says what was done.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let change = match (self.person, self.server) {
            (Some(person), _) => Change::ForgetPerson { person },
            (None, Some(server)) => Change::ForgetServer { server },
            (None, None) => anyhow::bail!("name --person or --server"),
        };
        execute(&self.store, change)
    }
}

impl RewindArguments {
    /// Sets a game back, and says what was done.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        execute(&self.store, Change::Rewind { table: self.table, to: self.to })
    }
}

/// Makes the change here, or lets the running bot make it.
fn execute(store: &StoreArguments, change: Change) -> anyhow::Result<ExitCode> {
    let location = store.location_to_change()?;
    let titles = editions::load(store.editions()?.as_deref())?;
    host::runtime()?.block_on(async {
        let sentence = match (location.open_existing().await, &location) {
            (Ok(opened), _) => {
                let tables = host::tables(opened, titles);
                let sentence = change.make(&tables).await;
                tables.close().await?;
                sentence?
            }
            (Err(error), StoreLocation::Folder { path, .. }) if in_use(&error) && heartbeat::is_running(path) => {
                requests::ask(path, change).await.with_context(|| location.to_string())?
            }
            (Err(error), _) => return Err(error),
        };
        output::line(sentence)?;
        Ok(ExitCode::SUCCESS)
    })
}

fn in_use(error: &anyhow::Error) -> bool {
    matches!(error.downcast_ref(), Some(OpenError::InUse { .. }))
}

impl Change {
    /// Makes the change; returns a sentence about it.
    async fn make(self, tables: &Tables) -> anyhow::Result<String> {
        match self {
            Self::ForgetPerson { person } => {
                let forgotten = tables.people().forget(PersonId(person)).await?;
                ensure!(
                    forgotten.left == 0,
                    "person {person} is still named at {} tables that cannot be loaded; the log names them",
                    forgotten.left
                );
                Ok(format!(
                    "person {person} is forgotten: a pseudonym replaces them at {} tables, and the computer plays on at {}",
                    forgotten.tables, forgotten.kept
                ))
            }
            Self::ForgetServer { server } => {
                let forgotten = retention::forget_server(tables, CommunityId(server)).await?;
                ensure!(
                    forgotten.left == 0,
                    "{} tables of server {server} cannot be loaded and are left; the log names them",
                    forgotten.left
                );
                Ok(format!(
                    "server {server} is forgotten: {} tables and {} results, tournaments and settings are erased",
                    forgotten.tables, forgotten.documents
                ))
            }
            Self::Rewind { table, to } => {
                let rewound = tables.admin().rewind(table, Seq(to)).await?;
                Ok(format!(
                    "table {table} is as it was after entry {to}: {} actions are void, which entry {} of its log says",
                    rewound.actions, rewound.undo
                ))
            }
        }
    }
}
