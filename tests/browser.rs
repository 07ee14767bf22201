//! The page of the sandbox in a real browser: open it, start a table, play by clicking, see the defender's direct
//! message. Needs Chromium and ChromeDriver; without them nothing is looked at, and the last lines of
//! the test run say so (`zz_left_out.rs`), unless `SKALD_BROWSER=required`.

#[path = "support/painted.rs"]
mod painted;

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
use skald::table::{ChannelId, FixedEntropy, OpenDecision, Seq, SystemClock, TableView, Tables};
use skald::title::Titles;
use skald::words::{Locale, Voice};
use tokio::process::{Child, Command};
use tokio_util::sync::CancellationToken;

/// How long a page may take to show what was asked for.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many moves are made in peace before somebody attacks.
const QUIET: usize = 5;
/// How many decisions are made by clicking at most before somebody must have been attacked.
const DECISIONS: usize = 60;

/// A browser on the page, and all that is behind it.
struct Stage {
    browser: Client,
    _driver: Child,
    sandbox: Sandbox,
    tables: Arc<Tables>,
    stop: CancellationToken,
    bot: tokio::task::JoinHandle<Result<(), discord::DiscordError>>,
}

impl Stage {
    async fn open(width: u32) -> Option<Self> {
        Self::with(width, skald::games::builtin().expect("the titles")).await
    }

