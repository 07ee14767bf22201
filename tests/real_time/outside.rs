//! The bot as an operator runs it. `skald run` is a process of its own, in the local Discord of another, `skald sandbox
//! --no-bot`. `skald health` is asked in every state.
//!
//! `SKALD_TRY_BOT` names another program to play the game instead of the binary built here, such as a script that
//! starts an image. It gets the arguments of `skald`, the token as `DISCORD_TOKEN`, and a working folder with
//! `config.toml`.
#![cfg(unix)]

use support::postgres_server::{self, PASSWORD};

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use skald::store::{Address, Lsm};
use support::sandbox::{Failure, Look, Sandbox, SandboxOptions};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command as Process};
use tokio::sync::oneshot;
use tokio::time::sleep;
use tokio_postgres::NoTls;

/// The maximum time of a step on a busy machine.
const SOON: Duration = Duration::from_secs(60);
const BUILT: &str = env!("CARGO_BIN_EXE_skald");
const ALERTS: &str = include_str!("../../docs/monitoring/alerts.yml");

/// Waits for a result.
async fn until<T>(what: &str, look: impl AsyncFn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(begun.elapsed() < SOON, "waited in vain for {what}");
        sleep(Duration::from_millis(50)).await;
    }
}

// --- The other side -------------------------------------------------------------------------------------------------

/// A local Discord without a bot, and the functions of its page.
struct Discord {
    _child: Child,
    url: String,
    token: String,
    http: reqwest::Client,
}

impl Discord {
    async fn open() -> Self {
        Self::with(&[]).await.0
    }

    /// One that sends interactions to an endpoint, and its public key. The receiver resolves once they are sent there.
    async fn sending_to(endpoint: &str) -> (Self, String, oneshot::Receiver<()>) {
        let (discord, mut lines) = Self::with(&["--endpoint", endpoint]).await;
        let line = lines.next_line().await.expect("its output").expect("the key");
        let key = line.trim().strip_prefix("interactions.public_key = ").expect("the key").trim_matches('"').to_owned();
        // The output must be read, or the process blocks.
        let (tell, sent) = oneshot::channel();
        tokio::spawn(async move {
            let mut tell = Some(tell);
            while let Ok(Some(line)) = lines.next_line().await {
                if line.starts_with("Interactions are sent to") {
                    tell.take().map(|tell| tell.send(()));
                }
            }
        });
        (discord, key, sent)
    }

    async fn with(arguments: &[&str]) -> (Self, Lines<BufReader<ChildStdout>>) {
        let mut child = Process::new(BUILT)
            .args(["sandbox", "--no-bot", "--ephemeral", "--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the binary starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let (mut url, mut token) = (None, None);
        while token.is_none() {
            let line = lines.next_line().await.expect("its output").expect("it says where it is");
            url = url.or(line.trim().strip_prefix("discord.api_url = ").map(|url| url.trim_matches('"').to_owned()));
            token = line.trim().strip_prefix("DISCORD_TOKEN=").map(str::to_owned);
        }
        let (url, token) = (url.expect("an address"), token.expect("a token"));
        (Self { _child: child, url, token, http: reqwest::Client::new() }, lines)
    }

    async fn get(&self, path: &str) -> Value {
        let answer = self.http.get(format!("{}/sandbox/{path}", self.url)).send().await.expect("the page answers");
        answer.json().await.expect("JSON")
    }

    async fn post(&self, path: &str, body: &Value) -> Value {
        let sent = self.http.post(format!("{}/sandbox/{path}", self.url)).json(body).send().await;
        let answer: Value = sent.expect("the page answers").json().await.expect("JSON");
        assert_eq!(answer["error"], Value::Null, "{path} {body}");
        answer
    }

    async fn connected(&self) -> bool {
        self.get("state").await["bot"]["connected"] == true
    }
}

/// The first member in the first channel.
struct Guest<'a> {
    discord: &'a Discord,
    member: String,
    channel: String,
}

impl<'a> Guest<'a> {
    /// Enters as soon as the bot has registered its commands.
    async fn enter(discord: &'a Discord) -> Self {
        let state = discord.get("state").await;
        let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
        let guest = Self { discord, member: id(&state["members"][0]), channel: id(&state["channels"][0]) };
        let path = format!("commands?member={}&channel={}", guest.member, guest.channel);
        let commands = async || {
            let commands = discord.get(&path).await;
            commands.as_array().is_some_and(|list| list.iter().any(|command| command["name"] == "new")).then_some(())
        };
        until("the commands of the bot", commands).await;
        guest
    }

