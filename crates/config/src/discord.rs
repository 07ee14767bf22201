//! `[discord]`: the connection to Discord.

use std::num::{NonZeroU32, NonZeroU64};
use std::path::{Path, PathBuf};

use reqwest::Url;
use serde::{Deserialize, Serialize};
use skald_core::canvas::palette::Look;

use super::Secret;
use super::section::Section;

/// The environment variable that holds the token.
const TOKEN: &str = "DISCORD_TOKEN";

/// The section `[discord]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscordConfig {
    /// A REST base URL that replaces `https://discord.com`: a rate limit proxy, or the sandbox. The gateway's address
    /// is then requested from there too.
    pub api_url: Option<Url>,
    /// Where links to boards lead in place of `https://discord.com`. Not derived from `api_url`, which may be a rate limit proxy.
    pub web_url: Option<Url>,
    /// A file that contains only the token.
    pub token_file: Option<PathBuf>,
    /// The look of boards in channels; each person may choose another for private messages.
    pub look: Look,
    /// The content of boards, unless the server or the person has chosen another.
    pub board: BoardStyle,
    /// The id of the channel in which `/report` posts for the operator; without one reports are only logged.
    pub report_channel: Option<NonZeroU64>,
    /// Where people read what the operator promises and asks of them.
    pub legal: LegalLinks,
    /// How many requests may be sent to Discord per second, not counting answers to interactions.
    pub requests_a_second: NonZeroU32,
}

/// The addresses of the operator's policies, which `/help` links to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LegalLinks {
    pub privacy: Option<Url>,
    pub terms: Option<Url>,
}

/// The content of a board. Without permission for pictures it is always words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardStyle {
    /// The board in brief and its picture.
    #[default]
    Picture,
    /// The whole board in words, no picture.
    Words,
    /// The whole board in words and its picture.
    Both,
}

impl BoardStyle {
    /// All styles, each with its name in settings and options.
    pub const NAMED: &'static [(&'static str, Self)] =
        &[("picture", Self::Picture), ("words", Self::Words), ("both", Self::Both)];
}

/// Why there is no token.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// Neither the variable nor the file is given.
    #[error(
        "no token: set the environment variable {TOKEN}, or name a file that holds the token under discord.token_file"
    )]
    Missing,
    /// The file cannot be read.
    #[error("discord.token_file: {path}: {error}; {}", remedy(.path))]
    Unreadable { path: PathBuf, error: std::io::Error },
    /// The value is not a token.
    #[error("{place} holds no token: it must be one line of printable characters without spaces")]
    Malformed {
        /// The variable or the file.
        place: String,
    },
    /// The file holds a line of an environment file.
    #[error("{place} begins with a name and =, and they count as a part of the token: write the token alone")]
    Named {
        /// The variable or the file.
        place: String,
    },
    /// The value has another form than a token.
    #[error(
        "{place} holds no bot token, which has three parts with dots between; copy it from Bot → Token in the developer \
         portal, not the client secret, the public key or an id"
    )]
    NoBotToken {
        /// The variable or the file.
        place: String,
    },
    /// The token has quotes around it.
    #[error("{place} has quotes around the token, and they count as a part of it: write the token without quotes")]
    Quoted {
        /// The variable or the file.
        place: String,
    },
}

