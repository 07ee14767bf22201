//! What every sign of the picture means, two in a row.

use super::colours::{Colours, Plate};
use super::icons::{self, placed};
use super::{
    Columns, Draw, Form, Group, Look, MARGIN, Picture, Raids, Shape, Text, Tile, Unit, Voice, Weight, at, join,
    lettering, names,
};
use crate::canvas::kit::{Legend, paragraph};
use crate::games::raids::components::Goods;
use crate::title;
use crate::words::say;

/// How wide the sign of an entry is.
const SIGN: Unit = 430;

/// A sign with its name and meaning.
struct Entry {
    sign: Vec<Shape>,
    plate: Plate,
    name: String,
    meaning: String,
}

/// The signs and their meaning.
pub fn legend(raids: &Raids, look: Look, voice: &Voice) -> Picture {
    let colours = Colours::of(look);
    let ground = colours.ground;
    let title = voice.word("raids-legend-title");
    let heading = Text::new(at(MARGIN + 20, 250), &title, 210, colours.ink).bold();
    let mut legend = Legend::new(colours.sea(), title, heading);
    let columns = Columns::even(2, MARGIN);
    let room = columns.width - SIGN - 60;
    let lines = |entry: &Entry| lettering::lines(&entry.meaning, 122, Weight::Medium, room);
    let entries = entries(raids, &colours, voice);
    let (cells, end) = columns.lay(&entries, 360, 60, |entry| (SIGN + 10).max(250 + lines(entry).len() as Unit * 150));
    for (entry, cell) in cells {
        let on = |x: Unit, y: Unit| cell.at.shifted(x, y);
        let card = Form::rounded(cell.at, cell.width, cell.height, 90).fill(ground.panel).stroke(ground.line, 10);
        let plate = Form::rounded(on(50, 50), SIGN - 100, SIGN - 100, 70).fill(entry.plate.face);
        let sign = placed(entry.sign.clone(), on(SIGN / 2, SIGN / 2), 120);
        let name = Text::new(on(SIGN, 175), lettering::fit(&entry.name, 150, Weight::Bold, room), 150, ground.ink);
        let meaning = paragraph(122, 150, ground.quiet).below(on(SIGN, 340), lines(entry));
        let shapes = (card, plate.stroke(entry.plate.edge, 12), sign, name.bold(), meaning);
        legend.entry(shapes, format!("{}: {}", entry.name, entry.meaning));
    }
    let end = legend.highlights(look, voice, end - 20);
    let (scene, said) = legend.finish(end + 20);
    Picture { scene, alt: title::alt::cut(&said) }
}

fn entries(raids: &Raids, colours: &Colours, voice: &Voice) -> Vec<Entry> {
    let (ground, plain) = (colours.ground, colours.plain());
    let word = |key: &str| voice.word(key);
    let entry = |plate: Plate, sign: Vec<Shape>, name: String, meaning: String| Entry { sign, plate, name, meaning };
    let tile = |tile: Tile, name: String, meaning: String| {
        let plate = colours.tile(tile);
        entry(plate, icons::tile(tile, plate), name, meaning)
    };
    let named = |named: Tile, key: &str| tile(named, names::name(named, voice), word(key));
    let sign = |sign: Vec<Shape>, what: &str| {
        entry(plain, sign, word(&format!("raids-legend-{what}-name")), word(&format!("raids-legend-{what}")))
    };
    let shared = |key: &str, shares: &[u8]| say!(voice, key, shares = join(shares, "+"));
    let goods = Tile::Goods { goods: Goods::Wood, value: 0, shields: 0 };
    let four = [(Goods::Wood, -52, -52), (Goods::Pigs, 52, -52), (Goods::Furs, -52, 52), (Goods::Mead, 52, 52)]
        .map(|(kind, x, y)| placed(icons::on_plate(kind.word(), colours.tile(goods)), at(x, y), 46));
    let gold = Form::circle(at(0, 0), 80).fill(colours.gold).stroke(colours.gold.darker(45), 14);
    let crossed = [-60, 60].map(|x| Form::line([at(x, -70), at(-x, 70)]).stroke(ground.ink, 24));
    let combat = Group::at(at(0, 0), icons::sign("combat", ground.ink, ground.ink));
    let (village, harbor) = (colours.village(), colours.harbor());
    vec![
        named(Tile::Weapon { strength: 1, shields: 0 }, "raids-legend-weapon"),
        named(Tile::Sail { strength: 1, shields: 0 }, "raids-legend-sail"),
        named(Tile::Mjollnir { strength: 1, shields: 0 }, "raids-legend-mjollnir"),
        tile(Tile::Pennant { value: 0, shields: 0 }, word("raids-legend-pennant-name"), word("raids-legend-pennant")),
        Entry { sign: four.shapes(), ..tile(goods, word("raids-legend-goods-name"), word("raids-legend-goods")) },
        named(Tile::Rune, "raids-legend-rune"),
        named(Tile::Port { sales: 1 }, "raids-legend-port"),
        tile(Tile::Monster { strength: 6 }, word("raids-legend-monster-name"), word("raids-legend-monster")),
        tile(Tile::Visit, word("raids-tile-visit"), shared("raids-legend-visit", &raids.visit)),
        tile(Tile::Pillage, word("raids-tile-pillage"), shared("raids-legend-pillage", &raids.pillage)),
        entry(village, icons::on_plate("village", village), word("raids-village"), word("raids-legend-village")),
        entry(harbor, icons::on_plate("harbor", harbor), word("raids-harbor"), word("raids-legend-harbor")),
        sign(icons::sign("shield", colours.shield.0, colours.shield.1), "shield"),
        sign(icons::on_plate("helmet", plain), "crew"),
        sign(icons::glory(colours.gold), "glory"),
        sign(gold.shapes(), "coin"),
        sign(crossed.shapes(), "cleared"),
        sign(icons::ghost(), "ghost"),
        sign(combat.shapes(), "combat"),
    ]
}
