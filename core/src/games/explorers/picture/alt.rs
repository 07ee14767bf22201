//! The pictures in words, with the coordinates of the text board and the codes that people type: every piece once, at most
//! [`crate::title::LONGEST_ALT`] characters.

use super::*;
use crate::canvas::kit::alt::{join, list, listing, player, times};
use crate::title::alt;

/// The most characters of a name, and how many things that can be read elsewhere are said.
#[derive(Clone, Copy)]
struct Measure(usize, u8);

/// From the fullest to the shortest.
const MEASURES: [Measure; 7] = [
    Measure(usize::MAX, 4),
    Measure(14, 4),
    Measure(14, 3),
    Measure(0, 3),
    Measure(0, 2),
    Measure(0, 1),
    Measure(0, 0),
];
/// What a description contains from this number on. `LEGAL`: the cells where the viewer may place a tile. `OPEN`:
/// incomplete land. `NEWS`: changes. `LANDS`: all lands of a complete island, not only its first.
const LEGAL: u8 = 4;
const OPEN: u8 = 3;
const NEWS: u8 = 2;
const LANDS: u8 = 1;

fn letter(seat: Seat) -> String {
    Mark::of(seat).letter.to_string()
}

impl Drawing<'_> {
    pub fn alt(&self) -> String {
        self.fitting(|measure| {
            let players = self.seats().map(|seat| self.player_words(seat, measure)).collect();
            (players, self.chart_words(measure, &|_| true))
        })
    }

    /// The part of the board around a seat.
    pub fn alt_around(&self, seat: Seat, sheet: Sheet) -> String {
        self.fitting(|measure| {
            let called = |seat| player(seat, self.context.voice, measure.0);
            let around = say!(self.context.voice, "explorers-alt-around", who = called(seat));
            let ships = self.seats().filter(|other| *other != seat).map(|seat| (seat, self.explorer(seat).ship));
            let near = ships.filter(|(_, ship)| ship.space().is_none_or(|space| sheet.shows_well(space.cell)));
            let near = near.map(|(seat, ship)| format!("{} {}", called(seat), self.place_words(ship)));
            let ships = self.listing("explorers-alt-ships", near);
            let players = [around, self.player_words(seat, measure)].into_iter().chain(ships).collect();
            (players, self.chart_words(measure, &|cell| sheet.shows_well(cell)))
        })
    }

    /// The fullest description that is not too long; `describe` gives the players and the chart.
    fn fitting(&self, describe: impl Fn(Measure) -> (Vec<String>, Vec<String>)) -> String {
        alt::fitting(MEASURES, |measure| {
            let (players, chart) = describe(measure);
            let opening = format!("{}. {}.", self.headline(letter), self.progress());
            let said = std::iter::once(opening).chain(players).chain(chart);
            join(said.chain(self.own_words(measure)).chain(self.news_words(measure)), " ")
        })
    }

    fn listing(&self, key: &str, things: impl IntoIterator<Item = String>) -> Option<String> {
        listing(self.context.voice, key, things, ", ")
    }

    fn player_words(&self, seat: Seat, measure: Measure) -> String {
        let (voice, explorer) = (self.context.voice, self.explorer(seat));
        let (vikings, herd) = (explorer.cargo.vikings, explorer.cargo.herd);
        let people = (vikings > 0 || herd.is_empty()).then(|| format!("{vikings}v"));
        let cargo = join(people.into_iter().chain((!herd.is_empty()).then(|| self.herd_words(&herd))), " ");
        let (home, outposts, hand) = (explorer.home, explorer.outposts, explorer.hand);
        let facts = [
            self.context.vp(self.context.points(seat)),
            self.captain_words(seat),
            say!(voice, "explorers-alt-ship", place = self.place_words(explorer.ship), cargo),
            say!(voice, "explorers-alt-counts", home, outposts, all = OUTPOSTS, hand),
        ];
        let count = |count: u8, key: &str| (count > 0).then(|| say!(voice, key, count));
        let delivered = (!explorer.delivered.is_empty())
            .then(|| say!(voice, "explorers-alt-delivered", herd = self.herd_words(&explorer.delivered)));
        let (open, down) = self.raided(seat);
        let raided = (!open.is_empty()).then(|| say!(voice, "explorers-alt-raided", strengths = join(open, "+")));
        let more = [
            count(explorer.dead, "explorers-alt-dead"),
            delivered,
            count(explorer.ships, "explorers-alt-destroyed"),
            raided.or_else(|| count(down, "explorers-alt-raided-down")),
        ];
        let facts = join(facts.into_iter().chain(more.into_iter().flatten()), ", ");
        format!("{}: {facts}.", player(seat, voice, measure.0))
    }

    fn animal_word(&self, animal: Animal) -> String {
        self.context.voice.word(&format!("explorers-animal-{animal}"))
    }

    fn herd_words(&self, herd: &Herd) -> String {
        join(herd.animals().map(|animal| times(self.animal_word(animal), usize::from(herd.of(animal)))), " ")
    }

    /// What lies on the cells for which `seen` holds.
    fn chart_words(&self, measure: Measure, seen: &dyn Fn(Cell) -> bool) -> Vec<String> {
        let (chart, voice) = (self.context.chart(), self.context.voice);
        let lands = |island: &Holding| -> Vec<String> {
            island.lands.iter().filter(|space| seen(space.cell)).map(Space::to_string).collect()
        };
        let islands = self.context.view.known.islands.iter().map(|island| (island, lands(island)));
        let islands = islands.filter(|(_, lands)| !lands.is_empty());
        let (complete, open): (Vec<_>, Vec<_>) = islands.partition(|(island, _)| island.is_complete());
        let closed = complete.into_iter().map(|(island, lands)| {
            let holders = list([join(island.holders.iter().map(|seat| letter(*seat)), "+")]);
            match lands.first().filter(|_| measure.1 < LANDS && lands.len() > 1) {
                Some(first) => format!("{first} ×{} {holders}", lands.len()),
                None => format!("{} {holders}", lands.join("-")),
            }
        });
        let open = open.into_iter().filter(|_| measure.1 >= OPEN).map(|(_, lands)| lands.join("-"));
        let land = || chart.lands().map(|(id, land)| (chart.place_of(id), land)).filter(|(space, _)| seen(space.cell));
        // Where there is something on land, and how much of it.
        let places = |count: &dyn Fn(&Land) -> u8| {
            let there = land().map(|(space, land)| (space, count(land))).filter(|(_, count)| *count > 0);
            join(there.map(|(space, count)| names::times(&space.to_string(), count)), " ")
        };
        let kinds = Animal::ALL.iter().map(|kind| (self.animal_word(*kind), places(&|land| land.herd.of(*kind))));
        let strength = |(space, land): (Space, &Land)| land.settlement.map(|strength| format!("{space} {strength}"));
        let enemies = chart.enemies().filter(|space| seen(space.cell)).map(|space| space.to_string());
        let built = self.seats().map(|seat| {
            let own = chart.outposts.iter().filter(|(_, owner)| *owner == seat).map(|(corner, _)| corner);
            (letter(seat), join(own.filter(|corner| corner.cells().iter().any(|cell| seen(*cell))), " "))
        });
        let ashore = self.seats().map(|seat| (letter(seat), places(&|land| land.vikings[seat.index()])));
        let named = |key: &str, each: Vec<(String, String)>| {
            let each = each.into_iter().filter(|(_, places)| !places.is_empty());
            self.listing(key, each.map(|(name, places)| format!("{name} {places}")))
        };
        let said = [
            self.listing("explorers-alt-islands", closed),
            self.listing("explorers-alt-open", open),
            named("explorers-alt-livestock", kinds.collect()),
            self.listing("explorers-alt-settlements", land().filter_map(strength)),
            listing(voice, "explorers-alt-enemies", enemies, " "),
            named("explorers-alt-outposts", built.collect()),
            named("explorers-alt-vikings", ashore.collect()),
        ];
        said.into_iter().flatten().collect()
    }

    /// The hand, the captains to choose from, the cells where a tile may be placed, and the offered placements.
    fn own_words(&self, measure: Measure) -> impl Iterator<Item = String> {
        let voice = self.context.voice;
        let hand = self.hand().unwrap_or_default().iter();
        let hand = hand.map(|tile| format!("{tile} {}", self.context.game.tiles[tile.index()].edges));
        let offer = self.offer().iter().map(|captain| names::captain(*captain, voice));
        let legal = self.legal.iter().filter(|_| measure.1 >= LEGAL).map(Cell::to_string);
        let offered = self.targets.iter().map(|target| {
            let spot = match target.spot {
                Spot::Cell(tile, cell, turn) => format!("{tile} {cell} r{turn}"),
                Spot::Land(space) => space.to_string(),
                Spot::Sea(place) => self.place_words(place),
                Spot::Corner(corner) => corner.to_string(),
            };
            format!("{} {spot}", row::numeral(target.number))
        });
        let said = [
            self.listing("explorers-alt-hand", hand),
            self.listing("explorers-alt-offer", offer),
            listing(voice, "explorers-alt-legal", legal, " "),
            self.listing("explorers-alt-offered", offered),
        ];
        said.into_iter().flatten()
    }

    /// What the picture highlights as new.
    fn news_words(&self, measure: Measure) -> Option<String> {
        let news = Some(&self.news).filter(|_| measure.1 >= NEWS)?;
        let tiles = news.tiles.iter().map(Cell::to_string);
        let path = |places: &[Place]| join(places.iter().map(|place| self.place_words(*place)), "→");
        let voyages = news.voyages.iter().map(|(seat, way)| format!("{} {}", letter(*seat), path(way)));
        let walks = news.walks.iter().map(|(from, to)| format!("{from}→{to}"));
        let fights = news.fights.iter().map(|space| format!("⚔{space}"));
        let outposts = news.outposts.iter().map(ToString::to_string);
        self.listing("explorers-alt-news", tiles.chain(voyages).chain(walks).chain(fights).chain(outposts))
    }
}
