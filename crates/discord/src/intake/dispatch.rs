//! Dispatches commands and completions. Poise handles commands. Completions are looked up here and answered by the
//! bot's own client, whose requests are bounded in time and size.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use futures_util::FutureExt as _;
use poise::{CommandInteractionType, FrameworkContext, FrameworkOptions};
use serenity::all::{CommandInteraction, CommandType, CreateAutocompleteResponse, Interaction, ResolvedValue, UserId};
use tokio::sync::Mutex;
use tracing::field::Empty;

use crate::desk::Answer;
use crate::intake::capacity::InteractionPermit;
use crate::intake::library::Library;
use crate::intake::{App, Caller, Failure, commands};
use skald_table::PersonId;

/// The commands, with what poise needs to run them.
pub struct Commands {
    options: FrameworkOptions<Arc<App>, Failure>,
    library: Library,
    app: Arc<App>,
    /// Whether the page is also an Activity.
    launches: bool,
}

impl Commands {
    pub fn new(app: Arc<App>, library: Library, launches: bool) -> Self {
        let mut options = FrameworkOptions {
            commands: commands::all(app.tables.titles()),
            on_error: |error| Box::pin(commands::failed(error)),
            ..FrameworkOptions::default()
        };
        poise::set_qualified_names(&mut options.commands);
        Self { options, library, app, launches }
    }

    /// Answers a command or a completion. Another interaction gets no answer.
    #[tracing::instrument(name = "interaction", skip_all, fields(id = %asked.id(), table = Empty, seq = Empty))]
    pub async fn serve(&self, asked: Interaction, permit: InteractionPermit) {
        match asked {
            Interaction::Command(asked) if permit.declines() => {
                commands::declined(&self.app, &asked, &Failure::BUSY).await;
            }
            Interaction::Command(asked) if self.launches && asked.data.kind == CommandType::PrimaryEntryPoint => {
                self.launch(&asked).await;
            }
            // Poise panics on an unknown kind of command.
            Interaction::Command(asked) if !matches!(asked.data.kind, CommandType::ChatInput | CommandType::User) => {
                commands::declined(&self.app, &asked, &Failure::UNKNOWN).await;
            }
            Interaction::Command(asked) => self.run(&asked, permit).await,
            Interaction::Autocomplete(asked) => self.complete(&asked, &permit).await,
            _ => {}
        }
    }

    /// Runs a command. Its answer holds the permit.
    async fn run(&self, asked: &CommandInteraction, permit: InteractionPermit) {
        let answer = Arc::new(Answer::to_command(Arc::clone(&self.app.callbacks), asked));
        answer.hold(permit);
        let data = Mutex::new(Box::new(Arc::clone(&answer)) as Box<dyn Any + Send + Sync>);
        let begun = AtomicBool::new(false);
        let options = asked.data.options();
        let mut tree = Vec::new();
        let framework = self.framework(asked);
        // On the heap, because it is polled deep in the stack of its task.
        let run = Box::pin(poise::dispatch_interaction(framework, asked, &begun, &data, &options, &mut tree));
        if let Err(error) = run.await {
            Box::pin(error.handle(&self.options)).await;
        }
        answer.free();
        self.app.note_name(&Caller::of_command(asked)).await;
    }

    /// Opens the page in Discord's frame, if there is a table in the channel.
    async fn launch(&self, asked: &CommandInteraction) {
        let caller = Caller::of_command(asked);
        let launched = async {
            let _answered = self.app.accept(&caller)?;
            self.app.table_at(&caller).await?;
            Ok(Answer::to_command(Arc::clone(&self.app.callbacks), asked).launch().await?)
        };
        match launched.await {
            Ok(()) => self.app.note_name(&caller).await,
            // It is answered there.
            Err(Failure::Again) => {}
            Err(failure) => commands::declined(&self.app, asked, &failure).await,
        }
    }

    fn framework(&self, asked: &CommandInteraction) -> FrameworkContext<'_, Arc<App>, Failure> {
        FrameworkContext {
            serenity_context: &self.library.context,
            bot_id: UserId::new(asked.application_id.get()),
            options: &self.options,
            user_data: &self.app,
            shard_manager: &self.library.shards,
        }
    }

    /// Answers a completion. After an error, or if there are too many, the answer is empty.
    async fn complete(&self, asked: &CommandInteraction, permit: &InteractionPermit) {
        let _answered = self.app.answering.token();
        let answer = Answer::to_command(Arc::clone(&self.app.callbacks), asked);
        let served = !permit.declines() && self.app.limits.take_completion(PersonId(asked.user.id.get()));
        let found = match served {
            true => AssertUnwindSafe(self.suggested(asked)).catch_unwind().await.ok().flatten(),
            false => None,
        };
        let found = found.unwrap_or_default();
        if let Err(error) = answer.suggest(&found).await {
            tracing::debug!(%error, "cannot answer a completion");
        }
    }

    /// The command's suggestions for the option that is being typed. `None` if the option is unknown, or the command
    /// may not be used there.
    async fn suggested(&self, asked: &CommandInteraction) -> Option<CreateAutocompleteResponse> {
        if !typed(asked) {
            return None;
        }
        let framework = self.framework(asked);
        let begun = AtomicBool::new(false);
        let data = Mutex::new(Box::new(()) as Box<dyn Any + Send + Sync>);
        let kind = CommandInteractionType::Autocomplete;
        let options = asked.data.options();
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

/// Whether it is a slash command.
fn typed(asked: &CommandInteraction) -> bool {
    asked.data.kind == CommandType::ChatInput
}
