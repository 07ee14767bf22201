//! One game of a match, and what its players do besides winning points: which tools they use and what they leave unused.

use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::Value;
use skald_arena::players::{Asked, Players};
use skald_core::engine::{ScoreSheet, Seat, Viewer};
use skald_core::title::{Action, Position, Record, RecordEntry, Simulation, Title};

/// A played game.
pub struct Played {
    /// The number of the player in each seat.
    pub seats: Vec<usize>,
    pub ranks: Vec<u8>,
    pub points: Vec<i32>,
    pub sheets: Vec<ScoreSheet>,
    /// How long each decision with a choice took, with the number of its player.
    pub thoughts: Vec<(usize, Duration)>,
    /// The seat that played first.
    pub first: Seat,
    pub deeds: Vec<Deed>,
    pub actions: u64,
}

/// The games of a match.
pub struct Match<'a> {
    pub title: &'a dyn Title,
    pub options: &'a Value,
    /// How many players there are.
    pub count: usize,
    pub series: Simulation<'a>,
}

impl Match<'_> {
    /// Plays the game of a block in which player `rotation` has the first seat.
    pub fn play(&self, chosen: &mut Players, block: u64, rotation: u64) -> anyhow::Result<Played> {
        let seats: Vec<usize> = (0..self.count).map(|seat| (seat + rotation as usize) % self.count).collect();
        let game = block * self.count as u64 + rotation;
        let asked = Asked { title: self.title, options: self.options, seats: self.count as u8, game };
        let mut thoughts = Vec::new();
        let mut deeds = Vec::new();
        let record = self.series.game_by(block, rotation, |player, position, seat, seed| {
            let begun = Instant::now();
            let action = chosen.choose(&asked, position, player, seat, seed)?;
            let took = begun.elapsed();
            if position.choices(seat).only().is_none() {
                thoughts.push((seats[seat.index()], took));
            }
            deeds.extend(action.as_ref().and_then(|action| unused(position, seat, action)));
            anyhow::Ok(action)
        });
        let record = record.with_context(|| format!("block {block}"))?;
        deeds.extend(of(&record));
        let first = first(&record);
        let actions = record.entries.len() as u64;
        let outcome = record.outcome.context("the game has not ended")?;
        let ranks = outcome.ranks;
        let points = outcome.points;
        let sheets = record.scores;
        Ok(Played { seats, ranks, points, sheets, thoughts, first, deeds, actions })
    }
}

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
