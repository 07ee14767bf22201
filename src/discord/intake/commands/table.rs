//! `/table`: managing a table. `/join`, `/leave` and `/start`: the lobby without its buttons.

use serenity::all::User;

use crate::discord::intake::commands::{Context, Ctx, seat, suggest};
use crate::discord::intake::{Failure, members, opening};
use crate::discord::messages::custom_id::{Hosting, Lobby};
use crate::discord::messages::{OutgoingMessage, choices, clock, names, pages};
use crate::table::{PersonId, Stage, TableError};
use crate::words::Fact;

/// Take a free seat at the table in this channel.
#[poise::command(slash_command, guild_only)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), Failure> {
    lobby(ctx, Lobby::Join).await
}

/// Give your seat back before the game.
#[poise::command(slash_command)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), Failure> {
    lobby(ctx, Lobby::Leave).await
}

/// Begin the game with those who sit here.
#[poise::command(slash_command)]
pub async fn start(ctx: Ctx<'_>) -> Result<(), Failure> {
    lobby(ctx, Lobby::Start).await
}

/// Does what a button of the lobby in this channel does.
async fn lobby(ctx: Ctx<'_>, button: Lobby) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.lobby(context.table().await?.id, button).await
}

/// Does what a button of the game in this channel does.
async fn hosting(ctx: Ctx<'_>, button: Hosting) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.host(context.table().await?.id, button).await
}

/// The table in this channel.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands(
        "status",
        "add_computer",
        "remove_computer",
        "invite",
        "hand_over",
        "host",
        "reclaim",
        "rematch",
        "clock",
        "kick",
        "pause",
        "resume",
        "extend",
        "nudge",
        "end"
    )
)]
#[expect(clippy::unused_async, reason = "Discord never calls a command that has subcommands")]
pub async fn table(_: Ctx<'_>) -> Result<(), Failure> {
    Ok(())
}

/// The seats, the players to move, and the game.
#[poise::command(slash_command)]
pub async fn status(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.looked_at().await?;
    context.reply(&pages::status(&view, context.locale())).await
}

/// Give a free seat to a computer player.
#[poise::command(slash_command)]
pub async fn add_computer(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::policies"] player: Option<String>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let policy = player.map_or_else(|| opening::usual_policy(&view), Ok)?;
    let lobby = context.app.tables.lobby();
    context.change(view.id, || lobby.add_computer(context.caller.request(view.id), &policy)).await
}

/// Take a seat from a computer player, before the game.
#[poise::command(slash_command)]
pub async fn remove_computer(ctx: Ctx<'_>, #[autocomplete = "suggest::seats"] seat: String) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let seat = self::seat(&view, &seat)?;
    let lobby = context.app.tables.lobby();
    context.change(view.id, || lobby.remove_computer(context.caller.request(view.id), seat)).await
}

/// Keep a free seat for a person, or take that back, before the game.
#[poise::command(slash_command, guild_only)]
pub async fn invite(ctx: Ctx<'_>, person: User, withdraw: Option<bool>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let invited = PersonId(person.id.get());
    let lobby = context.app.tables.lobby();
    let request = context.caller.request(table);
    if withdraw == Some(true) {
        return context.change(table, || lobby.withdraw_invitation(request, invited)).await;
    }
    if person.bot {
        return Err(Failure::NO_OPPONENT);
    }
    context.change(table, || async { lobby.invite(request, &[invited]).await }).await
}

