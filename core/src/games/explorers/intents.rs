//! What a seat may want, each as a sequence of actions that one choice takes. It is a place for a tile, the way to a goal
//! of the computer player's plans, or a voyage or walk of several steps.
//!
//! Knows the open state and the seat's own hand only.

use std::cmp::Reverse;

use super::action::Action;
use super::components::{BOARDING, Explorers, Herd, Tile, WALKERS};
use super::place::{Cargo, Place, Space};
use super::policy::plans::{Goal, Plan, Planner};
use super::policy::tiles::Glance;
use super::rules::{self, cost};
use super::state::{Open, Phase, Private};
use super::view::View;
use crate::canvas::hex::Cell;
use crate::engine::Seat;

/// The most intents that are proposed: the others are reached through the branches of actions.
const PROPOSED: usize = 4;
/// The most voyages, and the most walks.
const FARTHER: usize = 30;

/// What an intent is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// One of the best places for a tile.
    Place(Tile, Cell, u8),
    /// A goal. `later` counts the actions that it takes after this turn.
    Reach { goal: Goal, later: u8 },
    /// A voyage of several steps.
    Voyage(Place),
    /// A walk of several steps.
    March(Space, Space, u8),
}

impl Aim {
    /// Whether it is proposed by its number, in the picture too.
    pub const fn is_proposed(self) -> bool {
        matches!(self, Self::Place(..) | Self::Reach { .. })
    }
}

/// A sequence of actions that one choice takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    pub aim: Aim,
    pub actions: Vec<Action>,
}

/// The legal actions of a seat as far as the view shows its hand; none for a seat that is not asked.
pub fn legal(game: &Explorers, view: &View, seat: Seat) -> Vec<Action> {
    let View { open, known, .. } = view;
    let mut legal = Vec::new();
    if let Some(Some(hand)) = known.hands.get(seat.index()).filter(|_| open.asks(seat)) {
        rules::legal(game, open, Private { hand, offer: &[] }, seat, &mut legal);
    }
    legal
}

pub fn actions(game: &Explorers, view: &View, seat: Seat) -> Vec<Vec<Action>> {
    all(game, view, seat).into_iter().map(|intent| intent.actions).collect()
}

/// All intents of a seat, the proposed ones first, the best of these first.
pub fn all(game: &Explorers, view: &View, seat: Seat) -> Vec<Intent> {
    let mut intents = proposed(game, view, seat);
    if let Phase::Act { left } = view.open.phase
        && view.open.asks(seat)
    {
        let mut farther = voyages(&view.open, seat, left);
        farther.extend(marches(&view.open, seat, left));
        farther.retain(|intent| intents.iter().all(|proposed| proposed.actions != intent.actions));
        intents.extend(farther);
    }
    intents
}

/// The intents that are proposed to a seat, the best first.
pub fn proposed(game: &Explorers, view: &View, seat: Seat) -> Vec<Intent> {
    let open = &view.open;
    let legal = legal(game, view, seat);
    match (open.phase, view.known.hands.get(seat.index())) {
        (Phase::Place { .. }, _) => places(game, open, seat, &legal),
        (Phase::Act { .. }, Some(Some(hand))) => ways(game, open, Private { hand, offer: &[] }, seat, &legal),
        _ => Vec::new(),
    }
}

/// The best place of each tile, then the next best ones. No two are on one cell.
fn places(game: &Explorers, open: &Open, seat: Seat, legal: &[Action]) -> Vec<Intent> {
    let glance = Glance::new(game, open, seat);
    let judged = legal.iter().filter_map(|action| match *action {
        Action::Place(tile, cell, turn) => Some((glance.value(tile, cell, turn)?, (tile, cell, turn))),
        _ => None,
    });
    let mut judged: Vec<(i32, (Tile, Cell, u8))> = judged.collect();
    judged.sort_by_key(|(value, _)| Reverse(*value));
    let mut taken: Vec<(i32, (Tile, Cell, u8))> = Vec::new();
    for again in [false, true] {
        for place @ (_, (tile, cell, _)) in &judged {
            let free = taken.iter().all(|(_, (other, at, _))| at != cell && (again || other != tile));
            if free && taken.len() < PROPOSED {
                taken.push(*place);
            }
        }
    }
    taken.sort_by_key(|(value, _)| Reverse(*value));
    let intent = |(_, (tile, cell, turn))| Intent {
        aim: Aim::Place(tile, cell, turn),
        actions: vec![Action::Place(tile, cell, turn)],
    };
    taken.into_iter().map(intent).collect()
}

/// The ways to the goals with the highest value for each action.
fn ways(game: &Explorers, open: &Open, private: Private<'_>, seat: Seat, legal: &[Action]) -> Vec<Intent> {
    let Some(planner) = Planner::new(game, open, seat) else { return Vec::new() };
    let mut plans = planner.plans(legal);
    // A stable order: among equals the first stays first, as for the computer player.
    plans.sort_by(|(_, one), (_, other)| order(one, other));
    let mut intents: Vec<Intent> = Vec::new();
    let mut goals: Vec<Goal> = Vec::new();
    for (goal, plan) in plans {
        if goals.contains(&goal) {
            continue;
        }
        goals.push(goal);
        let (actions, later) = pursued(game, open, private, seat, goal, plan);
        if actions.is_empty() || intents.iter().any(|other| other.actions == actions) {
            continue;
        }
        intents.push(Intent { aim: Aim::Reach { goal, later }, actions });
        if intents.len() == PROPOSED {
            break;
        }
    }
    intents
}

fn order(one: &Plan, other: &Plan) -> std::cmp::Ordering {
    match (one.is_better_than(other), other.is_better_than(one)) {
        (true, _) => std::cmp::Ordering::Less,
        (_, true) => std::cmp::Ordering::Greater,
        _ => std::cmp::Ordering::Equal,
    }
}

