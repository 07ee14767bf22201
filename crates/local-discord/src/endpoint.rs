//! Where interactions are sent in place of the gateway, and the keys that sign them.

use super::{secret, snowflake::Id};
use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::Value;
use tokio::sync::mpsc;

/// An interaction on its way: its id and its event as text.
pub(super) type Delivery = (Id, String);

/// The bot's interactions endpoint.
#[derive(Debug)]
pub(super) struct Endpoint(mpsc::UnboundedSender<Delivery>);

impl Endpoint {
    /// An endpoint, and the receiver of what is sent to it.
    pub(super) fn new() -> (Self, mpsc::UnboundedReceiver<Delivery>) {
        let (sender, receiver) = mpsc::unbounded_channel();
        (Self(sender), receiver)
    }

    pub(super) fn send(&self, interaction: Id, event: &Value) {
        let _ = self.0.send((interaction, event.to_string()));
    }
}

/// The key pair of this Discord, new at every start.
#[derive(Debug)]
pub(super) struct Keys(SigningKey);

impl Keys {
    pub(super) fn new() -> Self {
        let mut seed = [0; 32];
        seed.copy_from_slice(secret::token(32).as_bytes());
        Self(SigningKey::from_bytes(&seed))
    }

    /// The public key, 64 hexadecimal digits.
    pub(super) fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// The signature over a timestamp and a body, 128 hexadecimal digits.
    pub(super) fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        hex(&self.0.sign(&[timestamp.as_bytes(), body].concat()).to_bytes())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
