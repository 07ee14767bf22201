//! An evening at the sandbox: the real bot, through its real serenity client, against a local Discord.
//!
//! The bot and the sandbox share the runtime of the test. On paused time (`start_paused`) the clock advances only when both are
//! idle. tokio polls loopback sockets before it advances the clock, and a send on loopback arrives before it returns. The runtime
//! also draws the pictures, in no virtual time. So the 30 s of [`SOON`] cost nothing, and the machine's speed does not matter.

use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::sandbox::{Id, InteractionStatus, Look, Sandbox, SandboxOptions};
use serde_json::{Value, json};
use skald::config::{
    BoardConfig, BoardStyle, Config, DiscordConfig, InteractionsConfig, LimitsConfig, PublicKey, Secret,
};
use skald::discord::messages::branches::Picked;
use skald::discord::messages::branches::{self, Target};
use skald::discord::messages::custom_id::Press;
use skald::discord::{BoardPage, BotSetup, DiscordError, Endpoint, Threads};
use skald::engine::{Seat, Seed, Viewer};
use skald::games;
use skald::sandbox::message::Message;
use skald::store::{Memory, Store};
use skald::table::{
    ChannelId, Clock, CommunityId, FixedEntropy, Locale, Open, OpenDecision, Person, PersonId, Seq, Stage, TableView,
    Tables, Timestamp,
};
use skald::title::{ChoiceId, Titles};
use skald::words::{Mark, Voice};
use tokio::net::TcpSocket;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::{mentions, port};

/// The timeout of a test's waits. On virtual time it costs nothing.
pub const SOON: Duration = Duration::from_secs(30);

/// A sandbox with a bot in it.
pub struct Evening {
    pub sandbox: Sandbox,
    pub store: Arc<dyn Store>,
    pub tables: Arc<Tables>,
    pub channel: Id,
    clock: Arc<OffsetClock>,
    threads: Threads,
    titles: Titles,
    entropy: Seed,
    config: (DiscordConfig, LimitsConfig),
    /// The address of the bot's interactions endpoint.
    endpoint: Option<InteractionsConfig>,
    /// The page of the boards.
    page: Option<BoardConfig>,
    /// Whether that is an Activity, too.
    activity: bool,
    /// Reserves the port of one of them while the bot is stopped.
    held: Option<TcpSocket>,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), DiscordError>>,
}

/// The start of every evening: 2026-11-20, 08:15 UTC.
const BEGIN: Timestamp = Timestamp(1_795_162_500_000);

/// The clock of the tables: tokio's time plus the time that a test adds.
pub struct OffsetClock {
    began: Instant,
    /// The added time, in milliseconds.
    by: AtomicU64,
    /// How much of that the process was frozen.
    frozen: AtomicU64,
}

impl Default for OffsetClock {
    fn default() -> Self {
        Self { began: Instant::now(), by: AtomicU64::new(0), frozen: AtomicU64::new(0) }
    }
}

impl Clock for OffsetClock {
    fn now(&self) -> Timestamp {
        BEGIN.plus(self.began.elapsed().as_millis() as u64).plus(self.by.load(Ordering::Relaxed))
    }

    fn turned(&self) -> u64 {
        self.by.load(Ordering::Relaxed) - self.frozen.load(Ordering::Relaxed)
    }
}

/// The threads of a bot that shares the runtime of its test. It draws pictures at once, so a test depends on no other thread.
pub fn threads() -> Threads {
    // A panic drops the job, and the bot treats it as a failed picture.
    let executor = Arc::new(|job: Box<dyn FnOnce() + Send>| drop(catch_unwind(AssertUnwindSafe(job))));
    Threads::Shared { executor, blank: true }
}

/// A choice in a message.
pub enum Offer {
    Button(String),
    Menu(String, String),
}

/// A sandbox without rate limits and with long deadlines for answers.
pub fn without_limits() -> SandboxOptions {
    SandboxOptions { rate_limits: false, answer_within: Duration::from_secs(60), ..SandboxOptions::default() }
}

