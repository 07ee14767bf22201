//! Layout in columns, and in rows that wrap when they are full.

use crate::canvas::scene::{Area, PHONE, Unit, at};

/// Columns of equal width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    pub count: usize,
    /// The left side of the first column.
    pub left: Unit,
    /// The width of each column.
    pub width: Unit,
    /// The gap between columns.
    pub gap: Unit,
}

impl Columns {
    /// Columns over a whole picture, with the same margin around and between them.
    pub const fn even(count: usize, margin: Unit) -> Self {
        let columns = count as Unit;
        Self { count, left: margin, width: (PHONE - (columns + 1) * margin) / columns, gap: margin }
    }

    /// Every item with its cell, row by row from `top`, and the top of the next row. Rows are `gap` apart and as high
    /// as their highest item.
    pub fn lay<T>(self, items: &[T], top: Unit, gap: Unit, height: impl Fn(&T) -> Unit) -> (Vec<(&T, Area)>, Unit) {
        let mut cells = Vec::new();
        let mut y = top;
        for row in items.chunks(self.count) {
            let high = row.iter().map(&height).max().unwrap_or_default();
            for (column, item) in (0..).zip(row) {
                let x = self.left + column * (self.width + self.gap);
                cells.push((item, Area::new(at(x, y), self.width, high)));
            }
            y += high + gap;
        }
        (cells, y)
    }
    /// Every item with its cell: two in a row, an odd last one over the whole width. Otherwise as [`Self::lay`]; the
    /// height may depend on the width.
    pub fn pairs<T>(items: &[T], top: Unit, gap: Unit, height: impl Fn(&T, Unit) -> Unit) -> (Vec<(&T, Area)>, Unit) {
        let (pairs, alone) = items.split_at(items.len() / 2 * 2);
        let [two, one] = [2, 1].map(|count| Self::even(count, gap));
        let (mut cells, y) = two.lay(pairs, top, gap, |item| height(item, two.width));
        let (last, y) = one.lay(alone, y, gap, |item| height(item, one.width));
        cells.extend(last);
        (cells, y)
    }
}

/// Items in rows no wider than the room. An item wider than the room gets its own row.
pub fn wrap<T>(items: Vec<T>, room: Unit, width: impl Fn(&T) -> Unit) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = Vec::new();
    let mut used = 0;
    for item in items {
        used += width(&item);
        match rows.last_mut() {
            Some(row) if used <= room => row.push(item),
            _ => {
                used = width(&item);
                rows.push(vec![item]);
            }
        }
    }
    rows
}
