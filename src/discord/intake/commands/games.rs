//! `/games`: the caller's tables everywhere.

use crate::discord::delivery;
use crate::discord::delivery::CardState;
use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::{call, pages};

/// How many are shown; more would not fit one message.
const MOST: usize = 15;

/// Your tables everywhere.
#[poise::command(slash_command)]
pub async fn games(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let tables = &context.app.tables;
    let mut placed = Vec::new();
    for view in tables.of(context.caller.id()).await?.into_iter().take(MOST) {
        let card: Option<CardState> = delivery::read_state(tables, &delivery::card_key(view.id)).await?;
        let place = call::link(&view, view.channel.0, card.map(|card| card.message));
        placed.push((view, place));
    }
    context.answer(&pages::games(&placed, context.caller.id(), context.caller.locale())).await
}
