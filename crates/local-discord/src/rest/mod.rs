//! Discord's REST interface: the entry point of every request.
//!
//! A request goes through these steps:
//!
//! 1. match it to its route,
//! 2. apply the delay or failure that a test injected,
//! 3. authorise it,
//! 4. count it against its rate limit,
//! 5. carry it out under the lock,
//! 6. add it to the journal together with its response.

mod activity;
mod body;
mod callback;
mod channels;
mod commands;
pub(super) mod guild;
mod limited;
mod messages;
mod route;

use super::{
    Hub,
    error::ApiError,
    faults::Failure,
    journal::{Exchange, ViolationKind},
    message::Upload,
    server_state::{Change, ServerState},
    snowflake::Id,
};
use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use limited::Headers;
use route::{Found, Route};
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// How long after an interaction, in milliseconds, a bot may regard the receipt of its first response as lost.
const RECEIPT_MS: u64 = 1_000;

/// A parsed request.
pub(super) struct Call {
    pub params: BTreeMap<&'static str, String>,
    pub query: BTreeMap<String, String>,
    pub body: Value,
    pub files: Vec<Upload>,
    /// The header `Authorization`.
    pub token: String,
}

impl Call {
    /// An id in the path. Any other text gets the error of an unknown object.
    pub(super) fn id(&self, name: &str, unknown: fn() -> ApiError) -> Result<Id, ApiError> {
        self.params.get(name).and_then(|text| text.parse().ok()).ok_or_else(unknown)
    }

    /// A text in the path.
    pub(super) fn word(&self, name: &str) -> &str {
        self.params.get(name).map_or("", String::as_str)
    }

