//! `/score`: points by source, and the event behind each.

use crate::discord::intake::commands::{Context, Ctx, seat, suggest};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::pages;
use crate::table::{Seq, TableError};

/// Points so far, by source.
#[poise::command(slash_command)]
pub async fn score(ctx: Ctx<'_>, #[autocomplete = "suggest::seats"] explain: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.looked_at().await?;
    if view.game.is_none() {
        return Err(TableError::NotStarted.into());
    }
    let Some(explain) = explain else {
        return context.answer(&pages::score(&view, context.caller.locale())).await;
    };
    let seat = seat(&view, &explain)?;
    let log = context.app.tables.records().visible_log(&view, Seq(1), view.seq).await?;
    context.answer(&pages::explained(&view, &log, seat, context.caller.locale())).await
}
