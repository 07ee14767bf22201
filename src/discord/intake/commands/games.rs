//! `/games`: the caller's tables everywhere.

use crate::discord::delivery;
use crate::discord::delivery::CardState;
use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::messages::games as messages;
use crate::table::TableView;

/// The maximum number of running and finished tables; more would not fit one message.
const MOST: (usize, usize) = (15, 5);

/// Your tables everywhere.
#[poise::command(slash_command)]
pub async fn games(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let tables = &context.app.tables;
    let person = context.caller.id();
    let running = tables.of(person, MOST.0).await?;
    let finished = tables.records().past_games(person, MOST.1).await?;
    let running = placed(&context, running).await?;
    let finished = placed(&context, finished).await?;
    context.answer(&messages::games(&running, &finished, person, context.caller.locale())).await
}

/// Tables with the links to their boards.
async fn placed(context: &Context, views: Vec<TableView>) -> Result<Vec<(TableView, String)>, Failure> {
    let mut placed = Vec::new();
    for view in views {
        let card: Option<CardState> = delivery::read_state(&context.app.tables, &delivery::card_key(view.id)).await?;
        let place = context.app.desk.link(view.community, view.channel.0, card.map(|card| card.message));
        placed.push((view, place));
    }
    Ok(placed)
}
