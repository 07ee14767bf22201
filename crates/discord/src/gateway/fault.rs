//! Why a connection to Discord ends, and how the shard reacts.

use std::time::Duration;

/// The first and the longest wait after a fault of our own network, after one retry at once. They are short, so that
/// the end of an outage is noticed soon.
const OURS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_millis(1500));
/// The first and the longest wait if Discord accepts the connection and ends it before the session is up.
const THEIRS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));
/// The wait before a session that Discord has ended is replaced.
const ENDED: Duration = Duration::from_secs(1);

/// Why a connection ended. It holds only numbers from the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// No connection: refused, no route, no name, no TLS.
    #[error("no connection: {0}")]
    Unreachable(std::io::ErrorKind),
    #[error("the proxy {0}")]
    Proxy(ProxyFault),
    /// The WebSocket request was answered with this status.
    #[error("the WebSocket was refused with status {0}")]
    Upgrade(u16),
    #[error("no answer while {0}")]
    Late(Step),
    #[error("closed by Discord {}", with_code(*.0))]
    Closed(Option<u16>),
    #[error("the connection broke: {0}")]
    Broken(std::io::ErrorKind),
    /// Discord sends nothing, not even pongs.
    #[error("the connection is silent")]
    Silent,
    #[error("a heartbeat was not acknowledged")]
    Unacknowledged,
    /// Discord asked for a new connection (op 7).
    #[error("Discord asked to reconnect")]
    Asked,
    /// Discord ended the session (op 9).
    #[error("the session was invalidated (resumable: {resumable})")]
    Invalidated {
        /// Whether it may still be resumed.
        resumable: bool,
    },
    #[error("another session has begun first")]
    Untimely,
    #[error("stopped")]
    Stopped,
}

fn with_code(code: Option<u16>) -> String {
    let Some(code) = code else { return "without a code".to_owned() };
    // As Discord documents them.
    let meaning = match code {
        4000 => " (unknown error)",
        4001 => " (unknown opcode)",
        4002 => " (decode error)",
        4003 => " (not authenticated)",
        4004 => " (authentication failed)",
        4005 => " (already authenticated)",
        4007 => " (invalid seq)",
        4008 => " (rate limited)",
        4009 => " (session timed out)",
        _ => "",
    };
    format!("with code {code}{meaning}")
}

/// Why a proxy did not connect to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProxyFault {
    #[error("cannot be reached: {0}")]
    Unreachable(std::io::ErrorKind),
    /// It answered with status 407.
    #[error("asks for a name and a password")]
    Unauthorized,
    #[error("refuses to connect to Discord")]
    Refused,
    #[error("has an address that is not http://")]
    Scheme,
}

/// A step on the way to a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// TCP, TLS and the request for a WebSocket.
    Connecting,
    Hello,
    /// READY or RESUMED.
    Session,
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Connecting => "connecting",
            Self::Hello => "waiting for HELLO",
            Self::Session => "waiting for the session",
        })
    }
}

/// Why Discord refuses the bot for good; a retry would end in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("Discord refuses the token")]
    Token,
    /// Another code after which the bot may not reconnect (4010 to 4014).
    #[error("{}", sentence(*.0))]
    Code(u16),
}

fn sentence(code: u16) -> String {
    let why = match code {
        4010 => "the shard is invalid; this is a defect, please report it",
        4011 => "the bot is in too many servers for its number of shards: start it again, it asks for the number then",
        4012 => "this version of the gateway is no longer served: a newer Skald is needed",
        4013 => "the intents are invalid; this is a defect, please report it",
        4014 => "an intent is not allowed to this application: look at the bot's page in the developer portal",
        _ => "no reason is known",
    };
    format!("Discord closed the gateway with code {code}: {why}")
}

impl Fault {
    pub const fn refusal(self) -> Option<Refusal> {
        match self {
            Self::Closed(Some(4004)) => Some(Refusal::Token),
            Self::Closed(Some(code @ 4010..=4014)) => Some(Refusal::Code(code)),
            _ => None,
        }
    }

