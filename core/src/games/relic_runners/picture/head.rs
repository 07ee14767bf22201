//! The head of the picture: what is asked of whom, the round, and how many relics are still to be taken before the end.

use super::*;
use crate::canvas::kit::headline;
use crate::words::row;

pub const HEIGHT: Unit = 400;
const END: Unit = PHONE - 80;

impl Drawing<'_> {
    pub fn head(&self) -> Vec<Shape> {
        let ground = self.colours.ground;
        let first = self.headline(|seat| self.context.voice.seat(seat));
        let asked = self.context.open().asked();
        let first = headline(asked.as_slice(), &first, self.colours.look, 132);
        let panel = Form::rect(at(0, 0), PHONE, HEIGHT).fill(ground.panel);
        let line = Form::rect(at(0, HEIGHT - 16), PHONE, 16).fill(ground.line);
        (panel, first, self.progress(), line).shapes()
    }

    /// Who is asked what, or who has won; `called` gives the names of seats.
    pub fn headline(&self, called: impl Fn(Seat) -> String) -> String {
        let Some(seat) = self.context.open().asked() else {
            return self.context.won("relic-runners-board-over", called);
        };
        let question = self.context.ask();
        say!(self.context.voice, "relic-runners-line", head = called(seat), text = question)
    }

    /// The round to the right; to the left a mark for each relic that brings the end, filled when it is taken.
    fn progress(&self) -> Vec<Shape> {
        let (ground, base) = (self.colours.ground, 336);
        let (taken, wanted) = (self.context.open().relics_taken(), self.context.wanted());
        let round = Text::new(at(END, base), self.round(), 124, ground.quiet).end();
        let room = END - 80 - round.width() - 120;
        let words = lettering::fit(&self.nearness(), 124, Weight::Bold, room);
        let words = Text::new(at(80, base), words, 124, ground.ink).bold();
        let left = 80 + words.width() + 120;
        let pitch = 118.min((80 + room - left) / Unit::from(wanted.max(1)));
        let mark = |n: u8| {
            let x = left + Unit::from(n) * pitch;
            let mark = Form::polygon([at(x, 242), at(x + 44, 294), at(x, 346), at(x - 44, 294)]);
            let mark = if usize::from(n) < taken { mark.fill(self.colours.gold.0) } else { mark };
            mark.stroke(ground.quiet, 12)
        };
        let marks = (pitch >= 70).then(|| (0..wanted).map(mark).collect::<Vec<_>>());
        (round, words, marks).shapes()
    }

    /// The round; nothing before the first.
    pub fn round(&self) -> String {
        match self.context.open().round {
            0 => String::new(),
            round => say!(self.context.voice, "relic-runners-log-round", round),
        }
    }

    /// How near the end is: the relics taken and the number that brings it, or that the last turns are played. After
    /// the end, what decided ties.
    pub fn nearness(&self) -> String {
        let (context, voice, open) = (self.context, self.context.voice, self.context.open());
        let ties = if context.is_over() { row::all(context.ties("relic-runners-picture-tie")) } else { String::new() };
        if !context.is_over() && (open.extra || open.trigger.is_some()) {
            return voice.word("relic-runners-picture-last");
        }
        match ties.is_empty() {
            true => say!(voice, "relic-runners-picture-relics", taken = open.relics_taken(), wanted = context.wanted()),
            false => ties,
        }
    }
}
