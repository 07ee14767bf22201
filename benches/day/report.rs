//! Prints the results as tables in Markdown.

use crate::capacities::{DISCORD_LIMIT, MEMORY_ACTIONS, PLAYS, POSTGRES_COMMITS, SLED_ACTIONS, cost_of};
use crate::outbox::Outbox;
use crate::records::{Kind, Length};
use crate::world::Minute;

fn mean(kind: &Kind, of: impl Fn(&Length) -> u32) -> f64 {
    kind.games.iter().map(|game| f64::from(of(game))).sum::<f64>() / kind.games.len() as f64
}

/// Prints how long games are on average.
pub fn lengths(kinds: &[Kind]) {
    println!("| title | seats | games | entries | chosen by people | hand-overs | out of turn | bytes, archived |");
    println!("|---|---|---|---|---|---|---|---|");
    for kind in kinds {
        println!(
            "| {} | {} | {} | {:.0} | {:.0} | {:.0} | {:.0} | {:.0} |",
            kind.title,
            kind.seats,
            kind.games.len(),
            mean(kind, |game| game.entries),
            mean(kind, |game| game.asked),
            mean(kind, |game| game.hand_overs),
            mean(kind, |game| game.aside),
            mean(kind, |game| game.entries) * cost_of(kind.title).archive,
        );
    }
}

/// A number with about three significant digits.
fn short(number: f64) -> String {
    match number {
        number if number >= 100.0 => format!("{number:.0}"),
        number if number >= 10.0 => format!("{number:.1}"),
        number => format!("{number:.2}"),
    }
}

/// The name of a figure, and how to read it from a minute.
type Figure = (&'static str, fn(&Minute) -> f64);

const FIGURES: [Figure; 11] = [
    ("interactions", |minute| minute.interactions),
    ("hand-overs", |minute| minute.hand_overs),
    ("callbacks", |minute| minute.callbacks),
    ("commits", |minute| minute.commits),
    ("board edits", |minute| minute.edits),
    ("new messages", |minute| minute.posts),
    ("direct messages", |minute| minute.directs),
    ("deletes and looks", |minute| minute.deletes + minute.looks),
    ("requests under the limit", Minute::requests),
    ("pictures", |minute| minute.pictures),
    ("timers", |minute| minute.timers),
];

fn sum(minutes: &[Minute], of: impl Fn(&Minute) -> f64) -> f64 {
    minutes.iter().map(of).sum()
}

/// Prints each figure of a day hour by hour and in its busiest minute, and how late boards were.
pub fn day(servers: usize, minutes: &[Minute], outboxes: &[Outbox]) {
    println!("\n## {servers} servers\n\nA second, by hours of UTC:\n");
    let names: Vec<_> = FIGURES.iter().map(|(name, _)| *name).collect();
    println!("| hour | {} | live tables |", names.join(" | "));
    println!("|{}", "---|".repeat(FIGURES.len() + 2));
    for (hour, minutes) in minutes.chunks(60).enumerate() {
        let figures: Vec<_> = FIGURES.iter().map(|(_, of)| short(sum(minutes, of) / 3_600.0)).collect();
        println!("| {hour:02} | {} | {:.0} |", figures.join(" | "), minutes[59].live);
    }
    let peak = |of: fn(&Minute) -> f64| minutes.iter().map(of).fold(0.0, f64::max) / 60.0;
    let figures: Vec<_> = FIGURES.iter().map(|(_, of)| short(peak(*of))).collect();
    println!("| busiest minute | {} | |", figures.join(" | "));
    let figures: Vec<_> = FIGURES.iter().map(|(_, of)| format!("{:.0}", sum(minutes, of))).collect();
    println!("| all day | {} | |", figures.join(" | "));

    let drawn = sum(minutes, |minute| minute.pictures) / sum(minutes, |minute| minute.drawing);
    println!("\n| a second | busiest minute | measured capacity | part of it |\n|---|---|---|---|");
    let line = |what: &str, busiest: f64, capacity: f64, of: &str| {
        let part = 100.0 * busiest / capacity;
        println!("| {what} | {} | {} {of} | {} % |", short(busiest), short(capacity), short(part));
    };
    line("requests under Discord's limit", peak(Minute::requests), DISCORD_LIMIT, "(Discord)");
    line("pictures", peak(|minute| minute.pictures), drawn, "on two cores");
    line("commits", peak(|minute| minute.commits), POSTGRES_COMMITS, "in PostgreSQL on the same two cores");
    line("interactions", peak(|minute| minute.interactions), PLAYS, "on two cores, without pictures");
    line("actions", peak(|minute| minute.asked), SLED_ACTIONS, "of one process over sled");
    line("actions", peak(|minute| minute.asked), MEMORY_ACTIONS, "in memory on two cores");

    println!(
        "\n| outbox | requests queued | a second | merged | boards late: median | 99 of 100 | worst | left at midnight |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for outbox in outboxes {
        println!(
            "| {} | {:.0} | {} | {} | {} | {} | {} | {} |",
            outbox.name,
            outbox.sent,
            short(outbox.sent / 86_400.0),
            outbox.merged,
            time(outbox.within(50, 0..24)),
            time(outbox.within(99, 0..24)),
            time(outbox.longest),
            if outbox.left() < 1.0 { "–".to_owned() } else { time(outbox.left()) },
        );
    }
}

fn time(seconds: f64) -> String {
    match seconds {
        seconds if seconds < 1.0 => format!("{seconds:.2} s"),
        seconds if seconds < 120.0 => format!("{seconds:.1} s"),
        seconds if seconds < 7_200.0 => format!("{:.0} min", seconds / 60.0),
        seconds => format!("{:.1} h", seconds / 3_600.0),
    }
}

/// Prints the sums of a day, and the bytes that are stored and uploaded; `live` is the bytes of live games before it.
pub fn sizes(minutes: &[Minute], live: f64) {
    let giga = |bytes: f64| format!("{} GB", short(bytes / 1e9));
    let mega = |bytes: f64| format!("{} MB", short(bytes / 1e6));
    let peak = minutes.iter().map(|minute| minute.upload).fold(0.0, f64::max) / 60.0;
    println!("\n| all day | |\n|---|---|");
    println!("| tables opened | {:.0} |", sum(minutes, |minute| minute.opened));
    println!("| tables ended | {:.0} |", sum(minutes, |minute| minute.ended));
    println!("| hand-overs | {:.0} |", sum(minutes, |minute| minute.hand_overs));
    println!("| actions of people | {:.0} |", sum(minutes, |minute| minute.asked));
    println!("| live games, as JSON | {} |", giga(live));
    println!("| pictures uploaded | {}, at most {} a second |", giga(sum(minutes, |minute| minute.upload)), mega(peak));
    println!("| journal | {} |", giga(sum(minutes, |minute| minute.journal)));
    println!("| archive | {} |", giga(sum(minutes, |minute| minute.archive)));
    println!("| time that two cores draw | {:.1} h |", sum(minutes, |minute| minute.drawing) / 3_600.0);
}
