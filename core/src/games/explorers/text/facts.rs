//! What each player has: longship and cargo, people, what was won, the captain, the hand as far as the viewer knows it.

use super::*;
use crate::title::{Fact, Told};

/// A sign on the card of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Home,
    Outposts,
    Hand,
    Dead,
    Enemy,
    Settlement(u8),
    /// A settlement that lies face down.
    Raided,
    Animal(Animal),
}

impl Told for Explorers {
    type Sign = Sign;

    fn head(context: &Context<'_>) -> Doc {
        context.opening()
    }

    fn points_known(context: &Context<'_>, seat: Seat) -> String {
        context.vp(context.points(seat))
    }

    fn final_sheet(context: &Context<'_>, seat: Seat) -> Option<ScoreSheet> {
        context.view.known.scores.get(seat.index()).cloned()
    }

    fn facts(context: &Context<'_>, seat: Seat) -> Vec<Vec<Fact<Sign>>> {
        let Some(explorer) = context.explorer(seat) else { return Vec::new() };
        let hand = (explorer.hand > 0).then(|| context.tiles(seat, explorer.hand));
        vec![
            vec![context.ship(explorer)],
            context.people(explorer),
            vec![context.delivered(&explorer.delivered)],
            context.captains(seat, explorer),
            hand.into_iter().collect(),
        ]
    }
}

impl Context<'_> {
    /// The longship, what it carries, and how much room is left.
    fn ship(&self, explorer: &Explorer) -> Fact<Sign> {
        let place = names::place(explorer.ship, self.voice);
        let Explorer { cargo, .. } = explorer;
        let value = format!("{place} {}", names::aboard(cargo));
        let count = cargo.count();
        let words = say!(self.voice, "explorers-seat-ship", place, count, cargo = names::cargo(cargo, self.voice));
        let free = say!(self.voice, "explorers-board-free", count = HOLD.saturating_sub(count));
        let board = if count < HOLD { format!("{words} ({free})") } else { String::new() };
        Fact::new(names::SHIP, value.trim_end(), words).on_board(board)
    }

    /// Vikings at home and dead, ships destroyed, settlements raided, outposts built.
    fn people(&self, explorer: &Explorer) -> Vec<Fact<Sign>> {
        let Explorer { home, dead, ships, outposts, settlements, .. } = explorer;
        // EX-53: raided settlements lie face down until they are counted.
        let raided = if self.is_over() { "explorers-seat-raided" } else { "explorers-seat-raided-down" };
        let raids = settlements.len() as u8;
        let strengths = row::joined(settlements, " + ");
        let fact = |sign: &str, count: u8, key: &str| {
            let words = || say!(self.voice, key, count, all = OUTPOSTS, strengths = strengths.as_str());
            Fact::new(sign, count, if count > 0 { words() } else { String::new() })
        };
        let raided = fact(names::SETTLEMENT, raids, raided);
        vec![
            fact(names::HOME, *home, "explorers-seat-home").drawn(Sign::Home, home),
            pieces(fact(names::DEAD, *dead, "explorers-seat-dead"), Sign::Dead, *dead),
            pieces(fact(names::ENEMY, *ships, "explorers-seat-destroyed"), Sign::Enemy, *ships),
            match self.is_over() {
                true => settlements.iter().fold(raided, |fact, strength| fact.drawn(Sign::Settlement(*strength), "")),
                false => pieces(raided, Sign::Raided, raids),
            },
            fact(names::OUTPOST, *outposts, "explorers-seat-outposts")
                .drawn(Sign::Outposts, format!("{outposts}/{OUTPOSTS}"))
                .minor(), // the chart has them
        ]
    }

    fn delivered(&self, herd: &Herd) -> Fact<Sign> {
        if herd.is_empty() {
            return Fact::new("", "", "");
        }
        let words = say!(self.voice, "explorers-seat-delivered", herd = names::herd_words(herd, self.voice));
        let board = format!("{words} ({})", self.vp(sets(self.game, herd)));
        let fact = Fact::new("🐾", names::herd(herd), words).on_board(board);
        herd.animals().fold(fact, |fact, kind| pieces(fact, Sign::Animal(kind), herd.of(kind)))
    }

    /// The captains with the points that they bring now; before all have chosen, the choice if the viewer knows it,
    /// else whether there is one.
    fn captains(&self, seat: Seat, explorer: &Explorer) -> Vec<Fact<Sign>> {
        let fact = |captain: Captain, points: String| {
            let name = names::captain(captain, self.voice);
            let head = row::joined([name.as_str(), &points], " ");
            let board = self.headed(head.trim_end(), names::bonus(self.game, captain, self.voice));
            Fact::new(names::CAPTAIN, &name, name.as_str()).on_board(board)
        };
        let points = |captain: Captain| self.gained(self.points_of(captain, seat));
        match self.choice(seat) {
            _ if !explorer.captains.is_empty() => {
                explorer.captains.iter().map(|captain| fact(*captain, points(*captain))).collect()
            }
            Some(captain) => vec![fact(captain, String::new())],
            None => {
                let key = if explorer.chosen { "explorers-board-chosen" } else { "explorers-board-choosing" };
                vec![Fact::new(names::CAPTAIN, "", self.voice.word(key))]
            }
        }
    }

    /// The number of tiles in a hand, and on the board those that the viewer knows.
    fn tiles(&self, seat: Seat, count: u8) -> Fact<Sign> {
        let words = say!(self.voice, "explorers-board-hand", count);
        let tiles = self.hand(seat).unwrap_or_default().iter();
        let tiles = row::joined(tiles.map(|tile| row::glued(names::tile(self.game, *tile, self.voice))), " | ");
        let board = if tiles.is_empty() { tiles } else { self.headed(words.as_str(), tiles) };
        Fact::new(names::TILE, "", words).on_board(board).drawn(Sign::Hand, count).minor()
    }
}

/// Draws pieces of a kind as one sign, with their number if there are several.
fn pieces(fact: Fact<Sign>, sign: Sign, count: u8) -> Fact<Sign> {
    match count {
        0 => fact,
        1 => fact.drawn(sign, ""),
        _ => fact.drawn(sign, count),
    }
}
