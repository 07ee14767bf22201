//! The page on which people play by tapping the board.
//!
//! A link in a private message leads there (docs/decisions/0017). The page asks for the state of its table, listens for
//! changes, and acts as a button does.
//!
//! Invariants:
//!
//! * A request without a link that holds gets nothing of a table.
//! * The page shows what [`TableView`](skald_table::TableView) says to the link's person, or to everybody.
//! * The bytes, the time and the number of requests and of open pages are limited.

mod activity;
mod file;
mod past;
mod request;
mod state;
mod watch;

use std::io;
use std::iter::once;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, FromRequest as _, Query, Request as HttpRequest, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Router, routing};
use lru::LruCache;
use reqwest::Url;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::watch::Sender;
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};
use tokio::time::timeout;
use tokio_util::task::AbortOnDropHandle;

use crate::board_links::{Held, Links};
use crate::endpoint::OpenEndpoint;
use crate::intake::Failure;
use crate::intake::app::App;
use crate::log;
use crate::messages::names;
use crate::threads::Priority;
pub(super) use activity::Clients;
use activity::{Activity, Entry, Unknown};
pub use file::review_page;
use past::{Known, Reviews, Told};
use request::{Deed, Refusal, Shown};
use skald_config::{BoardConfig, Secret};
use skald_core::canvas::raster::{BOLD_FONT, MEDIUM_FONT};
use skald_core::title::ChoiceId;
use skald_core::words::{Locale, Voice};
use skald_table::{Act, GameReview, OpenDecision, Person, Request, TableError, TableId, TableView, Tables};
use watch::Watch;

/// The longest body, in bytes.
const LONGEST: usize = 1024;
/// How long a body may take.
const BODY: Duration = Duration::from_secs(4);
/// How many requests are handled at once; more wait for up to [`PATIENCE`].
const REQUESTS: usize = 64;
const PATIENCE: Duration = Duration::from_secs(3);
/// How many boards are drawn at once.
const DRAWN: usize = 2;
/// How many states are kept for pages that show the same.
const KEPT: NonZeroUsize = NonZeroUsize::new(128).expect("not zero");
/// How many connections are open at once: an open page has one, and uses more for a moment.
const CONNECTIONS: usize = 2048;

/// Without inline code and without anything from elsewhere. Which pages may frame it follows.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors";

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const FONT: &str = "font/ttf";

/// The files of the page: path, media type, content.
const FILES: [(&str, &str, &[u8]); 9] = [
    ("/", HTML, include_bytes!("page.html")),
    ("/page.css", CSS, include_bytes!("page.css")),
    ("/page.js", JS, include_bytes!("page.js")),
    ("/board.js", JS, include_bytes!("board.js")),
    ("/frame.js", JS, include_bytes!("frame.js")),
    ("/past.js", JS, include_bytes!("past.js")),
    ("/server.js", JS, include_bytes!("server.js")),
    ("/medium.ttf", FONT, MEDIUM_FONT),
    ("/bold.ttf", FONT, BOLD_FONT),
];

/// A page whose address is bound, and which answers no request yet.
#[derive(Debug)]
pub struct BoardPage {
    listener: TcpListener,
    public_url: Url,
    /// The client secret, if the page is also an Activity, and the web client in place of Discord's.
    client_secret: Option<Secret>,
    client: Option<Url>,
}

impl BoardPage {
    /// Listens. Connections wait until the bot runs.
    pub async fn bind(config: &BoardConfig) -> io::Result<Self> {
        let listener = TcpListener::bind(config.address).await?;
        Ok(Self { listener, public_url: config.public_url.clone(), client_secret: None, client: None })
    }

    /// A page for the people of this machine. Port 0 takes any free one.
    pub async fn local(port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        let public_url = format!("http://{}/", listener.local_addr()?).parse().map_err(io::Error::other)?;
        Ok(Self { listener, public_url, client_secret: None, client: None })
    }

    /// The same in Discord's frame, too, if there is a client secret. `client` is another web client in place of Discord's.
    pub fn in_discord(self, client_secret: Option<Secret>, client: Option<Url>) -> Self {
        Self { client_secret, client, ..self }
    }

    /// Whether Discord may show it in a frame, as an Activity.
    pub const fn is_activity(&self) -> bool {
        self.client_secret.is_some()
    }

