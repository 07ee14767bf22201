//! `skald sandbox`: a local Discord, with the bot in it or for a bot elsewhere.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use skald::config::{Config, DiscordConfig, LogConfig, Secret};
use skald::discord::{self, BotSetup};
use skald::sandbox::{Sandbox, SandboxClock, SandboxOptions};
use skald::store::{Memory, Store};
use skald::table::{Clock, SystemEntropy, Tables, Timestamp};
use tokio_util::sync::CancellationToken;

use super::place::Place;
use super::{editions, host};

/// The arguments of `skald sandbox`.
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
    /// Only the local Discord: print the address and the token with which a bot logs in, and wait for one
    #[arg(long, conflicts_with = "editions")]
    no_bot: bool,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
    /// Which lines of the log to print, e.g. skald=debug
    #[arg(long, default_value = "warn")]
    log: String,
}

/// The clock of the sandbox, for the tables.
struct WorldTime(SandboxClock);

impl Clock for WorldTime {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.now_ms())
    }
}

impl Arguments {
    /// Runs until it is stopped.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        host::log(&LogConfig { filter: self.log.clone(), ..Config::default().log })?;
        host::runtime()?.block_on(self.host())
    }

    async fn host(self) -> anyhow::Result<ExitCode> {
        let stop = host::stop_signal();
        if self.no_bot {
            return self.without_bot(stop).await;
        }
        let titles = editions::load(self.editions.as_deref())?;
        let store: Arc<dyn Store> = match self.ephemeral {
            true => Arc::new(Memory::new()),
            false => Place::Folder(self.folder.join("store")).open().await?,
        };
        let sandbox = self.discord().await?;
        // What people are told about time is what the page shows.
        let clock = Arc::new(WorldTime(sandbox.clock()));
        let tables = Arc::new(Tables::new(store, titles, clock, Arc::new(SystemEntropy)));
        let api_url = Some(sandbox.url().parse().context("the address of the sandbox")?);
        let config = DiscordConfig { api_url, ..Config::default().discord };
        let token = Secret::new(sandbox.token());
        let setup = BotSetup {
            tables: tables.clone(),
            config,
            limits: Config::default().limits,
            token,
            stop,
            health: Arc::default(),
        };
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

    async fn without_bot(self, stop: CancellationToken) -> anyhow::Result<ExitCode> {
        let sandbox = self.discord().await?;
        println!("A local Discord without a bot on {}", sandbox.url());
        println!("A bot logs in with these, until the sandbox stops:");
        println!("  discord.api_url = \"{}\"", sandbox.url());
        println!("  DISCORD_TOKEN={}", sandbox.token());
        stop.cancelled().await;
        sandbox.shutdown().await?;
        Ok(ExitCode::SUCCESS)
    }

    /// Starts the local Discord.
    async fn discord(&self) -> anyhow::Result<Sandbox> {
        let bind = SocketAddr::from(([127, 0, 0, 1], self.port));
        let folder = (!self.ephemeral).then(|| self.folder.clone());
        let started = Sandbox::start(SandboxOptions { bind, folder, ..SandboxOptions::default() }).await;
        started
            .with_context(|| format!("the sandbox does not start; choose another port than {} with --port", self.port))
    }
}
