//! `[board]`: the page on which people play by tapping the board.

use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use reqwest::Url;
use toml::Value;

use super::Secret;
use super::section::Section;

/// The section `[board]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardConfig {
    /// The address to listen on.
    pub address: SocketAddr,
    /// Where people open the page. Its path ends with `/`.
    pub public_url: Url,
    /// A file that contains only the application's client secret.
    pub client_secret_file: Option<PathBuf>,
}

/// The environment variable that holds the client secret.
const CLIENT_SECRET: &str = "DISCORD_CLIENT_SECRET";

/// Why there is no client secret in `client_secret_file` or in the environment.
#[derive(Debug, thiserror::Error)]
pub enum ClientSecretError {
    /// The file cannot be read.
    #[error("board.client_secret_file: {path}: {error}", path = .path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    /// The value is another secret, or none.
    #[error(
        "{0} holds no client secret, which has letters, digits, - and _ alone: copy it from OAuth2 in the developer portal, \
         not the token of the bot"
    )]
    Malformed(String),
}

const ADDRESS: &str = "an IP address and a port, such as \"127.0.0.1:8082\"";
/// The length of a client secret. Discord's has 32 letters; the public key, which is beside it, has 64.
const LETTERS: RangeInclusive<usize> = 16..=60;

const NO_CLIENT_SECRET: &str = "no client secret in this file: set DISCORD_CLIENT_SECRET, or name a file under \
                                client_secret_file";

const PUBLIC_URL: &str = "the https:// address at which people open the page, such as \"https://board.example\", or an \
                          http:// address of this machine, without a query and a fragment";

impl BoardConfig {
    /// A page at this address; `None` if people cannot open the URL or it has a query, a fragment or a password.
    pub fn new(address: SocketAddr, public_url: &str) -> Option<Self> {
        let mut public_url = Url::parse(public_url.trim()).ok()?;
        let host = public_url.host_str()?;
        let address_of_host = host.trim_matches(['[', ']']).parse::<IpAddr>();
        let loopback = host == "localhost" || address_of_host.is_ok_and(|address| address.is_loopback());
        let scheme = public_url.scheme() == "https" || public_url.scheme() == "http" && loopback;
        let bare = public_url.query().is_none() && public_url.fragment().is_none();
        let anonymous = public_url.username().is_empty() && public_url.password().is_none();
        if !(scheme && bare && anonymous) {
            return None;
        }
        if !public_url.path().ends_with('/') {
            let path = format!("{}/", public_url.path());
            public_url.set_path(&path);
        }
        Some(Self { address, public_url, client_secret_file: None })
    }

