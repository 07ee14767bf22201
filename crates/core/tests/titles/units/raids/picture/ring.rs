//! The cells of the ring.

use crate::canvas::scene::Area;
use crate::games::raids::picture::ring::*;

#[test]
fn every_space_has_a_cell_of_its_own() {
    for harbor in 17..=22 {
        let ring = Ring::new(100, harbor);
        let cells: Vec<Area> = (1..=harbor).map(|space| ring.cell(space)).collect();
        for (n, cell) in cells.iter().enumerate() {
            assert!(cells[..n].iter().all(|other| !other.meets(*cell)), "{} of {harbor}", n + 1);
            assert!(!ring.inner().meets(*cell), "{} of {harbor}", n + 1);
        }
        // Where the number is odd, one cell between the last space and the Harbor stays empty.
        assert!(cells.windows(2).all(|two| two[0].joined(two[1]).width < 4 * two[0].width));
        assert_eq!(cells[usize::from(harbor) - 1].at.y, 100 + GAP / 2, "the Harbor lies at the top");
    }
}
