//! Spaces, connections, corners, islands.

use super::explorers;
use super::scene::Scene;
use crate::canvas::hex::Direction;
use crate::games::explorers::components::Edges;

/// Two complete islands of three tiles around F1 and F3, with a strait between them.
pub(super) const TWO_ISLANDS: &str = "
    T11 K6 r1
    T10 L6 r3
    T12 M6 r1
    T17 N6 r3
";

fn with(islands: &str, rest: &str) -> Scene {
    Scene::draw(&format!("{islands}{rest}"))
}

#[test]
fn ex_05_spaces_are_connected_over_a_shared_edge_only() {
    let scene = with(TWO_ISLANDS, "A ship L6; cargo 1v\nB");
    assert_eq!(scene.sea_ways("L6"), "M6 M5");
    assert_eq!(scene.sea_ways("K6"), "", "its neighbours have land on that side");
    // A channel: the two lands of one tile are not connected, and the sea between them is one space.
    let channel = Scene::draw(
        "T23 L6 r3; A 2
         A ship L6; cargo 1v
         B",
    );
    assert_eq!(channel.codes_of("walk"), "walk L6 L5 1, walk L6 L5 2");
    assert_eq!(channel.refusal("A walk L6 L6b 1"), "no-way-by-land EX-45");
    assert_eq!(channel.codes_of("sail"), "sail M5");
    // An isthmus: one land, and two seas that are not connected.
    let isthmus = Scene::draw(
        "T25 L6 r0
         A ship L6; cargo 1v
         B",
    );
    assert_eq!(isthmus.codes_of("sail"), "sail M5");
    assert_eq!(isthmus.refusal("A sail L6b"), "no-way-by-sea EX-40");
    assert_eq!(isthmus.refusal("A sail L7"), "no-sea EX-05");
    assert_eq!(isthmus.refusal("A walk L7 L5 1"), "no-land EX-05");
}

#[test]
fn ex_06_an_outpost_site_is_a_corner_of_three_land_edges() {
    let scene = with(TWO_ISLANDS, "A\nB");
    let sites: Vec<String> = scene.state.open.chart.sites.iter().map(|site| site.corner.to_string()).collect();
    assert_eq!(sites, ["L5n", "N5n"]);
    assert_eq!(scene.refusal("A outpost M5n"), "corner-at-sea EX-06");
    let lands = scene.state.open.chart.sites[0].lands.map(|land| scene.state.open.chart.place_of(land).to_string());
    assert_eq!(lands, ["L5", "K6", "L6"]);
}

#[test]
fn ex_07_an_island_is_complete_without_open_land_edges() {
    let open = Scene::draw("T11 K6 r1\nA\nB");
    assert_eq!((open.island("K6").tiles, open.island("K6").open), (2, 2));
    assert!(!open.island("K6").is_complete());
    let closed = with(TWO_ISLANDS, "A\nB");
    let island = closed.island("K6");
    assert!(island.is_complete());
    assert_eq!(island.tiles, 3, "land of fixed tiles counts");
    let names: Vec<String> = island.lands.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["L5", "K6", "L6"]);
    // A ring through both lands of a tile counts that tile once.
    let ring = Scene::draw(
        "T10 L6 r3
         T11 L7 r5
         T21 K8 r0
         T22 L8 r3
         T12 L9 r2
         A
         B",
    );
    let island = ring.island("K8");
    assert!(island.is_complete() && island.lands.contains(&"K8b".parse().unwrap()));
    assert_eq!((island.lands.len(), island.tiles), (5, 4));
}

#[test]
fn ex_07_completing_an_island_gives_an_event() {
    let mut scene = Scene::draw(
        "T11 K6 r1
         A hand T10
         B",
    );
    scene.play(&["A place T10 L6 r3"]);
    let completed = scene
        .events
        .iter()
        .map(|event| serde_json::to_value(event).unwrap())
        .find(|e| e["event"] == "island_completed");
    assert_eq!(completed.unwrap(), serde_json::json!({ "event": "island_completed", "at": "L6", "tiles": 3 }));
}

#[test]
fn ex_08_a_rotation_moves_edges_and_regions_clockwise() {
    let game = explorers();
    for face in &game.tiles {
        for sixths in 0..6 {
            let (edges, regions) = face.turned(sixths);
            for direction in Direction::ALL {
                let there = direction.turned(sixths);
                assert_eq!(edges.is_land(there), face.edges.is_land(direction));
                assert_eq!(regions[there.index()], face.regions[direction.index()]);
            }
        }
        assert_eq!(face.turned(0), (face.edges, face.regions));
    }
    let edges: Edges = "LLSSSS".parse().unwrap();
    assert_eq!(edges.turned(2).to_string(), "SSLLSS");
    assert_eq!((edges.turned(1).lands(), edges.turned(6)), (2, edges));
}

#[test]
fn ex_08_symmetric_tiles_may_be_placed_in_any_equal_rotation() {
    let scene = Scene::draw("A hand T24\nB");
    assert!(scene.may("place T24 L6 r0") && scene.may("place T24 L6 r3"));
    assert_eq!(scene.refusal("A place T24 L6 r6"), "no-rotation EX-08");
}

#[test]
fn ex_09_every_land_of_a_tile_touches_each_of_its_seas() {
    let game = explorers();
    for face in game.tiles.iter().chain(game.boards.iter().flatten()) {
        // Around the edges, every land region and every sea region are neighbours somewhere.
        for land in 0..face.lands {
            for sea in 0..face.seas {
                let touch = Direction::ALL.into_iter().any(|one| {
                    let (here, there) = (one, one.turned(1));
                    let pair = |a: Direction, b: Direction| {
                        face.edges.is_land(a)
                            && face.regions[a.index()] == land
                            && !face.edges.is_land(b)
                            && face.regions[b.index()] == sea
                    };
                    pair(here, there) || pair(there, here)
                });
                assert!(touch, "{face:?}");
            }
        }
    }
    let mut scene = Scene::draw(
        "T23 L6 r3; A 1; b A 1; b pig
         A ship L6; cargo 1v
         B",
    );
    assert!(scene.may("load L6b pig") && scene.may("load L6 1v"), "both lands of the tile are in reach");
    scene.play(&["A load L6b pig", "A load L6 1v"]);
    assert_eq!(scene.cargo('A'), "2v pig");
}
