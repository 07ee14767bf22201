//! Tests of edition files.

use serde_json::{Value, json};

use super::UNEVEN;
use crate::engine::{Edition, EditionError, Game};
use crate::games::relic_runners::components::{Colour, Explorer, Power, Site, Tile, Trail};
use crate::games::relic_runners::{RECONSTRUCTION, RelicRunners};

fn changed(change: impl FnOnce(&mut Value)) -> Result<RelicRunners, EditionError> {
    let mut edition = Edition::read(RECONSTRUCTION).unwrap();
    change(&mut edition.data);
    RelicRunners::new(&edition)
}

fn fault(change: impl FnOnce(&mut Value)) -> (String, String) {
    let error = changed(change).expect_err("a broken edition");
    (error.key, error.reason)
}

#[test]
fn the_embedded_edition_is_complete() {
    let game = changed(|_| {}).unwrap();
    assert!(game.reconstruction);
    assert_eq!((game.trails.len(), game.rivers.len(), game.tiles.iter().map(Vec::len).sum::<usize>()), (40, 10, 60));
    let degrees: Vec<usize> = game.ways.iter().map(Vec::len).collect();
    assert_eq!(degrees, [6, 3, 4, 4, 4, 4, 3, 4, 3, 3, 3, 5, 4, 3, 4, 3, 5, 4, 4, 4, 3]);
    assert_eq!(game.explorers[&Explorer::Blue], Power::StartOutside);
    for colour in Colour::TEMPLES {
        let counts: Vec<usize> =
            game.tiles.iter().map(|tiles| tiles.iter().filter(|tile| tile.colour() == colour).count()).collect();
        assert_eq!(counts, if colour == Colour::Purple { [8, 8, 8] } else { [6, 6, 6] });
    }
}

#[test]
fn the_map_is_drawn_with_straight_lines_that_never_cross() {
    let game = changed(|_| {}).unwrap();
    let at = |site: Site| (i64::from(game.spots[site.index()].x), i64::from(game.spots[site.index()].y));
    let side = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    for (index, one) in game.trails.iter().enumerate() {
        for other in &game.trails[index + 1..] {
            let ([a, b], [c, d]) = (one.ends(), other.ends());
            if one.touches(c) || one.touches(d) {
                continue;
            }
            let (a, b, c, d) = (at(a), at(b), at(c), at(d));
            let crossing = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
            assert!(!crossing, "{one} crosses {other}");
        }
    }
}

#[test]
fn no_river_touches_base_camp_and_the_map_is_connected() {
    let game = changed(|_| {}).unwrap();
    let rivers = || game.rivers.iter().map(|river| game.trails[usize::from(*river)]);
    assert!(rivers().all(|river: Trail| !river.touches(Site::CAMP)));
    assert_eq!(game.token_on(game.rivers[3]), Some(3));
    assert_eq!(game.token_on(game.trail("bc-t3".parse().unwrap()).unwrap()), None);
}

#[test]
fn an_error_names_the_key_and_the_reason() {
    assert_eq!(fault(|data| data["trails"][0] = json!("bc-t3x")).0, "trails[0]");
    assert_eq!(fault(|data| data["trails"][1] = json!("bc-t3")), ("trails[1]".into(), "bc-t3 appears twice".into()));
    assert_eq!(fault(|data| data["trails"][1] = json!("t3-bc")).0, "trails[1]");
    assert_eq!(fault(|data| data["rivers"][2] = json!("bc-t1")).1, "bc-t1 is no trail of this map");
    assert_eq!(fault(|data| data["rivers"][2] = json!("r3-t3")).1, "r3-t3 appears twice");
    assert_eq!(fault(|data| data["rivers"] = json!(["r3-t3"])).1, "must be a list of 10");
    assert_eq!(fault(|data| data["ivory"]["1"][2] = json!("i2-1")).1, "i2-1 is not of level 1");
    assert_eq!(fault(|data| data["ivory"]["1"][2] = json!("i1-1")).1, "must hold six different tiles");
    assert_eq!(fault(|data| data["purple"]["4"] = json!([])).0, "purple.4");
    assert_eq!(
        fault(|data| data["purple"]["2"][7] = json!("p9")),
        ("purple.2[7]".into(), "\"p9\" is not known here".into())
    );
    assert_eq!(fault(|data| data["blue"]["3"][0] = json!(6)).1, "must be a whole number from 2 to 5, not 6");
    assert_eq!(fault(|data| data["title"] = json!("raids")).0, "title");
    assert_eq!(fault(|data| data["reconstruction"] = json!(1)).0, "reconstruction");
    assert_eq!(fault(|data| data["note"] = json!(1)).0, "note");
    assert_eq!(fault(|data| data["extra"] = json!(1)).0, "extra");
    assert_eq!(fault(|data| data["end_relics"]["5"] = json!(17)).0, "end_relics.5");
    assert_eq!(fault(|data| data["explorers"]["red"] = json!("wings")).0, "explorers.red");
}

#[test]
fn every_explorer_must_be_able_to_move() {
    let without = |gone: &'static [&str]| {
        move |data: &mut Value| {
            data["trails"].as_array_mut().unwrap().retain(|trail| !gone.contains(&trail.as_str().unwrap()))
        }
    };
    assert_eq!(changed(without(&["r1-t1", "r1-t3"])).unwrap().ways[1].len(), 1, "one trail is enough");
    assert_eq!(fault(without(&["r1-t1", "r1-t3", "r1-t4"])), ("trails".into(), "r1 is not connected to bc".into()));
    let camp = without(&["bc-t3", "bc-r3", "bc-t6", "bc-r5", "bc-t10"]);
    assert_eq!(fault(camp), ("trails".into(), "bc has fewer than 2 trails".into()));
}

