//! `/note`: what a person writes down for themselves at the table in this channel. `/report`: sends the operator a
//! person's report, with the public state of the table in the channel.

use crate::desk::{Audience, Destination};
use crate::intake::Failure;
use crate::intake::commands::{Context, Ctx};
use crate::log;
use crate::messages::OutgoingMessage;
use crate::messages::custom_id::Form;
use crate::messages::forms::{self, LONGEST_REPORT};
use crate::messages::privacy::{self, Report};
use skald_core::words::Locale;
use skald_table::{TableError, TableId, TableView};

/// Write a note for yourself at this table; without a text, change it in a form.
#[poise::command(slash_command)]
pub async fn note(ctx: Ctx<'_>, #[max_length = 500] text: Option<String>) -> Result<(), Failure> {
    let Some(text) = text else { return note_form(ctx).await };
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    save_note(&context, table, &text).await
}

async fn note_form(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::unacknowledged(ctx).await?;
    let view = context.table().await?;
    view.seat_owned_by(context.id()).ok_or(TableError::NotSeated)?;
    context.open_form(Form::Note(view.id)).await
}

pub async fn save_note(context: &Context, table: TableId, text: &str) -> Result<(), Failure> {
    context.app.tables.people().set_note(table, context.id(), text).await?;
    context.app.note_done(&context.caller);
    tracing::info!(%table, person = %context.id(), length = text.len(), "a person saved a note");
    let voice = context.caller.voice();
    let shown = forms::note_line(text.trim(), &voice);
    let kept = shown.map(|shown| format!("{}\n{shown}", voice.word("note-kept")));
    context.reply(&OutgoingMessage::text(kept.unwrap_or_else(|| voice.word("note-cleared")))).await
}

/// Tell the operator what is wrong; without a text, in a form.
#[poise::command(slash_command)]
pub async fn report(ctx: Ctx<'_>, #[max_length = 1000] text: Option<String>) -> Result<(), Failure> {
    match text {
        Some(text) => send_report(&Context::open(ctx).await?, &text).await,
        None => Context::unacknowledged(ctx).await?.open_form(Form::Report).await,
    }
}

pub async fn send_report(context: &Context, text: &str) -> Result<(), Failure> {
    let Context { app, caller, .. } = context;
    app.limits.take_report(caller.id())?;
    let text: String = text.chars().take(LONGEST_REPORT).collect();
    let view = known(app.tables.at(caller.channel).await, "the table of a report").flatten();
    let report = gather(context, &text, view.as_ref()).await;
    tracing::warn!(table = ?report.table, person = %caller.id(), text, "a person reports a problem");
    if !post(context, &report).await {
        tracing::warn!(table = ?report.table, person = %caller.id(), "the report is in the log only");
    }
    app.note_done(caller);
    context.say(if report.record.is_some() { "report-thanks" } else { "report-thanks-words" }).await
}

/// Posts a report in the operator's channel. Returns whether that succeeded.
async fn post(context: &Context, report: &Report<'_>) -> bool {
    let Some(channel) = context.app.report_channel else { return false };
    let mut outgoing = privacy::report(report, Locale::default());
    let at = Destination { channel: channel.get(), audience: Audience::Channel, locale: Locale::default() };
    let nonce = format!("report{:x}", context.caller.idempotency_key.0);
    let sent = context.app.desk.post(at, &mut outgoing, &nonce).await;
    sent.inspect_err(|error| tracing::error!(%channel, %error, "cannot post a report")).is_ok()
}

/// The content of a report: the person's words, and the public state of the table.
async fn gather<'a>(context: &Context, text: &'a str, view: Option<&TableView>) -> Report<'a> {
    let tables = &context.app.tables;
    let mut last = Vec::new();
    let mut record = None;
    if let Some(view) = view.filter(|view| view.game.is_some()) {
        let log = known(log::recent(tables, view).await, "the log of a report").unwrap_or_default();
        last = privacy::last_lines(view, &log);
        record = known(tables.records().export_for_people(view.id).await, "the record of a report");
    }
    let build = context.app.version;
    Report { build, at: tables.now().0, text, table: view.map(|view| view.id), last, record }
}

/// The value that was read. An error is logged and gives `None`: the report is sent without the value.
fn known<T>(read: Result<T, TableError>, what: &str) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, what, "part of a report cannot be read; it is sent without it"))
        .ok()
}
