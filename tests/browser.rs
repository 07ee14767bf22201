//! The page of the sandbox in a real browser: open it, start a table, play by clicking, see the defender's direct
//! message. Needs Chromium and ChromeDriver; without them the test says that it looked at nothing, unless
//! `SKALD_BROWSER=required`.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use skald::config::{Config, DiscordConfig, Secret};
use skald::discord::{self, BotSetup};
use skald::engine::Seed;
use skald::sandbox::{Sandbox, SandboxOptions};
use skald::store::Memory;
use skald::table::{FixedLuck, SystemClock, Tables};
use tokio::process::{Child, Command};
use tokio_util::sync::CancellationToken;

/// How long a page may take to show what was asked for.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many decisions are made by clicking at most before somebody must have been attacked.
const DECISIONS: usize = 60;

/// A browser on the page, and all that is behind it.
struct Stage {
    browser: Client,
    _driver: Child,
    sandbox: Sandbox,
    stop: CancellationToken,
    bot: tokio::task::JoinHandle<Result<(), discord::DiscordError>>,
}

impl Stage {
    async fn open(width: u32) -> Option<Self> {
        let (browser, driver) = browser(width).await?;
        let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("a sandbox");
        let titles = skald::games::builtin().expect("the titles");
        let tables = Tables::new(
            Arc::new(Memory::new()),
            titles,
            Arc::new(SystemClock),
            Arc::new(FixedLuck::new(Seed::from_number(7))),
        );
        let api_url = Some(sandbox.url().parse().expect("an address"));
        let stop = CancellationToken::new();
        let setup = BotSetup {
            tables: Arc::new(tables),
            config: DiscordConfig { api_url, ..Config::default().discord },
            token: Secret::new(sandbox.token()),
            stop: stop.clone(),
        };
        let bot = tokio::spawn(discord::run(setup));
        sandbox.wait_for_bot(PATIENCE).await.expect("the bot comes online");
        browser.goto(&sandbox.url()).await.expect("the page");
        Some(Self { browser, _driver: driver, sandbox, stop, bot })
    }

    async fn find(&self, css: &str) -> Element {
        let found = self.browser.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("{css}: {error}; the page says: {}", self.text("body").await),
        }
    }

    async fn click(&self, css: &str) {
        self.find(css).await;
        // Clicked where the page stands at that moment: a message may be drawn anew between finding and clicking.
        let script = "const e = document.querySelector(arguments[0]); if (!e || e.disabled) return false; \
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

    async fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let value = self.browser.execute(script, vec![json!(css)]).await.expect("a text");
        value.as_str().unwrap_or_default().to_owned()
    }

    async fn until(&self, what: &str, script: &str) {
        for _ in 0..PATIENCE.as_millis() / 100 {
            if self.browser.execute(script, vec![]).await.is_ok_and(|value| value == json!(true)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{what} does not happen; the page says: {}", self.text("body").await);
    }

    async fn become_member(&self, username: &str) {
        self.click(&format!("[data-testid=member-{username}]")).await;
    }

    async fn open_channel(&self, name: &str) {
        self.click(&format!("[data-testid=channel-{name}]")).await;
    }

    /// What the person whose page this is may press in the open channel: the custom ids of a decision.
    async fn choices(&self) -> Vec<(String, String)> {
        let script = "return [...document.querySelectorAll('[data-message-id] [data-custom-id]')] \
                      .filter(e => !e.disabled).map(e => [e.dataset.customId, e.innerText])";
        let value = self.browser.execute(script, vec![]).await.expect("the buttons");
        serde_json::from_value(value).expect("pairs of texts")
    }

    async fn close(self) {
        self.stop.cancel();
        let ended = tokio::time::timeout(PATIENCE, self.bot).await.expect("the bot stops");
        ended.expect("the bot's task").expect("the bot ends well");
        assert_eq!(self.sandbox.violations().len(), 0, "{:?}", self.sandbox.violations());
        self.browser.close().await.expect("the browser closes");
        self.sandbox.shutdown().await.expect("the sandbox stops");
    }
}

/// A headless browser of this width; `None` where there is none to be had.
async fn browser(width: u32) -> Option<(Client, Child)> {
    let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port").port();
    let driver = Command::new("chromedriver")
        .arg(format!("--port={port}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn();
    let Ok(driver) = driver else {
        assert!(std::env::var("SKALD_BROWSER").as_deref() != Ok("required"), "chromedriver is not installed");
        eprintln!("NOT TESTED: the page in a browser (install chromium and chromium-driver)");
        return None;
    };
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
    let wanted = json!({"goog:chromeOptions": {"args": arguments}});
    let capabilities = wanted.as_object().expect("an object").clone();
    for _ in 0..100 {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities.clone());
        match builder.connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => return Some((client, driver)),
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    panic!("chromedriver does not answer");
}
