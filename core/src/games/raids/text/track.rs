//! The track in order, one short line a space, for narrow screens. Spaces behind all ships share a line, and so do neighbouring bare
//! spaces.

use super::*;

/// A space as wide as a digit, so that numbers of one and two digits are aligned.
const DIGIT_SPACE: char = '\u{2007}';

impl Context<'_> {
    /// One line a space, in order, from the ships that wait to leave to the Harbor.
    pub fn track(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut line = |text: String, tone: Tone| lines.push(Line { text, tone });
        if !self.open().waiting.is_empty() {
            let ships = say!(self.voice, "raids-board-waiting", ships = names::marks(&self.open().waiting, " › "));
            line(format!("{} {HARBOR} {ships}", number(0)), Tone::Plain);
        }
        let rear = self.rear();
        if rear > 1 {
            let astern = self.voice.word("raids-board-astern");
            line(format!("{} {WATER} {astern}", range(1, rear - 1)), Tone::Quiet);
        }
        let cleared = self.cleared();
        for (first, last, bare) in self.stretches(rear.max(1)) {
            match bare {
                true => line(format!("{} {WATER}", range(first, last)), Tone::Quiet),
                false => line(self.space(first, cleared.iter().any(|(gone, _)| *gone == first)), Tone::Plain),
            }
        }
        line(self.home(), Tone::Plain);
        lines
    }

    fn space(&self, space: Space, going: bool) -> String {
        let Some(spot) = self.spot(space) else { return number(space) };
        let what = match spot.tile {
            Some(tile) => names::whole(tile, self.voice),
            None if spot.village => format!("{VILLAGE} {}", self.voice.word("raids-village")),
            None => WATER.to_owned(),
        };
        let sign = if spot.tile == Some(Tile::Pillage) { COIN } else { VIKING };
        let stock = self.waiting(spot).map(|waiting| match waiting.as_str() {
            "0" => self.voice.word("raids-board-stock-none"),
            _ => format!("{sign}{waiting}"),
        });
        let ships = self.ships_on(space);
        let ships = (!ships.is_empty()).then(|| format!("◂ {}", names::marks(&ships, " ")));
        let going = going.then(|| "✂️".to_owned());
        let parts = [Some(number(space)), going, Some(what), stock, ships];
        row::joined(parts.into_iter().flatten(), " ")
    }

    fn home(&self) -> String {
        let home = format!("{} {HARBOR} {}", number(self.open().harbor()), self.voice.word("raids-harbor"));
        let docked = |(rank, ship): (u8, &Option<Seat>)| format!("{} {}", self.voice.ordinal(rank), names::mark(*ship));
        match row::list((1..).zip(&self.open().arrivals).map(docked)) {
            nobody if nobody.is_empty() => home,
            ships => format!("{home} ◂ {ships}"),
        }
    }
}

/// The number of a space, as wide as two digits.
fn number(space: Space) -> String {
    if space < 10 { format!("{DIGIT_SPACE}{space}") } else { space.to_string() }
}

fn range(first: Space, last: Space) -> String {
    if first == last { number(first) } else { format!("{}–{last}", number(first)) }
}
