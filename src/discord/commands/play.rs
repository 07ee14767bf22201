//! `/play`: act by a typed code; the name of `/undo` takes back.

use serenity::all::CreateAutocompleteResponse;

use super::{Ctx, Desk, suggest, undo};
use crate::discord::failure::Failure;
use crate::discord::press;
use crate::table::{Act, Pick, TableId};
use crate::words::{Args, Locale, Words};

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
    if is_undo(&action, desk.caller.locale()) {
        return undo::take_back(&desk, table).await;
    }
    act(&desk, table, action).await
}

/// Does what was typed, and shows where it leads.
pub(super) async fn act(desk: &Desk, table: TableId, action: String) -> Result<(), Failure> {
    let act = Act {
        table,
        person: desk.caller.person.clone(),
        decision: None,
        choice: Pick::Typed(action),
        receipt: Some(desk.caller.receipt),
    };
    let acted = desk.house.act(&desk.caller, act).await?;
    tracing::info!(%table, seq = %acted.sight.seq, person = %desk.caller.id(), action = acted.action, "acted");
    desk.step(press::after(&acted, desk.caller.locale()), &acted.sight).await
}

/// Whether somebody typed the name of `/undo`, in English or in their own language.
fn is_undo(typed: &str, locale: Locale) -> bool {
    let name = |locale| Words::say(locale, "command-undo", &Args::new());
    [Locale::En, locale].into_iter().any(|locale| typed.trim().to_lowercase() == name(locale))
}

async fn actions(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::choices(ctx, partial).await
}
