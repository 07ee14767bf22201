//! The choices of the deciding seat in order, the best at first sight first.
//!
//! Each choice is made in the position that the viewer imagines, as the rules make it, and the position after it is
//! valued. A tile that the viewer does not know stays where it is, and counts by its colour and its level.

use arrayvec::ArrayVec;

use super::evaluation::{PATHWAY, POINT, Prospect, STEP};
use super::*;
use crate::engine::{Chance, Game as _, Hidden};
use crate::games::relic_runners::action::{Action, Aim};
use crate::games::relic_runners::components::{Column, Space, Tile};
use crate::games::relic_runners::rules::walk::{Walk, Walks};
use crate::games::relic_runners::state::Secret;
use crate::games::relic_runners::view::View;

/// The value of a choice that is never the likeliest.
const ASIDE: i32 = i32::MIN / 2;
/// How far a walk stands behind the intents, if one of them explores there.
const EXPLORED: i32 = 10_000;

/// The choices of the deciding seat in the eyes of a viewer.
pub struct Outlook<'a> {
    game: &'a RelicRunners,
    view: &'a View,
    atlas: Atlas<'a>,
    /// The walks of a movement that is due, searched once for all choices.
    walks: Option<Walks>,
    /// The position before any choice, as far as the viewer knows it.
    pub state: State,
}

impl<'a> Outlook<'a> {
    pub fn of(game: &'a RelicRunners, view: &'a View) -> Self {
        let open = &view.open;
        let moving = open.phase == Phase::Start && open.agenda.is_empty();
        let walks = moving.then(|| Walks::find(game, open));
        Self { game, view, atlas: Atlas::of(game), walks, state: imagined(view) }
    }

    /// The proposed walk to a place.
    pub fn walk(&self, site: Site, aim: Aim) -> Option<&Walk> {
        self.walks.as_ref().and_then(|walks| walks.get(site, aim))
    }

    /// The indices of the choices, the best first, and whether the first stands out. The end of a turn never does: it is
    /// only asked about if something else is possible.
    pub fn order(&self, choices: &[Vec<Action>]) -> (Vec<usize>, bool) {
        let values: Vec<_> = choices.iter().map(|actions| self.value(&self.state, actions)).collect();
        let mut order: Vec<_> = (0..choices.len()).collect();
        order.sort_by_key(|index| Reverse(values[*index]));
        let stands_out = order.first().is_some_and(|first| {
            let value = values[*first];
            value > ASIDE && choices[*first] != [Action::End] && values.iter().any(|other| *other < value)
        });
        (order, stands_out)
    }

    /// The position after an action; `None` if it is refused.
    pub fn after(&self, state: &State, action: Action) -> Option<State> {
        let mut next = state.clone();
        let mut events = Vec::new();
        match action {
            // A walk is the first action of a turn, so it was found already.
            Action::Walk(site, aim) => rules::walked(self.game, &mut next, *self.walk(site, aim)?, &mut events),
            _ => self.game.step(&mut next, state.open.turn, &action, &mut events).ok()?,
        }
        Some(next)
    }

    /// The value of the position after some actions.
    pub fn value(&self, state: &State, actions: &[Action]) -> i32 {
        let start = self.state.open.phase == Phase::Start;
        let behind = match actions {
            [Action::Explorer(_)] => return 0,
            [Action::Dash] => return POINT,
            [Action::Decline] => return 0,
            [Action::Go(_)] if start => return ASIDE,
            // The best walk to a place stands for all, and exploring there for every walk.
            [Action::Walk(site, aim)] => {
                let explores = state.open.has_tiles(*site) && state.open.runner().rations > 0;
                i32::from(*aim != Aim::Best) + if explores { EXPLORED } else { 0 }
            }
            _ => 0,
        };
        let mut state = state.clone();
        for action in actions {
            if let Some(site) = self.takes_unknown(&state.open, *action) {
                // The plan of a seat that may explore begins with that. In its last turn it has none.
                let plans = *action == Action::Explore && !self.ends(&state.open);
                let tile = if plans { 0 } else { self.prospect(&state.open, |prospect| prospect.tile(site)) };
                return self.worth(&state) + tile - behind;
            }
            let Some(next) = self.after(&state, *action) else { return ASIDE };
            state = next;
        }
        let behind = match actions {
            [only] if !self.ends(&state.open) => behind - self.aims(*only),
            _ => behind,
        };
        let open = &state.open;
        let rests = open.phase == Phase::Arrived && open.agenda.is_empty() && open.runner().at == Site::CAMP;
        let rested = rests.then(|| self.after(&state, Action::End)).flatten();
        self.worth(rested.as_ref().unwrap_or(&state)) - behind
    }

