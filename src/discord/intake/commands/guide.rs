//! `/rules`, `/tutorial` and `/help`.

use std::sync::Arc;

use crate::discord::intake::commands::{Context, Ctx, suggest};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::{private_reply, tutorial as lesson};
use crate::discord::messages::pages;
use crate::table::TableError;
use crate::title::Title;

/// The short rules of a title, or, for `play`, those of every table.
#[poise::command(slash_command)]
pub async fn rules(ctx: Ctx<'_>, #[autocomplete = "suggest::rules"] title: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    if title.as_deref().is_some_and(|title| title.trim().eq_ignore_ascii_case(pages::PLAY)) {
        return context.answer(&pages::rules_of_play(0, context.caller.locale())).await;
    }
    let title = title_for(&context, title).await?;
    let (outgoing, legend) = private_reply::rules(&context.app, &context.caller, &title, 0).await?;
    context.show(outgoing, legend).await
}

/// The tutorial of a title, step by step.
#[poise::command(slash_command)]
pub async fn tutorial(ctx: Ctx<'_>, #[autocomplete = "suggest::titles"] title: Option<String>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let title = title_for(&context, title).await?;
    let (outgoing, picture) = lesson::entered(&context.app, &context.caller, &title).await?;
    context.show(outgoing, picture).await
}

/// The named title, else that of the channel's table, else the first one.
async fn title_for(context: &Context, named: Option<String>) -> Result<Arc<dyn Title>, Failure> {
    let tables = &context.app.tables;
    if let Some(key) = named {
        let titles = tables.titles();
        let title = titles.meant(&key).and_then(|key| titles.default_of(key)).map(Arc::clone);
        return title.ok_or_else(|| TableError::UnknownTitle(key).into());
    }
    if let Some(view) = tables.at(context.caller.channel).await? {
        return Ok(view.title);
    }
    let first = tables.titles().keys().next().and_then(|key| tables.titles().default_of(key)).map(Arc::clone);
    first.ok_or_else(|| TableError::UnknownTitle(String::new()).into())
}

/// Where to begin.
#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let app = &context.app;
    context.answer(&pages::help(app.tables.titles(), &app.legal, 0, context.caller.locale())).await
}
