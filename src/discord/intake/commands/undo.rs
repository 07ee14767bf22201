//! `/undo`: undoes the last step of one's own turn.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::{outcome, recent_log};
use crate::table::{TableId, UndoRequest};

/// Take back your last step.
#[poise::command(slash_command, guild_only)]
pub async fn undo(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    undo_last_step(&context, table).await
}

/// Undoes the caller's last step, and shows the result.
pub(super) async fn undo_last_step(context: &Context, table: TableId) -> Result<(), Failure> {
    let (person, idempotency_key) = (context.caller.person.clone(), Some(context.caller.idempotency_key));
    let taken = context.app.tables.undo(UndoRequest { table, person, decision: None, idempotency_key }).await?;
    tracing::info!(%table, seq = %taken.view.seq, person = %context.caller.id(), "undone");
    let log = recent_log::read(&context.app.tables, &taken.view, taken.view.seq).await?;
    context.step(&taken.view, |extent| outcome::undone(&taken, &log, context.caller.locale(), extent)).await
}
