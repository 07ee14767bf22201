//! A browser on the page of the sandbox, with the bot behind it.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use skald::config::{Config, DiscordConfig, LimitsConfig, Secret};
use skald::discord::{self, BoardPage, BotSetup, Threads};
use skald::engine::Seed;
use skald::store::Memory;
use skald::table::{ChannelId, FixedEntropy, OpenDecision, Seq, SystemClock, TableId, TableView, Tables};
use skald::title::Titles;
use support::sandbox::{Sandbox, SandboxOptions};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio_util::sync::CancellationToken;

/// How long a page may take to show what was asked for.
pub const PATIENCE: Duration = Duration::from_secs(180);
/// The least width of a window of Chromium. A narrower screen is emulated, as a phone.
const NARROWEST: u32 = 500;
/// The height of an emulated screen.
pub const TALL: u32 = 844;

/// ChromeDriver as a process.
struct Process {
    _child: Child,
    /// Kept open, so that it may go on saying something.
    _said: Lines<BufReader<ChildStdout>>,
    port: u16,
}
/// ChromeDriver, and the address of its session.
struct Driver {
    _process: Process,
    session: String,
}

/// A browser on the page, and all that is behind it.
pub struct Stage {
    pub browser: Client,
    pub sandbox: Sandbox,
    pub tables: Arc<Tables>,
    pub http: reqwest::Client,
    driver: Driver,
    stop: CancellationToken,
    bot: tokio::task::JoinHandle<Result<(), discord::DiscordError>>,
}

impl Stage {
    pub async fn open(width: u32) -> Option<Self> {
        Self::with(width, skald::games::builtin().expect("the titles")).await
    }

    pub async fn with(width: u32, titles: Titles) -> Option<Self> {
        Self::beside(width, titles, None).await
    }

    /// The same with the page of the boards, which is an Activity of the sandbox, too. Returns its address.
    pub async fn with_boards(width: u32) -> Option<(Self, String)> {
        let page = BoardPage::local(0).await.expect("a port");
        let url = page.public_url().to_string();
        Some((Self::beside(width, skald::games::builtin().expect("the titles"), Some(page)).await?, url))
    }

    async fn beside(width: u32, titles: Titles, page: Option<BoardPage>) -> Option<Self> {
        let (browser, driver) = browser(width).await?;
        let sandbox = Sandbox::start(SandboxOptions { answer_within: PATIENCE, ..SandboxOptions::default() })
            .await
            .expect("a sandbox");
        let page = page.map(|page| {
            sandbox.enable_activity(page.public_url().as_str());
            page.in_discord(Some(Secret::new(sandbox.client_secret())), sandbox.url().parse().ok())
        });
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let tables = Arc::new(Tables::new(Arc::new(Memory::new()), titles, Arc::new(SystemClock), entropy));
        let api_url = Some(sandbox.url().parse().expect("an address"));
        let stop = CancellationToken::new();
        let setup = BotSetup {
            version: "of a test",
            tables: Arc::clone(&tables),
            config: DiscordConfig { api_url, ..Config::default().discord },
            endpoint: None,
            page,
            limits: LimitsConfig::NONE,
            forget_server_after: None,
            token: Secret::new(sandbox.token()),
            stop: stop.clone(),
            health: Arc::default(),
            threads: Threads::Own,
        };
        let bot = tokio::spawn(discord::run(setup));
        sandbox.wait_for_bot(PATIENCE).await.expect("the bot comes online");
        browser.goto(&sandbox.url()).await.expect("the page");
        let stage = Self { browser, sandbox, tables, http: reqwest::Client::new(), driver, stop, bot };
        if width < NARROWEST {
            stage.emulate(width, TALL).await;
        }
        stage.until("the page is there", "return document.body.dataset.ready === 'true'").await;
        Some(stage)
    }

