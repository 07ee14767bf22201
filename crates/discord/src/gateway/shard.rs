//! One shard: connects, and reconnects until it is stopped or refused.
//!
//! ```text
//!        READY or RESUMED (Link::online)
//! Down ──────────────────────────────────▶ Up
//! ▲  │ a connection ends without a session  │ the connection ends
//! ├──┘ (Link::down): one more failure       │ (Link::down)
//! └─────────────────────────────────────────┘
//! ```
//!
//! | at the end of a connection | ([`Shard::after`]) |
//! |---|---|
//! | the session | ends if Discord says so, or after [`RESUMES`] resumes without an event; else it is resumed |
//! | the series of tries | begins again after a [`SOUND`] connection, and with each session that has ended |
//! | the wait | grows with the tries of the series; the first session of an earlier run is replaced at once |
//! | the timeouts | grow after a silent line, and are as before after a [`CALM`] connection |

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::connection::Connection;
use super::fault::{Fault, Refusal};
use super::link::{LONG, Line, Link};
use super::session::{resume_address, with_query};
use super::socket::Socket;
use super::vitals::TimeoutFactor;

/// The timeout of a first connection attempt, and the longest one of later attempts. Each doubles the one before.
const LIMITS: (Duration, Duration) = (Duration::from_millis(1200), Duration::from_secs(10));
/// How often to check whether other processes let this one connect.
const PEERS: Duration = Duration::from_millis(250);
/// How many resumes without any event are attempted before a new session begins.
const RESUMES: u32 = 5;
/// A connection that was up for at least this time was sound.
const SOUND: Duration = Duration::from_secs(30);
/// After a connection of this length the shard resets its timeouts for a slow line.
const CALM: Duration = Duration::from_secs(600);

/// One shard: its session and its connection.
pub struct Shard {
    link: Link,
    /// Attempts of the present series: since the last sound connection, or the last session that ended.
    tries: u32,
    last: Option<Fault>,
}

/// What a fault does to the session.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// There is none.
    None,
    /// It is resumed.
    Kept,
    /// Discord has ended it.
    Ended,
    /// It was resumed in vain.
    GivenUp,
}

impl Shard {
    pub const fn new(link: Link) -> Self {
        Self { link, tries: 0, last: None }
    }

    /// Runs until it is stopped (`None`) or refused.
    pub async fn run(mut self) -> Option<Refusal> {
        let stop = self.link.stop.clone();
        loop {
            let fault = self.connect().await;
            self.link.turn = None;
            if fault == Fault::Stopped {
                return None;
            }
            if let Some(refusal) = fault.refusal() {
                self.link.session.send_replace(None);
                return Some(refusal);
            }
            let wait = self.after(fault);
            tokio::select! {
                () = stop.cancelled() => return None,
                () = sleep(wait) => {}
            }
        }
    }

    /// One connection, from its opening to its end.
    async fn connect(&mut self) -> Fault {
        let stop = self.link.stop.clone();
        let limit = LIMITS.0.saturating_mul(1 << self.link.failed().min(8)).min(LIMITS.1);
        let opened = tokio::select! {
            () = stop.cancelled() => Err(Fault::Stopped),
            opened = self.open(limit) => opened,
        };
        match opened {
            Ok(socket) => Connection::new(&mut self.link, socket, limit).run().await,
            Err(fault) => fault,
        }
    }

    /// Opens a connection, once the known session may be resumed or a new one may begin.
    async fn open(&mut self, limit: Duration) -> Result<Socket, Fault> {
        let address = self.link.session.borrow().as_ref().map(|session| session.resume_url.clone());
        let url = match &address {
            // After two failures the main address is used instead of the named one.
            Some(named) if self.link.failed() < 2 => resume_address(&self.link.shared.url, named),
            _ => &self.link.shared.url,
        };
        let url = with_query(url);
        if address.is_none() {
            self.take_turn().await;
        }
        while !self.link.shared.is_claimed() {
            sleep(PEERS).await;
        }
        Socket::open(&url, limit, &self.link.shared.proxies).await
    }

