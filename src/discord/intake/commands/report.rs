//! `/report`: sends the operator a person's report, with the public state of the table in the channel.

use crate::discord::desk::{Audience, Destination};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::log;
use crate::discord::messages::custom_id::Form;
use crate::discord::messages::export::{self, Report};
use crate::discord::messages::forms::LONGEST_REPORT;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::{TableError, TableView};
use crate::words::Locale;

/// Tell the operator what is wrong; without a text, in a form.
#[poise::command(slash_command)]
pub async fn report(ctx: Ctx<'_>, #[max_length = 1000] text: Option<String>) -> Result<(), Failure> {
    let Some(text) = text else { return Context::unacknowledged(ctx).await?.ask(Form::Report).await };
    let context = Context::open(ctx).await?;
    let thanks = send(&context.app, &context.caller, &text).await?;
    context.answer(&thanks).await
}

/// Sends a report, and thanks for it.
///
/// # Errors
/// The person has sent several.
pub async fn send(app: &App, caller: &Caller, text: &str) -> Result<OutgoingMessage, Failure> {
    app.another_report(caller)?;
    let text: String = text.chars().take(LONGEST_REPORT).collect();
    let view = known(app.tables.at(caller.channel).await, "the table of a report").flatten();
    let report = gather(app, &text, view.as_ref()).await;
    tracing::warn!(table = ?report.table, person = %caller.id(), text, "a person reports a problem");
    if !post(app, caller, &report).await {
        tracing::warn!(table = ?report.table, person = %caller.id(), "the report is in the log only");
    }
    app.note_done(caller);
    Ok(OutgoingMessage::text(caller.voice().word("report-thanks")))
}

/// Posts a report in the operator's channel. Returns whether that succeeded.
async fn post(app: &App, caller: &Caller, report: &Report<'_>) -> bool {
    let Some(channel) = app.report_channel else { return false };
    let mut outgoing = export::report(report, Locale::default());
    let at = Destination { channel: channel.get(), audience: Audience::Channel, locale: Locale::default() };
    let nonce = format!("report{:x}", caller.idempotency_key.0);
    let sent = app.desk.post(at, &mut outgoing, &nonce).await;
    sent.inspect_err(|error| tracing::error!(%channel, %error, "cannot post a report")).is_ok()
}

/// The content of a report: the person's words, and the public state of the table.
async fn gather<'a>(app: &App, text: &'a str, view: Option<&TableView>) -> Report<'a> {
    let tables = &app.tables;
    let mut last = Vec::new();
    let mut record = None;
    if let Some(view) = view.filter(|view| view.game.is_some()) {
        let log = known(log::recent(tables, view).await, "the log of a report").unwrap_or_default();
        last = export::last_lines(view, &log);
        record = known(tables.records().export_for_people(view.id).await, "the record of a report");
    }
    let build = env!("SKALD_VERSION");
    let at = tables.now().0;
    Report { build, at, text, table: view.map(|view| view.id), last, record }
}

/// The value that was read. An error is logged and gives `None`: the report is sent without the value.
fn known<T>(read: Result<T, TableError>, what: &str) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, what, "part of a report cannot be read; it is sent without it"))
        .ok()
}
