//! Boards with more columns than rows.

use std::fmt;

use crate::canvas::palette::Look;
use crate::title::grid::{Place, picture, rows, text, written};

/// A place of a board of seven columns and six rows.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u8);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::title::grid::name(*self))
    }
}

impl Place for Cell {
    const COLUMNS: u8 = 7;
    const ROWS: u8 = 6;
    const COUNT: u8 = 42;

    fn nth(number: u8) -> Self {
        Self(number)
    }

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(self) -> (u8, u8) {
        (self.0 % 7, self.0 / 7)
    }
}

#[test]
fn board_of_seven_by_six_has_no_empty_row() {
    assert_eq!(rows::<Cell>().map(|row| row.len()).collect::<Vec<_>>(), [7; 6]);
    assert_eq!(
        written(|cell: Cell| if cell.row() == 5 { 'x' } else { '.' }),
        format!("xxxxxxx{}", "/.......".repeat(5))
    );
    let drawn: Vec<_> =
        text::aligned(&["ooooooo"; 6], |_: Cell| "+".to_owned()).into_iter().map(|line| line.text).collect();
    assert_eq!((drawn.len(), &*drawn[0], &*drawn[1], &*drawn[6]), (8, "  a b c d e f g", "6 +++++++ 6", "1 +++++++ 1"));
}

#[test]
fn picture_of_a_board_is_as_high_as_its_rows() {
    let [top, left] = [35, 0].map(|number| picture::middle(Cell(number)));
    assert_eq!((top.x, top.y + 5 * picture::step::<Cell>()), (left.x, left.y), "a6 is five steps above a1");
    let scene = picture::board::<Cell>("A turn", Look::default());
    let (end, step) = (left.y + picture::step::<Cell>() / 2, picture::step::<Cell>());
    assert!((end..end + step).contains(&scene.height), "no room for another row: {end} of {}", scene.height);
    let svg = crate::canvas::svg::text(&scene);
    assert!(svg.contains(">6<") && svg.contains(">g<") && !svg.contains(">7<"), "no seventh row");
}
