//! The slash commands: those that are the same for every title, and one for the actions of each title (`action`). Each
//! parses its options, calls the tables, and shows the result.
//!
//! Names, descriptions, options and choices come from `commands.ftl`, with English as Discord's default. All replies
//! are private.

mod action;
mod leaderboard;
pub(super) mod me;
mod new;
mod orders;
mod play;
mod reading;
mod server;
pub mod suggest;
mod table;
mod texts;
mod tournament;
pub(super) mod writing;

use std::sync::Arc;

use futures_util::future::BoxFuture;
use poise::FrameworkError;
use serenity::all::{CommandInteraction, CreateAutocompleteResponse, Permissions};
use serenity::builder::CreateCommand;

use crate::desk::Answer;
use crate::intake::refusal::Asked;
use crate::intake::tournament::managed_server;
use crate::intake::{App, Caller, Context, Failure};
use skald_core::engine::Seat;
use skald_core::title::Titles;
use skald_table::{TableError, TableView};

pub use action::values;
pub use suggest::{moves, options_text};

/// The context of a command.
pub type Ctx<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;
/// A command.
pub type Command = poise::Command<Arc<App>, Failure>;

type Parameter = poise::CommandParameter<Arc<App>, Failure>;
type Served<'a> = BoxFuture<'a, Result<(), FrameworkError<'a, Arc<App>, Failure>>>;
/// What a command without options does.
type Run = for<'a> fn(&'a Context) -> BoxFuture<'a, Result<(), Failure>>;

/// All commands, localised, with those of the titles' actions.
pub fn all(titles: &Titles) -> Vec<Command> {
    let mut commands = vec![
        new::new(),
        play::play(),
        play::undo(),
        plain("hint", |it| Box::pin(play::hint(it))),
        orders::orders(),
        reading::board(),
        reading::score(),
        reading::log(),
        writing::report(),
        writing::note(),
        table::table(),
        leaderboard::stats(),
        leaderboard::leaderboard(),
        me::me(),
        server::server(),
        tournament::tournament(),
        reading::rules(),
        reading::tutorial(),
    ];
    commands.extend(table::of_lobbies());
    commands.extend(reading::without_options());
    commands.iter_mut().for_each(texts::localise);
    commands.extend(action::all(titles));
    commands.push(texts::in_menu(play::challenge()));
    commands
}

pub fn registered(titles: &Titles) -> Vec<CreateCommand> {
    let own = |command: &Command| {
        let in_menu = command.create_as_context_menu_command().map(|menu| texts::named_in_menu(menu, command));
        command.create_as_slash_command().into_iter().chain(in_menu).collect::<Vec<_>>()
    };
    all(titles).iter().flat_map(own).collect()
}

/// A command without options. Its name and its texts are in `commands.ftl`.
fn plain(name: &'static str, run: Run) -> Command {
    let custom_data = Box::new(run);
    Command { name: name.into(), slash_action: Some(serve_plain), custom_data, ..Command::default() }
}

