//! The board in brief, for a message with a picture: the question, the track, a line for each ship, and what the Harbor
//! rewards.

use super::*;

/// The sign of a free space of a ship.
const FREE: &str = "▫";

impl Context<'_> {
    /// The position in a dozen short lines.
    pub fn overview(&self) -> Doc {
        let mut doc = self.head();
        if self.open().phase == Phase::Over {
            let ranked = |(rank, seat)| format!("{} {}", self.voice.ordinal(rank), self.ship_in_brief(seat));
            doc.extend(self.ranking().into_iter().map(ranked));
            return doc;
        }
        doc.line(row::all(self.track_in_brief().iter().map(row::glued)));
        let ships = self.seats().map(|seat| self.ship_in_brief(seat));
        doc.extend(ships.chain([self.reward_in_brief()]).chain(self.notes()));
        doc
    }

    /// The spaces from the ship furthest back to the Harbor; neighbouring bare spaces share an entry.
    fn track_in_brief(&self) -> Vec<String> {
        let waiting = &self.open().waiting;
        let leaving = (!waiting.is_empty()).then(|| format!("0 {HARBOR} {}", names::marks(waiting, "›")));
        let stretch = |(first, last, bare)| match bare {
            false => self.space_in_brief(first),
            true if first == last => format!("{first} {WATER}"),
            true => format!("{first}–{last} {WATER}"),
        };
        let home = format!("{} {HARBOR}{}", self.open().harbor(), names::marks(&self.open().arrivals, ""));
        leaving.into_iter().chain(self.stretches(self.rear().max(1)).into_iter().map(stretch)).chain([home]).collect()
    }

    fn space_in_brief(&self, space: Space) -> String {
        let Some(spot) = self.spot(space) else { return String::new() };
        let (sign, left) = match spot.tile {
            Some(tile) => (names::in_brief(tile), row::joined(self.shares(spot), "+")),
            None if spot.village => (VILLAGE.to_owned(), spot.vikings.to_string()),
            None => (WATER.to_owned(), String::new()),
        };
        format!("{space} {sign}{left}{}", names::marks(&self.ships_on(space), ""))
    }

    /// A ship: Glory, crew and shields, the tiles aboard, and what lies beside it.
    fn ship_in_brief(&self, seat: Seat) -> String {
        let Some(ship) = self.ship(seat) else { return String::new() };
        let crew = format!("{VIKING}{}/{SHIELD}{}", ship.crew, self.game.shields(ship));
        let free = usize::from(self.game.free_spaces(ship));
        let tiles = ship.aboard.iter().map(|tile| names::in_brief(*tile)).chain((free > 0).then(|| FREE.repeat(free)));
        let beside = row::joined(self.beside(ship, "").iter().map(Fact::brief), " ");
        row::all([self.ship_title(seat), crew, row::joined(tiles, " "), beside])
    }

    /// What the Harbor rewards now, and the standing.
    fn reward_in_brief(&self) -> String {
        let coins = row::joined(self.prizes(), " ");
        let reward = format!("{HARBOR} {} {COIN}{coins}", names::criterion(self.open().rewarded(), self.voice));
        let standing = self.standing().into_iter().map(|(seat, count)| format!("{}{count}", Mark::of(seat)));
        row::all([reward, row::joined(standing, "›")])
    }
}
