//! Several processes over one database, at a local Discord with four shards. They are killed, suspended and cut off
//! from the database while people play. Every acknowledged move is in the log, once. No message is posted twice, and in
//! the end the outbox is empty.
//!
//! Small by default; `SKALD_CLUSTER_SECONDS=600 SKALD_CLUSTER_CHANNELS=24`, with `-- --nocapture`, are the full run.
#![cfg(unix)]

use support::{openapi, postgres_server, proxy};

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use postgres_server::{PASSWORD, name, shared};
use proxy::Proxy;
use serde_json::{Value, json};
use skald::engine::Seed;
use skald::store::{Address, EntryKind, Postgres, Store};
use skald::table::{
    Actor, ChannelId, CommunityId, Open, Person, PersonId, Request, Seq, SystemClock, SystemEntropy, TableId,
    TableView, Tables,
};
use skald::words::Locale;
use support::sandbox::{Id, InteractionStatus, Sandbox, SandboxOptions, ViolationKind};
use tempfile::TempDir;
use tokio::time::{Instant, sleep, timeout};

const PROCESSES: usize = 3;
const SHARDS: u32 = 4;
/// The maximum time of a step on a busy machine.
const SOON: Duration = Duration::from_secs(60);
/// The answers to a request that was not applied, or whose result is unknown. The last one comes from the rate limit:
/// the requests of a killed process's last seconds arrive again, all at once.
const NOT_DONE: [&str; 4] =
    ["I could not save that", "I do not know whether", "I am restarting", "Too many people are asking me"];

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// A process of the bot, with its own way to the database.
struct Process {
    child: Child,
    folder: TempDir,
    way: Proxy,
    token: String,
}

impl Process {
    async fn start(sandbox: &Sandbox, port: u16, address: &Address) -> Self {
        let (folder, way) = (tempfile::tempdir().expect("a folder"), Proxy::to(port).await);
        let config = format!(
            "[discord]\napi_url = {:?}\nboard = \"words\"\nrequests_a_second = 1000\n[store]\nengine = \"postgres\"\n\
             url = \"postgres://skald@127.0.0.1:{}/{}\"\npassword_file = \"password\"\n[limits]\na_minute = 0\n\
             server_a_minute = 0\npictures_a_minute = 0\n[backups]\nevery_hours = 0\n[log]\nfilter = \"warn\"\n",
            sandbox.url(),
            way.port,
            name(address),
        );
        fs::write(folder.path().join("config.toml"), config).expect("is written");
        let password = folder.path().join("password");
        fs::write(&password, PASSWORD).expect("is written");
        fs::set_permissions(&password, std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("it is ours");
        let token = sandbox.token().to_owned();
        let child = Self::run(&folder, &token);
        Self { child, folder, way, token }
    }

    fn run(folder: &TempDir, token: &str) -> Child {
        let log = fs::File::options().create(true).append(true).open(folder.path().join("log")).expect("a log");
        let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
        command.args(["run", "--config", "config.toml"]).current_dir(folder.path()).env("DISCORD_TOKEN", token);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().expect("the binary starts")
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("there is a kill");
        assert!(sent.success(), "kill {signal} {id}");
    }

    /// Kills it, and starts it again.
    async fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        sleep(Duration::from_secs(1)).await;
        self.child = Self::run(&self.folder, &self.token);
    }