    fn body(&self, more: Value) -> Value {
        let mut body = json!({"member": self.member, "channel": self.channel});
        let fields = body.as_object_mut().expect("an object");
        fields.extend(more.as_object().expect("an object").clone());
        body
    }

    async fn slash(&self, command: &str, options: Value) {
        self.discord.post("slash", &self.body(json!({"command": command, "options": options}))).await;
    }

    /// The current choices.
    async fn choices(&self) -> Vec<String> {
        let body = self.body(json!({"command": "play", "focused": "action", "text": ""}));
        let found = self.discord.post("complete", &body).await;
        let choices = found["choices"].as_array().expect("a list").iter();
        choices.map(|choice| choice["value"].as_str().expect("a code").to_owned()).collect()
    }

    /// Waits for a message, newest first.
    async fn message(&self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let path = format!("messages?member={}&channel={}", self.member, self.channel);
        let look = async || {
            let messages = self.discord.get(&path).await;
            messages.as_array()?.iter().rev().find(|message| wanted(message)).cloned()
        };
        until(what, look).await
    }

    async fn press(&self, message: &Value, end: &str) {
        let part = button(message, end).expect("the button");
        let body = json!({"member": self.member, "message": message["id"], "custom_id": part["custom_id"]});
        self.discord.post("press", &body).await;
    }

    /// Plays a game of two against a computer player to its end; returns how often it was asked.
    async fn play(&self) -> usize {
        self.slash("new", json!({"title": "raids", "seats": 2, "computers": 1})).await;
        let card = self
            .message("the lobby card", |message| {
                button(message, ":lobby:start").is_some_and(|part| part["disabled"] != true)
            })
            .await;
        self.press(&card, ":lobby:start").await;
        self.message("the board", |message| message.to_string().contains("Voyage 1")).await;
        let (mut asked, mut choices) = (0, self.choices().await);
        while !choices.is_empty() {
            asked += 1;
            self.slash("play", json!({"action": choices[asked * 5 % choices.len()]})).await;
            let mut then = self.choices().await;
            for _ in 0..20 {
                if then != choices {
                    break;
                }
                sleep(Duration::from_millis(25)).await;
                then = self.choices().await;
            }
            choices = then;
        }
        asked
    }
}

/// The button of a message whose custom id ends like this.
fn button<'a>(message: &'a Value, end: &str) -> Option<&'a Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.find(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(end)))
}

// --- The bot --------------------------------------------------------------------------------------------------------

/// A bot's folder, with its configuration in it, and the program that runs there.
struct Bot {
    folder: TempDir,
    program: String,
    token: String,
    child: Option<Child>,
    /// The address of its monitor.
    monitor: String,
}

impl Bot {
    fn of(discord: &Discord, program: String) -> Self {
        Self::at(&discord.url, &discord.token, program)
    }