/// Let a computer player keep a seat, or offer it to a person.
#[poise::command(slash_command, guild_only)]
pub async fn hand_over(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::seats"] seat: Option<String>,
    #[autocomplete = "suggest::policies"] player: Option<String>,
    person: Option<User>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.noted().await?;
    let seat = match seat {
        Some(text) => self::seat(&view, &text)?,
        None => view.seat_owned_by(context.id()).ok_or(TableError::NotSeated)?,
    };
    let seats = context.app.tables.seats();
    let request = context.caller.authorized_request(view.id);
    if let Some(person) = person {
        if person.bot {
            return Err(TableError::NotAnotherPerson.into());
        }
        seats.offer(request, seat, PersonId(person.id.get())).await?;
        let facts = [("mention", format!("<@{}>", person.id).into())];
        let offered = context.caller.voice().say("discord-seat-offer-made", facts);
        return context.reply(&OutgoingMessage::text(offered)).await;
    }
    let policy = player.map_or_else(|| opening::usual_policy(&view), Ok)?;
    let view = seats.hand_over_unless_last(request, seat, &policy).await?;
    let locale = context.locale();
    let content = names::voice(&view, locale).say("discord-handed-over", [("who", Fact::Seat(seat))]);
    context.reply(&OutgoingMessage { content, ..pages::status(&view, locale) }).await
}

/// Make somebody else the host.
#[poise::command(slash_command, guild_only)]
pub async fn host(ctx: Ctx<'_>, person: User) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let request = context.caller.authorized_request(context.noted().await?.id);
    let named = PersonId(person.id.get());
    let view = match context.app.tables.seats().name_host(request, named).await {
        // A person who wants a computer player as host can only name this bot.
        Err(TableError::NotAtTable) if person.bot => return Err(TableError::ComputerHost.into()),
        named => named?,
    };
    context.reply(&pages::status(&view, context.locale())).await
}

/// Take your seat back from the computer player.
#[poise::command(slash_command)]
pub async fn reclaim(ctx: Ctx<'_>) -> Result<(), Failure> {
    hosting(ctx, Hosting::Reclaim).await
}

/// Choose how much time there is, before the game.
#[poise::command(slash_command)]
pub async fn clock(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::paces"]
    #[max_length = 40]
    pace: String,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    context.set_pace(context.table().await?.id, &pace).await
}

/// Remove a person from the table before the game.
#[poise::command(slash_command, guild_only)]
pub async fn kick(ctx: Ctx<'_>, #[autocomplete = "suggest::seats"] seat: String) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let seat = self::seat(&view, &seat)?;
    let lobby = context.app.tables.lobby();
    context.change(view.id, || lobby.kick(context.caller.request(view.id), seat)).await
}

/// Stop the clocks.
#[poise::command(slash_command)]
pub async fn pause(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.noted().await?.id;
    let voted = context.app.tables.seats().pause(context.caller.authorized_request(table)).await?;
    context.reply(&clock::voted(&voted, "discord-paused", context.locale())).await
}

/// Let the clocks run again.
#[poise::command(slash_command)]
pub async fn resume(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    context.app.tables.seats().resume_clocks(context.caller.authorized_request(table)).await?;
    context.say("discord-resumed").await
}

/// Give more time to the players who are asked.
#[poise::command(slash_command)]
pub async fn extend(ctx: Ctx<'_>) -> Result<(), Failure> {
    hosting(ctx, Hosting::Extend).await
}

/// Remind the players the table waits for.
#[poise::command(slash_command, guild_only)]
pub async fn nudge(ctx: Ctx<'_>) -> Result<(), Failure> {
    hosting(ctx, Hosting::Nudge).await
}

/// Open a table like the one that is over.
#[poise::command(slash_command)]
pub async fn rematch(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.rematch(context.table().await?.id).await?;
    context.reply(&pages::status(&view, context.locale())).await
}

/// End the game, or close the lobby.
#[poise::command(slash_command)]
pub async fn end(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.noted().await?;
    if view.is_over() {
        return Err(TableError::Over.into());
    }
    let voice = context.caller.voice();
    let host = view.host == context.id() && (view.stage == Stage::Lobby || view.host_ends_alone);
    if host || context.caller.authority().manages(view.community) {
        let (question, end) = pages::end_question(&view, &voice);
        return context.reply(&OutgoingMessage::text(question).with(vec![choices::row([end])])).await;
    }
    if view.stage == Stage::Playing && view.seat_of(context.id()).is_some() {
        return context.reply(&clock::vote_to_end(&view, &voice)).await;
    }
    members::end_if_deserted(&context.app, &context.caller, view.id).await?;
    context.say("discord-table-ended").await
}