impl Evening {
    pub async fn begin(options: SandboxOptions) -> Self {
        Self::over(options, Arc::new(Memory::default())).await
    }

    /// An evening with the test's own store.
    pub async fn over(options: SandboxOptions, store: Arc<dyn Store>) -> Self {
        Self::with(options, store, games::builtin().unwrap()).await
    }

    /// An evening with the test's own titles.
    pub async fn with(options: SandboxOptions, store: Arc<dyn Store>, titles: Titles) -> Self {
        Self::on(threads(), options, store, titles).await
    }

    /// An evening with the test's own threads.
    pub async fn on(threads: Threads, options: SandboxOptions, store: Arc<dyn Store>, titles: Titles) -> Self {
        Self::within((Config::default().discord, LimitsConfig::NONE), threads, options, store, titles).await
    }

    /// An evening with limits for each person.
    pub async fn limited(limits: LimitsConfig) -> Self {
        let config = (Config::default().discord, limits);
        Self::within(config, threads(), without_limits(), Arc::new(Memory::default()), games::builtin().unwrap()).await
    }

    /// An evening with interactions over HTTP only. Returns the address of the bot's endpoint too.
    pub async fn over_http(options: SandboxOptions) -> (Self, String) {
        Self::at_endpoint(options, true).await
    }

    /// The same with or without a session with the gateway.
    pub async fn at_endpoint(options: SandboxOptions, gateway: bool) -> (Self, String) {
        let mut evening = Self::begin(options).await;
        evening.stop().await;
        let public_key = PublicKey::parse(&evening.sandbox.public_key()).expect("a key");
        let (held, address) = port::hold();
        let config = InteractionsConfig { address, public_key, gateway };
        let url = Endpoint::bind(&config).await.expect("its port").url().unwrap();
        (evening.endpoint, evening.held) = (Some(config), Some(held));
        evening.restart_stopped().await;
        evening.sandbox.set_endpoint(&url).await.expect("the endpoint passes the sandbox's check");
        (evening, url)
    }

    /// An evening with the page of the boards. Returns its address too.
    pub async fn with_page(limits: LimitsConfig) -> (Self, String) {
        Self::at_page(limits, false).await
    }

    /// The same with the page as an Activity, in frames of the sandbox's page.
    pub async fn with_activity(limits: LimitsConfig) -> (Self, String) {
        Self::at_page(limits, true).await
    }

    async fn at_page(limits: LimitsConfig, activity: bool) -> (Self, String) {
        let mut evening = Self::limited(limits).await;
        evening.stop().await;
        let (held, address) = port::hold();
        let url = format!("http://{address}/");
        (evening.page, evening.held) = (BoardConfig::new(address, &url), Some(held));
        evening.activity = activity;
        if activity {
            evening.sandbox.enable_activity(&url);
        }
        evening.restart_stopped().await;
        (evening, url)
    }

    /// An evening without pictures, for hundreds of games.
    pub async fn in_words() -> Self {
        let requests_a_second = NonZeroU32::MAX;
        let config = DiscordConfig { board: BoardStyle::Words, requests_a_second, ..Config::default().discord };
        let (limits, store) = (LimitsConfig::NONE, Arc::new(Memory::default()));
        Self::within((config, limits), threads(), without_limits(), store, games::builtin().unwrap()).await
    }

    async fn within(
        (mut config, limits): (DiscordConfig, LimitsConfig),
        threads: Threads,
        options: SandboxOptions,
        store: Arc<dyn Store>,
        titles: Titles,
    ) -> Self {
        let options = SandboxOptions { began_ms: Some(BEGIN.0), ..options };
        let sandbox = Sandbox::start(options).await.expect("a sandbox starts on a free port");
        let channel = sandbox.channel("general").expect("there is a #general");
        config.api_url = Some(sandbox.url().parse().unwrap());
        config.report_channel = channel.get().try_into().ok();
        config.legal.privacy = Some("https://bot.example/privacy".parse().unwrap());
        config.legal.terms = Some("https://bot.example/terms".parse().unwrap());
        let (entropy, config) = (Seed::from_number(7), (config, limits));
        let clock = Arc::<OffsetClock>::default();
        let how = (entropy, &config, (None, None, false), &threads);
        let (tables, stop, bot) = start(&sandbox, &store, &titles, &clock, how).await;
        let (endpoint, page, held) = (None, None, None);
        Self {
            sandbox,
            store,
            tables,
            channel,
            clock,
            threads,
            titles,
            entropy,
            config,
            endpoint,
            page,
            activity: false,
            held,
            stop,
            bot,
        }
    }