    fn at(url: &str, token: &str, program: String) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let free = free();
        let config =
            format!("[discord]\napi_url = {:?}\n[store]\nfolder = \"store\"\n[monitor]\naddress = \"{free}\"\n", url);
        fs::write(folder.path().join("config.toml"), config).expect("a file");
        let monitor = format!("http://{free}");
        Self { folder, program, token: token.to_owned(), child: None, monitor }
    }

    /// Adds a section to its configuration.
    fn configure(&self, section: &str) {
        let path = self.folder.path().join("config.toml");
        let before = fs::read_to_string(&path).expect("a file");
        fs::write(path, before + section).expect("a file");
    }

    /// Keeps its games in a database instead of the folder.
    fn keep_in(&self, address: &Address) {
        let path = self.folder.path().join("config.toml");
        let before = fs::read_to_string(&path).expect("a file");
        let keys = format!("engine = \"postgres\"\nurl = {:?}\npassword_file = \"password\"\n", address.url);
        fs::write(path, before.replace("folder = \"store\"\n", &keys)).expect("a file");
        let password = self.folder.path().join("password");
        fs::write(&password, PASSWORD).expect("a file");
        fs::set_permissions(&password, std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("it is ours");
        self.configure("[backups]\nevery_hours = 0\n");
    }

    /// The metrics; `None` without an answer.
    async fn scrape(&self) -> Scrape {
        let answer = reqwest::get(format!("{}/metrics", self.monitor)).await.ok()?;
        answer.text().await.ok()
    }

    /// The answer of the monitor: the status and the text.
    async fn monitor(&self, path: &str) -> (u16, String) {
        let answer = reqwest::get(format!("{}/{path}", self.monitor)).await.expect("the monitor answers");
        (answer.status().as_u16(), answer.text().await.expect("a text"))
    }

    fn log(&self) -> std::path::PathBuf {
        self.folder.path().join("bot.log")
    }

    fn start(&mut self) {
        self.start_with(Stdio::inherit(), File::create(self.log()).expect("a file").into());
    }

    fn start_with(&mut self, stdout: Stdio, stderr: Stdio) {
        // A write beyond a limit then fails, and does not end the program.
        let child = Process::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" run", &self.program])
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", &self.token)
            .stdin(Stdio::null())
            .stdout(stdout)
            .stderr(stderr)
            .kill_on_drop(true)
            .spawn();
        self.child = Some(child.expect("the program starts"));
    }

    fn signal(&self, name: &str) {
        let process = self.child.as_ref().and_then(Child::id).expect("it runs");
        // `kill` is a builtin of every shell; some machines lack the program.
        let sent = Command::new("sh").args(["-c", &format!("kill -{name} {process}")]).status().expect("a shell");
        assert!(sent.success());
    }

    /// Limits the size of the files that it writes from now on.
    #[cfg(target_os = "linux")]
    fn limit_files(&self, most: &str) {
        let process = self.child.as_ref().and_then(Child::id).expect("it runs").to_string();
        let limited = Command::new("prlimit").args(["--pid", &process, &format!("--fsize={most}:")]).status();
        assert!(limited.expect("there is prlimit").success());
    }

    /// Stops it in order.
    async fn stops(&mut self) {
        let begun = Instant::now();
        self.signal("TERM");
        assert!(self.ended().await.success());
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    }

    async fn ended(&mut self) -> std::process::ExitStatus {
        let child = self.child.as_mut().expect("it was started");
        tokio::time::timeout(SOON, child.wait()).await.expect("it ends").expect("its status")
    }

    /// The answer of `skald health`: whether the bot works, and its sentence.
    async fn health(&self, arguments: &[&str]) -> (bool, String) {
        let asked = Process::new(&self.program).arg("health").args(arguments).current_dir(self.folder.path()).output();
        let Output { status, stdout, stderr } = asked.await.expect("the program starts");
        let said = format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        match status.code() {
            Some(0) => (true, said),
            Some(1) => (false, said),
            other => panic!("neither 0 nor 1 but {other:?}: {said}"),
        }
    }

    /// Polls until the answer is as expected.
    async fn says(&self, works: bool, sentence: &str, arguments: &[&str]) {
        let asked = async || {
            let (found, said) = self.health(arguments).await;
            (found == works && said.contains(sentence)).then_some(())
        };
        until(&format!("{works}: {sentence:?} from health {arguments:?}"), asked).await;
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", fs::read_to_string(self.log()).unwrap_or_default());
        }
    }
}

/// An address that was free a moment ago.
fn free() -> std::net::SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").and_then(|there| there.local_addr()).expect("a port")
}

// --- The alerts -----------------------------------------------------------------------------------------------------

/// The metrics of a process; `None` without an answer.
type Scrape = Option<String>;

/// Whether the condition of an alert holds for processes, each with an earlier and a later scrape. An increase is that
/// between the two, which are nearer to each other than the range of the condition.
fn fires(alert: &str, processes: &[[Scrape; 2]]) -> bool {
    let (_, rule) = ALERTS.split_once(&format!("alert: {alert}\n")).expect(alert);
    let (_, rule) = rule.split_once("expr: ").expect("a condition");
    let mut lines = rule.lines().map(str::trim).filter(|line| *line != ">-");
    holds(lines.next().expect("a condition"), processes)
}

fn holds(condition: &str, processes: &[[Scrape; 2]]) -> bool {
    if let Some((one, other)) = condition.split_once(" or ") {
        return holds(one, processes) || holds(other, processes);
    }
    if condition.starts_with("absent(up{") {
        return processes.is_empty();
    }
    let signs = [" == ", " != ", " > "].into_iter();
    let parts = signs.filter_map(|sign| condition.split_once(sign).map(|(left, right)| (left, sign, right))).next();
    let (left, sign, right) = parts.unwrap_or_else(|| panic!("no comparison: {condition}"));
    let [bound] = values(right, processes)[..] else { return false };
    values(left, processes).into_iter().any(|value| match sign {
        " == " => value == bound,
        " != " => value != bound,
        _ => value > bound,
    })
}

