//! One connection from HELLO to its end.

use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use serde_json::json;

use super::fault::{Fault, Step};
use super::frame::{self, Envelope, Hello, Ready, op};
use super::link::Link;
use super::session::Session;
use super::shared::skip_unreadable;
use super::socket::{Received, Socket};
use super::vitals::{Pulse, Vitals};

/// The timeout for READY. It is long because another IDENTIFY would cost one of the thousand sessions a day.
const READY: Duration = Duration::from_secs(10);

/// A connection to Discord.
pub struct Connection<'a> {
    link: &'a mut Link,
    socket: Socket,
    /// `None` before HELLO.
    vitals: Option<Vitals>,
    /// The deadline and the name of the current step; `None` once the session is up.
    limit: Option<(Instant, Step)>,
    /// The timeout of each step except READY.
    step_timeout: Duration,
}

impl<'a> Connection<'a> {
    /// An open connection; each step to the session except READY may take up to `step_timeout`.
    pub fn new(link: &'a mut Link, socket: Socket, step_timeout: Duration) -> Self {
        let limit = Some((Instant::now() + step_timeout, Step::Hello));
        Self { link, socket, vitals: None, limit, step_timeout }
    }

    pub async fn run(mut self) -> Fault {
        let fault = loop {
            if let Err(fault) = self.step().await {
                break fault;
            }
        };
        if !matches!(fault, Fault::Closed(_) | Fault::Broken(_) | Fault::Silent) {
            self.socket.leave().await;
        }
        fault
    }

    async fn step(&mut self) -> Result<(), Fault> {
        let limit = self.limit.map(|(limit, _)| limit);
        let pulse = self.vitals.as_ref().map(Vitals::due);
        let wake = [limit, pulse].into_iter().flatten().min().unwrap_or_else(Instant::now);
        let stop = self.link.stop.clone();
        tokio::select! {
            () = stop.cancelled() => Err(Fault::Stopped),
            received = self.socket.receive() => self.take(received?).await,
            () = sleep_until(wake) => self.look().await,
        }
    }

    /// Sends the due ping or heartbeat; fails if an acknowledgement is late.
    async fn look(&mut self) -> Result<(), Fault> {
        let now = Instant::now();
        if let Some((_, step)) = self.limit.filter(|(limit, _)| now >= *limit) {
            return Err(Fault::Late(step));
        }
        match self.vitals.as_mut().map_or(Pulse::Wait, |vitals| vitals.look(now)) {
            Pulse::Wait => Ok(()),
            Pulse::Ping => self.socket.ping().await,
            Pulse::Beat => self.beat().await,
            Pulse::Lost(fault) => Err(fault),
        }
    }

    async fn beat(&mut self) -> Result<(), Fault> {
        let seq = self.link.session.borrow().as_ref().map(|session| session.seq);
        self.socket.send(frame::command(op::HEARTBEAT, &json!(seq))).await
    }

    async fn take(&mut self, received: Received) -> Result<(), Fault> {
        let now = Instant::now();
        let text = match received {
            Received::Text(text) => text,
            Received::Pong => {
                self.with_vitals(|vitals| vitals.ponged(now));
                return Ok(());
            }
            Received::Other => {
                self.with_vitals(|vitals| vitals.heard(now));
                return Ok(());
            }
        };
        self.with_vitals(|vitals| vitals.heard(now));
        let Some(envelope) = Envelope::read(&text) else {
            skip_unreadable("no frame", "");
            return Ok(());
        };
        match envelope.op {
            op::DISPATCH => {
                self.dispatch(&envelope, now);
                if envelope.t.as_deref() == Some("READY") {
                    self.link.shared.gate.identified(self.link.id).await;
                    self.link.identified();
                }
            }
            op::HELLO => self.greet(envelope.data(), now).await?,
            op::HEARTBEAT => {
                self.with_vitals(|vitals| {
                    let _ = vitals.beat(now);
                });
                self.beat().await?;
            }
            op::ACK => self.with_vitals(|vitals| vitals.acknowledged(now)),
            op::RECONNECT => return Err(Fault::Asked),
            op::INVALID_SESSION => {
                return Err(Fault::Invalidated { resumable: envelope.data::<bool>().unwrap_or(false) });
            }
            _ => {}
        }
        Ok(())
    }

