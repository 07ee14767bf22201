//! The head of the picture: what is asked of whom, the round, and how many relics are still to be taken before the end.

use super::drawing::Drawing;
use crate::canvas::kit::{alt, headline};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Draw, Form, PHONE, Shape, Text, Unit, at};
use crate::engine::Seat;

/// The height of the head.
pub const HEIGHT: Unit = 400;
/// The right end of its lines.
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
        let voice = self.context.voice;
        if let Some(seat) = self.context.open().asked() {
            let asks = [("who", called(seat).into()), ("question", self.context.ask().into())];
            return voice.say("relic-runners-picture-asks", asks);
        }
        let ranking = self.context.ranking();
        let winners: Vec<_> = ranking.iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| called(*seat)).collect();
        let most = ranking.first().map_or(0, |(_, seat)| self.context.final_points(*seat).0);
        let names = alt::join(&winners, ", ");
        let facts = [("count", winners.len().into()), ("winners", names.into()), ("points", most.into())];
        voice.say("relic-runners-board-over", facts)
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
            round => self.context.voice.say("relic-runners-picture-round", [("round", round.into())]),
        }
    }

    /// Whether the last turns are being played.
    fn is_last(&self) -> bool {
        let open = self.context.open();
        open.asked().is_some() && (open.extra || open.trigger.is_some())
    }

    /// How near the end is: the relics taken by all and the number that brings it; or that the last turns are played,
    /// or what decided ties.
    pub fn nearness(&self) -> String {
        let (voice, taken, wanted) = (self.context.voice, self.context.open().relics_taken(), self.context.wanted());
        if self.is_last() {
            return voice.word("relic-runners-picture-last");
        }
        if self.context.is_over() && !self.ties().is_empty() {
            return alt::join(self.ties(), " · ");
        }
        voice.say("relic-runners-picture-relics", [("taken", taken.into()), ("wanted", wanted.into())])
    }
}
