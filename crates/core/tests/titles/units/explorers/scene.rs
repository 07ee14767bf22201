//! Positions drawn as text, so that a test reads like a picture.
//!
//! ```text
//! board a2
//! T11 K6 r1; pig; A 2; settlement 3
//! T18 L6 r3; ship
//! A ship L6; cargo 2v pig; home 1; delivered goat; dead 1; captain queen; ships 2; raided 3 2; outposts L5n
//! B hand T01 T02
//! stack T30 T31
//! ```
//!
//! A tile lies on a cell, rotated, and must fit. Its pieces follow: animals, Vikings of a seat and a settlement on its
//! first land, an enemy ship on its first sea. `b` or `c` moves on to its second or third land.
//!
//! Without a line `board` the board is A1. Without a line `shore sea` edges towards the shore are free. Unnamed Vikings
//! are on the mainland, and longships are at home without Vikings.
//!
//! It is A's turn with four actions left. If A has a hand, A has to place a tile. The stack lists the next tile first.

use crate::engine::{Chance, Game, RuleError, Seat, Seed, Viewer};
use crate::games::explorers::Explorers;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{ACTIONS, Animal, Face, SEATS, SOLO_PLACEMENTS, Tile, VIKINGS};
use crate::games::explorers::event::Event;
use crate::games::explorers::options::Options;
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::scoring::{Holding, holdings};
use crate::games::explorers::state::{Explorer, Laid, LandId, Phase, State};
use crate::games::explorers::view::View;

/// A playable position.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: Explorers,
    pub(super) state: State,
    /// The events since the scene was drawn.
    pub(super) events: Vec<Event>,
}

impl Scene {
    /// The position drawn.
    pub(super) fn draw(text: &str) -> Self {
        Self::draw_with(super::explorers(), text)
    }

    /// The position drawn with other components.
    pub(super) fn draw_with(game: Explorers, text: &str) -> Self {
        let lines: Vec<(&str, &str)> = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(|line| line.split_once(' ').unwrap_or((line, "")))
            .collect();
        let seats = lines.iter().filter(|(word, _)| is_seat(word)).count() as u8;
        let board = lines.iter().find(|(word, _)| *word == "board").map_or("a1", |(_, board)| board);
        let mut options = Options { board: word(board), ..Options::default() };
        if let Some((_, edges)) = lines.iter().find(|(word, _)| *word == "shore") {
            options.shore_edges = word(edges);
        }
        let (state, _) = game.setup(&options, seats, Chance::seeded(&Seed::from_number(7))).unwrap();
        let mut scene = Self { game, state, events: Vec::new() };
        scene.clear();
        for (word, rest) in &lines {
            match *word {
                "board" | "shore" => {}
                "stack" => {
                    *scene.state.secret.stack =
                        rest.split_whitespace().rev().map(|tile| tile.parse().unwrap()).collect();
                }
                word if is_seat(word) => scene.card(word.chars().next().unwrap(), rest),
                tile => scene.tile(tile.parse().unwrap(), rest),
            }
        }
        scene.send_home();
        scene.state.open.stack = scene.state.secret.stack.len() as u8;
        scene.begin('A');
        scene
    }

    /// Removes everything from the table except the starting board.
    fn clear(&mut self) {
        let open = &mut self.state.open;
        open.turn = 1;
        open.first = Some(Seat(0));
        for (seat, explorer) in open.explorers.iter_mut().enumerate() {
            *explorer = Explorer { chosen: true, ..Explorer::new(0, 0) };
            self.state.secret.hands[seat].clear();
            self.state.secret.offers[seat].clear();
        }
        self.state.secret.stack.clear();
    }

    /// Begins the turn of a seat.
    pub(super) fn begin(&mut self, name: char) {
        let open = &mut self.state.open;
        open.current = seat(name);
        let left = if open.is_solo() { SOLO_PLACEMENTS } else { 1 };
        let waits = self.state.secret.hands[open.current.index()].is_empty();
        open.phase = if waits { Phase::Act { left: ACTIONS } } else { Phase::Place { left, shipped: false } };
    }