    /// The tables of another process over the same store.
    pub fn other_process(&self, number: u64) -> Tables {
        let entropy = Arc::new(FixedEntropy::new(self.entropy.derive("process", number)));
        Tables::new(Arc::clone(&self.store), self.titles.clone(), self.clock.clone(), entropy)
    }

    /// Begins to stop the bot, without waiting for the end.
    pub fn begin_stop(&self) {
        self.stop.cancel();
    }

    /// Stops the bot as an operator does.
    pub async fn stop(&mut self) {
        self.stop.cancel();
        (&mut self.bot).await.expect("the bot's task ends").expect("the bot stops without an error");
    }

    /// Stops the bot, as an operator does, and starts it again over the same store.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.restart_stopped().await;
    }

    /// Starts a bot that was stopped again, over the same store.
    pub async fn restart_stopped(&mut self) {
        // Wait for the end of the last connection: events sent to it may be lost.
        let gone = |look: &Look<'_>| (look.connected() == 0).then_some(());
        self.sandbox.wait_for("the last connection to end", SOON, gone).await.unwrap();
        self.entropy = self.entropy.derive("restart", 1);
        let how = (self.entropy, &self.config, (self.endpoint, self.page.as_ref(), self.activity), &self.threads);
        (self.tables, self.stop, self.bot) = start(&self.sandbox, &self.store, &self.titles, &self.clock, how).await;
    }

    /// Advances the clock of the tables and delivery, but not the sandbox's clock.
    pub fn pass(&self, time: Duration) {
        self.clock.by.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
    }

    /// The process is frozen for a time: the clock goes on, and nothing runs.
    pub fn freeze(&self, time: Duration) {
        self.clock.frozen.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
        self.pass(time);
    }

    /// Waits until delivery has sent everything that is due.
    pub async fn delivered(&self) {
        let begun = tokio::time::Instant::now();
        while !self.tables.outbox().due(10).await.unwrap().is_empty() {
            assert!(begun.elapsed() < SOON, "the outbox does not become empty");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until delivery marks a channel as closed, which takes minutes of refusals.
    pub async fn closed(&self) {
        let is_closed =
            |(_, state): &(String, serde_json::Value)| state["until"].as_u64().is_some_and(|until| until > 0);
        let begun = tokio::time::Instant::now();
        while !self.tables.outbox().delivery_states("shut:").await.unwrap().iter().any(is_closed) {
            assert!(begun.elapsed() < SOON, "delivery marks no channel as closed");
            self.pass(SOON);
            tokio::time::sleep(Duration::from_millis(20)).await;
            self.delivered().await;
        }
    }

    /// Waits for a condition.
    pub async fn until(&self, what: &str, is_so: impl AsyncFn() -> bool) {
        let begun = tokio::time::Instant::now();
        while !is_so().await {
            assert!(begun.elapsed() < SOON, "this did not happen: {what}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Moves for the person whose turn it is by a typed code. Returns that person.
    pub async fn play(&self) -> Id {
        let view = self.view().await;
        let open = view.open.first().unwrap();
        let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
        let member = self.member_on(&view, open.decision.seat);
        self.slash(member, "play", &[("action", json!(code))]).await;
        assert!(self.view().await.seq > view.seq);
        member
    }

    pub fn member(&self, at: usize) -> Id {
        self.sandbox.member(at).id
    }

    /// A lobby of *Raids* of this member in a channel.
    pub fn opening(&self, member: usize, channel: u64) -> Open {
        let host = self.sandbox.member(member);
        Open {
            channel: ChannelId(channel),
            community: Some(CommunityId(self.sandbox.guild().get())),
            host: Person { id: PersonId(host.id.get()), name: host.name, locale: Locale::En },
            title: "raids".to_owned(),
            edition: None,
            options: Value::Null,
            seats: 2,
            locale: Locale::En,
            pace: None,
            invited_only: false,
        }
    }

    /// The table of the channel, as the person in the middle of a turn sees it.
    pub async fn view(&self) -> TableView {
        let view = self.shared().await;
        let mover = view.begun().and_then(|seat| Some(view.occupant(seat)?.person()?.id));
        mover.map_or(view.clone(), |mover| view.seen_by(mover))
    }

    /// The public state of the table of the channel.
    pub async fn shared(&self) -> TableView {
        self.tables.at(ChannelId(self.channel.get())).await.unwrap().expect("there is a table")
    }

    /// Uses a command and waits for its complete answer. The answer to `/new` is the lobby card.
    pub async fn slash(&self, member: Id, command: &str, options: &[(&str, Value)]) -> Message {
        let asked = self.sandbox.slash(member, self.channel, command, options).unwrap();
        let answer = asked.settled(SOON).await.unwrap();
        match answer.message {
            Some(message) => message,
            None if command == "new" => self.message(member, "the lobby card", |message| ends(message, ":join")).await,
            None => panic!("/{command} has no answer: {:?}", answer.interaction_status),
        }
    }

    /// Waits for a message in the channel, visible to this member.
    pub async fn message(&self, member: Id, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
        let seen = |look: &Look<'_>| {
            look.messages(member, self.channel).into_iter().rev().find(|message| wanted(message)).cloned()
        };
        self.sandbox.wait_for(what, SOON, seen).await.unwrap_or_else(|error| {
            let all = self.sandbox.messages(member, self.channel);
            panic!("{error}; there is: {:#?}", all.iter().map(text).collect::<Vec<_>>())
        })
    }

    /// Waits for a direct message to this member.
    pub async fn direct(&self, member: Id, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
        let seen =
            |look: &Look<'_>| look.dm_messages(member).into_iter().rev().find(|message| wanted(message)).cloned();
        self.sandbox.wait_for(what, SOON, seen).await.unwrap()
    }

    /// Starts a game of *Raids* with the first `people` members and computer players on the other seats.
    pub async fn start_game(&self, people: usize, seats: u8) {
        self.start_title("raids", people, seats).await;
        self.message(self.member(0), "the board", |message| text(message).contains("Voyage 1")).await;
    }

    /// The same with any title. The board may arrive later.
    pub async fn start_title(&self, title: &str, people: usize, seats: u8) {
        let host = self.member(0);
        let computers = usize::from(seats) - people;
        let options = [
            ("title", title.into()),
            ("seats", seats.into()),
            ("computers", computers.into()),
            ("level", "careful".into()),
        ];
        self.slash(host, "new", &options).await;
        for at in 1..people {
            let card = self.message(host, "the lobby card", |message| ends(message, ":join")).await;
            let join = id_ending(&card, ":join");
            let asked = self.sandbox.press(self.member(at), card.id, &join).unwrap();
            asked.answer(SOON).await.unwrap();
            let taken = format!("Seats: {}", computers + at + 1);
            self.message(host, "the seat on the card", |message| text(message).contains(&taken)).await;
        }
        let full = format!("Seats: {seats} of {seats}");
        let ready = |message: &Message| ends(message, ":start") && text(message).contains(&full);
        let card = self.message(host, "the full lobby card", ready).await;
        let start = self.sandbox.press(host, card.id, &id_ending(&card, ":start")).unwrap();
        start.answer(SOON).await.unwrap();
        while self.view().await.stage == Stage::Lobby {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The text of all pages of the rules of a title, or of `help` or `play`, from the first page on.
    pub async fn all_pages(&self, member: Id, first: Message, name: &str) -> String {
        let (mut page, mut said) = (first, String::new());
        for number in 1.. {
            said += &text(&page);
            let next = format!("v1:{name}:rules:{number}");
            if !page.custom_ids().contains(&next) {
                break;
            }
            let press = self.sandbox.press(member, page.id, &next).unwrap();
            page = press.settled(SOON).await.unwrap().message.expect("the next page");
        }
        said
    }

    /// Opens the private panel of a member's turn by the button under the board.
    pub async fn my_turn(&self, member: Id, seat: Seat) -> Message {
        let end = format!(":turn:{}", seat.0);
        let board = self.message(member, "a board with the button of the turn", |message| ends(message, &end)).await;
        let press = self.sandbox.press(member, board.id, &id_ending(&board, &end)).unwrap();
        press.settled(SOON).await.unwrap().message.expect("a panel")
    }

    /// The private panel of a member's turn: the open one, or a new one.
    pub async fn panel(&self, member: Id, view: &TableView, open: &OpenDecision) -> Message {
        if view.begun().is_none() {
            return self.my_turn(member, open.decision.seat).await;
        }
        self.message(member, "the panel with the choices", |message| !offers(message, view, open).is_empty()).await
    }

    /// Waits until a panel offers the choices of a decision.
    pub async fn offering(&self, member: Id, panel: &Message, view: &TableView, open: &OpenDecision) -> Message {
        let prefix = format!("v1:{}:{}:", view.id, open.id.0);
        let offers =
            |message: &Message| message.id == panel.id && message.custom_ids().iter().any(|id| id.starts_with(&prefix));
        self.message(member, "the panel with the choices", offers).await
    }

    /// The member who sits on a seat.
    pub fn member_on(&self, view: &TableView, seat: Seat) -> Id {
        Id::new(view.occupant(seat).unwrap().person().expect("a person sits there").id.0)
    }

    /// The message that offers a person the choices of their decision. It is the board, a direct message, or the reply to their
    /// answer in the channel.
    pub async fn offer(&self, member: Id, view: &TableView, open: &OpenDecision) -> Message {
        let prefix = format!("v1:{}:{}:", view.id, open.id.0);
        let offers = |message: &Message| {
            let ids = message.custom_ids();
            ids.iter().any(|id| id.starts_with(&prefix) && !id.ends_with(":open") && !id.ends_with(":back"))
        };
        if open.decision.out_of_turn {
            let seen = |look: &Look<'_>| {
                let mut all = look.dm_messages(member).into_iter().chain(look.messages(member, self.channel));
                all.rfind(|message| offers(message)).cloned()
            };
            self.sandbox.wait_for("a message with the choices, for one person", SOON, seen).await.unwrap()
        } else {
            self.message(member, "a board with the choices", offers).await
        }
    }

    /// Presses the button or chooses the menu option.
    pub async fn take(&self, member: Id, message: &Message, offer: &Offer) -> crate::sandbox::Answer {
        let asked = match offer {
            Offer::Button(id) => self.sandbox.press(member, message.id, id),
            Offer::Menu(id, value) => self.sandbox.choose(member, message.id, id, &[value]),
        };
        asked.unwrap().answer(SOON).await.unwrap()
    }

    /// Checks every request: Discord would accept it, its document allows it, and it mentions only intended people.
    pub fn assert_no_faults(&self) {
        let violations = self.sandbox.violations();
        assert!(violations.is_empty(), "{violations:#?}");
        let journal = self.sandbox.journal();
        for exchange in journal.iter().filter(|exchange| exchange.status < 400) {
            for message in [&exchange.request, &exchange.request["data"]] {
                if let Some(fault) = mentions::fault(message) {
                    panic!("{} {}: {fault}", exchange.method, exchange.template);
                }
            }
        }
        if let Some(contract) = crate::openapi::Contract::find() {
            let faults = contract.faults(&journal);
            assert!(faults.is_empty(), "{}", faults.join("\n"));
        }
    }
}

/// The endpoint for interactions, the page of the boards, and whether that is an Activity.
type Doors<'a> = (Option<InteractionsConfig>, Option<&'a BoardConfig>, bool);

async fn start(
    sandbox: &Sandbox,
    store: &Arc<dyn Store>,
    titles: &Titles,
    clock: &Arc<OffsetClock>,
    (entropy, (config, limits), (endpoint, page, activity), threads): (
        Seed,
        &(DiscordConfig, LimitsConfig),
        Doors<'_>,
        &Threads,
    ),
) -> (Arc<Tables>, CancellationToken, JoinHandle<Result<(), DiscordError>>) {
    let titles = titles.clone();
    let entropy = Arc::new(FixedEntropy::new(entropy));
    let clock: Arc<dyn Clock> = Arc::<OffsetClock>::clone(clock);
    let tables = Arc::new(Tables::new(Arc::clone(store), titles, clock, entropy));
    let stop = CancellationToken::new();
    let with_gateway = endpoint.is_none_or(|endpoint| endpoint.gateway);
    let endpoint = match &endpoint {
        Some(endpoint) => Some(Endpoint::bind(endpoint).await.expect("the address is free")),
        None => None,
    };
    let page = match page {
        Some(page) => {
            let secret = activity.then(|| Secret::new(sandbox.client_secret()));
            let bound = BoardPage::bind(page).await.expect("the address is free");
            Some(bound.in_discord(secret, sandbox.url().parse().ok()))
        }
        None => None,
    };
    let setup = BotSetup {
        version: "of a test",
        tables: Arc::clone(&tables),
        config: config.clone(),
        endpoint,
        page,
        limits: *limits,
        forget_server_after: Config::default().store.forget_server_after,
        token: Secret::new(sandbox.token()),
        stop: stop.clone(),
        health: Arc::default(),
        threads: threads.clone(),
    };
    let bot = tokio::spawn(skald::discord::run(setup));
    match with_gateway {
        true => sandbox.wait_for_bot(SOON).await.expect("the bot logs in and registers"),
        false => {
            let registered = |look: &Look<'_>| (!look.commands().is_empty()).then_some(());
            sandbox.wait_for("the commands", SOON, registered).await.expect("the bot registers");
        }
    }
    (tables, stop, bot)
}

/// The text of a message, without its picture, which may arrive at any time.
pub fn text(message: &Message) -> String {
    let said = |embed: &Value| {
        let mut embed = embed.clone();
        embed.as_object_mut().map(|parts| parts.remove("image"));
        embed.to_string()
    };
    let embeds = message.embeds.iter().map(said);
    let texts = message.all_components().into_iter().filter_map(|part| part["content"].as_str().map(str::to_owned));
    format!("{}\n{}", message.content, embeds.chain(texts).collect::<Vec<_>>().join("\n"))
}

/// A text as a message shows it: no line ends within the mark of a seat.
pub fn shown(text: &str) -> String {
    Seat::all(8)
        .map(Mark::of)
        .fold(text.to_owned(), |text, mark| text.replace(&format!("{}{}", mark.emoji, mark.letter), &mark.to_string()))
}

/// Whether a message has a component whose custom id has this end.
pub fn ends(message: &Message, end: &str) -> bool {
    message.custom_ids().iter().any(|id| id.ends_with(end))
}

/// The custom id with this end.
pub fn id_ending(message: &Message, end: &str) -> String {
    let ids = message.custom_ids();
    let found = ids.iter().find(|id| id.ends_with(end));
    found.unwrap_or_else(|| panic!("no {end} among {ids:?}")).to_string()
}

/// The button or menu option of choice `n` of a decision, which must be in this message.
pub fn offered(message: &Message, view: &TableView, open: &OpenDecision, n: usize) -> Offer {
    let found =
        offers(message, view, open).into_iter().find(|(target, _)| *target == Target::Take(ChoiceId::Action(n as u16)));
    found.map(|(_, offer)| offer).unwrap_or_else(|| panic!("choice {n} is not offered: {:#?}", message.components))
}

/// The buttons and menu options of a decision in a message, with their targets.
pub fn offers(message: &Message, view: &TableView, open: &OpenDecision) -> Vec<(Target, Offer)> {
    let prefix = format!("v1:{}:{}:", view.id, open.id.0);
    let rows = message.components.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    let mut found = Vec::new();
    for part in rows {
        let id = part["custom_id"].as_str().unwrap_or_default().to_owned();
        match id.parse() {
            Ok(Press::Choose(_, _, choice)) if id.starts_with(&prefix) => {
                found.push((Target::Take(choice), Offer::Button(id)))
            }
            Ok(Press::Page(_, _, leaf)) if id.starts_with(&prefix) => found.push((Target::Go(leaf), Offer::Button(id))),
            Ok(Press::Menu(..)) if id.starts_with(&prefix) => {
                for option in part["options"].as_array().into_iter().flatten() {
                    let value = option["value"].as_str().unwrap_or_default().to_owned();
                    let Picked(target) = value.parse().expect("the bot made this value");
                    found.push((target, Offer::Menu(id.clone(), value)));
                }
            }
            _ => {}
        }
    }
    found
}

impl Evening {
    /// Takes choice `n` of a decision as a person does, through the branches and pages that lead to it.
    pub async fn choose(&self, member: Id, message: &Message, view: &TableView, open: &OpenDecision, n: usize) {
        let voice = Voice::new(view.locale, Vec::new());
        let (seat, position) = (open.decision.seat, view.unredacted().unwrap());
        let mut choices = position.choices(seat).shown(&voice);
        choices.extend(position.intent_choices(seat, Viewer::Seat(seat), &voice));
        let (mut message, mut depth, mut page) = (message.clone(), 0, 0);
        loop {
            let found = offers(&message, view, open);
            if let Some((_, offer)) =
                found.iter().find(|(target, _)| *target == Target::Take(ChoiceId::Action(n as u16)))
            {
                let answer = self.take(member, &message, offer).await;
                assert_eq!(answer.interaction_status, InteractionStatus::Answered);
                return;
            }
            let next = found.into_iter().find_map(|(target, offer)| {
                let Target::Go(leaf) = target else { return None };
                let deeper = leaf.within.map_or(0, |within| within.depth);
                let leads = branches::reached(&choices, leaf).contains(&(n as u16));
                (leads && (deeper > depth || deeper == depth && leaf.page > page)).then_some((leaf, deeper, offer))
            });
            let (leaf, deeper, offer) =
                next.unwrap_or_else(|| panic!("nothing leads to choice {n}: {:#?}", message.components));
            (depth, page) = (deeper, leaf.page);
            self.take(member, &message, &offer).await;
            let (id, before) = (message.id, message.components.clone());
            let turned = |message: &Message| message.id == id && message.components != before;
            message = self.message(member, "the message to show another page or branch", turned).await;
        }
    }
}

/// Plays choice `n` (counted round) of an open decision by button or menu, and waits for the result.
pub async fn press_on(evening: &Evening, view: &TableView, open: &OpenDecision, n: usize) {
    let seat = open.decision.seat;
    let member = evening.member_on(view, seat);
    let message = match open.decision.out_of_turn || !view.title.meta().hidden {
        true => evening.offer(member, view, open).await,
        false => evening.panel(member, view, open).await,
    };
    let count = view.unredacted().unwrap().legal(seat).len();
    evening.choose(member, &message, view, open, n % count).await;
    moved_on(evening, view.seq).await;
}

/// Waits until the table is past a seq.
pub async fn moved_on(evening: &Evening, seq: Seq) -> TableView {
    let before = tokio::time::Instant::now();
    loop {
        let view = evening.view().await;
        if view.seq > seq {
            return view;
        }
        assert!(before.elapsed() < SOON, "the table stands still at {seq}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