/// The values of an expression, one for each series.
fn values(expression: &str, processes: &[[Scrape; 2]]) -> Vec<f64> {
    let inner = |function: &str| expression.strip_prefix(function)?.strip_suffix(')');
    let range = |text: &str| text.split('[').next().unwrap_or_default().to_owned();
    let now = |selector: &str| -> Vec<f64> {
        processes.iter().flat_map(|scrapes| series(selector, &scrapes[1]).into_values()).collect()
    };
    if let Ok(number) = expression.parse() {
        return vec![number];
    }
    if expression.starts_with("up{") {
        return processes.iter().map(|scrapes| f64::from(u8::from(scrapes[1].is_some()))).collect();
    }
    if let Some(selector) = inner("increase(") {
        return processes.iter().flat_map(|scrapes| increases(&range(selector), scrapes).into_values()).collect();
    }
    if let Some(selector) = inner("sum(") {
        return vec![now(selector).iter().sum()];
    }
    if let Some(selector) = inner("max(") {
        return vec![now(selector).into_iter().fold(f64::NEG_INFINITY, f64::max)];
    }
    if let Some(arguments) = inner("histogram_quantile(") {
        let (share, rates) = arguments.split_once(", sum by (le) (rate(").expect("a share and rates");
        let all = processes.iter().map(|scrapes| increases(&range(rates), scrapes));
        let mut buckets = BTreeMap::new();
        for (labels, count) in all.flatten() {
            let (_, bound) = labels.split_once("le=\"").expect("a bucket");
            *buckets.entry(bound.split('"').next().expect("a bound").to_owned()).or_insert(0.0) += count;
        }
        return Vec::from_iter(quantile(share.parse().expect("a share"), &buckets));
    }
    now(expression)
}

/// The series of a selector in a scrape, by their labels.
fn series(selector: &str, scrape: &Scrape) -> BTreeMap<String, f64> {
    let (name, wanted) = selector.split_once('{').unwrap_or((selector, "}"));
    let wanted = wanted.trim_end_matches('}');
    let lines = scrape.as_deref().unwrap_or_default().lines();
    let found = lines.filter_map(|line| {
        let (labels, value) = line.strip_prefix(name)?.rsplit_once(' ')?;
        let fits = labels.is_empty() || labels.starts_with('{');
        Some((labels.to_owned(), value.parse().ok()?)).filter(|_| fits && labels.contains(wanted))
    });
    found.collect()
}

/// How much each series of a selector has grown.
fn increases(selector: &str, [before, after]: &[Scrape; 2]) -> BTreeMap<String, f64> {
    let before = series(selector, before);
    let grown = |(labels, value)| {
        let first = before.get(&labels).copied().unwrap_or(value);
        (labels, value - first)
    };
    series(selector, after).into_iter().map(grown).collect()
}

/// As Prometheus computes it. `None` without an observation.
fn quantile(share: f64, buckets: &BTreeMap<String, f64>) -> Option<f64> {
    let mut buckets: Vec<(f64, f64)> = buckets
        .iter()
        .map(|(bound, count)| (bound.trim_start_matches('+').parse().expect("a bound"), *count))
        .collect();
    buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
    let rank = share * buckets.last().filter(|(_, all)| *all > 0.0)?.1;
    let at = buckets.iter().position(|(_, count)| *count >= rank)?;
    let (low, below) = if at == 0 { (0.0, 0.0) } else { buckets[at - 1] };
    let (high, count) = buckets[at];
    Some(if high.is_finite() { low + (high - low) * (rank - below) / (count - below) } else { low })
}

// --- The tests ------------------------------------------------------------------------------------------------------

/// Makes a named pipe. Who reads it waits for a writer.
fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("the program starts").success());
}

/// Slow: it starts three processes of the bot.
#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_while_the_store_opens() {
    let discord = Discord::open().await;
    let mut bot = Bot::of(&discord, BUILT.to_owned());
    bot.start();
    bot.says(true, ", connected to Discord", &[]).await;
    bot.stops().await;
    // The open waits until somebody writes the label.
    let label = bot.folder.path().join("store/store.json");
    let text = fs::read(&label).expect("a store");
    fs::remove_file(&label).expect("it is ours");
    pipe(&label);
    let told = |message: &Value| message.to_string().contains("I am starting");
    for opens in [false, true] {
        bot.start();
        bot.says(false, "starting: the store is still opening", &[]).await;
        until("the bot in the local Discord", async || discord.connected().await.then_some(())).await;
        let guest = Guest::enter(&discord).await;
        let new = json!({"title": "raids", "seats": 2, "computers": 1});
        guest.slash("new", new.clone()).await;
        guest.message("the answer", told).await;
        assert_eq!(bot.monitor("healthz").await, (200, "starting\n".to_owned()));
        let (status, ready) = bot.monitor("readyz").await;
        assert!(status == 503 && ready.starts_with("starting: "), "{status} {ready}");
        assert!(bot.monitor("metrics").await.1.contains("skald_starting 1"));
        if opens {
            let (label, text) = (label.clone(), text.clone());
            tokio::task::spawn_blocking(move || fs::write(label, text)).await.expect("runs").expect("is read");
            bot.says(true, ", connected to Discord", &[]).await;
            let lobby = |message: &Value| button(message, ":lobby:start").is_some();
            let path = format!("messages?member={}&channel={}", guest.member, guest.channel);
            let before = discord.get(&path).await;
            assert!(!before.as_array().expect("a list").iter().any(lobby), "what was refused is not done later");
            guest.slash("new", new).await;
            guest.message("the lobby card", lobby).await;
        }
        bot.stops().await;
    }
}

