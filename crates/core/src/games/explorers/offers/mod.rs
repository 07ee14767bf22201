//! What a seat may choose, as a tree: proposals, kinds of actions, the tiles of the hand and where each may lie. Buttons
//! and menus show it page by page, and the picture of a page marks the same places with the same numbers.

pub mod intents;

use std::cmp::Reverse;

use super::action::{Action, Goal};
use super::components::{Explorers, Tile};
use super::place::{Place, Space};
use super::policy::tiles::Glance;
use super::state::Phase;
use super::view::View;
use crate::canvas::hex::{Cell, Corner};
use crate::canvas::kit::HexGrid;
use crate::engine::Seat;
use crate::title::spelling::words;
use intents::Intent;

pub use intents::{Aim, legal};

/// The most choices and branches on the first page.
const FIRST: usize = 10;
/// The most places for a tile on a page, beside the branches to the others.
const PLACES: usize = 6;
/// The highest number that has a sign.
const NUMBERS: usize = 20;
/// The most cells in a row that the picture of a page shows, and the most rows.
const WINDOW: (i32, i32) = (7, 5);

words! {
    /// A kind of action.
    pub enum Kind { Load = "load", Unload = "unload", Sail = "sail", Walk = "walk", Herd = "herd" }
}

impl Kind {
    const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Load(..) => Some(Self::Load),
            Action::Unload(..) => Some(Self::Unload),
            Action::Sail(_) => Some(Self::Sail),
            Action::Walk(..) => Some(Self::Walk),
            Action::Herd(..) => Some(Self::Herd),
            Action::Captain(_) | Action::Place(..) | Action::Outpost(_) | Action::Done => None,
        }
    }
}

/// The direction of further places, as a word.
pub type Side = &'static str;

/// What the choices behind a branch have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A proposal has a branch of its own, which keeps its rank.
    Proposal(u16),
    Kind(Kind),
    Tile(Tile),
    /// Places outside of the picture.
    Beyond(Side),
    Cell(Tile, Cell),
}

/// What the picture marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A tile of the hand.
    Tile(Tile),
    /// A tile on a cell, turned clockwise by sixths.
    Cell(Tile, Cell, u8),
    /// A tile turned for a cell.
    Turned(Tile, Cell, u8),
    Land(Space),
    Sea(Place),
    Corner(Corner),
}

impl Spot {
    /// The cells that show it; none at home.
    pub fn cells(self) -> Vec<Cell> {
        match self {
            Self::Cell(_, cell, _) => vec![cell],
            Self::Turned(_, cell, _) => cell.neighbours().into_iter().chain([cell]).collect(),
            Self::Land(space) | Self::Sea(Place::At(space)) => vec![space.cell],
            Self::Corner(corner) => corner.cells().to_vec(),
            Self::Tile(_) | Self::Sea(Place::Home) => Vec::new(),
        }
    }
}

/// A branch of the tree.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub step: Step,
    pub rank: u16,
    pub mark: Mark,
}

/// A number on a page, and what has this number in the picture.
pub type Mark = Option<(usize, Spot)>;

/// A choice: actions, and the branches that lead to it.
#[derive(Clone, Debug)]
pub struct Offer {
    pub actions: Vec<Action>,
    /// What its actions are for; `None` for a single action.
    pub aim: Option<Aim>,
    pub branches: Vec<Node>,
    pub mark: Mark,
}

impl Offer {
    /// Whether it is proposed on the first page, with its reasons.
    pub fn is_proposed(&self) -> bool {
        self.aim.is_some_and(Aim::is_proposed)
    }

    /// The mark on the page behind the first `depth` branches.
    fn mark_at(&self, depth: usize) -> Mark {
        self.branches.get(depth).map_or(self.mark, |branch| branch.mark)
    }

    /// Whether it places a tile as this spot shows it.
    pub fn places(&self, spot: Spot) -> bool {
        let Spot::Cell(tile, cell, turn) = spot else { return false };
        self.actions == [Action::Place(tile, cell, turn)]
    }

    /// Whether it is behind the first `depth` branches of another.
    pub fn is_within(&self, other: &Self, depth: usize) -> bool {
        let same = |(one, other): (&Node, &Node)| one.step == other.step;
        let both = self.branches.len().min(other.branches.len()) >= depth;
        both && self.branches.iter().zip(&other.branches).take(depth).all(same)
    }
}

/// All choices of a seat: these legal actions in order, then its intents.
pub fn all(game: &Explorers, view: &View, seat: Seat, legal: &[Action]) -> Vec<Offer> {
    let intents = intents::all(game, view, seat);
    match view.open.phase {
        Phase::Place { .. } => places(game, view, seat, legal, intents),
        _ => actions(legal, intents),
    }
}

/// What the page behind the first `depth` branches of a choice marks, in order of number.
pub fn marks(offers: &[Offer], choice: usize, depth: usize) -> Vec<(usize, Spot, &Offer)> {
    let Some(chosen) = offers.get(choice) else { return Vec::new() };
    let within = offers.iter().filter(|offer| offer.is_within(chosen, depth));
    let mut marks: Vec<(usize, Spot, &Offer)> = Vec::new();
    for (offer, (number, spot)) in within.filter_map(|offer| Some((offer, offer.mark_at(depth)?))) {
        if marks.iter().all(|known| known.0 != number) {
            marks.push((number, spot, offer));
        }
    }
    marks.sort_by_key(|(number, ..)| *number);
    marks
}

