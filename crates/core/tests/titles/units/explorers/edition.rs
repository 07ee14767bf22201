//! Tests of edition files.

use serde_json::{Value, json};

use crate::engine::{Edition, EditionError, Game};
use crate::games::explorers::components::{Animal, Captain, Edges, Tile};
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::{Explorers, RECONSTRUCTION};

fn changed(change: impl FnOnce(&mut Value)) -> Result<Explorers, EditionError> {
    let mut edition = Edition::read(RECONSTRUCTION).unwrap();
    change(&mut edition.data);
    Explorers::new(&edition)
}

fn fault(change: impl FnOnce(&mut Value)) -> (String, String) {
    let error = changed(change).expect_err("a broken edition");
    (error.key, error.reason)
}

#[test]
fn the_embedded_edition_is_complete() {
    let game = changed(|_| {}).unwrap();
    assert!(game.reconstruction);
    assert_eq!(game.warnings(), []);
    assert_eq!(game.tiles.len(), 48);
    assert!(game.grounds.iter().all(|ground| (ground.forbidden.len(), ground.mainland.len()) == (13, 5)));
    let lands: Vec<u8> = game.tiles.iter().map(|face| face.edges.lands()).collect();
    let with = |count: u8| lands.iter().filter(|lands| **lands == count).count();
    assert_eq!([with(1), with(2), with(3), with(4), with(5)], [9, 16, 15, 7, 1]);
    assert_eq!(game.tiles.iter().filter(|face| face.lands == 2).count(), 6);
    assert_eq!(game.tiles.iter().filter(|face| face.seas == 2).count(), 3);
    assert_eq!(game.livestock.counts(), &[6, 5, 5, 4, 3, 3]);
    assert_eq!(game.settlements, [0, 0, 3, 4, 4, 3, 0, 0]);
    assert_eq!(game.bonus(Captain::Trader).per, 3);
}

#[test]
fn an_error_names_the_key_and_the_reason() {
    assert_eq!(fault(|data| data["title"] = json!("raids")).0, "title");
    assert_eq!(fault(|data| data["note"] = json!(1)).0, "note");
    assert_eq!(fault(|data| data["reconstruction"] = json!(1)).0, "reconstruction");
    assert_eq!(fault(|data| data["extra"] = json!(1)).0, "extra");
    assert_eq!(
        fault(|data| drop(data.as_object_mut().unwrap().remove("fixed"))),
        ("fixed".into(), "is missing".into())
    );
    assert_eq!(fault(|data| drop(data["tiles"].as_array_mut().unwrap().pop())).1, "must be a list of 48");
    assert_eq!(fault(|data| data["livestock"]["cow"] = json!(5)).0, "livestock.cow");
    assert_eq!(fault(|data| data["settlements"][3] = json!(8)).0, "settlements[3]");
    assert_eq!(fault(|data| data["points"]["deaths"][2] = json!(1)).0, "points.deaths[2]");
    assert_eq!(fault(|data| data["points"]["viking_strength"] = json!(0)).0, "points.viking_strength");
    assert_eq!(fault(|data| data["captains"]["queen"]["solo"] = json!(2)).0, "captains.queen.solo");
    assert_eq!(fault(|data| data["captains"]["queen"]["per"] = json!(0)).0, "captains.queen.per");
    assert_eq!(fault(|data| data["captains"]["king"] = json!({})).0, "captains.king");
    let lonely = |data: &mut Value| {
        data["captains"].as_object_mut().unwrap().values_mut().for_each(|captain| captain["solo"] = json!(false));
    };
    assert_eq!(fault(lonely), ("captains".into(), "0 are for one player; at least 2 are needed".into()));
}

#[test]
fn every_edge_of_a_tile_has_one_region() {
    let tile = |field: &'static str, value: Value| fault(move |data| data["tiles"][9][field] = value);
    assert_eq!(
        tile("id", json!("T11")),
        ("tiles[9].id".into(), "must be \"T10\", because tiles are listed in order".into())
    );
    assert_eq!(tile("edges", json!("LLXSSS")).0, "tiles[9].edges");
    assert_eq!(tile("lands", json!(["02"])), ("tiles[9].lands[0]".into(), "edge 2 is sea".into()));
    assert_eq!(tile("lands", json!(["00"])).1, "edge 0 is already in a region");
    assert_eq!(tile("lands", json!(["0"])), ("tiles[9]".into(), "edge 1 is in no region".into()));
    assert_eq!(tile("lands", json!(["0", "1"])).1, "edges 0 and 1 must be in one region");
    assert_eq!(tile("lands", json!(["7"])).1, "7 is no edge; edges are 0 to 5");
    assert_eq!(
        tile("lands", json!([""])),
        ("tiles[9]".into(), "edge 0 is in no region".into()),
        "an islet has no edge"
    );
    assert_eq!(tile("lands", json!([1])).1, "invalid type: integer `1`, expected a string");
    assert_eq!(tile("seas", json!(["23", "45"])).1, "edges 3 and 4 must be in one region");
    assert_eq!(tile("feature", json!(["cow", 0])).0, "tiles[9].feature[0]");
    assert_eq!(tile("feature", json!(["pig", 1])).0, "tiles[9].feature[1]");
    assert_eq!(tile("feature", json!("pig")).0, "tiles[9].feature");
    let both = |data: &mut Value| data["tiles"][22]["lands"] = json!(["03"]);
    assert_eq!(
        fault(both),
        ("tiles[22]".into(), "2 regions reach its edges; 3 are expected".into()),
        "land and sea cannot both go through"
    );
    let three = |lands: Value, seas: Value| {
        changed(move |data| {
            data["tiles"][22]["edges"] = json!("LSLSLS");
            (data["tiles"][22]["lands"], data["tiles"][22]["seas"]) = (lands, seas);
        })
    };
    assert!(three(json!(["0", "2", "4"]), json!(["135"])).is_ok());
    assert!(three(json!(["02", "4"]), json!(["1", "35"])).is_ok());
    let wrong = |lands, seas| three(lands, seas).expect_err("a tile that cannot be").reason;
    assert_eq!(wrong(json!(["024"]), json!(["135"])), "2 regions reach its edges; 4 are expected");
    assert_eq!(wrong(json!(["02", "4"]), json!(["13", "5"])), "the land of edges 0 and 2 crosses the sea of 1 and 3");
}

