//! A fake of Discord's gateway that can produce every fault.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use support::port;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_hdr_async};

pub const TOKEN: &str = "a.token.of-the-tests";

/// The fault of a new connection. Without one the gateway behaves well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trick {
    /// TCP is accepted, and never answered.
    Stall,
    /// The request for a WebSocket is refused.
    Status(u16),
    /// The WebSocket opens, and HELLO never comes.
    Mute,
    /// It closes before HELLO.
    Close(Option<u16>),
    /// RESUME and IDENTIFY are never answered.
    Ignore,
    /// RESUME is answered by op 9.
    Refuse(bool),
    /// RESUME and IDENTIFY are answered by a close.
    Expel(Option<u16>),
}

/// A fault of the existing connections.
#[derive(Clone, Debug)]
pub enum Blow {
    Text(String),
    Binary,
    Close(Option<u16>),
    /// TCP ends cleanly, the WebSocket does not.
    Fin,
    /// TCP is reset.
    Reset,
    /// No byte is read or written any more.
    Freeze,
    /// Pings are answered, but heartbeats are not, and no event comes.
    Deaf,
}

struct Session {
    id: String,
    seq: u64,
    sent: Vec<(u64, String)>,
    wire: Option<(u64, mpsc::UnboundedSender<Blow>)>,
}

#[derive(Default)]
pub struct State {
    sessions: Vec<Session>,
    pub tricks: VecDeque<Trick>,
    /// The fault of every connection once the tricks are used up.
    pub always: Option<Trick>,
    /// The times of connections.
    pub connects: Vec<Instant>,
    pub identified: u64,
    /// The times at which sessions began.
    pub begun_at: Vec<Instant>,
    pub resumed: u64,
    /// Connections at the address that READY named.
    pub named: u64,
    pub beats: u64,
    /// The codes with which clients closed.
    pub farewells: Vec<u16>,
    /// The address in READY, instead of our own.
    pub elsewhere: Option<String>,
}

pub struct Fake {
    pub address: SocketAddr,
    /// Keeps the port reserved while it does not listen.
    _held: TcpSocket,
    state: Arc<Mutex<State>>,
    accepting: Mutex<Option<JoinHandle<()>>>,
}

impl Fake {
    pub async fn start() -> Self {
        let (held, address) = port::hold();
        let fake = Self { address, _held: held, state: Arc::default(), accepting: Mutex::default() };
        fake.rise().await;
        fake
    }

    pub fn url(&self) -> String {
        format!("ws://{}", self.address)
    }

    pub fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// How many sessions were begun, and how often one was resumed.
    pub fn begun(&self) -> (u64, u64) {
        let state = self.state();
        (state.identified, state.resumed)
    }

    /// How often a client used the address in READY, and how often a session was resumed.
    pub fn named(&self) -> (u64, u64) {
        let state = self.state();
        (state.named, state.resumed)
    }

    /// How many sessions were begun, on how many connections.
    pub fn shards(&self) -> (u64, usize) {
        let state = self.state();
        (state.identified, state.connects.len())
    }

    fn accept(&self, listener: TcpListener) {
        let (state, address) = (Arc::clone(&self.state), self.address);
        *self.accepting.lock().unwrap() = Some(tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(connection(stream, Arc::clone(&state), address));
            }
        }));
    }

    /// Refuses connections from now on, and ends the existing ones.
    pub async fn fall(&self) {
        let accepting = self.accepting.lock().unwrap().take();
        if let Some(accepting) = accepting {
            accepting.abort();
            let _ = accepting.await;
        }
        self.strike(Blow::Fin);
    }

    pub async fn rise(&self) {
        self.accept(TcpListener::bind(self.address).await.unwrap());
    }

    /// Applies a fault to every connection.
    pub fn strike(&self, blow: Blow) {
        for session in &self.state().sessions {
            if let Some((_, wire)) = &session.wire {
                let _ = wire.send(blow.clone());
            }
        }
    }

    pub fn trick(&self, tricks: &[Trick]) {
        self.state().tricks.extend(tricks);
    }

    pub fn forget_sessions(&self) {
        self.state().sessions.clear();
    }

    /// An event for every session, sent or kept for a RESUME.
    pub fn event(&self, name: &str, data: Value) {
        for session in &mut self.state().sessions {
            session.send(name, &data);
        }
    }
}

impl Session {
    fn send(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = json!({ "op": 0, "t": name, "s": self.seq, "d": data }).to_string();
        if let Some((_, wire)) = &self.wire {
            let _ = wire.send(Blow::Text(text.clone()));
        }
        self.sent.push((self.seq, text));
    }
}

type Client = WebSocketStream<TcpStream>;

