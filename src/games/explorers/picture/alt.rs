//! The pictures in words, with the coordinates of the text board and the codes that people type: every piece once, at most
//! [`crate::title::LONGEST_ALT`] characters.
//!
//! Names come as the voice gives them. A description that is too long is shortened step by step: names first, then what
//! can be read elsewhere: where tiles may be placed, incomplete islands, what is new, and at last all lands of a
//! completed island but the first.

use super::drawing::Drawing;
use super::legal::Offer;
use super::sheet::Sheet;
use crate::canvas::hex::Cell;
use crate::canvas::kit::alt::{join, listing, player, times};
use crate::engine::Seat;
use crate::games::explorers::components::{Animal, Herd, OUTPOSTS};
use crate::games::explorers::place::{Place, Space};
use crate::games::explorers::scoring::Holding;
use crate::games::explorers::state::Land;
use crate::games::explorers::text::names;
use crate::title::alt;
use crate::words::Mark;

/// How much the description contains besides the pieces.
#[derive(Clone, Copy)]
struct Measure {
    /// The most characters of a name.
    name: usize,
    /// Where the viewer may place a tile.
    legal: bool,
    /// Land that is not complete.
    open: bool,
    /// What has changed.
    news: bool,
    /// Every land of a completed island, not only its first and how many there are.
    lands: bool,
}

/// From the fullest to the shortest.
const MEASURES: [Measure; 7] = [
    Measure { name: usize::MAX, legal: true, open: true, news: true, lands: true },
    Measure { name: 14, legal: true, open: true, news: true, lands: true },
    Measure { name: 14, legal: false, open: true, news: true, lands: true },
    Measure { name: 0, legal: false, open: true, news: true, lands: true },
    Measure { name: 0, legal: false, open: false, news: true, lands: true },
    Measure { name: 0, legal: false, open: false, news: false, lands: true },
    Measure { name: 0, legal: false, open: false, news: false, lands: false },
];

fn letter(seat: Seat) -> String {
    Mark::of(seat).letter.to_string()
}

/// A space, and how many are there if it is more than one.
fn counted(space: Space, count: u8) -> String {
    if count > 1 { format!("{space}×{count}") } else { space.to_string() }
}

