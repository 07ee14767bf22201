//! `[board]`: the page on which people play by tapping the board.

use std::net::{IpAddr, SocketAddr};

use reqwest::Url;
use toml::Value;

use super::section::Section;

/// The section `[board]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardConfig {
    /// The address to listen on.
    pub address: SocketAddr,
    /// Where people open the page. Its path ends with `/`.
    pub public_url: Url,
}

const ADDRESS: &str = "an IP address and a port, such as \"127.0.0.1:8082\"";
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
        Some(Self { address, public_url })
    }

    /// `None` if the section is absent or empty: then there is no page.
    pub(super) fn take(section: &mut Section) -> Option<Self> {
        let before = section.problems();
        let address = section.text("address", ADDRESS);
        let url = section.text("public_url", PUBLIC_URL);
        let (address, url) = match (address, url) {
            (Some(address), Some(url)) => (address, url),
            (one, other) => {
                if section.problems() == before {
                    match (one, other) {
                        (Some(_), None) => section.missing("public_url", PUBLIC_URL),
                        (None, Some(_)) => section.missing("address", ADDRESS),
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
        parsed.and(config)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;

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