    /// A flag in the query.
    pub(super) fn flag(&self, name: &str) -> bool {
        self.query.get(name).is_some_and(|value| matches!(value.as_str(), "true" | "True" | "1"))
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Reply {
    pub status: u16,
    pub body: Value,
}

impl Reply {
    /// 200 with a body.
    pub(super) fn ok(body: Value) -> Result<Self, ApiError> {
        Ok(Self { status: 200, body })
    }

    /// 201 with a body.
    pub(super) fn created(body: Value) -> Result<Self, ApiError> {
        Ok(Self { status: 201, body })
    }

    /// 204.
    pub(super) fn nothing() -> Result<Self, ApiError> {
        Ok(Self { status: 204, body: Value::Null })
    }
}

/// Serves everything under `/api`.
pub(super) async fn serve(State(hub): State<Arc<Hub>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().to_owned();
    let short = path.strip_prefix("/api/v10").or_else(|| path.strip_prefix("/api")).unwrap_or(&path).to_owned();
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let method = parts.method.as_str().to_owned();
    let mut asked = Asked {
        method: method.clone(),
        path: short.clone(),
        query: query.clone(),
        token: header_text(&parts.headers, header::AUTHORIZATION),
        at_ms: hub.state().now(),
    };
    let (route, params) = match route::find(&method, &short) {
        Found::Route(route, params) => (route, params),
        Found::OtherMethod => return unknown(&hub, &asked, &ApiError::method_not_allowed()),
        Found::Nothing => return unknown(&hub, &asked, &ApiError::not_found()),
    };
    let read = body::read(parts, body).await;
    let name = format!("{} {}", route.method, route.template);
    let latency = hub.state().faults.latency(&name);
    if !latency.is_zero() {
        tokio::time::sleep(latency).await;
    }
    let mut state = hub.state();
    asked.at_ms = state.now();
    let (body, files, broken) = match read {
        Ok((body, files)) => (body, files, None),
        Err(error) => (Value::Null, Vec::new(), Some(error)),
    };
    let call = Call { params, query: body::pairs(&query), body, files, token: asked.token.clone() };
    answer(&mut state, route, &name, asked, call, broken)
}

/// A request before it is matched to a route.
struct Asked {
    method: String,
    path: String,
    query: String,
    token: String,
    at_ms: u64,
}

fn header_text(headers: &HeaderMap, name: header::HeaderName) -> String {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

fn answer(
    state: &mut ServerState,
    route: &'static Route,
    name: &str,
    asked: Asked,
    call: Call,
    broken: Option<ApiError>,
) -> Response {
    let failure = state.faults.take_failure(name);
    let given = asked.token.strip_prefix("Bot ").unwrap_or_default();
    let stranger = !(route.open || given == state.token);
    let mut headers = Headers::default();
    let outcome = if let Some(failure) = failure.as_ref().filter(|failure| !failure.answer_lost) {
        Err(failed(failure, &mut headers))
    } else if stranger {
        Err(ApiError::unauthorized())
    } else if let Some(error) = limited::refuse(state, route, &call, asked.at_ms, &mut headers) {
        state.note(
            ViolationKind::RateLimited,
            &format!("{} {}", asked.method, asked.path),
            &error.message,
            Value::Null,
        );
        Err(error)
    } else {
        let done = broken.map_or_else(|| (route.handler)(state, &call), Err);
        headers.retry_after_ms = done.as_ref().err().and_then(|error| error.retry_after_ms);
        note_refusal(state, &asked, &call, &done);
        match failure.as_ref().filter(|failure| failure.answer_lost) {
            Some(failure) => Err(failed(failure, &mut headers)),
            None => done,
        }
    };
    let (status, body) = match outcome {
        Ok(reply) => (reply.status, reply.body),
        Err(error) if error.status == 429 => (429, headers.body(&error)),
        Err(error) => (error.status, error.body()),
    };
    let response = respond(status, &body, &headers);
    let after_interaction = interaction_of(state, &call).map(|(id, sent)| (id, state.now().saturating_sub(sent)));
    state.journal.record(Exchange {
        method: asked.method,
        template: route.template.to_owned(),
        path: asked.path,
        query: asked.query,
        request: call.body,
        files: call.files.into_iter().map(|file| file.filename).collect(),
        status,
        response: body,
        at_ms: asked.at_ms,
        after_interaction,
        injected: failure.is_some(),
    });
    state.announce(Change::Exchange);
    response
}

/// The response of an injected failure, with its delay in the headers.
fn failed(failure: &Failure, headers: &mut Headers) -> ApiError {
    headers.retry_after_ms = (failure.status == 429).then_some(failure.retry_after_ms);
    ApiError::with_code(failure.status, failure.code, &failure.message)
}

/// Adds a violation for a refusal. Some refusals happen to a correct bot too (closed DMs, missing permissions). They are no
/// violations.
fn note_refusal(state: &mut ServerState, asked: &Asked, call: &Call, done: &Result<Reply, ApiError>) {
    let Err(error) = done else { return };
    let kind = match error.code {
        10062 | 50027 => ViolationKind::Late,
        40060 if !state.second_copy && !is_retry(state, asked, call) => ViolationKind::AnsweredTwice,
        50006 | 50035 | 50109 | 50240 | 30034 => ViolationKind::Form,
        _ => return,
    };
    let place = format!("{} {}", asked.method, asked.path);
    state.note(kind, &place, &error.message, error.errors.clone().unwrap_or(Value::Null));
}

/// Whether the bot sends a first response once more after a lost receipt. Its body is then the same, and a fault has failed
/// the receipt or it may have been late.
fn is_retry(state: &ServerState, asked: &Asked, call: &Call) -> bool {
    let received = |one: &&Exchange| one.path == asked.path && (one.status < 300 || one.injected);
    let Some(first) = state.journal.exchanges.iter().rev().find(received) else { return false };
    let sent = interaction_of(state, call).map_or(asked.at_ms, |(_, sent)| sent);
    first.request == call.body && (first.injected || asked.at_ms.saturating_sub(sent) >= RECEIPT_MS)
}

/// The interaction of a route, and when it was sent.
fn interaction_of(state: &ServerState, call: &Call) -> Option<(Id, u64)> {
    if let Some(id) = call.params.get("interaction_id") {
        let interaction = state.interactions.get(&id.parse().ok()?)?;
        return Some((interaction.id, interaction.sent_ms));
    }
    let token = call.params.get("webhook_token")?;
    let interaction = state.interactions.values().rev().find(|interaction| interaction.token == *token)?;
    Some((interaction.id, interaction.sent_ms))
}

fn unknown(hub: &Hub, asked: &Asked, error: &ApiError) -> Response {
    let mut state = hub.state();
    let place = format!("{} {}", asked.method, asked.path);
    state.note(ViolationKind::UnknownRoute, &place, &error.message, Value::Null);
    state.journal.record(Exchange {
        method: asked.method.clone(),
        path: asked.path.clone(),
        query: asked.query.clone(),
        status: error.status,
        response: error.body(),
        at_ms: asked.at_ms,
        ..Exchange::default()
    });
    state.announce(Change::Exchange);
    respond(error.status, &error.body(), &Headers::default())
}

fn respond(status: u16, body: &Value, headers: &Headers) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = if body.is_null() {
        status.into_response()
    } else {
        let json = [(header::CONTENT_TYPE, "application/json")];
        (status, json, Body::from(body.to_string())).into_response()
    };
    headers.write(response.headers_mut());
    response
}
