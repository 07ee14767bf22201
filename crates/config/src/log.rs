//! `[log]`: the format and the filter of the log. `[monitor]`: the address of metrics and health checks.

use std::net::SocketAddr;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{FilterExt as _, LevelFilter, ParseError, filter_fn};
use tracing_subscriber::layer::Filter;

use super::section::Section;

/// The section `[log]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogConfig {
    /// The format of a line.
    pub format: LogFormat,
    /// Which lines are logged, as `tracing` directives.
    pub filter: String,
}

/// The format of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The default directives.
const FILTER: &str = "info";

/// Libraries whose lines may hold secrets: tokens of interactions in addresses, the bot's token in headers, hidden parts
/// of games in parameters of statements.
const SECRETIVE: &[&str] = &[
    "serenity",
    "poise",
    "reqwest",
    "hyper",
    "hyper_util",
    "h2",
    "rustls",
    "tungstenite",
    "tokio_tungstenite",
    "tokio_postgres",
];

/// Libraries that log a line for each lost connection. `store::postgres` logs one line for each outage.
const REPETITIVE: &[&str] = &["deadpool.postgres"];

impl LogConfig {
    /// A filter that passes the lines of the directives, except those of libraries that may hold secrets or repeat
    /// themselves.
    ///
    /// # Errors
    /// Directives that cannot be read.
    pub fn chosen<S>(&self) -> Result<impl Filter<S> + use<S>, ParseError> {
        let silent = |target: &str| {
            let library = target.split("::").next().unwrap_or_default();
            SECRETIVE.contains(&library) || REPETITIVE.contains(&library)
        };
        // Files of older programs name these crates as modules.
        let crates = ["config", "discord", "store", "table"];
        let named = |text: String, name| text.replace(&format!("skald::{name}"), &format!("skald_{name}"));
        let directives = EnvFilter::try_new(crates.into_iter().fold(self.filter.clone(), named))?;
        // Without a hint, the libraries that use `log` write every line, and only then is it dropped.
        let most = directives.max_level_hint().unwrap_or(LevelFilter::TRACE);
        Ok(directives.and(filter_fn(move |line| !silent(line.target())).with_max_level_hint(most)))
    }

    pub(super) fn take(section: &mut Section) -> Self {
        let format = [("text", LogFormat::Text), ("json", LogFormat::Json)];
        let filter = section.text("filter", DIRECTIVES).filter(|text| {
            let sound = EnvFilter::try_new(text).is_ok();
            if !sound {
                section.wrong("filter", &toml::Value::String(text.clone()), DIRECTIVES);
            }
            sound
        });
        Self {
            format: section.choice("format", &format).unwrap_or_default(),
            filter: filter.unwrap_or_else(|| FILTER.to_owned()),
        }
    }
}

const DIRECTIVES: &str = "directives such as \"info\" or \"info,skald_discord=debug\"";

/// The section `[monitor]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonitorConfig {
    /// The address of `/metrics`, `/healthz` and `/readyz`; `None` for none.
    pub address: Option<SocketAddr>,
    /// The domain names under which it may be asked at another address than a loopback one.
    pub hosts: Vec<String>,
}

impl MonitorConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        const EXPECTED: &str = "an IP address and a port, such as \"127.0.0.1:9477\"";
        let text = section.text("address", EXPECTED);
        let address = text.as_ref().and_then(|text| text.parse().ok());
        if let Some(text) = text.filter(|_| address.is_none()) {
            section.wrong("address", &toml::Value::String(text), EXPECTED);
        }
        let hosts = section.texts("hosts", "a list of names without ports, such as [\"skald.example.org\"]");
        Self { address, hosts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use support::captured_log::CapturedLog;
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::{Layer as _, Registry};

    #[test]
    fn filter_tells_libraries_the_most_verbose_level() {
        for (filter, most) in [("info", LevelFilter::INFO), ("warn,skald::discord=debug", LevelFilter::DEBUG)] {
            let config = LogConfig { format: LogFormat::Text, filter: filter.to_owned() };
            let chosen = config.chosen().unwrap();
            assert_eq!(Filter::<Registry>::max_level_hint(&chosen), Some(most), "{filter}");
        }
    }

    /// The lines that a filter passes, of one warning by each of these targets and one debug line of Discord and tables.
    fn passed(filter: &str) -> String {
        // Without it the lines may be cached as disabled.
        drop(CapturedLog::watch("debug"));
        let log = CapturedLog::default();
        let config = LogConfig { format: LogFormat::Text, filter: filter.to_owned() };
        let writer = log.clone();
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(move || writer.clone());
        let subscriber = Registry::default().with(lines.with_filter(config.chosen().unwrap()));
        tracing::subscriber::with_default(subscriber, || {
            tracing::warn!(target: "deadpool.postgres", "Connection error: connection refused");
            tracing::warn!(target: "skald_store::postgres", "the database does not answer");
            tracing::debug!(target: "skald_discord::gateway", "a frame");
            tracing::debug!(target: "skald_table::play", "a move");
        });
        log.text()
    }

    #[test]
    fn repeated_lines_of_a_library_are_dropped() {
        let text = passed(FILTER);
        assert!(text.lines().count() == 1 && text.contains("the database does not answer"), "{text}");
    }

    #[test]
    fn crates_are_chosen_by_their_names_now_and_before() {
        for (filter, wanted) in [
            ("error,skald_discord=debug", &["a frame"][..]),
            ("error,skald::discord=debug", &["a frame"]),
            ("error,skald=debug", &["the database does not answer", "a frame", "a move"]),
        ] {
            let text = passed(filter);
            let all = wanted.iter().all(|line| text.contains(line));
            assert!(all && text.lines().count() == wanted.len(), "{filter}: {text}");
        }
    }
}