    fn with_vitals(&mut self, change: impl FnOnce(&mut Vitals)) {
        if let Some(vitals) = &mut self.vitals {
            change(vitals);
        }
    }

    /// Handles HELLO: resumes the session or begins one.
    async fn greet(&mut self, hello: Option<Hello>, now: Instant) -> Result<(), Fault> {
        let (Some(hello), None) = (hello, &self.vitals) else { return Ok(()) };
        let interval = Duration::from_millis(hello.heartbeat_interval);
        self.vitals = Some(Vitals::new(now, interval, self.link.timeout_factor, self.link.share()));
        let shared = &self.link.shared;
        let token = format!("Bot {}", shared.token.reveal());
        let resumed = self.link.session.borrow().as_ref().map(|session| (session.id.clone(), session.seq));
        let (text, step_timeout) = match resumed {
            Some((id, seq)) => {
                self.link.resumes += 1;
                (
                    frame::command(op::RESUME, &json!({ "token": token, "session_id": id, "seq": seq })),
                    self.step_timeout,
                )
            }
            None => {
                // Claims the bucket again from now on, so that no other process identifies at the same time.
                let may = self.link.may_identify().await && shared.gate.take(self.link.id).await.is_ok();
                self.link.turn = None;
                if !may {
                    return Err(Fault::Untimely);
                }
                let names = json!({ "os": std::env::consts::OS, "browser": "skald", "device": "skald" });
                let data = json!({
                    "token": token, "intents": shared.intents, "properties": names, "compress": false,
                    "shard": [self.link.id, shared.shards],
                });
                (frame::command(op::IDENTIFY, &data), READY)
            }
        };
        self.limit = Some((now + step_timeout, Step::Session));
        self.socket.send(text).await
    }

    /// Handles an event: records its number, and gives it to the reader.
    fn dispatch(&mut self, envelope: &Envelope<'_>, now: Instant) {
        let name = envelope.t.as_deref().unwrap_or_default();
        if name == "READY" {
            match envelope.data::<Ready>() {
                Some(ready) => self.begin(ready, envelope.s.unwrap_or(0)),
                None => skip_unreadable(name, "it does not describe the session"),
            }
            return;
        }
        if let Some(seq) = envelope.s {
            let news = self.link.session.send_if_modified(|session| match session {
                Some(session) if session.seq < seq => {
                    session.seq = seq;
                    true
                }
                _ => false,
            });
            if news {
                self.link.resumes = 0;
            }
        }
        if name == "RESUMED" {
            self.up("resumed");
            return;
        }
        // Missed events come before RESUMED and may be many, so each event extends the limit.
        if let Some((limit, Step::Session)) = &mut self.limit {
            *limit = now + self.step_timeout;
        }
        let Some(data) = envelope.d else { return };
        if let Err(why) = (self.link.shared.reader)(name, data) {
            skip_unreadable(name, &why);
        }
    }

    fn begin(&mut self, ready: Ready, seq: u64) {
        let shared = &self.link.shared;
        let session = Session {
            id: ready.session_id,
            seq,
            resume_url: ready.resume_gateway_url,
            user: ready.user,
            application: shared.application,
            shard: (self.link.id, shared.shards),
        };
        self.link.session.send_replace(Some(session));
        self.up("identified");
    }

