//! `/score`: points by source, and the event behind each.

use serenity::all::CreateAutocompleteResponse;

use super::{Ctx, Desk, seat, suggest};
use crate::discord::failure::Failure;
use crate::discord::pages;
use crate::table::{Seq, TableError};

/// Points so far, by source.
#[poise::command(slash_command, guild_only)]
pub async fn score(ctx: Ctx<'_>, #[autocomplete = "seats"] explain: Option<String>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    if sight.position.is_none() {
        return Err(TableError::NotStarted.into());
    }
    let Some(explain) = explain else {
        return desk.answer(&pages::score(&sight, desk.caller.id(), desk.caller.locale())).await;
    };
    let seat = seat(&sight, &explain)?;
    let log = desk.house.tables.told(&sight, Seq(1), sight.seq).await?;
    desk.answer(&pages::explained(&sight, &log, seat, desk.caller.id(), desk.caller.locale())).await
}

async fn seats(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::seats(ctx, partial).await
}
