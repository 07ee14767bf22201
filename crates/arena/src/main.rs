//! `skald-arena`: measures computer players by matches, and finds puzzles in their games.
#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "the program runs on the time of the machine")]

mod matches;
mod puzzles;

use std::process::ExitCode;

use clap::Parser as _;
use skald_arena::output;
use skald_arena::show::{self, Shown};

fn main() -> ExitCode {
    let arguments = matches::Arguments::parse();
    show::start(Shown::Plain);
    match arguments.execute() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::last_line(format!("skald-arena: {error:#}"));
            ExitCode::FAILURE
        }
    }
}
