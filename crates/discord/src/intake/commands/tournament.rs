//! `/tournament`: opens and manages a tournament in a channel, for people who may manage the server.

use poise::ChoiceParameter;
use serenity::all::{ChannelType, User};

use crate::intake::commands::{Command, Context, Ctx, for_managers, plain, suggest};
use crate::intake::permissions::{self, NoThread, Spot};
use crate::intake::tournament::{self as pressed, managed_server};
use crate::intake::{Caller, ChannelKind, Failure, opening};
use crate::messages::OutgoingMessage;
use crate::messages::tournament as messages;
use crate::server_settings;
use skald_table::{Format, Pace, PersonId, TableError, Tournament, TournamentError, TournamentId};

/// The default number of rounds of a Swiss tournament.
const ROUNDS: u8 = 4;

/// How a tournament is played. The names are replaced by those of `tournament.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ChoiceParameter)]
pub enum TournamentKind {
    Pools,
    Swiss,
}

pub fn tournament() -> Command {
    let subcommands = vec![
        open(),
        plain("start", |it| Box::pin(start(it))),
        plain("show", |it| Box::pin(show(it))),
        drop(),
        result(),
        plain("cancel", |it| Box::pin(cancel(it))),
    ];
    for_managers("tournament", subcommands)
}

/// Open a tournament that people may join.
#[poise::command(slash_command, guild_only)]
pub async fn open(
    ctx: Ctx<'_>,
    #[autocomplete = "suggest::offered_titles"] title: String,
    format: Option<TournamentKind>,
    #[min = 2]
    #[max = 8]
    per_table: Option<u8>,
    #[min = 1]
    #[max = 15]
    rounds: Option<u8>,
    #[autocomplete = "suggest::paces"]
    #[max_length = 40]
    pace: Option<String>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let caller = &context.caller;
    let community = managed_server(caller)?;
    let tables = &context.app.tables;
    let settings = server_settings::of(tables, Some(community)).await?;
    let known = tables.titles().meant(&title).map(str::to_owned).ok_or(TableError::UnknownTitle(title))?;
    opening::check(&context.app, &settings, caller, &known).await?;
    let most = tables.titles().default_of(&known).map_or(2, |title| title.meta().seats.1);
    let format = match format.unwrap_or(TournamentKind::Pools) {
        TournamentKind::Pools => Format::Pools { per_table: per_table.unwrap_or(most).min(most) },
        TournamentKind::Swiss => Format::Swiss { rounds: rounds.unwrap_or(ROUNDS) },
    };
    let id = TournamentId(caller.idempotency_key.0);
    let place = (community, caller.channel);
    let tournament = Tournament {
        thread_kind: thread_kind(caller)?.into(),
        locale: settings.language.unwrap_or(caller.public),
        pace: pace.as_deref().map_or(Ok(Some(Pace::SLOW)), suggest::read_pace)?,
        ..Tournament::announced(id, place, caller.id(), known, format, tables.now())
    };
    tables.tournaments().open(tournament).await?;
    done(&context, "tournament-opened").await
}

/// Draws the numbers and begins.
async fn start(context: &Context) -> Result<(), Failure> {
    let tournament = here(context).await?;
    thread_kind(&context.caller)?;
    pressed::start(context, tournament.community, tournament.id).await?;
    done(context, "tournament-started").await
}

/// Shows the tournament or the last one, with its draw.
async fn show(context: &Context) -> Result<(), Failure> {
    let community = managed_server(&context.caller)?;
    let channel = context.caller.parent.unwrap_or(context.caller.channel);
    let tournament = context.app.tables.tournaments().last(community, channel).await?;
    let shown = messages::shown(&tournament, context.app.tables.titles(), context.locale());
    context.reply(&shown).await
}

/// Asks whether to stop it.
async fn cancel(context: &Context) -> Result<(), Failure> {
    let tournament = here(context).await?;
    context.reply(&messages::ask_to_cancel(&tournament, context.locale())).await
}

/// Take somebody out.
#[poise::command(slash_command, guild_only)]
pub async fn drop(ctx: Ctx<'_>, person: User) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let tournament = here(&context).await?;
    let person = PersonId(person.id.get());
    context.app.tables.tournaments().leave(tournament.community, tournament.id, person).await?;
    context.app.note_done(&context.caller);
    let facts = [("mention", format!("<@{person}>").into())];
    context.reply(&OutgoingMessage::text(context.caller.voice().say("tournament-dropped", facts))).await
}

/// Decide a game that ended without a result.
#[poise::command(slash_command, guild_only)]
pub async fn result(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 500]
    game: u16,
    winner: Option<User>,
) -> Result<(), Failure> {
    let context = Context::open(ctx).await?;
    let tournament = here(&context).await?;
    let winner = winner.map(|winner| PersonId(winner.id.get()));
    context.app.tables.tournaments().decide_game(tournament.community, tournament.id, game.into(), winner).await?;
    done(&context, "tournament-decided").await
}

/// The tournament of the channel, or of the parent channel if this is a thread.
async fn here(context: &Context) -> Result<Tournament, Failure> {
    let caller = &context.caller;
    let all = context.app.tables.tournaments().within(managed_server(caller)?).await?;
    let here = |channel| Some(channel) == Some(caller.channel) || Some(channel) == caller.parent;
    let found = all.into_iter().rev().find(|tournament| !tournament.is_over() && here(tournament.channel));
    Ok(found.ok_or(TournamentError::Unknown)?)
}

/// The kind of thread that tables get in the caller's channel.
fn thread_kind(caller: &Caller) -> Result<ChannelType, Failure> {
    // The card needs the same permissions as a table in the channel itself.
    let missing = permissions::missing(caller);
    match permissions::spot(caller.allowed, caller.channel_kind, true) {
        Spot::OwnThread(kind) if missing.is_empty() => Ok(kind),
        Spot::OwnThread(_) => Err(Failure::Missing(missing)),
        Spot::Here(Some(NoThread::Missing(lacking))) => Err(Failure::Missing(missing.union(lacking))),
        Spot::Nowhere(lacking) if matches!(caller.channel_kind, ChannelKind::Text | ChannelKind::Announcements) => {
            Err(Failure::Missing(lacking))
        }
        Spot::Nowhere(_) | Spot::Here(_) => Err(Failure::Word("tournament-refuse-no-threads")),
    }
}

async fn done(context: &Context, key: &str) -> Result<(), Failure> {
    context.app.note_done(&context.caller);
    context.say(key).await
}
