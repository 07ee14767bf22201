//! The pictures in words, with the coordinates of the text board and the codes that people type: every piece once, at most
//! [`crate::title::LONGEST_ALT`] characters.
//!
//! Names come as the voice gives them. When all of it would be too long, names are shortened first, then what can be read
//! elsewhere is left out: where tiles may be placed, land that nobody has closed, what is new, and at last all lands of a
//! completed island but the first.

use super::Drawing;
use super::sheet::Sheet;
use crate::canvas::hex::Cell;
use crate::engine::{ScoreSheet, Seat};
use crate::games::explorers::components::{Animal, Herd, OUTPOSTS};
use crate::games::explorers::place::{Place, Space};
use crate::games::explorers::scoring::Holding;
use crate::games::explorers::state::{Land, Phase};
use crate::title::alt;
use crate::words::{Mark, Voice};

/// How much may be said beside the pieces.
#[derive(Clone, Copy)]
struct Measure {
    /// Characters of a name.
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

/// The whole board.
pub fn whole(drawing: &Drawing<'_>) -> String {
    fitting(|measure| {
        let mut said = vec![drawing.opening()];
        said.extend(drawing.seats().map(|seat| drawing.player_words(seat, measure)));
        said.extend(drawing.chart_words(measure, &|_| true));
        said.extend(drawing.own_words(measure));
        said.extend(drawing.news_words(measure));
        said
    })
}

/// The part of the board around a seat.
pub fn around(drawing: &Drawing<'_>, seat: Seat, sheet: Sheet) -> String {
    fitting(|measure| {
        let who = drawing.who(seat, measure);
        let mut said = vec![drawing.opening(), drawing.voice.say("explorers-alt-around", [("who", who.into())])];
        said.push(drawing.player_words(seat, measure));
        let ships = drawing.seats().filter(|other| *other != seat);
        let ships = ships.map(|seat| (seat, drawing.view.open.explorers[seat.index()].ship));
        let near = ships.filter(|(_, ship)| ship.space().is_none_or(|space| sheet.shows_well(space.cell)));
        let near = near.map(|(seat, ship)| format!("{} {}", drawing.who(seat, measure), drawing.place_words(ship)));
        said.extend(drawing.listing("explorers-alt-ships", near.collect()));
        said.extend(drawing.chart_words(measure, &|cell| sheet.shows_well(cell)));
        said.extend(drawing.own_words(measure));
        said.extend(drawing.news_words(measure));
        said
    })
}

/// The components.
pub fn legend(title: &str, pieces: &[String]) -> String {
    alt::cut(&format!("{title}. {}.", pieces.join(". ")))
}

/// The fullest description that is not too long.
fn fitting(describe: impl Fn(Measure) -> Vec<String>) -> String {
    alt::fitting(MEASURES, |measure| describe(measure).join(" "))
}

fn letter(seat: Seat) -> String {
    Mark::of(seat).letter.to_string()
}

impl Drawing<'_> {
    fn who(&self, seat: Seat, measure: Measure) -> String {
        let name = self.voice.seat(seat);
        if measure.name == 0 {
            return letter(seat);
        }
        if name.chars().count() <= measure.name {
            return format!("{} {name}", letter(seat));
        }
        let short: String = name.chars().take(measure.name - 1).collect();
        format!("{} {}…", letter(seat), short.trim_end())
    }

    /// Who is asked what (by letter; the name stands with the player), and the turn.
    fn opening(&self) -> String {
        let open = &self.view.open;
        let who = || letter(open.current);
        let asked = match open.phase {
            Phase::Captain => self.voice.word("explorers-picture-captains"),
            Phase::Place { left, .. } => {
                self.voice.say("explorers-picture-places", [("who", who().into()), ("count", left.into())])
            }
            Phase::Act { left } => {
                self.voice.say("explorers-picture-acts", [("who", who().into()), ("count", left.into())])
            }
            Phase::Over => {
                let winners: Vec<_> = self.winners().into_iter().map(letter).collect();
                let facts = [("count", winners.len().into()), ("winners", winners.join(", ").into())];
                self.voice.say("explorers-picture-over", facts)
            }
        };
        format!("{asked}. {}.", self.progress())
    }

