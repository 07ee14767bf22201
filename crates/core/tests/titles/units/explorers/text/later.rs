//! What choices say of later turns, compared with a search over legal actions in which all other seats pass.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::json;

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Feature, Herd};
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::state::Phase;
use crate::play::switched;
use crate::title::{Asked, Choice, Present};

/// The actions of a turn.
const TURN: usize = 4;

/// How often each sentence was compared.
#[derive(Debug, Default)]
struct Tally {
    home: usize,
    reach: usize,
    barred: usize,
    none: usize,
}

/// A position after a choice, for its seat alone.
struct After<'a> {
    game: &'a Explorers,
    seat: Seat,
    state: State,
    /// The actions that are left of this turn, and the turns after it.
    left: usize,
    turns: usize,
}

impl<'a> After<'a> {
    fn new(game: &'a Explorers, before: &State, seat: Seat, actions: &[Action]) -> Self {
        let mut state = before.clone();
        for action in actions {
            game.step(&mut state, seat, action, &mut Vec::new()).expect("a legal action");
        }
        let left = match state.open.phase {
            Phase::Act { left } => left.into(),
            Phase::Place { .. } => TURN,
            _ => 0,
        };
        let all = if before.open.explorers.len() == 1 { 16 } else { 48 };
        let turns = usize::from(all - before.open.turn) / before.open.explorers.len();
        Self { game, seat, state, left, turns }
    }

    /// The turn of the action with this number, 0 for this turn.
    fn turn_of(&self, actions: usize) -> usize {
        actions.saturating_sub(self.left).div_ceil(TURN)
    }

    fn rested(&self, state: &State) -> State {
        let mut state = state.clone();
        state.open.current = self.seat;
        state.open.phase = Phase::Act { left: TURN as u8 };
        state
    }