impl Drawing<'_> {
    /// The whole board.
    pub fn alt(&self) -> String {
        self.fitting(|measure| {
            let players = self.seats().map(|seat| self.player_words(seat, measure)).collect();
            (players, self.chart_words(measure, &|_| true))
        })
    }

    /// The part of the board around a seat.
    pub fn alt_around(&self, seat: Seat, sheet: Sheet) -> String {
        self.fitting(|measure| {
            let who = player(seat, self.context.voice, measure.name);
            let around = self.context.voice.say("explorers-alt-around", [("who", who.into())]);
            let ships = self.seats().filter(|other| *other != seat).map(|seat| (seat, self.explorer(seat).ship));
            let near = ships.filter(|(_, ship)| ship.space().is_none_or(|space| sheet.shows_well(space.cell)));
            let near = near.map(|(seat, ship)| {
                format!("{} {}", player(seat, self.context.voice, measure.name), self.place_words(ship))
            });
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
        let cargo = match (explorer.cargo.vikings, explorer.cargo.herd) {
            (0, herd) if !herd.is_empty() => self.herd_words(&herd),
            (vikings, herd) if herd.is_empty() => format!("{vikings}v"),
            (vikings, herd) => format!("{vikings}v {}", self.herd_words(&herd)),
        };
        let ship = [("place", self.place_words(explorer.ship).into()), ("cargo", cargo.into())];
        let counts = [
            ("home", explorer.home.into()),
            ("outposts", explorer.outposts.into()),
            ("all", OUTPOSTS.into()),
            ("hand", explorer.hand.into()),
        ];
        let facts = [
            self.context.vp(self.context.points(seat)),
            self.captain_words(seat),
            voice.say("explorers-alt-ship", ship),
            voice.say("explorers-alt-counts", counts),
        ];
        let count = |count: u8, key: &str| (count > 0).then(|| voice.say(key, [("count", count.into())]));
        let delivered = (!explorer.delivered.is_empty())
            .then(|| voice.say("explorers-alt-delivered", [("herd", self.herd_words(&explorer.delivered).into())]));
        let (open, down) = self.raided(seat);
        let raided = (!open.is_empty())
            .then(|| voice.say("explorers-alt-raided", [("strengths", join(open, "+").into())]))
            .or_else(|| count(down, "explorers-alt-raided-down"));
        let dead = count(explorer.dead, "explorers-alt-dead");
        let more = [dead, delivered, count(explorer.ships, "explorers-alt-destroyed"), raided];
        let facts = join(facts.into_iter().chain(more.into_iter().flatten()), ", ");
        format!("{}: {facts}.", player(seat, voice, measure.name))
    }

    fn herd_words(&self, herd: &Herd) -> String {
        let name = |animal| self.context.voice.word(&format!("explorers-animal-{animal}"));
        join(herd.animals().map(|animal| times(name(animal), usize::from(herd.of(animal)))), " ")
    }

    /// What lies on the cells for which `seen` holds.
    fn chart_words(&self, measure: Measure, seen: &dyn Fn(Cell) -> bool) -> Vec<String> {
        let (chart, voice) = (self.context.chart(), self.context.voice);
        let lands = |island: &Holding| -> Vec<String> {
            island.lands.iter().filter(|space| seen(space.cell)).map(Space::to_string).collect()
        };
        let islands = self.context.view.known.islands.iter().filter(|island| !lands(island).is_empty());
        let (complete, open): (Vec<_>, Vec<_>) = islands.partition(|island| island.is_complete());
        let closed = complete.into_iter().map(|island| {
            let holders = join(island.holders.iter().map(|seat| letter(*seat)), "+");
            let holders = if holders.is_empty() { "–".to_owned() } else { holders };
            let lands = lands(island);
            match lands.first().filter(|_| !measure.lands && lands.len() > 1) {
                Some(first) => format!("{first} ×{} {holders}", lands.len()),
                None => format!("{} {holders}", lands.join("-")),
            }
        });
        let open = open.into_iter().map(|island| lands(island).join("-")).filter(|_| measure.open);
        let land = || chart.lands().map(|(id, land)| (chart.place_of(id), land)).filter(|(space, _)| seen(space.cell));
        // Where there is something on land, and how much of it.
        let places = |count: &dyn Fn(&Land) -> u8| {
            let there = land().map(|(space, land)| (space, count(land))).filter(|(_, count)| *count > 0);
            join(there.map(|(space, count)| counted(space, count)), " ")
        };
        let kinds = Animal::ALL
            .iter()
            .map(|animal| (voice.word(&format!("explorers-animal-{animal}")), places(&|land| land.herd.of(*animal))));
        let strength = |(space, land): (Space, &Land)| land.settlement.map(|strength| format!("{space} {strength}"));
        let enemies = chart.tiles.iter().filter(|laid| seen(laid.cell)).flat_map(|laid| {
            let seas = (0..).zip(&laid.seas).filter(|(_, sea)| sea.enemy_ship);
            seas.map(|(region, _)| laid.space(region).to_string())
        });
        let built = self.seats().map(|seat| {
            let own = chart.outposts.iter().filter(|(_, owner)| *owner == seat).map(|(corner, _)| corner);
            let own = own.filter(|corner| corner.cells().iter().any(|cell| seen(*cell)));
            (letter(seat), join(own, " "))
        });
        let ashore = self.seats().map(|seat| (letter(seat), places(&|land| land.vikings[seat.index()])));
        let named = |key: &str, each: &mut dyn Iterator<Item = (String, String)>| {
            let each = each.filter(|(_, places)| !places.is_empty());
            self.listing(key, each.map(|(name, places)| format!("{name} {places}")))
        };
        let said = [
            self.listing("explorers-alt-islands", closed),
            self.listing("explorers-alt-open", open),
            named("explorers-alt-livestock", &mut { kinds }),
            self.listing("explorers-alt-settlements", land().filter_map(strength)),
            listing(voice, "explorers-alt-enemies", enemies, " "),
            named("explorers-alt-outposts", &mut { built }),
            named("explorers-alt-vikings", &mut { ashore }),
        ];
        said.into_iter().flatten().collect()
    }

    /// The hand, the captains to choose from, the cells where a tile may be placed, and the offered placements.
    fn own_words(&self, measure: Measure) -> Vec<String> {
        let voice = self.context.voice;
        let edges = |tile: crate::games::explorers::components::Tile| self.context.game.tiles[tile.index()].edges;
        let hand = self.hand().unwrap_or_default().iter().map(|tile| format!("{tile} {}", edges(*tile)));
        let offer = self.offer().iter().map(|captain| names::captain(*captain, voice));
        let legal = self.legal.iter().filter(|_| measure.legal).map(Cell::to_string);
        let offered =
            self.offered.iter().map(|Offer { number, tile, cell, turn }| format!("{number} {tile} {cell} r{turn}"));
        let said = [
            self.listing("explorers-alt-hand", hand),
            self.listing("explorers-alt-offer", offer),
            listing(voice, "explorers-alt-legal", legal, " "),
            self.listing("explorers-alt-offered", offered),
        ];
        said.into_iter().flatten().collect()
    }

    /// What the picture highlights as new.
    fn news_words(&self, measure: Measure) -> Option<String> {
        let news = Some(&self.news).filter(|_| measure.news)?;
        let tiles = news.tiles.iter().map(Cell::to_string);
        let path = |places: &[Place]| join(places.iter().map(|place| self.place_words(*place)), "→");
        let voyages = news.voyages.iter().map(|(seat, way)| format!("{} {}", letter(*seat), path(way)));
        let walks = news.walks.iter().map(|(from, to)| format!("{from}→{to}"));
        let fights = news.fights.iter().map(|space| format!("⚔{space}"));
        let outposts = news.outposts.iter().map(ToString::to_string);
        self.listing("explorers-alt-news", tiles.chain(voyages).chain(walks).chain(fights).chain(outposts))
    }
}