/// The proposals with the first numbers, the best first.
fn proposals(intents: &[Intent]) -> impl Iterator<Item = Offer> {
    intents.iter().enumerate().filter(|(_, intent)| intent.aim.is_proposed()).map(|(n, intent)| {
        let mark = Some((n + 1, spot(intent)));
        let branch = (n > 0).then_some(Node { step: Step::Proposal(n as u16), rank: n as u16, mark });
        Offer { actions: intent.actions.clone(), aim: Some(intent.aim), branches: branch.into_iter().collect(), mark }
    })
}

/// Where an intent leads.
fn spot(intent: &Intent) -> Spot {
    let last = || intent.actions.iter().rev().find_map(|action| place(*action)).unwrap_or(Spot::Sea(Place::Home));
    match intent.aim {
        Aim::Place(tile, cell, turn) => Spot::Cell(tile, cell, turn),
        Aim::Reach(Goal::Fetch(at) | Goal::Raid(at)) => Spot::Land(at),
        Aim::Reach(Goal::Enemy(at)) => Spot::Sea(Place::At(at)),
        Aim::Reach(Goal::Outpost(at)) => Spot::Corner(at),
        Aim::Reach(Goal::Deliver) => Spot::Sea(Place::Home),
        Aim::Reach(Goal::Crew | Goal::Island(_)) | Aim::Voyage | Aim::March(..) => last(),
    }
}

/// Where an action happens.
const fn place(action: Action) -> Option<Spot> {
    Some(match action {
        Action::Load(Place::At(at), _) | Action::Unload(Place::At(at), _) => Spot::Land(at),
        Action::Load(Place::Home, _) | Action::Unload(Place::Home, _) => Spot::Sea(Place::Home),
        Action::Sail(to) => Spot::Sea(to),
        Action::Walk(_, to, _) | Action::Herd(_, to, _) => Spot::Land(to),
        Action::Outpost(corner) => Spot::Corner(corner),
        Action::Captain(_) | Action::Place(..) | Action::Done => return None,
    })
}

/// Actions and intents of several actions. The kinds with the most of them get a branch, until the first page has room.
fn actions(legal: &[Action], intents: Vec<Intent>) -> Vec<Offer> {
    let proposed: Vec<Offer> = proposals(&intents).collect();
    let single = legal.iter().map(|action| (vec![*action], None));
    let farther = intents.into_iter().filter(|intent| !intent.aim.is_proposed());
    let all: Vec<_> = single.chain(farther.map(|intent| (intent.actions, Some(intent.aim)))).collect();
    let kind = |actions: &[Action]| actions.last().and_then(|action| Kind::of(*action));
    let count = |of: Kind| all.iter().filter(|(actions, _)| kind(actions) == Some(of)).count();
    let mut folded: Vec<Kind> = Vec::new();
    let mut room = FIRST.saturating_sub(proposed.len());
    let mut shown = all.len();
    while shown > room {
        let many = Kind::ALL.iter().copied().filter(|kind| !folded.contains(kind) && count(*kind) > 1);
        let Some(most) = many.max_by_key(|kind| count(*kind)) else { break };
        shown -= count(most);
        room = room.saturating_sub(1);
        folded.push(most);
    }
    // The places of each page that have a number.
    let mut first: Vec<Spot> = Vec::new();
    let mut pages = vec![Vec::new(); Kind::ALL.len()];
    let offer = |(actions, aim): (Vec<Action>, Option<Aim>)| {
        let branch = kind(&actions).filter(|kind| folded.contains(kind));
        let before = if branch.is_none() { proposed.len() } else { 0 };
        let page = branch.map_or(&mut first, |kind| &mut pages[kind as usize]);
        let mark = actions.last().and_then(|action| place(*action)).map(|spot| {
            let known = page.iter().position(|other| *other == spot);
            let at = known.unwrap_or_else(|| {
                page.push(spot);
                page.len() - 1
            });
            (before + at + 1, spot)
        });
        let mark = mark.filter(|(number, _)| *number <= NUMBERS);
        let branch = branch.map(|kind| Node { step: Step::Kind(kind), rank: 10 + kind as u16, mark: None });
        Offer { actions, aim, branches: branch.into_iter().collect(), mark }
    };
    let mut offers: Vec<Offer> = all.into_iter().map(offer).collect();
    let farther = offers.split_off(legal.len());
    offers.into_iter().chain(proposed).chain(farther).collect()
}

