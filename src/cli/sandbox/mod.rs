//! `skald sandbox`: a local Discord, with the bot in it or for a bot elsewhere; with `--public`, one for each visitor.

mod door;
mod visit;
mod visits;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use skald::config::{Config, DiscordConfig, InteractionsConfig, LogConfig, PublicKey, Secret, editions};
use skald::discord::{self, BoardPage, BotSetup, Endpoint, Threads};
use skald::sandbox::{Sandbox, SandboxClock, SandboxOptions, endpoint_address};
use skald::store::{Memory, Store};
use skald::table::{Clock, SystemEntropy, Tables, Timestamp};
use skald::title::Titles;
use tokio_util::sync::CancellationToken;

use super::location::StoreLocation;
use super::{Stop, log};
use visits::Visits;

/// The arguments of `skald sandbox`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The port of the page; 0 takes any free one
    #[arg(long, default_value_t = 7655)]
    port: u16,
    /// The folder of games and messages [default: sandbox; data/sandbox if there is one]
    #[arg(long, hide_default_value = true, default_value_os_t = default_folder())]
    folder: PathBuf,
    /// Keep nothing
    #[arg(long)]
    ephemeral: bool,
    /// Only the local Discord: print the address and the token with which a bot logs in, and wait for one
    #[arg(long, conflicts_with = "editions")]
    no_bot: bool,
    /// Send interactions to this address by signed requests instead of the gateway, e.g.
    /// http://127.0.0.1:8081/interactions. It acts as an application with an Interactions Endpoint URL. The bot in the
    /// sandbox listens there; another one must
    #[arg(long, value_name = "URL", value_parser = on_loopback)]
    endpoint: Option<String>,
    /// For a demo on the internet, behind a proxy with TLS. Each visitor gets a local Discord of their own, in memory. It
    /// is forgotten after 30 minutes without a request, at the latest after 6 hours
    #[arg(long, conflicts_with_all = ["folder", "ephemeral", "no_bot", "endpoint"])]
    public: bool,
    /// With --public: this many visitors at once; each takes 3 to 15 MB
    #[arg(long, value_name = "NUMBER", default_value_t = 100, requires = "public", value_parser = clap::value_parser!(u16).range(1..))]
    visitors: u16,
    /// A folder with more editions
    #[arg(long)]
    editions: Option<PathBuf>,
    /// Which lines of the log to print, e.g. skald=debug
    #[arg(long, default_value = "warn")]
    log: String,
}

/// How many connections are open at once; more wait to be accepted.
const CONNECTIONS: usize = 512;
/// How long to wait before an unanswered interactions endpoint is retried.
const RETRY: Duration = Duration::from_secs(1);

/// Parses an address to which the sandbox can send interactions.
fn on_loopback(text: &str) -> Result<String, &'static str> {
    endpoint_address(text).map(|_| text.to_owned()).ok_or("not an http:// address of loopback with a port")
}

/// It is beside `data`, the default folder of `skald run`. Earlier versions kept the sandbox's games inside that one.
fn default_folder() -> PathBuf {
    let earlier = Path::new("data/sandbox");
    if earlier.exists() { earlier.to_owned() } else { PathBuf::from("sandbox") }
}

/// The clock of the sandbox, for the tables.
struct WorldTime(SandboxClock);

impl Clock for WorldTime {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.now_ms())
    }

    fn turned(&self) -> u64 {
        self.0.turned_ms()
    }
}

/// A local Discord, and the tables of the bot in it. They use the clock that the page shows.
struct Local {
    sandbox: Sandbox,
    tables: Arc<Tables>,
}

impl Local {
    fn new(sandbox: Sandbox, store: Arc<dyn Store>, titles: Titles) -> Self {
        let clock = Arc::new(WorldTime(sandbox.clock()));
        Self { sandbox, tables: Arc::new(Tables::new(store, titles, clock, Arc::new(SystemEntropy))) }
    }

    /// The bot that logs in there.
    fn bot(&self, endpoint: Option<Endpoint>, threads: Threads, stop: CancellationToken) -> anyhow::Result<BotSetup> {
        let api_url = Some(self.sandbox.url().parse().context("the address of the sandbox")?);
        Ok(BotSetup {
            version: env!("SKALD_VERSION"),
            tables: Arc::clone(&self.tables),
            config: DiscordConfig { api_url, ..Config::default().discord },
            endpoint,
            page: None,
            limits: Config::default().limits,
            forget_server_after: Config::default().store.forget_server_after,
            token: Secret::new(self.sandbox.token()),
            stop,
            health: Arc::default(),
            threads,
        })
    }

    /// Stops the local Discord, and closes the tables. The bot must have stopped.
    async fn close(self) -> anyhow::Result<()> {
        self.sandbox.shutdown().await?;
        Ok(self.tables.close().await?)
    }
}

