//! Positions drawn as text, so that a test reads like a picture.
//!
//! ```text
//! voyage 2, harbor runes
//! track   A:rune V . B:weapon1/2 monster4 visit port2
//! home    C ghost
//! A       crew 3, weapon1/2 wood4/1, runes 2, ports 1, sold pigs5/1, monsters 4 6, coins 9
//! ```
//!
//! A tile is its kind, its strength or value, and after the slash its shields. `.` is a space without its tile. `V` is
//! a Village that no ship has passed, `V1` one with one Viking left. `visit-1` is a Visit that one ship has passed.
//! Letters are seats. The line `waiting` lists in order the ships that are neither on the track nor `home`. The Harbor
//! follows the last space of the track.

use crate::engine::{Chance, Game, RuleError, Seat, Seed};
use crate::games::raids::Raids;
use crate::games::raids::action::Action;
use crate::games::raids::components::{Goods, Harbor, Tile};
use crate::games::raids::event::Event;
use crate::games::raids::options::Options;
use crate::games::raids::rules;
use crate::games::raids::state::{Ghost, Open, Phase, Ship, Spot, State};

/// A playable position.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) raids: Raids,
    pub(super) state: State,
    /// The events since the scene was drawn.
    pub(super) events: Vec<Event>,
}

impl Scene {
    /// The drawn position, after the turn of the ship furthest back has begun.
    pub(super) fn draw(text: &str) -> Self {
        Self::with(serde_json::json!({}), text)
    }

    /// The same with these switches.
    pub(super) fn with(options: serde_json::Value, text: &str) -> Self {
        Self::of(super::raids(), options, text)
    }

    /// The same with other components.
    pub(super) fn of(raids: Raids, options: serde_json::Value, text: &str) -> Self {
        let open = read(&raids, serde_json::from_value(options).unwrap(), text);
        let mut scene = Self {
            raids,
            state: State { open, secret: (), chance: Chance::seeded(&Seed::from_number(7)) },
            events: Vec::new(),
        };
        rules::next_turn(&scene.raids, &mut scene.state, &mut scene.events).unwrap();
        scene
    }

    pub(super) fn open(&self) -> &Open {
        &self.state.open
    }

    /// Plays lines such as `A sail 7`.
    pub(super) fn play(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            let (seat, action) = spoken(line);
            if let Err(refusal) = self.raids.step(&mut self.state, seat, &action, &mut self.events) {
                panic!("{line}: {refusal:?}\n{}", picture(self.open()));
            }
        }
        self
    }

    /// The refusal of a line.
    pub(super) fn refused(&self, line: &str) -> RuleError {
        let (seat, action) = spoken(line);
        self.raids.apply(&self.state, seat, &action).expect_err("a refusal")
    }

    /// The deciding seat and its choices: `A: sail 3, dock`.
    pub(super) fn choices(&self) -> String {
        let Some(seat) = self.open().asked() else { return "over".to_owned() };
        let mut legal = Vec::new();
        self.raids.legal_actions(&self.state, seat, &mut legal);
        let codes: Vec<String> = legal.iter().map(ToString::to_string).collect();
        format!("{}: {}", letter(seat), codes.join(", "))
    }

    /// The track in the notation of a scene.
    pub(super) fn track(&self) -> String {
        track(self.open())
    }

    /// A ship in the notation of a scene.
    pub(super) fn ship(&self, name: char) -> String {
        ship(&self.open().ships[seat(name).index()])
    }

    /// The crews of all ships.
    pub(super) fn crews(&self) -> Vec<u8> {
        self.open().ships.iter().map(|ship| ship.crew).collect()
    }
}

fn spoken(line: &str) -> (Seat, Action) {
    let (name, code) = line.split_once(' ').expect("a seat and a code");
    (seat(name.chars().next().unwrap()), code.parse().unwrap())
}

