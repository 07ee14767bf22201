//! What all parts of a picture share: the position, the colours, the layout, what is new.

use super::*;
use crate::games::relic_runners::text::targets::Targets;

/// A position about to be drawn.
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub layout: Layout,
    pub news: News,
    /// The places among the choices of the asked seat.
    pub goals: Vec<Site>,
    /// Its choices that lie on the board.
    pub targets: Targets,
}

impl Drawing<'_> {
    /// The codes of the tiles at a site that lie face down and that the viewer has seen, the top first.
    pub fn known(&self, site: Site) -> Vec<String> {
        let hidden = self.context.open().place(site).stack.iter().rev().filter(|layer| layer.open.is_none());
        hidden.filter_map(|layer| self.context.face(site, layer)).map(code).collect()
    }

    /// The points that are known; at the end with the rank.
    pub fn points(&self, seat: Seat, runner: &Runner) -> String {
        let known = self.context.known(seat, runner);
        let points = self.context.vp(known.points);
        if self.context.is_over() {
            return format!("{} · {points}", self.context.voice.ordinal(self.context.rank(seat)));
        }
        let hidden = known.coins_hidden || known.blue_hidden > 0;
        if hidden { format!("{points} + ?") } else { points }
    }
}

/// Points, or a question mark where they are hidden.
pub fn hidden(points: Option<impl ToString>) -> String {
    points.map_or("?".to_owned(), |points| points.to_string())
}