    fn player_words(&self, seat: Seat, measure: Measure) -> String {
        let voice = self.voice;
        let explorer = &self.view.open.explorers[seat.index()];
        let points = self.view.known.scores.get(seat.index()).map_or(0, ScoreSheet::total);
        let mut facts = vec![voice.say("explorers-vp", [("points", points.into())]), self.captain_words(seat)];
        let cargo = match (explorer.cargo.vikings, explorer.cargo.herd) {
            (0, herd) if herd.is_empty() => "0v".to_owned(),
            (0, herd) => self.herd_words(&herd),
            (vikings, herd) if herd.is_empty() => format!("{vikings}v"),
            (vikings, herd) => format!("{vikings}v {}", self.herd_words(&herd)),
        };
        let ship = [("place", self.place_words(explorer.ship).into()), ("cargo", cargo.into())];
        facts.push(voice.say("explorers-alt-ship", ship));
        let counts = [
            ("home", explorer.home.into()),
            ("outposts", explorer.outposts.into()),
            ("all", OUTPOSTS.into()),
            ("hand", explorer.hand.into()),
        ];
        facts.push(voice.say("explorers-alt-counts", counts));
        if explorer.dead > 0 {
            facts.push(voice.say("explorers-alt-dead", [("count", explorer.dead.into())]));
        }
        if !explorer.delivered.is_empty() {
            let herd = self.herd_words(&explorer.delivered);
            facts.push(voice.say("explorers-alt-delivered", [("herd", herd.into())]));
        }
        if explorer.ships > 0 {
            facts.push(voice.say("explorers-alt-destroyed", [("count", explorer.ships.into())]));
        }
        if !explorer.settlements.is_empty() {
            let strengths: Vec<_> = explorer.settlements.iter().map(u8::to_string).collect();
            // EX-53: they lie face down until they are counted.
            facts.push(if self.view.open.phase == Phase::Over {
                voice.say("explorers-alt-raided", [("strengths", strengths.join("+").into())])
            } else {
                voice.say("explorers-alt-raided-down", [("count", strengths.len().into())])
            });
        }
        format!("{}: {}.", self.who(seat, measure), facts.join(", "))
    }

    fn herd_words(&self, herd: &Herd) -> String {
        let animals = herd.animals().map(|animal| {
            let name = self.voice.word(&format!("explorers-animal-{animal}"));
            if herd.of(animal) > 1 { format!("{name} ×{}", herd.of(animal)) } else { name }
        });
        animals.collect::<Vec<_>>().join(" ")
    }

    /// What lies on the cells that are seen.
    fn chart_words(&self, measure: Measure, seen: &dyn Fn(Cell) -> bool) -> Vec<String> {
        let chart = &self.view.open.chart;
        let mut said = Vec::new();
        let lands = |island: &Holding| -> Vec<String> {
            island.lands.iter().filter(|space| seen(space.cell)).map(Space::to_string).collect()
        };
        let (complete, open): (Vec<_>, Vec<_>) =
            self.view.known.islands.iter().partition(|island| island.is_complete());
        let closed = complete.into_iter().filter(|island| !lands(island).is_empty()).map(|island| {
            let holders: Vec<_> = island.holders.iter().map(|seat| letter(*seat)).collect();
            let holders = if holders.is_empty() { "–".to_owned() } else { holders.join("+") };
            let lands = lands(island);
            match lands.first().filter(|_| !measure.lands && lands.len() > 1) {
                Some(first) => format!("{first} ×{} {holders}", lands.len()),
                None => format!("{} {holders}", lands.join("-")),
            }
        });
        said.extend(self.listing("explorers-alt-islands", closed.collect()));
        if measure.open {
            let open = open.into_iter().map(|island| lands(island).join("-")).filter(|lands| !lands.is_empty());
            said.extend(self.listing("explorers-alt-open", open.collect()));
        }
        let land = || chart.lands().map(|(id, land)| (chart.place_of(id), land)).filter(|(space, _)| seen(space.cell));
        let kinds = Animal::ALL.iter().filter_map(|animal| {
            let there = land().filter(|(_, land)| land.herd.of(*animal) > 0);
            let there: Vec<_> = there.map(|(space, land)| times(&space, land.herd.of(*animal))).collect();
            let name = self.voice.word(&format!("explorers-animal-{animal}"));
            (!there.is_empty()).then(|| format!("{name} {}", there.join(" ")))
        });
        said.extend(self.listing("explorers-alt-livestock", kinds.collect()));
        let strength = |(space, land): (Space, &Land)| land.settlement.map(|strength| format!("{space} {strength}"));
        said.extend(self.listing("explorers-alt-settlements", land().filter_map(strength).collect()));
        let enemies = chart.tiles.iter().filter(|laid| seen(laid.cell)).flat_map(|laid| {
            let seas = (0..).zip(&laid.seas).filter(|(_, sea)| sea.enemy_ship);
            seas.map(|(region, _)| laid.space(region).to_string()).collect::<Vec<_>>()
        });
        said.extend(self.spaced("explorers-alt-enemies", enemies.collect()));
        let of_seats = |there: &dyn Fn(Seat) -> Vec<String>| -> Vec<String> {
            let each = self.seats().map(|seat| (seat, there(seat))).filter(|(_, there)| !there.is_empty());
            each.map(|(seat, there)| format!("{} {}", letter(seat), there.join(" "))).collect()
        };
        let built = of_seats(&|seat| {
            let own = chart
                .outposts
                .iter()
                .filter(|(corner, owner)| *owner == seat && corner.cells().iter().any(|cell| seen(*cell)));
            own.map(|(corner, _)| corner.to_string()).collect()
        });
        said.extend(self.listing("explorers-alt-outposts", built));
        let ashore = of_seats(&|seat| {
            let own = land().filter(|(_, land)| land.vikings[seat.index()] > 0);
            own.map(|(space, land)| times(&space, land.vikings[seat.index()])).collect()
        });
        said.extend(self.listing("explorers-alt-vikings", ashore));
        said
    }

