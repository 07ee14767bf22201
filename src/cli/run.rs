//! `skald run`: the bot on Discord.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use skald::config::Config;
use skald::discord::{self, BotSetup};

use super::{editions, host};

/// What `skald run` takes. There is no argument for the token: arguments can be read by others.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The configuration file
    #[arg(long, default_value = "config.toml")]
    config: PathBuf,
}

impl Arguments {
    /// Runs until it is stopped.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let config = Config::load(&self.config)?;
        let token = config.discord.token()?;
        host::log(&config.log)?;
        let titles = editions::load(config.editions.folder.as_deref())?;
        host::runtime()?.block_on(async {
            let stop = host::stop_signal();
            let tables = host::tables(host::open(&config.store.folder)?, titles);
            let setup = BotSetup { tables: tables.clone(), config: config.discord, token, stop };
            let ran = discord::run(setup).await;
            tables.close().await?;
            ran?;
            Ok(ExitCode::SUCCESS)
        })
    }
}
