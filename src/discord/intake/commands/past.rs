//! `/replay`, `/review`, `/verify` and `/export`: the replay of the table in this channel, its review, the check of its
//! dice, and its record.

use crate::discord::intake::commands::{Context, Ctx};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::private_reply;
use crate::discord::log;
use crate::discord::messages::{ending, export as exports, replay as messages};
use crate::table::Moment;

/// The game in this channel, turn by turn.
#[poise::command(slash_command)]
pub async fn replay(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.app.another_picture(&context.caller)?;
    let table = context.table().await?.id;
    let past = context.app.tables.records().past(table, Moment::Start).await?;
    let log = log::read(&context.app.tables, &past.view, past.view.seq).await?;
    let board = private_reply::board(&context.app, &context.caller, &past.view, false).await?;
    let animated = private_reply::animated(&context.app, &context.caller, &past.view);
    let outgoing = messages::page(&past, &log, context.caller.locale(), board.extent(), animated);
    context.show(outgoing, board.picture).await
}

/// Check the dice of the game that is over in this channel.
#[poise::command(slash_command)]
pub async fn verify(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let checked = context.app.tables.records().check_dice(view.id).await?;
    context.answer(&ending::dice(&view, &checked, context.caller.locale())).await
}

/// Review the game that is over in this channel.
#[poise::command(slash_command)]
pub async fn review(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.app.another_picture(&context.caller)?;
    let table = context.table().await?.id;
    let (outgoing, chances) = private_reply::review(&context.app, &context.caller, table).await?;
    context.show(outgoing, chances).await
}

/// Take away the record of the game in this channel.
#[poise::command(slash_command)]
pub async fn export(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.app.another_picture(&context.caller)?;
    let table = context.table().await?.id;
    let exported = context.app.tables.records().export_for_people(table).await?;
    context.answer(&exports::record(table, &exported, context.caller.locale())).await
}
