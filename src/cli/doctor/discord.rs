//! What Discord answers to the token, and the time that it says.

use skald::config::Config;
use skald::discord::{self, Inquiry};

use super::super::host;
use crate::cli::doctor::Report;

/// How far the clock may be off, in seconds: Discord signs requests with its time.
const OFF: u64 = 60;

/// Asks Discord for the application of the token, as the bot does first. Without a token it asks nothing.
///
/// # Errors
/// The runtime does not start.
pub fn check(config: &Config, report: &mut Report) -> anyhow::Result<()> {
    let Ok(token) = config.discord.token() else { return Ok(()) };
    let key = config.interactions.as_ref().map(|interactions| interactions.public_key);
    let Inquiry { ahead, answer } = host::runtime()?.block_on(discord::inquire(&config.discord, &token, key));
    if let Some(seconds) = ahead.filter(|seconds| seconds.unsigned_abs() > OFF) {
        let direction = if seconds > 0 { "ahead of" } else { "behind" };
        report.error(
            "clock",
            format!(
                "the clock is {} {direction} Discord's: set it, such as by NTP; deadlines and TLS depend on it",
                span(seconds.unsigned_abs())
            ),
        );
    }
    match answer {
        Ok(()) => report.ok("discord", "it answers, and knows the token"),
        Err(error) if error.is_final() => report.error("discord", error),
        Err(error) => report.warning(
            "discord",
            format!(
                "{error}. The bot retries until it answers; a certificate that is not valid may mean a wrong clock"
            ),
        ),
    }
    Ok(())
}

fn span(seconds: u64) -> String {
    match seconds {
        0..7200 => format!("{seconds} s"),
        7200..172_800 => format!("{} hours", seconds / 3600),
        _ => format!("{} days", seconds / 86_400),
    }
}
