//! The chances of all seats over a game as a picture: a line for each, with its mark at the end.

use super::{Review, hundredths};
use crate::canvas::kit::alt;
use crate::canvas::mark;
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{Area, Form, LEGIBLE, PHONE, Point, Scene, Text, Unit, at};
use crate::engine::Seat;
use crate::title::Picture;
use crate::words::Voice;

/// The height of the picture, and its room for lines.
const HEIGHT: Unit = 2_300;
const ROOM: Area = Area::new(at(560, 420), 2_900, 1_680);
/// The radius of a mark at the end of a line.
const BADGE: Unit = 105;
/// Lines of other colours also have other dashes.
const DASHES: [&[Unit]; 5] = [&[], &[110, 60], &[30, 50], &[150, 45, 30, 45], &[70, 30]];

impl Review {
    /// The picture; none of a game without a judged decision.
    pub fn picture(&self, look: Look, voice: &Voice) -> Option<Picture> {
        let first = self.course.first().filter(|_| self.course.len() > 1)?;
        let ground = palette::ground(look);
        let mut scene = Scene::new(PHONE, HEIGHT, ground.paper);
        scene.draw(Text::new(at(80, 230), voice.word("review-picture"), 164, ground.ink).bold());
        for chance in [0, 500, 1_000] {
            let left = place(0, 1, chance);
            scene.draw(Form::line([left, left.shifted(ROOM.width, 0)]).stroke(ground.line, 12));
            let label = voice.say("review-per-cent", [("share", (chance / 10).into())]);
            scene.draw(Text::new(left.shifted(-60, LEGIBLE * 4 / 11), label, LEGIBLE, ground.quiet).end());
        }
        let seats: Vec<Seat> = Seat::all(first.chances.len() as u8).collect();
        for seat in &seats {
            let points = self.course.iter().enumerate();
            let points =
                points.map(|(index, outlook)| place(index, self.course.len() - 1, outlook.chances[seat.index()]));
            let colours = palette::seat(*seat, look);
            let dash = DASHES[seat.index() % DASHES.len()];
            let line = Form::line(points).stroke(colours.fill, 34);
            scene.draw(if dash.is_empty() { line } else { line.dashed(dash) });
        }
        for (seat, centre) in self.ends(&seats) {
            scene.draw(mark::badge(seat, look, centre, BADGE));
        }
        Some(Picture { scene, alt: self.alt(&seats, voice) })
    }

    /// The centres of the marks at the right end of the lines, none over another.
    fn ends(&self, seats: &[Seat]) -> Vec<(Seat, Point)> {
        // The last outlook is the result, which leaves no room for several who lost.
        let before = &self.course[self.course.len() - 2].chances;
        let mut ends: Vec<_> = seats.iter().map(|seat| (*seat, place(1, 1, before[seat.index()]).y)).collect();
        ends.sort_by_key(|(_, y)| *y);
        let mut next = ROOM.at.y;
        for (_, y) in &mut ends {
            *y = (*y).max(next);
            next = *y + 2 * BADGE + 20;
        }
        let mut last = ROOM.end().y;
        for (_, y) in ends.iter_mut().rev() {
            *y = (*y).min(last);
            last = *y - 2 * BADGE - 20;
        }
        ends.into_iter().map(|(seat, y)| (seat, at(ROOM.end().x + 2 * BADGE, y))).collect()
    }

    fn alt(&self, seats: &[Seat], voice: &Voice) -> String {
        let share = |index: usize, seat: &Seat| hundredths(self.course[index].chances[seat.index()]).into();
        let line = |seat: &Seat| {
            let who = alt::player(*seat, voice, 20);
            let facts = [
                ("who", who.into()),
                ("first", share(0, seat)),
                ("middle", share(self.course.len() / 2, seat)),
                ("last", share(self.course.len() - 2, seat)),
            ];
            voice.say("review-alt-seat", facts)
        };
        alt::sentences(std::iter::once(voice.word("review-picture")).chain(seats.iter().map(line)))
    }
}

/// The place of a chance, in thousandths, at moment `index` of `last`.
fn place(index: usize, last: usize, chance: i32) -> Point {
    let x = ROOM.width * index as Unit / (last as Unit).max(1);
    ROOM.at.shifted(x, ROOM.height - ROOM.height * chance.clamp(0, 1_000) / 1_000)
}
