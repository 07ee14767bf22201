//! The head of the picture: whose turn it is and what is asked.

use super::drawing::{Drawing, MARGIN};
use crate::canvas::kit::{Paragraph, alt};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Draw, Form, PHONE, Shape, Unit, at};
use crate::engine::Seat;
use crate::games::raids::state::Phase;
use crate::games::raids::text::names;

impl Drawing<'_> {
    /// The head, and how high it is: the question in at most three lines.
    pub fn head(&self) -> (Vec<Shape>, Unit) {
        let ground = self.colours.ground;
        let (seat, lines) = self.question(20);
        let left = if seat.is_some() { 400 } else { 2 * MARGIN };
        let broken = |size: Unit| -> Vec<String> {
            let room = PHONE - left - 2 * MARGIN;
            lines.iter().flat_map(|line| lettering::lines(line, size, Weight::Bold, room)).collect()
        };
        let size = (124..=160).rev().step_by(4).find(|size| broken(*size).len() <= 2).unwrap_or(124);
        let lines: Vec<_> = broken(size).into_iter().take(3).collect();
        let pitch = size * 5 / 4;
        let height = (100 + pitch * lines.len() as Unit).max(280);
        let panel = Form::rounded(at(MARGIN, MARGIN), PHONE - 2 * MARGIN, height, 100).fill(ground.panel);
        let middle = at(MARGIN + 180, MARGIN + height / 2);
        let badge = seat.map(|seat| mark::badge(seat, self.colours.look, middle, 115));
        let lines =
            Paragraph { size, pitch, weight: Weight::Bold, colour: ground.ink }.beside(at(left, middle.y), &lines);
        ((panel.stroke(ground.line, 12), badge, lines).shapes(), height + 2 * MARGIN)
    }

    /// Who is asked, and the question in plain words, with names cut to `longest` characters.
    pub fn question(&self, longest: usize) -> (Option<Seat>, Vec<String>) {
        let (context, open, voice) = (&self.context, self.context.open, self.context.voice);
        let name = |seat: Seat| alt::cut(&voice.seat(seat), longest);
        let ask = |key: &str, seat: Seat| voice.say(key, [("who", name(seat).into())]);
        let lines = match open.phase {
            Phase::Place { tile } => {
                let facts = [("who", name(open.turn).into()), ("tile", names::name(tile, voice).into())];
                vec![voice.say("raids-board-asks-place", facts)]
            }
            Phase::Sell { left } => {
                vec![voice.say("raids-board-asks-sell", [("who", name(open.turn).into()), ("left", left.into())])]
            }
            Phase::Room { mover, .. } => vec![ask("raids-board-asks-room", mover)],
            Phase::Sail { mover, from } if mover != open.turn || context.rival(mover, from).is_some() => {
                vec![voice.say("raids-board-asks-flight", [("who", name(mover).into()), ("space", from.into())])]
            }
            Phase::Sail { mover, .. } => vec![ask("raids-board-asks-sail", mover)],
            Phase::Fight { space, attacker, defender, bid, side } => {
                let tile = context.tile_at(space).map(|tile| names::name(tile, voice)).unwrap_or_default();
                let facts = [
                    ("space", space.into()),
                    ("attacker", name(attacker).into()),
                    ("defender", name(defender).into()),
                    ("tile", tile.into()),
                ];
                let answer = [("who", name(side).into()), ("vikings", (bid + 1).into())];
                vec![voice.say("raids-board-combat", facts), voice.say("raids-board-asks-fight", answer)]
            }
            Phase::Over => {
                let winners = context.winners();
                let most = context.seats().map(|seat| context.points(seat)).max().unwrap_or_default();
                let names = alt::join(winners.iter().map(|seat| name(*seat)), ", ");
                let facts = [("count", winners.len().into()), ("winners", names.into()), ("points", most.into())];
                vec![voice.say("raids-board-over", facts)]
            }
        };
        (open.asked().or_else(|| context.winners().first().copied()), lines)
    }
}
