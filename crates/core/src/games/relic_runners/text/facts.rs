//! What each player has: where the explorer is, rations, toolboxes, pathways, relics and tiles; and what of it the viewer
//! knows.

use super::*;
use crate::canvas::kit::alt::{list, times};
use crate::engine::ScoreSheet;
use crate::games::relic_runners::state::Private;
use crate::games::relic_runners::view::Card;
use crate::title::{Ranked, Told};

/// Points of a seat as far as the viewer knows them.
pub struct Known {
    pub points: i32,
    /// Whether the seat has coins or blue tiles whose points are unknown.
    pub hidden: bool,
}

impl Ranked for RelicRunners {
    /// Points, relics, different relics (RR-77).
    fn standing(context: &Context<'_>, seat: Seat) -> [i32; 3] {
        let runner = &context.open().runners[seat.index()];
        [context.known(seat).points, runner.relics.len() as i32, runner.colours() as i32]
    }
}

impl Told for RelicRunners {
    type Sign = ();
    type Place = Site;

    fn head(context: &Context<'_>) -> Doc {
        let open = context.open();
        let mut doc = context.head();
        if !context.is_over() && (open.trigger.is_some() || open.extra) {
            doc.line(context.nearness().full());
        }
        doc
    }

    fn points_known(context: &Context<'_>, seat: Seat) -> String {
        let known = context.known(seat);
        format!("{}{}", context.vp(known.points), if known.hidden { " + ?" } else { "" })
    }

    fn final_sheet(context: &Context<'_>, seat: Seat) -> Option<ScoreSheet> {
        context.hidden(seat)?.score.clone()
    }

    fn facts(context: &Context<'_>, seat: Seat) -> Vec<Vec<Fact>> {
        let voice = context.voice;
        let runner = &context.open().runners[seat.index()];
        let table = runner.boxes.iter().filter(|slot| **slot != Slot::Reserve);
        let table = list([row::counted(table.map(|slot| names::slot(*slot, voice)))]);
        let reserve = Some(runner.boxes_at(Slot::Reserve)).filter(|count| *count > 0);
        let reserve = reserve.map(|count| say!(voice, "relic-runners-seat-reserve", count)).unwrap_or_default();
        let stores = vec![
            Fact::new("📍", "", say!(voice, "relic-runners-seat-at", site = context.stands(seat, runner))),
            Fact::new(names::RATION, runner.rations, say!(voice, "relic-runners-seat-rations", count = runner.rations)),
            Fact::new(names::BOX, runner.boxes_on_table(), say!(voice, "relic-runners-seat-boxes", table)),
            Fact::new("", "", reserve).minor(),
        ];
        let trails: Vec<Trail> = runner.paths.iter().map(|trail| context.game.trails[usize::from(trail)]).collect();
        let trails = list(chains(&trails).iter().map(|chain| names::path(chain)));
        let pathways = say!(voice, "relic-runners-seat-paths", trails);
        let left = say!(voice, "relic-runners-seat-left", count = runner.reserve());
        let pathways = vec![Fact::new(names::PATHWAY, runner.paths.count(), pathways), Fact::new("", "", left).minor()];
        let relics = Colour::ALL.iter().filter(|colour| runner.relics_of(**colour) > 0).map(|colour| {
            let count = runner.relics_of(*colour);
            Fact::new(names::relic_sign(*colour), count, times(names::relic_name(*colour, voice), count))
        });
        let card = context.hidden(seat);
        let coins = card.and_then(|card| card.coins);
        let coins = coins.map(|coins| Fact::new(names::COIN, "", say!(voice, "relic-runners-seat-coins", coins)));
        let treasures = relics.chain(coins).chain(context.blue(runner, card)).collect();
        let ivory = runner.ivory_tiles().map(|tile| {
            let name = voice.word(&format!("relic-runners-tile-{tile}"));
            Fact::new(names::site_sign(Some(Colour::Ivory)), "", name).on_board(names::ivory(tile, voice))
        });
        let explorer = runner.explorer.map(|explorer| {
            let explorer = names::explorer(explorer, voice);
            Fact::new("", "", say!(voice, "relic-runners-board-explorer", explorer)).minor()
        });
        vec![stores, pathways, treasures, ivory.chain(explorer).collect()]
    }

