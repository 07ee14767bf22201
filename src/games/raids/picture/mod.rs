//! *Raids* as a picture: the ring of the world, the ships below it, and the same in words.
//!
//! Knows views and events, never a state. Scenes are laid out for a phone; `colours` has the colours, `icons` the signs,
//! `ring` and `centre` the world, `ship` a longship, `around` what one ship has before it, [`legend`] what every
//! sign means, `news` what is set off because it is new, `alt` all of it in words.

mod alt;
mod around;
mod centre;
mod colours;
mod icons;
mod legend;
mod news;
mod ring;
mod ship;
mod wares;

use colours::Colours;
use news::News;

use super::components::Raids;
use super::event::Event;
use super::state::Phase;
use super::text::context::Context;
use super::text::tiles;
use super::view::View;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::palette::Look;
use crate::canvas::scene::{Form, PHONE, Scene, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::Voice;

/// The rim of the picture, and the gap between panels.
const MARGIN: Unit = 70;

/// The size of the letters of the question.
const QUESTION: Unit = 160;

/// A position about to be drawn.
struct Drawing<'a> {
    context: Context<'a>,
    colours: Colours,
    news: News,
}

/// The board.
pub fn picture(
    raids: &Raids,
    view: &View,
    render: RenderOptions,
    changed: &[EntryEvents<Event>],
    voice: &Voice,
) -> Picture {
    let context = Context { game: raids, open: &view.open, voice };
    let drawing = Drawing { context, colours: Colours::of(render.look), news: News::of(&view.open, changed) };
    match render.frame {
        Frame::Whole => Picture { scene: drawing.whole(), alt: drawing.alt() },
        Frame::Around(seat) => Picture { scene: drawing.around(seat), alt: drawing.alt_around(seat) },
    }
}

/// The signs and their meaning.
pub fn legend(raids: &Raids, look: Look, voice: &Voice) -> Picture {
    legend::picture(raids, &Colours::of(look), voice)
}

impl Drawing<'_> {
    fn whole(&self) -> Scene {
        let (mut shapes, mut y) = self.header();
        shapes.push(self.world(at(PHONE / 2, y + PHONE / 2)));
        y += PHONE + MARGIN;
        let width = (PHONE - 3 * MARGIN) / 2;
        for row in self.in_order().chunks(2) {
            let height = row.iter().map(|seat| self.ship_height(*seat, width)).max().unwrap_or_default();
            for (column, seat) in (0..).zip(row) {
                let x = MARGIN + column * (width + MARGIN);
                shapes.extend(self.ship(*seat, at(x, y), width, height));
            }
            if row.len() == 1 {
                shapes.extend(self.harbors(at(2 * MARGIN + width, y), width, height));
            }
            y += height + MARGIN;
        }
        for note in self.notes() {
            shapes.push(Text::new(at(2 * MARGIN, y + 110), note, 125, self.colours.ink).into());
            y += 180;
        }
        self.finished(shapes, y)
    }

    /// The scene of these shapes, on the sea.
    fn finished(&self, shapes: Vec<Shape>, height: Unit) -> Scene {
        let (near, far) = self.colours.water;
        let mut scene = Scene::new(PHONE, height, near.towards(far, 60));
        scene.shapes = shapes;
        scene
    }

    /// Whose turn it is and what is asked, and how high that is.
    fn header(&self) -> (Vec<Shape>, Unit) {
        let colours = &self.colours;
        let (seat, lines) = self.question(usize::MAX);
        let left = if seat.is_some() { 430 } else { 2 * MARGIN };
        let room = PHONE - left - 2 * MARGIN;
        let lines: Vec<_> =
            lines.iter().flat_map(|line| lettering::lines(line, QUESTION, Weight::Bold, room)).take(3).collect();
        let height = 150 + 210 * lines.len().max(1) as Unit;
        let panel = Form::rounded(at(MARGIN, MARGIN), PHONE - 2 * MARGIN, height - MARGIN, 110);
        let mut shapes: Vec<Shape> = vec![panel.fill(colours.ground.panel).stroke(colours.ground.accent, 22).into()];
        if let Some(seat) = seat {
            shapes.extend(mark::badge(seat, colours.look, at(MARGIN + 190, MARGIN + (height - MARGIN) / 2), 130));
        }
        let first = MARGIN + (height - MARGIN) / 2 - (lines.len() as Unit - 1) * 105 + QUESTION * 4 / 11;
        for (number, line) in (0..).zip(lines) {
            shapes.push(Text::new(at(left, first + number * 210), line, QUESTION, colours.ground.ink).bold().into());
        }
        (shapes, height + MARGIN)
    }

    /// Who is asked, and the question in plain words, names no longer than so many letters.
    fn question(&self, longest: usize) -> (Option<Seat>, Vec<String>) {
        let (open, voice) = (self.context.open, self.context.voice);
        let name = |seat: Seat| voice.seat(seat).chars().take(longest).collect::<String>();
        let asked = open.asked();
        let lines = match open.phase {
            Phase::Place { tile } => {
                let facts = [("who", name(open.turn).into()), ("tile", tiles::name(tile, voice).into())];
                vec![voice.say("raids-board-asks-place", facts)]
            }
            Phase::Sell { left } => {
                vec![voice.say("raids-board-asks-sell", [("who", name(open.turn).into()), ("left", left.into())])]
            }
            Phase::Room { mover, .. } => vec![voice.say("raids-board-asks-room", [("who", name(mover).into())])],
            Phase::Sail { mover, from } if mover != open.turn || self.context.rival(mover, from).is_some() => {
                vec![voice.say("raids-board-asks-flight", [("who", name(mover).into()), ("space", from.into())])]
            }
            Phase::Sail { mover, .. } => vec![voice.say("raids-board-asks-sail", [("who", name(mover).into())])],
            Phase::Fight { space, attacker, defender, bid, side } => {
                let tile = self.context.tile_at(space).map(|tile| tiles::name(tile, voice)).unwrap_or_default();
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
                let winners: Vec<_> = self.context.winners().into_iter().map(name).collect();
                let most = self.context.seats().map(|seat| self.context.points(seat)).max().unwrap_or_default();
                let facts =
                    [("count", winners.len().into()), ("winners", winners.join(", ").into()), ("points", most.into())];
                vec![voice.say("raids-board-over", facts)]
            }
        };
        (asked.or_else(|| self.context.winners().first().copied()), lines)
    }

    /// The ships in the order in which they are shown: by seat, and by rank when the game is over.
    fn in_order(&self) -> Vec<Seat> {
        match self.context.open.phase {
            Phase::Over => self.context.ranking().into_iter().map(|(_, seat)| seat).collect(),
            _ => self.context.seats().collect(),
        }
    }

    /// What has no place in the ring: the plans of the ghost, and the pool where it is limited.
    fn notes(&self) -> Vec<String> {
        if self.context.open.phase == Phase::Over {
            return Vec::new();
        }
        self.context.ghost_plan().into_iter().chain(self.context.pool()).collect()
    }
}
