//! Every sign is in the file.

use crate::canvas::kit::Signs;
use crate::games::raids::components::Tile;
use crate::games::raids::picture::colours::Colours;
use crate::games::raids::picture::icons::*;

#[test]
fn the_file_has_every_sign() {
    let signs = Signs::read(include_str!("../../../../../../../assets/signs/raids.svg")).expect("signs");
    assert_eq!(signs.ids().count(), 23);
    let tiles = [Tile::Rune, Tile::Visit, Tile::Pillage, Tile::Port { sales: 1 }, Tile::Monster { strength: 3 }];
    for drawn in tiles {
        assert!(!tile(drawn, Colours::of(Default::default()).plain()).is_empty(), "{drawn:?}");
    }
}
