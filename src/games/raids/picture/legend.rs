//! What every sign of the picture means, two in a row.

use super::colours::{Colours, Plate};
use super::icons::{self, Inks, placed};
use super::{MARGIN, wares};
use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Form, Group, PHONE, Scene, Shape, Text, Unit, at};
use crate::games::raids::components::{Goods, Raids, Tile};
use crate::games::raids::text::tiles;
use crate::title::{Picture, alt};
use crate::words::Voice;

/// How wide the sign of a row is.
const SIGN: Unit = 430;

/// A sign with its name and meaning.
struct Row {
    sign: Vec<Shape>,
    plate: Plate,
    name: String,
    meaning: String,
}

/// The legend as a picture.
pub fn picture(raids: &Raids, colours: &Colours, voice: &Voice) -> Picture {
    let ground = colours.ground;
    let mut scene = Scene::new(PHONE, 0, colours.water.0.towards(colours.water.1, 60));
    let title = voice.word("raids-legend-title");
    scene.draw(Text::new(at(MARGIN + 20, 250), &title, 210, colours.ink).bold());
    let mut alt = format!("{title}.");
    let mut y = 360;
    let width = (PHONE - 3 * MARGIN) / 2;
    let rows = rows(raids, colours, voice);
    for pair in rows.chunks(2) {
        let texts: Vec<_> =
            pair.iter().map(|row| lettering::lines(&row.meaning, 122, Weight::Medium, width - SIGN - 60)).collect();
        let lines = texts.iter().map(Vec::len).max().unwrap_or_default() as Unit;
        let height = (SIGN + 10).max(250 + lines * 150);
        for (column, (row, lines)) in (0..).zip(pair.iter().zip(texts)) {
            let corner = at(MARGIN + column * (width + MARGIN), y);
            scene.draw(Form::rounded(corner, width, height, 90).fill(ground.panel).stroke(ground.line, 10));
            let plate = Form::rounded(corner.shifted(50, 50), SIGN - 100, SIGN - 100, 70);
            scene.draw(plate.fill(row.plate.face).stroke(row.plate.edge, 12));
            scene.draw(placed(row.sign.clone(), corner.shifted(SIGN / 2, SIGN / 2), 120));
            let name = lettering::fit(&row.name, 150, Weight::Bold, width - SIGN - 60);
            scene.draw(Text::new(corner.shifted(SIGN, 175), name, 150, ground.ink).bold());
            for (number, line) in (0..).zip(lines) {
                scene.draw(Text::new(corner.shifted(SIGN, 340 + number * 150), line, 122, ground.quiet));
            }
        }
        y += height + 60;
        for row in pair {
            alt.push_str(&format!(" {}: {}.", row.name, row.meaning));
        }
    }
    scene.height = y + 20;
    Picture { scene, alt: alt::cut(&alt) }
}

