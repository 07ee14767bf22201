//! `skald doctor`: checks all that the bot needs, line by line. It changes nothing and connects only to the database of
//! the store. The bot may run meanwhile.

use std::process::ExitCode;

use clap::Args;

use super::host::ConfigArguments;

mod configuration;
mod database;
mod machine;
mod mounts;
mod report;
mod space;
mod store;

use report::Report;

/// The arguments of `skald doctor`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
}

impl Arguments {
    /// Checks and prints; exit code 1 if the report has an error.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let mut report = Report::default();
        machine::check(&mut report);
        if let Some(config) = configuration::check(&self.config, &mut report)? {
            match config.store.in_database() {
                Some(database) => database::check(database, &config.store.folder, &mut report)?,
                None => store::check(&config, &mut report),
            }
        }
        Ok(report.print()?)
    }
}
