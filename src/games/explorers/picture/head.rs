//! The head of the picture: what is asked of whom, the turn, and how many tiles are left.

use super::drawing::Drawing;
use crate::canvas::kit::{alt, headline};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Draw, Form, PHONE, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::explorers::state::Phase;
use crate::words::Mark;

/// The height of the head.
pub const HEIGHT: Unit = 400;
/// The right end of its lines.
const END: Unit = PHONE - 80;

impl Drawing<'_> {
    pub fn head(&self) -> Vec<Shape> {
        let ground = self.colours.ground;
        let asked: Vec<Seat> = match self.context.open().phase {
            Phase::Over => self.winners(),
            _ => self.seats().filter(|seat| self.context.open().asks(*seat)).collect(),
        };
        let first = self.headline(|seat| self.context.voice.seat(seat));
        let first = headline(&asked, &first, self.colours.look, 150);
        let second = lettering::fit(&self.progress(), 122, Weight::Medium, END - 80);
        (first, Text::new(at(80, 345), second, 122, ground.quiet), self.timeline()).shapes()
    }

    /// Who is asked what, or who has won; `called` gives the names of seats.
    pub fn headline(&self, called: impl Fn(Seat) -> String) -> String {
        let (open, voice) = (self.context.open(), self.context.voice);
        let asks = |key, left: u8| voice.say(key, [("who", called(open.current).into()), ("count", left.into())]);
        match open.phase {
            Phase::Captain => voice.word("explorers-picture-captains"),
            Phase::Place { left, .. } => asks("explorers-picture-places", left),
            Phase::Act { left } => asks("explorers-picture-acts", left),
            Phase::Over => {
                let winners = self.winners();
                let names = alt::join(winners.iter().map(|seat| called(*seat)), ", ");
                voice.say("explorers-picture-over", [("count", winners.len().into()), ("winners", names.into())])
            }
        }
    }

    /// The turn, the tiles that are left, and who has the winter token.
    pub fn progress(&self) -> String {
        let (open, voice) = (self.context.open(), self.context.voice);
        if self.context.is_over() {
            let ended = voice.say("explorers-picture-ended", [("turn", open.turn.into())]);
            return alt::join(std::iter::once(ended).chain(self.ties()), " · ");
        }
        let turns = self.context.turns();
        let facts = [("turn", open.turn.max(1).into()), ("turns", turns.into()), ("stack", open.stack.into())];
        let turn = voice.say("explorers-picture-turn", facts);
        let Some(winter) = open.winter().filter(|_| !open.is_solo()) else { return turn };
        let winter = voice.say("explorers-picture-winter", [("who", Mark::of(winter).letter.to_string().into())]);
        format!("{turn} · {winter}")
    }

    /// A bar as long as the share of turns that have begun.
    fn timeline(&self) -> Form {
        let done = PHONE * Unit::from(self.context.open().turn) / Unit::from(self.context.turns()).max(1);
        Form::rect(at(0, HEIGHT - 14), done.clamp(1, PHONE), 14).fill(self.colours.shallow)
    }
}
