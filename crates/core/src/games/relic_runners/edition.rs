//! Reads an edition file of *Relic Runners*: the keys with their bounds, then the conditions between them, then warnings.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::components::*;
use crate::engine::bounds::{List, Number, list, rows};
use crate::engine::{Edition, EditionError, EditionWarning};

const SITES_OF_A_COLOUR: usize = 4;
/// The maximum number of trails: a set of trails is a 64-bit number.
const TRAILS: usize = 64;

type Result<T> = std::result::Result<T, EditionError>;
/// The tiles of a colour, `COUNT` of each level.
type Levels<T, const COUNT: usize> = [List<T, COUNT, COUNT>; 3];
type Sites = List<Site, SITES_OF_A_COLOUR, SITES_OF_A_COLOUR>;

/// An edition as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    reconstruction: bool,
    #[serde(deserialize_with = "list::<_, _, { Site::COUNT }, { Site::COUNT }>")]
    sites: Vec<Spot>,
    #[serde(deserialize_with = "list::<_, _, { Site::COUNT - 1 }, TRAILS>")]
    trails: Vec<Trail>,
    #[serde(deserialize_with = "list::<_, _, { TOKENS as usize }, { TOKENS as usize }>")]
    rivers: Vec<Trail>,
    #[serde(deserialize_with = "rows::<_, _, 1, 3>")]
    purple: Levels<Purple, 8>,
    #[serde(deserialize_with = "rows::<_, _, 1, 3>")]
    ivory: Levels<Ivory, 6>,
    #[serde(deserialize_with = "rows::<_, _, 1, 3>")]
    blue: Levels<Number<2, 5>, 6>,
    #[serde(deserialize_with = "list::<_, _, 0, 24>")]
    gems: Vec<Tile>,
    first_game: FirstGame,
    explorers: BTreeMap<Explorer, Power>,
    #[serde(deserialize_with = "rows::<_, _, 2, 4>")]
    end_relics: [Number<1, 16>; 4], // RR-70: one relic of each colour can never be taken
}

/// The temple sites of each colour in the first game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstGame {
    purple: Sites,
    ivory: Sites,
    blue: Sites,
}

fn wrong<T>(key: impl AsRef<str>, reason: impl AsRef<str>) -> Result<T> {
    Err(EditionError::new(key.as_ref(), reason.as_ref()))
}

pub(super) fn read(edition: &Edition) -> Result<RelicRunners> {
    let document: Document = edition.document("relic_runners")?;
    let trails = &document.trails;
    let mut seen = BTreeSet::new();
    if let Some(i) = trails.iter().position(|trail| !seen.insert(*trail)) {
        return wrong(format!("trails[{i}]"), format!("{} appears twice", trails[i]));
    }
    Site::all().zip(&document.sites).try_for_each(|(site, spot)| check(site, spot))?;
    let rivers = indices(&document.rivers, trails)?;
    let game = RelicRunners {
        spots: document.sites,
        ways: ways(trails, &rivers)?,
        rivers,
        trails: document.trails,
        tiles: tiles(document.purple, document.ivory, document.blue, &document.gems)?,
        gems: document.gems,
        first_game: colours(document.first_game)?,
        explorers: document.explorers,
        end_relics: document.end_relics.map(u8::from),
        reconstruction: document.reconstruction,
    };
    match Explorer::ALL.iter().find(|explorer| !game.explorers.contains_key(explorer)) {
        Some(explorer) => wrong(format!("explorers.{explorer}"), "is missing"),
        None => Ok(game),
    }
}

fn check(site: Site, spot: &Spot) -> Result<()> {
    let at = |key: &str| format!("sites[{}].{key}", site.index());
    if spot.id != site {
        return wrong(at("id"), format!("must be {site}: bc, r1 to r8, t1 to t12 in order"));
    }
    if spot.name.is_empty() || spot.name.chars().count() > 20 {
        return wrong(at("name"), "must be a text of 1 to 20 characters");
    }
    match (site, spot.quadrant) {
        (Site::CAMP, Some(_)) => wrong(at("quadrant"), "must be null: Base Camp lies in the middle"),
        (Site::CAMP, None) | (_, Some(_)) => Ok(()),
        (_, None) => wrong(at("quadrant"), "must be nw, ne, se or sw"),
    }
}

/// The trails at each place. RR-20: checks that every explorer can always move. A trail leads away from every place.
/// Two lead away from Base Camp, so that an explorer carried there need not return to the start of its turn.
fn ways(trails: &[Trail], rivers: &[u8]) -> Result<Vec<Vec<Way>>> {
    let mut ways = vec![Vec::new(); Site::COUNT];
    for (index, trail) in trails.iter().enumerate() {
        let [a, b] = trail.ends();
        let trail = index as u8;
        let token = rivers.iter().position(|river| *river == trail).map(|token| token as u8);
        ways[a.index()].push(Way { trail, to: b, token });
        ways[b.index()].push(Way { trail, to: a, token });
    }
    for ways in &mut ways {
        ways.sort_unstable_by_key(|way| way.to);
    }
    if ways[Site::CAMP.index()].len() < 2 {
        return wrong("trails", "bc has fewer than 2 trails");
    }
    match reached(&ways, Site::CAMP, true).iter().zip(Site::all()).find(|(reached, _)| !**reached) {
        Some((_, site)) => wrong("trails", format!("{site} is not connected to bc")),
        None => Ok(ways),
    }
}