    /// Where people open it.
    pub const fn public_url(&self) -> &Url {
        &self.public_url
    }

    /// The links that lead to it.
    pub fn links(&self, tables: Arc<Tables>) -> Arc<Links> {
        Arc::new(Links::new(tables, self.public_url.clone()))
    }

    /// Answers requests.
    pub(super) fn open(self, app: Arc<App>, links: Arc<Links>, discord: Clients) -> OpenPage {
        tracing::info!(url = %self.public_url, activity = self.is_activity(), "boards can be played on a page");
        let activity = self.client_secret.map(|secret| Activity::new(discord, secret, self.client.as_ref()));
        let watch = Arc::new(Watch::new(Arc::clone(&app.tables)));
        let watching = AbortOnDropHandle::new(tokio::spawn(Arc::clone(&watch).run()));
        let origins = once(links.origin()).chain(activity.as_ref().map(Activity::origin)).collect();
        let room = Semaphore::new(REQUESTS);
        let drawing = Semaphore::new(DRAWN);
        let kept = Mutex::new(LruCache::new(KEPT));
        let reviews = Reviews::default();
        let reviewing = Semaphore::new(1);
        let door = Arc::new(Door { app, links, watch, origins, activity, room, drawing, kept, reviews, reviewing });
        OpenPage { served: OpenEndpoint::start(self.listener, router(door), CONNECTIONS), _watching: watching }
    }
}

/// A page that answers.
pub(super) struct OpenPage {
    served: OpenEndpoint,
    _watching: AbortOnDropHandle<std::convert::Infallible>,
}

impl OpenPage {
    /// Accepts no more, and waits a moment for the requests in progress.
    pub async fn close(self) {
        self.served.close().await;
    }
}