impl DiscordConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        section.forbid("token", "no token in this file: set DISCORD_TOKEN, or name a file under token_file");
        let [api_url, web_url] = ["api_url", "web_url"].map(|key| {
            let text = section.text(key, BASE_URL)?;
            let url = base(&text);
            if url.is_none() {
                section.wrong(key, &toml::Value::String(text), BASE_URL);
            }
            url
        });
        let [privacy, terms] = ["privacy_url", "terms_url"].map(|key| {
            let text = section.text(key, PAGE_URL)?;
            let url = page(&text);
            if url.is_none() {
                section.wrong(key, &toml::Value::String(text), PAGE_URL);
            }
            url
        });
        let report_channel = section.text("report_channel", CHANNEL).and_then(|text| match text.parse() {
            Ok(channel) => Some(channel),
            Err(_) => {
                section.wrong("report_channel", &toml::Value::String(text), CHANNEL);
                None
            }
        });
        Self {
            api_url,
            web_url,
            token_file: section.path("token_file", "the path of a file that holds the token"),
            look: section.choice("look", Look::NAMED).unwrap_or_default(),
            board: section.choice("board", BoardStyle::NAMED).unwrap_or_default(),
            report_channel,
            legal: LegalLinks { privacy, terms },
            requests_a_second: section
                .number("requests_a_second", 1..=100_000)
                .and_then(NonZeroU32::new)
                .unwrap_or(REQUESTS_A_SECOND),
        }
    }

    /// The token: from the environment, else from the file.
    ///
    /// # Errors
    /// No token, or an invalid one.
    pub fn token(&self) -> Result<Secret, TokenError> {
        self.token_from(std::env::var(TOKEN).ok())
    }

    fn token_from(&self, variable: Option<String>) -> Result<Secret, TokenError> {
        if let Some(text) = variable.filter(|text| !text.trim().is_empty()) {
            return sound(&text, TOKEN.to_owned());
        }
        let path = self.token_file.as_ref().ok_or(TokenError::Missing)?;
        let text =
            std::fs::read_to_string(path).map_err(|error| TokenError::Unreadable { path: path.clone(), error })?;
        sound(&text, path.display().to_string())
    }
}

/// Where systemd shows a unit its credentials.
const CREDENTIALS: &str = "/run/credentials";

/// What makes a file of a token readable.
fn remedy(path: &Path) -> &'static str {
    match path.starts_with(CREDENTIALS) {
        true => {
            "systemd shows this file to the running unit alone: start the unit, whose journal has the doctor's lines"
        }
        false => "the user that runs Skald must be able to read this file",
    }
}

/// The default. Discord's own limit is 50 for most bots.
const REQUESTS_A_SECOND: NonZeroU32 = NonZeroU32::MIN.saturating_add(39);

const CHANNEL: &str = "the id of a channel in quotes, such as \"1234567890\"";

/// No token has one. `docker run --env-file` and editors keep those of the operator.
const QUOTES: [char; 6] = ['"', '\'', '“', '”', '‘', '’'];

const BASE_URL: &str = "an address such as \"http://127.0.0.1:8080\", without a path";

const PAGE_URL: &str = "the address of a page, such as \"https://bot.example/privacy\"";

/// The address of a page in a Markdown link, which a closing bracket would end.
fn page(text: &str) -> Option<Url> {
    Url::parse(text).ok().filter(|url| url.scheme() == "https" && url.has_host() && !url.as_str().contains(')'))
}

fn base(text: &str) -> Option<Url> {
    let url = Url::parse(text).ok()?;
    let plain = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    (matches!(url.scheme(), "http" | "https") && url.has_host() && plain).then_some(url)
}

