//! Captains, turns, drawing tiles, the end (EX-02, EX-03, EX-55, EX-81, EX-82).

use super::*;
use crate::games::explorers::scoring;

impl Play<'_> {
    /// `captain`: after the last choice, captains are revealed, the first player is drawn, and the first turn begins
    /// (EX-03).
    pub(super) fn choose_captain(&mut self, seat: Seat, captain: Captain) -> Result<(), RuleError> {
        *self.secret.chosen[seat.index()] = Some(captain);
        self.open.explorers[seat.index()].chosen = true;
        self.tell(Event::CaptainChosen { seat, captain: Some(captain) });
        if self.open.explorers.iter().all(|explorer| explorer.chosen) { self.reveal_captains() } else { Ok(()) }
    }

    /// Turns the captains of all players face up. The other captains leave the game.
    pub(super) fn reveal_captains(&mut self) -> Result<(), RuleError> {
        let solo = self.open.is_solo();
        for (seat, explorer) in self.open.explorers.iter_mut().enumerate() {
            let offer = &mut self.secret.offers[seat];
            offer.sort_unstable();
            explorer.captains = match *self.secret.chosen[seat] {
                Some(captain) => std::iter::once(captain).collect(),
                None if solo => (**offer).clone(), // EX-81
                None => ArrayVec::new(),
            };
            explorer.chosen = true;
            offer.clear();
            *self.secret.chosen[seat] = None;
        }
        let captains = self.open.explorers.iter().map(|explorer| explorer.captains.to_vec()).collect();
        self.tell(Event::CaptainsRevealed { captains });
        let first = self.first_player()?;
        self.begin_turn(first)
    }

    /// EX-02: draws the first player, unless the setup did.
    fn first_player(&mut self) -> Result<Seat, RuleError> {
        if let Some(first) = self.open.first {
            return Ok(first);
        }
        let first = Seat(self.chance.below(self.open.seats().into())? as u8);
        self.open.first = Some(first);
        self.events.extend(seated(self.open));
        Ok(first)
    }

    /// Begins the turn of a seat, which places a tile, or two in the game for one player (EX-82).
    fn begin_turn(&mut self, seat: Seat) -> Result<(), RuleError> {
        self.open.current = seat;
        self.open.turn += 1;
        self.tell(Event::TurnBegan { seat, turn: self.open.turn });
        let left = if self.open.is_solo() {
            self.draw_tiles(seat, HAND);
            SOLO_PLACEMENTS
        } else {
            1
        };
        self.ask_for_tile(left, false)
    }

    /// Draws so many tiles from the stack, or all remaining ones.
    pub(super) fn draw_tiles(&mut self, seat: Seat, count: u8) {
        let hand = &mut self.secret.hands[seat.index()];
        let from = self.secret.stack.len().saturating_sub(count.into());
        let mut tiles: Vec<Tile> = self.secret.stack.drain(from..).collect();
        if tiles.is_empty() {
            return;
        }
        hand.extend(tiles.iter().copied());
        hand.sort_unstable();
        tiles.sort_unstable();
        self.count_tiles(seat);
        let count = tiles.len() as u8;
        self.tell(if self.open.is_solo() {
            Event::TilesTurnedUp { seat, tiles }
        } else {
            Event::TilesDrawn { seat, count, tiles }
        });
    }

    /// Updates the open numbers of tiles in the stack and in a hand.
    pub(super) fn count_tiles(&mut self, seat: Seat) {
        self.open.stack = self.secret.stack.len() as u8;
        self.open.explorers[seat.index()].hand = self.secret.hands[seat.index()].len() as u8;
    }

    /// `done`: draws a tile, or discards the third tile in the game for one player. Then the next turn begins, unless
    /// this was the last (EX-55).
    pub(super) fn end_turn(&mut self) -> Result<(), RuleError> {
        let seat = self.seat();
        if self.open.is_solo() {
            // EX-82: turned-up tiles that were not placed leave the game.
            let left = std::mem::take(&mut *self.secret.hands[seat.index()]);
            self.count_tiles(seat);
            left.into_iter().for_each(|tile| self.tell(Event::TileDiscarded { seat, tile }));
        } else {
            self.draw_tiles(seat, 1);
        }
        let empty = self.open.stack == 0 && self.open.explorers[seat.index()].hand == 0;
        if empty && Some(seat) == self.open.winter() {
            self.open.phase = Phase::Over;
            let points = Seat::all(self.open.seats()).map(|seat| scoring::sheet(self.game, self.open, seat).total());
            self.events.push(Event::Ended { points: points.collect() });
            return Ok(());
        }
        self.begin_turn(self.open.after(seat))
    }
}

/// The event with the first player and the holder of the winter token; `None` before the draw and for one player.
pub(super) fn seated(open: &Open) -> Option<Event> {
    let first = open.first?;
    let winter = open.winter()?;
    (!open.is_solo()).then_some(Event::Seated { first, winter })
}
