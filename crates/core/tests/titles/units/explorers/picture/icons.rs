//! Unit tests of `games::explorers::picture::icons`.

use crate::canvas::kit::Signs;
use crate::games::explorers::components::Animal;

#[test]
fn the_file_has_every_sign() {
    let signs = Signs::read(include_str!("../../../../../../../assets/signs/explorers.svg")).expect("signs");
    let ids: Vec<&str> = signs.ids().collect();
    assert!(Animal::ALL.iter().all(|animal| ids.contains(&animal.to_string().as_str())), "{ids:?}");
    for id in ["dead", "enemy", "home", "longship", "outpost", "raided", "settlement", "tower"] {
        assert!(ids.contains(&id), "{id}");
    }
}
