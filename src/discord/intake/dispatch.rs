//! Dispatches commands and completions. Poise handles commands. Completions are looked up here and answered by the
//! bot's own client, whose requests are bounded in time and size.
//!
//! Poise needs a `Context`, which serenity gives with its first event. After that, commands and completions bypass
//! serenity: their reader passes them on by [`CommandRoute`].

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

use futures_util::FutureExt as _;
use poise::{CommandInteractionType, FrameworkContext};
use serenity::all::{
    Client, CommandInteraction, CommandType, Context, CreateAutocompleteResponse, Framework, FullEvent, Interaction,
    ResolvedValue, UserId,
};
use tokio::runtime::Handle;
use tokio::sync::Mutex;

use crate::discord::desk::answer::Answer;
use crate::discord::intake::app::App;
use crate::discord::intake::capacity::InteractionPermit;
use crate::discord::intake::commands;
use crate::discord::intake::failure::Failure;
use crate::table::PersonId;

/// Serenity's framework: poise for commands, this code for completions.
pub struct Dispatch {
    commands: Commands,
    route: Arc<CommandRoute>,
}

/// The route of commands and completions around serenity, once that is ready.
#[derive(Default)]
pub struct CommandRoute(RwLock<Option<(Commands, Context)>>);

impl CommandRoute {
    /// Handles a command or a completion on this runtime; false while serenity is not ready.
    pub fn take(&self, asked: Interaction, runtime: &Handle) -> bool {
        let ready = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        let Some((commands, context)) = ready else { return false };
        if let Some(permit) = commands.app.admit() {
            runtime.spawn(async move { commands.serve(context, asked, permit).await });
        }
        true
    }

    fn open(&self, commands: Commands, context: Context) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((commands, context));
    }
}

impl Dispatch {
    /// A dispatch to a framework whose data is the app. It opens the route when serenity is ready.
    pub fn new(poise: poise::Framework<Arc<App>, Failure>, app: Arc<App>, route: Arc<CommandRoute>) -> Self {
        Self { commands: Commands { poise: Arc::new(poise), app }, route }
    }
}

/// Poise's framework, and the app that is its data.
#[derive(Clone)]
struct Commands {
    poise: Arc<poise::Framework<Arc<App>, Failure>>,
    app: Arc<App>,
}

impl Commands {
    async fn serve(&self, context: Context, asked: Interaction, permit: InteractionPermit) {
        match asked {
            Interaction::Command(asked) if permit.declines() => {
                commands::declined(&self.app, &asked, &Failure::Busy).await;
            }
            // Poise panics on an unknown kind of command.
            Interaction::Command(asked) if !matches!(asked.data.kind, CommandType::ChatInput | CommandType::User) => {
                commands::declined(&self.app, &asked, &Failure::UnknownCustomId).await;
            }
            Interaction::Autocomplete(asked) => self.complete(&context, &asked, &permit).await,
            interaction => self.poise.dispatch(context, FullEvent::InteractionCreate { interaction }).await,
        }
    }

    /// Answers a completion. After an error, or if there are too many, the answer is empty.
    async fn complete(&self, context: &Context, asked: &CommandInteraction, permit: &InteractionPermit) {
        let _answered = self.app.answering.token();
        let answer = Answer::to_command(Arc::clone(&self.app.callbacks), asked);
        let served = !permit.declines() && self.app.another_completion(PersonId(asked.user.id.get()));
        let found = match served {
            true => AssertUnwindSafe(self.suggested(context, asked)).catch_unwind().await.ok().flatten(),
            false => None,
        };
        let found = found.unwrap_or_default();
        if let Err(error) = answer.suggest(&found).await {
            tracing::debug!(%error, "cannot answer a completion");
        }
    }

    /// The command's suggestions for the option that is being typed. `None` if the option is unknown, or the command
    /// may not be used there.
    async fn suggested(&self, context: &Context, asked: &CommandInteraction) -> Option<CreateAutocompleteResponse> {
        if !typed(asked) {
            return None;
        }
        let framework = FrameworkContext {
            serenity_context: context,
            bot_id: UserId::new(asked.application_id.get()),
            options: self.poise.options(),
            user_data: &self.app,
            shard_manager: self.poise.shard_manager(),
        };
        let (begun, data) = (AtomicBool::new(false), Mutex::new(Box::new(()) as Box<dyn Any + Send + Sync>));
        let (kind, options) = (CommandInteractionType::Autocomplete, asked.data.options());
        let mut tree = Vec::new();
        let found = poise::extract_command_and_run_checks(framework, asked, kind, &begun, &data, &options, &mut tree);
        let ctx = found.await.ok()?;
        let (name, typed) = ctx.args.iter().find_map(|option| match option.value {
            ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
            _ => None,
        })?;
        let suggest = ctx.command().parameters.iter().find(|known| known.name == name)?.autocomplete_callback?;
        Some(suggest(ctx, typed).await)
    }
}

#[serenity::async_trait]
impl Framework for Dispatch {
    async fn init(&mut self, client: &Client) {
        // No other owner exists yet.
        if let Some(poise) = Arc::get_mut(&mut self.commands.poise) {
            poise.init(client).await;
        }
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        match event {
            FullEvent::InteractionCreate { interaction } => {
                if let Some(permit) = self.commands.app.admit() {
                    self.commands.serve(context, interaction, permit).await;
                }
            }
            FullEvent::Ready { .. } => {
                self.commands.poise.dispatch(context.clone(), event).await;
                self.route.open(self.commands.clone(), context);
            }
            event => self.commands.poise.dispatch(context, event).await,
        }
    }
}

/// Whether it is a slash command.
fn typed(asked: &CommandInteraction) -> bool {
    asked.data.kind == CommandType::ChatInput
}
