//! The parts of serenity that poise hands to every command: a context, and a shard manager.
//!
//! Serenity gives a context only to a shard, and a shard only to an open WebSocket. So it gets one on loopback at the
//! start, and all of serenity that runs ends with it. It never has the token, and the bot's own client sends every
//! request.

use std::io::{Error, ErrorKind};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Client;
use serenity::all::{
    ApplicationId, Context, GatewayIntents, Http, HttpBuilder, Shard, ShardId, ShardInfo, ShardManager,
    ShardManagerOptions, ShardMessenger, ShardRunner, ShardRunnerOptions,
};
use serenity::prelude::{Mutex, RwLock, SerenityError, TypeMap};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::time::timeout;
use tokio_tungstenite::accept_async;

/// The time limit for the connection on loopback.
const LIMIT: Duration = Duration::from_secs(5);
/// A loopback address at which nothing listens.
const UNREACHABLE: &str = "http://127.0.0.1:0";

/// What poise needs of serenity.
pub struct Library {
    pub context: Context,
    pub shards: Arc<ShardManager>,
}

impl Library {
    /// Blocks until the connection on loopback was open.
    pub fn load(application: u64) -> std::io::Result<Self> {
        // Dropping this runtime ends serenity's tasks.
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let connecting = async { timeout(LIMIT, Self::connect(application)).await };
        runtime.block_on(connecting).map_err(|_| ErrorKind::TimedOut)?.map_err(Error::other)
    }

    async fn connect(application: u64) -> Result<Self, SerenityError> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let ws_url = Arc::new(Mutex::new(address(&listener)?));
        let data = Arc::new(RwLock::new(TypeMap::new()));
        let http = Arc::new(http(application)?);
        let id = ShardId(0);
        let intents = GatewayIntents::empty();
        let shard = tokio::select! {
            shard = Shard::new(Arc::clone(&ws_url), "", ShardInfo { id, total: 1 }, intents, None) => shard?,
            error = accept(&listener) => return Err(error.into()),
        };
        let (shards, _) = ShardManager::new(ShardManagerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Arc::default(),
            shard_index: 0,
            shard_init: 0,
            shard_total: 1,
            ws_url,
            http: Arc::clone(&http),
            intents,
            presence: None,
        });
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: None,
            manager: Arc::clone(&shards),
            shard,
            http: Arc::clone(&http),
        });
        Ok(Self { context: Context { data, shard: ShardMessenger::new(&runner), shard_id: id, http }, shards })
    }
}

fn address(listener: &TcpListener) -> std::io::Result<String> {
    Ok(format!("ws://{}", listener.local_addr()?))
}

/// Answers every connection, until accepting fails.
async fn accept(listener: &TcpListener) -> Error {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(accept_async(stream))),
            Err(error) => return error,
        }
    }
}

/// An HTTP client without a peer: serenity would read responses of any length.
fn http(application: u64) -> Result<Http, reqwest::Error> {
    let client = Client::builder().no_proxy().build()?;
    Ok(HttpBuilder::new("")
        .client(client)
        .application_id(ApplicationId::new(application))
        .ratelimiter_disabled(true)
        .proxy(UNREACHABLE)
        .build())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `deny.toml` relies on this: the library's TLS has known faults.
    #[tokio::test]
    async fn library_connects_to_loopback_without_tls() {
        let url = address(&TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap()).unwrap();
        assert!(url.starts_with("ws://127.0.0.1:"), "{url}");
    }

    #[test]
    fn nothing_of_serenity_runs_after_it_is_loaded() {
        let library = Library::load(42).unwrap();
        assert_eq!(Arc::strong_count(&library.shards), 1, "its tasks would hold the manager");
        let http = &library.context.http;
        assert_eq!((http.token(), http.application_id()), ("Bot ", Some(ApplicationId::new(42))));
    }
}
