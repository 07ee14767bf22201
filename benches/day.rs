//! Simulates a day of ten thousand and of a million servers, and compares it with measured capacities: `cargo bench
//! --bench day`; results in `docs/scale.md`.
//!
//! * `SKALD_DAY_SERVERS=1000000` simulates only this number of servers.
//! * `SKALD_DAY_LIMIT=500` is a raised limit of Discord, in requests per second, which is tried beside the usual one.
//! * `SKALD_DAY_RECORDS=games.json` takes the lengths of games from records that `skald simulate` printed.
//!
//! The seed is the number of servers, so that each run gives the same day. Does not use the library.

use std::env;
use std::path::Path;

#[path = "day/capacities.rs"]
mod capacities;
#[path = "day/outbox.rs"]
mod outbox;
#[path = "day/people.rs"]
mod people;
#[path = "day/records.rs"]
mod records;
#[path = "day/report.rs"]
mod report;
#[path = "day/world.rs"]
mod world;

use capacities::{DISCORD_LIMIT, OUR_LIMIT};
use outbox::{Outbox, Plan};
use people::Rhythm;
use world::World;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/core/tests/playthroughs");
    let kinds = match env::var_os("SKALD_DAY_RECORDS") {
        Some(records) => records::simulated(&folder, Path::new(&records)),
        None => records::golden(&folder),
    };
    report::lengths(&kinds);
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<f64>().expect("a number"));
    let raised = number("SKALD_DAY_LIMIT").unwrap_or(10.0 * DISCORD_LIMIT);
    let servers = number("SKALD_DAY_SERVERS").map_or(vec![10_000, 1_000_000], |servers| vec![servers as usize]);
    let rhythm = Rhythm::new();
    for servers in servers {
        let named = |what: &str, plan, limit, coalesces| {
            Outbox::new(format!("{limit:.0} a second, {what}"), plan, limit, coalesces)
        };
        let mut outboxes = [
            named("each board for itself", Plan::Built, DISCORD_LIMIT, false),
            named("as built", Plan::Built, OUR_LIMIT, true),
            named("as built", Plan::Built, DISCORD_LIMIT, true),
            named("without looks and deletes", Plan::Lean, DISCORD_LIMIT, true),
            named("by the tokens of presses", Plan::Tokens, DISCORD_LIMIT, true),
            named("as built", Plan::Built, raised, true),
            named("without looks and deletes", Plan::Lean, raised, true),
            named("by the tokens of presses", Plan::Tokens, raised, true),
        ];
        let (mut world, day) = World::settled(&kinds, &rhythm, servers);
        let before = world.live_bytes();
        let minutes = world.day(day, &mut outboxes);
        report::day(servers, &minutes, &outboxes);
        report::sizes(&minutes, before);
    }
}
