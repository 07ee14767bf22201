//! What an edition file may hold.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::engine::{Edition, EditionError, Game};
use crate::games::raids::{RECONSTRUCTION, Raids};
use serde_json::{Value, json};

fn changed(change: impl FnOnce(&mut Value)) -> Result<Raids, EditionError> {
    let mut edition = Edition::read(RECONSTRUCTION).unwrap();
    change(&mut edition.data);
    Raids::new(&edition)
}

fn fault(change: impl FnOnce(&mut Value)) -> (String, String) {
    let error = changed(change).expect_err("a broken edition");
    (error.key, error.reason)
}

#[test]
fn the_embedded_edition_is_whole() {
    let raids = changed(|_| {}).unwrap();
    assert!(raids.reconstruction);
    assert_eq!(raids.voyages.iter().map(Vec::len).sum::<usize>(), 64);
}

#[test]
fn an_error_names_the_key_and_the_reason() {
    assert_eq!(
        fault(|data| data["voyages"]["2"][5] = json!(["kraken", 3])),
        ("voyages.2[5]".into(), "\"kraken\" is no kind of tile".into())
    );
    assert_eq!(fault(|data| data["voyages"]["2"][5] = json!(["weapon", 3, 1])).0, "voyages.2[5]");
    assert_eq!(fault(|data| data["voyages"]["2"][5] = json!(["weapon", 1])).1, "weapon takes 2 values");
    assert_eq!(
        fault(|data| data["voyages"]["1"][4] = json!(["goods", "gold", 3, 1])).1,
        "\"gold\" is no kind of goods"
    );
    assert_eq!(fault(|data| data["voyages"]["3"] = json!([["rune"]])).0, "voyages.3");
    assert_eq!(fault(|data| data["voyages"]["5"] = json!([])).0, "voyages.5");
}

#[test]
fn tracks_must_suit_sixteen_tiles_and_the_ghost() {
    assert_eq!(fault(|data| data["track"] = json!("TTTTVTTTTVTTTTVTTTT")).1, "must end with H, the Harbor");
    assert_eq!(
        fault(|data| data["track"] = json!("TTTTVTTTTVTTTTVTTTH")).1,
        "has 15 places for tiles; a voyage has 16 tiles"
    );
    assert_eq!(
        fault(|data| data["track_four_villages"] = json!("TTVTTTTVTTTTTTVTTTTH")),
        ("track_four_villages".into(), "the ghost, 5 spaces a move, would rest on 5: no Village".into())
    );
    assert_eq!(fault(|data| data["track"] = json!("TTTTVTTXTVTTTTVTTTTH")).0, "track");
}

#[test]
fn values_have_bounds_and_keys_are_known() {
    assert_eq!(fault(|data| data["spaces"] = json!(0)).1, "must be a whole number from 1 to 8, not 0");
    assert_eq!(fault(|data| data["spaces"] = json!("five")).0, "spaces");
    assert_eq!(fault(|data| data["rune_set"] = json!([1, 3, 2])).0, "rune_set[2]");
    assert_eq!(fault(|data| data["harbor_coins"] = json!([6])).1, "must be a list of 3 to 4");
    assert_eq!(fault(|data| data["start_crew"]["3"] = json!([1, 2])).0, "start_crew.3");
    assert_eq!(fault(|data| data["start_crew"]["3"] = json!([1, 2, 99])).0, "start_crew.3[2]");
    assert_eq!(fault(|data| data["vilages"] = json!(3)).0, "vilages");
    assert_eq!(fault(|data| data["title"] = json!("chess")).0, "title");
    assert_eq!(fault(|data| data["note"] = json!(3)).0, "note");
    assert_eq!(fault(|data| data["reconstruction"] = json!("yes")).0, "reconstruction");
    let tiny = fault(|data| {
        data["empty_space_shields"] = json!(1);
        data["spaces"] = json!(3);
    });
    assert_eq!(tiny, ("spaces".into(), "an empty ship must show at least 4 shields".into()));
    let golden = fault(|data| {
        data["pillage"] = json!([10]);
        data["voyages"]["4"] = json!(vec![["pillage"]; 16]);
        data["voyages"]["3"] = json!(vec![["pillage"]; 16]);
    });
    assert_eq!(golden, ("pillage".into(), "a single ship could take 354 in coins; 255 is the most".into()));
    let missing = fault(|data| drop(data.as_object_mut().unwrap().remove("visit")));
    assert_eq!(missing, ("visit".into(), "is missing".into()));
}

#[test]
fn the_documentation_names_every_key_and_every_kind_of_tile() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/editions.md")).unwrap();
    let named: BTreeSet<&str> = (text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next()))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect();
    let edition = Edition::read(RECONSTRUCTION).unwrap().data;
    let keys = edition.as_object().unwrap().keys().map(String::as_str);
    let kinds = (1..=4).flat_map(|voyage| edition["voyages"][voyage.to_string()].as_array().unwrap());
    let wanted: Vec<&str> = keys.chain(kinds.map(|tile| tile[0].as_str().unwrap())).collect();
    let missing: BTreeSet<_> = wanted.into_iter().filter(|word| !named.contains(word)).collect();
    assert!(missing.is_empty(), "docs/editions.md does not explain {missing:?}");
}