    /// The hand, what may be chosen, and where.
    fn own_words(&self, measure: Measure) -> Vec<String> {
        let mut said = Vec::new();
        if let Some((_, hand)) = self.hand() {
            let tiles: Vec<_> =
                hand.iter().map(|tile| format!("{tile} {}", self.game.tiles[tile.index()].edges)).collect();
            said.extend(self.listing("explorers-alt-hand", tiles));
        }
        let offer = self.offer().iter().map(|captain| self.captain(*captain)).collect();
        said.extend(self.listing("explorers-alt-offer", offer));
        if measure.legal {
            said.extend(self.spaced("explorers-alt-legal", self.legal.iter().map(Cell::to_string).collect()));
        }
        said
    }

    /// What the picture sets off.
    fn news_words(&self, measure: Measure) -> Option<String> {
        let news = Some(&self.news).filter(|_| measure.news)?;
        let tiles = news.tiles.iter().map(Cell::to_string);
        let path = |places: &[Place]| places.iter().map(|place| self.place_words(*place)).collect::<Vec<_>>().join("→");
        let voyages = news.voyages.iter().map(|(seat, way)| format!("{} {}", letter(*seat), path(way)));
        let walks = news.walks.iter().map(|(from, to)| format!("{from}→{to}"));
        let fights = news.fights.iter().map(|space| format!("⚔{space}"));
        let outposts = news.outposts.iter().map(|corner| corner.to_string());
        let all = tiles.chain(voyages).chain(walks).chain(fights).chain(outposts).collect();
        self.listing("explorers-alt-news", all)
    }

    /// A sentence with things in a row; nothing when there are none.
    fn listing(&self, key: &str, things: Vec<String>) -> Option<String> {
        (!things.is_empty()).then(|| self.voice.say(key, [("list", things.join(", ").into())]))
    }

    /// The same without commas, for codes.
    fn spaced(&self, key: &str, codes: Vec<String>) -> Option<String> {
        (!codes.is_empty()).then(|| self.voice.say(key, [("list", codes.join(" ").into())]))
    }
}

/// A space, and how many are there if it is more than one.
fn times(space: &Space, count: u8) -> String {
    if count > 1 { format!("{space}×{count}") } else { space.to_string() }
}

/// Names of all kinds of livestock with their letters, for the legend.
pub fn kinds(voice: &Voice) -> Vec<String> {
    let kind = |animal: &Animal| {
        let name = voice.word(&format!("explorers-animal-{animal}"));
        format!("{} {name}", voice.word(&format!("explorers-letter-{animal}")))
    };
    Animal::ALL.iter().map(kind).collect()
}
