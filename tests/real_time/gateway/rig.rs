//! A gateway of Skald between a fake Discord and a plain client that replaces the library.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use skald::config::Secret;
use skald::discord::gateway::{Gateway, GatewaySetup, Memory, Peers, Rank, Reading, Session, StartLimit};
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tokio_util::sync::CancellationToken;

use super::fake::{Fake, TOKEN};

/// The maximum time of a step on a busy machine.
pub const SOON: Duration = Duration::from_secs(30);

/// The saved session between two runs.
#[derive(Default)]
pub struct Memo(pub Mutex<BTreeMap<u32, Session>>);

#[async_trait::async_trait]
impl Memory for Memo {
    async fn recall(&self, shard: u32) -> Option<Session> {
        self.0.lock().unwrap().get(&shard).cloned()
    }

    async fn remember(&self, shard: u32, session: Option<Session>) {
        let mut kept = self.0.lock().unwrap();
        match session {
            Some(session) => drop(kept.insert(shard, session)),
            None => drop(kept.remove(&shard)),
        }
    }
}

/// The peers of a process that is alone.
struct Alone;

#[async_trait::async_trait]
impl Peers for Alone {
    async fn shards(&self, wanted: u32) -> u32 {
        wanted
    }

    async fn rank(&self) -> Option<Rank> {
        Some(Rank { place: 0, of: 1 })
    }

    async fn taken(&self) -> Option<Vec<u32>> {
        Some(Vec::new())
    }

    async fn claim(&self, shards: &[u32]) -> Option<Vec<u32>> {
        Some(shards.to_vec())
    }

    async fn release(&self, _: &[u32]) {}

    async fn may_identify(&self, _: u32) -> bool {
        true
    }

    async fn leave(&self) {}
}

/// The events that the library got.
#[derive(Default)]
pub struct Got {
    /// The numbers of test events, with their times.
    pub events: Vec<(u64, Instant)>,
    pub readies: usize,
    /// Whether its connection ended.
    pub gone: bool,
}

pub struct Rig {
    pub fake: Fake,
    pub gateway: Gateway,
    pub memo: Arc<Memo>,
    pub got: Arc<Mutex<Got>>,
    sent: u64,
}

/// The library cannot read an event with the field `odd`.
fn read(_: &str, data: &RawValue) -> Reading {
    if data.get().contains("\"odd\"") { Reading::Unreadable("an odd field".to_owned()) } else { Reading::PassOn }
}

pub fn setup(url: String, memo: &Arc<Memo>) -> GatewaySetup {
    let reset_after = Duration::from_secs(86_400);
    GatewaySetup {
        token: Secret::new(TOKEN),
        application: 42,
        url,
        shards: 1,
        user: None,
        intents: 0,
        limit: StartLimit { remaining: 1000, total: 1000, reset_after, max_concurrency: 16 },
        reader: Arc::new(read),
        memory: Arc::clone(memo) as Arc<dyn Memory>,
        peers: Arc::new(Alone),
        stopping: CancellationToken::new(),
    }
}

impl Rig {
    pub async fn start() -> Self {
        Self::over(Fake::start().await, Arc::default()).await
    }

    pub async fn over(fake: Fake, memo: Arc<Memo>) -> Self {
        let gateway = Gateway::open(setup(fake.url(), &memo)).await.unwrap();
        let got = Arc::<Mutex<Got>>::default();
        tokio::spawn(library(gateway.url().to_owned(), Arc::clone(&got)));
        let rig = Self { fake, gateway, memo, got, sent: 0 };
        rig.until("the session is up and served", |rig| rig.gateway.online() && rig.got.lock().unwrap().readies == 1)
            .await;
        rig
    }

    pub async fn until(&self, what: &str, done: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !done(self) {
            assert!(begun.elapsed() < SOON, "{what}");
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// An event with a unique number.
    pub fn event(&mut self) -> u64 {
        self.sent += 1;
        self.fake.event("TEST", json!({ "n": self.sent }));
        self.sent
    }

    /// From now on: the time until the next event, and the number of lost events since.
    pub async fn offline(&mut self) -> (Duration, usize) {
        let (begun, first) = (Instant::now(), self.sent + 1);
        let came = |rig: &Self| {
            let got = rig.got.lock().unwrap();
            got.events.iter().filter(|(number, _)| *number >= first).map(|(_, at)| *at).min()
        };
        let back = loop {
            self.event();
            sleep(Duration::from_millis(20)).await;
            if let Some(back) = came(self) {
                break back;
            }
            assert!(begun.elapsed() < Duration::from_secs(100), "nothing comes any more");
        };
        let last = self.event();
        self.until("the last event comes", |rig| rig.got.lock().unwrap().events.iter().any(|(n, _)| *n == last)).await;
        let got = self.got.lock().unwrap();
        let lost = (first..=last).filter(|number| !got.events.iter().any(|(n, _)| n == number)).count();
        assert!(!got.gone && got.readies == 1, "the library notices nothing");
        let mut numbers: Vec<_> = got.events.iter().map(|(number, _)| *number).collect();
        let whole = numbers.len();
        numbers.dedup();
        assert!(numbers.is_sorted() && numbers.len() == whole, "in order, and once");
        (back - begun, lost)
    }
}

type Client = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// A client that behaves like serenity.
async fn library(url: String, got: Arc<Mutex<Got>>) {
    let (mut client, _) = connect_async(format!("{url}?v=10")).await.unwrap();
    assert_eq!(next(&mut client).await.unwrap()["op"], 10);
    send(&mut client, 2, json!({ "token": format!("Bot {TOKEN}"), "intents": 0 })).await;
    let mut seq = 0;
    while let Some(frame) = next(&mut client).await {
        if frame["op"] == 0 {
            seq += 1;
            assert_eq!(frame["s"], seq, "the numbers of the connection have no gap");
        }
        let mut got = got.lock().unwrap();
        match frame["t"].as_str() {
            Some("READY") => got.readies += 1,
            Some("TEST") => got.events.push((frame["d"]["n"].as_u64().unwrap(), Instant::now())),
            _ => {}
        }
    }
    got.lock().unwrap().gone = true;
}

pub async fn send(client: &mut Client, op: u8, data: Value) {
    client.send(Message::text(json!({ "op": op, "d": data }).to_string())).await.unwrap();
}

pub async fn next(client: &mut Client) -> Option<Value> {
    loop {
        match client.next().await? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
