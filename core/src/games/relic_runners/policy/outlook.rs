//! What choices are worth at first sight, in tenths of points. Texts take the likeliest choice and the order of the
//! others from it.
//!
//! It sees a view, so it knows what its viewer may know. An unknown tile counts by its colour and its level.

use super::chances::{POINT, Prospect};
use super::evaluation::{BOX, STEP, TILE, prospects};
use super::*;
use crate::games::relic_runners::action::Aim;
use crate::games::relic_runners::components::*;
use crate::games::relic_runners::rules::walk::{Walk, Walks, is_expedition};
use crate::games::relic_runners::scoring;
use crate::games::relic_runners::state::{Relic, Tokens};
use crate::games::relic_runners::view::View;

/// The value of a choice that is never the likeliest.
const ASIDE: i32 = i32::MIN / 2;

/// The expedition that a seat could make in its next turn: where to, and its trails.
pub type Expedition = (Site, u8);

/// The choices of the deciding seat in the eyes of a viewer.
pub struct Outlook<'a> {
    pub(super) game: &'a RelicRunners,
    pub(super) view: &'a View,
    pub(super) atlas: Atlas<'a>,
    /// The walks of a movement that is due, searched once for all choices.
    walks: Option<Walks>,
}

impl<'a> Outlook<'a> {
    /// The choices among these actions.
    pub fn of(game: &'a RelicRunners, view: &'a View, actions: &[Action]) -> Self {
        let walks = actions.iter().any(|action| matches!(action, Action::Walk(..)));
        Self { game, view, atlas: Atlas::of(game), walks: walks.then(|| Walks::find(game, &view.open)) }
    }

    /// The proposed walk to a place.
    pub fn walk(&self, site: Site, aim: Aim) -> Option<&Walk> {
        self.walks.as_ref().and_then(|walks| walks.get(site, aim))
    }

    /// The pathways of the longest route over these pathways.
    pub fn longest_route(&self, paths: Paths) -> u8 {
        self.atlas.routes(paths).longest_of_all()
    }

