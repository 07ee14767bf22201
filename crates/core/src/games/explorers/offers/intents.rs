//! What a seat may want, each as a sequence of actions that one choice takes. It is a place for a tile, the way to a goal
//! of the computer player's plans, or a voyage or walk of several steps.
//!
//! Knows the open state and the seat's own hand only.

use super::*;
use crate::games::explorers::components::WALKERS;
use crate::games::explorers::policy::plans::{Plan, Planner, best};
use crate::games::explorers::rules;
use crate::games::explorers::state::{Explorer, Open, Private};

/// The most intents that are proposed: the others are reached through the branches of actions.
const PROPOSED: usize = 4;
/// The most voyages, and the most walks.
const FARTHER: usize = 30;

/// What an intent is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// One of the best places for a tile.
    Place(Tile, Cell, u8),
    /// A goal, which may take later turns too.
    Reach(Goal),
    /// A voyage of several steps.
    Voyage,
    /// A walk of several steps.
    March(Space, Space, u8),
}

impl Aim {
    /// Whether it is proposed by its number, in the picture too.
    pub const fn is_proposed(self) -> bool {
        matches!(self, Self::Place(..) | Self::Reach(_))
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
    let open = &view.open;
    let legal = legal(game, view, seat);
    let mut intents = match open.phase {
        Phase::Place { .. } => places(game, open, seat, &legal),
        Phase::Act { .. } => ways(game, open, seat, &legal),
        Phase::Captain | Phase::Over => Vec::new(),
    };
    if let Phase::Act { left } = open.phase
        && open.asks(seat)
    {
        let mut farther = voyages(open, seat, left);
        farther.extend(marches(open, seat, left));
        farther.retain(|intent| intents.iter().all(|proposed| proposed.actions != intent.actions));
        intents.extend(farther);
    }
    intents
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
fn ways(game: &Explorers, open: &Open, seat: Seat, legal: &[Action]) -> Vec<Intent> {
    let Some(planner) = Planner::new(game, open, seat) else { return Vec::new() };
    let mut plans = planner.plans(legal);
    // A stable order: among equals the first stays first, as for the computer player.
    plans.sort_by(|(_, one), (_, other)| one.order(other));
    let mut intents: Vec<Intent> = Vec::new();
    let mut goals: Vec<Goal> = Vec::new();
    for (goal, plan) in plans {
        if goals.contains(&goal) {
            continue;
        }
        goals.push(goal);
        let actions = pursued(game, open, seat, goal, plan);
        if actions.is_empty() || intents.iter().any(|other| other.actions == actions) {
            continue;
        }
        intents.push(Intent { aim: Aim::Reach(goal), actions });
        if intents.len() == PROPOSED {
            break;
        }
    }
    intents
}

/// The actions of this turn towards a goal. They end with a random result.
fn pursued(game: &Explorers, open: &Open, seat: Seat, mut goal: Goal, mut plan: Plan) -> Vec<Action> {
    let mut open = open.clone();
    let mut actions = Vec::new();
    loop {
        let first = plan.first;
        let spent = matches!(open.phase, Phase::Act { left } if left < first.cost());
        if first == Action::Done || spent {
            return actions;
        }
        actions.push(first);
        if matches!(first, Action::Sail(to) if open.chart.has_enemy(to)) {
            return actions;
        }
        open.advance(first);
        goal = match (goal, first) {
            // What is aboard is brought home.
            (Goal::Fetch(_), Action::Load(_, cargo)) if !cargo.herd.is_empty() => Goal::Deliver,
            (Goal::Fetch(_), Action::Herd(_, to, _)) => Goal::Fetch(to),
            _ => goal,
        };
        let mut legal = Vec::new();
        rules::legal(game, &open, Private { hand: &[], offer: &[] }, seat, &mut legal);
        let plans = Planner::new(game, &open, seat).map(|planner| planner.plans(&legal)).unwrap_or_default();
        match best(plans.into_iter().filter(|(to, _)| *to == goal).map(|(_, plan)| plan)) {
            Some(next) => plan = next,
            None => return actions,
        }
    }
}

/// Voyages of several steps to every sea that the longship can reach in this turn; a fight ends one.
fn voyages(open: &Open, seat: Seat, left: u8) -> Vec<Intent> {
    let Explorer { ship, cargo, .. } = &open.explorers[seat.index()];
    let ways = shortest(*ship, left, |from| {
        open.chart.sails(from, cargo.vikings).into_iter().map(|to| (to, open.chart.has_enemy(to))).collect()
    });
    let voyage =
        |way: Vec<Place>| Intent { aim: Aim::Voyage, actions: way[1..].iter().map(|to| Action::Sail(*to)).collect() };
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
