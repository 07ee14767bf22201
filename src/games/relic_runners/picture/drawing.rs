//! What all parts of a picture share: the position, the colours, the layout, what is new.

use super::colours::Colours;
use super::layout::Layout;
use super::news::News;
use crate::canvas::kit::ties;
use crate::engine::Seat;
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::state::{Layer, Runner};
use crate::games::relic_runners::text::context::Context;
use crate::words::{Mark, say};

/// A position about to be drawn.
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub layout: Layout,
    pub news: News,
    /// The places among the choices of the asked seat.
    pub goals: Vec<Site>,
}

impl Drawing<'_> {
    /// All seats with their players.
    pub fn runners(&self) -> impl Iterator<Item = (Seat, &Runner)> {
        self.context.seats().zip(&self.context.open().runners)
    }

    /// All seats in the order of their cards: by rank when the game is over.
    pub fn in_order(&self) -> Vec<(Seat, &Runner)> {
        let mut order: Vec<_> = self.runners().collect();
        if self.context.is_over() {
            let ranking = self.context.ranking();
            order.sort_by_key(|(seat, _)| ranking.iter().position(|(_, other)| other == seat));
        }
        order
    }

    /// What decided ties at the end.
    pub fn ties(&self) -> Vec<String> {
        let standing = |seat| {
            let (points, relics, colours) = self.context.final_points(seat);
            [points.into(), relics as i64, colours as i64]
        };
        let said = |(one, other, by): (Seat, Seat, usize)| {
            let [first, second] = [one, other].map(|seat| Mark::of(seat).letter.to_string());
            say!(self.context.voice, "relic-runners-picture-tie", by, first, second)
        };
        ties(&self.context.ranking(), standing).into_iter().map(said).collect()
    }

    /// The codes of the tiles at a site that lie face down and that the viewer has seen, the top first.
    pub fn known(&self, site: Site) -> Vec<String> {
        let stack = self.context.open().place(site).stack.iter().rev();
        let face = |layer: &Layer| match layer.open {
            Some(_) => None,
            None => self.context.face(site, layer.level, None).map(|tile| tile.to_string().to_uppercase()),
        };
        stack.filter_map(face).collect()
    }

    /// The points that are known; at the end with the rank.
    pub fn points(&self, seat: Seat, runner: &Runner) -> String {
        let known = self.context.points(seat, runner);
        let points = self.context.vp(known.points);
        if self.context.is_over() {
            let rank = self.context.ranking().into_iter().find(|(_, other)| *other == seat).map_or(0, |(rank, _)| rank);
            return format!("{} · {points}", self.context.voice.ordinal(rank));
        }
        let hidden = known.coins_hidden || known.blue_hidden > 0;
        if hidden { format!("{points} + ?") } else { points }
    }
}