    /// Sets the number of actions that are left.
    pub(super) fn left(&mut self, left: u8) -> &mut Self {
        self.state.open.phase = Phase::Act { left };
        self
    }

    fn tile(&mut self, tile: Tile, rest: &str) {
        let mut parts = rest.split(';').map(str::trim);
        let (cell, rotation) = parts.next().and_then(|place| place.split_once(" r")).unwrap();
        let (cell, rotation) = (cell.parse().unwrap(), rotation.parse().unwrap());
        let face: Face = self.game.tiles[tile.index()].clone();
        let fits = self.state.open.fitting(face.edges).flatten().any(|fitting| fitting == (cell, rotation));
        assert!(fits, "{tile} does not fit on {cell} r{rotation}");
        let chart = &mut self.state.open.chart;
        let tile = chart.lay(Laid::new(tile, &face, cell, rotation));
        for part in parts {
            let named = |letter, region| part.strip_prefix(letter).map(|thing| (region, thing));
            let (region, thing) = named("b ", 1).or_else(|| named("c ", 2)).unwrap_or((0, part));
            let words: Vec<&str> = thing.split(' ').collect();
            if words == ["ship"] {
                chart.sea_mut(Space { cell, region }).unwrap().enemy_ship = true;
                continue;
            }
            let land = chart.land_mut(LandId { tile, region });
            match words[..] {
                ["settlement", strength] => land.settlement = Some(strength.parse().unwrap()),
                [name, vikings] if is_seat(name) => {
                    land.vikings[seat(name.chars().next().unwrap()).index()] = vikings.parse().unwrap();
                }
                _ => words.iter().for_each(|animal| land.herd.push(animal.parse::<Animal>().unwrap())),
            }
            (0..SEATS).for_each(|seat| chart.muster(tile, seat));
        }
    }

