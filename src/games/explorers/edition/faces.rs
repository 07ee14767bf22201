//! The tiles of an edition: edges, regions, features.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Result;
use super::fields::{Object, known_keys, list, number, wrong};
use crate::canvas::hex::Direction;
use crate::engine::EditionError;
use crate::games::explorers::components::{Edges, Face, Feature, REGIONS, Tile};

/// The tiles that are dealt, in order.
pub(super) fn dealt(data: &Object) -> Result<Vec<Face>> {
    let count = usize::from(Tile::DEALT);
    let items = list(data.get("tiles"), "tiles", count..=count)?;
    Tile::dealt().zip(items).map(|(tile, item)| face(tile, item, &format!("tiles[{}]", tile.index()))).collect()
}

/// The three tiles of a starting board.
pub(super) fn fixed(board: Option<&Value>, key: &str) -> Result<[Face; 3]> {
    let items = list(board, key, 3..=3)?;
    let mut faces = Vec::new();
    for (tile, item) in Tile::fixed().zip(items) {
        faces.push(face(tile, item, &format!("{key}[{}]", tile.index()))?);
    }
    faces.try_into().map_err(|_| EditionError::new(key, "must be a list of 3"))
}

fn face(tile: Tile, item: &Value, key: &str) -> Result<Face> {
    let Some(item) = item.as_object() else { return wrong(key, "must be an object") };
    let known: &[&str] =
        if tile.is_fixed() { &["id", "edges", "lands", "seas"] } else { &["id", "edges", "lands", "seas", "feature"] };
    known_keys(&format!("{key}."), item, known, &[])?;
    if item.get("id").and_then(Value::as_str) != Some(tile.to_string().as_str()) {
        return wrong(format!("{key}.id"), format!("must be \"{tile}\": tiles stand in order"));
    }
    let edges = item.get("edges").and_then(Value::as_str).and_then(|text| text.parse::<Edges>().ok());
    let Some(edges) = edges else {
        return wrong(format!("{key}.edges"), "must be six letters L or S, clockwise from the north-east");
    };
    let mut regions = [None; 6];
    let lands = read_regions(item, "lands", true, edges, &mut regions, key)?;
    let seas = read_regions(item, "seas", false, edges, &mut regions, key)?;
    let regions = whole(regions, edges, key)?;
    joined_once(edges, &regions, key)?;
    let mut face = Face { edges, regions, lands, seas, feature: None };
    if !tile.is_fixed() {
        face.feature = Some(feature(item.get("feature"), &face, &format!("{key}.feature"))?);
    }
    Ok(face)
}

/// Reads the regions of a kind, each a text of edge numbers (empty for an islet or a lake), and says how many there are.
fn read_regions(
    item: &Object,
    name: &str,
    land: bool,
    edges: Edges,
    regions: &mut [Option<u8>; 6],
    key: &str,
) -> Result<u8> {
    let items = list(item.get(name), &format!("{key}.{name}"), 0..=REGIONS)?;
    for (number, region) in (0..).zip(items) {
        let key = format!("{key}.{name}[{number}]");
        let Some(text) = region.as_str() else {
            return wrong(key, "must be a text of edge numbers, e.g. \"01\"");
        };
        for digit in text.chars() {
            let edge = digit.to_digit(10).and_then(|n| Direction::ALL.get(n as usize).copied());
            let Some(edge) = edge else { return wrong(key, format!("{digit} is no edge; edges are 0 to 5")) };
            if edges.is_land(edge) != land {
                return wrong(key, format!("edge {digit} is {}", if land { "sea" } else { "land" }));
            }
            if regions[edge.index()].replace(number).is_some() {
                return wrong(key, format!("edge {digit} is in a region already"));
            }
        }
    }
    Ok(items.len() as u8)
}

/// Every edge has a region, and neighbouring edges of one kind the same.
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

/// Land and sea lie in a plane: every stretch of land that is joined to another parts two seas, and the reverse. So there
/// is one region more than there are stretches of land; islets and lakes in the middle do not count.
fn joined_once(edges: Edges, regions: &[u8; 6], key: &str) -> Result<()> {
    let begins = |direction: &Direction| edges.is_land(*direction) && !edges.is_land(direction.turned(5));
    let wanted = 1 + Direction::ALL.iter().filter(|direction| begins(direction)).count();
    let of = |land: bool| {
        let own = Direction::ALL.into_iter().filter(move |direction| edges.is_land(*direction) == land);
        own.map(|direction| regions[direction.index()]).collect::<BTreeSet<u8>>().len()
    };
    let there = of(true) + of(false);
    if there != wanted {
        return wrong(key, format!("{there} regions reach its edges; {wanted} are wanted"));
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

/// A feature: its word, and the region that it stands on.
fn feature(value: Option<&Value>, face: &Face, key: &str) -> Result<Feature> {
    let Some([word, region]) = value.and_then(Value::as_array).map(Vec::as_slice) else {
        return wrong(key, "must be a list of two: what, and on which region");
    };
    let word = word.as_str().unwrap_or_default();
    let regions = if word == "enemy_ship" { face.seas } else { face.lands };
    if regions == 0 {
        return wrong(key, "there is no region for it");
    }
    let region = number(Some(region), &format!("{key}[1]"), 0, regions - 1)?;
    match (word, word.parse()) {
        ("enemy_ship", _) => Ok(Feature::EnemyShip(region)),
        ("settlement", _) => Ok(Feature::Settlement(region)),
        (_, Ok(animal)) => Ok(Feature::Animal(animal, region)),
        _ => wrong(format!("{key}[0]"), format!("{word:?} is no animal, settlement or enemy_ship")),
    }
}
