//! Warnings of an edition: values that are valid but unusual, perhaps by mistake.

use super::grounds::touches_home;
use crate::canvas::hex::Direction;
use crate::engine::EditionWarning;
use crate::games::explorers::components::{Animal, Explorers, Face, Feature, Side, Tile};

/// All warnings, in the order of the keys.
pub(in crate::games::explorers) fn warnings(game: &Explorers) -> Vec<EditionWarning> {
    let mut found = Vec::new();
    for (i, face) in game.tiles.iter().enumerate() {
        found.extend(tile(&format!("tiles[{i}]"), face));
    }
    Side::ALL.iter().for_each(|side| found.extend(board(game, *side)));
    found.extend(tokens(game));
    found
}

fn tile(key: &str, face: &Face) -> Vec<EditionWarning> {
    let mut found = Vec::new();
    if face.seas == 0 || face.lands == 0 {
        let (kind, most) = if face.seas == 0 { ("no sea", "sea") } else { ("no land", "land") };
        let reason = format!("has {kind}: where every open cell wants {most} it cannot be placed (EX-26)");
        found.push(EditionWarning::new(&format!("{key}.edges"), &reason));
    }
    for land in 0..face.lands {
        if let Some(sea) = (0..face.seas).find(|sea| !touch(face, land, *sea)) {
            let reason = format!("does not touch seas[{sea}]; a longship there can still reach it (EX-09)");
            found.push(EditionWarning::new(&format!("{key}.lands[{land}]"), &reason));
        }
    }
    found
}

/// Whether a land and a sea of a tile share a coast. An islet or a lake may lie in any region of the other kind, so it
/// touches all of them.
fn touch(face: &Face, land: u8, sea: u8) -> bool {
    let region = |direction: Direction| face.regions[direction.index()];
    let own = |kind: bool, number: u8| face.edges.of(face.regions, kind, number);
    if own(true, land).next().is_none() || own(false, sea).next().is_none() {
        return true;
    }
    own(true, land).any(|edge| {
        [edge.turned(1), edge.turned(5)].into_iter().any(|next| !face.edges.is_land(next) && region(next) == sea)
    })
}

fn board(game: &Explorers, side: Side) -> Vec<EditionWarning> {
    let faces = &game.boards[side as usize];
    let ground = game.ground(side);
    let mut found = Vec::new();
    let shore = |cell| ground.forbidden.binary_search(&cell).is_ok();
    for (tile, (face, cell)) in Tile::fixed().zip(faces.iter().zip(ground.fixed)) {
        let key = format!("boards.{side}.{tile}");
        let mut warn = |reason: &str| found.push(EditionWarning::new(&key, reason));
        let beside = cell.neighbours();
        if !beside.iter().any(|cell| shore(*cell) || ground.fixed.contains(cell)) {
            warn("touches neither the mainland's waters nor another fixed tile");
        } else if !touches_home(face, cell, ground) {
            warn("has no sea towards the mainland: longships leave home by other tiles only (EX-23)");
        }
        if face.edges.directions().any(|edge| shore(cell.neighbour(edge))) {
            warn("has land towards the mainland: its island can never be completed (EX-22)");
        }
    }
    found
}

/// EX-25: warns if more tiles show a token than there are tokens.
fn tokens(game: &Explorers) -> Vec<EditionWarning> {
    let count =
        |wanted: &dyn Fn(Feature) -> bool| game.tiles.iter().filter(|face| face.feature.is_some_and(wanted)).count();
    let few = |key: &str, tiles: usize, tokens: u8| {
        let reason = format!("{tokens} tokens for {tiles} tiles: where none is left nothing is placed (EX-25)");
        (tiles > usize::from(tokens)).then(|| EditionWarning::new(key, &reason))
    };
    let livestock = Animal::ALL.iter().map(|animal| {
        let tiles = count(&|feature| matches!(feature, Feature::Animal(kind, _) if kind == *animal));
        few(&format!("livestock.{animal}"), tiles, game.livestock.of(*animal))
    });
    let settlements = count(&|feature| matches!(feature, Feature::Settlement(_)));
    let ships = count(&|feature| matches!(feature, Feature::EnemyShip(_)));
    let rest = [
        few("settlements", settlements, game.settlements.iter().sum()),
        few("enemy_ships", ships, game.deadly_ships + game.harmless_ships),
    ];
    livestock.chain(rest).flatten().collect()
}
