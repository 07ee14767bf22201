//! Land and sea join over the edges of tiles.

use super::*;
use crate::canvas::hex::{Cell, Direction};
use crate::canvas::kit::HexGrid;
use crate::canvas::kit::coast::Patch;
use crate::canvas::palette::Look;
use crate::canvas::scene::{Point, Step};
use crate::games::explorers::components::Edges;

/// Where the coasts of a patch begin and end.
fn ends(patch: &Patch) -> Vec<Point> {
    let coasts = patch.plots().into_iter().flat_map(|plot| plot.coasts);
    let ends = coasts.flat_map(|coast| {
        let first = coast.first().copied();
        let last = coast.last().copied();
        [first, last].into_iter().flatten().filter_map(|step| match step {
            Step::Move(point) | Step::Cubic(.., point) => Some(point),
            _ => None,
        })
    });
    ends.collect()
}

#[test]
fn coasts_of_neighbours_meet_on_their_edge() {
    let game = explorers();
    let voice = voice(Locale::En);
    let mut met = 0;
    for seats in 2..=4 {
        play(&game, seats, 8, usize::MAX, |state, _| {
            let view = game.view_for(state, Viewer::Public);
            let drawing = Drawing::of(Context { game: &game, view: &view, voice: &voice }, Look::default(), None);
            let sheet = Sheet::whole(&drawing, 0, 0);
            let near = |one: Point, other: Point| (one.x - other.x).abs() + (one.y - other.y).abs() <= 8;
            let chart = &view.open.chart;
            let all: Vec<(Cell, Vec<Point>)> =
                chart.tiles.iter().map(|laid| (laid.cell, ends(&drawing.patch(sheet, laid)))).collect();
            for (cell, own) in &all {
                for end in own {
                    let centre = sheet.grid.centre(*cell);
                    // The edge whose middle is nearest is the one that is crossed.
                    let crossed = Direction::ALL.into_iter().min_by_key(|edge| {
                        let middle = crate::canvas::scene::polar(centre, sheet.grid.wide / 2, HexGrid::angle(*edge));
                        i64::from(middle.x - end.x).pow(2) + i64::from(middle.y - end.y).pow(2)
                    });
                    let beyond = cell.neighbour(crossed.unwrap());
                    let Some((_, theirs)) = all.iter().find(|(other, _)| *other == beyond) else { continue };
                    assert!(
                        theirs.iter().any(|other| near(*end, *other)),
                        "{cell} and {beyond}: {end:?} in {theirs:?}"
                    );
                    met += 1;
                }
            }
        });
    }
    assert!(met > 100, "{met}");
}

#[test]
fn every_land_has_one_border_and_as_many_coasts_as_runs() {
    let game = explorers();
    for face in &game.tiles {
        let patch = Patch {
            regions: face.regions,
            lands: face.lands,
            seas: face.seas,
            ..Patch::new(Point::default(), 500, face.edges)
        };
        assert_eq!(patch.plots().len(), usize::from(face.lands));
        let coasts: usize = patch.plots().iter().map(|plot| plot.coasts.len()).sum();
        assert_eq!(coasts, patch.runs(true).len(), "{}", face.edges);
    }
    let inland = Direction::ALL.into_iter().fold(Edges::SEA, Edges::with);
    let inland = Patch { seas: 0, beyond: [true; 6], ..Patch::new(Point::default(), 500, inland) };
    assert!(inland.plots().iter().all(|plot| plot.coasts.is_empty()));
    let sea = Patch { edges: Edges::SEA, lands: 0, seas: 1, ..inland };
    assert!(sea.plots().is_empty());
    assert_eq!(sea.anchor(false, 0), Point::default());
}
