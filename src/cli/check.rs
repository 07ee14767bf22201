//! `skald check`: validates a configuration key by key, without connecting to anything.

use std::process::ExitCode;

use clap::Args;
use skald::games;

use super::editions;
use super::host::ConfigArguments;

/// The arguments of `skald check`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
}

impl Arguments {
    /// Checks and prints. Fails on any problem.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let config = self.config.load()?;
        let checked = self.config.path().map_or("the default configuration".into(), |path| path.display().to_string());
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
        for (title, warning) in editions::warnings(&titles) {
            eprintln!("warning: {} with edition {}: {warning}", title.meta().name, title.edition().id);
        }
        for problem in &problems {
            eprintln!("{problem}");
        }
        if !problems.is_empty() {
            eprintln!("{} to mend in {checked}", problems.len());
            return Ok(ExitCode::FAILURE);
        }
        println!("sound: {checked}");
        println!("  permissions to invite the bot with: {}", skald::discord::INVITATION);
        for title in titles.keys().flat_map(|key| titles.editions(key)) {
            println!("  {} with edition {}", title.meta().name, title.edition().id);
        }
        Ok(ExitCode::SUCCESS)
    }
}
