//! The result of a match as text and as JSON.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};

use super::tally::{Sums, Tally};

/// A match as text: a line for each player, and one for the table.
pub fn text(tally: &Tally) -> String {
    let mut out = String::new();
    let games = tally.games;
    let seats = tally.seats();
    let length = tally.actions / games.max(1);
    let _ = writeln!(out, "match: {games} games with {seats} seats, {length} actions each");
    for player in &tally.players {
        let (low, high) = tally.interval(player);
        let share = tally.share(player);
        let _ = writeln!(
            out,
            "  {} ×{}: wins {:.1} % ({:.1} to {:.1}; par {:.1}), points {:.1}, rating {:.1} ± {:.1}, median {:?}, p99 {:?}",
            player.name,
            player.seats,
            100.0 * share,
            100.0 * low,
            100.0 * high,
            100.0 * tally.par(player),
            per_seat(tally, player, player.points),
            player.rating.rating,
            player.rating.uncertainty,
            player.thought(50),
            player.thought(99),
        );
        let sources = player.sources.iter().map(|(source, count, points)| {
            format!("{source} {:.2} for {:.1}", per_seat(tally, player, *count), per_seat(tally, player, *points))
        });
        let _ = writeln!(out, "    {}", sources.collect::<Vec<_>>().join(", "));
        let deeds = player.deeds.iter().map(|(deed, times)| format!("{deed} {:.2}", per_seat(tally, player, *times)));
        let _ = writeln!(out, "    {}", deeds.collect::<Vec<_>>().join(", "));
    }
    let places = tally.places.iter().map(|wins| format!("{:.1}", 100.0 * wins / games.max(1) as f64));
    let _ = writeln!(out, "  wins by place in turn order in %: {}", places.collect::<Vec<_>>().join(", "));
    out
}

pub fn json(tally: &Tally) -> Value {
    let games = tally.games.max(1) as f64;
    let players = tally.players.iter().map(|player| {
        let (low, high) = tally.interval(player);
        let sources = player.sources.iter().map(|(source, count, points)| {
            json!({
                "source": source,
                "count": per_seat(tally, player, *count),
                "points": per_seat(tally, player, *points),
            })
        });
        json!({
            "player": player.name,
            "seats": player.seats,
            "wins": tally.share(player),
            "low": low,
            "high": high,
            "par": tally.par(player),
            "points": per_seat(tally, player, player.points),
            "rating": player.rating.rating,
            "uncertainty": player.rating.uncertainty,
            "median_us": player.thought(50).as_micros() as u64,
            "p99_us": player.thought(99).as_micros() as u64,
            "deeds": player.deeds.iter().map(|(deed, times)| (deed, per_seat(tally, player, *times))).collect::<BTreeMap<_, _>>(),
            "sources": sources.collect::<Vec<_>>(),
        })
    });
    json!({
        "games": tally.games,
        "seats": tally.seats(),
        "actions": tally.actions as f64 / games,
        "players": players.collect::<Vec<_>>(),
        "wins_by_place": tally.places.iter().map(|wins| wins / games).collect::<Vec<_>>(),
    })
}

/// The mean of a sum for each of the player's seats in each game.
pub fn per_seat(tally: &Tally, player: &Sums, sum: i64) -> f64 {
    sum as f64 / (tally.games.max(1) as f64 * player.seats.max(1) as f64)
}