    fn card(&mut self, name: char, rest: &str) {
        let index = seat(name).index();
        for part in rest.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (word, list) = part.split_once(' ').unwrap_or((part, ""));
            let explorer = &mut self.state.open.explorers[index];
            match word {
                "ship" => explorer.ship = list.parse().unwrap(),
                "cargo" => explorer.cargo = list.parse().unwrap(),
                "delivered" => explorer.delivered = list.parse().unwrap(),
                "dead" => explorer.dead = list.parse().unwrap(),
                "ships" => explorer.ships = list.parse().unwrap(),
                "captain" => explorer.captains.push(list.parse().unwrap()),
                "raided" => explorer.settlements = list.split(' ').map(|strength| strength.parse().unwrap()).collect(),
                "hand" => {
                    let hand = &mut self.state.secret.hands[index];
                    hand.extend(list.split(' ').map(|tile| tile.parse::<Tile>().unwrap()));
                    explorer.hand = hand.len() as u8;
                }
                "outposts" => {
                    for corner in list.split(' ') {
                        let site = self.state.open.chart.site(corner.parse().unwrap()).expect("a free site");
                        self.state.open.chart.build(site, seat(name));
                        self.state.open.explorers[index].outposts += 1;
                    }
                }
                other => panic!("{other}?"),
            }
        }
    }

    /// Puts the remaining Vikings on the mainland.
    fn send_home(&mut self) {
        for index in 0..self.state.open.explorers.len() {
            let ashore: u8 = self.state.open.chart.lands().map(|(_, land)| land.vikings[index]).sum();
            let explorer = &mut self.state.open.explorers[index];
            explorer.home = VIKINGS - ashore - explorer.cargo.vikings - explorer.dead;
        }
    }

    /// Plays lines such as `A sail L6`.
    pub(super) fn play(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            let (seat, action) = spoken(line);
            if let Err(refusal) = self.game.step(&mut self.state, seat, &action, &mut self.events) {
                panic!("{line}: {refusal:?}; {}", self.choices());
            }
        }
        self
    }

    /// The refusal of a line.
    pub(super) fn refused(&self, line: &str) -> RuleError {
        let (seat, action) = spoken(line);
        self.game.apply(&self.state, seat, &action).expect_err("a refusal")
    }

    /// The key of a refusal without the common prefix, and its ruling: `no-crew EX-39`.
    pub(super) fn refusal(&self, line: &str) -> String {
        let refusal = self.refused(line);
        format!("{} {}", refusal.rule.trim_start_matches("explorers-refuse-"), refusal.ruling)
    }

    /// The codes of the legal actions of the current seat.
    pub(super) fn codes(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, self.state.open.current, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The legal actions that begin with a word, in one line.
    pub(super) fn codes_of(&self, word: &str) -> String {
        let codes = self.codes();
        codes.into_iter().filter(|code| code.split(' ').next() == Some(word)).collect::<Vec<_>>().join(", ")
    }

    /// All legal actions in one line.
    pub(super) fn choices(&self) -> String {
        self.codes().join(", ")
    }

    /// Whether an action is legal.
    pub(super) fn may(&self, code: &str) -> bool {
        self.codes().iter().any(|listed| listed == code)
    }

    pub(super) fn explorer(&self, name: char) -> &Explorer {
        &self.state.open.explorers[seat(name).index()]
    }

    pub(super) fn cargo(&self, name: char) -> String {
        self.explorer(name).cargo.to_string()
    }

    pub(super) fn ship(&self, name: char) -> String {
        self.explorer(name).ship.to_string()
    }

    /// The pieces on a land: `2v pig` with the Vikings of a seat.
    pub(super) fn on(&self, name: char, space: &str) -> String {
        let id = self.state.open.chart.land_id(space.parse().unwrap()).expect("a land space");
        let land = self.state.open.chart.land(id);
        Cargo { vikings: land.vikings[seat(name).index()], herd: land.herd }.to_string()
    }

    /// How many actions are left.
    pub(super) fn actions_left(&self) -> u8 {
        match self.state.open.phase {
            Phase::Act { left } => left,
            other => panic!("{other:?}"),
        }
    }

    /// The island of a land space.
    pub(super) fn island(&self, space: &str) -> Holding {
        let space = space.parse().unwrap();
        let all = holdings(&self.game, &self.state.open);
        all.into_iter().find(|holding| holding.lands.contains(&space)).expect("an island there")
    }

    /// The spaces to which a longship may sail from a sea space.
    pub(super) fn sea_ways(&self, from: &str) -> String {
        let from: Place = from.parse().unwrap();
        let mut ways: Vec<Place> = self.state.open.chart.sea_ways(from).into_iter().collect();
        ways.sort_unstable();
        ways.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The points of a seat from a source.
    pub(super) fn points(&self, name: char, source: &str) -> i32 {
        let sheet = self.game.score(&self.state, seat(name));
        sheet.lines.iter().find(|line| line.source == source).expect("a source").points
    }

    /// The view of a seat; `*` is the public.
    pub(super) fn view(&self, name: char) -> View {
        let viewer = if name == '*' { Viewer::Public } else { Viewer::Seat(seat(name)) };
        self.game.view_for(&self.state, viewer)
    }

    /// Sets the strengths of the remaining settlement tokens.
    pub(super) fn settlements(&mut self, strengths: &[u8]) -> &mut Self {
        let supply = &mut self.state.open.supply.settlements;
        supply.fill(0);
        strengths.iter().for_each(|strength| supply[usize::from(*strength)] += 1);
        self
    }

    /// Makes all unseen backs of enemy ships alike.
    pub(super) fn backs(&mut self, deadly: bool) -> &mut Self {
        let supply = &mut self.state.open.supply;
        (supply.deadly, supply.harmless) = if deadly { (12, 0) } else { (0, 12) };
        self
    }
}

/// A value of a switch by its word.
pub(super) fn word<T: serde::de::DeserializeOwned>(word: &str) -> T {
    serde_json::from_value(word.into()).expect("a value of a switch")
}

fn is_seat(word: &str) -> bool {
    matches!(word, "A" | "B" | "C" | "D")
}

fn spoken(line: &str) -> (Seat, Action) {
    let (name, code) = line.split_once(' ').expect("a seat and a code");
    (seat(name.chars().next().unwrap()), code.parse().unwrap())
}

pub(super) fn seat(name: char) -> Seat {
    assert!(('A'..='D').contains(&name), "{name} is no seat");
    Seat(name as u8 - b'A')
}
