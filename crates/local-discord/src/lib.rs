//! The sandbox: a local Discord on loopback, to try and test the bot without a token.
//!
//! It replaces Discord: REST, gateway, and a page on which five members of one guild use the bot. It imports nothing of the bot
//! and knows no game. It answers a violation of the bot as Discord does, and lists it. It enforces Discord's rules:
//!
//! * payload limits and rate limits,
//! * the 3 seconds and 15 minutes of an interaction,
//! * permissions and the visibility of ephemeral messages.
//!
//! | module | content |
//! |---|---|
//! | `world`, `channel`, `message`, `messages`, `people`, `command`, `interaction`, `activity` | the data |
//! | `objects` | the data as Discord returns it |
//! | `server_state`, `watch` | all running state, under one lock; the tasks that wait for a change of it |
//! | `rest`, `gateway`, `session`, `endpoint`, `endpoint_requests` | the bot's interfaces |
//! | `validate`, `draft`, `limits` | validation and application of payloads, rate limits |
//! | `client` | the checks of a member's client |
//! | `page` | the page for people, and its interface under `/sandbox` |
//! | `trial` | a running game to try |
//! | `save` | saving the world to a file |
//!
//! Invariants:
//!
//! * It listens on loopback only, and connects only to the bot's interactions endpoint there.
//! * An ephemeral message reaches its addressee only.
//! * The bot's token and the signing keys are new at every start.
#![forbid(unsafe_code)]

pub mod activity;
pub mod channel;
pub mod client;
mod clock;
pub mod command;
mod draft;
mod endpoint;
mod endpoint_requests;
mod error;
pub mod faults;
mod gateway;
pub mod interaction;
pub mod journal;
mod limits;
pub mod message;
pub mod messages;
mod objects;
mod page;
pub mod people;
pub mod permission;
mod rest;
mod save;
mod secret;
pub mod server_state;
pub mod session;
pub mod snowflake;
mod trial;
mod validate;
pub mod watch;
pub mod world;

pub use channel::{Channel, ChannelKind, Tag};
pub use client::ClientError;
pub use endpoint_requests::{EndpointError, endpoint_address};
pub use faults::Failure;
pub use interaction::{Ask, InteractionStatus};
pub use journal::{Exchange, Violation, ViolationKind};
pub use message::Message;
pub use page::is_foreign;
pub use people::Member;
pub use server_state::Most;
pub use snowflake::Id;

use activity::ENTRY_POINT;
use axum::{
    Router,
    extract::{DefaultBodyLimit, State, ws::WebSocketUpgrade},
    response::Response,
    routing::{any, get},
    serve::ListenerExt as _,
};
use clock::Clock;
use journal::Journal;
use server_state::{Deadlines, ServerState};
use session::Sessions;
use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use thiserror::Error;
use tokio::{net::TcpListener, sync::broadcast, task::JoinHandle, time::Instant};
use tokio_util::sync::CancellationToken;
use watch::{Concern, Watchers};
use world::World;

/// The settings of a sandbox. The default is a new world in memory, in real time, on any free port.
#[derive(Debug, Clone)]
pub struct SandboxOptions {
    /// The address to listen on. Only loopback addresses are accepted; port 0 is any free one.
    pub bind: SocketAddr,
    /// The folder of `sandbox.json`; `None` saves nothing.
    pub folder: Option<PathBuf>,
    pub bot_name: String,
    /// The language of the guild.
    pub guild_locale: String,
    /// How many times as fast as real time the clock runs; 0 counts as 1.
    pub clock_scale: u32,
    /// The clock's time at the start, in milliseconds since 1970; `None` is the machine's time.
    pub began_ms: Option<u64>,
    /// The time for the first response. Discord: 3 seconds.
    pub answer_within: Duration,
    /// The lifetime of an interaction's token. Discord: 15 minutes.
    pub token_lives: Duration,
    /// Whether rate limits are enforced.
    pub rate_limits: bool,
    /// The heartbeat interval that HELLO gives the bot.
    pub heartbeat: Duration,
    /// The recommended number of shards. With more than one, each channel counts as a server of its own, so that every shard
    /// gets events.
    pub shards: u32,
    /// How much is kept.
    pub most: Most,
    /// How many connections are open at once, of which silent ones are closed; `None` for no bounds.
    pub connections: Option<usize>,
}

impl Default for SandboxOptions {
    fn default() -> Self {
        Self {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            folder: None,
            bot_name: "Skald".to_owned(),
            guild_locale: "en-US".to_owned(),
            clock_scale: 1,
            began_ms: None,
            answer_within: Duration::from_secs(3),
            token_lives: Duration::from_secs(15 * 60),
            rate_limits: true,
            heartbeat: Duration::from_millis(41_250),
            shards: 1,
            most: Most::default(),
            connections: None,
        }
    }
}

