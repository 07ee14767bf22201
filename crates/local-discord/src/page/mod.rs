//! The page for people, and its interface under `/sandbox`.
//!
//! The binary embeds all files, and the page loads nothing from other hosts. Requests must name a loopback host. So no other page
//! in the same browser can reach the sandbox by DNS rebinding.

mod live;
mod view;

use super::{
    Hub,
    client::{self, ClientError},
    interaction::InteractionStatus,
    server_state::ServerState,
    snowflake::Id,
    trial,
    watch::Concern,
};
use axum::{
    Json, Router,
    extract::{Path, Query, Request, State, WebSocketUpgrade},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, net::IpAddr, sync::Arc, time::Duration};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' \
                      ws:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

/// The files of the page: path, media type, text.
const FILES: [(&str, &str, &str); 22] = [
    ("/", HTML, include_str!("index.html")),
    ("/sandbox/colours.css", CSS, include_str!("colours.css")),
    ("/sandbox/style.css", CSS, include_str!("style.css")),
    ("/sandbox/message.css", CSS, include_str!("message.css")),
    ("/sandbox/activity.js", JS, include_str!("activity.js")),
    ("/sandbox/app.js", JS, include_str!("app.js")),
    ("/sandbox/check.js", JS, include_str!("check.js")),
    ("/sandbox/composer.js", JS, include_str!("composer.js")),
    ("/sandbox/dom.js", JS, include_str!("dom.js")),
    ("/sandbox/form.js", JS, include_str!("form.js")),
    ("/sandbox/log.js", JS, include_str!("log.js")),
    ("/sandbox/look.js", JS, include_str!("look.js")),
    ("/sandbox/markdown.js", JS, include_str!("markdown.js")),
    ("/sandbox/menu.js", JS, include_str!("menu.js")),
    ("/sandbox/message.js", JS, include_str!("message.js")),
    ("/sandbox/person.js", JS, include_str!("person.js")),
    ("/sandbox/say.js", JS, include_str!("say.js")),
    ("/sandbox/settings.js", JS, include_str!("settings.js")),
    ("/sandbox/side.js", JS, include_str!("side.js")),
    ("/sandbox/trial.js", JS, include_str!("trial.js")),
    ("/sandbox/viewer.js", JS, include_str!("viewer.js")),
    ("/sandbox/world.js", JS, include_str!("world.js")),
];

pub(super) fn router() -> Router<Arc<Hub>> {
    let mut router = Router::new();
    for (path, media_type, text) in FILES {
        let headers = [
            (header::CONTENT_TYPE, media_type),
            (header::CONTENT_SECURITY_POLICY, POLICY),
            (header::CACHE_CONTROL, "no-store"),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        ];
        router = router.route(path, get(move || async move { (headers, text) }));
    }
    router
        .route("/sandbox/words.json", get(async || Json(view::words())))
        .route("/sandbox/activity", get(activity))
        .route("/sandbox/live", get(open_live))
        .route("/sandbox/state", get(state))
        .route("/sandbox/messages", get(messages))
        .route("/sandbox/commands", get(commands))
        .route("/sandbox/violations", get(violations))
        .route("/sandbox/menu", get(on_people).post(async |hub, body| act(hub, Path("menu".to_owned()), body).await))
        .route("/sandbox/complete", post(complete))
        .route("/sandbox/trial", post(begin_trial))
        .route("/sandbox/clock", post(turn_clock))
        .route("/sandbox/{act}", post(act))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
}

/// Rejects requests that do not name a loopback host.
pub(super) async fn only_local_hosts(request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if is_local(host) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "The sandbox answers on loopback names only.").into_response()
}

/// Whether a host, perhaps with a port, is an address of loopback or `localhost`.
fn is_local(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, port)| if port.ends_with(']') { host } else { name });
    let address = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Whether a page of another site sends the request. Browsers name the site; other programs need not.
pub fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return false };
    let site = origin.split_once("://").map_or(origin, |(_, site)| site);
    let hosts = [text(header::HOST), text(HeaderName::from_static("x-forwarded-host"))];
    !hosts.into_iter().flatten().any(|host| host.eq_ignore_ascii_case(site))
}

/// A client error, for the page to show.
struct Refused(ClientError);

impl From<ClientError> for Refused {
    fn from(error: ClientError) -> Self {
        Self(error)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (
            StatusCode::BAD_REQUEST,
            Json(json!({
                "error": self.0.to_string(),
                "kind": self.0.kind(),
                "name": self.0.name(),
            })),
        )
            .into_response()
    }
}

/// How far the clock is turned.
#[derive(Deserialize)]
struct AdvanceClock {
    hours: u64,
}

#[derive(Deserialize)]
struct MemberQuery {
    member: Id,
}

#[derive(Deserialize)]
struct ChannelQuery {
    member: Id,
    channel: Id,
    #[serde(default)]
    back: Option<Id>,
}

