//! The record of a game as a file, and reports to the operator.

use serde::Serialize;

use crate::discord::messages::clip::clip;
use crate::discord::messages::{OutgoingMessage, names};
use crate::table::{Entry, Exported, TableId, TableView};
use crate::words::{Locale, Voice};

/// The largest file that is sent, in bytes. Discord takes ten mebibytes.
const MOST: usize = 9 << 20;

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
    match serde_json::to_vec(exported) {
        Ok(bytes) if bytes.len() <= MOST => OutgoingMessage::text(voice.word(key)).attach(file("skald", table), bytes),
        _ => OutgoingMessage::text(voice.word("export-too-long")),
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
    match serde_json::to_vec(report) {
        Ok(bytes) if bytes.len() <= MOST => {
            outgoing.attach(report.table.map_or_else(|| "report.json".to_owned(), |table| file("report", table)), bytes)
        }
        _ => outgoing,
    }
}

fn file(what: &str, table: TableId) -> String {
    format!("{what}-{table}.json")
}
