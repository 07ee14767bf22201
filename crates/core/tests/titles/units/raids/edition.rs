//! Tests of edition files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::ai::{Random, decide};
use crate::engine::{Chance, Edition, EditionError, Game, Seed};
use crate::games::raids::state::Space;
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
fn the_embedded_edition_is_complete() {
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
        "\"gold\" is no kind of goods; take one of those that there are"
    );
    assert_eq!(fault(|data| data["voyages"]["3"] = json!([["rune"]])).0, "voyages.3");
    assert_eq!(fault(|data| data["voyages"]["5"] = json!([])).0, "voyages.5");
}

#[test]
fn tracks_must_suit_sixteen_tiles() {
    assert_eq!(fault(|data| data["track"] = json!("TTTTVTTTTVTTTTVTTTT")).1, "must end with H, the Harbor");
    assert_eq!(
        fault(|data| data["track"] = json!("TTTTVTTTTVTTTTVTTTH")).1,
        "has 15 places for tiles; a voyage has 16 tiles"
    );
    assert_eq!(
        fault(|data| data["track_four_villages"] = json!("TTTTTTTTTTTTTTTTH")),
        ("track_four_villages".into(), "has 0 Villages; 1 to 5 are wanted".into())
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
    assert_eq!(golden, ("pillage".into(), "a single ship could take 354 in coins; the maximum is 255".into()));
    let missing = fault(|data| drop(data.as_object_mut().unwrap().remove("visit")));
    assert_eq!(missing, ("visit".into(), "is missing".into()));
}

#[test]
fn the_documentation_names_every_key_and_every_kind_of_tile() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/editions.md")).unwrap();
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

/// An edition of a possible box: different from the embedded one and irregular, but within the rulebooks.
fn printed(change: impl FnOnce(&mut Value)) -> Raids {
    changed(|data| {
        data["id"] = json!("my-copy");
        data["reconstruction"] = json!(false);
        data.as_object_mut().unwrap().remove("note");
        change(data);
    })
    .unwrap()
}

/// The warnings as `skald doctor` shows them.
fn warnings(raids: &Raids) -> Vec<String> {
    raids.warnings().iter().map(ToString::to_string).collect()
}

/// Plays some games between random players with every number of seats. Returns all final scores.
fn play(raids: &Raids, options: &Value) -> Vec<Vec<i32>> {
    let options = serde_json::from_value(options.clone()).unwrap();
    let game = |seats: u8, number: u64| {
        let seed = Seed::from_number(number).derive("printed", seats.into());
        let (mut state, mut events) = raids.setup(&options, seats, Chance::seeded(&seed)).unwrap();
        let mut players = Chance::seeded(&seed.derive("players", 0));
        while let Some(seat) = state.open.asked() {
            let village = |ghost: Space| state.open.spot(ghost).village;
            let at = state.open.ghost.map_or(0, |ghost| ghost.space);
            assert!(at == 0 || at == state.open.harbor() || village(at), "RA-68: the ghost is on {at}");
            let action = decide(&Random, raids, &state, seat, &mut players).unwrap();
            raids.step(&mut state, seat, &action, &mut events).unwrap();
        }
        raids.outcome(&state).unwrap().points
    };
    (2..=4).flat_map(|seats| (0..20).map(move |number| (seats, number))).map(|(s, n)| game(s, n)).collect()
}

#[test]
fn the_embedded_edition_gives_no_warning() {
    assert_eq!(warnings(&printed(|_| {})), [""; 0]);
}

#[test]
fn a_board_with_short_legs_at_the_harbor_gives_a_warning() {
    let raids = printed(|data| {
        data["track"] = json!("TTVTTTTVTTTTVTTTTVTTH");
        data["start_crew"] = json!({ "2": [2, 2], "3": [1, 2, 3], "4": [1, 2, 2, 3] });
    });
    let warning = "track: the ghost, 5 spaces a move, would not rest on Villages only; it stops on 3, 8, 13, 18";
    assert_eq!(warnings(&raids), [warning]);
    assert!(play(&raids, &json!({})).iter().flatten().any(|points| *points > 20));
}

#[test]
fn each_number_of_seats_has_its_own_crews() {
    let raids = printed(|data| data["start_crew"] = json!({ "2": [2, 3], "3": [4, 5, 6], "4": [1, 2, 3, 4] }));
    for (seats, crews) in [(2, [2, 3].as_slice()), (3, &[4, 5, 6]), (4, &[1, 2, 3, 4])] {
        let (state, _) = raids.setup(&Default::default(), seats, Chance::seeded(&Seed::from_number(1))).unwrap();
        let mut found: Vec<u8> = state.open.ships.iter().map(|ship| ship.crew).collect();
        found.sort_unstable();
        assert_eq!(found, crews, "{seats}");
    }
}

#[test]
fn a_board_with_villages_at_odd_distances_gives_warnings() {
    let raids = printed(|data| {
        data["track"] = json!("TTTVTTTTTVTTVTTTTTTH");
        data["track_four_villages"] = json!("TVTTTTTVTTTTVTTTVTTTH");
        data["voyages"]["1"] = json!([
            ["weapon", 1, 3],
            ["weapon", 1, 0],
            ["weapon", 2, 1],
            ["sail", 1, 2],
            ["goods", "fish", 2, 2],
            ["goods", "wool", 3, 1],
            ["goods", "salt", 3, 1],
            ["goods", "amber", 5, 0],
            ["port", 2],
            ["rune"],
            ["rune"],
            ["rune"],
            ["pennant", 3, 2],
            ["monster", 2],
            ["monster", 6],
            ["visit"]
        ]);
    });
    assert_eq!(
        warnings(&raids),
        [
            "track: the ghost, 5 spaces a move, would not rest on Villages only; it stops on 4, 10, 13",
            "track_four_villages: the ghost, 5 spaces a move, would not rest on Villages only; it stops on 2, 8, 13, 17"
        ]
    );
    for track in ["edition", "four_villages"] {
        play(&raids, &json!({ "track": track, "viking_limit": "40", "recruits_stay": "on" }));
    }
}

#[test]
fn uneven_tiles_give_warnings() {
    let raids = printed(|data| {
        data["visit"] = json!([3, 0, 2]);
        data["pillage"] = json!([4, 2]);
        data["harbor_coins"] = json!([6, 3, 2, 1]);
        data["start_crew"] = json!({ "2": [3, 3], "3": [2, 3, 4], "4": [4, 4, 4, 6] });
        data["vikings"] = json!(36);
        data["voyages"]["1"] = json!([
            ["visit"],
            ["visit"],
            ["pillage"],
            ["pillage"],
            ["pillage"],
            ["monster", 1],
            ["monster", 1],
            ["monster", 12],
            ["goods", "wood", 1, 4],
            ["goods", "wood", 1, 4],
            ["goods", "wood", 9, 0],
            ["port", 1],
            ["mjollnir", 2, 0],
            ["sail", 2, 4],
            ["rune"],
            ["pennant", 0, 4]
        ]);
    });
    assert_eq!(
        warnings(&raids),
        [
            "vikings: is 36 and is played as written; the rulebook says 40",
            "visit: is 3, 0, 2 and is played as written; the rulebook says 2, 1",
            "pillage: is 4, 2 and is played as written; the rulebook says 3, 1",
            "harbor_coins: is 6, 3, 2, 1 and is played as written; the rulebook says 6, 3, 1",
            "coins: awards and Pillages take 90, the box has 56; the game pays them anyway",
            "vikings: four players begin with 40, the box has 36; see viking_limit",
            "voyages.1: Visits: 2, Pillages: 3; the rulebook's setup speaks of one Visit and no Pillage"
        ]
    );
    play(&raids, &json!({ "recruits_stay": "on" }));
    play(&raids, &json!({ "ghost_takes_coins": "on", "sold_shields": "on", "flight": "by_rules" }));
}
