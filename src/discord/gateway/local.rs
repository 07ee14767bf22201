//! The local gateway that the library connects to: on loopback, for a client that knows its secret path and the token.
//!
//! It sends HELLO, and READY once there is a session. It acknowledges heartbeats itself, and passes events on with its
//! own sequence numbers. Faults of the connection to Discord are not visible here.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use rand::TryRng as _;
use rand::rngs::SysRng;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::{WebSocketStream, accept_hdr_async};
use tokio_util::task::AbortOnDropHandle;

use super::frame::{self, Credentials, Envelope, Event, op};
use super::shared::Shared;

/// The time limit for the WebSocket handshake of a new connection, and for the last frame of a closing one.
const HANDSHAKE: Duration = Duration::from_secs(2);
/// How many new connections may be in the handshake at once; further ones wait.
const HANDSHAKES: usize = 16;
/// The heartbeat interval for the library, in milliseconds.
const INTERVAL: u64 = 45_000;

/// A listener, and its secret path.
pub type LocalListener = (TcpListener, String);

type Client = WebSocketStream<TcpStream>;

/// The listener, and the events that it passes on.
pub struct Local {
    /// `None` once it is being served.
    listener: Option<LocalListener>,
    shared: Arc<Shared>,
    events: mpsc::Receiver<Event>,
    /// The event that is being sent; if the client disconnects first, the next client gets it.
    under_way: Option<Event>,
    user: watch::Receiver<Option<Value>>,
    seq: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ClientState {
    Unidentified,
    Waiting,
    Served,
}

/// Binds the listener; returns it with its secret path.
pub async fn bind() -> std::io::Result<LocalListener> {
    let mut bytes = [0_u8; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| std::io::Error::other("no random numbers"))?;
    let path = bytes.iter().fold("/".to_owned(), |path, byte| path + &format!("{byte:02x}"));
    Ok((TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?, path))
}

impl Local {
    pub fn new(listener: LocalListener, shared: Arc<Shared>, events: mpsc::Receiver<Event>) -> Self {
        let user = shared.user.subscribe();
        Self { listener: Some(listener), shared, events, under_way: None, user, seq: 0 }
    }

    /// Serves one client at a time; a new one that knows the path replaces the old one.
    pub async fn run(mut self) {
        let (Some(listener), stop) = (self.listener.take(), self.shared.stop.clone()) else { return };
        let (welcome, mut clients) = mpsc::channel(1);
        let doorkeeper = AbortOnDropHandle::new(tokio::spawn(admit(listener, welcome)));
        let mut client: Option<(Client, ClientState)> = None;
        loop {
            let served = client.is_some();
            tokio::select! {
                () = stop.cancelled() => break,
                Some(mut new) = clients.recv() => {
                    let hello = frame::command(op::HELLO, &json!({ "heartbeat_interval": INTERVAL }));
                    client = new.send(Message::text(hello)).await.is_ok().then_some((new, ClientState::Unidentified));
                }
                next = self.serve(&mut client), if served => if !next {
                    client = None;
                }
            }
        }
        drop(doorkeeper);
        if let Some((mut client, _)) = client {
            let _ = timeout(HANDSHAKE, client.close(None)).await;
        }
    }

