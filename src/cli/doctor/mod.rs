//! `skald doctor`: checks all that the bot needs, line by line. It changes nothing and asks only Discord and the database
//! of the store. The bot may run meanwhile.
//!
//! Its first checks are those with which `skald run` begins, so that both refuse the same.

use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use skald::config::Config;

use super::heartbeat;
use super::host::ConfigArguments;
use super::owner::{self, Handed};

mod configuration;
mod database;
mod discord;
mod machine;
mod mounts;
mod ports;
mod report;
mod store;
mod trial;

use report::Report;

/// The arguments of `skald doctor`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
    /// Do not ask Discord about the token and the time
    #[arg(long)]
    offline: bool,
}

impl Arguments {
    /// Checks and prints; exit code 1 if the report has an error.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let mut report = Report::default();
        machine::check(&mut report);
        if let Some(config) = begin(&self.config, &mut report)? {
            configuration::advise(&self.config, &config, &mut report);
            let runs = heartbeat::is_running(&config.store.folder);
            if !runs {
                ports::check(&config, &mut report);
            }
            match config.store.in_database() {
                Some(database) => database::check(database, &config.store.folder, &mut report)?,
                None => store::check(&config, runs, &mut report),
            }
            if !self.offline {
                discord::check(&config, &mut report)?;
            }
        }
        Ok(report.print()?)
    }
}

/// The checks with which the bot begins. Returns the configuration if it can be used.
///
/// # Errors
/// A broken embedded edition, or root cannot become the owner of the store.
fn begin(arguments: &ConfigArguments, report: &mut Report) -> anyhow::Result<Option<Config>> {
    let Some(config) = configuration::load(arguments, report) else { return Ok(None) };
    owner::become_owner(&config.store.folder, arguments.found(), |_| Ok(Handed::default()))?;
    configuration::check(&config, report)?;
    if config.store.in_database().is_none() {
        store::presence(&config, report);
    }
    Ok(Some(config))
}

/// Begins as the doctor does, for the bot.
///
/// # Errors
/// All errors of the report.
pub fn ready(arguments: &ConfigArguments) -> anyhow::Result<Config> {
    let mut report = Report::default();
    let config = begin(arguments, &mut report)?;
    let errors = report.errors();
    match config.filter(|_| errors.is_empty()) {
        Some(config) => Ok(config),
        None => bail!("{}", errors.join("\n")),
    }
}