fn seat(name: char) -> Seat {
    assert!(('A'..='D').contains(&name), "{name} is no seat");
    Seat(name as u8 - b'A')
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

fn member(name: &str) -> Option<Seat> {
    (name != "ghost").then(|| seat(name.chars().next().unwrap()))
}

/// Reads a drawn position.
fn read(raids: &Raids, options: Options, text: &str) -> Open {
    let mut open = Open {
        options,
        voyage: 1,
        harbors: [Harbor::Arrival, Harbor::Goods, Harbor::Runes, Harbor::Sails],
        spaces: Vec::new(),
        ships: Default::default(),
        ghost: None,
        waiting: Default::default(),
        arrivals: Default::default(),
        pool: 0,
        bank: 0,
        turn: Seat(0),
        phase: Phase::Over,
    };
    let lines: Vec<(&str, &str)> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| line.split_once(' ').unwrap()).collect();
    let players = lines.iter().filter(|(word, _)| word.len() == 1).count() as u8;
    for (word, rest) in &lines {
        match *word {
            "voyage" => {
                let (voyage, harbor) = rest.split_once(", harbor ").unwrap();
                open.voyage = voyage.parse().unwrap();
                open.harbors[usize::from(open.voyage) - 1] = serde_json::from_value(harbor.into()).unwrap();
            }
            "track" | "waiting" | "home" => {}
            _ => open.ships.push(read_ship(rest)),
        }
    }
    for (word, rest) in &lines {
        match *word {
            "track" => {
                for token in rest.split_whitespace() {
                    let space = open.spaces.len() as u8 + 1;
                    let (name, token) = token.split_once(':').map_or((None, token), |(n, token)| (Some(n), token));
                    open.spaces.push(read_spot(raids, players, token));
                    match name.map(member) {
                        Some(Some(seat)) => open.ships[seat.index()].space = space,
                        Some(None) => open.ghost = Some(Ghost { space }),
                        None => {}
                    }
                }
            }
            "waiting" => open.waiting = rest.split_whitespace().map(member).collect(),
            "home" => open.arrivals = rest.split_whitespace().map(member).collect(),
            _ => {}
        }
    }
    let harbor = open.harbor();
    for home in open.arrivals.clone() {
        match home {
            Some(seat) => open.ships[seat.index()].space = harbor,
            None => open.ghost = Some(Ghost { space: harbor }),
        }
    }
    if open.waiting.contains(&None) {
        open.ghost = Some(Ghost { space: 0 });
    }
    let out: i16 = open.ships.iter().map(|ship| i16::from(ship.crew)).sum();
    let taken: i16 = open.ships.iter().map(|ship| i16::from(ship.coins)).sum();
    open.pool = i16::from(raids.vikings) - out - open.spaces.iter().map(|spot| i16::from(spot.vikings)).sum::<i16>();
    open.bank = raids.coins - taken - open.spaces.iter().map(|spot| i16::from(spot.coins)).sum::<i16>();
    open
}

fn read_spot(raids: &Raids, players: u8, token: &str) -> Spot {
    let mut spot = Spot { tile: None, village: false, vikings: 0, coins: 0, passes: 0 };
    if let Some(vikings) = token.strip_prefix('V') {
        spot.village = true;
        spot.vikings = if vikings.is_empty() { players } else { vikings.parse().unwrap() };
        spot.passes = players - spot.vikings;
    } else if token != "." {
        let (name, passes) = token.split_once('-').unwrap_or((token, "0"));
        spot.passes = passes.parse().unwrap();
        spot.tile = Some(read_tile(name));
        let left = |table: &[u8]| table.iter().skip(spot.passes.into()).sum();
        match spot.tile {
            Some(Tile::Visit) => spot.vikings = left(&raids.visit),
            Some(Tile::Pillage) => spot.coins = left(&raids.pillage),
            _ => {}
        }
    }
    spot
}

fn read_tile(token: &str) -> Tile {
    let (head, shields) = token.split_once('/').unwrap_or((token, "0"));
    let digits = head.find(|c: char| c.is_ascii_digit()).unwrap_or(head.len());
    let (kind, value) = head.split_at(digits);
    let (shields, value) = (shields.parse().unwrap(), value.parse().unwrap_or(0));
    match kind {
        "weapon" => Tile::Weapon { strength: value, shields },
        "sail" => Tile::Sail { strength: value, shields },
        "mjollnir" => Tile::Mjollnir { strength: value, shields },
        "pennant" => Tile::Pennant { value, shields },
        "rune" => Tile::Rune,
        "port" => Tile::Port { sales: value },
        "monster" => Tile::Monster { strength: value },
        "visit" => Tile::Visit,
        "pillage" => Tile::Pillage,
        goods => Tile::Goods { goods: serde_json::from_value(goods.into()).unwrap(), value, shields },
    }
}

fn read_ship(text: &str) -> Ship {
    let mut ship = Ship::default();
    for part in text.split(',').map(str::trim) {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        match word {
            "crew" => ship.crew = rest.parse().unwrap(),
            "runes" => ship.runes = rest.parse().unwrap(),
            "ports" => ship.ports = rest.parse().unwrap(),
            "coins" => ship.coins = rest.parse().unwrap(),
            "sold" => ship.sold = rest.split(' ').map(read_tile).collect(),
            "monsters" => ship.monsters = rest.split(' ').map(|n| n.parse().unwrap()).collect(),
            _ => ship.aboard = part.split_whitespace().map(read_tile).collect(),
        }
    }
    ship
}

