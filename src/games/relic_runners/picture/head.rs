//! The head of the picture: what is asked of whom, the round, and how many relics are still to be taken before the end.

use super::Drawing;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Form, PHONE, Shape, Text, Unit, at};
use crate::engine::Seat;

/// How high the head is.
pub const HEIGHT: Unit = 400;
/// The end of its lines.
const END: Unit = PHONE - 80;

impl Drawing<'_> {
    pub fn head(&self) -> Vec<Shape> {
        let ground = self.brush.ground;
        let mut shapes: Vec<Shape> = vec![Form::rect(at(0, 0), PHONE, HEIGHT).fill(ground.panel).into()];
        let mut left = 80;
        if let Some(seat) = self.context.open().asked() {
            shapes.extend(mark::badge(seat, self.brush.look, at(180, 132), 106));
            left = 330;
        }
        let mut size = 158;
        let first = self.headline();
        while size > 116 && lettering::width(&first, size, Weight::Bold) > END - left {
            size -= 6;
        }
        let first = lettering::fit(&first, size, Weight::Bold, END - left);
        shapes.push(Text::new(at(left, 132 + size * 4 / 11), first, size, ground.ink).bold().into());
        shapes.extend(self.progress());
        shapes.push(Form::rect(at(0, HEIGHT - 16), PHONE, 16).fill(ground.line).into());
        shapes
    }

    /// Who is asked what, or who has won.
    pub fn headline(&self) -> String {
        self.headline_of(&|seat| self.context.voice.seat(seat))
    }

    /// The same with players called so.
    pub fn headline_of(&self, called: &dyn Fn(Seat) -> String) -> String {
        let voice = self.context.voice;
        match self.context.open().asked() {
            Some(seat) => {
                let asks = [("who", called(seat).into()), ("question", self.context.ask().into())];
                voice.say("relic-runners-picture-asks", asks)
            }
            None => {
                let ranking = self.context.ranking();
                let winners = ranking.iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| called(*seat));
                let names: Vec<_> = winners.collect();
                let most = ranking.first().map_or(0, |(_, seat)| self.context.final_points(*seat).0);
                let facts =
                    [("count", names.len().into()), ("winners", names.join(", ").into()), ("points", most.into())];
                voice.say("relic-runners-board-over", facts)
            }
        }
    }

    /// The round to the right; to the left a mark for each relic that brings the end, filled when it is taken.
    fn progress(&self) -> Vec<Shape> {
        let voice = self.context.voice;
        let ground = self.brush.ground;
        let base = 336;
        let (taken, wanted) = self.relics();
        let mut shapes: Vec<Shape> = Vec::new();
        let round = Text::new(at(END, base), self.round(), 124, ground.quiet).end();
        let room = END - 80 - round.width() - 120;
        shapes.push(round.into());
        let last = self.is_last();
        let words = if last { voice.word("relic-runners-picture-last") } else { self.relics_taken() };
        let colour = if last { ground.accent } else { ground.ink };
        let words = Text::new(at(80, base), lettering::fit(&words, 124, Weight::Bold, room), 124, colour).bold();
        let mut x = 80 + words.width() + 120;
        shapes.push(words.into());
        let pitch = 118.min((80 + room - x) / Unit::from(wanted.max(1)));
        for n in 0..wanted {
            let mark = Form::polygon([at(x, 242), at(x + 44, 294), at(x, 346), at(x - 44, 294)]);
            let filled = usize::from(n) < taken;
            if pitch >= 70 {
                let mark = if filled { mark.fill(self.brush.colours.gold.0) } else { mark };
                shapes.push(mark.stroke(ground.quiet, 12).into());
            }
            x += pitch;
        }
        shapes
    }

    /// The round; nothing before the first.
    pub fn round(&self) -> String {
        match self.context.open().round {
            0 => String::new(),
            round => self.context.voice.say("relic-runners-picture-round", [("round", round.into())]),
        }
    }

    /// Whether the last turns are being played.
    pub fn is_last(&self) -> bool {
        let open = self.context.open();
        open.asked().is_some() && (open.extra || open.trigger.is_some())
    }

    /// Relics taken by all, and how many bring the end.
    pub fn relics(&self) -> (usize, u8) {
        (self.context.open().relics_taken(), self.context.wanted())
    }

    /// The same as a sentence.
    pub fn relics_taken(&self) -> String {
        let (taken, wanted) = self.relics();
        self.context.voice.say("relic-runners-picture-relics", [("taken", taken.into()), ("wanted", wanted.into())])
    }
}
