//! `/games`: the caller's tables everywhere.

use super::{Ctx, Desk};
use crate::discord::courier::{self, CardMemo};
use crate::discord::failure::Failure;
use crate::discord::{call, pages};

/// How many are shown; more would not fit one message.
const MOST: usize = 15;

/// Your tables everywhere.
#[poise::command(slash_command)]
pub async fn games(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let tables = &desk.house.tables;
    let mut placed = Vec::new();
    for sight in tables.of(desk.caller.id()).await?.into_iter().take(MOST) {
        let card: Option<CardMemo> = courier::read_memo(tables, &courier::card_key(sight.id)).await?;
        let place = call::link(&sight, sight.channel.0, card.map(|card| card.message));
        placed.push((sight, place));
    }
    desk.answer(&pages::games(&placed, desk.caller.id(), desk.caller.locale())).await
}
