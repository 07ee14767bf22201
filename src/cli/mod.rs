//! The subcommands, one file each. Only this room may know all others; only here do errors lose their types.

mod check;
mod editions;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Hosts whole board games in Discord channels.
#[derive(Debug, Parser)]
#[command(version, about, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Say what is wrong in a configuration, key by key
    Check(check::Arguments),
    /// Let computer players play whole games and print them as records, one JSON document a line
    Simulate(simulate::Arguments),
}

impl Cli {
    /// Does what was asked.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::Check(arguments) => arguments.execute(),
            Command::Simulate(arguments) => arguments.execute(),
        }
    }
}
