//! Pictures show nothing that their viewer may not know, and where a tile may be placed only to the seat that is asked.

use std::collections::BTreeSet;

use super::*;
use crate::canvas::hex::Cell;
use crate::canvas::palette::Look;
use crate::canvas::svg;
use crate::games::explorers::action::Action;

#[test]
fn pictures_do_not_change_when_hidden_parts_do() {
    let game = explorers();
    let voice = voice(Locale::En);
    for seats in [1, 2, 4] {
        let mut chance = Chance::seeded(&Seed::from_number(77));
        play(&game, seats, 5, 41, |state, told| {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                let sampled = game.determinize(state, viewer, &mut chance);
                let changed = recent(&game, told, viewer);
                for frame in [Frame::Whole, Frame::Choices, Frame::Around(Seat(seats - 1))] {
                    let draw = |state: &State| {
                        let view = game.view_for(state, viewer);
                        let render = RenderOptions { frame, ..RenderOptions::default() };
                        let drawn = game.picture(&view, render, &changed, &voice).unwrap();
                        (svg::text(&drawn.scene), drawn.alt)
                    };
                    assert!(draw(state) == draw(&sampled), "{viewer:?} sees hidden parts in {frame:?}");
                }
            }
        });
    }
}

#[test]
fn the_cells_that_are_set_off_are_those_of_the_choices() {
    let game = explorers();
    let mut asked = 0;
    for seats in 1..=4 {
        play(&game, seats, 2, 1, |state, _| {
            for viewer in viewers(seats) {
                let mut legal = Vec::new();
                if let Viewer::Seat(seat) = viewer
                    && state.open.asks(seat)
                {
                    game.legal_actions(state, seat, &mut legal);
                }
                let cells = legal.iter().filter_map(|action| match action {
                    Action::Place(_, cell, _) => Some(*cell),
                    _ => None,
                });
                let cells: BTreeSet<Cell> = cells.collect();
                let (view, names) = (game.view_for(state, viewer), voice(Locale::En));
                let context = Context { game: &game, view: &view, voice: &names };
                let shown = Drawing::of(context, Look::default(), None).legal;
                asked += usize::from(!shown.is_empty());
                assert_eq!(shown, cells.into_iter().collect::<Vec<_>>(), "{viewer:?}");
            }
        });
    }
    assert_eq!(asked, 32 + 3 * 48);
}
