//! `/server`: the settings of a server for its tables, for people who may manage it.

use serenity::all::{ChannelType, PartialChannel, Permissions, User};

use crate::desk::OwnRoles;
use crate::intake::commands::{Command, Context, Ctx, for_managers, plain, suggest};
use crate::intake::forms::number;
use crate::intake::tournament::managed_server;
use crate::intake::{App, Failure, opening, permissions};
use crate::messages::custom_id::Form;
use crate::messages::denial::Denial;
use crate::messages::{OutgoingMessage, forms, server as messages};
use crate::offered::OneOf;
use crate::server_settings::{self, CardPlace, LEAST_DAYS, MOST_CHANNELS, MOST_TAKEN_OFF, ServerSettings};
use skald_config::BoardStyle;
use skald_core::words::Locale;
use skald_table::{ChannelId, CommunityId, PersonId, TableError};

/// How many of the listed channels are tried.
const LISTED: usize = 10;
/// How many active threads a server may have.
const MOST_THREADS: usize = 1000;
/// The largest number of tables and of days that may be typed.
const MOST_TABLES: u32 = 1_000_000;
const MOST_DAYS: u32 = 3650;

pub fn server() -> Command {
    let subcommands = vec![
        plain("show", |it| Box::pin(show(it))),
        boards(),
        channels(),
        overview(),
        puzzle(),
        forum(),
        titles(),
        limits(),
        keep(),
        leaderboard(),
        plain("tables", |it| Box::pin(tables(it))),
        plain("doctor", |it| Box::pin(doctor(it))),
    ];
    for_managers("server", subcommands)
}

/// How everything is now.
async fn show(context: &Context) -> Result<(), Failure> {
    let server = managed_server(&context.caller)?;
    let settings = server_settings::of(&context.app.tables, Some(server)).await?;
    context.reply(&context.settings(server, &settings, false).await?).await
}

/// The language and the look of boards, and whether tables have threads of their own.
#[poise::command(slash_command, guild_only)]
pub async fn boards(
    ctx: Ctx<'_>,
    language: Option<OneOf<Option<Locale>>>,
    style: Option<OneOf<BoardStyle>>,
    thread: Option<bool>,
) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    let lacking = if thread == Some(true) { context.try_threads().await? } else { Vec::new() };
    let change = |settings: &mut ServerSettings| {
        settings.language = language.map_or(settings.language, |OneOf(chosen)| chosen);
        settings.style = style.map(|OneOf(chosen)| chosen).or(settings.style);
        settings.threads = thread.unwrap_or(settings.threads);
        Ok(())
    };
    context.change_settings(change, &lacking).await
}

/// Where tables may be opened.
#[poise::command(slash_command, guild_only)]
pub async fn channels(
    ctx: Ctx<'_>,
    #[channel_types("Text", "News", "Voice", "Forum", "PublicThread", "PrivateThread", "NewsThread")] add: Option<
        PartialChannel,
    >,
    remove: Option<PartialChannel>,
    all: Option<bool>,
) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    context.try_out(add.as_ref()).await?;
    let id = |channel: PartialChannel| ChannelId(channel.id.get());
    let change = |settings: &mut ServerSettings| {
        if all == Some(true) {
            settings.channels.clear();
        }
        settings.channels.extend(add.map(id));
        if let Some(removed) = remove.map(id) {
            settings.channels.remove(&removed);
        }
        match settings.channels.len() > MOST_CHANNELS {
            true => Err(Failure::Counted("discord-refuse-channels", vec![("most", MOST_CHANNELS)])),
            false => Ok(()),
        }
    };
    context.change_settings(change, &[]).await
}

/// Where the card with all tables is; without a channel, nowhere.
#[poise::command(slash_command, guild_only)]
pub async fn overview(
    ctx: Ctx<'_>,
    #[channel_types("Text", "News")] channel: Option<PartialChannel>,
) -> Result<(), Failure> {
    place_card(ctx, channel, |settings, place| settings.overview = place).await
}

/// Sets where a card of the server is, in the server's language.
async fn place_card(
    ctx: Ctx<'_>,
    channel: Option<PartialChannel>,
    set: impl Fn(&mut ServerSettings, Option<CardPlace>) + Send + Sync,
) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    context.try_out(channel.as_ref()).await?;
    let public = context.caller.public;
    let change = |settings: &mut ServerSettings| {
        let locale = settings.language.unwrap_or(public);
        set(settings, channel.as_ref().map(|channel| CardPlace { channel: ChannelId(channel.id.get()), locale }));
        Ok(())
    };
    context.change_settings(change, &[]).await
}

