//! What players do in a game besides winning points: which tools they use and what they leave unused.

use serde_json::Value;
use skald::engine::{Seat, Viewer};
use skald::title::{Action, Position, Record, RecordEntry};

/// The code of the action of *Explorers* that ends a turn early.
const DONE: &str = "done";

/// A deed of a seat and how often it was done.
pub type Deed = (Seat, String, i64);

/// The deeds in the events of a game.
pub fn of(record: &Record) -> impl Iterator<Item = Deed> {
    events(record).filter_map(|event| {
        let word = |key: &str| event[key].as_str().unwrap_or_default();
        let deed = match word("event") {
            "raided" => "raids".to_owned(),
            "enemy_ship_destroyed" => "fights".to_owned(),
            "outpost_built" => "outposts".to_owned(),
            "ivory_kept" => format!("{} kept", word("tile")),
            "ivory_gone" if event["used"] == true => format!("{} used", word("tile")),
            "box_used" => format!("{} used", word("space")),
            _ => return None,
        };
        Some((Seat(event["seat"].as_u64()? as u8), deed, 1))
    })
}

/// The actions that a seat of *Explorers* leaves unused if it takes this action.
pub fn unused(position: &dyn Position, seat: Seat, action: &Action) -> Option<Deed> {
    let done = action.code() == DONE;
    let view = position.view(Viewer::Public).ok().filter(|_| done)?;
    let left = view.pointer("/open/phase/left").and_then(Value::as_i64).filter(|left| *left > 0)?;
    Some((seat, "unused actions".to_owned(), left))
}

/// The seat that was drawn to play first; seat 0 where the rules say so.
pub fn first(record: &Record) -> Seat {
    let seated = events(record).find(|event| event["event"] == "seated");
    Seat(seated.and_then(|event| event["first"].as_u64()).unwrap_or_default() as u8)
}

fn events(record: &Record) -> impl Iterator<Item = &Value> {
    let acts = record.entries.iter().flat_map(|entry| match entry {
        RecordEntry::Act { events, .. } => &events[..],
        RecordEntry::Undo { .. } => &[],
    });
    record.setup.iter().chain(acts)
}