    fn legal(&self, state: &State) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, self.seat, &mut legal);
        legal
    }

    /// The actions to every place where a full crew can sail from one. Without `fights`, an enemy ship stops it.
    fn sails(&self, from: Place, fights: bool) -> BTreeMap<Place, usize> {
        let mut far = BTreeMap::from([(from, 0)]);
        let mut open = VecDeque::from([from]);
        let mut state = self.rested(&self.state);
        state.open.explorers[self.seat.index()].cargo = Cargo::of(3);
        while let Some(at) = open.pop_front() {
            if at != from && !fights && state.open.chart.has_enemy(at) {
                continue;
            }
            state.open.explorers[self.seat.index()].ship = at;
            for action in self.legal(&state) {
                if let Action::Sail(to) = action
                    && !far.contains_key(&to)
                {
                    far.insert(to, far[&at] + 1);
                    open.push_back(to);
                }
            }
        }
        far
    }

    fn ship(&self) -> Place {
        self.state.open.explorers[self.seat.index()].ship
    }

    /// Whether a longship gets to the tile of a land, and home from there if the land has livestock. Without a land, whether
    /// it gets home.
    fn has_way(&self, land: Option<Space>, home: bool, fights: bool) -> bool {
        let seas = self.sails(self.ship(), fights).into_keys();
        let enemy = |at: &Place| self.state.open.chart.has_enemy(*at);
        let mut stops = seas.filter(|at| land.is_none_or(|land| at.space().is_some_and(|at| at.cell == land.cell)));
        match land {
            None => stops.any(|at| at == Place::Home),
            Some(_) => stops
                .filter(|at| fights || *at == self.ship() || !enemy(at))
                .any(|at| !home || self.sails(at, fights).contains_key(&Place::Home)),
        }
    }

    /// The fewest actions, without a fight, after which the seat has just done what `done` looks for.
    fn fewest(&self, land: Option<Space>, done: impl Fn(&State, Action, &State) -> bool) -> Option<usize> {
        let start = self.rested(&self.state);
        let key = |state: &State| {
            let explorer = &state.open.explorers[self.seat.index()];
            let there = land.and_then(|land| state.open.chart.land_id(land)).map(|id| state.open.chart.land(id));
            let there = there.map(|there| (there.vikings[self.seat.index()], there.herd.to_string()));
            (explorer.ship, explorer.cargo.to_string(), explorer.delivered.to_string(), there)
        };
        let mut known = BTreeSet::from([key(&start)]);
        let mut open = VecDeque::from([(start, 0)]);
        while let Some((state, far)) = open.pop_front() {
            for action in self.legal(&state) {
                let useful = match action {
                    Action::Sail(_) => true,
                    Action::Load(Place::At(at), _) | Action::Unload(Place::At(at), _) => land == Some(at),
                    Action::Unload(Place::Home, cargo) => cargo.vikings == 0,
                    _ => false,
                };
                if !useful {
                    continue;
                }
                let (after, events) = self.game.apply(&state, self.seat, &action).expect("a legal action");
                if events.iter().any(|event| matches!(event, Event::EnemyShipDestroyed { .. })) {
                    continue;
                }
                if done(&state, action, &after) {
                    return Some(far + 1);
                }
                let after = self.rested(&after);
                if known.insert(key(&after)) {
                    open.push_back((after, far + 1));
                }
            }
        }
        None
    }

    /// The fewest actions until livestock of a land, or what is aboard, is delivered for so many points.
    fn home(&self, land: Option<Space>, points: i32) -> Option<usize> {
        let herd = |state: &State| {
            let id = land.and_then(|land| state.open.chart.land_id(land));
            id.map_or(0, |id| state.open.chart.land(id).herd.count())
        };
        let lies = herd(&self.state);
        let score = |state: &State| self.game.score(state, self.seat).total();
        self.fewest(land, |before, action, after| {
            let fetched = land.is_none() || herd(after) < lies;
            matches!(action, Action::Unload(Place::Home, _)) && fetched && score(after) - score(before) == points
        })
    }

    /// Compares what a choice says of later turns. `land` is what it is about, with or without livestock.
    fn check(&self, land: Option<(Space, bool)>, enemy: Option<Place>, choice: &Choice, tally: &mut Tally) {
        let told = || format!("{}: {} · {}", choice.code, choice.label, choice.detail);
        let at = land.map(|(land, _)| land);
        let home = land.is_none_or(|(_, livestock)| livestock);
        let in_time = |turn: usize, actions: Option<usize>| {
            let turns = actions.map(|actions| self.turn_of(actions));
            assert_eq!(turns, Some(turn), "{actions:?} actions, {} left: {}", self.left, told());
            assert!(turn <= self.turns, "too late: {}", told());
        };
        for fact in choice.detail.split(" · ") {
            if let Some((points, when)) = fact.split_once(" VP, home ") {
                let points = points.replace('−', "-").trim_start_matches('+').parse().expect("points");
                in_time(turn(when), self.home(at, points));
                tally.home += 1;
            } else if let Some((_, when)) = fact.split_once(" in reach ") {
                let actions = match enemy {
                    Some(enemy) => self.sails(self.ship(), false).get(&enemy).copied(),
                    None => self.fewest(at, |_, action, _| matches!(action, Action::Unload(Place::At(_), _))),
                };
                in_time(turn(when), actions);
                tally.reach += 1;
            } else if fact == "no way for your Longship" {
                assert!(!self.has_way(at, home, true), "there is a way: {}", told());
                tally.none += 1;
            } else if fact == "only past an Enemy Ship" {
                assert!(!self.has_way(at, home, false), "there is a free way: {}", told());
                assert!(self.has_way(at, home, true), "there is no way: {}", told());
                tally.barred += 1;
            }
        }
    }
}

/// The turn that a sentence names, 0 for this one.
fn turn(when: &str) -> usize {
    match when {
        "this turn" => 0,
        "next turn" => 1,
        _ => when.trim_start_matches("in ").trim_end_matches(" turns").parse().expect("a number of turns"),
    }
}