    /// A phone of this size.
    pub async fn emulate(&self, width: u32, height: u32) {
        let params = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true});
        self.drive("goog/cdp/execute", json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": params})).await;
    }

    pub async fn find(&self, css: &str) -> Element {
        let found = self.browser.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("{css}: {error}; the page says: {}", self.text("body").await),
        }
    }

    pub async fn click(&self, css: &str) {
        self.find(css).await;
        // Clicked where the page is at that moment. A message may be redrawn between finding and clicking, or wait for
        // the answer to another click, and a button may not be shown yet.
        let script = "const e = document.querySelector(arguments[0]); \
                      if (!e?.checkVisibility() || e.disabled || e.ariaDisabled === 'true') return false; \
                      e.scrollIntoView({block: 'center'}); e.click(); return true;";
        for _ in 0..200 {
            let done = self.browser.execute(script, vec![json!(css)]).await.expect("a click");
            if done == json!(true) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{css} cannot be pressed; the page says: {}", self.text("body").await);
    }

    pub async fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let value = self.browser.execute(script, vec![json!(css)]).await.expect("a text");
        value.as_str().unwrap_or_default().to_owned()
    }

    pub async fn until(&self, what: &str, script: &str) {
        for _ in 0..PATIENCE.as_millis() / 100 {
            if self.browser.execute(script, vec![]).await.is_ok_and(|value| value == json!(true)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let journal = self.sandbox.journal();
        let last = journal.iter().skip(journal.len().saturating_sub(20));
        let last: Vec<_> = last.map(|done| format!("{} {}: {}", done.method, done.path, done.status)).collect();
        panic!("{what} does not happen; the page says: {}; the bot asked: {last:#?}", self.text("body").await);
    }

    /// Waits until the table stands behind this seq.
    pub async fn moved_on(&self, seq: Seq) {
        self.moved_on_at(self.table().await.id, seq).await;
    }

    /// Waits until a table stands behind this seq.
    pub async fn moved_on_at(&self, table: TableId, seq: Seq) {
        for _ in 0..PATIENCE.as_millis() / 50 {
            if self.tables.look(table).await.expect("a table").seq > seq {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the press did not reach the table; the page says: {}", self.text("body").await);
    }

    pub async fn become_member(&self, username: &str) {
        self.click(&format!("[data-testid=member-{username}]")).await;
        self.loaded().await;
    }

    pub async fn open_channel(&self, name: &str) {
        self.click(&format!("[data-testid=channel-{name}]")).await;
        self.loaded().await;
    }

    /// Waits until the chosen channel has loaded for its current member, with its commands.
    async fn loaded(&self) {
        self.until("the channel is there", "return document.querySelector('#messages').ariaBusy !== 'true'").await;
    }

    /// The table of the channel that is played in.
    pub async fn table(&self) -> TableView {
        let channel = self.sandbox.channel("north-sea").expect("the channel").to_string();
        let channel = ChannelId(channel.parse().expect("a number"));
        let shared = self.tables.at(channel).await.expect("a store").expect("a table");
        // In the middle of a turn as its person sees it.
        let mover = shared.begun().and_then(|seat| Some(shared.occupant(seat)?.person()?.id));
        match mover {
            Some(mover) => shared.seen_by(mover),
            None => shared,
        }
    }

    /// Takes choice `n` of a decision by clicking: its button, or its line in the menu.
    pub async fn take(&self, view: &TableView, open: &OpenDecision, n: usize) {
        let (table, decision) = (view.id, open.id.0);
        let button = format!("button.button[data-custom-id='v1:{table}:{decision}:{n}']");
        let menu = format!("[data-custom-id^='v1:{table}:{decision}:m']");
        let here = "return document.querySelector(arguments[0]) !== null";
        self.find(&format!("{button}, {menu}")).await;
        if self.browser.execute(here, vec![json!(button)]).await.expect("an answer") == json!(true) {
            return self.click(&button).await;
        }
        self.click(&menu).await;
        self.click(&format!(".menu:has({menu}) [data-value='{n}']")).await;
    }

    /// What a script says.
    pub async fn ask(&self, script: &str) -> Value {
        self.browser.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// A command of ChromeDriver that WebDriver does not have.
    async fn drive(&self, command: &str, body: Value) -> Value {
        let url = format!("{}/{command}", self.driver.session);
        let answer = self.http.post(url).json(&body).send().await.expect("an answer of ChromeDriver");
        answer.json().await.expect("an answer of ChromeDriver")
    }

    /// What the browser takes for the system's own choice of light or dark.
    pub async fn system_look(&self, look: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": look}]);
        let params = json!({"cmd": "Emulation.setEmulatedMedia", "params": {"features": features}});
        self.drive("goog/cdp/execute", params).await;
    }

    /// Runs a script in each page before its own scripts.
    pub async fn run_first(&self, script: &str) {
        let params = json!({"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": {"source": script}});
        self.drive("goog/cdp/execute", params).await;
    }

    /// Presses keys, one after the other.
    pub async fn press_keys(&self, keys: &str) {
        let one = |key: char| [json!({"type": "keyDown", "value": key}), json!({"type": "keyUp", "value": key})];
        let actions: Vec<Value> = keys.chars().flat_map(one).collect();
        self.drive("actions", json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]})).await;
    }

    /// Holds keys down one after the other, and lets go of them.
    pub async fn press_together(&self, keys: &[&str]) {
        let down = keys.iter().map(|key| json!({"type": "keyDown", "value": key}));
        let up = keys.iter().rev().map(|key| json!({"type": "keyUp", "value": key}));
        let actions: Vec<Value> = down.chain(up).collect();
        self.drive("actions", json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]})).await;
    }

    /// What went wrong in the page, by its console: errors, and what the policy of the page forbids.
    async fn console(&self) -> Vec<String> {
        let logged = self.drive("se/log", json!({"type": "browser"})).await;
        let lines = logged["value"].as_array().expect("the lines of the console");
        lines.iter().map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    pub async fn close(self) {
        assert_eq!(self.console().await, Vec::<String>::new(), "the console is empty");
        self.close_with_errors().await;
    }

    /// The same after requests of the page that were refused.
    pub async fn close_with_errors(self) {
        self.stop.cancel();
        let ended = tokio::time::timeout(PATIENCE, self.bot).await.expect("the bot stops");
        ended.expect("the bot's task").expect("the bot ends well");
        assert_eq!(self.sandbox.violations().len(), 0, "{:?}", self.sandbox.violations());
        self.browser.close().await.expect("the browser closes");
        self.sandbox.shutdown().await.expect("the sandbox stops");
    }
}

