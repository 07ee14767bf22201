//! `skald forget` and `skald rewind`: over a stopped store, and while the bot runs.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use skald::store::{Lsm, Store};
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

/// Waits on the time of the machine.
async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    let mut looks = tokio::time::interval(Duration::from_millis(2));
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        looks.tick().await;
    }
}

/// A bot that cannot reach its Discord. It ends when the test does.
struct Bot(Child);

impl Bot {
    async fn start(folder: &Path) -> Self {
        Self::start_until(folder, "heartbeat.json").await
    }

    /// Starts it, and returns when this file of its store is there.
    async fn start_until(folder: &Path, file: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
        let bot =
            command.arg("run").current_dir(folder).env("DISCORD_TOKEN", "MTIz.abc.def").stderr(Stdio::null()).spawn();
        let bot = Self(bot.expect("the binary starts"));
        until("a heartbeat", || folder.join("data").join(file).exists()).await;
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

/// A configuration with a Discord that does not answer.
fn configured(folder: &Path) {
    let unused = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its address");
    fs::write(folder.join("config.toml"), format!("[discord]\napi_url = \"http://{unused}\"\n")).expect("is written");
}

fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En }
}

/// A configuration, and a store with a game of *Brandubh* in server 9. Returns its table and the seq after the first
/// move.
async fn prepared(folder: &Path) -> (TableId, Seq) {
    configured(folder);
    let store: Arc<dyn Store> = Arc::new(Lsm::open(&folder.join("data")).expect("opens"));
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
        let bot = if runs { Some(Bot::start(folder.path()).await) } else { None };
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
        let store = Lsm::open(&folder.path().join("data")).expect("opens");
        assert_eq!(store.tables(TableId::from_bits(0), 9).await.expect("can be read"), [], "runs: {runs}");
    }
}

/// The commands of a document, as somebody copies them.
fn documented(document: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(document);
    let text = fs::read_to_string(path).expect("is there");
    let lines = text.lines().filter_map(|line| line.strip_prefix("    "));
    lines.filter(|line| line.starts_with("skald ") || line.starts_with("systemctl ")).map(str::to_owned).collect()
}

/// Every line of these documents, over the store of another user: as root, whose backups and records only root may read,
/// and as that user. Without root, everything belongs to one user.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn documented_lines_work_as_root_and_as_the_owner() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
    use std::os::unix::process::CommandExt as _;
    const OWNER: u32 = 12_347;
    let program = Path::new(env!("CARGO_BIN_EXE_skald"));
    for as_root in [true, false] {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("it is ours");
        let (running, first) = prepared(folder).await;
        let (output, record) = skald(folder, &["simulate", "raids", "--seats", "4", "--players", "random"]);
        assert!(output.status.success(), "{record}");
        fs::write(folder.join("finished.json"), record).expect("is written");
        let (output, finished) = skald(folder, &["import", "finished.json"]);
        assert!(output.status.success(), "{finished}");
        let finished = finished.trim();
        let [programs, backups] = ["programs", "kept"].map(|name| folder.join(name));
        fs::create_dir(&programs).expect("is made");
        fs::create_dir(&backups).expect("is made");
        std::os::unix::fs::symlink(program, programs.join("skald")).expect("is made");
        std::os::unix::fs::symlink("/bin/true", programs.join("systemctl")).expect("is made");
        let all = Command::new("chown").args(["-hR", &format!("{OWNER}:{OWNER}")]).arg(folder).output();
        let is_root = all.expect("there is a chown").status.success();
        if as_root && is_root {
            chown(&backups, Some(0), Some(0)).expect("root may do it");
            fs::set_permissions(&backups, fs::Permissions::from_mode(0o700)).expect("root may do it");
        }
        let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap_or_default());
        let run = |line: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("umask 077 && {line}")]).current_dir(folder).env("PATH", &path);
            if is_root && !as_root {
                shell.uid(OWNER).gid(OWNER);
            }
            let output = shell.env("DISCORD_TOKEN", "MTIz.abc.def").output().expect("there is a shell");
            (output.status.code(), String::from_utf8([&output.stdout[..], &output.stderr].concat()).expect("UTF-8"))
        };
        if run("skald --version").0 != Some(0) {
            eprintln!(
                "NOTE: the documented lines were not tried as the owner, who may not reach {}",
                program.display()
            );
            continue;
        }
        let lines = [documented("backups.md"), documented("operations.md")].concat();
        assert!(lines.len() > 14, "{lines:?}");
        for line in lines {
            let line = [
                ("/backups", &*backups.display().to_string()),
                ("<table>", finished),
                ("3fa9c1d27b604e58", &running.to_string()),
                ("--to 41", &format!("--to {first}")),
                ("<channel id>", "5"),
                ("<server id>", "9"),
                ("1=<user id>", "1=71"),
                ("3=<user id>", "3=73"),
            ]
            .iter()
            .fold(line, |line, (from, to)| line.replace(from, to));
            let (code, said) = run(&line);
            // No bot runs.
            let expected = if line == "skald health" { 1 } else { 0 };
            assert_eq!(code, Some(expected), "root: {as_root}, {line}: {said}");
        }
        let owner = folder.metadata().expect("is there").uid();
        let mut waiting = vec![folder.join("data"), folder.join("data.replaced-1")];
        while let Some(path) = waiting.pop() {
            assert_eq!(path.symlink_metadata().expect("is there").uid(), owner, "{}", path.display());
            if path.is_dir() {
                waiting.extend(fs::read_dir(&path).expect("is a folder").flatten().map(|entry| entry.path()));
            }
        }
    }
}

