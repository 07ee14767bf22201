//! The head of the picture: what is asked of whom, the turn, and how many tiles are left.

use super::Drawing;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Form, PHONE, Shape, Text, Unit, at};
use crate::engine::{Outcome, Seat};
use crate::games::explorers::components::{SOLO_PLACEMENTS, Tile};
use crate::games::explorers::scoring;
use crate::games::explorers::state::Phase;
use crate::words::Mark;

/// How high the head is.
pub const HEIGHT: Unit = 400;
/// Where its lines end.
const END: Unit = PHONE - 80;

impl Drawing<'_> {
    pub fn head(&self) -> Vec<Shape> {
        let ground = self.brush.ground;
        let mut shapes: Vec<Shape> = Vec::new();
        let asked: Vec<Seat> = match self.view.open.phase {
            Phase::Over => self.winners(),
            _ => self.seats().filter(|seat| self.view.open.asks(*seat)).collect(),
        };
        let mut left = 80;
        for seat in asked {
            shapes.extend(self.brush.badge(seat, at(left + 105, 150), 105));
            left += 235;
        }
        let first = self.headline();
        let mut size = 164;
        while size > 116 && lettering::width(&first, size, Weight::Bold) > END - left {
            size -= 4;
        }
        let first = lettering::fit(&first, size, Weight::Bold, END - left);
        shapes.push(Text::new(at(left, 150 + size * 4 / 11), first, size, ground.ink).bold().into());
        let second = lettering::fit(&self.progress(), 122, Weight::Medium, END - 80);
        shapes.push(Text::new(at(80, 345), second, 122, ground.quiet).into());
        shapes.push(self.timeline());
        shapes
    }

    /// Who is asked what, or who has won.
    pub fn headline(&self) -> String {
        let open = &self.view.open;
        let who = || self.voice.seat(open.current);
        match open.phase {
            Phase::Captain => self.voice.word("explorers-picture-captains"),
            Phase::Place { left, .. } => {
                self.voice.say("explorers-picture-places", [("who", who().into()), ("count", left.into())])
            }
            Phase::Act { left } => {
                self.voice.say("explorers-picture-acts", [("who", who().into()), ("count", left.into())])
            }
            Phase::Over => {
                let winners: Vec<_> = self.winners().into_iter().map(|seat| self.voice.seat(seat)).collect();
                let facts = [("count", winners.len().into()), ("winners", winners.join(", ").into())];
                self.voice.say("explorers-picture-over", facts)
            }
        }
    }

    /// The turn, the tiles that are left, and who has the winter token.
    pub fn progress(&self) -> String {
        let open = &self.view.open;
        if open.phase == Phase::Over {
            return self.voice.say("explorers-picture-ended", [("turn", open.turn.into())]);
        }
        let facts = [("turn", open.turn.max(1).into()), ("turns", self.turns().into()), ("stack", open.stack.into())];
        let turn = self.voice.say("explorers-picture-turn", facts);
        let Some(winter) = open.winter().filter(|_| !open.is_solo()) else { return turn };
        let winter = Mark::of(winter).letter.to_string();
        let winter = self.voice.say("explorers-picture-winter", [("who", winter.into())]);
        format!("{turn} · {winter}")
    }

    /// Turns of the whole game.
    pub fn turns(&self) -> u8 {
        if self.view.open.is_solo() { Tile::DEALT / (SOLO_PLACEMENTS + 1) } else { Tile::DEALT }
    }

    /// Who has won, or would if the game ended now.
    pub fn winners(&self) -> Vec<Seat> {
        let Outcome { ranks, .. } = scoring::outcome(self.game, &self.view.open);
        self.seats().zip(ranks).filter(|(_, rank)| *rank == 1).map(|(seat, _)| seat).collect()
    }

    /// How much of the game is over.
    fn timeline(&self) -> Shape {
        let turn = Unit::from(self.view.open.turn);
        let done = PHONE * turn / Unit::from(self.turns()).max(1);
        Form::rect(at(0, HEIGHT - 14), done.clamp(1, PHONE), 14).fill(self.brush.colours.shallow).into()
    }
}