#[test]
fn the_starting_boards_lie_before_the_mainland() {
    let board = |change: fn(&mut Value)| fault(move |data| change(&mut data["boards"]["b2"]));
    let shut = |board: &mut Value| {
        for tile in 0..3 {
            let (edges, lands, seas) =
                (["SSLLLS", "SSLLSS", "SLLLSS"][tile], ["234", "23", "123"][tile], ["015", "0145", "045"][tile]);
            (board[tile]["edges"], board[tile]["lands"], board[tile]["seas"]) =
                (json!(edges), json!([lands]), json!([seas]));
        }
    };
    assert_eq!(
        board(shut),
        ("boards.b2".into(), "no fixed tile has a sea edge towards the mainland or a cell that touches it".into())
    );
    let edge = |board: &mut Value| {
        (board[1]["edges"], board[1]["lands"], board[1]["seas"]) = (json!("SSSSSS"), json!([]), json!(["012345"]));
    };
    assert_eq!(board(edge), ("boards.b2[1].edges".into(), "edge 4 does not fit F1".into()));
    assert_eq!(fault(|data| data["fixed"][2] = json!([0, 0])), ("fixed[2]".into(), "M5 is already used".into()));
    assert_eq!(fault(|data| data["fixed"][2] = json!([2])).0, "fixed[2]");
    assert_eq!(fault(|data| data["mainland"][1] = json!([0, 0])).1, "M5 is already used");
    assert_eq!(fault(|data| data["mainland"] = json!([[0, 1], [0, 1]])).0, "mainland[1]");
    assert_eq!(fault(|data| data["mainland"] = json!([[-5, 5]])).0, "boards.a1", "it lies too far away");
    let own = |board: Value| fault(move |data| data["boards"]["b1"] = board);
    assert_eq!(own(json!({ "fixed": [[0, 0], [1, 0], [2, 0]] })).0, "boards.b1.tiles");
    assert_eq!(own(json!({ "tiles": [], "island": 1 })).0, "boards.b1.island");
    assert_eq!(own(json!({ "tiles": [], "fixed": [[0, 0], [1, 0], [9, 0]] })).0, "boards.b1.fixed[2]");
    assert_eq!(fault(|data| data["boards"]["c1"] = json!([])).0, "boards.c1");
}

#[test]
fn written_components_can_be_read_back() {
    for tile in Tile::dealt().chain(Tile::fixed()) {
        assert_eq!(tile.to_string().parse(), Ok(tile));
    }
    for nonsense in ["T00", "T49", "T1", "F4", "F01", "t01", "T001", "", "TT1", "É1"] {
        assert!(nonsense.parse::<Tile>().is_err(), "{nonsense}");
    }
    for text in ["2v pig goat", "1v", "0v", "pig pig", "3v", "1v horse"] {
        assert_eq!(text.parse::<Cargo>().unwrap().to_string(), text);
    }
    for nonsense in ["", "goat pig", "0v pig", "1v none", "none", "v", "+1v", "1v  pig", "01v"] {
        assert!(nonsense.parse::<Cargo>().is_err(), "{nonsense}");
    }
    for text in ["home", "M5", "M5b", "M5c"] {
        assert_eq!(text.parse::<Place>().unwrap().to_string(), text);
    }
    assert!("M5d".parse::<Space>().is_err() && "M5a".parse::<Space>().is_err());
    for edges in ["LLSSSS", "SSSSSS", "LSLSLS"] {
        assert_eq!(edges.parse::<Edges>().unwrap().to_string(), edges);
    }
    assert!("LLSSS".parse::<Edges>().is_err() && "llssss".parse::<Edges>().is_err());
    assert_eq!(Animal::ALL.len(), 6);
}
