//! `/play`: act by a typed code.

use serenity::all::CreateAutocompleteResponse;

use super::{Ctx, Desk, suggest};
use crate::discord::failure::Failure;
use crate::discord::press;
use crate::table::{Act, Pick};

/// Act by a typed code.
#[poise::command(slash_command, guild_only)]
pub async fn play(
    ctx: Ctx<'_>,
    #[autocomplete = "actions"]
    #[max_length = 100]
    action: String,
) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let table = desk.table().await?.id;
    let act = Act {
        table,
        person: desk.caller.person.clone(),
        decision: None,
        choice: Pick::Typed(action),
        receipt: Some(desk.caller.receipt),
    };
    let acted = desk.house.tables.act(act).await?;
    tracing::info!(%table, seq = %acted.sight.seq, person = %desk.caller.id(), action = acted.action, "acted");
    desk.answer(&press::after(&acted, desk.caller.locale())).await
}

async fn actions(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::choices(ctx, partial).await
}
