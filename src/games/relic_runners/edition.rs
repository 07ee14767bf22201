//! Reads an edition file of *Relic Runners* and checks everything in it. The only way to make a [`RelicRunners`].

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use serde_json::{Map, Value};

use super::components::{
    Colour, Explorer, Ivory, Power, Purple, Quadrant, RelicRunners, Site, Spot, TOKENS, Tile, Trail, Way,
};
use crate::engine::{Edition, EditionError, EditionWarning};

/// Every key of an edition.
const KEYS: [&str; 14] = [
    "id",
    "title",
    "reconstruction",
    "note",
    "sites",
    "trails",
    "rivers",
    "purple",
    "ivory",
    "blue",
    "gems",
    "first_game",
    "explorers",
    "end_relics",
];
/// Groups of temple tiles on the board, one on each site of a colour.
pub(super) const SITES_OF_A_COLOUR: usize = 4;
/// The most trails: a set of them is a number of 64 bits.
const TRAILS: usize = 64;

type Result<T> = std::result::Result<T, EditionError>;
type Object = Map<String, Value>;

fn wrong<T>(key: impl AsRef<str>, reason: impl AsRef<str>) -> Result<T> {
    Err(EditionError::new(key.as_ref(), reason.as_ref()))
}

/// Reads and checks an edition.
pub(super) fn read(edition: &Edition) -> Result<RelicRunners> {
    let Some(data) = edition.data.as_object() else { return wrong("(file)", "must be an object") };
    known_keys("", data, &KEYS)?;
    if data.get("title").and_then(Value::as_str) != Some("relic_runners") {
        return wrong("title", "must be \"relic_runners\"");
    }
    if data.get("note").is_some_and(|note| !note.is_string()) {
        return wrong("note", "must be a text");
    }
    let reconstruction = match data.get("reconstruction") {
        Some(Value::Bool(reconstruction)) => *reconstruction,
        _ => return wrong("reconstruction", "must be true or false: whether values are a reconstruction"),
    };
    let trails = trails(data)?;
    let gems: Vec<Tile> = words(data.get("gems"), "gems", 0..=24)?;
    Ok(RelicRunners {
        spots: spots(data)?,
        rivers: rivers(data, &trails)?,
        ways: ways(&trails)?,
        trails,
        tiles: [tiles(data, 1, &gems)?, tiles(data, 2, &gems)?, tiles(data, 3, &gems)?],
        gems,
        first_game: first_game(data)?,
        explorers: explorers(data)?,
        end_relics: end_relics(data)?,
        reconstruction,
    })
}

fn known_keys(path: &str, map: &Object, known: &[&str]) -> Result<()> {
    for key in map.keys() {
        if !known.contains(&key.as_str()) {
            return wrong(format!("{path}{key}"), format!("unknown key; known: {}", known.join(", ")));
        }
    }
    for key in known {
        if *key != "note" && !map.contains_key(*key) {
            return wrong(format!("{path}{key}"), "is missing");
        }
    }
    Ok(())
}

fn object<'a>(data: &'a Object, key: &str, known: &[&str]) -> Result<&'a Object> {
    let Some(map) = data.get(key).and_then(Value::as_object) else { return wrong(key, "must be an object") };
    known_keys(&format!("{key}."), map, known)?;
    Ok(map)
}

fn list<'a>(value: Option<&'a Value>, key: &str, lengths: std::ops::RangeInclusive<usize>) -> Result<&'a [Value]> {
    match value.and_then(Value::as_array) {
        Some(items) if lengths.contains(&items.len()) => Ok(items),
        _ if lengths.start() == lengths.end() => wrong(key, format!("must be a list of {}", lengths.start())),
        _ => wrong(key, format!("must be a list of {} to {}", lengths.start(), lengths.end())),
    }
}

fn number(value: Option<&Value>, key: &str, least: u16, most: u16) -> Result<u16> {
    let value = value.unwrap_or(&Value::Null);
    match value.as_u64().and_then(|n| u16::try_from(n).ok()) {
        Some(n) if (least..=most).contains(&n) => Ok(n),
        _ => wrong(key, format!("must be a whole number from {least} to {most}, not {value}")),
    }
}