    /// The place of the tile that an action takes, if the viewer does not know it.
    fn takes_unknown(&self, open: &Open, action: Action) -> Option<Site> {
        let site = match (action, open.agenda.last()) {
            (Action::Explore | Action::Box(Space { column: Column::Machete, level: 1 }), _) => open.runner().at,
            (Action::Reach(site), _) => site,
            (Action::Top, Some(Task::Resolve { site })) | (Action::Pick(_), Some(Task::Pick { site })) => *site,
            _ => return None,
        };
        let layer = match action {
            Action::Pick(level) => open.place(site).stack.iter().find(|layer| layer.level == level)?,
            _ => open.place(site).stack.last()?,
        };
        (site.is_temple_site() && self.view.known.face(site, layer).is_none()).then_some(site)
    }

    fn prospect<R>(&self, open: &Open, read: impl FnOnce(Prospect<'_>) -> R) -> R {
        let routes = self.atlas.routes(open.runner().paths);
        read(Prospect::of(&self.atlas, &routes, open, open.turn))
    }

    fn worth(&self, state: &State) -> i32 {
        let seat = self.view.open.turn;
        let due: i32 = if state.open.turn == seat { state.open.agenda.iter().map(due).sum() } else { 0 };
        value(&self.atlas, state, seat) + if self.ends(&state.open) { 0 } else { due }
    }

    /// Whether only points count any more for the seat.
    fn ends(&self, open: &Open) -> bool {
        let trigger = open.trigger.is_some_and(|trigger| trigger != self.view.open.turn);
        open.extra || trigger || open.phase == Phase::Over
    }

    /// What an action prepares: a use of a toolbox, steps by a token on an own pathway or beside the explorer.
    fn aims(&self, action: Action) -> i32 {
        let runner = self.view.open.runner();
        match action {
            Action::Up(rise) => {
                let (from, to) = rise.ends();
                let below = if let Slot::On(space) = from { self.use_of(space) } else { 0 };
                let uses = (to.level..=Space::TOP).map(|level| {
                    let use_of = self.use_of(Space { level, ..to });
                    use_of - use_of * i32::from(level - to.level) / 3
                });
                uses.max().unwrap_or(0) - below / 2
            }
            Action::Flip(token) => {
                let trail = self.game.rivers.get(usize::from(token.0));
                let own = trail.is_some_and(|trail| runner.paths.has(*trail));
                let near = own || self.game.river(token.0).is_some_and(|trail| trail.touches(runner.at));
                match (self.view.open.tokens.coloured(token.0), near) {
                    (true, true) => -STEP,
                    (true, false) => -1,
                    (false, true) => STEP / 2,
                    (false, false) => 1,
                }
            }
            _ => 0,
        }
    }

    /// What a toolbox brings that is used on a space.
    fn use_of(&self, space: Space) -> i32 {
        let runner = self.view.open.runner();
        match (space.column, space.level) {
            (Column::Machete, 1) | (Column::Compass, 2) => STEP,
            (Column::Machete, 2) => STEP * i32::from(RATION_LIMIT - runner.rations).min(2) / 2,
            (Column::Compass, 1) => STEP / 2,
            (Column::Shovel, 1) => 2 * POINT,
            (Column::Shovel, 2) if runner.reserve() > 0 => PATHWAY,
            (column, Space::TOP) => {
                let longest = || self.atlas.routes(runner.paths).longest_of_all();
                POINT * i32::from(rules::route::box_points(runner, column, longest))
            }
            _ => 0,
        }
    }
}

/// What the answer to a task is worth at first sight.
fn due(task: &Task) -> i32 {
    match task {
        Task::Steps { left } => STEP * i32::from(*left),
        Task::Place { .. } | Task::Reach { .. } | Task::Resolve { .. } | Task::Pick { .. } => PATHWAY,
        Task::Lift { left, .. } => STEP * i32::from(*left) / 2,
        Task::Flip { .. } => STEP / 2,
        Task::Keep { .. } | Task::Supply => 2 * POINT,
        Task::Show { .. } | Task::Expedition { .. } => POINT,
        _ => 0,
    }
}

/// The position of a view. What the viewer does not know is empty in it.
fn imagined(view: &View) -> State {
    let open = &view.open;
    let faces = |site: Site| {
        let stack = open.place(site).stack.iter().filter(|_| site.is_temple_site());
        stack.map(|layer| view.known.face(site, layer).unwrap_or(Tile::Blue(0))).collect::<ArrayVec<_, 3>>()
    };
    let blue = |seat: Seat| {
        let known = view.known.cards.get(seat.index()).map(|card| card.blue.as_slice()).unwrap_or_default();
        let tiles = 0..open.runners[seat.index()].blue.len();
        tiles.map(|at| known.get(at).copied().flatten().unwrap_or_default()).collect()
    };
    let secret = Secret {
        faces: Hidden::new(Site::all().map(faces).collect()),
        aside: Hidden::default(),
        coins: open.seats().map(|_| Hidden::default()).collect(),
        blue: open.seats().map(|seat| Hidden::new(blue(seat))).collect(),
        seen: open.seats().map(|_| Hidden::default()).collect(),
        first: Hidden::default(),
    };
    State { open: open.clone(), secret, chance: Chance::exhausted() }
}