/// Where the puzzle of the day is posted; without a channel, nowhere.
#[poise::command(slash_command, guild_only)]
pub async fn puzzle(
    ctx: Ctx<'_>,
    #[channel_types("Text", "News")] channel: Option<PartialChannel>,
) -> Result<(), Failure> {
    place_card(ctx, channel, |settings, place| settings.puzzle = place).await
}

/// The forum in which tables are posts; without a channel, none.
#[poise::command(slash_command, guild_only)]
pub async fn forum(ctx: Ctx<'_>, #[channel_types("Forum")] channel: Option<PartialChannel>) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    context.try_out(channel.as_ref()).await?;
    let change = |settings: &mut ServerSettings| {
        settings.forum = channel.map(|channel| ChannelId(channel.id.get()));
        Ok(())
    };
    context.change_settings(change, &[]).await
}

/// Which titles may be played.
#[poise::command(slash_command, guild_only)]
pub async fn titles(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::titles"] off: Option<String>,
    #[autocomplete = "suggest::titles"] on: Option<String>,
) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    let known = context.app.tables.titles().clone();
    let key = |typed: String| match known.meant(&typed) {
        Some(key) => Ok(key.to_owned()),
        None => Err(TableError::UnknownTitle(typed)),
    };
    let off = off.map(key).transpose()?;
    let on = on.map(key).transpose()?;
    let change = |settings: &mut ServerSettings| {
        settings.titles_off.extend(off);
        settings.titles_off.retain(|title| Some(title) != on.as_ref());
        Ok(())
    };
    context.change_settings(change, &[]).await
}

/// Who is on the leaderboard.
#[poise::command(slash_command, guild_only)]
pub async fn leaderboard(ctx: Ctx<'_>, off: Option<User>, on: Option<User>) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    let id = |person: User| PersonId(person.id.get());
    let change = |settings: &mut ServerSettings| {
        settings.taken_off.extend(off.map(id));
        if let Some(back) = on.map(id) {
            settings.taken_off.remove(&back);
        }
        match settings.taken_off.len() > MOST_TAKEN_OFF {
            true => Err(Failure::Counted("discord-refuse-taken-off", vec![("most", MOST_TAKEN_OFF)])),
            false => Ok(()),
        }
    };
    context.change_settings(change, &[]).await
}

/// How many tables that are not over there may be.
#[poise::command(slash_command, guild_only)]
pub async fn limits(
    ctx: Ctx<'_>,
    #[min = 0]
    #[max = 1_000_000]
    person: Option<u32>,
    #[min = 0]
    #[max = 1_000_000]
    server: Option<u32>,
) -> Result<(), Failure> {
    let context = Context::managed(ctx).await?;
    let most = context.app.limits.allowance(&ServerSettings::default());
    let change = |settings: &mut ServerSettings| {
        settings.person_tables = limit(person, settings.person_tables, most.person_here)?;
        settings.server_tables = limit(server, settings.server_tables, most.community)?;
        Ok(())
    };
    context.change_settings(change, &[]).await
}

/// A limit after a change: zero removes the server's own.
fn limit(wanted: Option<u32>, now: Option<u32>, most: u32) -> Result<Option<u32>, Failure> {
    match wanted {
        None => Ok(now),
        Some(0) => Ok(None),
        Some(wanted) if wanted <= most => Ok(Some(wanted)),
        Some(_) => Err(Failure::Counted("discord-refuse-limit", vec![("most", most as usize)])),
    }
}

/// How long finished games are kept after a change: zero keeps them forever.
fn kept(days: u32) -> Result<Option<u32>, Failure> {
    match days {
        0 => Ok(None),
        days if days < LEAST_DAYS => Err(Failure::Counted("discord-refuse-keep", vec![("least", LEAST_DAYS as usize)])),
        days => Ok(Some(days)),
    }
}

