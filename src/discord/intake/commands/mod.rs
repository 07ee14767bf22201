//! The slash commands: those that are the same for every title, and one for the actions of each title (`action`). Each
//! parses its options, calls the tables, and shows the result.
//!
//! Names, descriptions, options and choices come from `commands.ftl`, with English as Discord's default. All replies
//! are private.

mod action;
mod board;
mod challenge;
mod games;
mod guide;
mod hint;
mod leaderboard;
mod lobby;
mod log;
pub(super) mod me;
mod new;
pub(super) mod note;
mod orders;
mod past;
mod play;
pub(super) mod report;
mod score;
pub(super) mod server;
mod suggest;
mod table;
mod texts;
mod tournament;
mod undo;

use std::sync::Arc;

use poise::FrameworkError;
use serenity::all::{CommandInteraction, CreateAutocompleteResponse};
use serenity::builder::CreateCommand;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::discord::desk::answer::{Answer, ReplyTarget, SentReply};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::{forms, late, private_reply, refusal};
use crate::discord::messages::board::Extent;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::custom_id::Form;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::server as server_messages;
use crate::discord::render::RenderRequest;
use crate::discord::server_settings;
use crate::engine::Seat;
use crate::table::{ChannelId, TableError, TableView};
use crate::title::Titles;

pub use action::values;
pub use suggest::{moves, options_text};

/// The context of a command.
pub type Ctx<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;
/// A command.
pub type Command = poise::Command<Arc<App>, Failure>;

/// An option of a command.
type Parameter = poise::CommandParameter<Arc<App>, Failure>;

/// All commands, localised, with those of the titles' actions.
pub fn all(titles: &Titles) -> Vec<Command> {
    let mut commands = vec![
        new::new(),
        lobby::join(),
        lobby::leave(),
        lobby::start(),
        play::play(),
        undo::undo(),
        hint::hint(),
        orders::orders(),
        board::board(),
        score::score(),
        log::log(),
        past::replay(),
        past::review(),
        past::verify(),
        past::export(),
        report::report(),
        note::note(),
        table::table(),
        games::games(),
        leaderboard::stats(),
        leaderboard::leaderboard(),
        me::me(),
        server::server(),
        tournament::tournament(),
        guide::rules(),
        guide::tutorial(),
        guide::help(),
    ];
    for command in &mut commands {
        texts::localise(command);
    }
    commands.extend(action::all(titles));
    commands.push(texts::in_menu(challenge::challenge()));
    commands
}

/// All commands as they are registered.
pub fn registered(titles: &Titles) -> Vec<CreateCommand> {
    let own = |command: &Command| {
        let in_menu = command.create_as_context_menu_command().map(|menu| texts::named_in_menu(menu, command));
        command.create_as_slash_command().into_iter().chain(in_menu).collect::<Vec<_>>()
    };
    all(titles).iter().flat_map(own).collect()
}

/// The state of an accepted command until it is answered.
struct Context {
    app: Arc<App>,
    caller: Caller,
    answer: Arc<Answer>,
    /// A note about the channel that follows the reply.
    warning: Option<Failure>,
    /// The deleted channels of settings, for a message to this manager.
    gone: Vec<ChannelId>,
    _inside: TaskTrackerToken,
}

impl Context {
    /// Accepts a command. From then on it is acknowledged if its answer is slow.
    async fn open(ctx: Ctx<'_>) -> Result<Self, Failure> {
        let context = Self::unacknowledged(ctx).await?;
        context.answer.begin();
        context.with_channel().await
    }

    /// Notes what the bot may do in the channel. A store that saves nothing at the moment is no reason to refuse a
    /// command that only reads.
    async fn with_channel(mut self) -> Result<Self, Failure> {
        match self.look_at_channel().await {
            Err(error) if error.is_outage() => tracing::debug!(%error, "cannot note what the bot may do in a channel"),
            looked => looked?,
        }
        Ok(self)
    }

    /// Accepts a command that opens a form, which an acknowledgement would rule out.
    async fn unacknowledged(ctx: Ctx<'_>) -> Result<Self, Failure> {
        let app = Arc::clone(ctx.framework.user_data);
        let (caller, answer) = caller_and_answer(ctx).await;
        let inside = app.accept(&caller)?;
        Ok(Self { app, caller, answer, warning: None, gone: Vec::new(), _inside: inside })
    }

    async fn look_at_channel(&mut self) -> Result<(), TableError> {
        if self.caller.community.is_some() {
            self.app.refresh_attach_permission(&self.caller).await?;
            self.warning = self.app.reopen(&self.caller).await?;
            if let Some(server) = self.caller.community.filter(|_| self.caller.manages) {
                self.gone = server_settings::tell_gone(&self.app.tables, server).await?;
            }
        }
        Ok(())
    }

    async fn ask(&self, form: Form) -> Result<(), Failure> {
        Ok(self.answer.open_form(&forms::shown(&self.app, &self.caller, form).await?).await?)
    }

    async fn table(&self) -> Result<TableView, Failure> {
        self.app.table_at(&self.caller).await
    }

