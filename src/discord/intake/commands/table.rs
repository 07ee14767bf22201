//! `/table`: managing a table.

use serenity::all::User;

use crate::discord::intake::commands::{Context, Ctx, seat, suggest};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::{members, opening};
use crate::discord::log;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{board, choices, clock, names, pages};
use crate::table::{PersonId, Stage, TableError};
use crate::words::Fact;

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
    context.answer(&pages::status(&view, context.caller.locale())).await
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
    let asked = || async { context.app.tables.lobby().add_computer(context.caller.request(view.id), &policy).await };
    let view = members::among(&context.app, &context.caller, view.id, asked).await?;
    context.answer(&pages::status(&view, context.caller.locale())).await
}

/// Take a seat from a computer player, before the game.
#[poise::command(slash_command)]
pub async fn remove_computer(ctx: Ctx<'_>, #[autocomplete = "suggest::seats"] seat: String) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let seat = self::seat(&view, &seat)?;
    let asked = || async { context.app.tables.lobby().remove_computer(context.caller.request(view.id), seat).await };
    let view = members::among(&context.app, &context.caller, view.id, asked).await?;
    context.answer(&pages::status(&view, context.caller.locale())).await
}

/// Keep a free seat for a person, or take that back, before the game.
#[poise::command(slash_command, guild_only)]
pub async fn invite(ctx: Ctx<'_>, person: User, withdraw: Option<bool>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let invited = PersonId(person.id.get());
    let lobby = context.app.tables.lobby();
    let request = context.caller.request(table);
    if person.bot && withdraw != Some(true) {
        return Err(Failure::NoOpponent);
    }
    let asked = || async {
        match withdraw {
            Some(true) => lobby.withdraw_invitation(request, invited).await,
            _ => lobby.invite(request, &[invited]).await,
        }
    };
    let view = members::among(&context.app, &context.caller, table, asked).await?;
    context.answer(&pages::status(&view, context.caller.locale())).await
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
    let view = members::noted(&context.app, &context.caller, context.table().await?).await?;
    let seat = match seat {
        Some(text) => self::seat(&view, &text)?,
        None => view.seat_owned_by(context.caller.id()).ok_or(TableError::NotSeated)?,
    };
    if let Some(person) = person {
        if person.bot {
            return Err(TableError::NotAnotherPerson.into());
        }
        let seats = context.app.tables.seats();
        let request = context.caller.authorized_request(view.id);
        seats.offer(request, seat, PersonId(person.id.get())).await?;
        let facts = [("mention", format!("<@{}>", person.id).into())];
        let offered = context.caller.voice().say("discord-seat-offer-made", facts);
        return context.answer(&OutgoingMessage::text(offered)).await;
    }
    let policy = player.map_or_else(|| opening::usual_policy(&view), Ok)?;
    let request = context.caller.authorized_request(view.id);
    let view = context.app.tables.seats().hand_over_unless_last(request, seat, &policy).await?;
    let locale = context.caller.locale();
    let content = names::voice(&view, locale).say("discord-handed-over", [("who", Fact::Seat(seat))]);
    context.answer(&OutgoingMessage { content, ..pages::status(&view, locale) }).await
}

/// Make somebody else the host.
#[poise::command(slash_command, guild_only)]
pub async fn host(ctx: Ctx<'_>, person: User) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = members::noted(&context.app, &context.caller, context.table().await?).await?.id;
    let request = context.caller.authorized_request(table);
    let named = PersonId(person.id.get());
    let view = match context.app.tables.seats().name_host(request, named).await {
        // A person who wants a computer player as host can only name this bot.
        Err(TableError::NotAtTable) if person.bot => return Err(TableError::ComputerHost.into()),
        named => named?,
    };
    context.answer(&pages::status(&view, context.caller.locale())).await
}

/// Take your seat back from the computer player.
#[poise::command(slash_command)]
pub async fn reclaim(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let view = context.app.tables.seats().reclaim(context.caller.named_request(table)).await?;
    let seat = view.seat_of(context.caller.id());
    let log = log::read(&context.app.tables, &view, view.seq).await?;
    context.step(&view, |extent| board::private(&view, &log, seat, context.caller.locale(), 0, extent)).await?;
    Ok(())
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
    let table = context.table().await?.id;
    let pace = opening::read_pace(&pace)?;
    let asked = || async { context.app.tables.lobby().set_pace(context.caller.request(table), pace).await };
    let view = members::among(&context.app, &context.caller, table, asked).await?;
    context.answer(&pages::status(&view, context.caller.locale())).await
}

/// Remove a person from the table before the game.
#[poise::command(slash_command, guild_only)]
pub async fn kick(ctx: Ctx<'_>, #[autocomplete = "suggest::seats"] seat: String) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let seat = self::seat(&view, &seat)?;
    let asked = || async { context.app.tables.lobby().kick(context.caller.request(view.id), seat).await };
    let view = members::among(&context.app, &context.caller, view.id, asked).await?;
    context.answer(&pages::status(&view, context.caller.locale())).await
}

/// Stop the clocks.
#[poise::command(slash_command)]
pub async fn pause(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = members::noted(&context.app, &context.caller, context.table().await?).await?.id;
    let voted = context.app.tables.seats().pause(context.caller.authorized_request(table)).await?;
    context.answer(&clock::voted(&voted, "discord-paused", context.caller.locale())).await
}

/// Let the clocks run again.
#[poise::command(slash_command)]
pub async fn resume(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    context.app.tables.seats().resume_clocks(context.caller.authorized_request(table)).await?;
    context.answer(&context.word("discord-resumed")).await
}

/// Give more time to the players who are asked.
#[poise::command(slash_command)]
pub async fn extend(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    context.app.tables.seats().extend(context.caller.authorized_request(table)).await?;
    context.answer(&context.word("discord-extended")).await
}

/// Remind the players the table waits for.
#[poise::command(slash_command, guild_only)]
pub async fn nudge(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = members::noted(&context.app, &context.caller, context.table().await?).await?.id;
    context.answer(&context.app.nudge(&context.caller, table).await?).await
}

/// Open a table like the one that is over.
#[poise::command(slash_command)]
pub async fn rematch(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let table = context.table().await?.id;
    let view = opening::rematch(&context.app, &context.caller, table).await?;
    context.answer(&pages::status(&view, context.caller.locale())).await
}

/// End the game, or close the lobby.
#[poise::command(slash_command)]
pub async fn end(ctx: Ctx<'_>) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = members::noted(&context.app, &context.caller, context.table().await?).await?;
    if view.is_over() {
        return Err(TableError::Over.into());
    }
    let voice = context.caller.voice();
    let host = view.host == context.caller.id() && (view.stage == Stage::Lobby || view.host_ends_alone);
    if !host && !context.caller.authority().manages(view.community) {
        let asks = view.stage == Stage::Playing && view.seat_of(context.caller.id()).is_some();
        return match asks {
            true => context.answer(&clock::vote_to_end(&view, &voice)).await,
            false => {
                members::end_if_deserted(&context.app, &context.caller, view.id).await?;
                context.answer(&context.word("discord-table-ended")).await
            }
        };
    }
    let (question, end) = pages::end_question(&view, &voice);
    context.answer(&OutgoingMessage::text(question).with(vec![choices::row([end])])).await
}
