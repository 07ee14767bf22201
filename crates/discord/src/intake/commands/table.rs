//! `/table`: managing a table. `/join`, `/leave` and `/start`: the lobby without its buttons.

use serenity::all::User;

use crate::intake::commands::{Command, Context, Ctx, group, in_servers, plain, seat, suggest};
use crate::intake::{Failure, opening};
use crate::messages::custom_id::{Hosting, Lobby};
use crate::messages::{OutgoingMessage, choices, clock, names, pages};
use skald_table::{PersonId, Stage, TableError, TableView};

/// The commands that do what the buttons of a lobby do.
pub fn of_lobbies() -> [Command; 3] {
    [
        in_servers(plain("join", |it| Box::pin(lobby(it, Lobby::Join)))),
        plain("leave", |it| Box::pin(lobby(it, Lobby::Leave))),
        plain("start", |it| Box::pin(lobby(it, Lobby::Start))),
    ]
}

pub fn table() -> Command {
    let subcommands = vec![
        plain("status", |it| Box::pin(status(it))),
        add_computer(),
        remove_computer(),
        invite(),
        hand_over(),
        host(),
        plain("reclaim", |it| Box::pin(hosting(it, Hosting::Reclaim))),
        plain("rematch", |it| Box::pin(rematch(it))),
        clock(),
        kick(),
        plain("pause", |it| Box::pin(pause(it))),
        plain("resume", |it| Box::pin(resume(it))),
        plain("extend", |it| Box::pin(hosting(it, Hosting::Extend))),
        in_servers(plain("nudge", |it| Box::pin(hosting(it, Hosting::Nudge)))),
        plain("end", |it| Box::pin(end(it))),
    ];
    group("table", subcommands)
}

async fn lobby(context: &Context, button: Lobby) -> Result<(), Failure> {
    context.lobby(context.table().await?.id, button).await
}

async fn hosting(context: &Context, button: Hosting) -> Result<(), Failure> {
    context.host(context.table().await?.id, button).await
}

async fn status(context: &Context) -> Result<(), Failure> {
    let view = context.looked_at().await?;
    context.reply(&pages::status(&view, context.locale())).await
}

/// The named computer player, else the usual one.
fn policy(view: &TableView, named: Option<String>) -> Result<String, TableError> {
    let meant = |named: String| Ok(suggest::policy(view.title.as_ref(), &named));
    named.map_or_else(|| opening::usual_policy(view), meant)
}

/// Give a free seat to a computer player.
#[poise::command(slash_command)]
pub async fn add_computer(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::policies"] player: Option<String>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let view = context.table().await?;
    let policy = policy(&view, player)?;
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
    let view = context.noted_table().await?;
    let seat = match seat {
        Some(text) => self::seat(&view, &text)?,
        None => view.seat_owned_by(context.id()).ok_or(TableError::NotSeated)?,
    };
    let seats = context.app.tables.seats();
    let request = context.caller.authorized_request(view.id);
    if let Some(person) = person {
        if person.bot {
            return Err(Failure::Word("discord-refuse-bot"));
        }
        seats.offer(request, seat, PersonId(person.id.get())).await?;
        let facts = [("mention", format!("<@{}>", person.id).into())];
        let offered = context.caller.voice().say("discord-seat-offer-made", facts);
        return context.reply(&OutgoingMessage::text(offered)).await;
    }
    let policy = policy(&view, player)?;
    let view = seats.hand_over_unless_last(request, seat, &policy).await?;
    let locale = context.locale();
    let voice = names::voice(&view, locale);
    let content = voice.say("discord-handed-over", [("who", names::owner(&view, seat, &voice).into())]);
    let mut outgoing = OutgoingMessage { content, ..pages::status(&view, locale) };
    if view.seat_kept_for(context.id()) == Some(seat) {
        outgoing.rows.insert(0, clock::reclaim_row(&view, &voice));
    }
    context.reply(&outgoing).await
}

/// Make somebody else the host.
#[poise::command(slash_command, guild_only)]
pub async fn host(ctx: Ctx<'_>, person: User) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let request = context.caller.authorized_request(context.noted_table().await?.id);
    let named = PersonId(person.id.get());
    let view = match context.app.tables.seats().name_host(request, named).await {
        // A person who wants a computer player as host can only name this bot.
        Err(TableError::NotAtTable) if person.bot => return Err(TableError::ComputerHost.into()),
        named => named?,
    };
    context.reply(&pages::status(&view, context.locale())).await
}

/// Choose how much time there is, before the game.
#[poise::command(slash_command)]
pub async fn clock(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::paces"]
    #[max_length = 100]
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

async fn pause(context: &Context) -> Result<(), Failure> {
    let table = context.noted_table().await?.id;
    let voted = context.app.tables.seats().pause(context.caller.authorized_request(table)).await?;
    context.reply(&clock::voted(&voted, "discord-paused", context.locale())).await
}

async fn resume(context: &Context) -> Result<(), Failure> {
    let table = context.table().await?.id;
    context.app.tables.seats().resume_clocks(context.caller.authorized_request(table)).await?;
    context.say("discord-resumed").await
}

/// Opens a table like the one that is over.
async fn rematch(context: &Context) -> Result<(), Failure> {
    let view = context.rematch(context.table().await?.id).await?;
    context.reply(&pages::status(&view, context.locale())).await
}

/// Ends the game, or closes the lobby, after a question.
async fn end(context: &Context) -> Result<(), Failure> {
    let view = context.noted_table().await?;
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
    context.end_if_deserted(view.id).await?;
    context.say("discord-table-ended").await
}
