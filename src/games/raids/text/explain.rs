//! The event behind every point: the history folded into reasons that add up to the score sheet, line by line.

use super::tiles;
use crate::engine::Seat;
use crate::games::raids::action::Event;
use crate::games::raids::components::{Harbor, Raids, Tile};
use crate::games::raids::scoring::{self, SOURCES};
use crate::games::raids::state::Open;
use crate::title::{EntryEvents, Reason};
use crate::words::Voice;

/// The reasons for the points of a seat, by source in the order of the score sheet, then by entry.
pub fn explain(game: &Raids, open: &Open, history: &[EntryEvents<Event>], seat: Seat, voice: &Voice) -> Vec<Reason> {
    let mut ledger =
        Ledger { game, seat, voice, runes: 0, voyage: 0, harbor: None, aboard: Vec::new(), reasons: Vec::new() };
    for told in history {
        for event in &told.events {
            ledger.enter(told.seq, event);
        }
    }
    let crew = open.ships.get(seat.index()).map_or(0, |ship| ship.crew);
    ledger.close(crew)
}

struct Ledger<'a> {
    game: &'a Raids,
    seat: Seat,
    voice: &'a Voice,
    runes: u8,
    voyage: u8,
    harbor: Option<Harbor>,
    /// Tiles aboard and the entry that brought each.
    aboard: Vec<(u64, Tile)>,
    reasons: Vec<Reason>,
}

impl Ledger<'_> {
    fn enter(&mut self, seq: u64, event: &Event) {
        let voice = self.voice;
        match event {
            Event::VoyageBegan { voyage, harbor, .. } => {
                self.voyage = *voyage;
                self.harbor = Some(*harbor);
            }
            Event::Pillaged { seat, space, coins } if *seat == self.seat => {
                self.add(
                    seq,
                    "coins",
                    i32::from(*coins),
                    voice.say("raids-reason-pillage", [("space", space.into()), ("voyage", self.voyage.into())]),
                );
            }
            Event::VoyageEnded { voyage, awards } => {
                let Some(rank) = awards.iter().position(|award| award.seat == self.seat) else { return };
                let facts = [
                    ("rank", voice.ordinal(rank as u8 + 1).into()),
                    ("voyage", voyage.into()),
                    ("criterion", self.harbor.map(|harbor| tiles::criterion(harbor, voice)).unwrap_or_default().into()),
                ];
                let text = voice.say("raids-reason-award", facts);
                self.add(seq, "coins", i32::from(awards[rank].coins), text);
            }
            Event::Took { seat, tile: Tile::Rune, .. } if *seat == self.seat => self.rune(seq),
            Event::Placed { seat, tile, replaced } if *seat == self.seat => {
                if let Some(gone) = replaced {
                    self.lose(*gone);
                }
                self.aboard.push((seq, *tile));
            }
            Event::Dropped { seat, tile } if *seat == self.seat => self.lose(*tile),
            Event::Sold { seat, tile } if *seat == self.seat => {
                self.lose(*tile);
                if let Tile::Goods { value, .. } = tile {
                    let text = voice.say("raids-reason-sold", [("tile", tiles::name(*tile, voice).into())]);
                    self.add(seq, "goods", i32::from(*value), text);
                }
            }
            Event::MonsterBeaten { seat, space, strength, .. } if *seat == self.seat => {
                let facts = [("strength", strength.into()), ("space", space.into()), ("voyage", self.voyage.into())];
                self.add(seq, "monsters", i32::from(*strength), voice.say("raids-reason-monster", facts));
            }
            _ => {}
        }
    }

    /// A rune brings what the collection is worth more with it.
    fn rune(&mut self, seq: u64) {
        let before = scoring::rune_glory(self.game, self.runes);
        self.runes += 1;
        let worth = scoring::rune_glory(self.game, self.runes) - before;
        let set = u8::try_from(self.game.rune_set.len()).unwrap_or(u8::MAX).max(1);
        let facts = [("number", self.runes.into()), ("place", ((self.runes - 1) % set + 1).into())];
        let text = self.voice.say("raids-reason-rune", facts);
        self.add(seq, "runes", worth, text);
    }

    /// Tiles with the same values are the same tile: whichever of them left, the points are the same.
    fn lose(&mut self, tile: Tile) {
        if let Some(at) = self.aboard.iter().position(|(_, other)| *other == tile) {
            self.aboard.remove(at);
        }
    }

    fn close(mut self, crew: u8) -> Vec<Reason> {
        let voice = self.voice;
        for (seq, tile) in std::mem::take(&mut self.aboard) {
            let name = tiles::name(tile, voice);
            match tile {
                Tile::Mjollnir { strength, .. } => {
                    let facts = [("tile", name.into()), ("crew", crew.into())];
                    let points = i32::from(strength) * i32::from(crew);
                    self.add(seq, "mjollnir", points, voice.say("raids-reason-mjollnir", facts));
                }
                Tile::Pennant { value, .. } => {
                    let text = voice.say("raids-reason-pennant", [("tile", name.into())]);
                    self.add(seq, "pennants", i32::from(value), text);
                }
                _ => {}
            }
        }
        self.reasons.sort_by_key(|reason| (SOURCES.iter().position(|source| *source == reason.source), reason.seq));
        self.reasons
    }

    fn add(&mut self, seq: u64, source: &str, points: i32, text: String) {
        if points != 0 {
            self.reasons.push(Reason { seq, source: source.to_owned(), points, text });
        }
    }
}
