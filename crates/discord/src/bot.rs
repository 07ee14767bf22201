//! The bot's life cycle: start, run, stop.
//!
//! The session with Discord ([`gateway`](super::gateway)) and all answers to interactions have a thread and a runtime of
//! their own. No heartbeat waits for a delivery or a picture.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use backon::{BackoffBuilder as _, ExponentialBuilder};
use futures_util::FutureExt as _;
use serenity::all::{CreateCommand, GatewayIntents};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::answer_channels::AnswerChannels;
use crate::breaker::Breaker;
use crate::delivery::{DeliveryLoop, DeliverySender, Organizer, Services, StoreGate, keep_overviews, keep_puzzles};
use crate::departed::Departed;
use crate::desk::callbacks::Callbacks;
use crate::desk::{Application, Desk, RestClient};
use crate::endpoint::Endpoint;
use crate::gateway::{Gateway, GatewaySetup, Reader, Refusal};
use crate::health::{Concern, Health};
use crate::http::{HttpClient, RestError};
use crate::intake::app::App;
use crate::intake::commands;
use crate::intake::dispatch::Commands;
use crate::intake::library::Library;
use crate::intake::registration::{self, Registered};
use crate::metrics;
use crate::page::{BoardPage, Clients};
use crate::peers::TablePeers;
use crate::preferences::UsualBoard;
use crate::render::Renderer;
use crate::supervisor::Supervisor;
use crate::threads::{Priority, Threads};
use crate::upstream;
use skald_config::{DiscordConfig, LimitsConfig, PublicKey, Secret};
use skald_table::{READERS, Tables};

/// How long a shutdown waits for interactions that are being answered.
const ANSWERS: Duration = Duration::from_secs(4);
/// How long a shutdown then waits for deliveries and clocks. Each of their reads from a slow store may take seconds.
const WORK: Duration = Duration::from_millis(4500);
/// How long a shutdown waits for the gateway to close.
const GATEWAY: Duration = Duration::from_secs(2);
/// How long the gateway's thread then waits for the last answers.
const LAST_ANSWERS: Duration = Duration::from_secs(1);
/// The first and the longest wait between two attempts to reach Discord.
const WAITS: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(60));
/// How often the bot looks for tables that wait for no person, and how soon it looks again while another process does.
const RESUME: Duration = Duration::from_secs(600);
const RESUME_SOON: Duration = Duration::from_secs(30);
/// How often the connection is checked.
const LOOK: Duration = Duration::from_secs(2);
const WORKERS: usize = 2;

/// The dependencies of the bot.
pub struct BotSetup {
    /// The version of the program, for reports.
    pub version: &'static str,
    pub tables: Arc<Tables>,
    pub config: DiscordConfig,
    /// The interactions endpoint, if the bot takes interactions over HTTP. Its settings say whether the bot also opens a
    /// gateway session.
    pub endpoint: Option<Endpoint>,
    /// The page on which people play, if there is one.
    pub page: Option<BoardPage>,
    pub limits: LimitsConfig,
    /// How long after a server has removed the bot its data is erased; `None` for never.
    pub forget_server_after: Option<Duration>,
    pub token: Secret,
    /// Stops the bot within ten seconds: intake ends, running interactions are finished, due notices are delivered.
    pub stop: CancellationToken,
    pub health: Arc<Health>,
    /// The threads for the session with Discord and for pictures.
    pub threads: Threads,
}

/// Why the bot cannot run.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    #[error(
        "Discord refuses the token: check DISCORD_TOKEN or the file of discord.token_file, or reset the token in the developer portal"
    )]
    TokenRefused,
    #[error(
        "interactions.public_key is not that of the token's application: in the developer portal, General Information shows {0}"
    )]
    PublicKey(Box<PublicKey>),
    #[error("no HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    #[error("the commands cannot be loaded: {0}")]
    Library(std::io::Error),
    #[error("no thread for the gateway: {0}")]
    Thread(#[from] std::io::Error),
    #[error("{0}")]
    Refused(Refusal),
    #[error("the gateway stopped because of a defect: please report the error in the log, and restart Skald")]
    Broken,
}

