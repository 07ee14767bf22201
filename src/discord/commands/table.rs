//! `/table`: what is done to a table rather than at it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateAutocompleteResponse, CreateButton};

use super::{Ctx, Desk, seat, suggest};
use crate::discord::custom_id::Press;
use crate::discord::failure::Failure;
use crate::discord::{board, lately, pages, press};
use crate::engine::Seat;
use crate::table::{Sight, Stage, TableError};
use crate::words::Voice;

/// The table in this channel.
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("status", "add_computer", "remove_computer", "hand_over", "take_back", "end")
)]
#[expect(clippy::unused_async, reason = "Discord never calls a command that has subcommands")]
pub async fn table(_: Ctx<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Who sits where, whom the table waits for, what is played.
#[poise::command(slash_command, guild_only)]
pub async fn status(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    desk.answer(&pages::status(&sight, desk.caller.locale())).await
}

/// Give a free seat to a computer player.
#[poise::command(slash_command, guild_only)]
pub async fn add_computer(ctx: Ctx<'_>, #[autocomplete = "policies"] player: Option<String>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    let policy = player.unwrap_or(press::first_policy(&sight)?.to_owned());
    let receipt = Some(desk.caller.receipt);
    let sight = desk.house.tables.add_computer(sight.id, desk.caller.id(), &policy, receipt).await?;
    desk.answer(&pages::status(&sight, desk.caller.locale())).await
}

/// Take a seat from a computer player, before the game.
#[poise::command(slash_command, guild_only)]
pub async fn remove_computer(ctx: Ctx<'_>, #[autocomplete = "seats"] seat: String) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    let seat = self::seat(&sight, &seat)?;
    let receipt = Some(desk.caller.receipt);
    let sight = desk.house.tables.remove_computer(sight.id, desk.caller.id(), seat, receipt).await?;
    desk.answer(&pages::status(&sight, desk.caller.locale())).await
}

/// Let a computer player keep a seat.
#[poise::command(slash_command, guild_only)]
pub async fn hand_over(
    ctx: Ctx<'_>,
    #[autocomplete = "seats"] seat: Option<String>,
    #[autocomplete = "policies"] player: Option<String>,
) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    let seat = match seat {
        Some(text) => self::seat(&sight, &text)?,
        None => sight.seat_of(desk.caller.id()).ok_or(TableError::NotSeated)?,
    };
    if !somebody_else_plays(&sight, seat) {
        return desk.answer(&desk.word("discord-hand-over-last")).await;
    }
    let policy = player.unwrap_or(press::first_policy(&sight)?.to_owned());
    let receipt = Some(desk.caller.receipt);
    let sight = desk.house.tables.hand_over(sight.id, desk.caller.id(), seat, &policy, receipt).await?;
    desk.answer(&pages::status(&sight, desk.caller.locale())).await
}

/// Computer players among themselves would play the game to its end before anybody could come back.
fn somebody_else_plays(sight: &Sight, seat: Seat) -> bool {
    sight.seats.iter().enumerate().any(|(at, occupant)| at != seat.index() && occupant.person().is_some())
}

/// Take your seat back from the computer player.
#[poise::command(slash_command, guild_only)]
pub async fn take_back(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let table = desk.table().await?.id;
    let (person, receipt) = (desk.caller.person.clone(), Some(desk.caller.receipt));
    let sight = desk.house.tables.take_back(table, person, receipt).await?;
    let seat = sight.seat_of(desk.caller.id());
    let log = lately::read(&desk.house.tables, &sight, sight.seq).await?;
    desk.answer(&board::private(&sight, &log, seat, desk.caller.locale(), 0)).await
}

/// End the game, or close the lobby.
#[poise::command(slash_command, guild_only)]
pub async fn end(ctx: Ctx<'_>) -> Result<(), Failure> {
    let desk = Desk::open(ctx).await?;
    let sight = desk.table().await?;
    if sight.is_over() {
        return Err(TableError::Over.into());
    }
    if sight.host != desk.caller.id() {
        return Err(TableError::HostOnly.into());
    }
    let voice = Voice::new(desk.caller.locale(), Vec::new());
    let key = if sight.stage == Stage::Lobby { "discord-table-end-lobby" } else { "discord-table-end-game" };
    let button = CreateButton::new(Press::End(sight.id).to_string())
        .label(voice.word("discord-button-end"))
        .style(ButtonStyle::Danger);
    desk.answer(&desk.word(key).with(vec![CreateActionRow::Buttons(vec![button])])).await
}

async fn seats(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::seats(ctx, partial).await
}

async fn policies(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    suggest::policies(ctx, partial).await
}