impl Arguments {
    /// Runs until it is stopped.
    pub fn execute(self, stop: &Stop) -> anyhow::Result<ExitCode> {
        let _log = log::start(&LogConfig { filter: self.log.clone(), ..Config::default().log })?;
        stop.runtime.block_on(self.host(stop.token()))
    }

    async fn host(self, stop: CancellationToken) -> anyhow::Result<ExitCode> {
        if self.no_bot {
            return self.without_bot(stop).await;
        }
        let titles = editions::load(self.editions.as_deref())?;
        if self.public {
            let visits = Visits::new(titles, usize::from(self.visitors));
            return door::serve(visits, self.address(), stop).await.map(|()| ExitCode::SUCCESS);
        }
        let store: Arc<dyn Store> = match self.ephemeral {
            true => Arc::new(Memory::new()),
            false => StoreLocation::Folder { path: self.folder.join("store"), backups: None }.open().await?,
        };
        let local = Local::new(self.discord().await?, store, titles);
        let sandbox = &local.sandbox;
        let mut setup = local.bot(self.listen(sandbox).await?, Threads::Own, stop.clone())?;
        let page = self.page().await?;
        sandbox.enable_activity(page.public_url().as_str());
        let client = sandbox.url().parse().context("the address of the sandbox")?;
        setup.page = Some(page.in_discord(Some(Secret::new(sandbox.client_secret())), Some(client)));
        println!("Skald plays on {}", sandbox.url());
        println!("Open it in a browser and type /new in a channel. Ctrl-C stops.");
        match self.ephemeral {
            true => println!("Nothing is kept."),
            false => println!("Games are kept in {}.", self.folder.display()),
        }
        let trying = async {
            self.try_endpoint(sandbox, &stop).await;
            std::future::pending::<()>().await;
        };
        let ran = tokio::select! {
            ran = discord::run(setup) => ran,
            () = trying => Ok(()),
        };
        local.close().await?;
        ran?;
        Ok(ExitCode::SUCCESS)
    }

    async fn without_bot(self, stop: CancellationToken) -> anyhow::Result<ExitCode> {
        let sandbox = self.discord().await?;
        println!("A local Discord without a bot on {}", sandbox.url());
        println!("A bot logs in with these, until the sandbox stops:");
        println!("  discord.api_url = \"{}\"", sandbox.url());
        println!("  DISCORD_TOKEN={}", sandbox.token());
        if self.endpoint.is_some() {
            println!("  interactions.public_key = \"{}\"", sandbox.public_key());
        }
        self.try_endpoint(&sandbox, &stop).await;
        stop.cancelled().await;
        sandbox.shutdown().await?;
        Ok(ExitCode::SUCCESS)
    }

    /// The page of the boards: on the port after that of the sandbox, so that links hold after a restart, or on any.
    async fn page(&self) -> anyhow::Result<BoardPage> {
        let port = if self.port == 0 { 0 } else { self.port.checked_add(1).unwrap_or(0) };
        let bound = match BoardPage::local(port).await {
            Err(_) if port != 0 => BoardPage::local(0).await,
            bound => bound,
        };
        bound.context("the page of the boards")
    }

    /// Binds the endpoint of the bot in the sandbox; `None` without `--endpoint`.
    async fn listen(&self, sandbox: &Sandbox) -> anyhow::Result<Option<Endpoint>> {
        let Some(url) = &self.endpoint else { return Ok(None) };
        let address = endpoint_address(url).with_context(|| format!("--endpoint: {url}"))?;
        let public_key = PublicKey::parse(&sandbox.public_key()).context("the sandbox has no key")?;
        let bound = Endpoint::bind(&InteractionsConfig { address, public_key, gateway: true }).await;
        Ok(Some(bound.with_context(|| format!("--endpoint: {url}"))?))
    }

    /// Retries until the endpoint answers the local Discord correctly, which then sends interactions there.
    async fn try_endpoint(&self, sandbox: &Sandbox, stop: &CancellationToken) {
        let Some(url) = &self.endpoint else { return };
        let mut last_error = None;
        while let Err(error) = sandbox.set_endpoint(url).await {
            if last_error.as_ref() != Some(&error) {
                println!("Not yet sending interactions to {url}: {error}");
                last_error = Some(error);
            }
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(RETRY) => {}
            }
        }
        println!("Interactions are sent to {url}.");
    }

    /// The address of the page.
    fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    async fn discord(&self) -> anyhow::Result<Sandbox> {
        let bind = self.address();
        let folder = (!self.ephemeral).then(|| self.folder.clone());
        let connections = Some(CONNECTIONS);
        let started = Sandbox::start(SandboxOptions { bind, folder, connections, ..SandboxOptions::default() }).await;
        started
            .with_context(|| format!("the sandbox does not start; choose another port than {} with --port", self.port))
    }
}