/// The reason why a sandbox could not start or save.
#[derive(Debug, Error)]
pub enum SandboxError {
    /// The address is not a loopback address.
    #[error("the sandbox listens on loopback only, {0} is not a loopback address")]
    NotLoopback(SocketAddr),
    /// The address is in use or invalid.
    #[error("cannot listen on {address}")]
    Listen { address: SocketAddr, source: std::io::Error },
    /// The saved world cannot be read or written.
    #[error("cannot read or write {path}")]
    File { path: PathBuf, source: std::io::Error },
    /// The saved file is not a world.
    #[error("{path} holds no world of a sandbox")]
    Broken { path: PathBuf, source: serde_json::Error },
    /// The saved world is from a newer sandbox.
    #[error("{path} was written by a newer sandbox (format {found}, this one knows {known}); it is left untouched")]
    Newer {
        path: PathBuf,
        found: u32,
        /// The newest format this one knows.
        known: u32,
    },
}

/// A wait that timed out.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("waited {waited:?} for {what}, which did not happen")]
pub struct WaitError {
    pub waited: Duration,
    pub what: String,
}

/// The shared part of all tasks: the state behind its lock, and the token that stops them.
pub struct Hub {
    state: Mutex<ServerState>,
    /// A task holds it while it writes the world. So writes do not overlap, and the last one has the newest state.
    saving: Mutex<()>,
    stop: CancellationToken,
    heartbeat_ms: u64,
    folder: Option<PathBuf>,
}

impl Hub {
    /// The state. A panic elsewhere leaves it consistent: every change is one step.
    pub fn state(&self) -> MutexGuard<'_, ServerState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until `see` returns something, checking again after every change that concerns it.
    ///
    /// # Errors
    ///
    /// After the timeout. `what` names the awaited event in the error.
    pub async fn wait<T>(
        &self,
        what: &str,
        timeout: Duration,
        concern: Concern,
        mut see: impl FnMut(&ServerState) -> Option<T>,
    ) -> Result<T, WaitError> {
        let changed = self.state().watches.add(concern);
        let until = Instant::now() + timeout;
        loop {
            if let Some(seen) = see(&self.state()) {
                return Ok(seen);
            }
            if tokio::time::timeout_at(until, changed.notified()).await.is_err() {
                return Err(WaitError { waited: timeout, what: what.to_owned() });
            }
        }
    }
}

/// The clock of a sandbox.
#[derive(Clone, Debug)]
pub struct SandboxClock(Arc<Clock>);

impl SandboxClock {
    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        self.0.now_ms()
    }

    /// How far it was turned forward since the start, in milliseconds.
    pub fn turned_ms(&self) -> u64 {
        self.0.turned_ms()
    }
}

/// A running sandbox. Dropping it stops it; [`Sandbox::shutdown`] also saves its world.
pub struct Sandbox {
    hub: Arc<Hub>,
    url: String,
    token: String,
    tasks: Vec<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts a sandbox.
    ///
    /// # Errors
    ///
    /// When the address is not loopback or taken, or the saved world cannot be read.
    pub async fn start(options: SandboxOptions) -> Result<Self, SandboxError> {
        let address = options.bind;
        if !address.ip().is_loopback() {
            return Err(SandboxError::NotLoopback(address));
        }
        let clock = Arc::new(Clock::new(options.clock_scale, options.began_ms));
        let mut world = match options.folder.as_deref().map(save::load).transpose()?.flatten() {
            Some(world) => world,
            None => World::create(clock.now_ms(), &options.bot_name),
        };
        world.guild_locale = options.guild_locale;
        clock.advance(Duration::from_millis(world.turned_ms));
        let listener = TcpListener::bind(address).await.map_err(|source| SandboxError::Listen { address, source })?;
        let address = listener.local_addr().map_err(|source| SandboxError::Listen { address, source })?;
        let url = format!("http://{address}");
        world.base.clone_from(&url);
        let token = secret::bot_token(world.bot.id);
        let ms = |span: Duration| span.as_millis() as u64;
        let state = ServerState {
            sessions: Sessions::for_guild(world.guild, options.shards),
            world,
            interactions: Default::default(),
            limits: Default::default(),
            faults: Default::default(),
            waiting: Default::default(),
            journal: Journal::keeping(options.most.exchanges),
            replaced: Default::default(),
            nonces: Default::default(),
            command_creates: Default::default(),
            activities: Default::default(),
            clock,
            deadlines: Deadlines { answer_ms: ms(options.answer_within), token_ms: ms(options.token_lives) },
            token: token.clone(),
            keys: endpoint::Keys::new(),
            endpoint: None,
            rate_limited: options.rate_limits,
            second_copy: false,
            most: options.most,
            changes: broadcast::channel(8192).0,
            watches: Watchers::default(),
        };
        let hub = Arc::new(Hub {
            state: Mutex::new(state),
            saving: Mutex::default(),
            stop: CancellationToken::new(),
            heartbeat_ms: ms(options.heartbeat),
            folder: options.folder,
        });
        let mut tasks =
            vec![tokio::spawn(serve(listener, hub.clone(), options.connections)), tokio::spawn(sweep(hub.clone()))];
        if hub.folder.is_some() {
            tasks.push(tokio::spawn(save::save_on_change(hub.clone())));
        }
        Ok(Self { hub, url, token, tasks })
    }

