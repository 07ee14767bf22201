//! A bot with one command, made with poise and serenity as in their guides.

use std::env;

use anyhow::Context as _;
use poise::serenity_prelude::{ClientBuilder, GatewayIntents, HttpBuilder};
use reqwest::Url;

type Context<'a> = poise::Context<'a, (), anyhow::Error>;

/// Answers with one word.
#[poise::command(slash_command)]
async fn ping(context: Context<'_>) -> anyhow::Result<()> {
    context.say("pong").await?;
    Ok(())
}

/// Runs until the process is killed.
pub async fn run(url: &Url) -> anyhow::Result<()> {
    let token = env::var("DISCORD_TOKEN").context("DISCORD_TOKEN is not set")?;
    let options = poise::FrameworkOptions { commands: vec![ping()], initialize_owners: false, ..Default::default() };
    let framework = poise::Framework::builder().options(options).setup(|context, _, framework| {
        Box::pin(async move { Ok(poise::builtins::register_globally(context, &framework.options().commands).await?) })
    });
    let http = HttpBuilder::new(token).proxy(url.as_str()).ratelimiter_disabled(true).build();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty()).framework(framework.build());
    Ok(client.await?.start().await?)
}
