//! `skald doctor`: checks all that the bot needs, line by line. It changes nothing and asks only Discord and the database
//! of the store. The bot may run meanwhile.
//!
//! Its first checks are those with which `skald run` begins, so that both refuse the same.

use std::fmt::Display;
use std::path::Path;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use skald::arena::output;
use skald::config::Config;

use super::heartbeat;
use super::host::ConfigArguments;
use super::owner::{self, Handed};

mod configuration;
mod database;
mod discord;
mod machine;
mod store;

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
                machine::check_ports(&config, &mut report);
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

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Ok,
    Warning,
    Error,
}

/// Lines in order: the result, the subject of the check, and a sentence about it.
#[derive(Debug, Default)]
pub struct Report(Vec<(Level, &'static str, String)>);

impl Report {
    /// Adds a line about a check without problems.
    pub fn ok(&mut self, what: &'static str, how: impl Display) {
        self.0.push((Level::Ok, what, how.to_string()));
    }

    /// Adds a line about a problem that does not stop the bot, but that the operator should know.
    pub fn warning(&mut self, what: &'static str, how: impl Display) {
        self.0.push((Level::Warning, what, how.to_string()));
    }

    /// Adds a line about a problem that stops the bot, now or soon.
    pub fn error(&mut self, what: &'static str, how: impl Display) {
        self.0.push((Level::Error, what, how.to_string()));
    }

    /// The level and the subject of each line.
    #[cfg(test)]
    pub fn levels(&self) -> impl Iterator<Item = (Level, &'static str)> {
        self.0.iter().map(|(level, what, _)| (*level, *what))
    }

    /// The errors, a sentence each.
    pub fn errors(&self) -> Vec<String> {
        self.0
            .iter()
            .filter(|(level, ..)| *level == Level::Error)
            .map(|(_, what, how)| format!("{what}: {how}"))
            .collect()
    }

    /// Prints the lines and the numbers of errors and warnings; exit code 1 if there is an error.
    pub fn print(self) -> std::io::Result<ExitCode> {
        for (level, what, how) in &self.0 {
            let level = match level {
                Level::Ok => "ok     ",
                Level::Warning => "warning",
                Level::Error => "error  ",
            };
            output::line(format_args!("{level}  {what:<9}  {}", how.replace('\n', " ")))?;
        }
        let count = |wanted| self.0.iter().filter(|(level, ..)| *level == wanted).count();
        let errors = count(Level::Error);
        let warnings = count(Level::Warning);
        output::line(format_args!("{errors} errors, {warnings} warnings"))?;
        Ok(if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Checks on Unix the rights of users outside the group of a file or folder. The right to write is an error. The
    /// right to read is reported at the level `secret`, if there is one. The remedy leaves the rights of the group.
    pub fn rights(&mut self, what: &'static str, path: &Path, secret: Option<Level>) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let Ok(metadata) = std::fs::metadata(path) else { return };
            let mode = metadata.permissions().mode();
            let path = path.display();
            if mode & 0o002 != 0 {
                return self.error(what, format!("every user of this machine may change {path}: chmod o-w {path}"));
            }
            let Some(level) = secret.filter(|_| mode & 0o004 != 0) else { return };
            let how = format!("every user of this machine may read {path}: chmod o= {path}");
            self.0.push((level, what, how));
        }
        #[cfg(not(unix))]
        let _unknown = (what, path, secret);
    }
}