    /// Waits until the shard may connect to identify. No other shard of its bucket may be doing so, in any process, and
    /// Discord must allow one more session. The turn ends with the connection or with IDENTIFY.
    async fn take_turn(&mut self) {
        let turn = self.link.shared.gate.turn(self.link.id).await;
        while let Err(ready) = self.link.shared.gate.ready(self.link.id).await {
            let wait = ready.saturating_duration_since(Instant::now());
            if wait > LONG * 2 {
                tracing::warn!(shard = self.link.id, ?wait, "no session may begin yet: Discord limits how many");
            }
            sleep(wait).await;
        }
        while !self.link.may_identify().await {
            sleep(PEERS).await;
        }
        self.link.turn = Some(turn);
    }

    /// Moves on after a fault; returns the wait before the next attempt.
    fn after(&mut self, fault: Fault) -> Duration {
        let lived = match self.link.line {
            Line::Up(since) => Some(since.elapsed()),
            Line::Down { .. } => None,
        };
        self.adapt_timeouts(fault, lived);
        let fate = self.session_after(fault);
        if lived.is_some_and(|lived| lived >= SOUND) {
            self.tries = 0;
        }
        let is_first = self.tries == 0 && lived.is_none();
        if fate == Fate::Ended && is_first && fault == (Fault::Invalidated { resumable: false }) {
            self.tries = 1;
            tracing::info!(shard = self.link.id, "the session of an earlier run is over; a new one begins");
            return Duration::ZERO;
        }
        // Discord answers again, so earlier failures do not count for the session that begins now.
        let begins = match fate {
            Fate::None => fault.ends_session() && self.last != Some(fault),
            Fate::Kept => false,
            Fate::Ended | Fate::GivenUp => true,
        };
        let tries = if begins { 0 } else { self.tries };
        let wait = fault.wait(tries, lived.is_some(), self.link.share());
        (self.tries, self.last) = (tries.saturating_add(1), Some(fault));
        self.link.down(fault, wait);
        wait
    }

    /// A silent line gets more time, and after a calm connection the usual time again.
    fn adapt_timeouts(&mut self, fault: Fault, lived: Option<Duration>) {
        if lived.is_some_and(|lived| lived >= CALM) {
            self.link.timeout_factor = TimeoutFactor::default();
        }
        if matches!(fault, Fault::Silent | Fault::Unacknowledged) {
            self.link.timeout_factor = self.link.timeout_factor.more();
        }
    }

