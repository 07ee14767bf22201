//! `/rules` and `/help`.

use std::sync::Arc;

use serenity::all::CreateAutocompleteResponse;

use super::{Ctx, Desk, suggest};
use crate::discord::failure::Failure;
use crate::discord::{own, pages};
use crate::table::TableError;
use crate::title::Title;

/// The short rules of a title.
#[poise::command(slash_command)]
pub async fn rules(ctx: Ctx<'_>, #[autocomplete = "titles"] title: Option<String>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let title = wanted(&desk, title).await?;
    let face = pages::rules(title.as_ref(), 0, desk.caller.locale());
    desk.show(face, own::legend(&desk.house, &desk.caller, &title, 0).await?).await
}

/// The title named, else that of the table in this channel, else the first.
async fn wanted(desk: &Desk, named: Option<String>) -> Result<Arc<dyn Title>, Failure> {
    let tables = &desk.house.tables;
    if let Some(key) = named {
        let titles = tables.titles();
        let title = titles.meant(&key).and_then(|key| titles.default_of(key)).map(Arc::clone);
        return title.ok_or_else(|| TableError::UnknownTitle(key).into());
    }
    if let Some(sight) = tables.at(desk.caller.channel).await? {
        return Ok(sight.title);
    }
    let first = tables.titles().keys().next().and_then(|key| tables.titles().default_of(key)).map(Arc::clone);
    first.ok_or_else(|| TableError::UnknownTitle(String::new()).into())
}

/// Where to begin.
#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    desk.answer(&pages::help(desk.caller.locale())).await
}

async fn titles(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::titles(ctx, partial)
}