    /// The address: the page at `/`, REST at `/api/v10`, the gateway at `/gateway` with `ws` for `http`.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// The page and its interface, without REST and gateway, for a server that decides who reaches it.
    pub fn page(&self) -> Router {
        page::router().with_state(self.hub.clone())
    }

    /// How many pages are connected.
    pub fn pages(&self) -> usize {
        self.hub.state().changes.receiver_count()
    }

    /// What all its tasks share, for a program that acts as a member.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Waits until a bot is connected and its commands are registered.
    ///
    /// # Errors
    ///
    /// After the timeout.
    pub async fn wait_for_bot(&self, timeout: Duration) -> Result<(), WaitError> {
        let here = |state: &ServerState| {
            let has_commands = state.world.commands.iter().any(|command| command.kind != ENTRY_POINT);
            (has_commands && state.sessions.connected() > 0).then_some(())
        };
        self.hub.wait("a bot with commands", timeout, Concern::Anything, here).await
    }

    /// Enables the Activity: the bot's page at this address in a frame. The bot must not have registered its commands yet.
    pub fn enable_activity(&self, page: &str) {
        self.hub.state().enable_activity(page);
    }

    /// The secret with which the bot exchanges codes.
    pub fn client_secret(&self) -> String {
        self.hub.state().activities.client_secret.clone()
    }

    /// The clock of everything in the sandbox; the page can turn it forward.
    pub fn clock(&self) -> SandboxClock {
        SandboxClock(self.hub.state().clock.clone())
    }

    /// The token with which the bot logs in.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Saves the world, if it has a folder, and stops.
    ///
    /// # Errors
    ///
    /// When the world cannot be written.
    pub async fn shutdown(mut self) -> Result<(), SandboxError> {
        let saved = match &self.hub.folder {
            Some(folder) => save::store(&self.hub, folder),
            None => Ok(()),
        };
        self.hub.stop.cancel();
        for mut task in std::mem::take(&mut self.tasks) {
            // The tasks end by themselves. A task that is stuck on a connection must not delay the stop.
            if tokio::time::timeout(Duration::from_secs(1), &mut task).await.is_err() {
                task.abort();
            }
        }
        saved
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.hub.stop.cancel();
    }
}

/// Serves requests until the sandbox stops.
async fn serve(listener: TcpListener, hub: Arc<Hub>, most: Option<usize>) {
    let stop = hub.stop.clone();
    let router = Router::new()
        .route("/gateway", get(open_gateway))
        .route("/gateway/", get(open_gateway))
        .route("/api/{*path}", any(rest::serve))
        .merge(page::router())
        .layer(axum::middleware::from_fn(page::only_local_hosts))
        .layer(DefaultBodyLimit::disable())
        .with_state(hub);
    if let Some(most) = most {
        return skald_connections::serve(listener, router, most, stop).await;
    }
    // Without TCP_NODELAY a small answer may wait 40 ms until the one before is acknowledged.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let served = axum::serve(listener, router).with_graceful_shutdown(async move { stop.cancelled().await });
    // The listener is open until the end; an error here means that the process is exiting.
    if let Err(error) = served.await {
        tracing::warn!(%error, "the sandbox stopped serving");
    }
}

async fn open_gateway(State(hub): State<Arc<Hub>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.max_message_size(1 << 20).on_upgrade(move |socket| gateway::serve(socket, hub))
}

/// Ends overdue interactions.
async fn sweep(hub: Arc<Hub>) {
    let mut tick = tokio::time::interval(Duration::from_millis(25));
    loop {
        tokio::select! {
            () = hub.stop.cancelled() => break,
            _ = tick.tick() => hub.state().sweep(),
        }
    }
}