fn serve_plain(ctx: Ctx<'_>) -> Served<'_> {
    served(ctx, async move {
        let run = ctx.command().custom_data.downcast_ref::<Run>().ok_or(Failure::UNKNOWN)?;
        run(&Context::open(ctx).await?).await
    })
}

fn served<'a>(ctx: Ctx<'a>, done: impl Future<Output = Result<(), Failure>> + Send + 'a) -> Served<'a> {
    Box::pin(
        async move { done.await.map_err(|error| FrameworkError::new_command(poise::Context::Application(ctx), error)) },
    )
}

/// A command that has only subcommands.
fn group(name: &'static str, subcommands: Vec<Command>) -> Command {
    let slash_action = Some(serve_plain as _);
    Command { name: name.into(), slash_action, subcommand_required: true, subcommands, ..Command::default() }
}

/// The same command, only in servers.
fn in_servers(command: Command) -> Command {
    Command { guild_only: true, ..command }
}

/// A command whose subcommands are for people who may manage the server. A server may offer them to other people too, so
/// each checks that again.
fn for_managers(name: &'static str, subcommands: Vec<Command>) -> Command {
    let subcommands = subcommands.into_iter().map(in_servers).collect();
    Command { default_member_permissions: Permissions::MANAGE_GUILD, ..in_servers(group(name, subcommands)) }
}

impl Context {
    /// Accepts a command. From then on it is acknowledged if its answer is slow.
    async fn open(ctx: Ctx<'_>) -> Result<Self, Failure> {
        let mut context = Self::unacknowledged(ctx).await?;
        context.answer.begin();
        context.note_channel().await?;
        Ok(context)
    }

    /// Accepts a command of a person who may manage the server.
    async fn managed(ctx: Ctx<'_>) -> Result<Self, Failure> {
        let context = Self::open(ctx).await?;
        managed_server(&context.caller).map(|_| context)
    }

    /// Accepts a command that opens a form, which an acknowledgement would rule out.
    async fn unacknowledged(ctx: Ctx<'_>) -> Result<Self, Failure> {
        let (caller, answer) = caller_and_answer(ctx).await;
        Self::accept(ctx.framework.user_data, &caller, &answer, None)
    }
}

/// The user of a command, and the only reply to it.
async fn caller_and_answer(ctx: Ctx<'_>) -> (Caller, Arc<Answer>) {
    let mut kept = ctx.invocation_data.lock().await;
    let answer = kept.downcast_ref::<Arc<Answer>>().cloned().unwrap_or_else(|| {
        let callbacks = Arc::clone(&ctx.framework.user_data.callbacks);
        Arc::new(Answer::to_command(callbacks, ctx.interaction))
    });
    *kept = Box::new(Arc::clone(&answer));
    (Caller::of_command(ctx.interaction), answer)
}

/// The seat of a typed or chosen number or letter.
fn seat(view: &TableView, text: &str) -> Result<Seat, Failure> {
    let meant = suggest::meant(text, |locale| suggest::named_seats(view, locale));
    let text = meant.as_deref().unwrap_or(text).trim();
    let found = Seat::all(view.seats.len() as u8).find(|seat| {
        seat.to_string() == text || text.eq_ignore_ascii_case(&skald_core::words::Mark::of(*seat).letter.to_string())
    });
    found.ok_or_else(|| Failure::typed("discord-refuse-seat", text))
}

pub async fn failed(error: FrameworkError<'_, Arc<App>, Failure>) {
    let (ctx, failure) = match error {
        FrameworkError::Command { error, ctx, .. } => (ctx, error),
        FrameworkError::CommandPanic { ctx, .. } => {
            (ctx, Failure::Table(TableError::Defect("a command panicked".into())))
        }
        FrameworkError::ArgumentParse { ctx, error, input, .. } => {
            tracing::debug!(%error, "cannot parse an argument");
            (ctx, Failure::Table(TableError::Unreadable(input.unwrap_or_default())))
        }
        FrameworkError::GuildOnly { ctx, .. } => (ctx, Failure::NO_SERVER),
        FrameworkError::SubcommandRequired { ctx, .. } => (ctx, Failure::NO_TABLE),
        FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            // The registered commands are of another version; the next registration replaces them.
            tracing::warn!(
                command = ctx.command().name.as_ref(),
                description,
                "a command does not match its registration"
            );
            (poise::Context::Application(ctx), Failure::UNKNOWN)
        }
        FrameworkError::UnknownInteraction { interaction, framework, .. } => {
            return declined(framework.user_data, interaction, &Failure::UNKNOWN).await;
        }
        other => return tracing::error!(error = %other, "the framework failed"),
    };
    let poise::Context::Application(ctx) = ctx else { return };
    let _answered = ctx.framework.user_data.answering.token();
    let (caller, answer) = caller_and_answer(ctx).await;
    let asked = Asked { app: ctx.framework.user_data, caller: &caller, answer: &answer, table: None };
    let failure = asked.judged(failure).await;
    tell(asked, &failure).await;
}

pub async fn declined(app: &App, asked: &CommandInteraction, why: &Failure) {
    let answer = Arc::new(Answer::to_command(Arc::clone(&app.callbacks), asked));
    let caller = Caller::of_command(asked);
    tell(Asked { app, caller: &caller, answer: &answer, table: None }, why).await;
}

async fn tell(asked: Asked<'_>, failure: &Failure) {
    let caller = asked.caller;
    if failure.ours() {
        tracing::warn!(person = %caller.id(), channel = %caller.channel, error = %failure, "a command failed");
    }
    asked.tell(failure).await;
}

fn nothing() -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new()
}