    /// Stops it as an operator does, and starts it again.
    async fn upgrade(&mut self) {
        self.signal("-TERM");
        let begun = Instant::now();
        while self.child.try_wait().expect("it is ours").is_none() {
            assert!(begun.elapsed() < SOON, "it does not stop");
            sleep(Duration::from_millis(50)).await;
        }
        assert!(begun.elapsed() < Duration::from_secs(12), "a stop took {:?}", begun.elapsed());
        self.child = Self::run(&self.folder, &self.token);
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The moves of a channel.
#[derive(Default)]
struct Moves {
    tables: Vec<TableId>,
    asked: usize,
    /// The acknowledged moves: the table, the person, the action, and the seq after which it must be.
    done: Vec<(TableId, PersonId, String, Seq)>,
    /// The answers to the others.
    said: Vec<String>,
    unknown: usize,
    last: Option<Instant>,
    longest: Duration,
}

struct Server {
    sandbox: Sandbox,
    store: Arc<Postgres>,
    tables: Tables,
}

impl Server {
    /// A game for two in a channel, started without any process of the bot.
    async fn game(&self, channel: Id, people: &[Person; 2], title: &str) -> TableId {
        let open = Open {
            channel: ChannelId(channel.get()),
            community: Some(CommunityId(self.sandbox.guild().get())),
            host: people[0].clone(),
            title: title.to_owned(),
            edition: None,
            options: Value::Null,
            seats: 2,
            locale: Locale::En,
            pace: None,
            invited_only: false,
        };
        let table = self.tables.lobby().open(open, None).await.expect("opens").id;
        self.tables.lobby().join(Request::new(table, people[1].clone())).await.expect("joins");
        self.tables.lobby().start(Request::new(table, people[0].id)).await.expect("starts").id
    }

    /// The table as the person in the middle of a turn sees it.
    async fn view(&self, table: TableId) -> TableView {
        let view = self.tables.look(table).await.expect("is there");
        let mover = view.begun().and_then(|seat| Some(view.occupant(seat)?.person()?.id));
        mover.map_or(view.clone(), |mover| view.seen_by(mover))
    }

    async fn play(&self, channel: Id, people: [Person; 2], until: Instant) -> Moves {
        let (mut moves, mut game) = (Moves::default(), 0);
        while Instant::now() < until {
            let title = ["raids", "relic_runners"][game % 2];
            let table = self.game(channel, &people, title).await;
            moves.tables.push(table);
            game += 1;
            while Instant::now() < until {
                let view = self.view(table).await;
                if view.is_over() {
                    break;
                }
                self.move_once(channel, &view, &mut moves).await;
            }
        }
        moves
    }

    async fn move_once(&self, channel: Id, view: &TableView, moves: &mut Moves) {
        let open = view.open.first().expect("a game that is not over asks somebody");
        let person = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).expect("a person").id;
        let legal = view.unredacted().expect("plays").legal(open.decision.seat);
        let chance = Seed::from_number(view.seq.0).derive(&view.id.to_string(), 1).to_string();
        let code = legal[usize::from_str_radix(&chance[..8], 16).expect("hex") % legal.len()].clone();
        let asked = self.sandbox.slash(Id::new(person.0), channel, "play", &[("action", json!(code))]);
        let Ok(asked) = asked else {
            return sleep(Duration::from_millis(200)).await;
        };
        moves.asked += 1;
        let answer = asked.settled(Duration::from_secs(12)).await;
        let said =
            answer.as_ref().ok().and_then(|answer| answer.message.as_ref()).map(|message| message.content.clone());
        match answer {
            Ok(answer) if answer.interaction_status == InteractionStatus::Answered => {
                let said = said.unwrap_or_default();
                if NOT_DONE.iter().any(|not| said.contains(not)) {
                    moves.unknown += 1;
                    return sleep(Duration::from_millis(500)).await;
                }
                // An unanswered move may be made later, in between. Then this one is refused with such a sentence.
                if moves.unknown > 0 {
                    let mut since = self.acts(view.id).await;
                    since.retain(|(seq, ..)| *seq > view.seq);
                    if !since.is_empty() && !since.iter().any(|(_, by, act)| *by == person && *act == code) {
                        return;
                    }
                }
                moves.done.push((view.id, person, code, view.seq));
                moves.said.push(said);
                let now = Instant::now();
                let silence = moves.last.map_or(Duration::ZERO, |last| now - last);
                moves.longest = moves.longest.max(silence);
                moves.last = Some(now);
            }
            _ => moves.unknown += 1,
        }
    }

    /// The answers of people in the log of a table.
    async fn acts(&self, table: TableId) -> Vec<(Seq, PersonId, String)> {
        let log = self.store.entries(table, Seq(1), usize::MAX).await.expect("is readable");
        let act = |entry: skald::store::Entry| match (entry.actor, entry.kind) {
            (Actor::Person(person), EntryKind::Act(_)) => Some((entry.seq, person, entry.action?)),
            _ => None,
        };
        log.into_iter().filter_map(act).collect()
    }
}

/// Applies faults to one process after the other, while the games go on.
async fn trouble(processes: &mut [Process], until: Instant) -> Vec<String> {
    let mut happened = Vec::new();
    let mut round = 0;
    while Instant::now() + Duration::from_secs(6) < until {
        sleep(Duration::from_secs(3)).await;
        let (at, kinds) = (round % processes.len(), ["killed", "cut off", "stopped", "upgraded"]);
        // Every kind of fault comes to every process in turn.
        let kind = kinds[round % kinds.len()];
        let process = &mut processes[at];
        match kind {
            "killed" => process.kill().await,
            "cut off" => {
                process.way.shut(true);
                sleep(Duration::from_secs(3)).await;
                process.way.shut(false);
            }
            "stopped" => {
                // Longer than its shard leases; in a long run also longer than its delivery leases.
                process.signal("-STOP");
                sleep(Duration::from_secs(if round % 8 == 2 || round < 8 { 7 } else { 34 })).await;
                process.signal("-CONT");
            }
            _ => process.upgrade().await,
        }
        happened.push(format!("{kind} {at}"));
        round += 1;
    }
    happened
}

/// Slow: three processes of the bot play for 30 s under faults.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_processes_lose_nothing_and_do_nothing_twice() {
    let Some(database) = shared() else { return };
    let address = database.database().await;
    let store = Arc::new(Postgres::open(&address).await.expect("opens"));
    let titles = skald::games::builtin().expect("the titles");
    let tables = Tables::new(store.clone(), titles, Arc::new(SystemClock), Arc::new(SystemEntropy));
    let options = SandboxOptions { shards: SHARDS, rate_limits: false, ..SandboxOptions::default() };
    let sandbox = Sandbox::start(options).await.expect("starts");
    let mut processes = Vec::new();
    for _ in 0..PROCESSES {
        processes.push(Process::start(&sandbox, database.port, &address).await);
    }
    let all_up = |look: &support::sandbox::Look<'_>| (look.connected() >= SHARDS as usize).then_some(());
    sandbox.wait_for_bot(SOON).await.expect("the commands are registered");
    sandbox.wait_for("all shards", SOON, all_up).await.expect("every shard has a process");
    let server = Arc::new(Server { sandbox, store, tables });
    spread(&server).await;