/// How often chromedriver is started: it ends when the port it drew for IPv4 is taken for IPv6.
const STARTS: usize = 5;

/// ChromeDriver, started; `None` where it is not installed.
async fn process() -> Option<Process> {
    let mut last_words = String::new();
    for _ in 0..STARTS {
        let driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn();
        let Ok(mut driver) = driver else {
            assert!(std::env::var("SKALD_BROWSER").as_deref() != Ok("required"), "chromedriver is not installed");
            return None;
        };
        let mut said = BufReader::new(driver.stdout.take().expect("is piped")).lines();
        // "Starting ChromeDriver … on port 0", and later "ChromeDriver was started successfully on port 42891."
        loop {
            let line = tokio::time::timeout(PATIENCE, said.next_line()).await.expect("chromedriver starts in time");
            let Some(line) = line.expect("UTF-8") else { break };
            let port =
                line.rsplit_once(" on port ").and_then(|(_, port)| port.trim_end_matches('.').parse::<u16>().ok());
            if let Some(port) = port.filter(|port| *port > 0) {
                return Some(Process { _child: driver, _said: said, port });
            }
            last_words = line;
        }
    }
    panic!("chromedriver ended {STARTS} times before it named its port: {last_words}");
}

/// A headless browser of this width; `None` where there is none to be had.
async fn browser(width: u32) -> Option<(Client, Driver)> {
    let process = process().await?;
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        &format!("--window-size={width},900"),
    ];
    let wanted = json!({"goog:chromeOptions": {"args": arguments}, "goog:loggingPrefs": {"browser": "ALL"}});
    let capabilities = wanted.as_object().expect("an object").clone();
    for _ in 0..100 {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities.clone());
        let address = format!("http://127.0.0.1:{}", process.port);
        match builder.connect(&address).await {
            Ok(client) => {
                let id = client.session_id().await.ok().flatten().expect("a session");
                return Some((client, Driver { _process: process, session: format!("{address}/session/{id}") }));
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    panic!("chromedriver does not answer");
}