    fn facts_at(context: &Context<'_>, site: Site) -> Vec<Fact> {
        let here = row::joined(context.explorers_at(site).map(Mark::of), " ");
        let here = if here.is_empty() { here } else { format!("◂ {here}") };
        let colour = Fact::new(context.sign(site), "", "");
        vec![colour, context.remains(site), context.ways(site), Fact::new("", "", "").on_board(here)]
    }
}

impl<'a> Context<'a> {
    /// The blue tiles: their points as far as the viewer knows them, else on the board their levels.
    fn blue(&self, runner: &Runner, card: Option<&Card>) -> Option<Fact> {
        let points = card.filter(|card| !card.blue.is_empty())?.blue.iter().zip(&runner.blue);
        let (words, board): (Vec<_>, Vec<_>) = points
            .map(|(points, tile)| match points {
                Some(points) => (points.to_string(), points.to_string()),
                None => ("?".to_owned(), say!(self.voice, "relic-runners-board-hidden-tile", level = tile.level)),
            })
            .unzip();
        let [words, board] =
            [row::joined(words, " "), row::list(board)].map(|tiles| say!(self.voice, "relic-runners-seat-blue", tiles));
        Some(Fact::new(names::site_sign(Some(Colour::Blue)), "", words).on_board(board))
    }

    pub fn vp(&self, points: i32) -> String {
        say!(self.voice, "relic-runners-vp", points)
    }

    /// The number of relics taken that brings the last turns.
    pub fn wanted(&self) -> u8 {
        let players = self.open().runners.len();
        players.checked_sub(2).and_then(|at| self.game.end_relics.get(at)).copied().unwrap_or_default()
    }

    /// Where an explorer stands; during a walk trail by trail where the walk has come to.
    pub fn stands(&self, seat: Seat, runner: &Runner) -> Site {
        match &self.open().phase {
            Phase::Walk { path } if seat == self.open().turn => path.last().copied().unwrap_or(runner.at),
            _ => runner.at,
        }
    }

    pub fn explorers_at(&self, site: Site) -> impl Iterator<Item = Seat> {
        self.open().players().filter(move |(seat, runner)| self.stands(*seat, runner) == site).map(|(seat, _)| seat)
    }

    /// The hidden part of a card, as far as the viewer knows it.
    pub fn hidden(&self, seat: Seat) -> Option<&'a Card> {
        self.view.known.cards.get(seat.index())
    }

    /// The top tile of a place, as far as it is known.
    pub fn top(&self, site: Site) -> Option<Tile> {
        self.open().place(site).stack.last().and_then(|top| self.view.known.face(site, top))
    }

    /// The points of a seat if the game ended now, as far as they are known.
    pub fn known(&self, seat: Seat) -> Known {
        let card = self.hidden(seat);
        let coins = card.and_then(|card| card.coins);
        let blue = card.map(|card| card.blue.as_slice()).unwrap_or_default();
        let known: Vec<u8> = blue.iter().flatten().copied().collect();
        let private = Private { coins: coins.unwrap_or_default(), blue: &known };
        let points = scoring::total(&self.open().runners[seat.index()], private);
        Known { points, hidden: coins.is_none() || blue.contains(&None) }
    }
}

/// Trails written as few walks, `BC–T3–R1` for two trails: walks that together use each of the trails exactly once.
pub fn chains(trails: &[Trail]) -> Vec<Vec<Site>> {
    let mut left: Vec<Trail> = trails.to_vec();
    let mut chains = Vec::new();
    while let Some(start) = start(&left) {
        let mut chain = vec![start];
        let mut here = start;
        while let Some(at) = left.iter().position(|trail| trail.touches(here)) {
            let [a, b] = left.remove(at).ends();
            here = if a == here { b } else { a };
            chain.push(here);
        }
        chains.push(chain);
    }
    chains
}

/// The best place to begin a walk along some of the trails: one with an odd number of them, so that fewer walks
/// suffice.
fn start(trails: &[Trail]) -> Option<Site> {
    let ends = || trails.iter().flat_map(|trail| trail.ends());
    let odd = |site: &Site| ends().filter(|end| end == site).count() % 2 == 1;
    ends().filter(odd).min().or_else(|| ends().min())
}
