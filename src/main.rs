//! The command line: reads the arguments, runs the subcommand, prints its error.
#![forbid(unsafe_code)]

mod cli;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::parse().execute() {
        Ok(code) => code,
        Err(error) => {
            cli::output::last_line(format!("skald: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