    pub(super) fn open(&self) -> &'a Open {
        &self.view.open
    }

    /// The indices of the actions, the best first, and the likeliest; `None` if none stands out. The end of a turn never
    /// does: it is only asked about if something else is possible.
    pub fn order(&self, actions: &[Action]) -> (Vec<usize>, Option<usize>) {
        let values: Vec<_> = actions.iter().map(|action| self.value(*action)).collect();
        let mut order: Vec<_> = (0..actions.len()).collect();
        order.sort_by_key(|index| Reverse(values[*index]));
        let stands_out = |first: &usize| {
            let value = values[*first];
            value > ASIDE && actions[*first] != Action::End && values.iter().any(|other| *other < value)
        };
        let likeliest = order.first().copied().filter(stands_out);
        (order, likeliest)
    }

    /// The best expedition of the deciding seat in its next turn after a movement to a place, and after exploring it.
    pub fn next_expedition(&self, site: Site) -> Option<Expedition> {
        let (moved, _) = self.moved(site, None);
        let after = if site == Site::CAMP { None } else { self.explored(&moved) };
        let open = after.map_or(moved, |(open, _)| open);
        let routes = self.atlas.routes(open.runner().paths);
        Prospect::of(&self.atlas, &routes, &open, open.turn).expedition_from(site)
    }

    fn value(&self, action: Action) -> i32 {
        let open = self.open();
        let pathways = |paths: Paths| {
            let mut next = open.clone();
            next.runner_mut().paths = paths;
            self.worth(&next)
        };
        let paths = open.runner().paths;
        let index = |trail| self.game.trail(trail).unwrap_or_default();
        match (action, open.agenda.last()) {
            (Action::Walk(site, aim), _) => {
                let value = self.walk(site, aim).map_or(ASIDE, |walk| self.arrival(site, Some(walk)));
                // The walk with the best aim stands for all to its place.
                value - i32::from(aim != Aim::Best)
            }
            (Action::Jump(site), _) => self.arrival(site, None) - TILE,
            (Action::Go(_), _) if open.phase == Phase::Start => ASIDE,
            (Action::Go(site), _) => self.arrival(site, None),
            (Action::Stop, _) => {
                let walk = Walk::of(self.game, open);
                self.arrival(walk.end(), Some(&walk))
            }
            (Action::Explore, _) => self.explored(open).map_or(ASIDE, |(next, gain)| self.worth(&next) + gain),
            (Action::End, _) => self.worth(&self.rested(open)),
            (Action::Box(space), _) => {
                let held = if space.level == Space::TOP { STEP * 2 } else { STEP * i32::from(space.level) };
                self.worth(&self.rested(open)) + self.use_of(space) - held
            }
            (Action::Up(rise), _) => self.rise(rise),
            (Action::Place(trail) | Action::Lay(trail), task) => {
                let from = if let Some(Task::Lay { from, .. }) = task { paths.without(*from) } else { paths };
                pathways(from.with(index(trail)))
            }
            (Action::Lift(trail), _) => pathways(paths.without(index(trail))),
            (Action::Reach(site), _) => self.tile(&mut open.clone(), site),
            (Action::Start(site), _) => self.arrival(site, None),
            (Action::Top, Some(Task::Resolve { site })) => self.tile(&mut open.clone(), *site),
            (Action::Pick(level), Some(Task::Pick { site })) => self.face_worth(*site, level),
            (Action::Keep(tile), _) => self.ivory(tile),
            (Action::Flip(token), _) => self.flip(token.0),
            (Action::Kit, _) => self.lasting(BOX + 1),
            (Action::Points, _) => 2 * POINT,
            (Action::Show | Action::Take | Action::Dash, _) => POINT,
            (Action::Explorer(_) | Action::Hide | Action::Decline | Action::Pass, _) => 0,
            _ => ASIDE,
        }
    }

    /// The value of something that counts for later turns only.
    pub(super) fn lasting(&self, value: i32) -> i32 {
        let open = self.open();
        if open.extra || open.trigger.is_some_and(|trigger| trigger != open.turn) { 0 } else { value }
    }

    /// The value of an open position for the deciding seat, without what others may not know.
    fn worth(&self, open: &Open) -> i32 {
        let runner = open.runner();
        let points = runner.colours() as i32 * COLOUR_POINTS + scoring::ivory_points(runner);
        POINT * points + self.lasting(prospects(&self.atlas, open, open.turn))
    }

    /// The value of a movement to a place: what it brings, and what can be explored there.
    fn arrival(&self, site: Site, walk: Option<&Walk>) -> i32 {
        let (moved, gain) = self.moved(site, walk);
        let stays = self.worth(&self.rested(&moved));
        let explores = self.explored(&moved).map(|(next, more)| self.worth(&next) + more);
        gain + explores.map_or(stays, |explores| explores.max(stays))
    }

    /// The position after a movement, and what it gains besides.
    fn moved(&self, site: Site, walk: Option<&Walk>) -> (Open, i32) {
        let mut next = self.open().clone();
        let expedition = walk.filter(|_| is_expedition(&next, site));
        let colour = next.place(site).colour;
        let mut gain = 0;
        next.phase = Phase::Arrived;
        next.now.moved = true;
        let runner = next.runner_mut();
        runner.at = site;
        if let (Some(walk), Some(colour)) = (expedition, colour) {
            runner.relics.push(colour);
            next.place_mut(site).relic = Relic::Taken;
            gain += POINT * i32::from(EXPEDITION_POINTS * walk.trails());
        }
        if let Some(walk) = walk {
            for token in self.game.trails_of(&walk.path()).filter_map(|trail| self.game.token_on(trail)) {
                if next.tokens.coloured(token) {
                    next.tokens.turn(token);
                }
            }
            if next.tokens.count() == 0 {
                next.tokens = Tokens::FULL;
            }
            let rising = next.runner().boxes.iter().any(|slot| *slot != Slot::Reserve);
            gain += if rising { self.lasting(STEP * i32::from(walk.steps)) } else { 0 };
        }
        (next, gain)
    }

    /// The position after the rations of Base Camp.
    fn rested(&self, open: &Open) -> Open {
        let mut next = open.clone();
        let runner = next.runner_mut();
        if runner.at == Site::CAMP {
            runner.rations = (runner.rations + CAMP_RATIONS).min(RATION_LIMIT);
        }
        next.now.explored = true;
        next
    }

    /// The position after exploring where the seat stands, and what the tile gains; `None` if it cannot.
    fn explored(&self, open: &Open) -> Option<(Open, i32)> {
        let site = open.runner().at;
        if open.now.explored || open.runner().rations == 0 || !open.has_tiles(site) {
            return None;
        }
        let mut next = open.clone();
        next.runner_mut().rations -= 1;
        next.now.explored = true;
        let gain = self.tile(&mut next, site);
        Some((next, gain))
    }

    /// Takes the top tile of a site, and returns its value.
    pub(super) fn tile(&self, open: &mut Open, site: Site) -> i32 {
        let level = open.place(site).stack.last().map_or(0, |layer| layer.level);
        let gain = self.face_worth(site, level);
        let place = open.place_mut(site);
        if place.stack.pop().is_some() && place.stack.is_empty() {
            place.relic = Relic::Showing;
        }
        gain
    }
}
