//! The command line: reads the arguments, runs the subcommand, prints its error.
#![forbid(unsafe_code)]

mod cli;

use std::process::ExitCode;

use clap::Parser;
use skald::arena::output;

fn main() -> ExitCode {
    // First of all: the signals.
    match cli::Stop::listen().and_then(|stop| cli::Cli::parse().execute(stop)) {
        Ok(code) => code,
        Err(error) => {
            output::last_line(format!("skald: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