/// Runs the bot until it is stopped. Retries while Discord cannot be reached.
pub async fn run(setup: BotSetup) -> Result<(), DiscordError> {
    let BotSetup { version, tables, config, endpoint, page, limits, forget_server_after, token, stop, health, threads } =
        setup;
    let began = tables.now();
    let breaker = Arc::<Breaker>::default();
    let address = config.api_url.as_ref();
    let a_second = config.requests_a_second;
    let rest = || RestClient::new(address, token.clone(), a_second, Arc::clone(&breaker));
    // A connection belongs to the runtime that opened it, so the gateway's runtime needs its own client.
    let gateway_rest = rest()?;
    let rest = Arc::new(rest()?);
    let Some(Application { id: application, public_key }) =
        answered(|| rest.application(), "its application", &stop).await?
    else {
        return Ok(());
    };
    if let (Some(endpoint), Some(theirs)) = (&endpoint, public_key)
        && endpoint.key() != theirs
    {
        return Err(DiscordError::PublicKey(Box::new(theirs)));
    }
    let loaded = spawn_blocking(move || Library::load(application)).await;
    let library = loaded.map_err(std::io::Error::from).flatten().map_err(DiscordError::Library)?;
    let callbacks = Callbacks::new(address, application, Arc::clone(&breaker), Arc::clone(&health))?;
    let callbacks = Arc::new(callbacks.began(began));
    let (delivery_sender, delivery_commands) = DeliverySender::new();
    let links = page.as_ref().map(|page| page.links(Arc::clone(&tables)));
    let services = Arc::new(Services {
        version,
        tables: Arc::clone(&tables),
        desk: Arc::new(Desk::new(Arc::clone(&rest), config.web_url.as_ref())),
        renderer: Arc::new(Renderer::on(threads.clone())),
        usual: UsualBoard { look: config.look, style: config.board },
        delivery_sender,
        answer_channels: AnswerChannels::default(),
        gate: StoreGate::default(),
        links: links.clone(),
    });
    let deliveries = DeliveryLoop::new(Arc::clone(&services), delivery_commands, Arc::clone(&health));
    let app = App::new(Arc::clone(&services), threads.clone(), config.report_channel, config.legal, callbacks, limits);
    let app = Arc::new(app);
    // A table changes by whole commits only, so the first three may be dropped at any point.
    let mut parts = Supervisor::once_open(Arc::clone(&health));
    parts.start("resume", Arc::clone(&tables), |tables, stop| {
        Box::pin(stop.run_until_cancelled(resume(tables)).map(drop))
    });
    let departed = Departed { tables: Arc::clone(&tables), rest: Arc::clone(&rest), forget_after: forget_server_after };
    parts.start("departed servers", departed, |departed, stop| {
        Box::pin(stop.run_until_cancelled(departed.run()).map(drop))
    });
    let commands = commands::registered(tables.titles());
    let launches = page.as_ref().is_some_and(BoardPage::is_activity);
    let registration =
        Registration { rest: Arc::clone(&rest), application, commands, launches, health: Arc::clone(&health) };
    let mut early = Supervisor::new(Arc::clone(&registration.health));
    early.start("commands", registration, |registration, stop| {
        Box::pin(stop.run_until_cancelled(registration.run()).map(drop))
    });
    parts.start("deliveries", deliveries, |deliveries, stop| Box::pin(deliveries.run(stop)));
    let reachable = {
        let health = Arc::clone(&health);
        let rest = Arc::clone(&rest);
        move || health.connected() && !rest.is_out()
    };
    parts.start("clocks", Arc::clone(&tables), move |tables, stop| {
        let reachable = reachable.clone();
        Box::pin(async move { tables.admin().keep_time(reachable, stop.cancelled()).await })
    });
    parts.start("overviews", Arc::clone(&services), |services, stop| Box::pin(keep_overviews(services, stop)));
    parts.start("puzzles", Arc::clone(&services), |services, stop| Box::pin(keep_puzzles(services, stop)));
    let thoughts = threads.clone();
    parts.start("computer players", Arc::clone(&tables), move |tables, stop| {
        let threads = thoughts.clone();
        let start = move |thought, late| threads.think(if late { Priority::Low } else { Priority::Idle }, thought);
        Box::pin(async move { tables.admin().keep_thinking(thinkers(), start, stop.cancelled()).await })
    });
    let organizer = Organizer::new(services, limits.server_tables);
    parts.start("tournaments", organizer, |organizer, stop| Box::pin(organizer.run(stop)));
    let clients = Clients { application, http: HttpClient::new(address)?, rest, breaker: Arc::clone(&breaker) };
    let stop_gateway = CancellationToken::new();
    let runtime = own_runtime(&threads)?;
    let handle = runtime.as_ref().map_or_else(Handle::current, |own| own.handle().clone());
    let reader = upstream::reader(Arc::clone(&app), Commands::new(Arc::clone(&app), library, launches), handle);
    let session = endpoint.as_ref().is_none_or(Endpoint::with_gateway);
    let endpoint = endpoint.map(|endpoint| endpoint.open(application, Arc::clone(&tables), Arc::clone(&reader)));
    let page = page.zip(links).map(|(page, links)| page.open(Arc::clone(&app), links, clients));
    let gateway = GatewayThread {
        app: Arc::clone(&app),
        rest: gateway_rest,
        breaker,
        token,
        application,
        session,
        reader,
        stopping: stop.clone(),
        stop: stop_gateway.clone(),
        health,
    };
    let mut closed = gateway.open(runtime)?;

    let ended = tokio::select! {
        () = stop.cancelled() => None,
        ended = &mut closed => Some(ended.unwrap_or(Err(DiscordError::Broken))),
    };
    tracing::info!("stopping: new interactions are declined");
    if let Some(endpoint) = endpoint {
        endpoint.close().await;
    }
    if let Some(page) = page {
        page.close().await;
    }
    app.stop_accepting();
    if tokio::time::timeout(ANSWERS, app.answering.wait()).await.is_err() {
        tracing::warn!(left = app.answering.len(), "interactions were not finished in time");
    }
    stop_gateway.cancel();
    let until = Instant::now() + WORK;
    let closing = async {
        match ended {
            Some(ended) => ended,
            None => {
                if tokio::time::timeout(GATEWAY, closed).await.is_err() {
                    tracing::warn!("the gateway did not close in time");
                }
                Ok(())
            }
        }
    };
    let ((), (), ended) = tokio::join!(parts.end(until), early.end(until), closing);
    ended
}

