//! The bots that are measured, each a process of its own.

use std::fs;
use std::process::{Child, Command, Stdio};

use anyhow::Context;
use skald::config::BoardStyle;
use skald::sandbox::Sandbox;
use tempfile::TempDir;

use crate::cli::{host, memory};

/// A running bot. Dropping it kills the process and removes its store.
pub struct Bot {
    process: Child,
    _folder: TempDir,
}

impl Bot {
    /// The bot that answers `/ping`.
    pub fn ping(sandbox: &Sandbox) -> anyhow::Result<Self> {
        Self::start(sandbox, "", &["load", "--ping", &sandbox.url()])
    }

    /// Skald, with an empty store in the folder of temporary files, without rate limits for members or for its own
    /// requests.
    pub fn skald(sandbox: &Sandbox, board: BoardStyle) -> anyhow::Result<Self> {
        let board = serde_json::to_string(&board)?;
        let config = format!(
            "[discord]\napi_url = {:?}\nboard = {board}\nrequests_a_second = 100000\n[limits]\na_minute = 0\nserver_a_minute = 0\npictures_a_minute = 0\ntables = 100000\nserver_tables = 100000\n[backups]\nevery_hours = 0\n\
             [log]\nfilter = \"error\"\n",
            sandbox.url()
        );
        Self::start(sandbox, &config, &["run", "--config", "config.toml"])
    }

    fn start(sandbox: &Sandbox, config: &str, arguments: &[&str]) -> anyhow::Result<Self> {
        let folder = host::private_folder("skald-load-")?;
        fs::write(folder.path().join("config.toml"), config)?;
        let process = Command::new(std::env::current_exe()?)
            .args(arguments)
            .current_dir(folder.path())
            .env("DISCORD_TOKEN", sandbox.token())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn();
        Ok(Self { process: process.context("the bot does not start")?, _folder: folder })
    }

    /// Whether it still runs.
    pub fn runs(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }

    /// Its resident memory, in bytes; `None` if unknown.
    pub fn memory(&self) -> Option<u64> {
        memory::resident(&self.process.id().to_string())
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Fails if the process has ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