fn sound(text: &str, place: String) -> Result<Secret, TokenError> {
    let token = text.trim();
    if token.starts_with(QUOTES) || token.ends_with(QUOTES) {
        return Err(TokenError::Quoted { place });
    }
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    if token.starts_with(QUOTES) || token.ends_with(QUOTES) {
        return Err(TokenError::Quoted { place });
    }
    if token.is_empty() || !token.chars().all(|c| c.is_ascii_graphic()) {
        return Err(TokenError::Malformed { place });
    }
    if token.starts_with(TOKEN) || token.contains("=") {
        return Err(TokenError::Named { place });
    }
    let is_part = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
    if token.split('.').count() != 3 || !token.split('.').all(is_part) {
        return Err(TokenError::NoBotToken { place });
    }
    Ok(Secret::new(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(token_file: Option<PathBuf>) -> DiscordConfig {
        DiscordConfig {
            api_url: None,
            web_url: None,
            token_file,
            look: Look::default(),
            board: BoardStyle::Picture,
            report_channel: None,
            legal: LegalLinks::default(),
            requests_a_second: REQUESTS_A_SECOND,
        }
    }

    #[test]
    fn the_variable_comes_before_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        std::fs::write(&path, "from.the.file\n").unwrap();
        let config = config(Some(path));
        assert_eq!(config.token_from(None).unwrap().reveal(), "from.the.file");
        assert_eq!(config.token_from(Some(" ".into())).unwrap().reveal(), "from.the.file");
        assert_eq!(config.token_from(Some("Bot from.the.variable".into())).unwrap().reveal(), "from.the.variable");
    }

    #[test]
    fn other_secrets_are_no_bot_token() {
        let refused = |text: &str| config(None).token_from(Some(text.to_owned())).unwrap_err().to_string();
        for line in ["DISCORD_TOKEN=MTIz.abc.def", "TOKEN=MTIz.abc.def"] {
            assert!(refused(line).contains("write the token alone"), "{line}");
        }
        let key = "0".repeat(64);
        for other in ["n8Yk3vQ0sX2fT7bLr9ZpWc4HdJ6mEaGu", &*key, "1234567890123456789", "a.b", "a..c", "a.b.c.d"] {
            let said = refused(other);
            assert!(said.contains("not the client secret") && !said.contains(other), "{said}");
        }
    }

    #[test]
    fn a_missing_or_broken_token_says_what_to_do_and_shows_nothing() {
        assert!(config(None).token_from(None).unwrap_err().to_string().contains("DISCORD_TOKEN"));
        let error = config(Some("/nowhere/token".into())).token_from(None).unwrap_err();
        assert!(error.to_string().contains("/nowhere/token") && error.to_string().contains("the user that runs Skald"));
        let error = config(Some("/run/credentials/skald.service/token".into())).token_from(None).unwrap_err();
        assert!(error.to_string().contains("start the unit"), "{error}");
        let error = config(None).token_from(Some("two words".into())).unwrap_err();
        assert!(!error.to_string().contains("two words"));
        for quoted in ["\"in.quotes\"", "'in.quotes'", "“in.quotes”", "in.quotes\""] {
            let error = config(None).token_from(Some(quoted.into())).unwrap_err().to_string();
            assert!(
                error.contains("DISCORD_TOKEN has quotes around the token") && !error.contains("in.quotes"),
                "{error}"
            );
        }
    }

    #[test]
    fn legal_links_are_pages_with_tls() {
        assert!(page("https://bot.example/privacy?version=2").is_some());
        for wrong in ["http://bot.example/privacy", "bot.example/privacy", "https://bot.example/a)b", "https://", ""] {
            assert!(page(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn quotes_around_a_token_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        for quoted in ["\"a.b.c\"", "'a.b.c'", "Bot \"a.b.c\"", "\"Bot a.b.c\"", "\"a.b.c"] {
            let error = config(None).token_from(Some(quoted.into())).unwrap_err();
            assert!(matches!(&error, TokenError::Quoted { place } if place == TOKEN), "{quoted}: {error}");
            std::fs::write(&path, format!("{quoted}\n")).unwrap();
            let error = config(Some(path.clone())).token_from(None).unwrap_err().to_string();
            assert!(error.contains("quotes") && error.contains("token") && !error.contains("a.b.c"), "{error}");
        }
    }

    #[test]
    fn only_the_base_of_an_address_will_do() {
        assert!(base("http://127.0.0.1:8080").is_some());
        assert!(base("https://proxy.example/").is_some());
        for wrong in ["127.0.0.1:8080", "ftp://x", "http://x/api", "http://x?a", "discord"] {
            assert!(base(wrong).is_none(), "{wrong}");
        }
    }
}