    /// The table of the channel; also checks that its board exists.
    async fn looked_at(&self) -> Result<TableView, Failure> {
        let view = self.table().await?;
        self.app.look_for_board(view.id);
        Ok(view)
    }

    async fn answer(&self, outgoing: &OutgoingMessage) -> Result<(), Failure> {
        self.answer.send(outgoing, ReplyTarget::Reply).await?;
        self.warn().await
    }

    /// Sends the reply, and a message that the change is done if the board is late.
    async fn answer_change(&self, outgoing: &OutgoingMessage, view: &TableView) -> Result<(), Failure> {
        self.answer(outgoing).await?;
        self.follow_if_late(view).await
    }

    /// Tells the person that the change is done if the board is late. Not needed after a warning.
    async fn follow_if_late(&self, view: &TableView) -> Result<(), Failure> {
        if self.warning.is_none()
            && let Some(late) = late::message(&self.app, &self.caller, view).await?
        {
            self.answer.follow(&late).await?;
        }
        Ok(())
    }

    /// Leaves no reply, because the channel shows the result.
    async fn dismiss(&self) -> Result<(), Failure> {
        self.answer.dismiss().await?;
        self.warn().await
    }

    /// Sends the reply, with its picture once that is rendered.
    async fn show(&self, outgoing: OutgoingMessage, request: Option<RenderRequest>) -> Result<(), Failure> {
        private_reply::show(&self.app, &self.caller, &self.answer, outgoing, request, ReplyTarget::Reply).await?;
        self.warn().await
    }

    /// Replies after an action or an undo, with the board as the person sees it if their turn continues.
    async fn step(
        &self,
        view: &TableView,
        outgoing: impl FnOnce(Extent) -> OutgoingMessage,
    ) -> Result<Option<SentReply>, Failure> {
        let board = private_reply::turn(&self.app, &self.caller, view, PageCursor::default()).await?;
        self.show_turn(view, outgoing(board.extent()), board.picture).await
    }

    /// Sends the board as the person sees it, with their choices if they have a decision.
    async fn show_turn(
        &self,
        view: &TableView,
        outgoing: OutgoingMessage,
        picture: Option<RenderRequest>,
    ) -> Result<Option<SentReply>, Failure> {
        let target = ReplyTarget::Reply;
        let sent =
            private_reply::show_turn(&self.app, &self.caller, &self.answer, view.id, outgoing, picture, target).await?;
        self.warn().await?;
        Ok(sent)
    }

    async fn warn(&self) -> Result<(), Failure> {
        if let Some(warning) = &self.warning
            && let Some(outgoing) = refusal::outgoing(warning, &self.app, &self.caller, None).await
        {
            self.answer.follow(&outgoing).await?;
        }
        if !self.gone.is_empty() {
            self.answer.follow(&server_messages::gone(&self.gone, &self.caller.voice())).await?;
        }
        Ok(())
    }

    /// A sentence in the person's language.
    fn word(&self, key: &str) -> OutgoingMessage {
        OutgoingMessage::text(self.caller.voice().word(key))
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
    let text = text.trim();
    let found = Seat::all(view.seats.len() as u8).find(|seat| {
        seat.to_string() == text || text.eq_ignore_ascii_case(&crate::words::Mark::of(*seat).letter.to_string())
    });
    found.ok_or_else(|| Failure::Seat(text.to_owned()))
}

/// Reports a failed command to the person.
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
        FrameworkError::GuildOnly { ctx, .. } => (ctx, Failure::NoServer),
        FrameworkError::SubcommandRequired { ctx, .. } => (ctx, Failure::NoTable),
        FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            // The registered commands are of another version; the next registration replaces them.
            tracing::warn!(
                command = ctx.command().name.as_ref(),
                description,
                "a command does not match its registration"
            );
            (poise::Context::Application(ctx), Failure::UnknownCustomId)
        }
        FrameworkError::UnknownInteraction { interaction, framework, .. } => {
            return declined(framework.user_data, interaction, &Failure::UnknownCustomId).await;
        }
        other => return tracing::error!(error = %other, "the framework failed"),
    };
    let poise::Context::Application(ctx) = ctx else { return };
    let _answered = ctx.framework.user_data.answering.token();
    let (caller, answer) = caller_and_answer(ctx).await;
    let failure = ctx.framework.user_data.judged(&caller, &answer, failure).await;
    tell(ctx.framework.user_data, &caller, &answer, &failure).await;
}

/// Tells a person why their command is declined.
pub async fn declined(app: &App, asked: &CommandInteraction, why: &Failure) {
    let answer = Arc::new(Answer::to_command(Arc::clone(&app.callbacks), asked));
    tell(app, &Caller::of_command(asked), &answer, why).await;
}

async fn tell(app: &App, caller: &Caller, answer: &Arc<Answer>, failure: &Failure) {
    if failure.ours() {
        tracing::warn!(person = %caller.id(), channel = %caller.channel, error = %failure, "a command failed");
    }
    refusal::tell(failure, app, caller, answer, None).await;
}

/// No completions.
fn nothing() -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new()
}