impl Context {
    /// Saves the numbers of a server, as typed in the form: an empty field is none. Shows all settings.
    pub async fn set_limits(&self, [person, server, keep]: [&str; 3]) -> Result<(), Failure> {
        let most = self.app.limits.allowance(&ServerSettings::default());
        let typed = |text| Ok::<_, Failure>(Some(number(text, MOST_TABLES)?.unwrap_or_default()));
        let change = |settings: &mut ServerSettings| {
            settings.person_tables = limit(typed(person)?, None, most.person_here)?;
            settings.server_tables = limit(typed(server)?, None, most.community)?;
            settings.keep_days = kept(number(keep, MOST_DAYS)?.unwrap_or_default())?;
            Ok(())
        };
        self.change_settings(change, &[]).await
    }

    /// Removes the settings that point to a channel, if it is gone. Shows all settings.
    pub async fn clear_setting(&self, channel: ChannelId) -> Result<(), Failure> {
        let clear = |settings: &mut ServerSettings| {
            settings.clear(channel);
            Ok(())
        };
        self.change_settings(clear, &[]).await
    }

    /// Changes the settings of a manager's server, and shows all of them, with these lines below.
    async fn change_settings(
        &self,
        edit: impl FnOnce(&mut ServerSettings) -> Result<(), Failure>,
        below: &[String],
    ) -> Result<(), Failure> {
        let server = managed_server(&self.caller)?;
        let settings = server_settings::change(&self.app.tables, server, edit).await?;
        tracing::info!(%server, person = %self.id(), ?settings, "a manager changed the settings of a server");
        self.app.note_done(&self.caller);
        let mut outgoing = self.settings(server, &settings, true).await?;
        for line in below {
            outgoing.content = format!("{}\n{line}", outgoing.content);
        }
        self.reply(&outgoing).await
    }

    /// Tries a channel before a setting names it.
    async fn try_out(&self, channel: Option<&PartialChannel>) -> Result<(), Failure> {
        let Some(channel) = channel else { return Ok(()) };
        let app = &self.app;
        let server = managed_server(&self.caller)?;
        let shows = matches!(channel.kind, ChannelType::Text | ChannelType::News);
        let kind = if shows { Kind::Shown } else { Kind::Silent };
        let roles = app.desk.rest.own_roles(server.0, app.callbacks.application).await.ok();
        let id = ChannelId(channel.id.get());
        match denial(app, server, id, kind, roles.as_ref()).await {
            Some(why) => Err(Failure::UnusableChannel(id, why)),
            None => Ok(()),
        }
    }

    /// What the bot may not do in the caller's channel, for the answer. Without it in the server there are no threads
    /// anywhere.
    async fn try_threads(&self) -> Result<Vec<String>, Failure> {
        let Self { app, caller, .. } = self;
        let server = managed_server(caller)?;
        if let Some(why @ Denial::CommandsOnly) = denial(app, server, caller.channel, Kind::Silent, None).await {
            return Err(Failure::UnusableChannel(caller.channel, why));
        }
        let voice = caller.voice();
        let full = denial_of_threads(app, server).await.map(|why| format!("❌ {}", why.sentence(&voice)));
        let lacking = permissions::examined(caller, &voice).into_iter().filter(|line| line.starts_with('❌'));
        Ok(lacking.chain(full).collect())
    }

    /// All settings of a server, and the button of the form for its numbers.
    async fn settings(
        &self,
        server: CommunityId,
        settings: &ServerSettings,
        changed: bool,
    ) -> Result<OutgoingMessage, Failure> {
        let settings_context = messages::SettingsContext {
            titles: self.app.tables.titles(),
            style: self.app.usual.style,
            allowance: self.app.limits.allowance(settings),
            tables: self.app.tables.admin().count_within(server).await?,
        };
        let voice = self.caller.voice();
        let form = forms::button(Form::Limits, "form-limits", &voice);
        let gone: Vec<_> = opening::gone(&self.app, Some(server), settings).await.into_iter().collect();
        let mut outgoing = messages::settings(settings, &settings_context, changed, &gone, &voice);
        outgoing.rows.push(form);
        Ok(outgoing)
    }
}

/// How long finished games are kept.
#[poise::command(slash_command, guild_only)]
pub async fn keep(
    ctx: Ctx<'_>,
    #[min = 0]
    #[max = 3650]
    days: u32,
) -> Result<(), Failure> {
    let change = |settings: &mut ServerSettings| {
        settings.keep_days = kept(days)?;
        Ok(())
    };
    Context::managed(ctx).await?.change_settings(change, &[]).await
}