    /// `None` if the section is absent or empty: then there is no page.
    pub(super) fn take(section: &mut Section) -> Option<Self> {
        let before = section.problems();
        let address = section.text("address", ADDRESS);
        let url = section.text("public_url", PUBLIC_URL);
        section.forbid("client_secret", NO_CLIENT_SECRET);
        let client_secret_file = section.path("client_secret_file", "the path of a file that holds the client secret");
        let (address, url) = match (address, url) {
            (Some(address), Some(url)) => (address, url),
            (one, other) => {
                if section.problems() == before {
                    match (one, other) {
                        (Some(_), None) => section.missing("public_url", PUBLIC_URL),
                        (None, Some(_)) => section.missing("address", ADDRESS),
                        (None, None) if client_secret_file.is_some() => section.missing("address", ADDRESS),
                        _ => {}
                    }
                }
                return None;
            }
        };
        let parsed = address.trim().parse().ok();
        if parsed.is_none() {
            section.wrong("address", &Value::String(address), ADDRESS);
        }
        let config = Self::new(parsed.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 0))), &url);
        if config.is_none() {
            section.wrong("public_url", &Value::String(url), PUBLIC_URL);
        }
        parsed.and(config).map(|config| Self { client_secret_file, ..config })
    }

    /// The client secret: from the environment, else from the file. `None` if neither is given; then the page is no Activity.
    ///
    /// # Errors
    /// A file that cannot be read, or a value that is no client secret.
    pub fn client_secret(&self) -> Result<Option<Secret>, ClientSecretError> {
        self.client_secret_from(std::env::var(CLIENT_SECRET).ok())
    }

    fn client_secret_from(&self, variable: Option<String>) -> Result<Option<Secret>, ClientSecretError> {
        let (text, place) = match (variable.filter(|text| !text.is_empty()), &self.client_secret_file) {
            (Some(text), _) => (text, CLIENT_SECRET.to_owned()),
            (None, Some(path)) => {
                let text = std::fs::read_to_string(path);
                let unreadable = |error| ClientSecretError::Unreadable { path: path.clone(), error };
                (text.map_err(unreadable)?, path.display().to_string())
            }
            (None, None) => return Ok(None),
        };
        let is_letter = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        let secret = Secret::of_file(&text).filter(|secret| {
            let text = secret.reveal();
            LETTERS.contains(&text.len()) && text.chars().all(is_letter)
        });
        secret.map(Some).ok_or(ClientSecretError::Malformed(place))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;

    const PAGE: &str = "address = \"127.0.0.1:8082\"\npublic_url = \"https://board.example\"\n";

    fn problems(section: &str) -> Vec<String> {
        let errors = Config::read(&format!("[board]\n{section}")).unwrap_err();
        errors.problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn page_needs_both_keys() {
        assert_eq!(Config::read("[board]\n").unwrap().board, None);
        let both = "address = \"127.0.0.1:8082\"\npublic_url = \"https://board.example/skald\"\n";
        let board = Config::read(&format!("[board]\n{both}")).unwrap().board.unwrap();
        assert_eq!((board.address.port(), board.public_url.as_str()), (8082, "https://board.example/skald/"));
        assert!(problems("address = \"127.0.0.1:8082\"\n")[0].starts_with("board.public_url: missing"));
        assert!(problems("public_url = \"https://board.example\"\n")[0].starts_with("board.address: missing"));
        assert_eq!(problems("address = \"8082\"\npublic_url = \"ftp://board.example\"\n").len(), 2);
    }

    #[test]
    fn client_secret_is_read_from_outside_and_never_shown() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secret");
        let named = format!("{PAGE}client_secret_file = \"{}\"\n", path.display());
        let board = Config::read(&format!("[board]\n{named}")).unwrap().board.unwrap();
        let missing = board.client_secret_from(None).unwrap_err().to_string();
        assert!(missing.starts_with("board.client_secret_file: "), "{missing}");
        let secret = "n8Yk3vQ0sX2fT7bLr9ZpWc4HdJ6mEa_-";
        std::fs::write(&path, format!("{secret}\n")).unwrap();
        assert_eq!(board.client_secret_from(None).unwrap().unwrap().reveal(), secret);
        let other = "0123456789abcdef0123456789abcdef";
        assert_eq!(board.client_secret_from(Some(other.to_owned())).unwrap().unwrap().reveal(), other);
        for wrong in ["MTIz.abc.def", "two words of thirty-two letters.", "short", &"f".repeat(64)] {
            let refused = board.client_secret_from(Some(wrong.to_owned())).unwrap_err().to_string();
            assert!(refused.contains(CLIENT_SECRET) && !refused.contains(wrong), "{refused}");
        }
        let without = BoardConfig { client_secret_file: None, ..board };
        assert_eq!(without.client_secret_from(Some(String::new())).unwrap(), None);
        let inside = problems(&format!("{PAGE}client_secret = \"{secret}\"\n"));
        assert!(inside[0].contains("DISCORD_CLIENT_SECRET") && !inside[0].contains(secret), "{inside:?}");
    }

    #[test]
    fn links_go_over_tls_except_on_this_machine() {
        let open = |url| BoardConfig::new(SocketAddr::from(([127, 0, 0, 1], 1)), url).is_some();
        for url in ["https://board.example", "http://127.0.0.1:8082", "http://localhost:1/x", "http://[::1]:1"] {
            assert!(open(url), "{url}");
        }
        let odd =
            ["http://board.example", "https://a:b@board.example", "https://board.example/?q", "https://b/#x", "x"];
        for url in odd {
            assert!(!open(url), "{url}");
        }
    }
}
