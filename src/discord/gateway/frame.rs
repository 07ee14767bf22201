//! Reads and writes the frames of the gateway protocol.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// Operations of the protocol.
pub mod op {
    pub const DISPATCH: u8 = 0;
    pub const HEARTBEAT: u8 = 1;
    pub const IDENTIFY: u8 = 2;
    pub const RESUME: u8 = 6;
    pub const RECONNECT: u8 = 7;
    pub const INVALID_SESSION: u8 = 9;
    pub const HELLO: u8 = 10;
    pub const ACK: u8 = 11;
}

/// A frame whose data is not parsed.
#[derive(Deserialize)]
pub struct Envelope<'a> {
    pub op: u8,
    #[serde(default)]
    pub s: Option<u64>,
    #[serde(default, borrow)]
    pub t: Option<Cow<'a, str>>,
    #[serde(default, borrow)]
    pub d: Option<&'a RawValue>,
}

impl<'a> Envelope<'a> {
    /// `None` when the text is no frame.
    pub fn read(text: &'a str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The data, parsed as `T`; `None` when it has another shape.
    pub fn data<T: Deserialize<'a>>(&self) -> Option<T> {
        serde_json::from_str(self.d?.get()).ok()
    }
}

/// What HELLO says.
#[derive(Deserialize)]
pub struct Hello {
    /// In milliseconds.
    pub heartbeat_interval: u64,
}

/// What READY says, as far as it matters here.
#[derive(Deserialize)]
pub struct Ready {
    pub session_id: String,
    pub resume_gateway_url: String,
    pub user: Value,
}

/// What a client says of itself with IDENTIFY or RESUME, as far as it matters here.
#[derive(Deserialize)]
pub struct Credentials<'a> {
    #[serde(borrow)]
    pub token: Cow<'a, str>,
}

/// An event on its way to the library: its name and its data as Discord sent it.
#[derive(Debug)]
pub struct Event {
    pub name: String,
    pub data: Box<RawValue>,
}

impl Event {
    /// The frame of the event, with a sequence number of its new connection.
    pub fn text(&self, seq: u64) -> String {
        dispatch(&self.name, seq, &self.data)
    }
}

/// The frame of an event.
pub fn dispatch(name: &str, seq: u64, data: &impl Serialize) -> String {
    #[derive(Serialize)]
    struct Dispatch<'a, D> {
        t: &'a str,
        s: u64,
        op: u8,
        d: &'a D,
    }
    // Strings, numbers and JSON can always be serialized.
    serde_json::to_string(&Dispatch { t: name, s: seq, op: op::DISPATCH, d: data }).unwrap_or_default()
}

/// A frame without a sequence number.
pub fn command(op: u8, data: &Value) -> String {
    json!({ "op": op, "d": data }).to_string()
}