/// The first process of a container ignores a signal that it does not handle, as this one does.
#[tokio::test(flavor = "multi_thread")]
async fn stop_is_obeyed_while_the_configuration_hangs() {
    let folder = tempfile::tempdir().expect("a folder");
    let token = folder.path().join("token");
    pipe(&token);
    let config = format!("[discord]\ntoken_file = {token:?}\n");
    fs::write(folder.path().join("config.toml"), config).expect("a file");
    let child = Process::new("sh")
        .args(["-c", "trap '' TERM; exec \"$0\" run", BUILT])
        .current_dir(folder.path())
        .env_remove("DISCORD_TOKEN")
        .kill_on_drop(true)
        .spawn();
    let mut bot = Bot::at("", "", BUILT.to_owned());
    bot.child = Some(child.expect("the program starts"));
    // The pipe opens when the program reads from it, and nothing is written.
    let hangs = tokio::task::spawn_blocking(move || File::options().write(true).open(token));
    let _held = hangs.await.expect("runs").expect("is read");
    bot.signal("TERM");
    assert_eq!(bot.ended().await.code(), Some(130));
}

/// A file of the old store is a pipe, so its backup before the migration hangs. Slow: it starts two processes of the
/// bot, and a migration runs.
#[tokio::test(flavor = "multi_thread")]
async fn stop_is_obeyed_during_a_migration() {
    let discord = Discord::open().await;
    let mut bot = Bot::of(&discord, BUILT.to_owned());
    let store = bot.folder.path().join("store");
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/store/schema-2");
    assert!(Command::new("cp").arg("-r").args([&fixture, &store]).status().expect("the program starts").success());
    let hangs = store.join("sled-0002/blobs");
    fs::create_dir_all(&hangs).expect("a folder");
    let hangs = hangs.join("7");
    pipe(&hangs);
    bot.start();
    bot.says(false, "starting: the store is still opening", &[]).await;
    bot.stops().await;
    fs::remove_file(&hangs).expect("it is ours");
    bot.start();
    bot.says(true, ", connected to Discord", &[]).await;
    assert!(fs::read_to_string(store.join("store.json")).expect("a label").contains("\"schema\": 7"));
    let said = fs::read_to_string(bot.log()).expect("a log");
    assert!(said.contains("every user of this machine may read the store"), "the folder was made by another program");
    bot.stops().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stop_is_obeyed_before_the_first_connection() {
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", silent.local_addr().expect("an address"));
    let mut bot = Bot::at(&url, "dG9rZW4.dG9rZW4.dG9rZW4", BUILT.to_owned());
    bot.start();
    let _unanswered = silent.accept().await.expect("a connection");
    bot.stops().await;
}

/// The label of the backup is a pipe, so it is never read to its end.
#[tokio::test(flavor = "multi_thread")]
async fn stop_is_obeyed_during_a_verification() {
    let folder = tempfile::tempdir().expect("a folder");
    let [backup, temporary] = ["backup", "temporary"].map(|name| folder.path().join(name));
    drop(Lsm::open(&backup).expect("a store"));
    fs::create_dir(&temporary).expect("a folder");
    let label = backup.join("store.json");
    fs::remove_file(&label).expect("it is ours");
    pipe(&label);
    let child = Process::new(BUILT)
        .args(["restore", "--verify"])
        .arg(&backup)
        .current_dir(folder.path())
        .env("TMPDIR", &temporary)
        .kill_on_drop(true)
        .spawn();
    let mut bot = Bot::at("", "", BUILT.to_owned());
    bot.child = Some(child.expect("the program starts"));
    let hangs = tokio::task::spawn_blocking(move || File::options().write(true).open(label));
    let _held = hangs.await.expect("runs").expect("is read");
    bot.signal("TERM");
    assert_eq!(bot.ended().await.code(), Some(130));
    assert_eq!(fs::read_dir(&temporary).expect("a folder").count(), 0);
}

/// A folder whose disk is not mounted looks like a new store. Slow: it starts three processes.
#[tokio::test(flavor = "multi_thread")]
async fn new_store_is_said_or_ruled_out() {
    let discord = Discord::open().await;
    let mut bot = Bot::of(&discord, BUILT.to_owned());
    bot.start();
    bot.says(true, ", connected to Discord", &[]).await;
    assert!(fs::read_to_string(bot.log()).expect("a log").contains("new store: there was none in this folder"));
    bot.stops().await;
    let store = bot.folder.path().join("store");
    fs::rename(&store, bot.folder.path().join("unmounted")).expect("it is ours");
    fs::create_dir(&store).expect("it is ours");
    let path = bot.folder.path().join("config.toml");
    let config = fs::read_to_string(&path).expect("a file").replace("[store]\n", "[store]\nmust_exist = true\n");
    fs::write(&path, config).expect("a file");
    bot.start();
    assert!(!bot.ended().await.success());
    let said = fs::read_to_string(bot.log()).expect("a log");
    assert!(said.contains("store.must_exist is set: mount the disk of the store"), "{said}");
    assert!(!store.join("store.json").exists());
}

/// Slow: a whole game between two processes.
#[tokio::test(flavor = "multi_thread")]
async fn separate_bot_plays_a_whole_game_and_reports_its_health() {
    let discord = Discord::open().await;
    let mut bot = Bot::of(&discord, std::env::var("SKALD_TRY_BOT").unwrap_or_else(|_| BUILT.to_owned()));
    // The guest polls for the choices.
    bot.configure("[limits]\na_minute = 0\n");
    bot.says(false, "no bot runs here", &[]).await;
    bot.start();
    bot.says(true, ", connected to Discord", &[]).await;

    let guest = Guest::enter(&discord).await;
    let asked = guest.play().await;
    let end = guest.message("the end card", |message| message.to_string().contains("is over")).await;
    assert!(asked > 10, "a game of two asks a person more than {asked} times");
    let embed = &end["embeds"][0];
    println!("{asked} decisions typed; the end card: {}\n{}", embed["title"], embed["description"]);
    assert_eq!(discord.get("violations").await, json!([]), "no request that Discord would refuse");

    bot.says(true, "the bot works", &[]).await;
    bot.signal("TERM");
    assert!(bot.ended().await.success(), "an orderly stop is no error");
    bot.says(false, "no bot runs here", &[]).await;
}

/// Slow: it starts two processes, and the sandbox checks the endpoint first.
#[tokio::test(flavor = "multi_thread")]
async fn process_takes_interactions_without_a_gateway() {
    let address = free();
    let (discord, key, sent) = Discord::sending_to(&format!("http://{address}/interactions")).await;
    let mut bot = Bot::of(&discord, BUILT.to_owned());
    bot.configure(&format!("[interactions]\naddress = \"{address}\"\npublic_key = \"{key}\"\ngateway = false\n"));
    bot.start();
    let counted = async |result: &str| {
        let (_, figures) = bot.monitor("metrics").await;
        let start = format!("skald_interaction_requests_total{{result=\"{result}\"}} ");
        figures.lines().find_map(|line| line.strip_prefix(&start)?.parse::<u32>().ok()).unwrap_or_default()
    };
    let guest = Guest::enter(&discord).await;
    until("the endpoint to be tried", async || (counted("unsigned").await == 1).then_some(())).await;
    assert_eq!((counted("pong").await, counted("taken").await), (1, 0));
    tokio::time::timeout(SOON, sent).await.expect("it is set a moment after the answer").expect("it is said");
    guest.slash("new", json!({"title": "raids", "seats": 2, "computers": 1})).await;
    let card = guest
        .message("the lobby card", |message| {
            button(message, ":lobby:start").is_some_and(|part| part["disabled"] != true)
        })
        .await;
    guest.press(&card, ":lobby:start").await;
    guest.message("the board", |message| message.to_string().contains("Voyage 1")).await;
    assert!(!guest.choices().await.is_empty());
    assert_eq!(counted("taken").await, 3, "a command, a press and a completion");
    assert!(!discord.connected().await, "there is no gateway session");
    bot.says(true, ", connected to Discord", &[]).await;
    assert_eq!(bot.monitor("readyz").await.0, 200);
    assert_eq!(discord.get("violations").await, json!([]), "no request that Discord would refuse");
    bot.signal("TERM");
    assert!(bot.ended().await.success(), "an orderly stop is no error");
}

/// Slow: a hang counts after 8 s, and a lost connection after 6 s.
#[tokio::test(flavor = "multi_thread")]
async fn health_distinguishes_hanging_killed_and_working_bots() {
    let discord = Discord::open().await;
    let mut bot = Bot::of(&discord, BUILT.to_owned());
    bot.start();
    bot.says(true, ", connected to Discord", &[]).await;
    assert!(discord.connected().await);
    assert_eq!(bot.monitor("readyz").await, (200, "ok\n".to_owned()));
    let (_, figures) = bot.monitor("metrics").await;
    for figure in ["skald_gateway_connected 1", "skald_gateway_connections_total 1", "skald_tables_in_play 0"] {
        assert!(figures.lines().any(|line| line == figure), "{figure}: {figures}");
    }
    let requests = |line: &str| line.starts_with("skald_requests_total{status=\"200\"}");
    assert!(figures.lines().any(requests) && figures.contains("skald_sync_seconds_bucket{le=\"0.001\"}"), "{figures}");
    assert!(!figures.contains(&bot.token), "no token among the figures");

    bot.signal("STOP");
    bot.says(false, "hangs", &["--within", "8"]).await;
    assert!(bot.health(&["--within", "600"]).await.0, "old signs are as good as one says they are");
    bot.signal("CONT");
    bot.says(true, ", connected to Discord", &["--within", "8"]).await;

    drop(discord);
    bot.says(false, "without a connection to Discord", &["--away", "6"]).await;
    let (works, said) = bot.health(&[]).await;
    assert!(works && said.contains("not connected to Discord for"), "a Discord that is away is waited for: {said}");
    assert_eq!(bot.monitor("healthz").await.0, 200);
    assert_eq!(bot.monitor("readyz").await, (503, "not connected to Discord\n".to_owned()));

    bot.signal("KILL");
    bot.ended().await;
    let (works, said) = bot.health(&["--within", "600"]).await;
    assert!(!works && said.contains("was killed or crashed"), "{said}");
    let store = bot.folder.path().join("store");
    assert!(has(&store, "heartbeat.json"), "what it left behind");
    fs::remove_file(store.join("heartbeat.lock")).expect("a file");
    // If files cannot be locked, only the age is known.
    bot.says(false, "hangs", &["--within", "1"]).await;
}

/// The bot's output goes to a full pipe without a reader. Slow: a whole game between two processes.
#[tokio::test(flavor = "multi_thread")]
async fn log_that_nobody_reads_stops_no_game() {
    let discord = Discord::open().await;
    let mut bot = Bot::of(&discord, BUILT.to_owned());
    bot.configure("[limits]\na_minute = 0\n[log]\nfilter = \"debug\"\n");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    // A pipe of 64 KiB, or less elsewhere, takes no further byte.
    let mut stuffing = writer.try_clone().expect("a pipe");
    std::thread::spawn(move || while stuffing.write_all(&[b'.'; 4096]).is_ok() {});
    bot.start_with(writer.try_clone().expect("a pipe").into(), writer.into());
    bot.says(true, ", connected to Discord", &[]).await;
    let asked = Guest::enter(&discord).await.play().await;
    assert!(asked > 10, "{asked}");
    bot.says(true, ", connected to Discord", &["--within", "8"]).await;
    let begun = Instant::now();
    bot.signal("TERM");
    assert!(bot.ended().await.success(), "an orderly stop is no error");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    drop(reader);
}

/// Discord takes no message for three quarters of an hour. Slow: a message counts as late after 10 s.
#[tokio::test(flavor = "multi_thread")]
async fn message_behind_a_long_rate_limit_counts_as_late() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("starts");
    let mut bot = Bot::at(&sandbox.url(), sandbox.token(), BUILT.to_owned());
    bot.start();
    sandbox.wait_for_bot(SOON).await.expect("the commands are registered");
    let (host, channel) = (sandbox.member(0).id, sandbox.channel("general").expect("there is one"));
    sandbox.slash(host, channel, "new", &[("title", json!("raids")), ("seats", json!(3))]).expect("is there");
    let card =
        |look: &Look<'_>| look.messages(host, channel).iter().any(|message| message.origin.is_none()).then_some(());
    sandbox.wait_for("the lobby card", SOON, card).await.expect("comes");
    sandbox.fail_next(Failure::rate_limit("/channels", 1000, Duration::from_secs(2800)));
    // A press might be answered by the card itself.
    sandbox.slash(sandbox.member(1).id, channel, "join", &[]).expect("is there");
    let late = async || {
        let (_, figures) = bot.monitor("metrics").await;
        let late = figures.lines().find_map(|line| line.strip_prefix("skald_outbox_oldest_seconds ")?.parse().ok());
        late.filter(|late: &f64| *late > 10.0)
    };
    until("a late message", late).await;
    bot.signal("TERM");
    assert!(bot.ended().await.success(), "an orderly stop is no error");
}