fn word<T: FromStr>(value: Option<&Value>, key: &str) -> Result<T> {
    let value = value.unwrap_or(&Value::Null);
    match value.as_str().map(str::parse) {
        Some(Ok(thing)) => Ok(thing),
        _ => wrong(key, format!("{value} is not known here")),
    }
}

fn words<T: FromStr>(value: Option<&Value>, key: &str, lengths: std::ops::RangeInclusive<usize>) -> Result<Vec<T>> {
    let items = list(value, key, lengths)?.iter().enumerate();
    items.map(|(i, item)| word(Some(item), &format!("{key}[{i}]"))).collect()
}

fn spots(data: &Object) -> Result<Vec<Spot>> {
    let items = list(data.get("sites"), "sites", Site::COUNT..=Site::COUNT)?;
    Site::all().zip(items).map(|(site, item)| spot(site, item)).collect()
}

fn spot(site: Site, item: &Value) -> Result<Spot> {
    let key = format!("sites[{}]", site.index());
    let Some(item) = item.as_object() else { return wrong(&key, "must be an object") };
    known_keys(&format!("{key}."), item, &["id", "name", "quadrant", "x", "y"])?;
    if word::<Site>(item.get("id"), &format!("{key}.id"))? != site {
        return wrong(format!("{key}.id"), format!("must be {site}: bc, r1 to r8, t1 to t12 in order"));
    }
    let name = item.get("name").and_then(Value::as_str).unwrap_or_default();
    if name.is_empty() || name.chars().count() > 20 {
        return wrong(format!("{key}.name"), "must be a text of 1 to 20 characters");
    }
    let quadrant = match site {
        Site::CAMP if item.get("quadrant").is_some_and(Value::is_null) => None,
        Site::CAMP => return wrong(format!("{key}.quadrant"), "must be null: Base Camp lies in the middle"),
        _ => Some(word(item.get("quadrant"), &format!("{key}.quadrant"))?),
    };
    let x = number(item.get("x"), &format!("{key}.x"), 0, 1_000)?;
    let y = number(item.get("y"), &format!("{key}.y"), 0, 700)?;
    Ok(Spot { name: name.to_owned(), quadrant, x, y })
}

fn trails(data: &Object) -> Result<Vec<Trail>> {
    let trails: Vec<Trail> = words(data.get("trails"), "trails", Site::COUNT - 1..=TRAILS)?;
    let mut seen = BTreeSet::new();
    match trails.iter().position(|trail| !seen.insert(*trail)) {
        Some(i) => wrong(format!("trails[{i}]"), format!("{} is there twice", trails[i])),
        None => Ok(trails),
    }
}

/// RR-20: everybody can always move. One trail leads away from any place, and two from Base Camp, so that whoever was
/// carried there need not go back to where the turn began.
fn ways(trails: &[Trail]) -> Result<Vec<Vec<Way>>> {
    let mut ways = vec![Vec::new(); Site::COUNT];
    for (index, trail) in trails.iter().enumerate() {
        let [a, b] = trail.ends();
        ways[a.index()].push(Way { trail: index as u8, to: b });
        ways[b.index()].push(Way { trail: index as u8, to: a });
    }
    for ways in &mut ways {
        ways.sort_unstable_by_key(|way| way.to);
    }
    if ways[Site::CAMP.index()].len() < 2 {
        return wrong("trails", "bc has fewer than 2 trails");
    }
    match reached(&ways, Site::CAMP, true).iter().zip(Site::all()).find(|(reached, _)| !**reached) {
        Some((_, site)) => wrong("trails", format!("{site} is cut off from bc")),
        None => Ok(ways),
    }
}

/// Whether each place can be reached from one of them, through Base Camp or without it.
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

/// What can be played but is perhaps a slip of the pen.
pub(super) fn warnings(game: &RelicRunners) -> Vec<EditionWarning> {
    let mut warnings = Vec::new();
    let each = Colour::TEMPLES.len();
    for quadrant in Quadrant::ALL {
        let temples = game.temples_in(*quadrant).count();
        if temples != each {
            let reason = format!(
                "quadrant {quadrant} has {temples} temple sites; {each} are usual, and the standard layout deals one of each colour \
                 as far as it can"
            );
            warnings.push(EditionWarning::new("sites", &reason));
        }
    }
    for site in Site::all().filter(|site| game.ways[site.index()].len() == 1) {
        warnings.push(EditionWarning::new("trails", &format!("{site} has only 1 trail")));
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
        warnings.push(EditionWarning::new("trails", &reason));
    }
    warnings
}

