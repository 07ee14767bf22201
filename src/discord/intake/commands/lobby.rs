//! `/join`, `/leave` and `/start`: the lobby without its buttons.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::members;
use crate::discord::messages::{board, pages};
use crate::table::TableView;

/// Take a free seat at the table in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let asked = || async { context.app.tables.lobby().join(context.caller.named_request(table)).await };
    let view = members::among(&context.app, &context.caller, table, asked).await?;
    context.answer_change(&pages::status(&view, context.caller.locale()), &view).await
}

/// Give your seat back before the game.
#[poise::command(slash_command)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let view = context.app.tables.lobby().leave(context.caller.request(table)).await?;
    context.answer_change(&pages::status(&view, context.caller.locale()), &view).await
}

/// Begin the game with those who sit here.
#[poise::command(slash_command)]
pub async fn start(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let asked = || async { context.app.tables.lobby().start(context.caller.request(table)).await };
    let view = members::among(&context.app, &context.caller, table, asked).await?;
    started(&context, view.clone()).await?;
    context.follow_if_late(&view).await
}

/// Shows the board to the person who started a game, and their choices if it is their turn.
pub(super) async fn started(context: &Context, view: TableView) -> Result<(), Failure> {
    tracing::info!(table = %view.id, seq = %view.seq, person = %context.caller.id(), "a person started a game");
    let view = view.seen_by(context.caller.id());
    let seat = view.seat_of(context.caller.id());
    let locale = context.caller.locale();
    context.step(&view, |extent| board::private(&view, &[], seat, locale, 0, extent)).await?;
    Ok(())
}