/// The lock appears right before the first beat is written.
#[tokio::test]
async fn bot_that_stops_in_its_first_beat_did_not_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    configured(folder.path());
    for _ in 0..3 {
        Bot::start_until(folder.path(), "heartbeat.lock").await.stop();
        let (output, said) = skald(folder.path(), &["health"]);
        assert!(!output.status.success() && said.starts_with("no bot runs here (the store is data)"), "{said}");
        fs::remove_file(folder.path().join("data/heartbeat.lock")).expect("is there");
    }
}

/// Slow: four heartbeats, one every five seconds.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn heartbeat_needs_no_new_descriptor() {
    let folder = tempfile::tempdir().expect("a folder");
    configured(folder.path());
    let bot = Bot::start(folder.path()).await;
    let process = bot.0.id().to_string();
    let limited = Command::new("prlimit").args(["--pid", &process, "--nofile=8:8"]).status();
    assert!(limited.expect("there is prlimit").success());
    let heartbeat = folder.path().join("data/heartbeat.json");
    let mut beats = std::collections::BTreeSet::new();
    let beaten = || {
        let read = fs::read(&heartbeat).expect("is there");
        if let Ok(beat) = serde_json::from_slice::<serde_json::Value>(&read)
            && beat["concerns"].to_string().contains("no file descriptor is free")
        {
            assert_eq!(beat["trouble"], serde_json::Value::Null);
            beats.insert(beat["at"].as_u64());
        }
        beats.len() >= 4
    };
    until("four heartbeats", beaten).await;
    bot.stop();
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[tokio::test]
async fn run_sets_the_allocator_unless_the_operator_did() {
    let folder = tempfile::tempdir().expect("a folder");
    configured(folder.path());
    let bot = Bot::start(folder.path()).await;
    let environment = fs::read(format!("/proc/{}/environ", bot.0.id())).expect("it runs");
    let environment = String::from_utf8_lossy(&environment).into_owned();
    let set: Vec<_> = environment.split('\0').filter(|entry| entry.starts_with("MALLOC_")).collect();
    let operators: Vec<_> = std::env::vars().filter(|(name, _)| name.starts_with("MALLOC_")).collect();
    assert_eq!(set.len(), operators.len().max(2), "{set:?}");
    bot.stop();
}

#[test]
fn import_gives_each_person_one_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, record) = skald(folder.path(), &["simulate", "brandubh", "--seed", "3"]);
    fs::write(folder.path().join("record.json"), record).expect("is written");
    for (first, second, code, why) in [
        ("1=5", "2=5", 1, "--player 2=5: seat 1 is user 5's already"),
        ("1=5", "1=6", 1, "--player 1=6: seat 1 is user 5's already"),
        ("2=5", "2=5", 1, "--player 2=5: seat 2 is user 5's already"),
        ("1=5", "3=6", 1, "--player 3=6: the record has 2 seats"),
        ("1=5", "2=0", 2, "\"2=0\" is not SEAT=USER"),
        ("1=5", "0=6", 2, "\"0=6\" is not SEAT=USER"),
    ] {
        let (output, said) = skald(folder.path(), &["import", "record.json", "--player", first, "--player", second]);
        assert!(output.status.code() == Some(code) && said.contains(why), "{first} {second}: {said}");
        assert!(!folder.path().join("data").exists(), "nothing was imported");
    }
    let (output, said) = skald(folder.path(), &["import", "record.json", "--player", "1=5", "--player", "2=6"]);
    assert!(output.status.success(), "{said}");
}

#[test]
fn forget_wants_a_person_or_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [&["forget"][..], &["forget", "--person", "1", "--server", "2"]] {
        let (output, said) = skald(folder.path(), arguments);
        assert!(output.status.code() == Some(2) && said.contains("--person"), "{said}");
    }
    // The id 0 stands for people whom an imported record names without one.
    for of in ["--person", "--server"] {
        let (output, said) = skald(folder.path(), &["forget", of, "0"]);
        assert!(output.status.code() == Some(2) && said.contains(of), "{said}");
    }
    let (output, said) = skald(folder.path(), &["forget", "--person", "1"]);
    assert!(!output.status.success() && said.contains("there is no store in data"), "{said}");
}
