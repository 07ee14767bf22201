//! The configuration, the token, and the editions.

use std::net::SocketAddr;
use std::path::Path;

use skald::config::{BoardConfig, Config, InteractionsConfig, editions};
use skald::discord::Endpoint;
use skald::games;

use super::super::host::ConfigArguments;
use crate::cli::doctor::{Level, Report};

/// Reads the configuration; `None` if it cannot be used.
pub fn load(arguments: &ConfigArguments, report: &mut Report) -> Option<Config> {
    match arguments.load() {
        Ok(config) => Some(config),
        Err(errors) => {
            for problem in &errors.problems {
                report.error("config", problem);
            }
            None
        }
    }
}

/// Checks the token and the editions.
///
/// # Errors
/// A broken embedded edition.
pub fn check(config: &Config, report: &mut Report) -> anyhow::Result<()> {
    match config.discord.token() {
        Ok(_) => report.ok("token", "there is one"),
        Err(error) => report.error("token", error),
    }
    editions(config.editions.folder.as_deref(), report)
}

/// Reports what does not stop the bot, but what the operator should know.
pub fn advise(arguments: &ConfigArguments, config: &Config, report: &mut Report) {
    match arguments.path() {
        Some(path) => {
            report.ok("config", format!("{} is sound", path.display()));
            // It has paths and addresses, which other users need not know.
            report.rights("config", path, Some(Level::Warning));
        }
        None => report.ok("config", "there is no file; all keys have their defaults"),
    }
    if let Some(path) = &config.discord.token_file {
        report.rights("token", path, Some(Level::Error));
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
    if let Some(board) = &config.board {
        page(board, report);
    }
    report.ok(
        "invite",
        format!(
            "permissions to invite the bot with: {}; in Discord, `/server doctor` names those that are missing in a channel",
            skald::discord::INVITATION
        ),
    );
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
    without_tls("endpoint", address, report);
}

/// Reports where people tap the board.
fn page(config: &BoardConfig, report: &mut Report) {
    let BoardConfig { address, public_url, .. } = config;
    report.ok("board", format!("people play on the page {public_url}, which must lead to {address}"));
    match config.client_secret() {
        Ok(None) => {}
        Ok(Some(_)) => report.ok(
            "board",
            format!(
                "it is also an Activity: in the developer portal, the URL mapping / must lead to {}",
                public_url.as_str().trim_start_matches("https://").trim_end_matches('/')
            ),
        ),
        Err(error) => report.error("board", error.to_string()),
    }
    without_tls("board", *address, report);
}

/// Warns of an address that others reach and that has no TLS.
fn without_tls(what: &'static str, address: SocketAddr, report: &mut Report) {
    if !address.ip().is_loopback() {
        report.warning(
            what,
            format!(
                "{address} is reached without TLS: put a proxy with TLS in front of it, and let only the proxy reach it"
            ),
        );
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
