//! `/report`: sends the operator a person's report, with the public state of the table in the channel.

use crate::discord::desk::{Audience, Destination};
use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::export::{self, Report};
use crate::discord::messages::recent_log;
use crate::table::{TableError, TableView};
use crate::words::Locale;

/// Tell the operator what is wrong.
#[poise::command(slash_command)]
pub async fn report(ctx: Ctx<'_>, #[max_length = 1000] text: String) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.app.another_report(&context.caller)?;
    let view = known(context.app.tables.at(context.caller.channel).await, "the table of a report").flatten();
    let report = gather(&context, &text, view.as_ref()).await;
    tracing::warn!(table = ?report.table, person = %context.caller.id(), text, "a person reports a problem");
    if !post(&context, &report).await {
        tracing::warn!(table = ?report.table, person = %context.caller.id(), "the report is in the log only");
    }
    context.app.note_done(&context.caller);
    context.answer(&context.word("report-thanks")).await
}

/// Posts a report in the operator's channel. Returns whether that succeeded.
async fn post(context: &Context, report: &Report<'_>) -> bool {
    let Some(channel) = context.app.report_channel else { return false };
    let mut outgoing = export::report(report, Locale::default());
    let at = Destination { channel: channel.get(), audience: Audience::Channel, locale: Locale::default() };
    let nonce = format!("report{:x}", context.caller.idempotency_key.0);
    let sent = context.app.desk.post(at, &mut outgoing, &nonce).await;
    sent.inspect_err(|error| tracing::error!(%channel, %error, "cannot post a report")).is_ok()
}

/// The content of a report: the person's words, and the public state of the table.
async fn gather<'a>(context: &Context, text: &'a str, view: Option<&TableView>) -> Report<'a> {
    let tables = &context.app.tables;
    let (mut last, mut record) = (Vec::new(), None);
    if let Some(view) = view.filter(|view| view.game.is_some()) {
        let log = known(recent_log::recent(tables, view).await, "the log of a report").unwrap_or_default();
        last = export::last_lines(view, &log);
        record = known(tables.records().export_for_people(view.id).await, "the record of a report");
    }
    let (build, at) = (env!("SKALD_VERSION"), tables.now().0);
    Report { build, at, text, table: view.map(|view| view.id), last, record }
}

/// The value that was read. An error is logged and gives `None`: the report is sent without the value.
fn known<T>(read: Result<T, TableError>, what: &str) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, what, "part of a report cannot be read; it is sent without it"))
        .ok()
}