    /// Handles the next message or event of a client; false if it is gone. Cancelling this loses no event.
    async fn serve(&mut self, client: &mut Option<(Client, ClientState)>) -> bool {
        let Some((socket, state)) = client else { return false };
        let waiting = *state == ClientState::Waiting;
        let sent = tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => return self.read(socket, state, &text).await,
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    // The library waits for the answer to its close frame.
                    let _ = timeout(HANDSHAKE, socket.flush()).await;
                    return false;
                }
                Some(Ok(_)) => return true,
            },
            event = next_event(&mut self.under_way, &mut self.events), if *state == ClientState::Served => {
                let Some(event) = event else { return false };
                self.seq += 1;
                let sent = socket.send(Message::text(event.text(self.seq))).await;
                if sent.is_ok() {
                    self.under_way = None;
                }
                sent
            }
            Ok(user) = wait_for(&mut self.user), if waiting => {
                *state = ClientState::Served;
                self.seq += 1;
                let ready = frame::dispatch("READY", self.seq, &self.ready(&user));
                socket.send(Message::text(ready)).await
            }
        };
        sent.is_ok()
    }

    async fn read(&mut self, socket: &mut Client, state: &mut ClientState, text: &str) -> bool {
        let Some(envelope) = Envelope::read(text) else { return false };
        let known = |credentials: Option<Credentials<'_>>| {
            credentials.is_some_and(|given| {
                let token = given.token.strip_prefix("Bot ").unwrap_or(&given.token).as_bytes().to_vec();
                same(&token, self.shared.token.reveal().as_bytes())
            })
        };
        let answer = match (envelope.op, *state) {
            (op::HEARTBEAT, _) => json!({ "op": op::ACK }).to_string(),
            (op::IDENTIFY, ClientState::Unidentified) if known(envelope.data()) => {
                *state = ClientState::Waiting;
                return true;
            }
            (op::RESUME, ClientState::Unidentified) if known(envelope.data()) => {
                *state = ClientState::Served;
                self.seq += 1;
                frame::dispatch("RESUMED", self.seq, &json!({}))
            }
            (_, ClientState::Unidentified) => return false,
            _ => {
                self.forward(&envelope, text);
                return true;
            }
        };
        socket.send(Message::text(answer)).await.is_ok()
    }

    /// Passes a command of the library to the shard of its server, if this process has it. A command without a server
    /// goes to all shards.
    fn forward(&self, envelope: &Envelope<'_>, text: &str) {
        let data = envelope.data::<Value>().unwrap_or_default();
        let server = data["guild_id"].as_str().and_then(|id| id.parse::<u64>().ok());
        let shard = server.map(|server| ((server >> 22) % u64::from(self.shared.shards.max(1))) as u32);
        for (at, upward) in &*self.shared.upward() {
            if shard.is_none_or(|shard| shard == *at) && upward.try_send(text.to_owned()).is_err() {
                tracing::warn!(shard = at, op = envelope.op, "a command was not sent: too many wait");
            }
        }
    }

    fn ready(&self, user: &Value) -> Value {
        json!({
            "v": 10, "user": user, "guilds": [], "session_id": "local", "resume_gateway_url": "", "shard": [0, 1],
            "application": { "id": self.shared.application.to_string(), "flags": 0 },
        })
    }
}

/// The event to send; it stays in `under_way`.
async fn next_event<'a>(under_way: &'a mut Option<Event>, events: &mut mpsc::Receiver<Event>) -> Option<&'a Event> {
    if under_way.is_none() {
        *under_way = events.recv().await;
    }
    under_way.as_ref()
}

async fn wait_for(user: &mut watch::Receiver<Option<Value>>) -> Result<Value, watch::error::RecvError> {
    user.wait_for(Option::is_some).await.map(|user| user.clone().unwrap_or_default())
}

/// Accepts connections that request the secret path.
async fn admit((listener, path): LocalListener, welcome: mpsc::Sender<Client>) {
    let strangers = Arc::new(Semaphore::new(HANDSHAKES));
    while let Ok(permit) = Arc::clone(&strangers).acquire_owned().await {
        let Ok((stream, _)) = listener.accept().await else {
            // There are no free file descriptors, which may be temporary.
            tokio::time::sleep(HANDSHAKE).await;
            continue;
        };
        let (path, welcome) = (path.clone(), welcome.clone());
        tokio::spawn(async move {
            if let Ok(Some(client)) = timeout(HANDSHAKE, let_in(stream, path)).await {
                let _ = welcome.send(client).await;
            }
            drop(permit);
        });
    }
}

/// Opens a WebSocket if the request is for the path, and answers 404 otherwise.
async fn let_in(stream: TcpStream, path: String) -> Option<Client> {
    let _ = stream.set_nodelay(true);
    #[expect(clippy::result_large_err, reason = "the library asks for this shape")]
    let look = move |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
        if same(request.uri().path().as_bytes(), path.as_bytes()) {
            return Ok(response);
        }
        let mut refused = ErrorResponse::new(None);
        *refused.status_mut() = StatusCode::NOT_FOUND;
        Err(refused)
    };
    accept_hdr_async(stream, look).await.ok()
}

/// Compares two secrets in constant time.
fn same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).fold(0, |found, (a, b)| found | (a ^ b)) == 0
}
