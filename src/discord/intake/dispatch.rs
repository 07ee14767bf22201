//! Dispatches what serenity receives: commands go to poise, completions are looked up here and answered by our own
//! client, whose requests are bounded in time and in what is read.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use futures_util::FutureExt as _;
use poise::{CommandInteractionType, FrameworkContext};
use serenity::all::{
    Client, CommandInteraction, CommandType, Context, CreateAutocompleteResponse, Framework, FullEvent, Interaction,
    ResolvedValue, UserId,
};
use tokio::sync::Mutex;

use crate::discord::intake::answer::Answer;
use crate::discord::intake::app::App;
use crate::discord::intake::commands;
use crate::discord::intake::failure::Failure;

/// Poise's framework for everything but completions.
pub struct Dispatch {
    poise: poise::Framework<Arc<App>, Failure>,
    app: Arc<App>,
}

impl Dispatch {
    /// A dispatch to a framework whose data is the app.
    pub const fn new(poise: poise::Framework<Arc<App>, Failure>, app: Arc<App>) -> Self {
        Self { poise, app }
    }

    /// Answers a completion, with nothing rather than with an error.
    async fn complete(&self, context: &Context, asked: &CommandInteraction) {
        let _answered = self.app.answering.token();
        let answer = Answer::to_command(Arc::clone(&self.app.callbacks), asked, false);
        let found = AssertUnwindSafe(self.suggested(context, asked)).catch_unwind().await;
        let found = found.ok().flatten().unwrap_or_default();
        if let Err(error) = answer.suggest(&found).await {
            tracing::debug!(%error, "cannot answer a completion");
        }
    }

    /// What the command suggests for the option that is being typed; `None` when the option is unknown, or the command may not be used
    /// there.
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
        self.poise.init(client).await;
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        match event {
            // Poise panics on a kind of command that it does not know.
            FullEvent::InteractionCreate { interaction: Interaction::Command(asked) } if !typed(&asked) => {
                commands::unknown(&self.app, &asked).await;
            }
            FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(asked) } => {
                self.complete(&context, &asked).await;
            }
            event => self.poise.dispatch(context, event).await,
        }
    }
}

/// Whether it is a slash command.
fn typed(asked: &CommandInteraction) -> bool {
    asked.data.kind == CommandType::ChatInput
}
