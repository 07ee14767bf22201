//! Reads and writes the frames of the gateway protocol.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

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

/// The data of HELLO.
#[derive(Deserialize)]
pub struct Hello {
    /// In milliseconds.
    pub heartbeat_interval: u64,
}

/// The data of READY that the bot keeps.
#[derive(Deserialize)]
pub struct Ready {
    pub session_id: String,
    pub resume_gateway_url: String,
    pub user: Value,
}

pub fn command(op: u8, data: &Value) -> String {
    json!({ "op": op, "d": data }).to_string()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::Index;

    use super::*;

    fn dispatch(name: &str, seq: u64, data: &Value) -> String {
        json!({ "op": op::DISPATCH, "t": name, "s": seq, "d": data }).to_string()
    }

    /// Frames of Discord and for Discord.
    fn frames() -> Vec<String> {
        let ready =
            json!({ "session_id": "s", "resume_gateway_url": "wss://gateway.discord.gg", "user": { "id": "42" } });
        vec![
            command(op::HELLO, &json!({ "heartbeat_interval": 41_250 })),
            dispatch("READY", 1, &ready),
            dispatch("MESSAGE \u{e9} \"quoted\"", u64::MAX, &json!([1.5e300, null, "\u{0}"])),
            command(op::INVALID_SESSION, &json!(true)),
            command(op::IDENTIFY, &json!({ "token": "Bot a.\"token\"", "intents": 0 })),
        ]
    }

    /// Reads a text in all the ways in which frames are read.
    fn read(text: &str) -> bool {
        let Some(envelope) = Envelope::read(text) else { return false };
        let _ = (envelope.data::<Hello>().map(|hello| hello.heartbeat_interval), envelope.data::<bool>());
        let _ = envelope.data::<Ready>().map(|ready| (ready.session_id, ready.resume_gateway_url, ready.user));
        true
    }

    #[test]
    fn frames_are_read_as_they_were_written() {
        let frames = frames();
        assert!(frames.iter().all(|frame| read(frame)));
        let event = Envelope::read(&frames[2]).unwrap();
        assert_eq!(
            (event.op, event.s, event.t.as_deref()),
            (op::DISPATCH, Some(u64::MAX), Some("MESSAGE \u{e9} \"quoted\""))
        );
        let identify = Envelope::read(&frames[4]).unwrap().data::<Value>().unwrap();
        assert_eq!(identify["token"], "Bot a.\"token\"");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn changed_frame_is_read_or_skipped(
            (frame, at) in any::<(Index, Index)>(), gone in 0_usize..12,
            new in "\\PC{0,8}|[\\[\\]{}\",:0-9eE.-]{0,8}",
        ) {
            let frames = frames();
            let mut changed: Vec<char> = frame.get(&frames).chars().collect();
            let at = at.index(changed.len());
            let until = (at + gone).min(changed.len());
            drop(changed.splice(at..until, new.chars()));
            read(&changed.into_iter().collect::<String>());
        }

        #[test]
        fn any_text_is_read_or_skipped(text in "\\PC{0,80}") {
            read(&text);
        }
    }
}