/// What a member does. The page posts it to a path of that name.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Slash {
        member: Id,
        channel: Id,
        command: String,
        #[serde(default)]
        options: Map<String, Value>,
    },
    /// Chooses a command in the menu of a person.
    Menu {
        member: Id,
        channel: Id,
        command: String,
        target: Id,
    },
    /// Chooses the entry point of the Activity.
    Launch {
        member: Id,
        channel: Id,
    },
    /// Lets the page in the frame know who the member is.
    Authorize {
        member: Id,
        instance: String,
    },
    Press {
        member: Id,
        message: Id,
        custom_id: String,
    },
    Choose {
        member: Id,
        message: Id,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        member: Id,
        interaction: Id,
        values: BTreeMap<String, String>,
    },
    Say {
        member: Id,
        channel: Id,
        text: String,
    },
    Dismiss {
        member: Id,
        message: Id,
    },
    Dms {
        member: Id,
        closed: bool,
    },
    /// Opens the direct messages with the bot.
    OpenDm {
        member: Id,
    },
    Locale {
        member: Id,
        locale: String,
    },
    Read {
        member: Id,
        channel: Id,
    },
}

#[derive(Deserialize)]
struct Complete {
    member: Id,
    channel: Id,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    focused: String,
    text: String,
}

async fn open_live(
    State(hub): State<Arc<Hub>>,
    Query(who): Query<MemberQuery>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if is_foreign(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    // Subscribe before the page learns that it is connected. Then no change falls between its first request and the first update.
    let changes = {
        let state = hub.state();
        if state.changes.receiver_count() >= state.most.pages {
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
        state.changes.subscribe()
    };
    upgrade.on_upgrade(move |socket| live::serve(socket, hub, who.member, changes))
}

/// The state for a member, by default the first one.
async fn state(State(hub): State<Arc<Hub>>, Query(who): Query<BTreeMap<String, String>>) -> Json<Value> {
    let state = hub.state();
    let asked = who.get("member").and_then(|id| id.parse().ok());
    let known = asked.filter(|id| state.world.members.iter().any(|member| member.id == *id));
    let member = known.or_else(|| state.world.members.first().map(|member| member.id));
    Json(member.map_or(Value::Null, |member| view::state(&state, member)))
}

/// The frame of an instance of the Activity. It may frame the bot's page alone.
async fn activity(State(hub): State<Arc<Hub>>, Query(asked): Query<BTreeMap<String, String>>) -> Response {
    let state = hub.state();
    let id = asked.get("instance").map(String::as_str).unwrap_or_default();
    let Some(page) = &state.activities.page else { return StatusCode::NOT_FOUND.into_response() };
    let Some(instance) = state.activities.instances.get(id) else { return StatusCode::NOT_FOUND.into_response() };
    let channel = instance.channel;
    let guild = state.world.guild;
    let place = format!("instance_id={id}&frame_id={id}-frame&platform=desktop&channel_id={channel}&guild_id={guild}");
    let client = state.world.bot.id.to_string();
    let headers = [
        (header::CONTENT_TYPE, HTML.to_owned()),
        (header::CONTENT_SECURITY_POLICY, format!("{POLICY}; frame-src {page}")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    let src = format!("{page}?{}", place.replace('&', "&amp;"));
    let html = include_str!("activity.html").replace("{client}", &client).replace("{src}", &src);
    (headers, html).into_response()
}

async fn messages(State(hub): State<Arc<Hub>>, Query(place): Query<ChannelQuery>) -> Json<Value> {
    Json(view::messages(&hub.state(), place.member, place.channel, place.back))
}

async fn commands(State(hub): State<Arc<Hub>>, Query(place): Query<ChannelQuery>) -> Json<Value> {
    Json(view::commands(&hub.state(), place.member, place.channel))
}

async fn on_people(State(hub): State<Arc<Hub>>, Query(place): Query<ChannelQuery>) -> Json<Value> {
    Json(view::on_people(&hub.state(), place.member, place.channel))
}

async fn violations(State(hub): State<Arc<Hub>>) -> Json<Value> {
    Json(view::violations(&hub.state()))
}

/// Leaves out options whose text is empty.
fn filled(options: Map<String, Value>) -> Vec<(String, Value)> {
    options.into_iter().filter(|(_, value)| !value.is_null() && *value != "").collect()
}

async fn act(State(hub): State<Arc<Hub>>, Path(name): Path<String>, Json(body): Json<Value>) -> Response {
    match serde_json::from_value(json!({ name: body })) {
        Ok(act) => perform(&mut hub.state(), act).map(Json).map_err(Refused).into_response(),
        Err(error) => (StatusCode::UNPROCESSABLE_ENTITY, error.to_string()).into_response(),
    }
}

/// Returns the interaction, message or channel that came of it.
fn perform(state: &mut ServerState, act: Act) -> Result<Value, ClientError> {
    let sent = |interaction: Result<Id, ClientError>| Ok(json!({"interaction": interaction?}));
    let done = |result: Result<(), ClientError>| result.map(|()| json!({}));
    match act {
        Act::Slash { member, channel, command, options } => {
            sent(client::slash(state, member, channel, &command, &filled(options)))
        }
        Act::Menu { member, channel, command, target } => {
            sent(client::choose_in_menu(state, member, channel, &command, target))
        }
        Act::Launch { member, channel } => sent(client::launch(state, member, channel)),
        Act::Authorize { member, instance } => Ok(json!({"code": client::authorize(state, member, &instance)?})),
        Act::Press { member, message, custom_id } => sent(client::press(state, member, message, &custom_id)),
        Act::Choose { member, message, custom_id, values } => {
            sent(client::choose(state, member, message, &custom_id, &values))
        }
        Act::Submit { member, interaction, values } => sent(client::submit(state, member, interaction, &values)),
        Act::Say { member, channel, text } => Ok(json!({"message": client::say(state, member, channel, &text)?})),
        Act::Dismiss { member, message } => done(client::dismiss(state, member, message)),
        Act::Dms { member, closed } => done(client::set_dms_closed(state, member, closed)),
        Act::OpenDm { member } => Ok(json!({"channel": client::open_dm(state, member)?})),
        Act::Locale { member, locale } => done(client::set_locale(state, member, &locale)),
        Act::Read { member, channel } => done(client::read(state, member, channel)),
    }
}

/// Waits for the bot's completions until the interaction fails.
async fn complete(State(hub): State<Arc<Hub>>, Json(body): Json<Complete>) -> Result<Json<Value>, Refused> {
    let focused = (body.focused.as_str(), body.text.as_str());
    let options: Vec<_> = filled(body.options).into_iter().filter(|(name, _)| *name != body.focused).collect();
    let id = client::complete(&mut hub.state(), body.member, body.channel, &body.command, &options, focused)?;
    let over = |state: &ServerState| {
        let asked = state.interactions.get(&id)?;
        (asked.interaction_status != InteractionStatus::Waiting).then(|| asked.choices.clone())
    };
    let choices = hub.wait("choices", Duration::from_secs(10), Concern::Interaction(id), over).await.ok().flatten();
    Ok(Json(json!({"failed": choices.is_none(), "choices": choices.unwrap_or_default()})))
}

/// Opens a channel with a running game; see [`trial`].
async fn begin_trial(State(hub): State<Arc<Hub>>, Json(wanted): Json<trial::Wanted>) -> Response {
    match trial::begin(&hub, &wanted).await {
        Ok(channel) => Json(json!({"channel": channel})).into_response(),
        Err(error) => (StatusCode::BAD_REQUEST, Json(json!({"error": error.to_string()}))).into_response(),
    }
}

/// Turns the clock forward, at most a year at once.
async fn turn_clock(State(hub): State<Arc<Hub>>, Json(turn): Json<AdvanceClock>) -> Response {
    if !(1..=366 * 24).contains(&turn.hours) {
        return (StatusCode::BAD_REQUEST, Json(json!({"error": "turn the clock by 1 to 8784 hours"}))).into_response();
    }
    let mut state = hub.state();
    state.turn_clock(Duration::from_secs(3600 * turn.hours));
    Json(json!({"now": state.now()})).into_response()
}

/// An attachment. The address alone gives access to it, as on Discord.
async fn attachment(State(hub): State<Arc<Hub>>, Path((_, id, _)): Path<(String, Id, String)>) -> Response {
    let state = hub.state();
    let mut files = state.world.messages.values().flat_map(|message| &message.attachments).chain(&state.replaced);
    let file = files.find(|file| file.id == id);
    match file {
        Some(file) => {
            let headers = [
                (header::CONTENT_TYPE, file.content_type.clone()),
                (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox".to_owned()),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
            ];
            (headers, file.bytes.as_slice().to_vec()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_loopback_are_local() {
        for host in ["localhost", "localhost:7655", "127.0.0.1:80", "127.1.2.3", "[::1]:7655", "[::1]"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["127.0.0.1.nip.io", "127.evil.example:7655", "10.0.0.1", "localhost.evil.example", "[::2]", ""] {
            assert!(!is_local(host), "{host}");
        }
    }

    #[test]
    fn pages_of_other_sites_are_foreign() {
        let of = |pairs: &[(&'static str, &'static str)]| {
            let pairs =
                pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
            is_foreign(&HeaderMap::from_iter(pairs))
        };
        assert!(!of(&[("host", "127.0.0.1:7655")]), "no browser");
        assert!(!of(&[("host", "127.0.0.1:7655"), ("origin", "http://127.0.0.1:7655")]));
        assert!(!of(&[("host", "a:1"), ("x-forwarded-host", "demo.example"), ("origin", "https://demo.example")]));
        assert!(of(&[("host", "127.0.0.1:7655"), ("origin", "https://evil.example")]));
        assert!(of(&[("host", "127.0.0.1:7655"), ("origin", "null")]));
    }
}
