//! One game of a match.

use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::Value;
use skald::engine::{ScoreSheet, Seat};
use skald::title::{Simulation, Title};

use super::deeds::{self, Deed};
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
            deeds.extend(action.as_ref().and_then(|action| deeds::unused(position, seat, action)));
            anyhow::Ok(action)
        });
        let record = record.with_context(|| format!("block {block}"))?;
        deeds.extend(deeds::of(&record));
        let first = deeds::first(&record);
        let actions = record.entries.len() as u64;
        let outcome = record.outcome.context("the game has not ended")?;
        let ranks = outcome.ranks;
        let points = outcome.points;
        let sheets = record.scores;
        Ok(Played { seats, ranks, points, sheets, thoughts, first, deeds, actions })
    }
}
