//! Intents: a movement, and exploring where it ends, as one choice.
//!
//! They follow from the open part alone, so that everybody is offered the same.

use arrayvec::ArrayVec;

use super::action::{Action, Aim};
use super::components::{RelicRunners, Site};
use super::policy::outlook::Outlook;
use super::rules;
use super::state::{Open, Phase, Secret, State, Task};
use super::view::{Known, View};
use crate::engine::{Chance, Game as _, Hidden, Seat, Viewer};

/// A sequence of actions that one choice takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// Where the movement ends.
    pub site: Site,
    pub actions: Vec<Action>,
}

pub fn actions(game: &RelicRunners, view: &View, seat: Seat) -> Vec<Vec<Action>> {
    all(game, &view.open, seat).into_iter().map(|intent| intent.actions).collect()
}

/// All intents of a seat, the best first: each site with tiles to which it can walk while it has rations.
pub fn all(game: &RelicRunners, open: &Open, seat: Seat) -> Vec<Intent> {
    if open.asked() != Some(seat) || open.phase != Phase::Start || open.runner().rations == 0 {
        return Vec::new();
    }
    let mut legal = Vec::new();
    rules::legal(game, open, seat, &mut legal);
    legal.retain(|action| matches!(action, Action::Walk(site, Aim::Best) if open.has_tiles(*site)));
    let walks = in_order(game, open, &legal).into_iter().filter_map(|action| match action {
        Action::Walk(site, _) => Some(site),
        _ => None,
    });
    walks.filter_map(|site| Some(Intent { site, actions: explored(game, open, seat, site)? })).collect()
}

/// The actions of a walk to a site and of exploring it, with the pathway of a ruin. The tile of a temple ends them.
/// `None` if the site cannot be explored.
fn explored(game: &RelicRunners, open: &Open, seat: Seat, site: Site) -> Option<Vec<Action>> {
    let mut state = without_secrets(open);
    let mut actions = vec![Action::Walk(site, Aim::Best)];
    let mut done = 0;
    loop {
        for action in &actions[done..] {
            game.step(&mut state, seat, action, &mut Vec::new()).ok()?;
        }
        done = actions.len();
        let open = &state.open;
        let explored = actions.contains(&Action::Explore);
        if open.asked() != Some(seat) || open.turn != seat {
            return explored.then_some(actions);
        }
        match open.agenda.last() {
            Some(Task::Steps { .. }) => {
                actions.push(likeliest(game, open, seat, |action| matches!(action, Action::Up(_)))?)
            }
            None if !explored => {
                actions.push(likeliest(game, open, seat, |action| *action == Action::Explore)?);
                if open.is_temple(site) {
                    return Some(actions);
                }
            }
            Some(Task::Place { .. }) if explored => {
                actions.push(likeliest(game, open, seat, |action| matches!(action, Action::Place(_)))?);
                return Some(actions);
            }
            _ => return explored.then_some(actions),
        }
    }
}

fn likeliest(game: &RelicRunners, open: &Open, seat: Seat, kind: impl Fn(&Action) -> bool) -> Option<Action> {
    let mut legal = Vec::new();
    rules::legal(game, open, seat, &mut legal);
    legal.retain(kind);
    in_order(game, open, &legal).first().copied()
}

/// These actions, the best at first sight first.
fn in_order(game: &RelicRunners, open: &Open, actions: &[Action]) -> Vec<Action> {
    let known = Known { tiles: Vec::new(), cards: Vec::new() };
    let view = View { viewer: Viewer::Public, open: open.clone(), known };
    let (order, _) = Outlook::of(game, &view, actions).order(actions);
    order.into_iter().map(|index| actions[index]).collect()
}

/// A state with this open part and nothing behind it: no action of an intent depends on that.
fn without_secrets(open: &Open) -> State {
    let seats = || open.seats();
    let points = |seat: Seat| vec![0; open.runners[seat.index()].blue.len()];
    let secret = Secret {
        faces: Hidden::new(vec![ArrayVec::new(); Site::COUNT]),
        aside: Hidden::default(),
        coins: seats().map(|_| Hidden::default()).collect(),
        blue: seats().map(|seat| Hidden::new(points(seat))).collect(),
        seen: seats().map(|_| Hidden::default()).collect(),
        first: Hidden::default(),
    };
    State { open: open.clone(), secret, chance: Chance::exhausted() }
}