fn has(folder: &Path, name: &str) -> bool {
    folder.join(name).exists()
}

/// What must happen for an alert. Slow: more than 20 reconnects, each with the real backoff.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn alerts_fire_on_their_events_in_one_process() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("starts");
    let mut bot = Bot::at(&sandbox.url(), sandbox.token(), BUILT.to_owned());
    bot.start();
    sandbox.wait_for_bot(SOON).await.expect("the commands are registered");
    let (member, channel) = (sandbox.member(0).id, sandbox.channel("general").expect("there is one"));
    let connected = |look: &Look<'_>| (look.connected() == 1).then_some(());
    // A series begins with its first observation, which is no increase.
    let asked = sandbox.slash(member, channel, "help", &[]).expect("is there");
    asked.settled(SOON).await.expect("is answered");
    for alert in ["SkaldSlow", "SkaldReconnects", "SkaldDiskFails", "SkaldDown"] {
        let before = bot.scrape().await;
        let now = async || fires(alert, &[[before.clone(), bot.scrape().await]]);
        assert!(!now().await, "{alert} before its event");
        match alert {
            "SkaldSlow" => {
                // Discord takes the first response, and says so at the fifth attempt. One that takes over a second fires it.
                let answered_late = async || {
                    sandbox.fail_next(Failure::lost_answer("POST /interactions", 4));
                    let asked = sandbox.slash(member, channel, "help", &[]).expect("is there");
                    asked.settled(SOON).await.expect("is answered");
                    now().await.then_some(())
                };
                until(alert, answered_late).await;
            }
            "SkaldReconnects" => {
                while !now().await {
                    sandbox.gateway_drop();
                    sandbox.wait_for("the next session", SOON, connected).await.expect("comes");
                }
            }
            "SkaldDiskFails" => bot.limit_files("1"),
            _ => bot.signal("KILL"),
        }
        until(alert, async || now().await.then_some(())).await;
        if alert == "SkaldDiskFails" {
            bot.limit_files("unlimited");
            bot.says(true, ", connected to Discord", &[]).await;
            let sound = [bot.scrape().await, bot.scrape().await];
            assert!(!fires(alert, &[sound]), "the bot goes on by itself");
        }
    }
    bot.ended().await;
}