    /// Whether the session is over, so that the next connection must identify.
    pub const fn ends_session(self) -> bool {
        matches!(self, Self::Invalidated { resumable: false } | Self::Closed(Some(4003 | 4005 | 4007 | 4009)))
    }

    /// Whether it is normal in operation and deserves no warning.
    pub const fn ordinary(self) -> bool {
        matches!(self, Self::Asked | Self::Stopped | Self::Invalidated { resumable: true } | Self::Closed(Some(1001)))
    }

    /// The wait before the next attempt.
    ///
    /// `tries` counts the attempts since the last sound connection; `online` says whether the session was up on this
    /// one. `share` in 0..=255 spreads the wait over its last quarter, so that many bots do not reconnect at once.
    pub fn wait(self, tries: u32, online: bool, share: u8) -> Duration {
        let ours = online
            || matches!(self, Self::Unreachable(_) | Self::Proxy(_) | Self::Late(_) | Self::Silent | Self::Untimely);
        let grown = |(first, longest): (Duration, Duration), tries: u32| {
            let wait = first.saturating_mul(1 << tries.min(12)).min(longest);
            wait - wait / 1024 * u32::from(share)
        };
        match (self, ours) {
            (Self::Invalidated { resumable: false }, _) if tries == 0 => ENDED,
            (_, true) => tries.checked_sub(1).map_or(Duration::ZERO, |tries| grown(OURS, tries)),
            (_, false) => grown(THEIRS, tries),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSED: Fault = Fault::Unreachable(std::io::ErrorKind::ConnectionRefused);

    #[test]
    fn waits_grow_up_to_a_limit() {
        let waits = |fault: Fault, online| (0..12).map(|tries| fault.wait(tries, online, 0)).collect::<Vec<_>>();
        let ours = waits(REFUSED, false);
        assert_eq!(ours[0], Duration::ZERO, "the first try is made at once");
        assert!(ours.is_sorted() && ours[11] == OURS.1, "{ours:?}");
        let theirs = waits(Fault::Closed(None), false);
        assert!(theirs.is_sorted() && theirs[0] == THEIRS.0 && theirs[11] == THEIRS.1, "{theirs:?}");
        assert!(theirs.iter().take(7).sum::<Duration>() > Duration::from_secs(30), "not 220 connections in 30 s");
        for share in 0..=255 {
            let wait = REFUSED.wait(9, false, share);
            assert!(wait <= OURS.1 && wait >= OURS.1 / 4 * 3, "{wait:?}");
        }
    }

    #[test]
    fn only_final_close_codes_refuse() {
        for code in 1000..5000 {
            let fault = Fault::Closed(Some(code));
            assert_eq!(fault.refusal().is_some(), matches!(code, 4004 | 4010..=4014), "{code}");
            assert!(fault.refusal().is_none() || !fault.ends_session());
        }
        assert_eq!(Fault::Closed(None).refusal(), None);
        assert!(Refusal::Code(4014).to_string().contains("developer portal"));
    }

    #[test]
    fn session_ended_by_discord_is_not_replaced_at_once() {
        let over = Fault::Invalidated { resumable: false };
        assert_eq!([true, false].map(|online| over.wait(0, online, 0)), [ENDED, ENDED]);
        assert_eq!(Fault::Invalidated { resumable: true }.wait(0, true, 0), Duration::ZERO);
    }

    #[test]
    fn late_answer_names_the_step_it_was_for() {
        let texts = [Step::Connecting, Step::Hello, Step::Session].map(|step| Fault::Late(step).to_string());
        assert_eq!(texts[0], "no answer while connecting");
        assert_eq!(texts[1], "no answer while waiting for HELLO");
        assert_eq!(texts[2], "no answer while waiting for the session");
    }
}
