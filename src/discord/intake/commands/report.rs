//! `/report`: tells the operator what is wrong, with what everybody may know of the table in the channel.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::export::{self, Report};
use crate::discord::messages::recent_log;
use crate::table::TableView;
use crate::words::Locale;

/// Tell the operator what is wrong.
#[poise::command(slash_command)]
pub async fn report(ctx: Ctx<'_>, #[max_length = 1000] text: String) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.app.another_picture(&context.caller)?;
    let view = context.app.tables.at(context.caller.channel).await?;
    let report = gather(&context, &text, view.as_ref()).await?;
    let told = serde_json::to_string(&report).unwrap_or_default();
    tracing::warn!(table = ?report.table, person = %context.caller.id(), report = told, "a person reports a problem");
    let outgoing = export::report(&report, Locale::default());
    if let Some(channel) = context.app.report_channel {
        let files = outgoing.upload().map(|(name, bytes)| serenity::all::CreateAttachment::bytes(bytes, name));
        let http = &ctx.framework.serenity_context.http;
        let body = outgoing.body();
        if let Err(error) = http.send_message(channel.into(), files.into_iter().collect(), &body).await {
            tracing::error!(%channel, %error, "a report is in the log only");
        }
    }
    context.answer(&context.word("report-thanks")).await
}

/// What is reported: the person's words, and of the table what everybody may know.
async fn gather<'a>(context: &Context, text: &'a str, view: Option<&TableView>) -> Result<Report<'a>, Failure> {
    let tables = &context.app.tables;
    let (mut last, mut record) = (Vec::new(), None);
    if let Some(view) = view.filter(|view| view.game.is_some()) {
        last = export::last_lines(view, &recent_log::recent(tables, view).await?);
        record = tables.export_for_people(view.id).await.ok();
    }
    let (build, at) = (env!("CARGO_PKG_VERSION"), tables.now().0);
    Ok(Report { build, at, text, table: view.map(|view| view.id), last, record })
}
