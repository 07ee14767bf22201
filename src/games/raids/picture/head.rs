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
    /// The head, and how high it is.
    pub fn head(&self) -> (Vec<Shape>, Unit) {
        const SIZE: Unit = 160;
        let ground = self.colours.ground;
        let (seat, lines) = self.question(usize::MAX);
        let left = if seat.is_some() { 430 } else { 2 * MARGIN };
        let room = PHONE - left - 2 * MARGIN;
        let lines: Vec<_> =
            lines.iter().flat_map(|line| lettering::lines(line, SIZE, Weight::Bold, room)).take(3).collect();
        let height = 150 + 210 * lines.len().max(1) as Unit;
        let middle = MARGIN + (height - MARGIN) / 2;
        let panel = Form::rounded(at(MARGIN, MARGIN), PHONE - 2 * MARGIN, height - MARGIN, 110);
        let badge = seat.map(|seat| mark::badge(seat, self.colours.look, at(MARGIN + 190, middle), 130));
        let lines = Paragraph { size: SIZE, pitch: 210, weight: Weight::Bold, colour: ground.ink }
            .beside(at(left, middle), &lines);
        ((panel.fill(ground.panel).stroke(ground.accent, 22), badge, lines).shapes(), height + MARGIN)
    }

    /// Who is asked, and the question in plain words, names no longer than so many letters.
    pub fn question(&self, longest: usize) -> (Option<Seat>, Vec<String>) {
        let (context, open, voice) = (&self.context, self.context.open, self.context.voice);
        let name = |seat: Seat| voice.seat(seat).chars().take(longest).collect::<String>();
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
