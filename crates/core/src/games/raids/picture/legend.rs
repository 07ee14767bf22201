//! What every sign of the picture means, two in a row.

use super::*;
use crate::canvas::kit::paragraph;

const SIGN: Unit = 430;

/// A sign with its name and meaning.
struct Entry {
    sign: Vec<Shape>,
    plate: Plate,
    name: String,
    meaning: String,
}

pub fn legend(raids: &Raids, look: Look, voice: &Voice) -> Picture {
    let colours = Colours::of(look);
    let ground = colours.ground;
    let title = voice.word("raids-legend-title");
    let heading = Text::new(at(MARGIN + 20, 250), &title, 210, colours.ink).bold();
    let mut legend = Legend::new(colours.sea(), title, heading);
    let columns = Columns::even(2, MARGIN);
    let room = columns.width - SIGN - 60;
    let lines = |entry: &Entry| lettering::lines(&entry.meaning, LEGIBLE, Weight::Medium, room);
    let entries = entries(raids, &colours, voice);
    let (cells, end) = columns.lay(&entries, 360, 60, |entry| (SIGN + 10).max(250 + lines(entry).len() as Unit * 165));
    for (entry, cell) in cells {
        let on = |x: Unit, y: Unit| cell.at.shifted(x, y);
        let card = Form::rounded(cell.at, cell.width, cell.height, 90).fill(ground.panel).stroke(ground.line, 10);
        let plate = Form::rounded(on(50, 50), SIGN - 100, SIGN - 100, 70).fill(entry.plate.face);
        let sign = placed(entry.sign.clone(), on(SIGN / 2, SIGN / 2), 120);
        let name = Text::new(on(SIGN, 175), lettering::fit(&entry.name, 150, Weight::Bold, room), 150, ground.ink);
        let meaning = paragraph(LEGIBLE, 165, ground.quiet).below(on(SIGN, 340), lines(entry));
        let shapes = (card, plate.stroke(entry.plate.edge, 12), sign, name.bold(), meaning);
        legend.entry(shapes, voice.about(&entry.name, &entry.meaning));
    }
    let end = legend.highlights(look, voice, end - 20);
    let (scene, said) = legend.finish(end + 20);
    Picture { scene, alt: title::alt::cut(&said) }
}

fn entries(raids: &Raids, colours: &Colours, voice: &Voice) -> Vec<Entry> {
    let ground = colours.ground;
    let goods = Tile::Goods { goods: Goods::Wood, value: 0, shields: 0 };
    let tiles = [
        Tile::Weapon { strength: 1, shields: 0 },
        Tile::Sail { strength: 1, shields: 0 },
        Tile::Mjollnir { strength: 1, shields: 0 },
        Tile::Pennant { value: 0, shields: 0 },
        goods,
        Tile::Rune,
        Tile::Port { sales: 1 },
        Tile::Monster { strength: 6 },
        Tile::Visit,
        Tile::Pillage,
    ];
    let four = [(Goods::Wood, -52, -52), (Goods::Pigs, 52, -52), (Goods::Furs, -52, 52), (Goods::Mead, 52, 52)]
        .map(|(kind, x, y)| placed(icons::on_plate(kind.word(), colours.tile(goods)), at(x, y), 46));
    let tile = |tile: Tile| {
        let plate = colours.tile(tile);
        let key = format!("raids-legend-{}", tile.kind());
        let sign = if tile.is_goods() { four.clone().shapes() } else { icons::tile(tile, plate) };
        let name = match tile {
            Tile::Pennant { .. } | Tile::Goods { .. } | Tile::Monster { .. } => voice.word(&format!("{key}-name")),
            _ => names::name(tile, voice),
        };
        let shares = join(if tile == Tile::Visit { &raids.visit } else { &raids.pillage }, "+");
        Entry { sign, plate, name, meaning: say!(voice, &key, shares) }
    };
    let sign = |what: &str, name: &str, plate: Plate, sign: Vec<Shape>| Entry {
        sign,
        plate,
        name: voice.word(name),
        meaning: voice.word(&format!("raids-legend-{what}")),
    };
    let plain = colours.plain();
    let gold = Form::circle(at(0, 0), 80).fill(colours.gold).stroke(colours.gold.darker(45), 14);
    let crossed = [-60, 60].map(|x| Form::line([at(x, -70), at(-x, 70)]).stroke(ground.ink, 24));
    let combat = Group::at(at(0, 0), icons::sign("combat", ground.ink, ground.ink));
    let shield = icons::sign("shield", colours.shield, colours.rim);
    let village = colours.village();
    let harbor = colours.harbor();
    let others = [
        sign("village", "raids-village", village, icons::on_plate("village", village)),
        sign("harbor", "raids-harbor", harbor, icons::on_plate("harbor", harbor)),
        sign("shield", "raids-legend-shield-name", plain, shield),
        sign("crew", "raids-legend-crew-name", plain, icons::on_plate("helmet", plain)),
        sign("glory", "raids-legend-glory-name", plain, icons::glory(colours.gold)),
        sign("coin", "raids-source-coins", plain, gold.shapes()),
        sign("cleared", "raids-legend-cleared-name", plain, crossed.shapes()),
        sign("ghost", "raids-picture-ghost", plain, icons::ghost()),
        sign("combat", "raids-rules-combat-title", plain, combat.shapes()),
    ];
    tiles.map(tile).into_iter().chain(others).collect()
}