/// Whether each place can be reached from `from`. Without `through_camp` ways end at Base Camp.
fn reached(ways: &[Vec<Way>], from: Site, through_camp: bool) -> [bool; Site::COUNT] {
    let mut reached = [false; Site::COUNT];
    let mut open = vec![from];
    while let Some(site) = open.pop() {
        if !std::mem::replace(&mut reached[site.index()], true) && (site != Site::CAMP || through_camp) {
            open.extend(ways[site.index()].iter().map(|way| way.to));
        }
    }
    reached
}

fn indices(rivers: &[Trail], trails: &[Trail]) -> Result<Vec<u8>> {
    let mut indices = Vec::new();
    for (i, river) in rivers.iter().enumerate() {
        match trails.iter().position(|trail| trail == river) {
            Some(index) if !indices.contains(&(index as u8)) => indices.push(index as u8),
            Some(_) => return wrong(format!("rivers[{i}]"), format!("{river} appears twice")),
            None => return wrong(format!("rivers[{i}]"), format!("{river} is no trail of this map")),
        }
    }
    Ok(indices)
}

fn tiles(
    purple: Levels<Purple, 8>,
    ivory: Levels<Ivory, 6>,
    blue: Levels<Number<2, 5>, 6>,
    gems: &[Tile],
) -> Result<[Vec<Tile>; 3]> {
    for (level, tiles) in (1..).zip(&ivory) {
        let key = format!("ivory.{level}");
        if tiles.0.iter().collect::<BTreeSet<_>>().len() < tiles.0.len() {
            return wrong(key, "must hold six different tiles"); // at most one player holds each (RR-55)
        }
        if let Some(tile) = tiles.0.iter().find(|tile| tile.level() != level) {
            return wrong(key, format!("{tile} is not of level {level}"));
        }
    }
    let mut levels = purple.map(|tiles| tiles.0.into_iter().map(Tile::Purple).collect::<Vec<_>>());
    for (level, (ivory, blue)) in levels.iter_mut().zip(ivory.into_iter().zip(blue)) {
        level.extend(ivory.0.into_iter().map(Tile::Ivory));
        level.extend(blue.0.into_iter().map(|points| Tile::Blue(points.into())));
    }
    for (level, tiles) in (1..).zip(&levels) {
        for colour in Colour::TEMPLES {
            let plain = tiles.iter().filter(|tile| tile.colour() == colour && !gems.contains(tile)).count();
            if plain < SITES_OF_A_COLOUR {
                return wrong("gems", format!("leaves {plain} {colour} tiles of level {level}; 4 are needed"));
            }
        }
    }
    Ok(levels)
}

fn colours(layout: FirstGame) -> Result<BTreeMap<Site, Colour>> {
    let mut colours = BTreeMap::new();
    let FirstGame { purple, ivory, blue } = layout;
    for (colour, sites) in [(Colour::Purple, purple), (Colour::Ivory, ivory), (Colour::Blue, blue)] {
        let key = format!("first_game.{colour}");
        for site in sites.0 {
            if !site.is_temple_site() {
                return wrong(key, format!("{site} is no temple site"));
            }
            if colours.insert(site, colour).is_some() {
                return wrong(key, format!("{site} has two colours"));
            }
        }
    }
    Ok(colours)
}

/// Valid but unusual values, perhaps by mistake, in the order of the keys.
pub(super) fn warnings(game: &RelicRunners) -> Vec<EditionWarning> {
    let mut warnings = Vec::new();
    let mut warn = |key: &str, reason: String| warnings.push(EditionWarning::new(key, &reason));
    let each = Colour::TEMPLES.len();
    for quadrant in Quadrant::ALL {
        let temples = game.temples_in(*quadrant).count();
        if temples != each {
            let reason = format!(
                "quadrant {quadrant} has {temples} temple sites; {each} are usual, and the standard layout deals one of each colour \
                 as far as it can"
            );
            warn("sites", reason);
        }
    }
    for site in Site::all().filter(|site| game.ways[site.index()].len() == 1) {
        warn("trails", format!("{site} has only 1 trail"));
    }
    let first = Site::all().nth(1).unwrap_or(Site::CAMP);
    let joined = reached(&game.ways, first, false);
    let apart: Vec<String> =
        Site::all().skip(1).filter(|site| !joined[site.index()]).map(|site| site.to_string()).collect();
    if !apart.is_empty() {
        let reason = format!(
            "only Base Camp joins {} with {first}; no walk leads through it, so no expedition does either",
            apart.join(", ")
        );
        warn("trails", reason);
    }
    warnings
}