/// Draws a position: the text that [`read`] reads.
pub(super) fn picture(open: &Open) -> String {
    let harbor = serde_json::to_value(open.harbors[usize::from(open.voyage) - 1]).unwrap();
    let mut lines = vec![format!("voyage {}, harbor {}", open.voyage, harbor.as_str().unwrap())];
    lines.push(format!("track   {}", track(open)));
    for (word, members) in [("waiting", &open.waiting), ("home   ", &open.arrivals)] {
        if !members.is_empty() {
            let names: Vec<String> =
                members.iter().map(|one| one.map_or("ghost".to_owned(), |seat| letter(seat).into())).collect();
            lines.push(format!("{word} {}", names.join(" ")));
        }
    }
    for (index, one) in open.ships.iter().enumerate() {
        lines.push(format!("{}       {}", letter(Seat(index as u8)), ship(one)));
    }
    lines.join("\n")
}

fn track(open: &Open) -> String {
    let spot = |(index, spot): (usize, &Spot)| {
        let space = index as u8 + 1;
        let mut names: String =
            Seat::all(open.ships.len() as u8).filter(|s| open.ships[s.index()].space == space).map(letter).collect();
        if open.ghost.is_some_and(|ghost| ghost.space == space) {
            names.push_str("ghost");
        }
        let what = match spot.tile {
            _ if spot.village && spot.vikings == open.ships.len() as u8 => "V".to_owned(),
            _ if spot.village => format!("V{}", spot.vikings),
            Some(one) if spot.passes > 0 => format!("{}-{}", tile(one), spot.passes),
            Some(one) => tile(one),
            None => ".".to_owned(),
        };
        if names.is_empty() { what } else { format!("{names}:{what}") }
    };
    open.spaces.iter().enumerate().map(spot).collect::<Vec<_>>().join(" ")
}

fn tile(tile: Tile) -> String {
    match tile {
        Tile::Weapon { strength, shields } => format!("weapon{strength}/{shields}"),
        Tile::Sail { strength, shields } => format!("sail{strength}/{shields}"),
        Tile::Mjollnir { strength, shields } => format!("mjollnir{strength}/{shields}"),
        Tile::Pennant { value, shields } => format!("pennant{value}/{shields}"),
        Tile::Goods { goods, value, shields } => format!("{}{value}/{shields}", goods_name(goods)),
        Tile::Rune => "rune".to_owned(),
        Tile::Port { sales } => format!("port{sales}"),
        Tile::Monster { strength } => format!("monster{strength}"),
        Tile::Visit => "visit".to_owned(),
        Tile::Pillage => "pillage".to_owned(),
    }
}

fn goods_name(goods: Goods) -> String {
    serde_json::to_value(goods).unwrap().as_str().unwrap().to_owned()
}

fn ship(ship: &Ship) -> String {
    let tiles = |tiles: &[Tile]| tiles.iter().copied().map(tile).collect::<Vec<_>>().join(" ");
    let mut parts = vec![format!("crew {}", ship.crew)];
    parts.extend((!ship.aboard.is_empty()).then(|| tiles(&ship.aboard)));
    parts.extend((ship.runes > 0).then(|| format!("runes {}", ship.runes)));
    parts.extend((ship.ports > 0).then(|| format!("ports {}", ship.ports)));
    parts.extend((!ship.sold.is_empty()).then(|| format!("sold {}", tiles(&ship.sold))));
    let monsters: Vec<String> = ship.monsters.iter().map(ToString::to_string).collect();
    parts.extend((!monsters.is_empty()).then(|| format!("monsters {}", monsters.join(" "))));
    parts.extend((ship.coins > 0).then(|| format!("coins {}", ship.coins)));
    parts.join(", ")
}

#[test]
fn a_drawn_scene_can_be_read_back() {
    let text = "voyage 2, harbor runes
track   A:rune V . B:weapon1/2 monster4 visit-1 port2 V1 pillage
home    C
A       crew 3, weapon1/2 wood4/1, runes 2, ports 1, sold pigs5/1, monsters 4 6, coins 9
B       crew 0, sail2/1
C       crew 2, pennant5/1 mjollnir1/1";
    assert_eq!(picture(&read(&super::raids(), Options::default(), text)), text);
}
