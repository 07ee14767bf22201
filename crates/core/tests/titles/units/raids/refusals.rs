//! Every refusal, each with a position and an action that causes it.

use serde_json::json;

use super::scene::Scene;
use crate::engine::{Arg, Chance, Game, Seed};
use crate::games::raids::options::Options;

#[test]
fn every_refusal_has_its_key_and_its_ruling() {
    let at_sea = Scene::draw(
        "track   rune V B:wood3/1 . visit monster4 rune
         waiting A C
         A       crew 0
         B       crew 3
         C       crew 1",
    );
    let placing = Scene::draw(
        "track A:weapon1/2 B:rune
         A crew 1, sail1/1 sail1/2
         B crew 1",
    );
    let mut placed = placing.clone();
    placed.play(&["A place 1"]);
    let selling = Scene::draw(
        "track A:port1 B:rune
         A crew 1, sail1/1 wood3/1
         B crew 1",
    );
    let mut fighting = Scene::draw(
        "track A:. B:rune wood3/1
         A crew 4
         B crew 3",
    );
    fighting.play(&["A sail 2"]);
    let mut room = Scene::with(
        json!({ "room_at_sea": "on" }),
        "track A:. V B:rune rune
         A crew 10, mead8/0 weapon1/2 sail1/3 sail1/3
         B crew 1",
    );
    room.play(&["A dock"]);
    let mut over = Scene::draw(
        "voyage 4, harbor runes
         track A:.
         home  B
         A     crew 1
         B     crew 1",
    );
    over.play(&["A dock"]);
    let empty_handed = Scene::draw(
        "track A:. B:rune V rune
         A crew 0
         B crew 1",
    );
    for (scene, line, expected) in [
        (&over, "A dock", "over RA-47"),
        (&at_sea, "C dock", "not-asked RA-47"),
        (&placing, "A dock", "first-place RA-47"),
        (&selling, "A dock", "first-sell RA-47"),
        (&room, "A dock", "first-room RA-47"),
        (&at_sea, "A place 1", "first-sail RA-47"),
        (&fighting, "B sail 3", "first-fight RA-47"),
        (&placing, "A place 6", "no-such-space RA-50"),
        (&placing, "A place 4", "free-space-is RA-50"),
        (&selling, "A sell 3", "no-tile-there RA-50"),
        (&selling, "A sell 1", "not-goods RA-48"),
        (&room, "A drop 2", "makes-no-room RA-52"),
        (&placed, "A sail 1", "backwards RA-40"),
        (&at_sea, "A sail 8", "harbor RA-07"),
        (&at_sea, "A sail 9", "off-the-track RA-40"),
        (&at_sea, "A sail 7", "monster-first RA-49"),
        (&at_sea, "A sail 2", "village RA-56"),
        (&at_sea, "A sail 5", "passage RA-56"),
        (&at_sea, "A sail 4", "empty RA-56"),
        (&empty_handed, "A sail 2", "crew-needed RA-08"),
        (&empty_handed, "A fight", "no-monster RA-02"),
        (&at_sea, "A fight", "monster-too-strong RA-20"),
    ] {
        let refusal = scene.refused(line);
        let short = match refusal.args.get("question") {
            Some(Arg::Key(question)) => question.trim_start_matches("raids-"),
            _ => refusal.rule.trim_start_matches("raids-refuse-"),
        };
        assert_eq!(format!("{short} {}", refusal.ruling), expected, "{line}");
    }
    let crowd = at_sea.raids.setup(&Options::default(), 5, Chance::seeded(&Seed::from_number(1))).unwrap_err();
    assert_eq!((&*crowd.rule, &*crowd.ruling), ("raids-refuse-seats", "RA-62"));
}

#[test]
fn ra_56_no_ship_stops_at_villages_passages_or_empty_spaces() {
    let open = Scene::draw(
        "track   V visit pillage . rune
         waiting A B
         A       crew 1
         B       crew 1",
    );
    assert_eq!(open.choices(), "A: sail 5, dock");
    for (line, rule) in
        [("A sail 1", "village"), ("A sail 2", "passage"), ("A sail 3", "passage"), ("A sail 4", "empty")]
    {
        assert_eq!(open.refused(line).rule, format!("raids-refuse-{rule}"));
    }
}
