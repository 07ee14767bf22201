//! A session that can be resumed, also after a restart of the process.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A session. It is no secret: it can only be resumed with the token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    pub id: String,
    /// The number of the last event that was handled.
    pub seq: u64,
    /// The address at which Discord wants it to be resumed.
    pub resume_url: String,
    /// The bot's own user, from READY. Only earlier versions read it.
    pub user: Value,
    /// The id of the application that the session belongs to.
    pub application: u64,
    /// The number of its shard, and how many shards there are.
    pub shard: (u32, u32),
}

/// The address for a RESUME: the one that Discord named, if its host has the domain of the main address.
///
/// The token goes there, so another host is not trusted merely because a frame names it.
pub fn resume_address<'a>(main: &'a str, named: &'a str) -> &'a str {
    let (Some((scheme, host)), Some((other_scheme, other))) = (split(main), split(named)) else { return main };
    let family = |host: &str| {
        let mut labels = host.rsplit('.');
        Some((labels.next()?.to_owned(), labels.next()?.to_owned()))
    };
    let address = |host: &str| host.parse::<std::net::IpAddr>().is_ok();
    let related =
        host == other || (!address(host) && !address(other) && family(host).is_some_and(|f| family(other) == Some(f)));
    if scheme == other_scheme && related { named } else { main }
}

/// Scheme and host of an address.
fn split(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    let host = match authority.strip_prefix('[') {
        Some(v6) => v6.split(']').next()?,
        None => authority.split(':').next()?,
    };
    (matches!(scheme, "ws" | "wss") && !host.is_empty() && !authority.contains('@')).then_some((scheme, host))
}

/// The address with the version and the encoding of the protocol.
pub fn with_query(url: &str) -> String {
    let base = url.split(['?', '#']).next().unwrap_or(url);
    let slash = if base.splitn(4, '/').count() > 3 { "" } else { "/" };
    format!("{base}{slash}?v=10&encoding=json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resume_goes_only_to_the_domain_of_the_main_address() {
        let main = "wss://gateway.discord.gg";
        let there = "wss://gateway-us-east1-b.discord.gg";
        assert_eq!(resume_address(main, there), there);
        let wrong = [
            "wss://discord.gg.example.org",
            "wss://evildiscord.gg",
            "ws://gateway-us-east1-b.discord.gg",
            "wss://x@example.org/discord.gg",
            "https://gateway.discord.gg",
            "wss://127.0.0.1",
            "",
        ];
        for named in wrong {
            assert_eq!(resume_address(main, named), main, "{named}");
        }
        assert_eq!(resume_address("ws://127.0.0.1:8080/gateway", "ws://127.0.0.1:99/x"), "ws://127.0.0.1:99/x");
        assert_eq!(resume_address("ws://10.1.0.1:8080", "ws://10.2.0.1"), "ws://10.1.0.1:8080");
    }

    #[test]
    fn the_query_follows_the_path() {
        assert_eq!(with_query("wss://gateway.discord.gg"), "wss://gateway.discord.gg/?v=10&encoding=json");
        assert_eq!(with_query("wss://gateway.discord.gg/?v=9"), "wss://gateway.discord.gg/?v=10&encoding=json");
        assert_eq!(with_query("ws://127.0.0.1:1/gateway"), "ws://127.0.0.1:1/gateway?v=10&encoding=json");
    }
}
