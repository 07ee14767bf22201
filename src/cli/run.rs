//! `skald run`: the bot on Discord.

use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use skald::discord::{self, BotSetup, Endpoint, Health};
use skald::table::SystemClock;

use super::host::{self, ConfigArguments};
use super::location::StoreLocation;
use super::{allocator, editions, heartbeat, monitor, schedule, upkeep};

/// The arguments of `skald run`. The token is no argument: other users can read arguments.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
}

impl Arguments {
    /// Runs until it is stopped.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let allocator = allocator::configure();
        let config = self.config.load()?;
        let token = config.discord.token()?;
        host::log(&config.log)?;
        if let Err(error) = allocator {
            tracing::warn!(%error, "the allocator keeps its own settings: more memory is taken");
        }
        let titles = editions::load(config.editions.folder.as_deref())?;
        host::runtime()?.block_on(async {
            let stop = host::stop_signal();
            let tables = host::tables(StoreLocation::of(&config).open().await?, titles);
            let health = Arc::new(Health::default());
            // Before anything else runs, since the address may be taken.
            let endpoint = match &config.interactions {
                Some(interactions) => {
                    let bound = Endpoint::bind(interactions).await;
                    Some(bound.with_context(|| format!("interactions.address: {}", interactions.address))?)
                }
                None => None,
            };
            let monitor = monitor::start(config.monitor.address, Arc::clone(&tables), Arc::clone(&health)).await?;
            let schedule = schedule::start(&config.store, config.backups, Arc::new(SystemClock));
            let upkeep = upkeep::start(Arc::clone(&tables), config.store.archive_after);
            let heartbeat = heartbeat::start(config.store.folder, Arc::clone(&tables), Arc::clone(&health));
            let setup = BotSetup {
                tables: Arc::clone(&tables),
                config: config.discord,
                endpoint,
                limits: config.limits,
                token,
                stop,
                health,
            };
            let ran = discord::run(setup).await;
            upkeep.stop().await;
            schedule.stop().await;
            heartbeat.stop().await;
            if let Some(monitor) = monitor {
                monitor.stop().await;
            }
            tables.close().await?;
            ran?;
            Ok(ExitCode::SUCCESS)
        })
    }
}