/// How many computer players think at the same time: one core is left for answers.
fn thinkers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

/// Resumes the tables that wait for no person, at regular intervals: the process that worked on one may have died. The
/// start does not wait for this, because there may be many such tables.
async fn resume(tables: &Tables) {
    loop {
        let resumed = tables.leases().alone("resume", tables.admin().resume()).await;
        match &resumed {
            Ok(None | Some(0)) => {}
            Ok(Some(moved)) => tracing::info!(moved, "resumed tables that waited for a computer player"),
            Err(error) => tracing::error!(%error, "cannot resume tables that wait for a computer player"),
        }
        tokio::time::sleep(if let Ok(Some(_)) = resumed { RESUME } else { RESUME_SOON }).await;
    }
}

/// The waits between attempts: each doubles the one before, up to the longest. The sequence never ends.
fn waits() -> impl Iterator<Item = Duration> {
    ExponentialBuilder::new().with_min_delay(WAITS.0).with_max_delay(WAITS.1).without_max_times().build()
}

/// Discord's answer to a request that the bot needs, asked until it comes; `None` if the bot is stopped before that.
async fn answered<T, F: Future<Output = Result<T, RestError>>>(
    request: impl Fn() -> F,
    what: &str,
    stop: &CancellationToken,
) -> Result<Option<T>, DiscordError> {
    let mut waits = waits();
    loop {
        let error = match stop.run_until_cancelled(request()).await {
            None => return Ok(None),
            Some(Ok(answer)) => return Ok(Some(answer)),
            Some(Err(error)) if error.unauthorized() => return Err(DiscordError::TokenRefused),
            Some(Err(error)) => error,
        };
        let wait = waits.next().unwrap_or(WAITS.1);
        tracing::warn!(%error, ?wait, "cannot ask Discord for {what}; retrying");
        stop.run_until_cancelled(tokio::time::sleep(wait)).await;
    }
}

/// The wait before a refused registration is retried.
const REFUSED: Duration = Duration::from_secs(60);

/// Registers the commands. The bot also runs if this fails.
struct Registration {
    rest: Arc<RestClient>,
    application: u64,
    commands: Vec<CreateCommand>,
    /// Whether the page is also an Activity.
    launches: bool,
    health: Arc<Health>,
}

