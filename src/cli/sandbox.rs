//! `skald sandbox`: a local Discord and the real bot in it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use skald::config::{Config, DiscordConfig, LogConfig, Secret};
use skald::discord::{self, BotSetup};
use skald::sandbox::{Sandbox, SandboxOptions};
use skald::store::{Memory, Store};

use super::{editions, host};

/// What `skald sandbox` takes.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The port of the page; 0 takes any free one
    #[arg(long, default_value_t = 7655)]
    port: u16,
    /// Where games and messages are kept
    #[arg(long, default_value = "data/sandbox")]
    folder: PathBuf,
    /// Keep nothing
    #[arg(long)]
    ephemeral: bool,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
    /// Which lines of the log to print, e.g. skald=debug
    #[arg(long, default_value = "warn,serenity=off,poise=off")]
    log: String,
}

impl Arguments {
    /// Runs until it is stopped.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        host::log(&LogConfig { filter: self.log.clone(), ..Config::default().log })?;
        host::runtime()?.block_on(self.host())
    }

    async fn host(self) -> anyhow::Result<ExitCode> {
        let titles = editions::load(self.editions.as_deref())?;
        let stop = host::stop_signal();
        let (store, folder): (Arc<dyn Store>, _) = if self.ephemeral {
            (Arc::new(Memory::new()), None)
        } else {
            (host::open(&self.folder.join("store"))?, Some(self.folder.clone()))
        };
        let bind = SocketAddr::from(([127, 0, 0, 1], self.port));
        let sandbox =
            Sandbox::start(SandboxOptions { bind, folder, ..SandboxOptions::default() }).await.with_context(|| {
                format!("the sandbox does not start; choose another port than {} with --port", self.port)
            })?;
        let tables = host::tables(store, titles);
        let api_url = Some(sandbox.url().parse().context("the address of the sandbox")?);
        let config = DiscordConfig { api_url, ..Config::default().discord };
        let setup = BotSetup { tables: tables.clone(), config, token: Secret::new(sandbox.token()), stop };
        println!("Skald plays on {}", sandbox.url());
        println!("Open it in a browser and type /new in a channel. Ctrl-C stops.");
        match self.ephemeral {
            true => println!("Nothing is kept."),
            false => println!("Games are kept in {}.", self.folder.display()),
        }
        let ran = discord::run(setup).await;
        sandbox.shutdown().await?;
        tables.close().await?;
        ran?;
        Ok(ExitCode::SUCCESS)
    }
}
