//! Reads an edition file of *Explorers of the North Sea*: the keys with their bounds, then the conditions between them.

mod faces;
mod grounds;
mod warnings;

pub(super) use warnings::warnings;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::components::{Animal, Bonus, Captain, Counting, Explorers, Herd, OFFER, Points, Side, Tile, VIKINGS};
use crate::engine::bounds::{Number, each, list, number, rising};
use crate::engine::{Edition, EditionError};

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
    #[serde(default)]
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
        tiles: faces::dealt(&document.tiles)?,
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

/// The captains in order of [`Captain::ALL`].
fn captains(captains: BTreeMap<Captain, Printed>) -> Result<Vec<Bonus>> {
    if let Some(captain) = Captain::ALL.iter().find(|captain| !captains.contains_key(captain)) {
        return wrong(format!("captains.{captain}"), "is missing");
    }
    let bonus = |(captain, Printed { counts, points, per, solo }): (Captain, Printed)| Bonus {
        counts: counts.unwrap_or(Counting::As(captain)),
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
