//! Texts about a person's data and its deletion, the record of a game as a file, and reports to the operator.

use serde::Serialize;
use twilight_model::channel::message::component::ButtonStyle;

use crate::messages::clip::clip;
use crate::messages::{OutgoingMessage, Press, choices, names};
use skald_core::words::{Locale, Voice};
use skald_table::{Entry, Exported, Forgotten, PersonalData, Stage, TableId, TableView};

/// The largest file that is sent, in bytes. Discord takes ten mebibytes.
const MOST: usize = 9 << 20;

pub fn exported(data: &PersonalData, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    match sendable(data) {
        Some(bytes) => OutgoingMessage::text(voice.word("privacy-exported")).attach("skald-me.json".to_owned(), bytes),
        None => OutgoingMessage::text(voice.word("privacy-too-long")),
    }
}

/// Asks whether to delete a person's data, and says what will happen.
pub fn ask(data: &PersonalData, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let running = data.tables.iter().filter(|table| table.stage == Stage::Playing && table.seat.is_some()).count();
    let mut lines = vec![voice.say("privacy-ask", [("tables", data.tables.len().into())])];
    if running > 0 {
        lines.push(voice.say("privacy-ask-running", [("running", running.into())]));
    }
    lines.push(voice.word("privacy-ask-copies"));
    let row = choices::worded([(Press::Forget, "privacy-button-delete", ButtonStyle::Danger)], &voice);
    OutgoingMessage::text(lines.join("\n")).with(vec![row])
}

pub fn forgotten(forgotten: &Forgotten, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let key = if forgotten.left > 0 { "privacy-forgotten-in-part" } else { "privacy-forgotten" };
    let facts = [("tables", forgotten.tables.into()), ("left", forgotten.left.into())];
    OutgoingMessage::text(voice.say(key, facts))
}

/// How many of the last lines of the log are part of a report.
const LINES: usize = 20;

/// A person's report, with the public state of the table there.
#[derive(Debug, Serialize)]
pub struct Report<'a> {
    /// The version of the program, with its commit.
    pub build: &'static str,
    /// When it was reported, in milliseconds since 1970.
    pub at: u64,
    pub text: &'a str,
    /// The table in the channel, if there is one.
    pub table: Option<TableId>,
    /// The last lines of its public log.
    pub last: Vec<String>,
    /// Its record, redacted while the game is in progress.
    pub record: Option<Exported>,
}

pub fn record(table: TableId, exported: &Exported, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let key = match exported {
        Exported::Whole(_) => "export-whole",
        Exported::Redacted(_) => "export-redacted",
    };
    match sendable(exported) {
        Some(bytes) => OutgoingMessage::text(voice.word(key)).attach(file("skald", table), bytes),
        None => OutgoingMessage::text(voice.word("export-too-long")),
    }
}

/// The last lines of a table's public log, in English.
pub fn last_lines(view: &TableView, entries: &[Entry]) -> Vec<String> {
    let voice = names::voice(view, Locale::En);
    let lines = entries.iter().flat_map(|entry| {
        view.narrate(entry, &voice).into_iter().map(|line| format!("{} {line}", entry.seq)).collect::<Vec<_>>()
    });
    let mut lines: Vec<_> = lines.collect();
    lines.split_off(lines.len().saturating_sub(LINES))
}

/// A report for the operator's channel, with the full report attached.
pub fn report(report: &Report<'_>, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let table = report.table.map_or_else(|| "–".to_owned(), |table| table.to_string());
    let facts = [
        ("build", report.build.into()),
        ("table", table.into()),
        ("text", clip(&names::escape(report.text), 1500).into()),
    ];
    let outgoing = OutgoingMessage::text(voice.say("report-posted", facts));
    let name = report.table.map_or_else(|| "report.json".to_owned(), |table| file("report", table));
    match sendable(report) {
        Some(bytes) => outgoing.attach(name, bytes),
        None => outgoing,
    }
}

/// A document as a file, unless it is too large to be sent.
fn sendable(document: &impl Serialize) -> Option<Vec<u8>> {
    serde_json::to_vec(document).ok().filter(|bytes| bytes.len() <= MOST)
}

fn file(what: &str, table: TableId) -> String {
    format!("{what}-{table}.json")
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::engine::Seat;
    use skald_table::{Person, PersonId, PersonalTable, TableId};

    #[test]
    fn only_games_in_progress_continue_without_the_person() {
        let table = |stage, seated: bool| PersonalTable {
            table: TableId::from_bits(1),
            title: "raids".to_owned(),
            channel: 1,
            community: None,
            stage,
            seat: seated.then(|| (Seat(0), Person { id: PersonId(1), name: "Ada".to_owned(), locale: Locale::En })),
            orders: None,
            done: Vec::new(),
        };
        let asked = |tables| {
            let data = PersonalData { person: PersonId(1), tables, documents: Vec::new() };
            ask(&data, Locale::En).content
        };
        let none = vec![table(Stage::Playing, false), table(Stage::Finished, true)];
        let one = [none.clone(), vec![table(Stage::Playing, true)]].concat();
        assert!(!asked(none).contains("You still play"), "games that they left or that are over do not count");
        assert!(asked(one).contains("You still play in one game"));
    }
}
