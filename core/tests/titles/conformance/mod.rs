//! What every title obeys, tried on every title of the registry: a file for each concern, and a folder for what a title has
//! of its own to be tried with ([`subject::Subject`]).
//!
//! A test is a function of the title's type; [`for_every_title!`] makes a module of each title of [`skald_core::titles!`], so that
//! `cargo test -p skald-core --test titles laws::raids` tries one concern of one title. `SKALD_LAW_GAMES` sets the number of games.
//! `UPDATE=1` writes the golden files anew; the difference is then read like any other.

// The rooms by the names that they have within the crate: what is in `support` is used there too.
use skald_core::games;

/// Makes a module for each title, with each of these functions of a title's type as a test.
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
mod pictures;
#[path = "../../support/play.rs"]
mod play;
mod players;
mod playthroughs;
mod presentation;
mod record_documents;
mod refusals;
mod rulings;
#[path = "../../support/shown.rs"]
mod shown;
mod subject;
mod versions;

mod explorers;
mod raids;
mod relic_runners;