/// Checks a choice of a position.
fn check(game: &Explorers, state: &State, seat: Seat, actions: &[Action], choice: &Choice, tally: &mut Tally) {
    let after = After::new(game, state, seat, actions);
    let named = |what: &str| choice.label.split_once(what).and_then(|(_, at)| at.rsplit(' ').next()?.parse().ok());
    let land = match actions {
        [Action::Place(tile, cell, _)] => match game.tiles[tile.index()].feature {
            Some(Feature::Animal(_, region)) => Some((Space { cell: *cell, region }, true)),
            Some(Feature::Settlement(region)) => Some((Space { cell: *cell, region }, false)),
            _ => None,
        },
        // What is aboard is brought home.
        _ if after.state.open.explorers[seat.index()].cargo.herd != Herd::NONE => None,
        _ => named("Fetch ").map(|land| (land, true)),
    };
    let enemy = named("Fight the Enemy Ship at ").map(Place::At);
    after.check(land, enemy, choice, tally);
}

fn check_all(game: &Explorers, state: &State, seat: Seat, every: usize, tally: &mut Tally) {
    let voice = Voice::new(Locale::En, Vec::new());
    let asked = Asked::to(game, state, seat);
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let choices = game.choices(&asked, &legal, &voice);
    let legal = legal.into_iter().map(|action| vec![action]).zip(choices).step_by(every);
    let intents = game.intents(&asked.view, seat).into_iter().zip(game.intent_choices(&asked, &voice));
    legal.chain(intents).for_each(|(actions, choice)| check(game, state, seat, &actions, &choice, tally));
}

/// Slow: a search over legal actions checks each choice of many positions.
#[test]
fn later_turns_are_told_as_a_search_finds_them() {
    let game = explorers();
    let mut tally = Tally::default();
    let switches = [
        json!({ "board": "a1" }),
        json!({ "board": "a2", "shore_edges": "sea" }),
        json!({ "board": "b1", "first_player": "before_captains" }),
        json!({ "board": "b2" }),
    ];
    for (number, (player, most)) in (0..).zip([("random", 400), ("careful", 400), ("normal", 120)].repeat(4)) {
        let policy = Explorers::POLICIES.iter().find(|(name, _)| *name == player).unwrap().1();
        let seats = [2, 3, 4, 1][number as usize / 3];
        let options = switched::<Explorers>(&switches[number as usize % 4]);
        play_by(&*policy, &game, &options, seats, 700 + number, most, |tale| {
            let Some(seat) = tale.asked.filter(|_| tale.history.len() % 6 == number as usize % 6) else { return };
            check_all(&game, &tale.state, seat, 4, &mut tally);
        });
    }
    let Tally { home, reach, barred, none } = tally;
    assert!(home > 500 && reach > 60 && barred > 40 && none > 400, "too few: {home}, {reach}, {barred}, {none}");
}

/// The position after these actions of a game with this seed, whose seats play in turn of their decisions.
fn played(game: &Explorers, seats: u8, seed: &str, codes: &str) -> State {
    let (mut state, _) = game.setup(&board("a1"), seats, Chance::seeded(&seed.parse().unwrap())).unwrap();
    for code in codes.split("; ") {
        let seat = game.asked(&state.open).unwrap();
        game.step(&mut state, seat, &code.parse().unwrap(), &mut Vec::new()).unwrap();
    }
    state
}

/// What the choice with this code says of later turns, after it is checked.
fn told(game: &Explorers, state: &State, code: &str) -> Vec<String> {
    let seat = state.open.current;
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let action: Action = code.parse().unwrap();
    let at = legal.binary_search(&action).unwrap();
    let choice = game.choices(&Asked::to(game, state, seat), &legal, &voice(Locale::En)).swap_remove(at);
    check(game, state, seat, &[action], &choice, &mut Tally::default());
    choice.detail.split(" · ").map(str::to_owned).collect()
}