async fn connection(mut stream: TcpStream, state: Arc<Mutex<State>>, address: SocketAddr) {
    let (trick, number) = {
        let mut state = state.lock().unwrap();
        state.connects.push(Instant::now());
        (state.tricks.pop_front().or(state.always), state.connects.len() as u64)
    };
    match trick {
        Some(Trick::Stall) => return sleep(Duration::from_secs(600)).await,
        Some(Trick::Status(status)) => {
            let _ = stream.read(&mut [0; 1024]).await;
            let _ = stream.write_all(format!("HTTP/1.1 {status} No\r\ncontent-length: 0\r\n\r\n").as_bytes()).await;
            return;
        }
        _ => {}
    }
    let seen = Arc::clone(&state);
    #[expect(clippy::result_large_err, reason = "the library asks for this shape")]
    let look = move |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
        seen.lock().unwrap().named += u64::from(request.uri().path().contains("named"));
        Ok(response)
    };
    let Ok(mut client) = accept_hdr_async(stream, look).await else { return };
    match trick {
        Some(Trick::Mute) => return sleep(Duration::from_secs(600)).await,
        Some(Trick::Close(code)) => return close(client, code).await,
        _ => {}
    }
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41_250 } });
    let _ = client.send(Message::text(hello.to_string())).await;
    let (wire, mut blows) = mpsc::unbounded_channel();
    let mut deaf = false;
    loop {
        tokio::select! {
            Some(blow) = blows.recv() => match blow {
                Blow::Text(text) if !deaf => drop(client.send(Message::text(text)).await),
                Blow::Text(_) => {}
                Blow::Binary => drop(client.send(Message::Binary(vec![0, 159, 146, 150].into())).await),
                Blow::Close(code) => return close(client, code).await,
                Blow::Fin => return,
                Blow::Reset => {
                    let _ = client.get_ref().set_zero_linger();
                    return;
                }
                Blow::Freeze => return sleep(Duration::from_secs(600)).await,
                Blow::Deaf => deaf = true,
            },
            // The library answers pings as soon as it is polled again.
            message = client.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if let Some(end) = answer(&frame, trick, deaf, &state, number, &wire, address) {
                        return close(client, end).await;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    state.lock().unwrap().farewells.extend(frame.map(|frame| u16::from(frame.code)));
                    break;
                }
                Some(Ok(_)) => drop(client.flush().await),
                Some(Err(_)) | None => break,
            },
        }
    }
    for session in &mut state.lock().unwrap().sessions {
        session.wire.take_if(|(other, _)| *other == number);
    }
}

async fn close(mut client: Client, code: Option<u16>) {
    let frame = code.map(|code| CloseFrame { code: code.into(), reason: "".into() });
    let _ = client.send(Message::Close(frame)).await;
    let _ = tokio::time::timeout(Duration::from_millis(100), client.next()).await;
}

/// Answers a frame; `Some` closes the connection.
fn answer(
    frame: &Value,
    trick: Option<Trick>,
    deaf: bool,
    state: &Mutex<State>,
    number: u64,
    wire: &mpsc::UnboundedSender<Blow>,
    address: SocketAddr,
) -> Option<Option<u16>> {
    let mut state = state.lock().unwrap();
    let text = |value: Value| drop(wire.send(Blow::Text(value.to_string())));
    let data = &frame["d"];
    let op = frame["op"].as_u64().unwrap();
    if matches!(op, 2 | 6) && data["token"] != format!("Bot {TOKEN}") {
        return Some(Some(4004));
    }
    match (op, trick) {
        (2 | 6, Some(Trick::Ignore)) => {}
        (2 | 6, Some(Trick::Expel(code))) => return Some(code),
        (6, Some(Trick::Refuse(resumable))) => text(json!({ "op": 9, "d": resumable })),
        (1, _) => {
            state.beats += 1;
            if !deaf {
                text(json!({ "op": 11 }));
            }
        }
        (2, _) => {
            state.identified += 1;
            state.begun_at.push(Instant::now());
            let id = format!("session {}", state.identified);
            let named = state.elsewhere.clone().unwrap_or_else(|| format!("ws://{address}/named"));
            let user = json!({ "id": "42", "username": "skald" });
            let ready = json!({ "v": 10, "session_id": id, "resume_gateway_url": named, "user": user, "guilds": [] });
            let wire = Some((number, wire.clone()));
            let mut session = Session { id, seq: 0, sent: Vec::new(), wire };
            session.send("READY", &ready);
            state.sessions.push(session);
        }
        (6, _) => {
            let seq = data["seq"].as_u64().unwrap();
            let known = state.sessions.iter_mut().find(|session| session.id == data["session_id"].as_str().unwrap());
            let Some(session) = known else {
                text(json!({ "op": 9, "d": false }));
                return None;
            };
            for (_, missed) in session.sent.iter().filter(|(sent, _)| *sent > seq) {
                let _ = wire.send(Blow::Text(missed.clone()));
            }
            session.wire = Some((number, wire.clone()));
            session.send("RESUMED", &json!({}));
            state.resumed += 1;
        }
        _ => {}
    }
    None
}
