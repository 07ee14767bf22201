//! A gateway of Skald between a fake Discord and a reader that records its events.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::value::RawValue;
use serde_json::{Value, json};
use skald::config::Secret;
use skald::discord::gateway::{Gateway, GatewaySetup, Peers, Rank, Session, StartLimit};
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use super::fake::{Fake, TOKEN};

/// The maximum time of a step on a busy machine.
pub const SOON: Duration = Duration::from_secs(30);

/// The saved sessions between two runs of a process that is alone.
#[derive(Default)]
pub struct Memo(pub Mutex<BTreeMap<u32, Session>>);

#[async_trait::async_trait]
impl Peers for Memo {
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

/// The numbers of the test events that the reader got, with their times.
pub type Got = Vec<(u64, Instant)>;

pub struct Rig {
    pub fake: Fake,
    pub gateway: Gateway,
    pub memo: Arc<Memo>,
    pub got: Arc<Mutex<Got>>,
    sent: u64,
}

/// Records a test event. One with the field `odd` cannot be read.
fn read(name: &str, data: &RawValue, got: &Mutex<Got>) -> Result<(), String> {
    if data.get().contains("\"odd\"") {
        return Err("an odd field".to_owned());
    }
    if name == "TEST" {
        let data: Value = serde_json::from_str(data.get()).unwrap();
        got.lock().unwrap().push((data["n"].as_u64().unwrap(), Instant::now()));
    }
    Ok(())
}

pub fn setup(url: String, memo: &Arc<Memo>) -> GatewaySetup {
    let reset_after = Duration::from_secs(86_400);
    GatewaySetup {
        token: Secret::new(TOKEN),
        application: 42,
        url,
        shards: 1,
        intents: 0,
        limit: StartLimit { remaining: 1000, total: 1000, reset_after, max_concurrency: 16 },
        reader: Arc::new(|_: &str, _: &RawValue| Ok(())),
        peers: Arc::clone(memo) as Arc<dyn Peers>,
        stopping: CancellationToken::new(),
    }
}

impl Rig {
    pub async fn start() -> Self {
        Self::over(Fake::start().await, Arc::default()).await
    }

    pub async fn over(fake: Fake, memo: Arc<Memo>) -> Self {
        let got = Arc::<Mutex<Got>>::default();
        let seen = Arc::clone(&got);
        let reader = Arc::new(move |name: &str, data: &RawValue| read(name, data, &seen));
        let gateway = Gateway::open(GatewaySetup { reader, ..setup(fake.url(), &memo) }).await;
        let rig = Self { fake, gateway, memo, got, sent: 0 };
        rig.until("the session is up", |rig| rig.gateway.online()).await;
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
            got.iter().filter(|(number, _)| *number >= first).map(|(_, at)| *at).min()
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
        self.until("the last event comes", |rig| rig.got.lock().unwrap().iter().any(|(n, _)| *n == last)).await;
        let got = self.got.lock().unwrap();
        let lost = (first..=last).filter(|number| !got.iter().any(|(n, _)| n == number)).count();
        let mut numbers: Vec<_> = got.iter().map(|(number, _)| *number).collect();
        let whole = numbers.len();
        numbers.dedup();
        assert!(numbers.is_sorted() && numbers.len() == whole, "in order, and once");
        (back - begun, lost)
    }
}
