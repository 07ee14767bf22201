//! `skald forget` and `skald rewind`: over a stopped store, and while the bot runs.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use skald::store::{Sled, Store};
use skald::table::{
    Act, ChannelId, CommunityId, Locale, Open, Person, PersonId, Pick, Request, Seq, SystemClock, SystemEntropy,
    TableId, Tables,
};

fn skald(folder: &Path, arguments: &[&str]) -> (Output, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
    let output = command.args(arguments).current_dir(folder).env_remove("DISCORD_TOKEN").output();
    let output = output.expect("the binary starts");
    let said = String::from_utf8([&output.stdout[..], &output.stderr].concat()).expect("UTF-8");
    (output, said)
}

/// A bot that cannot reach its Discord. It ends when the test does.
struct Bot(Child);

impl Bot {
    fn start(folder: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
        let bot =
            command.arg("run").current_dir(folder).env("DISCORD_TOKEN", "MTIz.abc.def").stderr(Stdio::null()).spawn();
        let bot = Self(bot.expect("the binary starts"));
        let begun = Instant::now();
        while !folder.join("data/heartbeat.json").exists() {
            assert!(begun.elapsed() < Duration::from_secs(60), "the bot writes no heartbeat");
            std::thread::sleep(Duration::from_millis(20));
        }
        bot
    }

    /// Stops it as an operator does.
    fn stop(mut self) {
        let kill = Command::new("kill").arg(self.0.id().to_string()).status();
        assert!(kill.expect("there is a kill").success());
        assert!(self.0.wait().expect("it ends").success());
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ended = self.0.kill().and_then(|()| self.0.wait());
    }
}

fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En }
}

/// A configuration, and a store with a game of *Brandubh* in server 9. Returns its table and the seq after the first
/// move.
async fn prepared(folder: &Path) -> (TableId, Seq) {
    let unused = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its address");
    fs::write(folder.join("config.toml"), format!("[discord]\napi_url = \"http://{unused}\"\n")).expect("is written");
    let store: Arc<dyn Store> = Arc::new(Sled::open(&folder.join("data")).expect("opens"));
    let titles = skald::games::builtin().expect("the titles");
    let tables = Tables::new(store, titles, Arc::new(SystemClock), Arc::new(SystemEntropy));
    let open = Open {
        channel: ChannelId(5),
        community: Some(CommunityId(9)),
        host: person(1),
        title: "brandubh".to_owned(),
        edition: None,
        options: serde_json::Value::Null,
        seats: 2,
        locale: Locale::En,
        pace: None,
        invited_only: false,
    };
    let table = tables.lobby().open(open, None).await.expect("opens").id;
    tables.lobby().join(Request::new(table, person(2))).await.expect("joins");
    let mut view = tables.lobby().start(Request::new(table, PersonId(1))).await.expect("starts");
    let mut seqs = Vec::new();
    for _ in 0..3 {
        let by = view.occupant(view.open[0].decision.seat).and_then(|occupant| occupant.person()).cloned();
        let act =
            Act { table, person: by.expect("a person"), decision: None, choice: Pick::Index(0), idempotency_key: None };
        view = tables.play().act(act).await.expect("is legal").view;
        seqs.push(view.seq);
    }
    tables.close().await.expect("closes");
    (table, seqs[0])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operator_changes_a_store_with_and_without_the_bot() {
    for runs in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let (table, first) = prepared(folder.path()).await;
        let bot = runs.then(|| Bot::start(folder.path()));
        let (name, to) = (table.to_string(), first.to_string());
        let (output, said) = skald(folder.path(), &["rewind", "--table", &name, "--to", &to]);
        assert!(output.status.success() && said.contains("2 actions are void"), "{said}");
        let (output, said) = skald(folder.path(), &["rewind", "--table", &name, "--to", &to]);
        assert!(!output.status.success() && said.contains(&format!("no action follows entry {to}")), "{said}");
        let (output, said) = skald(folder.path(), &["forget", "--person", "2"]);
        assert!(output.status.success() && said.contains("person 2 is forgotten"), "{said}");
        let (output, said) = skald(folder.path(), &["forget", "--server", "9"]);
        assert!(output.status.success() && said.contains("server 9 is forgotten: 1 tables"), "{said}");
        if let Some(bot) = bot {
            bot.stop();
        }
        let store = Sled::open(&folder.path().join("data")).expect("opens");
        assert_eq!(store.tables(TableId::from_bits(0), 9).await.expect("can be read"), [], "runs: {runs}");
    }
}

#[test]
fn forget_wants_a_person_or_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [&["forget"][..], &["forget", "--person", "1", "--server", "2"]] {
        let (output, said) = skald(folder.path(), arguments);
        assert!(output.status.code() == Some(2) && said.contains("--person"), "{said}");
    }
    let (output, said) = skald(folder.path(), &["forget", "--person", "1"]);
    assert!(!output.status.success() && said.contains("there is no store in data"), "{said}");
}