/// The tables that are not over, and a way to end one.
async fn tables(context: &Context) -> Result<(), Failure> {
    context.reply(&context.server_tables(0).await?).await
}

/// What the bot may not do in this channel and in those of the settings, and how to allow it.
async fn doctor(context: &Context) -> Result<(), Failure> {
    let server = managed_server(&context.caller)?;
    let app = &context.app;
    let caller = &context.caller;
    let voice = caller.voice();
    let settings = server_settings::of(&app.tables, Some(server)).await?;
    let mut lines = Vec::new();
    let roles = app.desk.rest.own_roles(server.0, app.callbacks.application).await.ok();
    match denial(app, server, caller.channel, Kind::Shown, None).await {
        // Without the bot in the server its permissions mean nothing.
        Some(why @ Denial::CommandsOnly) => lines.push(format!("❌ {}", why.sentence(&voice))),
        Some(_) => {
            let unknown = permissions::check(caller).is_ok().then_some(Denial::Unknown);
            lines.extend(context.obstacle().await.or(unknown).map(|why| format!("❌ {}", why.sentence(&voice))));
            // What is granted does not hold here.
            lines.extend(permissions::examined(caller, &voice).into_iter().filter(|line| line.starts_with('❌')));
        }
        None => lines.extend(permissions::examined(caller, &voice)),
    }
    let full = if settings.threads { denial_of_threads(app, server).await } else { None };
    lines.extend(full.map(|why| format!("❌ {}", why.sentence(&voice))));
    let allowed = settings.allows(caller.channel, caller.parent);
    let outgoing = messages::doctor(caller.channel, allowed, lines, &voice);
    let mut places = Vec::new();
    let mut gone = Vec::new();
    let cards = settings.overview.into_iter().chain(settings.puzzle).map(|place| (place.channel, Kind::Shown));
    let silent = settings.forum.into_iter().chain(settings.channels.iter().take(LISTED).copied());
    for (channel, kind) in cards.chain(silent.map(|channel| (channel, Kind::Silent))) {
        if places.iter().all(|(known, _)| *known != channel) {
            let denial = denial(app, server, channel, kind, roles.as_ref()).await;
            gone.extend((denial == Some(Denial::Gone)).then_some(channel));
            places.push((channel, denial.map(|why| why.sentence(&voice))));
        }
    }
    let untried = settings.channels.len().saturating_sub(LISTED);
    context.reply(&messages::places(outgoing, &places, untried, &gone, &voice)).await
}

/// How a channel is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// By a message with an embed, which is deleted at once.
    Shown,
    /// Without a message, by what the bot's roles allow there. The posts of a forum cannot be deleted.
    Silent,
}

/// Tries a channel; returns why the bot cannot use it.
async fn denial(
    app: &App,
    server: CommunityId,
    channel: ChannelId,
    kind: Kind,
    roles: Option<&OwnRoles>,
) -> Option<Denial> {
    let rest = &app.desk.rest;
    let tried = async {
        if kind == Kind::Shown {
            let is_shown = rest.try_writing(channel.0).await?;
            return Ok((!is_shown).then_some(Denial::Missing(Permissions::EMBED_LINKS)));
        }
        rest.try_typing(channel.0).await?;
        let Some(roles) = roles else { return Ok(None) };
        let room = rest.room(channel.0, roles).await?;
        let missing = permissions::lacking(&room);
        let is_forum = room.kind == u8::from(ChannelType::Forum);
        let [open, ..] = opening::forum_tags(&room.tags);
        Ok(match room {
            _ if !missing.is_empty() => Some(Denial::Missing(missing)),
            room if room.is_locked && !room.allowed.manage_threads() => Some(Denial::Locked),
            room if is_forum && room.requires_tag && open.is_none() => Some(Denial::TagRequired),
            _ if is_forum => denial_of_threads(app, server).await,
            _ => None,
        })
    };
    match tried.await {
        Ok(denial) => denial,
        Err(error) => Some(Denial::within(Some(server), &error, rest, app.tables.now()).await),
    }
}

/// Why a server takes no more threads.
async fn denial_of_threads(app: &App, server: CommunityId) -> Option<Denial> {
    let active = app.desk.rest.active_threads(server.0).await;
    active.is_ok_and(|active| active >= MOST_THREADS).then_some(Denial::Full)
}
