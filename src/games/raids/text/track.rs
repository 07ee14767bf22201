//! The track in order, one short line a space, for narrow screens. Spaces behind all ships share a line, and so do neighbouring bare
//! spaces.

use super::Context;
use super::names::{self, COIN, HARBOR, VIKING, VILLAGE, WATER};
use crate::games::raids::components::Tile;
use crate::games::raids::state::Space;
use crate::words::{Line, Tone, say};

/// A space as wide as a digit, so that numbers of one and two digits are aligned.
const DIGIT_SPACE: char = '\u{2007}';

impl Context<'_> {
    /// One line a space, in order, from the ships that wait to leave to the Harbor.
    pub fn track(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let quiet = |text: String| Line { text, tone: Tone::Quiet };
        let leaving: Vec<_> = self.open.waiting.iter().map(|ship| self.mark(*ship)).collect();
        if !leaving.is_empty() {
            let ships = say!(self.voice, "raids-board-waiting", ships = leaving.join(" › "));
            lines.push(Line { text: format!("{DIGIT_SPACE}0 {HARBOR} {ships}"), tone: Tone::Plain });
        }
        let harbor = self.open.harbor();
        let rear = self.rear();
        if rear > 1 {
            let astern = self.voice.word("raids-board-astern");
            lines.push(quiet(format!("{} {WATER} {astern}", range(1, rear - 1))));
        }
        let cleared = self.cleared();
        let mut space = rear.max(1);
        while space < harbor {
            let end = (space..harbor).take_while(|s| self.is_bare(*s)).last();
            match end {
                Some(end) => {
                    lines.push(quiet(format!("{} {WATER}", range(space, end))));
                    space = end + 1;
                }
                None => {
                    lines.push(Line { text: self.space(space, &cleared), tone: Tone::Plain });
                    space += 1;
                }
            }
        }
        lines.push(Line { text: self.home(), tone: Tone::Plain });
        lines
    }

    fn space(&self, space: Space, cleared: &[(Space, Tile)]) -> String {
        let mut text = number(space);
        if cleared.iter().any(|(gone, _)| *gone == space) {
            text.push_str(" ✂️");
        }
        if let Some(spot) = self.spot(space) {
            match spot.tile {
                Some(tile) => text.push_str(&format!(" {}", names::whole(tile, self.voice))),
                None if spot.village => text.push_str(&format!(" {VILLAGE} {}", self.voice.word("raids-village"))),
                None => text.push_str(&format!(" {WATER}")),
            }
            if spot.village {
                let vikings = format!("{VIKING}{}", spot.vikings);
                let empty = || self.voice.word("raids-board-stock-none");
                text.push_str(&format!(" {}", if spot.vikings > 0 { vikings } else { empty() }));
            }
            text.push_str(&self.stock(space));
        }
        let ships = self.ships_at(space);
        if !ships.is_empty() {
            text.push_str(&format!(" ◂ {}", ships.join(" ")));
        }
        text
    }

    /// What still waits on a Visit or a Pillage, share by share.
    fn stock(&self, space: Space) -> String {
        let Some(spot) = self.spot(space) else { return String::new() };
        let sign = match spot.tile {
            Some(Tile::Visit) => VIKING,
            Some(Tile::Pillage) => COIN,
            _ => return String::new(),
        };
        let shares: Vec<_> = self.shares(spot).iter().map(ToString::to_string).collect();
        match shares.is_empty() {
            true => format!(" {}", self.voice.word("raids-board-stock-none")),
            false => format!(" {sign}{}", shares.join("+")),
        }
    }

    fn home(&self) -> String {
        let mut text = format!("{} {HARBOR} {}", number(self.open.harbor()), self.voice.word("raids-harbor"));
        let arrived = self.open.arrivals.iter().enumerate();
        let arrived: Vec<_> =
            arrived.map(|(i, ship)| format!("{} {}", self.voice.ordinal(i as u8 + 1), self.mark(*ship))).collect();
        if !arrived.is_empty() {
            text.push_str(&format!(" ◂ {}", arrived.join(", ")));
        }
        text
    }
}

/// The number of a space, as wide as two digits.
fn number(space: Space) -> String {
    if space < 10 { format!("{DIGIT_SPACE}{space}") } else { space.to_string() }
}

/// The numbers of neighbouring spaces.
fn range(first: Space, last: Space) -> String {
    if first == last { number(first) } else { format!("{}–{last}", number(first)) }
}
