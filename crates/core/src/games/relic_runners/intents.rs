//! Intents: a movement, and exploring where it ends, as one choice.
//!
//! They follow from the open part alone, so that everybody is offered the same.

use std::cmp::Reverse;

use super::action::{Action, Aim};
use super::components::{RelicRunners, Site};
use super::prospects::outlook::Outlook;
use super::rules;
use super::state::{Open, Phase, Task};
use super::view::{Known, View};
use crate::engine::{Seat, Viewer};

/// All intents of a seat, the best first: each site with tiles to which it can walk while it has rations.
pub fn actions(game: &RelicRunners, view: &View, seat: Seat) -> Vec<Vec<Action>> {
    let open = &view.open;
    if open.asked() != Some(seat) || open.phase != Phase::Start || open.runner().rations == 0 {
        return Vec::new();
    }
    let known = Known { tiles: Vec::new(), cards: Vec::new() };
    let view = View { viewer: Viewer::Public, open: open.clone(), known };
    let outlook = Outlook::of(game, &view);
    let mut legal = Vec::new();
    rules::legal(game, open, seat, &mut legal);
    let sites = legal.into_iter().filter_map(|action| match action {
        Action::Walk(site, Aim::Best) if open.has_tiles(site) => Some(site),
        _ => None,
    });
    let mut intents: Vec<_> = sites.filter_map(|site| explored(game, &outlook, seat, site)).collect();
    intents.sort_by_cached_key(|actions| Reverse(outlook.value(&outlook.state, actions)));
    intents
}

/// The actions of a walk to a site and of exploring it, with the pathway of a ruin. The tile of a temple ends them.
/// `None` if the site cannot be explored.
fn explored(game: &RelicRunners, outlook: &Outlook<'_>, seat: Seat, site: Site) -> Option<Vec<Action>> {
    let mut actions = vec![Action::Walk(site, Aim::Best)];
    let mut state = outlook.after(&outlook.state, actions[0])?;
    loop {
        let open: &Open = &state.open;
        let explores = actions.contains(&Action::Explore);
        let kind: fn(&Action) -> bool = match open.agenda.last() {
            _ if open.asked() != Some(seat) || open.turn != seat => return explores.then_some(actions),
            Some(Task::Steps { .. }) => |action| matches!(action, Action::Up(_)),
            Some(Task::Place { .. }) if explores => |action| matches!(action, Action::Place(_)),
            None if !explores => |action| *action == Action::Explore,
            _ => return explores.then_some(actions),
        };
        let mut legal = Vec::new();
        rules::legal(game, open, open.turn, &mut legal);
        legal.retain(kind);
        // The best at first sight.
        let action = legal.into_iter().min_by_key(|action| Reverse(outlook.value(&state, &[*action])))?;
        actions.push(action);
        if matches!(action, Action::Place(_)) || action == Action::Explore && open.is_temple(site) {
            return Some(actions);
        }
        state = outlook.after(&state, action)?;
    }
}
