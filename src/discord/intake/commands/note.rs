//! `/note`: what a person writes down for themselves at the table in this channel.

use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::custom_id::Form;
use crate::discord::messages::forms;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::{TableError, TableId};

/// Write a note for yourself at this table; without a text, change it in a form.
#[poise::command(slash_command)]
pub async fn note(ctx: Ctx<'_>, #[max_length = 500] text: Option<String>) -> Result<(), Failure> {
    let Some(text) = text else { return form(ctx).await };
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let outgoing = set(&context.app, &context.caller, table, &text).await?;
    context.answer(&outgoing).await
}

/// Opens the form with the present note.
async fn form(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::unacknowledged(ctx).await?;
    let view = context.table().await?;
    view.seat_owned_by(context.caller.id()).ok_or(TableError::NotSeated)?;
    context.ask(Form::Note(view.id)).await
}

/// Saves a note, and shows it.
///
/// # Errors
/// As [`crate::table::People::set_note`].
pub async fn set(app: &App, caller: &Caller, table: TableId, text: &str) -> Result<OutgoingMessage, Failure> {
    app.tables.people().set_note(table, caller.id(), text).await?;
    app.note_done(caller);
    tracing::info!(%table, person = %caller.id(), length = text.len(), "a person saved a note");
    let voice = caller.voice();
    let shown = forms::note_line(text.trim(), &voice);
    let kept = shown.map(|shown| format!("{}\n{shown}", voice.word("note-kept")));
    Ok(OutgoingMessage::text(kept.unwrap_or_else(|| voice.word("note-cleared"))))
}