    async fn with(width: u32, titles: Titles) -> Option<Self> {
        let (browser, driver) = browser(width).await?;
        let sandbox = Sandbox::start(SandboxOptions::default()).await.expect("a sandbox");
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let tables = Arc::new(Tables::new(Arc::new(Memory::new()), titles, Arc::new(SystemClock), entropy));
        let api_url = Some(sandbox.url().parse().expect("an address"));
        let stop = CancellationToken::new();
        let setup = BotSetup {
            tables: Arc::clone(&tables),
            config: DiscordConfig { api_url, ..Config::default().discord },
            token: Secret::new(sandbox.token()),
            stop: stop.clone(),
            health: Arc::default(),
        };
        let bot = tokio::spawn(discord::run(setup));
        sandbox.wait_for_bot(PATIENCE).await.expect("the bot comes online");
        browser.goto(&sandbox.url()).await.expect("the page");
        Some(Self { browser, _driver: driver, sandbox, tables, stop, bot })
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

    /// Waits until the table stands behind this seq.
    async fn moved_on(&self, seq: Seq) {
        for _ in 0..PATIENCE.as_millis() / 50 {
            if self.table().await.seq > seq {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the click did not reach the table; the page says: {}", self.text("body").await);
    }

    async fn become_member(&self, username: &str) {
        self.click(&format!("[data-testid=member-{username}]")).await;
    }

    async fn open_channel(&self, name: &str) {
        self.click(&format!("[data-testid=channel-{name}]")).await;
    }

    /// The table of the channel that is played in.
    async fn table(&self) -> TableView {
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
    async fn take(&self, view: &TableView, open: &OpenDecision, n: usize) {
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

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_clicking_until_the_defender_is_asked_in_a_direct_message() {
    let Some(stage) = Stage::open(1280).await else { return };
    stage.open_channel("north-sea").await;
    start_a_table(&stage).await;

    let mut moves = 0;
    let defender = loop {
        assert!(moves < DECISIONS, "nobody was attacked in {moves} moves");
        moves += 1;
        let view = stage.table().await;
        let open = view.open.first().expect("an open decision").clone();
        if open.decision.out_of_turn {
            break open;
        }
        stage.become_member(PEOPLE[open.decision.seat.index()]).await;
        stage.open_channel("north-sea").await;
        if let Some(seat) = view.begun() {
            stage.click(&format!("[data-custom-id$=':turn:{}']", seat.0)).await;
        }
        stage.take(&view, &open, chosen(&view, &open, moves > QUIET)).await;
        stage.moved_on(view.seq).await;
    };
    assert!(moves > QUIET, "several moves were made by clicking: {moves}");

    stage.become_member(PEOPLE[defender.decision.seat.index()]).await;
    stage.open_channel("dm").await;
    let answers = format!("[data-message-id] [data-custom-id^='v1:{}:{}:']", stage.table().await.id, defender.id.0);
    stage.find(&answers).await;
    let stakes = stage.text("[data-testid=messages]").await;
    assert!(stakes.contains("Retaliate") && stakes.contains("Flee"), "{stakes}");
    the_link_leads_to_the_board(&stage).await;
    stage.open_channel("dm").await;
    let view = stage.table().await;
    stage.take(&view, &defender, 0).await;
    stage.moved_on(view.seq).await;
    let answered = format!("return document.querySelector(\"{answers}:not([disabled])\") === null");
    stage.until("the message that was answered has no answers any more", &answered).await;
    stage.open_channel("north-sea").await;
    a_link_to_nothing_says_so(&stage).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_board_fits_the_width() {
    let Some(stage) = Stage::open(390).await else { return };
    stage.click("[data-testid=menu]").await;
    stage.open_channel("north-sea").await;
    open_a_table(&stage).await;
    stage.click("[data-custom-id$=':lobby:computer']").await;
    stage.until("the computer sits down", "return document.body.innerText.includes('careful')").await;
    stage.click("[data-custom-id$=':lobby:start']").await;
    stage.until("the board shows the track", BOARD).await;
    let fits = "return document.documentElement.scrollWidth <= innerWidth && \
                [...document.querySelectorAll('.embed, .row')].every(e => e.getBoundingClientRect().right <= innerWidth)";
    stage.until("nothing is wider than the phone", fits).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_picture_of_the_board_is_described_fits_and_opens_large() {
    let brush = Arc::new(painted::Brush::default());
    let Some(stage) = Stage::with(390, painted::titles(&brush, &["raids"])).await else { return };
    stage.click("[data-testid=menu]").await;
    stage.open_channel("north-sea").await;
    open_a_table(&stage).await;
    stage.click("[data-custom-id$=':lobby:computer']").await;
    stage.until("the computer sits down", "return document.body.innerText.includes('careful')").await;
    stage.click("[data-custom-id$=':lobby:start']").await;
    stage.until("the board shows the track", BOARD).await;
    let shown = "const image = document.querySelector('.embed .image img'); \
                 image?.scrollIntoView({block: 'center'}); \
                 return !!image?.complete && image.naturalWidth === 1170 && image.alt.includes('by Public')";
    stage.until("the picture is in the embed and described", shown).await;
    let fits = "const box = document.querySelector('.embed .image img').getBoundingClientRect(); \
                return box.width > 240 && box.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth";
    stage.until("the picture is as wide as the phone allows", fits).await;
    let large = "return document.querySelector('.embed .image a').target === '_blank'";
    stage.until("a tap opens it in a place of its own", large).await;
    let address = "return document.querySelector('.embed .image a').href";
    let address = stage.browser.execute(address, vec![]).await.expect("an address");
    stage.browser.goto(address.as_str().expect("a text")).await.expect("the picture");
    stage.until("it is the picture alone", "return document.images[0]?.naturalWidth === 1170").await;
    stage.close().await;
}

/// From the direct message of an attack back to the board in the channel, on the same page.
async fn the_link_leads_to_the_board(stage: &Stage) {
    let link = "[data-message-id] a[data-leads=inside]";
    stage.find(link).await;
    assert!(stage.text(link).await.contains("board"), "{}", stage.text(link).await);
    stage.click(link).await;
    stage.until("the link opens the channel", &opened("north-sea")).await;
    let reached = "const log = document.querySelector('[data-testid=messages]').getBoundingClientRect(); \
                   const board = document.querySelector('.sought:has([data-custom-id])')?.getBoundingClientRect(); \
                   return !!board && board.top < log.bottom && board.bottom > log.top";
    stage.until("the board is marked and in sight", reached).await;
    assert!(stage.text(".sought").await.contains("Voyage"), "{}", stage.text(".sought").await);
    assert_eq!(stage.browser.windows().await.expect("the windows").len(), 1, "nothing is opened outside");
}

/// A link to a message that is gone, one to elsewhere, and where each leads.
async fn a_link_to_nothing_says_so(stage: &Stage) {
    let (guild, channel) = (stage.sandbox.guild(), stage.sandbox.channel("general").expect("the channel"));
    let member = stage.sandbox.member(0).id;
    let here = stage.sandbox.channel("north-sea").expect("the channel");
    let text = format!("https://discord.com/channels/{guild}/{channel}/5 and https://example.org/");
    stage.sandbox.say(member, here, &text).expect("a message");
    let outside = "a[data-leads=outside][href='https://example.org/']";
    stage.find(outside).await;
    let kept = format!("return document.querySelector(\"{outside}\").rel.includes('noopener')");
    stage.until("the other page cannot reach this one", &kept).await;
    stage.click("a.mention[data-leads=inside]").await;
    stage.until("the link opens the channel", &opened("general")).await;
    let said = "return document.querySelector('[data-testid=note]').innerText === 'That message is gone.'";
    stage.until("the page says that the message is gone", said).await;
}

/// Whether the page shows this channel.
fn opened(name: &str) -> String {
    format!("return document.querySelector('[data-testid=channel-name]').innerText.endsWith('{name}')")
}

/// The members who play, by seat.
const PEOPLE: [&str; 2] = ["astrid", "bjorn"];

/// The board is there.
const BOARD: &str = "return document.querySelector('[data-testid=messages]').innerText.includes('Voyage 1')";

/// `/new`, by typing and choosing.
async fn open_a_table(stage: &Stage) {
    let composer = stage.find("[data-testid=composer]").await;
    composer.send_keys("/new").await.expect("typing");
    stage.click("[data-testid=completion][data-name=new]").await;
    stage.find("[data-testid=option-title]").await;
    stage.click("[data-testid=completion]").await;
    stage.click("[data-testid=send]").await;
    stage.find("[data-custom-id$=':lobby:join']").await;
}

/// A table is opened, another joins, the host starts.
async fn start_a_table(stage: &Stage) {
    open_a_table(stage).await;
    stage.become_member(PEOPLE[1]).await;
    stage.open_channel("north-sea").await;
    stage.click("[data-custom-id$=':lobby:join']").await;
    let joined = "return document.querySelector('[data-testid=messages]').innerText.includes('Bjorn')";
    stage.until("the new seat shows", joined).await;
    stage.become_member(PEOPLE[0]).await;
    stage.open_channel("north-sea").await;
    stage.click("[data-custom-id$=':lobby:start']").await;
    stage.until("the board shows the track", BOARD).await;
}

/// The index of the first choice that attacks, or that does not, as wanted; of the first one where none is of the kind.
fn chosen(view: &TableView, open: &OpenDecision, attack: bool) -> usize {
    let position = view.unredacted().expect("a position");
    let voice = Voice::new(Locale::En, PEOPLE.map(str::to_owned).to_vec());
    let choices = position.choices(open.decision.seat).shown(&voice);
    choices.iter().position(|choice| choice.label.starts_with("Attack") == attack).unwrap_or(0)
}
