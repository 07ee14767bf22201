//! Tests that every title in the registry must pass: one file per concern, and one folder per title for its own test
//! subject ([`subject::Subject`]).
//!
//! A test is a function of the title's type. [`for_every_title!`] makes a module for each title of
//! [`skald_core::titles!`]. So `cargo test -p skald-core --test titles laws::raids` tests one concern of one title.
//! `SKALD_LAW_GAMES` sets the number of games, `SKALD_ALL_PUZZLES` searches all puzzles. `UPDATE=1` rewrites the golden files; review the difference like any
//! other.

/// Makes a module for each title. Each of these functions becomes a test for the title's type.
macro_rules! for_every_title {
    ($($test:ident),+ $(,)?) => { skald_core::titles! { modules! [$($test),+] } };
}

macro_rules! modules {
    ($tests:tt $($room:ident::$Rules:ident),+) => { $(
        mod $room {
            modules! { @tests $room $Rules $tests }
        }
    )+ };
    (@tests $room:ident $Rules:ident [$($test:ident),+]) => { $(
        #[test]
        fn $test() {
            super::$test::<skald_core::games::$room::$Rules>();
        }
    )+ };
}

mod boards;
mod golden;
mod laws;
mod levels;
mod pictures;
mod players;
mod playthroughs;
mod presentation;
pub mod promises;
mod puzzles;
mod record_documents;
mod refusals;
mod rulings;
pub mod subject;
mod versions;

mod explorers;
mod raids;
mod relic_runners;