#[test]
fn no_way_leads_past_an_enemy_ship_without_a_fight() {
    let game = explorers();
    let seed = "3abf3dba580929455bef45a716a8888b62b5c266092d09a6b59af0b7eb89db57";
    let state = played(&game, 2, seed, PAST_AN_ENEMY);
    assert_eq!(told(&game, &state, "place T16 I6 r3")[0], "only past an Enemy Ship");
}

#[test]
fn a_way_is_denied_only_if_no_fight_opens_it() {
    let game = explorers();
    let seed = "63922ee1b81fa62c76b40403691648bf14ad9430289c6f4ed18d583e90d2db9e";
    let state = played(&game, 3, seed, BEHIND_AN_ENEMY);
    assert_eq!(told(&game, &state, "place T31 O7 r4")[0], "only past an Enemy Ship");
}

/// A game of two players, up to a tile that an enemy ship bars.
const PAST_AN_ENEMY: &str = "captain shieldmaiden; captain hero; place T22 L6 r1; sail L5; unload L5 1v; sail M5; sail L6; done; place T27 \
    K5 r4; load home 1v; sail M5; done; place T15 K6 r2; unload L6 1v; load L6 1v goat; sail M5; sail home; done; \
    place T20 K7 r5; sail L6; unload L6 3v; load L6 2v; load L6 1v; done; place T30 O5 r0; unload home goat; load \
    home 2v; sail N5; unload N5 1v; done; place T01 J4 r4; done; place T31 N6 r3; sail O5; unload O5 1v; load O5 \
    cattle; sail N5; done; place T35 N7 r2; unload L6 3v; walk L6 L5 1; walk L5 L6 1; load L6 2v; done; place T02 \
    O6 r3; sail home; unload home cattle; load home 2v; sail L5; done; place T40 J6 r2; unload L6 2v; load L6 3v; \
    sail M5; sail L6; done; place T18 J5 r0; sail K5; unload K5 2v; outpost J6s; done; place T25 O4 r5; unload L6 \
    1v; unload L6 1v; sail M5; walk L6 L5 2; done";

/// A game of three players, up to a tile that an enemy ship bars.
const BEHIND_AN_ENEMY: &str = "captain trader; captain shieldmaiden; captain cartographer; place T02 L6 r3; sail L5; unload L5 1v; sail M5; \
    sail L6; done; place T14 M6 r1; sail N5; unload N5 1v; sail home; load home 2v; done; place T12 K6 r2; sail \
    L5; unload L5 1v; sail M5; sail L6; done; place T10 K5 r5; unload L6 1v; load L6 1v chicken; sail M6; unload \
    M6 1v; done; place T28 N6 r2; sail L5; unload L5 2v; sail K5; unload K5 1v; done; place T07 K7 r0; sail M6; \
    done; place T17 O5 r5; load M6 1v sheep; sail M5; sail home; unload home chicken sheep; done; place T22 J6 r2; \
    load K5 1v pig; sail L5; sail home; unload home pig; done; place T24 K8 r0; sail M5; sail home; load home 2v; \
    sail L5; done; place T33 L9 r1; load home 2v; sail L5; unload L5 2v; sail M5; done; place T26 M7 r4; load home \
    2v; sail L5; unload L5 2v; walk N5 N6 1; done; place T11 L7 r0; sail M5; sail N5; unload N5 2v; walk N5 N6 2; \
    done; place T48 L8 r5; sail home; load home 2v; sail L5; unload L5 2v; done; place T30 M9 r2; sail home; load \
    home 1v; sail L5; unload L5 1v; done; place T45 M8 r2; walk N6 O5 2; sail home; load home 2v; sail M5; done; \
    place T21 N7 r5; sail home; load home 1v; sail M5; sail M6; done; place T38 I6 r4; sail M5; sail M6; sail M7; \
    unload M7 1v; done";
