//! `skald check`: what is wrong in a configuration, key by key, without connecting to anything.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use skald::config::Config;
use skald::games;

use super::editions;

/// What `skald check` takes.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The configuration file
    #[arg(long, default_value = "config.toml")]
    config: PathBuf,
}

impl Arguments {
    /// Checks and prints. Fails when anything is wrong.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let config = Config::load(&self.config)?;
        let mut problems = Vec::new();
        if let Err(error) = config.discord.token() {
            problems.push(error.to_string());
        }
        let mut titles = games::builtin()?;
        if let Some(folder) = &config.editions.folder {
            let found = editions::add_folder(&mut titles, folder);
            problems.extend(found.iter().map(|problem| format!("editions.folder: {problem}")));
        }
        let folder = &config.store.folder;
        if folder.exists() && !folder.is_dir() {
            problems.push(format!("store.folder: {} is not a folder", folder.display()));
        }
        for problem in &problems {
            eprintln!("{problem}");
        }
        if !problems.is_empty() {
            eprintln!("{}: {} to mend", self.config.display(), problems.len());
            return Ok(ExitCode::FAILURE);
        }
        println!("{} is sound", self.config.display());
        for title in titles.keys().flat_map(|key| titles.editions(key)) {
            println!("  {} with edition {}", title.meta().name, title.edition().id);
        }
        Ok(ExitCode::SUCCESS)
    }
}