    let (seconds, channels) = (number("SKALD_CLUSTER_SECONDS", 30), number("SKALD_CLUSTER_CHANNELS", 6));
    let until = Instant::now() + Duration::from_secs(seconds);
    let channels = (0..channels).map(|at| {
        let channel = server.sandbox.open_channel(&format!("table-{at}"));
        let people = [0, 1].map(|seat| {
            let name = format!("Person {at} {seat}");
            let id = PersonId(server.sandbox.add_member(&name, "en-US").get());
            Person { id, name, locale: Locale::En }
        });
        let server = Arc::clone(&server);
        (channel, tokio::spawn(async move { server.play(channel, people, until).await }))
    });
    let channels: Vec<_> = channels.collect();
    let happened = trouble(&mut processes, until).await;
    let mut all = BTreeMap::new();
    for (channel, playing) in channels {
        all.insert(channel, playing.await.expect("plays to the end"));
    }

    let logs = || processes.iter().map(Process::log).collect::<Vec<_>>().join("\n---\n");
    let quiet = timeout(SOON, async {
        while !server.tables.outbox().due(1).await.expect("is readable").is_empty() {
            sleep(Duration::from_millis(100)).await;
        }
    });
    if quiet.await.is_err() {
        panic!("the outbox does not get empty: {:#?}\n{}", server.tables.outbox().due(9).await, logs());
    }
    let (mut asked, mut done, mut unknown, mut longest) = (0, 0, 0, Duration::ZERO);
    for moves in all.values() {
        let mut entries = 0;
        let mut untold = Vec::new();
        for table in &moves.tables {
            let acts = server.acts(*table).await;
            entries += acts.len();
            let mut left = acts.clone();
            for ((_, person, code, from), said) in
                moves.done.iter().zip(&moves.said).filter(|((at, ..), _)| at == table)
            {
                match left.iter().position(|(seq, by, act)| seq > from && by == person && act == code) {
                    Some(at) => drop(left.remove(at)),
                    None => untold.push(format!("{code} of {person} at {table} after {from}: {said}")),
                }
            }
            for (_, person, code, from) in moves.done.iter().filter(|(at, ..)| at == table) {
                let there = acts.iter().filter(|(seq, by, act)| seq > from && by == person && act == code);
                assert!(there.count() > 0, "{code} of {person} at {table} after {from} was acknowledged and is lost");
            }
        }
        assert!(
            (moves.done.len()..=moves.done.len() + moves.unknown).contains(&entries),
            "{entries} moves stand in the logs, {} were acknowledged and {} not answered; acknowledged and not there: {untold:#?}",
            moves.done.len(),
            moves.unknown
        );
        (asked, done, unknown) = (asked + moves.asked, done + moves.done.len(), unknown + moves.unknown);
        longest = longest.max(moves.longest);
    }
    for (channel, moves) in &all {
        one_board(&server, *channel, moves.tables.last().copied()).await;
    }
    nothing_posted_twice(&server.sandbox);
    println!(
        "{PROCESSES} processes, {} channels, {seconds} s: {happened:?}; {asked} moves asked for, {done} acknowledged, {unknown} \
         without an answer, none lost or doubled; the longest silence of a channel {:.1} s; sessions begun and resumed: {:?}",
        all.len(),
        longest.as_secs_f64(),
        server.sandbox.look(|look| look.logins()),
    );
    assert!(done > 20, "hardly anything was played: {done}\n{}", logs());
    assert!(longest < Duration::from_secs(30), "{longest:?} without an acknowledged move\n{}", logs());
    let spilt = logs();
    assert!(!spilt.contains(PASSWORD) && !spilt.contains("panicked"), "{spilt}");
}

