//! The command line: reads what was asked, wires the rooms together, prints what went wrong.
#![forbid(unsafe_code)]

mod cli;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::parse().execute() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("skald: {error:#}");
            ExitCode::FAILURE
        }
    }
}