/// What a state depends on: the table at a seq, who sees it, and how.
type Seen = (TableId, u64, Option<u64>, Shown, &'static str);

/// What answers requests.
struct Door {
    app: Arc<App>,
    links: Arc<Links>,
    watch: Arc<Watch>,
    /// Where the page may stand.
    origins: Vec<String>,
    activity: Option<Activity>,
    room: Semaphore,
    drawing: Semaphore,
    kept: Mutex<LruCache<Seen, Bytes>>,
    reviews: Reviews,
    /// Held while a game is reviewed for a page.
    reviewing: Semaphore,
}

fn router(door: Arc<Door>) -> Router {
    let guard = guard(door.activity.as_ref().map(Activity::frames).unwrap_or_default());
    let mut router = Router::new();
    if door.activity.is_some() {
        router = router.route("/activity", routing::get(frame).post(enter));
    }
    for (path, media_type, content) in FILES {
        let headers = move || {
            let kept = if media_type == FONT { "public, max-age=86400" } else { "no-cache" };
            [(header::CONTENT_TYPE, media_type), (header::CACHE_CONTROL, kept)]
        };
        router = router.route(path, routing::get(async move || (headers(), content)));
    }
    let router = router
        .route("/state", routing::get(show))
        .route("/events", routing::get(follow))
        .route("/hint", routing::get(hint))
        .route("/past", routing::get(past_board))
        .route("/review", routing::get(review))
        .route("/do", routing::post(act))
        .layer(DefaultBodyLimit::max(LONGEST))
        .with_state(door);
    router.layer(axum::middleware::map_response_with_state(Arc::new(guard), guarded))
}

/// The headers that every response has. Only pages of these origins may frame the page.
fn guard(frames: &[String]) -> HeaderMap {
    let ancestors = if frames.is_empty() { "'none'".to_owned() } else { frames.join(" ") };
    let mut headers = HeaderMap::new();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // An origin is ASCII, so the value is one of a header.
    if let Ok(policy) = HeaderValue::try_from(format!("{POLICY} {ancestors}")) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    // This older header knows no list.
    if frames.is_empty() {
        headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    headers
}

async fn guarded(State(guard): State<Arc<HeaderMap>>, mut response: Response) -> Response {
    for (name, value) in guard.iter() {
        response.headers_mut().insert(name, value.clone());
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn frame(State(door): State<Arc<Door>>, headers: HeaderMap) -> Response {
    let locale = request::locale(&headers);
    let known = door.activity.as_ref().map(|activity| Bytes::from(activity.described(locale).to_string()));
    respond(known.ok_or(Refusal::Gone), &headers)
}

async fn enter(State(door): State<Arc<Door>>, request: HttpRequest) -> Response {
    let headers = request.headers().clone();
    let entered = async {
        if request::is_foreign(&headers, &door.origins, true) {
            return Err(Refusal::Foreign);
        }
        let entry: Entry = read(request).await?;
        door.enter(&entry, request::locale(&headers)).await
    };
    respond(entered.await, &headers)
}

/// The body of a request.
async fn read<T: DeserializeOwned>(request: HttpRequest) -> Result<T, Refusal> {
    let body = timeout(BODY, Bytes::from_request(request, &())).await;
    let body = body.ok().and_then(Result::ok).ok_or(Refusal::Unreadable)?;
    serde_json::from_slice(&body).map_err(|_| Refusal::Unreadable)
}

async fn show(State(door): State<Arc<Door>>, Query(shown): Query<Shown>, headers: HeaderMap) -> Response {
    let shown = async {
        let _turn = door.turn().await?;
        let (held, _) = door.held(&headers, false).await?;
        door.state(&held, shown).await
    };
    respond(shown.await, &headers)
}

async fn hint(State(door): State<Arc<Door>>, headers: HeaderMap) -> Response {
    let hint = async {
        let _turn = door.turn().await?;
        let (held, _) = door.held(&headers, false).await?;
        door.hint(&held).await
    };
    respond(hint.await, &headers)
}

async fn past_board(
    State(door): State<Arc<Door>>,
    Query(shown): Query<Shown>,
    Query(asked): Query<past::Asked>,
    headers: HeaderMap,
) -> Response {
    let board = async {
        let _turn = door.turn().await?;
        let (held, _) = door.held(&headers, false).await?;
        door.past(&held, shown, asked).await
    };
    respond(board.await, &headers)
}

async fn review(State(door): State<Arc<Door>>, Query(shown): Query<Shown>, headers: HeaderMap) -> Response {
    let reviewed = async {
        let (held, _) = {
            let _turn = door.turn().await?;
            door.held(&headers, false).await?
        };
        Arc::clone(&door).review(&held, shown).await
    };
    respond(reviewed.await, &headers)
}

async fn follow(State(door): State<Arc<Door>>, headers: HeaderMap) -> Response {
    let followed = async {
        let _turn = door.turn().await?;
        let (held, token) = door.held(&headers, false).await?;
        door.watch.events(&door.links, held, token).ok_or(Refusal::Busy)
    };
    match followed.await {
        Ok(events) => ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response(),
        Err(refusal) => refusal.respond(request::locale(&headers)),
    }
}

async fn act(State(door): State<Arc<Door>>, Query(shown): Query<Shown>, request: HttpRequest) -> Response {
    let headers = request.headers().clone();
    let acted = async {
        let _turn = door.turn().await?;
        let deed = read(request).await;
        let (held, _) = door.held(&headers, true).await?;
        let deed: Deed = deed?;
        door.act(&held, &deed).await?;
        door.state(&held, shown).await
    };
    respond(acted.await, &headers)
}

fn respond(answer: Result<Bytes, Refusal>, headers: &HeaderMap) -> Response {
    match answer {
        Ok(json) => ([(header::CONTENT_TYPE, "application/json")], json).into_response(),
        Err(refusal) => refusal.respond(request::locale(headers)),
    }
}

impl Door {
    async fn turn(&self) -> Result<SemaphorePermit<'_>, Refusal> {
        permit(&self.room).await
    }

    /// The link of a request, with its token.
    async fn held(&self, headers: &HeaderMap, changes: bool) -> Result<(Held, String), Refusal> {
        if request::is_foreign(headers, &self.origins, changes) {
            return Err(Refusal::Foreign);
        }
        let token = request::token(headers).ok_or(Refusal::Gone)?;
        let held = self.links.find(token).await.map_err(failed)?.ok_or(Refusal::Gone)?;
        Ok((held, token.to_owned()))
    }

    /// Lets a person in whom Discord names: a link to the table of their channel, as `/board` gives it, as JSON.
    async fn enter(&self, entry: &Entry, locale: Locale) -> Result<Bytes, Refusal> {
        let word = |locale, key| Refusal::Told(Voice::new(locale, Vec::new()).word(key));
        let activity = self.activity.as_ref().ok_or(Refusal::Gone)?;
        let found = activity.person(entry).await.map_err(|error| match error {
            Unknown::Refused => word(locale, activity::REFUSED),
            Unknown::Busy => Refusal::Busy,
        });
        let (person, channel) = found?;
        let view = self.app.tables.at(channel).await.map_err(failed)?;
        let view = view.ok_or_else(|| word(person.locale, "discord-refuse-no-table"))?;
        self.app.limits.take(person.id, view.community).map_err(|failure| too_fast(&failure, person.locale))?;
        if view.game.is_none() {
            return Err(word(person.locale, "tap-lobby"));
        }
        let token = self.links.token(view.id, &person, view.seat_of(person.id).is_some()).await.map_err(failed)?;
        tracing::info!(table = %view.id, person = %person.id, "a person opened the page in Discord");
        Ok(Bytes::from(json!({ "token": token }).to_string()))
    }

    /// The table of a link as its person may see it, or everybody.
    async fn view(&self, held: &Held) -> Result<TableView, Refusal> {
        let view = self.app.tables.look(held.link.table).await.map_err(|error| match error {
            TableError::NoSuchTable => Refusal::Gone,
            error => failed(error),
        })?;
        Ok(if held.link.plays { view.seen_by(held.person) } else { view })
    }

    /// The state of a table as JSON.
    async fn state(&self, held: &Held, shown: Shown) -> Result<Bytes, Refusal> {
        let view = self.view(held).await?;
        let person = held.link.plays.then_some(held.person);
        let locale = held.link.locale;
        let seen = (view.id, view.seq.0, person.map(|person| person.0), shown, locale.tag());
        if let Some(known) = self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(&seen).cloned() {
            return Ok(known);
        }
        let _turn = permit(&self.drawing).await?;
        if person.is_some_and(|person| view.waits_for(person)) {
            self.app.tables.play().coach(&view).await;
        }
        let log = log::recent(&self.app.tables, &view).await.map_err(failed)?;
        let own = person.and_then(|person| view.decision_of(view.seat_of(person)?));
        let is_whole = !own.is_some_and(OpenDecision::awaits_advice);
        let state = self.drawn(move || state::state(&view, person, &log, shown.render(), locale)).await?;
        if is_whole {
            self.kept.lock().unwrap_or_else(PoisonError::into_inner).put(seen, state.clone());
        }
        Ok(state)
    }

    /// What is drawn on another thread.
    async fn drawn(&self, draw: impl FnOnce() -> Value + Send + 'static) -> Result<Bytes, Refusal> {
        let (sender, drawn) = oneshot::channel();
        // The receiver is gone if the page is.
        let draw = Box::new(move || drop(sender.send(Bytes::from(draw().to_string()))));
        self.app.threads.start("board page", Priority::Low, draw).map_err(|_| Refusal::Busy)?;
        drawn.await.map_err(|_| Refusal::Busy)
    }

    /// A hint for the person of a link as JSON.
    async fn hint(&self, held: &Held) -> Result<Bytes, Refusal> {
        let view = self.view(held).await?;
        let locale = held.link.locale;
        let told = |error: TableError| told(&error, &names::plain_voice(&view, locale));
        let person = self.person(held, &view).ok_or_else(|| told(TableError::NotSeated))?;
        self.app.limits.take(person.id, view.community).map_err(|failure| too_fast(&failure, locale))?;
        let hint = self.app.tables.play().hint(view.id, person.id).await.map_err(told)?;
        self.drawn(move || state::hint(&hint, locale)).await
    }

    /// A board of the past as JSON, as everybody sees it.
    async fn past(&self, held: &Held, shown: Shown, asked: past::Asked) -> Result<Bytes, Refusal> {
        let locale = held.link.locale;
        self.app.limits.take_picture(held.person).map_err(|failure| too_fast(&failure, locale))?;
        let view = self.view(held).await?;
        let _turn = permit(&self.drawing).await?;
        let past = self.app.tables.records().past(view.id, asked.moment()).await;
        let past = past.map_err(|error| told(&error, &names::plain_voice(&view, locale)))?;
        let log = log::read(&self.app.tables, &past.view, past.view.seq).await.map_err(failed)?;
        self.drawn(move || past::board(&past, &log, shown.render(), locale)).await
    }

    /// The review of a finished game as JSON: the chances first, and what turned it once that is checked.
    async fn review(self: Arc<Self>, held: &Held, shown: Shown) -> Result<Bytes, Refusal> {
        let locale = held.link.locale;
        let view = self.view(held).await?;
        let begin = |sender| {
            self.app.limits.take_picture(held.person).map_err(|failure| too_fast(&failure, locale))?;
            let voice = names::plain_voice(&view, locale);
            tokio::spawn(Arc::clone(&self).judge(view.id, voice, sender));
            Ok(())
        };
        let known = self.reviews.of(view.id, locale, begin).await?;
        let _turn = permit(&self.drawing).await?;
        self.drawn(move || known.map_or_else(past::unknown, |known| known.shown(shown.render().look))).await
    }

    /// Reviews a game for the pages, and then checks what turned it.
    async fn judge(self: Arc<Self>, table: TableId, voice: Voice, sender: Sender<Known>) {
        let reviewed = {
            let _one = self.reviewing.acquire().await;
            self.app.review(table).await
        };
        let send = |reviewed: &Result<GameReview, TableError>| {
            let known = reviewed.as_ref().map(|reviewed| Told::of(reviewed, voice.locale));
            sender.send_replace(Some(known.map_err(|error| told(error, &voice))));
        };
        send(&reviewed);
        if let Ok(reviewed) = reviewed
            && reviewed.review.is_unfinished
        {
            send(&self.app.check(reviewed).await);
        }
    }

    /// Acts for the person of a link, as a button does.
    async fn act(&self, held: &Held, deed: &Deed) -> Result<(), Refusal> {
        let view = self.view(held).await?;
        let locale = held.link.locale;
        let voice = names::plain_voice(&view, locale);
        let told = |error: TableError| told(&error, &voice);
        let person = self.person(held, &view).ok_or_else(|| told(TableError::NotSeated))?;
        self.app.limits.take(person.id, view.community).map_err(|failure| too_fast(&failure, locale))?;
        let table = view.id;
        let key = deed.key(&held.digest);
        let play = self.app.tables.play();
        self.app.answer_channels.record(table, person.id, true);
        let after = match &deed.choice {
            Some(choice) => {
                let choice: ChoiceId = choice.parse().map_err(|_| Refusal::Unreadable)?;
                let decision = Some(deed.decision());
                let id = person.id;
                let act = Act { table, person, decision, choice: choice.into(), idempotency_key: Some(key) };
                let acted = play.act(act).await.map_err(told)?;
                if !acted.repeated {
                    tracing::info!(%table, seq = %acted.view.seq, person = %id, action = acted.action, "a person acted on the page");
                }
                acted.view
            }
            None => {
                let request = Request::new(table, person.id).keyed(key);
                let undone = play.undo(request, Some(deed.decision())).await.map_err(told)?;
                tracing::info!(%table, seq = %undone.view.seq, person = %person.id, "a person took back a step on the page");
                undone.view
            }
        };
        if after.begun().is_some() || deed.choice.is_none() {
            self.app.redraw(table);
        }
        Ok(())
    }

    /// The person who plays by a link.
    fn person(&self, held: &Held, view: &TableView) -> Option<Person> {
        let seat = view.seat_of(held.person).filter(|_| held.link.plays)?;
        let person = view.occupant(seat)?.person()?.clone();
        Some(Person { locale: held.link.locale, ..person })
    }
}

async fn permit(room: &Semaphore) -> Result<SemaphorePermit<'_>, Refusal> {
    timeout(PATIENCE, room.acquire()).await.ok().and_then(Result::ok).ok_or(Refusal::Busy)
}

/// The refusal of a request that the store or a defect failed.
fn failed(error: TableError) -> Refusal {
    if !error.is_outage() {
        tracing::warn!(%error, "the page of a board cannot be shown");
    }
    Refusal::Busy
}

/// The refusal of a request that the table refuses, in words.
fn told(error: &TableError, voice: &Voice) -> Refusal {
    match error.is_outage() {
        true => Refusal::Busy,
        false => Refusal::Told(error.sentence(voice)),
    }
}

fn too_fast(failure: &Failure, locale: Locale) -> Refusal {
    let Failure::TooFast(key, wait) = failure else { return Refusal::Busy };
    let seconds = wait.as_secs();
    let facts = [("seconds", seconds.into()), ("minutes", seconds.div_ceil(60).into())];
    Refusal::TooFast(Voice::new(locale, Vec::new()).say(key, facts))
}
