//! `/board`: the board of this channel's table, and the caller's choices.

use super::{Ctx, Desk};
use crate::discord::board as faces;
use crate::discord::failure::Failure;
use crate::discord::lately;

/// The board of the table in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn board(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    let seat = sight.seat_of(desk.caller.id());
    let log = lately::read(&desk.house.tables, &sight, sight.seq).await?;
    desk.answer(&faces::private(&sight, &log, seat, desk.caller.locale(), 0)).await
}
