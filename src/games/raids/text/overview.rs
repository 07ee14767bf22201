//! The board in brief, for a message with a picture: the question, the track in one paragraph, a line for each ship, and
//! what the Harbor rewards.

use super::Context;
use super::names::{self, COIN, HARBOR, SHIELD, VIKING, VILLAGE, WATER};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Phase, Ship, Space};
use crate::words::{Doc, Mark, Tone, row, say};

/// The sign of a free space of a ship.
const FREE: &str = "▫";

impl Context<'_> {
    /// The position in a dozen short lines.
    pub fn overview(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        for text in self.asked() {
            doc.toned(text, Tone::Strong);
        }
        if self.open.phase == Phase::Over {
            for (rank, seat) in self.ranking() {
                doc.line(format!("{} {}", self.voice.ordinal(rank), self.ship_in_brief(seat)));
            }
            return doc;
        }
        doc.line(row::all(self.track_in_brief()));
        for seat in self.seats() {
            doc.line(self.ship_in_brief(seat));
        }
        doc.line(self.reward_in_brief());
        for line in self.ghost().into_iter().chain(self.pool()) {
            doc.line(line);
        }
        doc
    }

    /// The spaces from the ship furthest back to the Harbor; neighbouring bare spaces share an entry.
    fn track_in_brief(&self) -> Vec<String> {
        let mut spaces = Vec::new();
        let leaving: Vec<_> = self.open.waiting.iter().map(|ship| self.mark(*ship)).collect();
        if !leaving.is_empty() {
            spaces.push(format!("0 {HARBOR} {}", leaving.join("›")));
        }
        let (mut space, harbor) = (self.rear().max(1), self.open.harbor());
        while space < harbor {
            let bare = (space..harbor).take_while(|space| self.is_bare(*space)).count() as Space;
            spaces.push(match bare {
                0 => self.space_in_brief(space),
                1 => format!("{space} {WATER}"),
                _ => format!("{space}–{} {WATER}", space + bare - 1),
            });
            space += bare.max(1);
        }
        let home: Vec<_> = self.open.arrivals.iter().map(|ship| self.mark(*ship)).collect();
        spaces.push(format!("{harbor} {HARBOR}{}", home.concat()));
        spaces.iter().map(|space| names::glued(space)).collect()
    }

    fn space_in_brief(&self, space: Space) -> String {
        let Some(spot) = self.spot(space) else { return String::new() };
        let sign = match spot.tile {
            Some(tile) => in_brief(tile),
            None if spot.village => format!("{VILLAGE}{}", spot.vikings),
            None => WATER.to_owned(),
        };
        let shares = row::joined(self.shares(spot), "+");
        format!("{space} {sign}{shares}{}", self.ships_at(space).concat())
    }

    /// A ship: Glory, crew and shields, the tiles aboard, and what lies beside it.
    fn ship_in_brief(&self, seat: Seat) -> String {
        let Some(ship) = self.open.ships.get(seat.index()) else { return String::new() };
        let asked = if self.open.asked() == Some(seat) { "▶ " } else { "" };
        let name = say!(self.voice, "raids-board-ship", who = seat, points = self.points(seat));
        let crew = format!("{VIKING}{}/{SHIELD}{}", ship.crew, self.game.shields(ship));
        let facts = [format!("{asked}{name}"), crew, self.aboard_in_brief(ship), beside_in_brief(ship)];
        row::all(facts.into_iter().filter(|fact| !fact.is_empty()))
    }

    fn aboard_in_brief(&self, ship: &Ship) -> String {
        let free = usize::from(self.game.spaces).saturating_sub(ship.aboard.len());
        let tiles = ship.aboard.iter().map(|tile| in_brief(*tile)).chain((free > 0).then(|| FREE.repeat(free)));
        row::joined(tiles, " ")
    }

    /// What the Harbor rewards now, and the standing.
    fn reward_in_brief(&self) -> String {
        let Some(harbor) = self.rewarded() else { return String::new() };
        let coins = row::joined(self.prizes(), " ");
        let reward = format!("{HARBOR} {} {COIN}{coins}", names::criterion(harbor, self.voice));
        let standing = self.standing().into_iter().map(|(seat, count)| format!("{}{count}", Mark::of(seat)));
        let standing = row::joined(standing, "›");
        row::all([reward, standing].into_iter().filter(|fact| !fact.is_empty()))
    }
}

/// The coins, Runes, Ports, Monsters and sold Goods beside a ship, as signs with numbers.
fn beside_in_brief(ship: &Ship) -> String {
    let monsters = row::joined(&ship.monsters, "+");
    let foe = names::foe_sign(ship.monsters.iter().copied().max().unwrap_or_default());
    let counts = [
        (COIN, u32::from(ship.coins)),
        (names::sign(Tile::Rune), u32::from(ship.runes)),
        (names::sign(Tile::Port { sales: 1 }), u32::from(ship.ports)),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0).map(|(sign, count)| format!("{sign}{count}"));
    let monsters = (!monsters.is_empty()).then(|| format!("{foe}{monsters}"));
    let sold = (!ship.sold.is_empty())
        .then(|| format!("✔{}", ship.sold.iter().map(|tile| in_brief(*tile)).collect::<String>()));
    row::joined(counts.chain(monsters).chain(sold), " ")
}

/// The sign of a tile and its number.
fn in_brief(tile: Tile) -> String {
    format!("{}{}", names::sign(tile), names::value(tile))
}
