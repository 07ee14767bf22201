//! `/undo`: the last step of one's own turn taken back.

use super::{Ctx, Desk};
use crate::discord::failure::Failure;
use crate::discord::press;
use crate::table::{TableId, TakeBack};

/// Take back your last step.
#[poise::command(slash_command, guild_only)]
pub async fn undo(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let table = desk.table().await?.id;
    take_back(&desk, table).await
}

/// Takes back the last step of whoever asks, and shows where that leads.
pub(super) async fn take_back(desk: &Desk, table: TableId) -> Result<(), Failure> {
    let (person, receipt) = (desk.caller.person.clone(), Some(desk.caller.receipt));
    let taken = desk.house.tables.undo(TakeBack { table, person, decision: None, receipt }).await?;
    tracing::info!(%table, seq = %taken.sight.seq, person = %desk.caller.id(), "taken back");
    desk.step(press::undone(&desk.house.tables, &taken, desk.caller.locale()).await?, &taken.sight).await
}