    fn session_after(&mut self, fault: Fault) -> Fate {
        let fate = match () {
            () if self.link.session.borrow().is_none() => Fate::None,
            () if fault.ends_session() => Fate::Ended,
            () if self.link.resumes >= RESUMES => Fate::GivenUp,
            () => return Fate::Kept,
        };
        if fate == Fate::GivenUp {
            tracing::warn!(shard = self.link.id, "the session cannot be resumed; a new one begins");
        }
        self.link.resumes = 0;
        self.link.session.send_replace(None);
        fate
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;
    use tokio::time::timeout;
    use tokio_tungstenite::accept_async;
    use tokio_tungstenite::tungstenite::protocol::CloseFrame;

    use super::*;
    use crate::gateway::test_shared::{ALONE, UNREACHABLE, link, session, state};

    const OVER: Fault = Fault::Invalidated { resumable: false };

    #[tokio::test]
    async fn only_a_session_of_an_earlier_run_ends_without_a_wait() {
        let shared = state(UNREACHABLE, 1, ALONE, 1);
        let mut shard = Shard::new(link(&shared, Some(session())));
        assert_eq!(shard.after(OVER), Duration::ZERO);
        assert_eq!((shard.link.failed(), shard.link.session.borrow().is_none()), (0, true), "a new one begins");
        shard.link.session.send_replace(Some(session()));
        assert!(shard.after(OVER) > Duration::ZERO, "it is no longer the first attempt");

        let mut shard = Shard::new(link(&shared, Some(session())));
        assert!(shard.after(Fault::Closed(None)) > Duration::ZERO);
        assert_eq!((shard.link.failed(), shard.link.session.borrow().is_some()), (1, true), "it may still be resumed");
    }

    #[tokio::test]
    async fn ended_session_is_replaced_soon_whatever_failed_before() {
        let refused = Fault::Unreachable(std::io::ErrorKind::ConnectionRefused);
        let soon = Duration::from_secs(1);
        let timed_out = Fault::Closed(Some(4009));
        for (fault, known) in [(OVER, Some(session())), (OVER, None), (timed_out, Some(session())), (timed_out, None)] {
            let shared = state(UNREACHABLE, 1, ALONE, 1);
            let mut shard = Shard::new(link(&shared, known.clone()));
            for before in [refused, Fault::Closed(None)] {
                let _ = (0..8).map(|_| shard.after(before)).max();
            }
            let wait = shard.after(fault);
            assert!(wait <= soon, "{fault}, {known:?}: {wait:?}");
            let again = (0..6).map(|_| shard.after(fault)).collect::<Vec<_>>();
            assert!(again[5] > soon * 5, "repeated failures increase the wait: {again:?}");
        }
    }

    #[tokio::test]
    async fn session_without_events_is_given_up_after_some_resumes() {
        use std::io::ErrorKind::InvalidData;

        use crate::gateway::fault::Step;

        for fault in [
            Fault::Invalidated { resumable: true },
            Fault::Closed(Some(4000)),
            Fault::Closed(None),
            Fault::Late(Step::Session),
            Fault::Broken(InvalidData),
            Fault::Silent,
        ] {
            let shared = state(UNREACHABLE, 1, ALONE, 1);
            let mut shard = Shard::new(link(&shared, Some(session())));
            for resume in 1..=RESUMES {
                assert!(shard.link.session.borrow().is_some(), "{fault}, {resume}");
                shard.link.resumes = resume;
                shard.after(fault);
            }
            assert!(shard.link.session.borrow().is_none(), "{fault}");
            assert_eq!(shard.link.resumes, 0, "the next one has its own");
        }
    }

    #[tokio::test]
    async fn only_a_new_session_waits_for_discords_limit() {
        let shared = state(UNREACHABLE, 1, ALONE, 0);
        let mut shard = Shard::new(link(&shared, None));
        assert!(timeout(Duration::from_millis(200), shard.open(LIMITS.0)).await.is_err(), "it waits");
        let mut shard = Shard::new(link(&shared, Some(session())));
        assert!(timeout(LIMITS.1, shard.open(LIMITS.0)).await.is_ok_and(|opened| opened.is_err()));
    }

    #[tokio::test]
    async fn short_connections_increase_the_wait() {
        let shared = state(UNREACHABLE, 1, ALONE, 1);
        let mut shard = Shard::new(link(&shared, Some(session())));
        let mut after_connection = || {
            shard.link.online("resumed");
            shard.after(Fault::Closed(None))
        };
        let waits: Vec<_> = (0..6).map(|_| after_connection()).collect();
        assert!(waits[0] == Duration::ZERO && waits[5] > Duration::from_secs(1), "{waits:?}");
    }

    #[tokio::test]
    async fn refused_shard_keeps_no_session() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}/", listener.local_addr().unwrap());
        let refuse = async {
            let (stream, _) = listener.accept().await.unwrap();
            let code = CloseFrame { code: 4004.into(), reason: "".into() };
            accept_async(stream).await.unwrap().close(Some(code)).await.unwrap();
        };
        let shard = Shard::new(link(&state(&url, 1, ALONE, 1), Some(session())));
        let saved = shard.link.session.subscribe();
        let ((), refusal) = tokio::join!(refuse, shard.run());
        assert_eq!((refusal, saved.borrow().is_none()), (Some(Refusal::Token), true));
    }
}
