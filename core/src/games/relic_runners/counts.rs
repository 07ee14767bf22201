//! The numbers of a seat that answers change, the weightiest first.

use super::components::{RelicRunners, Space};
use super::state::{Open, Slot, Task};
use super::view::View;
use crate::engine::{ScoreSheet, Seat};
use crate::title::Count;

pub fn counts(_: &RelicRunners, view: &View, seat: Seat) -> Vec<Count> {
    let runner = &view.open.runners[seat.index()];
    let score = view.known.cards.get(seat.index()).and_then(|card| card.score.as_ref());
    vec![
        Count { key: "points", value: score.map(ScoreSheet::total) },
        Count::new("relics", runner.relics.len() as i32),
        Count::new("pathways", runner.paths.count()),
        Count::new("boxes", runner.boxes_on_table() as i32),
        Count::new("ivory", runner.ivory.iter().flatten().count() as i32),
        Count::new("steps", steps(&view.open, seat)),
        Count::new("rations", runner.rations),
    ]
}

/// The steps that the toolboxes of a seat stand above the bottom, with those that they must still take (RR-37). A box in use
/// counts as returned (RR-13).
fn steps(open: &Open, seat: Seat) -> u8 {
    let ours = open.turn == seat;
    let mut in_use = open.in_use().filter(|_| ours);
    let mut stand = 0;
    let mut room = 0;
    for slot in open.runners[seat.index()].boxes {
        match slot {
            Slot::Reserve => {}
            Slot::Bottom => room += Space::TOP,
            Slot::On(space) if in_use == Some(space) => in_use = None,
            Slot::On(space) => {
                stand += space.level;
                room += Space::TOP - space.level;
            }
        }
    }
    let due = open.agenda.iter().map(|task| if let Task::Steps { left } = task { *left } else { 0 });
    let due: u8 = due.filter(|_| ours).sum();
    stand + due.min(room)
}