fn rivers(data: &Object, trails: &[Trail]) -> Result<Vec<u8>> {
    let count = usize::from(TOKENS);
    let rivers: Vec<Trail> = words(data.get("rivers"), "rivers", count..=count)?;
    let mut indices = Vec::new();
    for (i, river) in rivers.iter().enumerate() {
        match trails.iter().position(|trail| trail == river) {
            Some(index) if !indices.contains(&(index as u8)) => indices.push(index as u8),
            Some(_) => return wrong(format!("rivers[{i}]"), format!("{river} is there twice")),
            None => return wrong(format!("rivers[{i}]"), format!("{river} is no trail of this map")),
        }
    }
    Ok(indices)
}

fn tiles(data: &Object, level: u8, gems: &[Tile]) -> Result<Vec<Tile>> {
    let mut all = Vec::new();
    for (colour, count) in [(Colour::Purple, 8), (Colour::Ivory, 6), (Colour::Blue, 6)] {
        let levels = object(data, colour.word(), &["1", "2", "3"])?;
        let key = format!("{colour}.{level}");
        let value = levels.get(&level.to_string());
        let tiles: Vec<Tile> = match colour {
            Colour::Purple => words::<Purple>(value, &key, count..=count)?.into_iter().map(Tile::Purple).collect(),
            Colour::Ivory => words::<Ivory>(value, &key, count..=count)?.into_iter().map(Tile::Ivory).collect(),
            _ => {
                let items = list(value, &key, count..=count)?.iter().enumerate();
                let points = items.map(|(i, item)| number(Some(item), &format!("{key}[{i}]"), 2, 5));
                points.map(|points| points.map(|points| Tile::Blue(points as u8))).collect::<Result<_>>()?
            }
        };
        let ivory: BTreeSet<_> = tiles.iter().filter(|tile| matches!(tile, Tile::Ivory(_))).collect();
        if colour == Colour::Ivory && ivory.len() != count {
            return wrong(key, "must hold six different tiles"); // at most one player holds each (RR-55)
        }
        if let Some(tile) = ivory.iter().find(|tile| matches!(tile, Tile::Ivory(tile) if tile.level() != level)) {
            return wrong(key, format!("{tile} is not of level {level}"));
        }
        let plain = tiles.iter().filter(|tile| !gems.contains(tile)).count();
        if plain < SITES_OF_A_COLOUR {
            return wrong("gems", format!("leaves {plain} {colour} tiles of level {level}; 4 are wanted"));
        }
        all.extend(tiles);
    }
    Ok(all)
}

fn first_game(data: &Object) -> Result<BTreeMap<Site, Colour>> {
    let layout = object(data, "first_game", &["purple", "ivory", "blue"])?;
    let mut colours = BTreeMap::new();
    for colour in Colour::TEMPLES {
        let key = format!("first_game.{colour}");
        let sites: Vec<Site> = words(layout.get(colour.word()), &key, SITES_OF_A_COLOUR..=SITES_OF_A_COLOUR)?;
        for site in sites {
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

fn explorers(data: &Object) -> Result<BTreeMap<Explorer, Power>> {
    let names: Vec<&str> = Explorer::ALL.iter().map(|explorer| explorer.word()).collect();
    let powers = object(data, "explorers", &names)?;
    let power = |explorer: &Explorer| {
        let power = word(powers.get(explorer.word()), &format!("explorers.{explorer}"))?;
        Ok((*explorer, power))
    };
    Explorer::ALL.iter().map(power).collect()
}

/// RR-70: one relic of each colour can never be taken, so that no more than 16 can be asked for.
fn end_relics(data: &Object) -> Result<[u8; 4]> {
    let rows = object(data, "end_relics", &["2", "3", "4", "5"])?;
    let row = |seats: &str| number(rows.get(seats), &format!("end_relics.{seats}"), 1, 16).map(|n| n as u8);
    Ok([row("2")?, row("3")?, row("4")?, row("5")?])
}
