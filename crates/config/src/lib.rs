//! The configuration file, with one module for each section, and the [`editions`]. All of it is checked before the bot
//! starts.
//!
//! Knows no table. Invariants: an unknown key is an error. All problems of a file are reported at once,
//! each with its key, its value and the expected values. A token or a password is never part of the file.
#![forbid(unsafe_code)]

mod board;
mod database;
mod discord;
pub mod editions;
mod interactions;
mod limits;
mod log;
mod secret;
mod section;
mod store;

use std::fmt;
use std::path::{Path, PathBuf};

pub use board::{BoardConfig, ClientSecretError};
pub use database::{DatabaseConfig, PasswordError, SslMode};
pub use discord::{BoardStyle, DiscordConfig, LegalLinks, TokenError};
pub use interactions::{InteractionsConfig, PublicKey};
pub use limits::{LimitsConfig, Rate};
pub use log::{LogConfig, LogFormat, MonitorConfig};
pub use secret::Secret;
pub use store::{BackupsConfig, EditionsConfig, Engine, StoreConfig};

use section::Section;

/// The whole configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// `[discord]`: the connection to Discord.
    pub discord: DiscordConfig,
    /// `[interactions]`: the endpoint for interactions over HTTP; `None` if the gateway brings them.
    pub interactions: Option<InteractionsConfig>,
    /// `[board]`: the page on which people play; `None` without one.
    pub board: Option<BoardConfig>,
    /// `[limits]`: rate limits and numbers of tables, of one person and of one server.
    pub limits: LimitsConfig,
    /// `[store]`: the location of the tables.
    pub store: StoreConfig,
    /// `[backups]`: the scheduled backups of the bot.
    pub backups: BackupsConfig,
    /// `[monitor]`: the address of metrics and health checks.
    pub monitor: MonitorConfig,
    /// `[editions]`: further component data.
    pub editions: EditionsConfig,
    /// `[log]`: the format and the filter of the log.
    pub log: LogConfig,
}

/// One problem of a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {found}; expected {expected}")]
pub struct Problem {
    /// The path of the key, e.g. `log.format`; `(file)` for the file as a whole.
    pub key: String,
    pub found: String,
    pub expected: String,
}

/// All problems of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigErrors {
    /// The file, if there is one.
    pub path: Option<PathBuf>,
    /// At least one problem.
    pub problems: Vec<Problem>,
}

impl std::error::Error for ConfigErrors {}

impl fmt::Display for ConfigErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.path {
            Some(path) => write!(f, "{} cannot be used:", path.display())?,
            None => f.write_str("the configuration cannot be used:")?,
        }
        self.problems.iter().try_for_each(|problem| write!(f, "\n  {problem}"))
    }
}

impl Default for Config {
    /// Every key at its default.
    fn default() -> Self {
        Self::take(&mut Section::empty())
    }
}

impl Config {
    /// Reads and checks a file.
    ///
    /// # Errors
    /// All problems of the file; one if it cannot be read or is not TOML.
    pub fn load(path: &Path) -> Result<Self, ConfigErrors> {
        let text = std::fs::read_to_string(path).map_err(|error| ConfigErrors {
            path: Some(path.to_owned()),
            problems: vec![Problem {
                key: "(file)".into(),
                found: format!("{} cannot be read: {error}", path.display()),
                expected: "a TOML file that this user may read; config.example.toml explains every key".into(),
            }],
        })?;
        Self::read(&text).map_err(|errors| ConfigErrors { path: Some(path.to_owned()), ..errors })
    }

    /// Checks the text of a file.
    ///
    /// # Errors
    /// All problems of the text.
    pub fn read(text: &str) -> Result<Self, ConfigErrors> {
        let mut file = Section::parse(text).map_err(|problem| ConfigErrors { path: None, problems: vec![problem] })?;
        let config = Self::take(&mut file);
        let problems = file.finish();
        if problems.is_empty() { Ok(config) } else { Err(ConfigErrors { path: None, problems }) }
    }

    /// The path of every key, e.g. `log.format`, sorted; the example file must explain each.
    pub fn keys() -> Vec<String> {
        let mut file = Section::empty();
        Self::take(&mut file);
        file.keys()
    }

    fn take(file: &mut Section) -> Self {
        Self {
            discord: file.section("discord", DiscordConfig::take),
            interactions: file.section("interactions", InteractionsConfig::take),
            board: file.section("board", BoardConfig::take),
            limits: file.section("limits", LimitsConfig::take),
            store: file.section("store", StoreConfig::take),
            backups: file.section("backups", BackupsConfig::take),
            monitor: file.section("monitor", MonitorConfig::take),
            editions: file.section("editions", EditionsConfig::take),
            log: file.section("log", LogConfig::take),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_file_is_the_default() {
        assert_eq!(Config::read("").unwrap(), Config::default());
    }

    #[test]
    fn all_problems_are_reported_at_once() {
        let text = "colour = 1\n[log]\nformat = \"yaml\"\nverbose = true\n[store]\nengine = 7\n[discord]\ntoken = \"x\"\n\
                    api_url = \"localhost:80\"\n[editions]\nfolder = \"\"\n";
        let errors = Config::read(text).unwrap_err();
        let keys: Vec<_> = errors.problems.iter().map(|problem| problem.key.as_str()).collect();
        let all = [
            "discord.token",
            "discord.api_url",
            "store.engine",
            "editions.folder",
            "log.format",
            "log.verbose",
            "colour",
        ];
        assert_eq!(keys, all);
        let shown = errors.to_string();
        assert!(shown.contains("log.format: \"yaml\"; expected"), "{shown}");
        assert!(shown.contains("DISCORD_TOKEN"), "the error for a token in the file says where it belongs: {shown}");
    }

    #[test]
    fn text_that_is_no_toml_names_the_line() {
        let errors = Config::read("[log]\nformat = \n").unwrap_err();
        assert_eq!(errors.problems[0].key, "(file)");
        assert!(errors.problems[0].found.contains("line 2"), "{errors}");
    }

    #[test]
    fn a_section_must_be_a_table() {
        let errors = Config::read("log = 3\n").unwrap_err();
        assert_eq!(errors.problems.len(), 1);
        assert_eq!(errors.problems[0].key, "log");
    }

    #[test]
    fn the_example_loads_and_explains_every_key() {
        let text = include_str!("../../../config.example.toml");
        assert_eq!(Config::read(text).unwrap(), Config::default());
        for key in Config::keys() {
            let (section, name) = key.split_once('.').unwrap();
            let part = text.split(&format!("[{section}]")).nth(1).unwrap_or_else(|| panic!("no [{section}]"));
            let part = part.split("\n[").next().unwrap_or_default();
            let named = part.lines().any(|line| line.trim_start_matches(['#', ' ']).starts_with(&format!("{name} =")));
            assert!(named, "{key} is not explained in config.example.toml");
        }
    }

    #[test]
    fn the_example_still_loads_with_every_key_spelled_out() {
        let text = include_str!("../../../config.example.toml");
        let spelled: String = text
            .lines()
            .map(|line| match line.strip_prefix('#') {
                Some(rest) if !rest.starts_with(' ') && rest.contains(" = ") => format!("{rest}\n"),
                _ => format!("{line}\n"),
            })
            .collect();
        assert_ne!(spelled, format!("{text}\n"));
        Config::read(&spelled).unwrap();
    }
}
