//! A small bot, made with the same serenity and poise as the real one, to try the sandbox with.

use poise::{FrameworkContext, serenity_prelude as serenity};
use serenity::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, ClientBuilder, CreateActionRow, CreateAutocompleteResponse,
    CreateButton, CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, FullEvent, GatewayIntents, HttpBuilder,
    InputTextStyle, Interaction, ModalInteraction, ShardManager,
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use support::sandbox::Sandbox;
use tokio::task::JoinHandle;

type Error = serenity::Error;
type Context<'a> = poise::Context<'a, Arc<Seen>, Error>;

/// What the bot has counted.
#[derive(Default)]
pub struct Seen {
    /// Interactions delivered, doubles among them.
    pub interactions: AtomicU64,
}

/// A running bot.
pub struct Bot {
    pub seen: Arc<Seen>,
    shards: Arc<ShardManager>,
    task: JoinHandle<()>,
}

impl Bot {
    /// Logs in, registers its commands, and waits until the sandbox has seen both.
    pub async fn start(sandbox: &Sandbox) -> Self {
        let seen = Arc::new(Seen::default());
        let data = seen.clone();
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: vec![ping(), whisper(), pick(), letter(), sleepy(), later(), form(), table()],
                event_handler: |framework, event| Box::pin(on_event(framework, event)),
                ..Default::default()
            })
            .setup(move |context, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(context, &framework.options().commands).await?;
                    Ok(data)
                })
            })
            .build();
        let http = HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build();
        let client = ClientBuilder::new_with_http(http, GatewayIntents::empty()).framework(framework);
        let mut client = client.await.expect("the client is built");
        let shards = client.shard_manager.clone();
        let task = tokio::spawn(async move {
            client.start().await.expect("the bot runs");
        });
        sandbox.wait_for_bot(Duration::from_secs(20)).await.expect("the bot logs in and registers");
        Self { seen, shards, task }
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.task.abort();
    }
}

fn again(label: &str) -> CreateActionRow {
    CreateActionRow::Buttons(vec![CreateButton::new("again").label(label).style(ButtonStyle::Primary)])
}

/// Answers, with a button.
#[poise::command(slash_command)]
async fn ping(context: Context<'_>) -> Result<(), Error> {
    context.send(poise::CreateReply::default().content("Pong 0").components(vec![again("Again")])).await?;
    Ok(())
}

/// Answers so that only you can see it.
#[poise::command(slash_command)]
async fn whisper(context: Context<'_>) -> Result<(), Error> {
    context.send(poise::CreateReply::default().content("A secret").ephemeral(true)).await?;
    Ok(())
}

async fn fruits(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = ["apple", "apricot", "pear"];
    let offered = all.iter().filter(|fruit| fruit.starts_with(typed));
    CreateAutocompleteResponse::new()
        .set_choices(offered.map(|fruit| AutocompleteChoice::new(*fruit, *fruit)).collect())
}

/// Takes a fruit.
#[poise::command(slash_command)]
async fn pick(
    context: Context<'_>,
    #[description = "Which fruit"]
    #[autocomplete = "fruits"]
    fruit: String,
    #[description = "How many"]
    #[min = 1]
    #[max = 9]
    count: Option<i64>,
) -> Result<(), Error> {
    context.say(format!("{} x {fruit}", count.unwrap_or(1))).await?;
    Ok(())
}

/// Writes you a letter.
#[poise::command(slash_command)]
async fn letter(context: Context<'_>) -> Result<(), Error> {
    let message = CreateMessage::new().content("A letter").components(vec![again("Read")]);
    let sent = context.author().direct_message(context.http(), message).await;
    let told = match sent {
        Ok(_) => "Sent".to_owned(),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(refused))) => {
            format!("Not sent: {}", refused.error.code)
        }
        Err(error) => return Err(error),
    };
    context.send(poise::CreateReply::default().content(told).ephemeral(true)).await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
async fn sleepy(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Thinks, answers, and has something to add.
#[poise::command(slash_command)]
async fn later(context: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(context) = context else { return Ok(()) };
    context.defer_response(true).await?;
    let http = context.serenity_context();
    let first = CreateInteractionResponseFollowup::new().content("The answer");
    context.interaction.create_followup(http, first).await?;
    let second = CreateInteractionResponseFollowup::new().content("One thing more").ephemeral(true);
    context.interaction.create_followup(http, second).await?;
    let edit = serenity::EditInteractionResponse::new().content("The answer, edited");
    context.interaction.edit_response(http, edit).await?;
    Ok(())
}

/// Opens a form.
#[poise::command(slash_command)]
async fn form(context: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(context) = context else { return Ok(()) };
    let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name").max_length(20);
    let modal = CreateModal::new("who", "Who are you?").components(vec![CreateActionRow::InputText(input)]);
    context.interaction.create_response(context.serenity_context(), CreateInteractionResponse::Modal(modal)).await?;
    Ok(())
}

/// Sub-commands.
#[poise::command(slash_command, subcommands("status"), subcommand_required)]
async fn table(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// How it stands.
#[poise::command(slash_command)]
async fn status(context: Context<'_>, #[description = "Of whom"] who: serenity::User) -> Result<(), Error> {
    let locale = context.locale().unwrap_or("none").to_owned();
    context.say(format!("{} asks in {locale} about {}", context.author().name, who.name)).await?;
    Ok(())
}

async fn on_event(framework: FrameworkContext<'_, Arc<Seen>, Error>, event: &FullEvent) -> Result<(), Error> {
    let http = framework.serenity_context;
    let FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    framework.user_data().await.interactions.fetch_add(1, Ordering::Relaxed);
    match interaction {
        Interaction::Component(pressed) => {
            let count: u64 = pressed.message.content.trim_start_matches("Pong ").parse().unwrap_or(0);
            let text = match &pressed.data.kind {
                serenity::ComponentInteractionDataKind::StringSelect { values } => values.join(", "),
                _ => format!("Pong {}", count + 1),
            };
            let message = CreateInteractionResponseMessage::new().content(text);
            pressed.create_response(http, CreateInteractionResponse::UpdateMessage(message)).await
        }
        Interaction::Modal(modal) => {
            let message = CreateInteractionResponseMessage::new().content(format!("Hello, {}", name_in(modal)));
            modal.create_response(http, CreateInteractionResponse::Message(message)).await
        }
        _ => Ok(()),
    }
}

fn name_in(modal: &ModalInteraction) -> String {
    let rows = modal.data.components.iter().flat_map(|row| &row.components);
    let mut values = rows.filter_map(|component| match component {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    values.next().unwrap_or_default()
}
