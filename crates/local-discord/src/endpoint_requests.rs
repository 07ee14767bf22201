//! Sets the bot's interactions endpoint. Interactions go there by signed HTTP requests instead of the gateway, as for an
//! application with an Interactions Endpoint URL. The sandbox connects to nothing else, and only on loopback.

use crate::{
    Hub, Sandbox,
    endpoint::{Delivery, Endpoint},
    interaction::InteractionStatus,
    journal::ViolationKind,
    server_state::ServerState,
    snowflake::Id,
};
use reqwest::{Client, StatusCode, Url};
use serde_json::{Value, json};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};
use thiserror::Error;
use tokio::sync::mpsc;

/// Why an address does not become the interactions endpoint.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum EndpointError {
    /// It is not an `http://` address of loopback with a port.
    #[error("{0} is no http:// address of loopback with a port")]
    NotLoopback(String),
    /// Nothing answers there.
    #[error("nothing answers at {0}")]
    Unreachable(String),
    /// A PING is not answered with a PONG.
    #[error("a PING is answered with status {0} and no PONG")]
    NoPong(u16),
    /// A request with a wrong signature is not refused.
    #[error("a request that is not signed by Discord is answered with status {0} in place of 401")]
    Gullible(u16),
}

impl Sandbox {
    /// The public key that verifies this Discord's requests, 64 hexadecimal digits.
    pub fn public_key(&self) -> String {
        self.hub.state().keys.public()
    }

    /// Signs a timestamp (seconds since 1970) and a body as Discord does; 128 hexadecimal digits.
    pub fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        self.hub.state().keys.sign(timestamp, body)
    }

    /// Sends interactions to this address from now on, if it answers as Discord demands. It must answer a PING with a PONG,
    /// and a request with a wrong signature with 401.
    ///
    /// # Errors
    ///
    /// When it does not; then nothing changes.
    pub async fn set_endpoint(&self, url: &str) -> Result<(), EndpointError> {
        let url = local(url).ok_or_else(|| EndpointError::NotLoopback(url.to_owned()))?;
        let (id, application, within) = {
            let mut state = self.hub.state();
            (state.next_id(), state.world.bot.id, state.clock.real(state.deadlines.answer_ms))
        };
        // The sandbox's requests must not go by way of a proxy of the environment.
        let http = Client::builder().no_proxy().timeout(within).build();
        let http = http.map_err(|_| EndpointError::Unreachable(url.to_string()))?;
        let wire = Wire { http, url };
        let ping =
            json!({"id": id, "application_id": application, "type": 1, "version": 1, "token": "ping"}).to_string();
        let (status, answer) = wire.post(&self.hub, &ping, false).await.ok_or_else(|| wire.unreachable())?;
        let pong = serde_json::from_str::<Value>(&answer).is_ok_and(|answer| answer["type"] == 1);
        if status != StatusCode::OK || !pong {
            return Err(EndpointError::NoPong(status.as_u16()));
        }
        let (status, _) = wire.post(&self.hub, &ping, true).await.ok_or_else(|| wire.unreachable())?;
        if status != StatusCode::UNAUTHORIZED {
            return Err(EndpointError::Gullible(status.as_u16()));
        }
        let (endpoint, events) = Endpoint::new();
        tokio::spawn(deliver(Arc::clone(&self.hub), wire, events));
        self.hub.state().endpoint = Some(endpoint);
        Ok(())
    }

    /// Sends interactions over the gateway again.
    pub fn clear_endpoint(&self) {
        self.hub.state().endpoint = None;
    }
}

/// The address of an endpoint on loopback.
fn local(url: &str) -> Option<Url> {
    let url = Url::parse(url).ok()?;
    let host: IpAddr = url.host_str()?.trim_matches(['[', ']']).parse().ok()?;
    (url.scheme() == "http" && host.is_loopback() && url.port().is_some()).then_some(url)
}

/// The address that a bot listens on for an endpoint of this address; `None` when it is not on loopback.
pub fn endpoint_address(url: &str) -> Option<SocketAddr> {
    let url = local(url)?;
    Some(SocketAddr::new(url.host_str()?.trim_matches(['[', ']']).parse().ok()?, url.port()?))
}

/// A connection to an endpoint.
#[derive(Clone)]
struct Wire {
    http: Client,
    url: Url,
}

impl Wire {
    fn unreachable(&self) -> EndpointError {
        EndpointError::Unreachable(self.url.to_string())
    }

    /// Sends a body, with a wrong signature if `wrongly`, and returns the answer; `None` when none comes in time.
    async fn post(&self, hub: &Hub, body: &str, wrongly: bool) -> Option<(StatusCode, String)> {
        let (timestamp, mut signature) = {
            let state = hub.state();
            let timestamp = (state.now() / 1000).to_string();
            let signature = state.keys.sign(&timestamp, body.as_bytes());
            (timestamp, signature)
        };
        if wrongly {
            signature = signature.chars().rev().collect();
        }
        let request = self.http.post(self.url.clone()).header("content-type", "application/json");
        let request = request.header("x-signature-ed25519", signature).header("x-signature-timestamp", timestamp);
        let answer = request.body(body.to_owned()).send().await.ok()?;
        Some((answer.status(), answer.text().await.ok()?))
    }
}

/// Sends what is queued, each event by a request of its own, until another endpoint is set or the sandbox stops.
async fn deliver(hub: Arc<Hub>, wire: Wire, mut events: mpsc::UnboundedReceiver<Delivery>) {
    loop {
        let next = tokio::select! {
            () = hub.stop.cancelled() => None,
            next = events.recv() => next,
        };
        let Some((interaction, body)) = next else { return };
        let hub = Arc::clone(&hub);
        let wire = wire.clone();
        tokio::spawn(async move {
            let answered = wire.post(&hub, &body, false).await;
            complete(&mut hub.state(), interaction, answered);
        });
    }
}

/// Fails an interaction at once if it was not accepted. This Discord ignores the body of the answer. A bot accepts an
/// interaction with 202 and an empty body, and responds at the callback.
fn complete(state: &mut ServerState, interaction: Id, answered: Option<(StatusCode, String)>) {
    let status = answered.as_ref().map(|(status, _)| *status);
    if answered.is_some_and(|(status, body)| status == StatusCode::ACCEPTED && body.is_empty()) {
        return;
    }
    // No answer or a server error means that the bot is away or busy, which is no violation.
    if let Some(status) = status.filter(|status| !status.is_server_error()) {
        let message = "An interaction was not answered with 202 and no body.";
        state.note(ViolationKind::Endpoint, "interactions endpoint", message, json!({"status": status.as_u16()}));
    }
    state.update_interaction(interaction, |asked| {
        if asked.interaction_status == InteractionStatus::Waiting {
            asked.interaction_status = InteractionStatus::Dead;
        }
    });
}