fn rows(raids: &Raids, colours: &Colours, voice: &Voice) -> Vec<Row> {
    let ground = colours.ground;
    let paper = Plate { face: ground.panel, edge: ground.line, sign: ground.ink, line: ground.panel, ink: ground.ink };
    let plain = Inks { body: ground.ink, line: ground.panel };
    let tile = |tile: Tile, name: &str, key: &str| {
        let plate = colours.tile(tile);
        let sign = icons::tile(tile, Inks { body: plate.sign, line: plate.line });
        Row { sign, plate, name: name.to_owned(), meaning: voice.word(key) }
    };
    let sign = |sign: Vec<Shape>, plate: Plate, name: &str, key: &str| Row {
        sign,
        plate,
        name: voice.word(name),
        meaning: voice.word(key),
    };
    let named = |t: Tile, key: &str| tile(t, &tiles::name(t, voice), key);
    let bare = |t: Tile, name: &str, key: &str| tile(t, &voice.word(name), key);
    let goods = |goods: Goods, side: Unit| {
        let plate = colours.tile(Tile::Goods { goods, value: 0, shields: 0 });
        let at = at(if side % 2 == 0 { -52 } else { 52 }, if side < 2 { -52 } else { 52 });
        placed(wares::sign(goods, Inks { body: plate.sign, line: plate.line }), at, 46)
    };
    let four = (0..).zip([Goods::Wood, Goods::Pigs, Goods::Furs, Goods::Mead]).map(|(n, g)| goods(g, n)).collect();
    let shares = |shares: &[u8]| shares.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
    let visit = tile(Tile::Visit, &voice.word("raids-tile-visit"), "raids-legend-visit");
    let pillage = tile(Tile::Pillage, &voice.word("raids-tile-pillage"), "raids-legend-pillage");
    let visit = Row { meaning: voice.say("raids-legend-visit", [("shares", shares(&raids.visit).into())]), ..visit };
    let pillage =
        Row { meaning: voice.say("raids-legend-pillage", [("shares", shares(&raids.pillage).into())]), ..pillage };
    let village = colours.village();
    let harbor = colours.harbor();
    let gold = vec![Form::circle(at(0, 0), 80).fill(colours.gold).stroke(colours.gold.darker(45), 14).into()];
    let shield = icons::shield(colours.shield, if colours.look.contrast { ground.ink } else { Colour::hex(0x7a6445) });
    let crossed = vec![
        Form::line([at(-60, -70), at(60, 70)]).stroke(ground.accent, 24).into(),
        Form::line([at(60, -70), at(-60, 70)]).stroke(ground.accent, 24).into(),
    ];
    let fresh = vec![Form::rounded(at(-80, -80), 160, 160, 40).stroke(ground.accent, 22).into()];
    let one = 1;
    vec![
        named(Tile::Weapon { strength: one, shields: 0 }, "raids-legend-weapon"),
        named(Tile::Sail { strength: one, shields: 0 }, "raids-legend-sail"),
        named(Tile::Mjollnir { strength: one, shields: 0 }, "raids-legend-mjollnir"),
        bare(Tile::Pennant { value: 0, shields: 0 }, "raids-legend-pennant-name", "raids-legend-pennant"),
        Row {
            sign: four,
            ..bare(
                Tile::Goods { goods: Goods::Wood, value: 0, shields: 0 },
                "raids-legend-goods-name",
                "raids-legend-goods",
            )
        },
        named(Tile::Rune, "raids-legend-rune"),
        named(Tile::Port { sales: 1 }, "raids-legend-port"),
        bare(Tile::Monster { strength: 6 }, "raids-legend-monster-name", "raids-legend-monster"),
        visit,
        pillage,
        sign(
            icons::village(Inks { body: village.sign, line: village.line }),
            village,
            "raids-village",
            "raids-legend-village",
        ),
        sign(
            icons::harbor(Inks { body: harbor.sign, line: harbor.line }),
            harbor,
            "raids-harbor",
            "raids-legend-harbor",
        ),
        sign(shield, paper, "raids-legend-shield-name", "raids-legend-shield"),
        sign(icons::helmet(plain), paper, "raids-legend-crew-name", "raids-legend-crew"),
        sign(icons::glory(colours.gold), paper, "raids-legend-glory-name", "raids-legend-glory"),
        sign(gold, paper, "raids-legend-coin-name", "raids-legend-coin"),
        sign(crossed, paper, "raids-legend-cleared-name", "raids-legend-cleared"),
        sign(fresh, paper, "raids-legend-new-name", "raids-legend-new"),
        sign(
            icons::ghost(Colour::hex(0xf4f7f8), Colour::hex(0x44545c)),
            paper,
            "raids-legend-ghost-name",
            "raids-legend-ghost",
        ),
        sign(
            vec![Group::at(at(0, 0), icons::combat(ground.accent)).into()],
            paper,
            "raids-legend-combat-name",
            "raids-legend-combat",
        ),
    ]
}