/// The placements: by tile, by cell, by rotation, the best first.
fn places(game: &Explorers, view: &View, seat: Seat, legal: &[Action], intents: Vec<Intent>) -> Vec<Offer> {
    let glance = Glance::new(game, &view.open, seat);
    let placed = legal.iter().enumerate().filter_map(|(n, action)| match *action {
        Action::Place(tile, cell, turn) => Some((n, tile, cell, turn)),
        _ => None,
    });
    let mut placed: Vec<(usize, Tile, Cell, u8)> = placed.collect();
    placed.sort_by_cached_key(|(_, tile, cell, turn)| Reverse(glance.value(*tile, *cell, *turn)));
    let mut ways: Vec<(Vec<Node>, Mark)> = vec![(Vec::new(), None); legal.len()];
    let proposed: Vec<Offer> = proposals(&intents).collect();
    let tiles = firsts(placed.iter().map(|(_, tile, ..)| *tile));
    for (rank, tile) in tiles.into_iter().enumerate() {
        let mark = Some((proposed.len() + rank + 1, Spot::Tile(tile)));
        let branch = Node { step: Step::Tile(tile), rank: 10 + rank as u16, mark };
        let of_tile: Vec<_> = placed.iter().filter(|place| place.1 == tile).collect();
        let cells = firsts(of_tile.iter().map(|place| place.2));
        for way in spread(&cells, &[branch]) {
            let Some(Step::Cell(_, cell)) = way.last().map(|node| node.step) else { continue };
            let mut turns: Vec<_> = of_tile.iter().filter(|place| place.2 == cell).collect();
            // The picture shows the tile as it suits the cell best.
            let best = turns.first().map_or(0, |place| place.3);
            turns.sort();
            for (number, (n, _, _, turn)) in turns.into_iter().enumerate() {
                let mut way = way.clone();
                if let Some(Node { mark: Some((_, spot)), .. }) = way.last_mut() {
                    *spot = Spot::Cell(tile, cell, best);
                }
                ways[*n] = (way, Some((number + 1, Spot::Turned(tile, cell, *turn))));
            }
        }
    }
    let offer = |(action, (branches, mark))| Offer { actions: vec![action], aim: None, branches, mark };
    let single = legal.iter().copied().zip(ways).map(offer);
    single.chain(proposed).collect()
}

/// The branches to these cells of a tile behind `way`: the first ones in one picture, the others by direction.
fn spread(cells: &[Cell], way: &[Node]) -> Vec<Vec<Node>> {
    let Some(Step::Tile(tile)) = way.first().map(|node| node.step) else { return Vec::new() };
    let near = window(cells.iter().map(|cell| vec![*cell]));
    let (near, far): (Vec<Cell>, Vec<Cell>) = cells.iter().partition(|cell| near.contains(cell));
    let (near, rest) = near.split_at(near.len().min(PLACES));
    let far: Vec<Cell> = rest.iter().chain(&far).copied().collect();
    let behind = |node: Node| way.iter().copied().chain([node]).collect::<Vec<_>>();
    let numbered = near.iter().enumerate().map(|(n, cell)| {
        let mark = Some((n + 1, Spot::Cell(tile, *cell, 0)));
        behind(Node { step: Step::Cell(tile, *cell), rank: n as u16, mark })
    });
    let mut ways: Vec<Vec<Node>> = numbered.collect();
    for (n, side) in ["north", "east", "south", "west"].into_iter().enumerate() {
        let there: Vec<Cell> = far.iter().copied().filter(|cell| self::side(*cell, near) == side).collect();
        let node = Node { step: Step::Beyond(side), rank: (PLACES + n) as u16, mark: None };
        ways.extend(if there.is_empty() { Vec::new() } else { spread(&there, &behind(node)) });
    }
    ways
}

/// The direction in which a cell lies from the middle of others.
pub fn side(cell: Cell, of: &[Cell]) -> Side {
    let count = of.len().max(1) as i32;
    let east = HexGrid::doubled(cell) * count - of.iter().map(|cell| HexGrid::doubled(*cell)).sum::<i32>();
    let south = (i32::from(cell.r) * count - of.iter().map(|cell| i32::from(cell.r)).sum::<i32>()) * 2;
    match (south.abs() >= east.abs(), south < 0, east > 0) {
        (true, true, _) => "north",
        (true, false, _) => "south",
        (false, _, true) => "east",
        (false, _, false) => "west",
    }
}

/// The cells of the first groups that one picture shows together: never none of the first.
pub fn window(groups: impl IntoIterator<Item = Vec<Cell>>) -> Vec<Cell> {
    let span = |cells: &[Cell], of: fn(&Cell) -> i32| {
        let ends = cells.iter().map(of).min().zip(cells.iter().map(of).max());
        ends.map_or(0, |(least, most)| most - least)
    };
    let fits = |cells: &[Cell]| {
        span(cells, |cell| HexGrid::doubled(*cell)) <= 2 * (WINDOW.0 - 1)
            && span(cells, |cell| i32::from(cell.r)) < WINDOW.1
    };
    let mut shown: Vec<Cell> = Vec::new();
    for group in groups {
        let more: Vec<Cell> = shown.iter().copied().chain(group).collect();
        if fits(&more) {
            shown = more;
        }
    }
    shown
}

/// The different items, in order of their first occurrence.
pub fn firsts<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    items.for_each(|item| {
        if !found.contains(&item) {
            found.push(item);
        }
    });
    found
}
