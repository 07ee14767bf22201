//! The addresses that the bot listens on.

use std::net::TcpListener;

use skald::config::Config;

use super::report::Report;

/// Listens on each address for a moment. The bot must not run.
pub fn check(config: &Config, report: &mut Report) {
    let endpoint = config.interactions.as_ref().map(|interactions| interactions.address);
    for (what, key, address) in
        [("monitor", "monitor.address", config.monitor.address), ("endpoint", "interactions.address", endpoint)]
    {
        let Some(address) = address else { continue };
        if let Err(error) = TcpListener::bind(address) {
            report.error(
                what,
                format!(
                    "{key}: cannot listen on {address} ({error}): end the program that does, or name another address"
                ),
            );
        }
    }
}
