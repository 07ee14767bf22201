//! Reads an edition file of *Explorers of the North Sea*: the keys with their bounds, then the conditions between them.
//! Values that are valid but unusual, perhaps by mistake, bring warnings.

mod faces;
mod grounds;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::components::*;
use crate::canvas::hex::Direction;
use crate::engine::bounds::{Number, each, list, number, rising};
use crate::engine::{Edition, EditionError, EditionWarning};

type Result<T> = std::result::Result<T, EditionError>;

/// The document.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    reconstruction: bool,
    #[serde(deserialize_with = "list::<_, _, { Tile::DEALT as usize }, { Tile::DEALT as usize }>")]
    tiles: Vec<faces::Printed>,
    #[serde(deserialize_with = "list::<_, _, { Tile::FIXED as usize }, { Tile::FIXED as usize }>")]
    fixed: Vec<grounds::Near>,
    #[serde(deserialize_with = "list::<_, _, 1, 20>")]
    mainland: Vec<grounds::Near>,
    boards: BTreeMap<Side, grounds::Board>,
    #[serde(deserialize_with = "livestock")]
    livestock: Herd,
    #[serde(deserialize_with = "settlements")]
    settlements: Vec<u8>,
    enemy_ships: Ships,
    points: Points,
    captains: BTreeMap<Captain, Printed>,
}

/// Enemy ship tokens.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ships {
    #[serde(deserialize_with = "number::<_, _, 0, 48>")]
    deadly: u8,
    #[serde(deserialize_with = "number::<_, _, 0, 48>")]
    harmless: u8,
}

/// A captain. Without `counts` it counts the same as in the reconstruction.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    #[serde(default, deserialize_with = "counting")]
    counts: Option<Counting>,
    #[serde(deserialize_with = "number::<_, _, 0, 20>")]
    points: u8,
    #[serde(deserialize_with = "number::<_, _, 1, 10>")]
    per: u8,
    solo: bool,
}

fn wrong<T>(key: impl AsRef<str>, reason: impl AsRef<str>) -> Result<T> {
    Err(EditionError::new(key.as_ref(), reason.as_ref()))
}

pub(super) fn read(edition: &Edition) -> Result<Explorers> {
    let document: Document = edition.document("explorers")?;
    let (boards, grounds) = grounds::read(&document.fixed, &document.mainland, document.boards)?;
    let points = document.points;
    rising("points.livestock_set", &points.set)?;
    rising("points.outposts", &points.outposts)?;
    rising("points.deaths", &points.deaths)?;
    Ok(Explorers {
        tiles: faces::faces(Tile::dealt(), &document.tiles, "tiles")?,
        boards,
        grounds,
        settlements: document.settlements,
        deadly_ships: document.enemy_ships.deadly,
        harmless_ships: document.enemy_ships.harmless,
        livestock: document.livestock,
        points,
        captains: captains(document.captains)?,
        reconstruction: document.reconstruction,
    })
}

fn livestock<'de, D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Herd, D::Error> {
    let counts = each(BTreeMap::<Animal, Number<0, 20>>::deserialize(deserializer)?, Animal::ALL)?;
    let counts: Vec<u8> = counts.into_iter().map(u8::from).collect();
    counts.try_into().map(Herd::new).map_err(|_| D::Error::custom("must name every animal"))
}

/// The number of tokens of each strength, from 0. No settlement is stronger than the seven Vikings of a player.
fn settlements<'de, D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Vec<u8>, D::Error> {
    let mut counts = vec![0; usize::from(VIKINGS) + 1];
    for strength in list::<D, Number<1, { VIKINGS as i16 }>, 0, 48>(deserializer)? {
        counts[usize::from(u8::from(strength))] += 1;
    }
    Ok(counts)
}

fn counting<'de, D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Option<Counting>, D::Error> {
    let Some(word) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
    let known = || D::Error::custom(format!("must be one of: {}", Counting::WORDS.join(", ")));
    word.parse().map(Some).map_err(|_| known())
}

/// The captains in order of [`Captain::ALL`].
fn captains(captains: BTreeMap<Captain, Printed>) -> Result<Vec<Bonus>> {
    if let Some(captain) = Captain::ALL.iter().find(|captain| !captains.contains_key(captain)) {
        return wrong(format!("captains.{captain}"), "is missing");
    }
    let bonus = |(captain, Printed { counts, points, per, solo }): (Captain, Printed)| Bonus {
        counts: counts.unwrap_or_else(|| Counting::of(captain)),
        points,
        per,
        solo,
    };
    let all: Vec<Bonus> = captains.into_iter().map(bonus).collect();
    let solo = all.iter().filter(|bonus| bonus.solo).count();
    if solo < OFFER {
        return wrong("captains", format!("{solo} are for one player; at least 2 are needed"));
    }
    Ok(all)
}

/// All warnings, in the order of the keys.
pub(super) fn warnings(game: &Explorers) -> Vec<EditionWarning> {
    let mut found = Vec::new();
    for (i, face) in game.tiles.iter().enumerate() {
        found.extend(tile_warnings(&format!("tiles[{i}]"), face));
    }
    Side::ALL.iter().for_each(|side| found.extend(board_warnings(game, *side)));
    found.extend(token_warnings(game));
    found
}

fn tile_warnings(key: &str, face: &Face) -> Vec<EditionWarning> {
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

fn board_warnings(game: &Explorers, side: Side) -> Vec<EditionWarning> {
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
        } else if !grounds::touches_home(face, cell, ground) {
            warn("has no sea towards the mainland: longships leave home by other tiles only (EX-23)");
        }
        if face.edges.directions().any(|edge| shore(cell.neighbour(edge))) {
            warn("has land towards the mainland: its island can never be completed (EX-22)");
        }
    }
    found
}

/// EX-25: warns if more tiles show a token than there are tokens.
fn token_warnings(game: &Explorers) -> Vec<EditionWarning> {
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
