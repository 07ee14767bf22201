//! One game of a match.

use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::Value;
use skald::engine::{ScoreSheet, Seat, Seed, Viewer};
use skald::title::Title;

use crate::cli::players::{Asked, Players};

/// A played game.
pub struct Played {
    /// The number of the player in each seat.
    pub seats: Vec<usize>,
    pub ranks: Vec<u8>,
    pub points: Vec<i32>,
    pub sheets: Vec<ScoreSheet>,
    /// How long each decision with a choice took, with the number of its player.
    pub thoughts: Vec<(usize, Duration)>,
    pub actions: u64,
}

/// Plays the game of a block in which player `rotation` has the first seat.
pub fn play(
    title: &dyn Title,
    options: &Value,
    chosen: &mut Players,
    players: &[String],
    (series, block, rotation): (u64, u64, usize),
) -> anyhow::Result<Played> {
    let count = players.len();
    let seats: Vec<usize> = (0..count).map(|seat| (seat + rotation) % count).collect();
    let seed = Seed::from_number(series).derive("game", block);
    let (mut position, _) = title.start(options, count as u8, &seed)?;
    let asked = Asked { title, options, seats: count as u8, game: block * count as u64 + rotation as u64 };
    let (mut thoughts, mut actions) = (Vec::new(), 0);
    while let Some(decision) = position.decisions().into_iter().next() {
        actions += 1;
        let (seat, player) = (decision.seat, seats[decision.seat.index()]);
        let thought = seed.derive("policy", actions);
        let begun = Instant::now();
        let action = chosen.choose(&asked, position.as_ref(), &players[player], seat, &thought)?;
        let action = action.with_context(|| format!("{} has no action for seat {seat}", players[player]))?;
        if position.choices(seat).only().is_none() {
            thoughts.push((player, begun.elapsed()));
        }
        position.apply(seat, &action).with_context(|| format!("block {block}: {action} was chosen"))?;
    }
    let outcome = position.outcome().context("the game has not ended")?;
    let sheets = Seat::all(count as u8).map(|seat| position.score(seat, Viewer::Everything).sheet).collect();
    Ok(Played { seats, ranks: outcome.ranks, points: outcome.points, sheets, thoughts, actions })
}
