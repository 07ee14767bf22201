//! The configuration, the token, and the editions.

use std::path::Path;

use skald::config::{Config, InteractionsConfig};
use skald::discord::Endpoint;
use skald::games;

use super::super::editions;
use super::super::host::ConfigArguments;
use super::report::{Level, Report};

/// Checks the configuration and the files that it names; returns it if it can be used.
///
/// # Errors
/// A broken embedded edition.
pub fn check(arguments: &ConfigArguments, report: &mut Report) -> anyhow::Result<Option<Config>> {
    let config = match arguments.load() {
        Ok(config) => config,
        Err(errors) => {
            for problem in &errors.problems {
                report.error("config", problem);
            }
            return Ok(None);
        }
    };
    match arguments.path() {
        Some(path) => {
            report.ok("config", format!("{} is sound", path.display()));
            // It has paths and addresses, which other users need not know.
            report.rights("config", path, Some(Level::Warning));
        }
        None => report.ok("config", "there is no file; all keys have their defaults"),
    }
    if let Some(address) = config.monitor.address.filter(|address| !address.ip().is_loopback()) {
        report.warning(
            "monitor",
            format!("every program that reaches {address} can read the state of the bot: use 127.0.0.1, or a private network"),
        );
    }
    if let Some(interactions) = &config.interactions {
        endpoint(interactions, report);
    }
    token(&config, report);
    editions(config.editions.folder.as_deref(), report)?;
    report.ok(
        "invite",
        format!(
            "permissions to invite the bot with: {}; in Discord, `/server doctor` names those that are missing in a channel",
            skald::discord::INVITATION
        ),
    );
    Ok(Some(config))
}

/// Reports where interactions are received over HTTP.
fn endpoint(config: &InteractionsConfig, report: &mut Report) {
    let address = config.address;
    report.ok(
        "endpoint",
        format!(
            "received over HTTP{} on {address}, if signed for the key {}; the Interactions Endpoint URL in the developer portal must lead there, and end in {}",
            if config.gateway { "" } else { " alone" },
            config.public_key,
            Endpoint::PATH
        ),
    );
    if !address.ip().is_loopback() {
        report.warning(
            "endpoint",
            format!(
                "{address} is reached without TLS: put a proxy with TLS in front of it, and let only the proxy reach it"
            ),
        );
    }
}

/// Checks whether there is a token, and whether other users may read its file. The token is never shown.
fn token(config: &Config, report: &mut Report) {
    match config.discord.token() {
        Ok(_) => report.ok("token", "there is one"),
        Err(error) => report.error("token", error),
    }
    if let Some(path) = &config.discord.token_file {
        report.rights("token", path, Some(Level::Error));
    }
}

fn editions(folder: Option<&Path>, report: &mut Report) -> anyhow::Result<()> {
    let mut titles = games::builtin()?;
    for problem in folder.map(|folder| editions::add_folder(&mut titles, folder)).unwrap_or_default() {
        report.error("editions", format!("editions.folder: {problem}"));
    }
    for (title, warning) in editions::warnings(&titles) {
        report.warning("editions", format!("{} with edition {}: {warning}", title.meta().name, title.edition().id));
    }
    for title in titles.keys().flat_map(|key| titles.editions(key)) {
        report.ok("editions", format!("{} with edition {}", title.meta().name, title.edition().id));
    }
    Ok(())
}