/// Waits until the processes have shared the shards: one of three has two of four.
async fn spread(server: &Server) {
    let begun = Instant::now();
    loop {
        let held = server.tables.leases().held("shard:").await.expect("is readable");
        let holders: BTreeSet<_> = held.iter().map(|(_, holder)| holder).collect();
        if (held.len(), holders.len()) == (SHARDS as usize, PROCESSES) {
            return;
        }
        assert!(begun.elapsed() < SOON, "the shards are not shared: {held:?}");
        sleep(Duration::from_millis(50)).await;
    }
}

/// The last game of a channel has one board: the one that delivery knows.
async fn one_board(server: &Server, channel: Id, table: Option<TableId>) {
    let Some(table) = table else { return };
    let card =
        server.tables.outbox().delivery_state(&format!("card:{table}")).await.expect("is readable").expect("a board");
    let (somebody, of_table) = (server.sandbox.member(0).id, format!("v1:{table}:"));
    let (boards, there) = server.sandbox.look(|look| {
        let all = look.messages(somebody, channel);
        let is_board = |id: &String| id.starts_with(&*of_table) && id.contains(":turn:");
        let boards = all.iter().filter(|message| message.custom_ids().iter().any(is_board)).count();
        (boards, all.iter().any(|message| message.id.get() == card["message"]))
    });
    assert!(there && boards <= 1, "{table} in {channel}: {boards} boards, the known one is there: {there}");
}

/// Each nonce made one message, however often it was sent, and each notice was sent under one.
fn nothing_posted_twice(sandbox: &Sandbox) {
    let journal = sandbox.journal();
    let mut made: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for post in journal.iter().filter(|post| post.method == "POST" && post.template.ends_with("/messages")) {
        if let (200, Some(nonce), Some(id)) =
            (post.status, post.request["nonce"].as_str(), post.response["id"].as_str())
        {
            made.entry(nonce.to_owned()).or_default().insert(id.to_owned());
        }
    }
    assert!(!made.is_empty());
    let twice: Vec<_> = made.iter().filter(|(_, ids)| ids.len() > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    // The next process gets answered interactions of a killed one again, and a suspended one answers late. Discord
    // refuses both.
    let refused = [ViolationKind::AnsweredTwice, ViolationKind::Late];
    let violations: Vec<_> = sandbox.violations().into_iter().filter(|one| !refused.contains(&one.kind)).collect();
    assert!(violations.is_empty(), "{violations:#?}");
    if let Some(contract) = openapi::Contract::find() {
        let last = &journal[journal.len().saturating_sub(2000)..];
        let faults = contract.faults(last);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