impl Registration {
    async fn run(&self) {
        let commands = match serde_json::to_value(&self.commands) {
            Ok(commands) => commands,
            Err(error) => return tracing::error!(%error, "cannot serialize the commands"),
        };
        let mut waits = waits();
        loop {
            match registration::register(&self.rest, self.application, &commands, self.launches).await {
                Ok(registered) => {
                    self.health.settle(Concern::Commands);
                    metrics::commands(true);
                    return match registered {
                        Registered::Same => tracing::info!("the commands are registered already"),
                        Registered::Replaced => tracing::info!("the commands were replaced"),
                    };
                }
                Err(error @ RestError::Refused { .. }) => {
                    tracing::error!(%error, "cannot register the commands; the earlier ones stay registered; retrying");
                    self.health.note(Concern::Commands, format!("the commands are not registered: {error}"));
                    metrics::commands(false);
                    tokio::time::sleep(REFUSED).await;
                }
                Err(error) => {
                    let wait = waits.next().unwrap_or(WAITS.1);
                    tracing::warn!(%error, ?wait, "the commands are not registered yet; retrying");
                    tokio::time::sleep(wait).await;
                }
            }
        }
    }
}

/// The runtime of the gateway's thread; `None` if the bot has one runtime for everything.
fn own_runtime(threads: &Threads) -> std::io::Result<Option<Runtime>> {
    if let Threads::Shared { .. } = threads {
        return Ok(None);
    }
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(WORKERS).max_blocking_threads(READERS).enable_all().build().map(Some)
}

struct GatewayThread {
    app: Arc<App>,
    rest: RestClient,
    breaker: Arc<Breaker>,
    token: Secret,
    application: u64,
    /// Whether there is a gateway session; otherwise interactions only come over HTTP.
    session: bool,
    reader: Reader,
    /// Cancelled when the bot begins to stop, and when the gateway must close.
    stopping: CancellationToken,
    stop: CancellationToken,
    health: Arc<Health>,
}

impl GatewayThread {
    /// Starts the gateway and returns at once; the receiver gets the result.
    fn open(self, runtime: Option<Runtime>) -> Result<oneshot::Receiver<Result<(), DiscordError>>, DiscordError> {
        let (sender, receiver) = oneshot::channel();
        let Some(runtime) = runtime else {
            // The receiver is gone when a shutdown did not wait long enough.
            tokio::spawn(async move { sender.send(self.serve_to_the_end().await) });
            return Ok(receiver);
        };
        std::thread::Builder::new().name("gateway".to_owned()).spawn(move || {
            let closed = runtime.block_on(self.serve_to_the_end());
            runtime.shutdown_background();
            // The receiver is gone when a shutdown did not wait long enough.
            let _ = sender.send(closed);
        })?;
        Ok(receiver)
    }

    /// Keeps the gateway open until it ends. Then waits until the last interactions are declined with a message.
    async fn serve_to_the_end(self) -> Result<(), DiscordError> {
        let closed = self.keep_open().await;
        let _ = tokio::time::timeout(LAST_ANSWERS, self.app.answering.wait()).await;
        closed
    }

    async fn keep_open(&self) -> Result<(), DiscordError> {
        let mut found = None;
        if self.session {
            found = answered(|| self.rest.gateway(), "the address of the gateway", &self.stop).await?;
            if found.is_none() {
                return Ok(());
            }
        }
        let found = found.unwrap_or_default();
        let peers = Arc::new(TablePeers::new(Arc::clone(&self.app.tables), Arc::clone(&self.breaker)));
        let setup = GatewaySetup {
            token: self.token.clone(),
            application: self.application,
            url: found["url"].as_str().unwrap_or_default().to_owned(),
            shards: upstream::shards(&found),
            intents: GatewayIntents::empty().bits(),
            limit: upstream::limit(&found),
            reader: Arc::clone(&self.reader),
            peers,
            stopping: self.stopping.clone(),
        };
        let gateway = Gateway::open(setup).await;
        let ended = tokio::select! {
            biased;
            () = self.stop.cancelled() => Ok(()),
            refusal = gateway.refused() => Err(match refusal {
                Refusal::Token => DiscordError::TokenRefused,
                refusal => DiscordError::Refused(refusal),
            }),
            () = gateway.broken() => Err(DiscordError::Broken),
            never = watch(&gateway, &self.health) => match never {},
        };
        gateway.close().await;
        ended
    }
}

/// Records that interactions could be answered, and liveness while the session with Discord is up. It runs on the
/// gateway's thread, so that it stops if that hangs.
async fn watch(gateway: &Gateway, health: &Health) -> Infallible {
    loop {
        tokio::time::sleep(LOOK).await;
        // A task starts as an interaction does: on the first worker thread that is free.
        if tokio::spawn(async {}).await.is_ok() {
            health.answers_alive();
        }
        if gateway.online() {
            health.gateway_alive();
        }
    }
}
