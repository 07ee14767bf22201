//! The tiles of an edition: edges, regions, features.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;

use super::{Result, wrong};
use crate::canvas::hex::Direction;
use crate::engine::EditionError;
use crate::engine::bounds::{List, whole as number};
use crate::games::explorers::components::{Edges, Face, Feature, REGIONS, Tile};

/// A tile in an edition. A region is a text of its edge numbers, empty for an islet or a lake. A feature is its word
/// and its region. Fixed tiles have no feature.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Printed {
    id: String,
    edges: String,
    lands: List<String, 0, REGIONS>,
    seas: List<String, 0, REGIONS>,
    feature: Option<Value>,
}

pub(super) fn fixed(tiles: &[Printed], key: &str) -> Result<[Face; 3]> {
    faces(Tile::fixed(), tiles, key)?
        .try_into()
        .ok()
        .filter(|_| tiles.len() == 3)
        .ok_or_else(|| EditionError::new(key, "must be a list of 3"))
}

pub(super) fn faces(of: impl Iterator<Item = Tile>, tiles: &[Printed], key: &str) -> Result<Vec<Face>> {
    of.zip(tiles).map(|(tile, printed)| face(tile, printed, &format!("{key}[{}]", tile.index()))).collect()
}

fn face(tile: Tile, printed: &Printed, key: &str) -> Result<Face> {
    if printed.id != tile.to_string() {
        return wrong(format!("{key}.id"), format!("must be \"{tile}\", because tiles are listed in order"));
    }
    let Ok(edges) = printed.edges.parse::<Edges>() else {
        return wrong(format!("{key}.edges"), "must be six letters L or S, clockwise from the north-east");
    };
    let mut regions = [None; 6];
    let lands = read_regions(&printed.lands.0, true, edges, &mut regions, &format!("{key}.lands"))?;
    let seas = read_regions(&printed.seas.0, false, edges, &mut regions, &format!("{key}.seas"))?;
    let regions = whole(regions, edges, key)?;
    joined_once(edges, &regions, key)?;
    let face = Face { edges, regions, lands, seas, feature: None };
    let key = format!("{key}.feature");
    let feature = match &printed.feature {
        None if tile.is_fixed() => None,
        None => return wrong(key, "is missing"),
        Some(_) if tile.is_fixed() => return wrong(key, "is unknown: fixed tiles have none"),
        Some(value) => Some(feature(value, &face, &key)?),
    };
    Ok(Face { feature, ..face })
}

/// Enters the regions of one kind at their edges, and returns their number.
fn read_regions(items: &[String], land: bool, edges: Edges, regions: &mut [Option<u8>; 6], key: &str) -> Result<u8> {
    for (number, region) in (0..).zip(items) {
        let key = format!("{key}[{number}]");
        for digit in region.chars() {
            let edge = digit.to_digit(10).and_then(|n| Direction::ALL.get(n as usize).copied());
            let Some(edge) = edge else { return wrong(key, format!("{digit} is no edge; edges are 0 to 5")) };
            if edges.is_land(edge) != land {
                return wrong(key, format!("edge {digit} is {}", if land { "sea" } else { "land" }));
            }
            if regions[edge.index()].replace(number).is_some() {
                return wrong(key, format!("edge {digit} is already in a region"));
            }
        }
    }
    Ok(items.len() as u8)
}

/// Checks that every edge has a region, and that neighbouring edges of one kind have the same region.
fn whole(regions: [Option<u8>; 6], edges: Edges, key: &str) -> Result<[u8; 6]> {
    let mut all = [0; 6];
    for direction in Direction::ALL {
        let Some(region) = regions[direction.index()] else {
            return wrong(key, format!("edge {} is in no region", direction.index()));
        };
        all[direction.index()] = region;
        let next = direction.turned(1);
        let apart = regions[next.index()].is_some_and(|other| other != region);
        if edges.is_land(direction) == edges.is_land(next) && apart {
            return wrong(key, format!("edges {} and {} must be in one region", direction.index(), next.index()));
        }
    }
    Ok(all)
}

/// Checks that the regions fit into a plane: a land that joins two stretches of land edges parts the seas between them,
/// and the reverse. So the regions at the edges are one more than the stretches of land edges. Islets and lakes in the
/// middle do not count.
fn joined_once(edges: Edges, regions: &[u8; 6], key: &str) -> Result<()> {
    let begins = |direction: &Direction| edges.is_land(*direction) && !edges.is_land(direction.turned(5));
    let wanted = 1 + Direction::ALL.iter().filter(|direction| begins(direction)).count();
    let of = |land: bool| {
        let own = Direction::ALL.into_iter().filter(move |direction| edges.is_land(*direction) == land);
        own.map(|direction| regions[direction.index()]).collect::<BTreeSet<u8>>().len()
    };
    let there = of(true) + of(false);
    if there != wanted {
        return wrong(key, format!("{there} regions reach its edges; {wanted} are expected"));
    }
    let joined = |land: bool| {
        let pairs = (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other)));
        let kind = move |edge: usize| edges.is_land(Direction::ALL[edge]) == land;
        pairs.filter(move |(one, other)| kind(*one) && kind(*other) && regions[*one] == regions[*other])
    };
    let crossing = joined(true).flat_map(|land| joined(false).map(move |sea| (land, sea))).find(|(land, sea)| {
        let between = |edge: usize| land.0 < edge && edge < land.1;
        between(sea.0) != between(sea.1)
    });
    match crossing {
        Some((land, sea)) => wrong(
            key,
            format!("the land of edges {} and {} crosses the sea of {} and {}", land.0, land.1, sea.0, sea.1),
        ),
        None => Ok(()),
    }
}

fn feature(value: &Value, face: &Face, key: &str) -> Result<Feature> {
    let Some([word, region]) = value.as_array().map(Vec::as_slice) else {
        return wrong(key, "must be a list of two: the feature and its region");
    };
    let word = word.as_str().unwrap_or_default();
    let regions = if word == "enemy_ship" { face.seas } else { face.lands };
    if regions == 0 {
        return wrong(key, "the tile has no region for this feature");
    }
    let region = number(region, 0, i16::from(regions) - 1);
    let region = region.map_err(|reason| EditionError::new(&format!("{key}[1]"), &reason))?;
    match (word, word.parse()) {
        ("enemy_ship", _) => Ok(Feature::EnemyShip(region)),
        ("settlement", _) => Ok(Feature::Settlement(region)),
        (_, Ok(animal)) => Ok(Feature::Animal(animal, region)),
        _ => wrong(format!("{key}[0]"), format!("{word:?} is not an animal, settlement or enemy_ship")),
    }
}