    fn up(&mut self, how: &'static str) {
        self.limit = None;
        self.link.online(how);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use futures_util::{SinkExt as _, StreamExt as _};
    use serde_json::Value;
    use tokio::net::TcpListener;
    use tokio_tungstenite::accept_async;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;
    use crate::gateway::proxy::Proxies;
    use crate::gateway::shared::Peers;
    use crate::gateway::test_shared::{ALONE, Yielding, link, session, state};

    const LONG: Duration = Duration::from_secs(5);

    #[tokio::test]
    async fn discord_may_request_a_heartbeat_or_a_reconnect() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}/", listener.local_addr().unwrap());
        let asking = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut client = accept_async(stream).await.unwrap();
            client.send(Message::text(frame::command(op::HEARTBEAT, &json!(null)))).await.unwrap();
            // Before HELLO none is sent unless Discord asks for one.
            let beat = client.next().await;
            client.send(Message::text(frame::command(op::RECONNECT, &json!(null)))).await.unwrap();
            beat
        });
        let shared = state(&url, 1, ALONE, 1);
        let mut link = link(&shared, None);
        let socket = Socket::open(&url, LONG, &Proxies::none()).await.unwrap();
        assert_eq!(Connection::new(&mut link, socket, LONG).run().await, Fault::Asked);
        let beat = asking.await.unwrap().unwrap().unwrap();
        let beat: Value = serde_json::from_str(beat.to_text().unwrap()).unwrap();
        assert_eq!(beat["op"], op::HEARTBEAT, "{beat}");
    }

    /// READY may come seconds after IDENTIFY. Discord counts from READY, and so do the other processes.
    #[tokio::test]
    async fn other_processes_wait_to_identify_from_ready_on() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}/", listener.local_addr().unwrap());
        let ready = json!({ "session_id": "s", "resume_gateway_url": "ws://127.0.0.1:1/", "user": { "id": "7", "username": "skald" } });
        let frames = [
            json!({ "op": op::HELLO, "d": { "heartbeat_interval": 45_000 } }),
            json!({ "op": op::DISPATCH, "t": "READY", "s": 1, "d": ready }),
            json!({ "op": op::RECONNECT }),
        ];
        let greeting = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut client = accept_async(stream).await.unwrap();
            for (number, frame) in frames.into_iter().enumerate() {
                if number == 1 {
                    let identify = client.next().await.unwrap().unwrap();
                    assert!(identify.to_text().unwrap().contains("a.token"));
                }
                client.send(Message::text(frame.to_string())).await.unwrap();
            }
            client.next().await
        });
        let mut shared = state(&url, 1, ALONE, 1);
        let peers = Yielding::to(ALONE);
        Arc::get_mut(&mut shared).unwrap().setup.peers = Arc::clone(&peers) as Arc<dyn Peers>;
        let mut link = link(&shared, None);
        let socket = Socket::open(&url, LONG, &Proxies::none()).await.unwrap();
        assert_eq!(Connection::new(&mut link, socket, LONG).run().await, Fault::Asked);
        drop(greeting.await.unwrap());
        assert!(link.session.borrow().is_some());
        let asked = async {
            while peers.identifies.load(Ordering::SeqCst) < 2 {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(LONG, asked).await.expect("once before IDENTIFY and once after READY");
    }

    #[tokio::test]
    async fn missed_event_extends_the_limit_and_takes_no_number_back() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}/", listener.local_addr().unwrap());
        let accepting = tokio::spawn(async move { accept_async(listener.accept().await.unwrap().0).await });
        let socket = Socket::open(&url, LONG, &Proxies::none()).await.unwrap();
        let shared = state(&url, 1, ALONE, 1);
        let mut link = link(&shared, Some(session()));
        let mut connection = Connection::new(&mut link, socket, LONG);
        let begun = Instant::now();
        connection.limit = Some((begun, Step::Session));
        for (number, seconds) in [(9, 1), (8, 2)] {
            let event = json!({ "op": op::DISPATCH, "t": "MESSAGE_CREATE", "s": number, "d": {} }).to_string();
            let now = begun + Duration::from_secs(seconds);
            connection.dispatch(&Envelope::read(&event).unwrap(), now);
            assert_eq!(connection.limit, Some((now + LONG, Step::Session)));
        }
        assert_eq!(link.session.borrow().as_ref().map(|session| session.seq), Some(9));
        drop(accepting.await.unwrap().unwrap());
    }
}
