//! `/join`, `/leave` and `/start`: the lobby without its buttons.

use super::{Ctx, Desk};
use crate::discord::failure::Failure;
use crate::discord::{board, pages};
use crate::table::Sight;

/// Take a free seat at the table in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let (table, person) = (desk.table().await?.id, desk.caller.person.clone());
    let sight = desk.house.tables.join(table, person, Some(desk.caller.receipt)).await?;
    desk.answer(&pages::status(&sight, desk.caller.locale())).await
}

/// Give your seat back before the game.
#[poise::command(slash_command, guild_only)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let table = desk.table().await?.id;
    let sight = desk.house.tables.leave(table, desk.caller.id(), Some(desk.caller.receipt)).await?;
    desk.answer(&pages::status(&sight, desk.caller.locale())).await
}

/// Begin the game with those who sit here.
#[poise::command(slash_command, guild_only)]
pub async fn start(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let table = desk.table().await?.id;
    let sight = desk.house.tables.start(table, desk.caller.id(), Some(desk.caller.receipt)).await?;
    started(&desk, sight).await
}

/// Shows whoever started a game the board, and their choices if it begins with them.
pub(super) async fn started(desk: &Desk, sight: Sight) -> Result<(), Failure> {
    tracing::info!(table = %sight.id, seq = %sight.seq, person = %desk.caller.id(), "started");
    let sight = sight.seen_by(desk.caller.id());
    let face = board::private(&sight, &[], sight.seat_of(desk.caller.id()), desk.caller.locale(), 0);
    desk.step(face, &sight).await
}
