//! The pictures in words, with the coordinates of the text board and the codes that people type: every piece once.

use super::*;
use crate::canvas::kit::alt::{join, list, listing, sentences};
use crate::title::Told;
use crate::title::alt::{self, Measure};
use crate::title::facts::by_kind;

fn letter(seat: Seat) -> String {
    Mark::of(seat).letter.to_string()
}

impl Drawing<'_> {
    /// The whole board, or the part of it around a seat.
    pub fn alt(&self, around: Option<(Seat, Sheet)>) -> String {
        let seen = |cell: Cell| around.is_none_or(|(_, sheet)| sheet.shows_well(cell));
        alt::fitting(|measure| {
            let players = match around {
                None => self.context.seats().map(|seat| self.context.seat_words(seat, measure)).collect(),
                Some((seat, _)) => self.near(seat, measure, &seen),
            };
            let opening = [self.context.headline(letter), self.progress()].into_iter().chain(players);
            let chart = self.islands(measure, &seen).chain(self.pieces_on_chart(&seen));
            sentences(opening.chain(chart).chain(self.own_words(measure)).chain(self.news_words(measure)))
        })
    }

    /// A seat, and the other longships that are seen around it.
    fn near(&self, seat: Seat, measure: Measure, seen: &dyn Fn(Cell) -> bool) -> Vec<String> {
        let voice = self.context.voice;
        let around = say!(voice, "explorers-alt-around", who = measure.player(seat, voice));
        let ships = self.context.seats().filter(|other| *other != seat).map(|seat| (seat, self.explorer(seat).ship));
        let ships = ships.filter(|(_, ship)| ship.space().is_none_or(|space| seen(space.cell)));
        let ships = ships.map(|(seat, ship)| format!("{} {}", measure.player(seat, voice), names::place(ship, voice)));
        let ships = listing(voice, "explorers-alt-ships", ships, ", ");
        [around, self.context.seat_words(seat, measure)].into_iter().chain(ships).collect()
    }

    /// The complete islands with their holders, and the incomplete land.
    fn islands(&self, measure: Measure, seen: &dyn Fn(Cell) -> bool) -> impl Iterator<Item = String> {
        let islands = self.context.view.known.islands.iter().map(|island| {
            let lands = island.lands.iter().filter(|space| seen(space.cell)).map(Space::to_string);
            (island, lands.collect::<Vec<_>>())
        });
        let (complete, open): (Vec<_>, Vec<_>) =
            islands.filter(|(_, lands)| !lands.is_empty()).partition(|(island, _)| island.is_complete());
        let complete = complete.into_iter().map(|(island, lands)| {
            let holders = list([join(island.holders.iter().map(|seat| letter(*seat)), "+")]);
            match lands.first().filter(|_| measure.detail < Measure::PARTS && lands.len() > 1) {
                Some(first) => format!("{first} ×{} {holders}", lands.len()),
                None => format!("{} {holders}", lands.join("-")),
            }
        });
        let open = open.into_iter().filter(|_| measure.detail >= Measure::MINOR).map(|(_, lands)| lands.join("-"));
        let voice = self.context.voice;
        let complete = listing(voice, "explorers-alt-islands", complete, ", ");
        complete.into_iter().chain(listing(voice, "explorers-alt-open", open, ", "))
    }

    fn pieces_on_chart(&self, seen: &dyn Fn(Cell) -> bool) -> Option<String> {
        let context = &self.context;
        let places = context.places().filter(|spot| spot.cells().into_iter().any(seen));
        let places = places.map(|spot| (names::spot(spot, context.voice), Explorers::facts_at(context, spot)));
        listing(context.voice, "explorers-alt-chart", by_kind(places), ", ")
    }

    /// The hand, the captains to choose from, the cells where a tile may be placed, and the offered placements.
    fn own_words(&self, measure: Measure) -> impl Iterator<Item = String> {
        let context = &self.context;
        let voice = context.voice;
        let named = |tile: Tile, turn: u8| {
            let land = (measure.detail >= Measure::MINOR).then(|| context.land(tile, turn));
            row::list([names::tile_word(context.game, tile, voice)].into_iter().chain(land))
        };
        // The picture of a choice has no hand.
        let hand = self.hand().filter(|_| self.offered_tiles().is_empty()).unwrap_or_default();
        let hand = hand.iter().map(|tile| named(*tile, 0));
        let offer = self.offer().iter().map(|captain| names::captain(*captain, voice));
        let legal = self.legal.iter().filter(|_| measure.detail >= Measure::HELP).map(Cell::to_string);
        let offered = self.targets.iter().map(|target| {
            let spot = match target.spot {
                Spot::Tile(tile) => named(tile, 0),
                Spot::Cell(tile, cell, turn) | Spot::Turned(tile, cell, turn) => {
                    say!(voice, "explorers-intent-place", what = named(tile, turn), cell)
                }
                spot => names::spot(spot, voice),
            };
            format!("{} {spot}", row::numeral(target.number))
        });
        let said = [
            listing(voice, "explorers-alt-hand", hand, "; "),
            listing(voice, "explorers-alt-offer", offer, ", "),
            listing(voice, "explorers-alt-legal", legal, " "),
            listing(voice, "explorers-alt-offered", offered, "; "),
        ];
        said.into_iter().flatten()
    }

    fn news_words(&self, measure: Measure) -> Option<String> {
        let news = Some(&self.news).filter(|_| measure.detail >= Measure::NEWS)?;
        let tiles = news.tiles.iter().map(Cell::to_string);
        let path = |places: &[Place]| join(places.iter().map(|place| names::place(*place, self.context.voice)), "→");
        let voyages = news.voyages.iter().map(|(seat, way)| format!("{} {}", letter(*seat), path(way)));
        let walks = news.walks.iter().map(|(from, to)| format!("{from}→{to}"));
        let fights = news.fights.iter().map(|space| format!("⚔{space}"));
        let outposts = news.outposts.iter().copied().map(names::corner);
        let news = tiles.chain(voyages).chain(walks).chain(fights).chain(outposts);
        listing(self.context.voice, "explorers-alt-news", news, ", ")
    }
}