/// The actions of this turn towards a goal, and how many more the goal takes. They end with a random result.
fn pursued(
    game: &Explorers,
    open: &Open,
    private: Private<'_>,
    seat: Seat,
    mut goal: Goal,
    mut plan: Plan,
) -> (Vec<Action>, u8) {
    let mut open = open.clone();
    let mut actions = Vec::new();
    loop {
        let first = plan.first;
        let spent = matches!(open.phase, Phase::Act { left } if left < cost(first).max(1));
        if first == Action::Done || spent {
            return (actions, plan.length.clamp(0, 99) as u8);
        }
        actions.push(first);
        if matches!(first, Action::Sail(to) if open.chart.has_enemy(to)) {
            return (actions, 0);
        }
        advance(&mut open, first);
        goal = match (goal, first) {
            // What is aboard is brought home.
            (Goal::Fetch(_), Action::Load(_, cargo)) if !cargo.herd.is_empty() => Goal::Deliver,
            (Goal::Fetch(_), Action::Herd(_, to, _)) => Goal::Fetch(to),
            _ => goal,
        };
        let mut legal = Vec::new();
        rules::legal(game, &open, private, seat, &mut legal);
        // Without actions left, the plan still says how many more it takes.
        let spent = open.phase == Phase::Act { left: 0 };
        let plans = Planner::new(game, &open, seat).map(|planner| planner.all()).unwrap_or_default().into_iter();
        let plans = plans.filter(|(to, next)| *to == goal && (spent || legal.binary_search(&next.first).is_ok()));
        match plans.reduce(|best, next| if next.1.is_better_than(&best.1) { next } else { best }) {
            Some((_, next)) => plan = next,
            None => return (actions, 0),
        }
    }
}

/// The open state after an action without a random result.
pub fn advance(open: &mut Open, action: Action) {
    let mut go = |from: Space, to: Space, party: Cargo| {
        open.leave(Place::At(from), &party);
        open.arrive(Place::At(to), &party);
    };
    match action {
        Action::Load(from, cargo) => {
            open.leave(from, &cargo);
            open.explorer_mut().cargo.add(&cargo);
        }
        Action::Unload(to, cargo) => {
            open.explorer_mut().cargo.take(&cargo);
            open.arrive(to, &cargo);
        }
        Action::Sail(to) => open.explorer_mut().ship = to,
        Action::Walk(from, to, vikings) => go(from, to, Cargo::of(vikings)),
        Action::Herd(from, to, animal) => go(from, to, Cargo { vikings: 1, herd: Herd::one(animal) }),
        Action::Outpost(corner) => _ = open.build(corner),
        Action::Captain(_) | Action::Place(..) | Action::Done => return,
    }
    if let Phase::Act { left } = &mut open.phase {
        *left = left.saturating_sub(cost(action));
    }
}

/// The same after any action, with what is certain of a random result.
pub fn foresee(open: &mut Open, action: Action) {
    let enemy = matches!(action, Action::Sail(to) if open.chart.has_enemy(to));
    advance(open, action);
    open.explorer_mut().ships += u8::from(enemy);
}

/// Voyages of several steps to every sea that the longship can reach in this turn; a fight ends one.
fn voyages(open: &Open, seat: Seat, left: u8) -> Vec<Intent> {
    let explorer = &open.explorers[seat.index()];
    if explorer.cargo.vikings == 0 {
        return Vec::new();
    }
    let fights = explorer.cargo.vikings >= BOARDING;
    let ways = shortest(explorer.ship, left, |from| {
        let there = open.chart.sea_ways(from).into_iter().map(|to| (to, open.chart.has_enemy(to)));
        there.filter(|(_, enemy)| fights || !enemy).collect()
    });
    let voyage = |way: Vec<Place>| Intent {
        aim: Aim::Voyage(way[way.len() - 1]),
        actions: way[1..].iter().map(|to| Action::Sail(*to)).collect(),
    };
    ways.into_iter().map(voyage).take(FARTHER).collect()
}

/// Walks of several steps from every land with Vikings of the seat.
fn marches(open: &Open, seat: Seat, left: u8) -> Vec<Intent> {
    let chart = &open.chart;
    let mut marches = Vec::new();
    for (start, land) in chart.lands() {
        for vikings in 1..=land.vikings[seat.index()].min(WALKERS) {
            let ways = shortest(start, left, |from| chart.land_ways(from).map(|to| (to, false)).collect());
            marches.extend(ways.into_iter().map(|way| {
                let way: Vec<Space> = way.into_iter().map(|land| chart.place_of(land)).collect();
                let steps = way.windows(2).map(|step| Action::Walk(step[0], step[1], vikings));
                Intent { aim: Aim::March(way[0], way[way.len() - 1], vikings), actions: steps.collect() }
            }));
        }
    }
    marches.truncate(FARTHER);
    marches
}

/// A shortest way of several steps, but at most `most`, to each place that has one, the nearest places first. `steps`
/// gives the next places, and whether a way ends there.
fn shortest<P: Copy + PartialEq>(start: P, most: u8, steps: impl Fn(P) -> Vec<(P, bool)>) -> Vec<Vec<P>> {
    let mut found = vec![(vec![start], false)];
    let mut at = 0;
    while at < found.len() {
        let (way, ends) = found[at].clone();
        if !ends && way.len() <= usize::from(most) {
            for (to, last) in steps(way[way.len() - 1]) {
                if found.iter().all(|(known, _)| known.last() != Some(&to)) {
                    found.push((way.iter().copied().chain([to]).collect(), last));
                }
            }
        }
        at += 1;
    }
    found.into_iter().map(|(way, _)| way).filter(|way| way.len() > 2).collect()
}
