//! The subcommands, one file each. The only module that may import all others, and the only one with untyped errors.
#![allow(clippy::disallowed_methods, reason = "the program runs on the time of the machine")]

mod backup;
mod doctor;
mod draw;
mod health;
mod heartbeat;
mod host;
mod lateness;
mod location;
mod log;
mod memory;
mod migrate_store;
mod monitor;
mod operator;
mod owner;
mod patch;
mod record_file;
mod record_text;
mod records;
mod restore;
mod review;
mod run;
mod sandbox;
mod schedule;
mod simulate;
mod stop;
mod upkeep;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use skald::arena::show::{self, Shown};

pub use stop::Stop;

/// Hosts whole board games in Discord channels.
#[derive(Debug, Parser)]
#[command(version = env!("SKALD_VERSION"), about, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Try Skald without a token: a local Discord with a page to play on
    Sandbox(sandbox::Arguments),
    /// Run the bot on Discord (the token comes from the environment or a file, never from the command line)
    Run(run::Arguments),
    /// Check the configuration, the token's file, the editions, the store and its backups, and print a line each with
    /// advice. Exit code 1 on an error; the bot may run meanwhile
    #[command(alias = "check")]
    Doctor(doctor::Arguments),
    /// Report whether the bot that runs on this machine works: exit code 0 if it does, 1 if not, and a sentence
    Health(health::Arguments),
    /// Let computer players play whole games and print them as records, one JSON document a line
    Simulate(simulate::Arguments),
    /// Review a finished game: one page with its turning points and all its boards
    Review(review::Arguments),
    /// Draw the board of a record after an entry, as PNG or SVG, and describe it in words
    Draw(draw::Arguments),
    /// Print the record of a table
    Export(records::ExportArguments),
    /// Read a record, replay and check it, and put it into the store as a table
    Import(records::ImportArguments),
    /// Copy the store into a new folder and read the copy back; the bot may run meanwhile
    Backup(backup::Arguments),
    /// Replay every game of a backup, and replace the store by the backup; the store is kept aside
    Restore(restore::Arguments),
    /// Forget a person, or a server with all its games; the bot may run meanwhile
    Forget(operator::ForgetArguments),
    /// Set a game in progress back to an entry of its log; the bot may run meanwhile
    Rewind(operator::RewindArguments),
    /// Copy a whole store into another place, read it back and compare: from a folder into a database, or back
    MigrateStore(migrate_store::Arguments),
    /// List the games in progress that replay to the same result under the newest rules; --apply moves those to them
    Patch(patch::Arguments),
}

impl Cli {
    pub fn execute(self, stop: Stop) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::Run(_) | Command::Sandbox(_) => memory::settle(),
            _ => show::start(Shown::Plain),
        }
        match self.command {
            Command::Sandbox(arguments) => arguments.execute(&stop),
            Command::Run(arguments) => arguments.execute(stop),
            Command::Doctor(arguments) => arguments.execute(),
            Command::Health(arguments) => arguments.execute(),
            Command::Simulate(arguments) => arguments.execute(),
            Command::Review(arguments) => arguments.execute(),
            Command::Draw(arguments) => arguments.execute(),
            Command::Export(arguments) => arguments.execute(),
            Command::Import(arguments) => arguments.execute(),
            Command::Backup(arguments) => arguments.execute(),
            Command::Restore(arguments) => arguments.execute(),
            Command::Forget(arguments) => arguments.execute(),
            Command::Rewind(arguments) => arguments.execute(),
            Command::MigrateStore(arguments) => arguments.execute(),
            Command::Patch(arguments) => arguments.execute(),
        }
    }
}