/// Slow: a lease must end, and a locked database must reach its real timeout.
#[tokio::test(flavor = "multi_thread")]
async fn alerts_fire_on_a_hanging_database_and_a_lost_process() {
    let Some(database) = postgres_server::shared() else { return };
    let address = database.database().await;
    let sandbox = Sandbox::start(SandboxOptions { shards: 2, ..SandboxOptions::default() }).await.expect("starts");
    let mut bots = [0, 1].map(|_| {
        let bot = Bot::at(&sandbox.url(), sandbox.token(), BUILT.to_owned());
        bot.keep_in(&address);
        bot
    });
    bots[0].start();
    sandbox.wait_for_bot(SOON).await.expect("the commands are registered");
    bots[1].start();
    // The alert reads the present only.
    let shards = async || fires("SkaldShards", &[[None, bots[0].scrape().await], [None, bots[1].scrape().await]]);
    let shared = async || {
        let all = bots.each_ref().map(|bot| bot.scrape());
        let has = |scrape: Scrape| scrape.is_some_and(|text| text.contains("\nskald_gateway_shards 1\n"));
        let [one, other] = all;
        (has(one.await) && has(other.await)).then_some(())
    };
    until("a shard for each process", shared).await;
    until("all shards", async || (!shards().await).then_some(())).await;
    bots[1].signal("KILL");
    until("SkaldShards", async || shards().await.then_some(())).await;
    until("the takeover", async || (!shards().await).then_some(())).await;

    let hangs = async || fires("SkaldStoreHangs", &[[bots[0].scrape().await, bots[0].scrape().await]]);
    assert!(!hangs().await);
    let (client, connection) = database.config(postgres_server::name(&address)).connect(NoTls).await.expect("connects");
    let connection = tokio::spawn(connection);
    let lock = "begin; lock table skald_tables, skald_leases, skald_memos, skald_notices in access exclusive mode";
    client.batch_execute(lock).await.expect("is locked");
    until("SkaldStoreHangs", async || hangs().await.then_some(())).await;
    drop(client);
    let _ended = connection.await;
    until("a change", async || (!hangs().await).then_some(())).await;
    bots[0].stops().await;
}
