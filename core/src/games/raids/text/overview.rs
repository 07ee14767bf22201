//! The board in brief, beside a picture: what is asked, and a line for each ship.

use super::*;

/// The most characters of a line: one line of a phone.
const LINE: usize = 42;

impl Context<'_> {
    /// Who is asked what, then the ships: Glory, crew and place. The picture shows the rest.
    pub fn overview(&self) -> Doc {
        let mut doc = self.head();
        doc.extend(match self.open().phase {
            Phase::Over => {
                let ranked = |(rank, seat)| format!("{} {}", self.voice.ordinal(rank), self.ship_in_brief(seat));
                self.ranking().into_iter().map(ranked).collect::<Vec<_>>()
            }
            _ => self.seats().map(|seat| self.ship_in_brief(seat)).collect(),
        });
        doc
    }

    /// A ship on one line: Glory, crew and shields, and where it is.
    fn ship_in_brief(&self, seat: Seat) -> String {
        let Some(ship) = self.ship(seat) else { return String::new() };
        let crew = format!("{VIKING}{}/{SHIELD}{}", ship.crew, self.game.shields(ship));
        let place = (self.open().phase != Phase::Over).then(|| self.whereabouts(seat, ship));
        row::fit([self.ship_title(seat), crew].into_iter().chain(place), LINE)
    }
}
