//! `/hint`: the best choices by a strong computer player, for a person who plays against computers alone.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::hint as message;

/// Ask for the best choices.
#[poise::command(slash_command)]
pub async fn hint(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let hint = context.app.tables.play().hint(context.caller.request(table)).await?;
    tracing::info!(%table, person = %context.caller.id(), "a person got a hint");
    context.answer(&message::hint(&hint, context.caller.locale())).await
}