#[test]
fn unusual_values_give_warnings_and_no_errors() {
    let warnings = |change: fn(&mut Value)| -> Vec<String> {
        changed(change).unwrap().warnings().iter().map(ToString::to_string).collect()
    };
    assert_eq!(warnings(|_| {}), Vec::<String>::new());
    let uneven = "sites: quadrant nw has 2 temple sites; 3 are usual, and the standard layout deals one of each colour as far as it can";
    assert_eq!(
        warnings(|data| data["sites"][9]["quadrant"] = json!("se")),
        [uneven, &uneven.replace("nw has 2", "se has 4")]
    );
    let dead_end = |data: &mut Value| {
        data["trails"].as_array_mut().unwrap().retain(|trail| trail != "r1-t1" && trail != "r1-t3");
    };
    assert_eq!(warnings(dead_end), ["trails: r1 has only 1 trail"]);
}

#[test]
fn maps_of_three_invented_editions_give_warnings() {
    let warned = |text: &str| -> Vec<String> {
        let game = RelicRunners::new(&Edition::read(text).unwrap()).unwrap();
        game.warnings().iter().map(|warning| warning.reason.split(';').next().unwrap().to_owned()).collect()
    };
    let temples = |quadrant: &str, sites: u8| format!("quadrant {quadrant} has {sites} temple sites");
    assert_eq!(warned(UNEVEN[0]), [("nw", 5), ("ne", 2), ("se", 4), ("sw", 1)].map(|(q, n)| temples(q, n)));
    let ends = ["r1", "t1", "t5", "t9", "t12"].map(|site| format!("{site} has only 1 trail"));
    assert_eq!(warned(UNEVEN[1]), [&[temples("nw", 6), temples("sw", 0)][..], &ends].concat());
    let apart = "only Base Camp joins r3, r4, r5, r6, t7, t8, t9, t10, t11, t12 with r1".to_owned();
    let uneven = [("nw", 4), ("ne", 4), ("se", 2), ("sw", 2)].map(|(q, n)| temples(q, n));
    assert_eq!(warned(UNEVEN[2]), [&uneven[..], &[apart]].concat());
}

#[test]
fn sites_must_match_the_first_game() {
    assert_eq!(fault(|data| data["sites"][1]["id"] = json!("r2")).0, "sites[1].id");
    assert_eq!(fault(|data| data["sites"][1]["name"] = json!("")).0, "sites[1].name");
    assert_eq!(fault(|data| data["sites"][1]["x"] = json!(1_001)).0, "sites[1].x");
    assert_eq!(fault(|data| data["sites"][0]["quadrant"] = json!("nw")).0, "sites[0].quadrant");
    assert_eq!(fault(|data| data["first_game"]["blue"][0] = json!("r1")).1, "r1 is no temple site");
    assert_eq!(fault(|data| data["first_game"]["blue"][0] = json!("t1")).1, "t1 has two colours");
    let too_many_gems = |data: &mut Value| data["gems"] = json!(["p1", "p2", "p3", "p4", "p5"]);
    assert_eq!(fault(too_many_gems), ("gems".into(), "leaves 3 purple tiles of level 1; 4 are needed".into()));
}

#[test]
fn the_documentation_names_every_key_and_every_power() {
    let documentation = include_str!("../../../../../../docs/editions.md");
    let (every, own) = documentation.split_once("## The keys of a *Raids* edition").unwrap();
    let own = own.split_once("## The keys of a *Relic Runners* edition").unwrap().1.split("\n## ").next().unwrap();
    let words =
        |text: &'static str| text.lines().filter(|line| line.starts_with("| ")).flat_map(|line| line.split('`'));
    let named: Vec<&str> = words(every).chain(words(own)).collect();
    let edition = Edition::read(RECONSTRUCTION).unwrap().data;
    let site = edition["sites"][1].as_object().unwrap();
    let keys = edition.as_object().unwrap().keys().chain(site.keys()).map(String::as_str);
    let powers = Power::ALL.iter().map(|power| power.word());
    let missing: Vec<&str> = keys.chain(powers).filter(|word| !named.contains(word)).collect();
    assert!(missing.is_empty(), "docs/editions.md does not explain {missing:?}");
}

#[test]
fn written_components_can_be_read_back() {
    for site in Site::all() {
        assert_eq!(site.to_string().parse(), Ok(site));
    }
    for (text, fine) in
        [("t12", true), ("t13", false), ("t0", false), ("r09", false), ("r+1", false), ("b", false), ("", false)]
    {
        assert_eq!(text.parse::<Site>().is_ok(), fine, "{text}");
    }
    for tile in ["p1", "p8", "i1-1", "i3-6", "b2", "b5"] {
        assert_eq!(tile.parse::<Tile>().unwrap().to_string(), tile);
    }
    assert!("é1".parse::<Tile>().is_err() && "p".parse::<Tile>().is_err());
    assert!("r1-t1".parse::<Trail>().is_ok() && "t1-r1".parse::<Trail>().is_err() && "r1-r1".parse::<Trail>().is_err());
}
