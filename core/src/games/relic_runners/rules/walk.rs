//! Walks: the possible movements (RR-20 … RR-26), and the proposed ones among them (RR-31).

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::engine::refusal::check;

/// The maximum number of places in a walk: every pathway, one unknown trail, and the start.
const LONGEST: usize = PATHWAYS as usize + 2;

/// A movement so far. Every trail in it is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    pub path: ArrayVec<Site, LONGEST>,
    used: Paths,
    /// The index of the unknown trail, from 0.
    unknown: Option<u8>,
    pub tokens: u8,
    /// Steps for boxes: one per token, and one more if they are the last coloured tokens.
    pub steps: u8,
}

impl Walk {
    /// The current walk, or one that has not begun.
    pub fn of(game: &RelicRunners, open: &Open) -> Self {
        let begun = Self::from(open.runner().at);
        let Phase::Walk { path } = &open.phase else { return begun };
        let onward = |walk: Self, to: &Site| walk.onto(game, open, *to).unwrap_or(walk);
        path.iter().skip(1).fold(begun, onward)
    }

    pub(super) fn from(site: Site) -> Self {
        let mut path = ArrayVec::new();
        path.push(site);
        Self { path, used: Paths::default(), unknown: None, tokens: 0, steps: 0 }
    }

    /// The present end of the walk.
    pub fn end(&self) -> Site {
        self.path[self.path.len() - 1]
    }

    pub fn trails(&self) -> u8 {
        self.path.len() as u8 - 1
    }

    /// Whether its unknown trail is neither the first nor the last. The walk then costs the ivory tile I2-1 (RR-26).
    pub fn needs_shortcut(&self) -> bool {
        self.unknown.is_some_and(|at| at > 0 && at + 1 < self.trails())
    }

    /// The walk with one more trail, or the rule that forbids it.
    pub(super) fn onto(&self, game: &RelicRunners, open: &Open, to: Site) -> Result<Self, Refusal> {
        let (from, runner) = (self.end(), open.runner());
        check(from != Site::CAMP || self.trails() == 0, Refusal::CampStops(from, to))?;
        let trail = game.way(from, to).ok_or(Refusal::NotJoined(from, to))?;
        check(!self.used.has(trail), Refusal::WalkedTwice(from, to))?;
        let own = runner.paths.has(trail); // RR-24: pathways of others do not matter
        match self.unknown {
            Some(_) if !own => return Err(Refusal::SecondUnknown(from, to)),
            Some(at) if at > 0 && !runner.holds(Ivory::Shortcut) => return Err(Refusal::AfterUnknown(from, to)),
            _ => {}
        }
        let mut next = self.clone();
        next.path.try_push(to).map_err(|_| Refusal::WalkedTwice(from, to))?;
        next.used = next.used.with(trail);
        next.unknown = if own { next.unknown } else { Some(self.trails()) };
        next.tokens += u8::from(open.coloured_on(game, trail));
        next.steps = next.tokens + u8::from(next.tokens > 0 && next.tokens == open.tokens.count());
        Ok(next)
    }

    /// Whether the movement may end here (RR-20).
    pub(super) fn may_end(&self, open: &Open) -> bool {
        self.trails() > 0 && self.end() != self.path[0] && self.end() != open.now.start
    }

    /// Whether the movement may end here or farther on.
    fn may_ever_end(&self, game: &RelicRunners, open: &Open) -> bool {
        self.may_end(open) || self.onward(game, open).any(|next| next.may_ever_end(game, open))
    }

    /// The same, if the walk can end somewhere from there (RR-30).
    pub(super) fn toward(&self, game: &RelicRunners, open: &Open, to: Site) -> Result<Self, Refusal> {
        let next = self.onto(game, open, to)?;
        check(next.may_ever_end(game, open), Refusal::LeadsNowhere(self.end(), to))?;
        Ok(next)
    }

    fn onward<'a>(&'a self, game: &'a RelicRunners, open: &'a Open) -> impl Iterator<Item = Self> + 'a {
        game.ways[self.end().index()].iter().filter_map(|way| self.onto(game, open, way.to).ok())
    }

    /// Its value at first sight: trails for an expedition, otherwise steps.
    fn value(&self, expedition: bool) -> (u8, u8) {
        if expedition { (self.trails(), self.steps) } else { (self.steps, 0) }
    }
}

/// The places of the nearest way to a place, without the first. It is the way with the fewest unknown trails, then with
/// the fewest trails.
pub(super) fn nearest_way(game: &RelicRunners, open: &Open, site: Site) -> Vec<Site> {
    let origin = open.runner().at;
    let mut ways: BTreeMap<Site, ((u8, u8), Vec<Site>)> = BTreeMap::from([(origin, ((0, 0), Vec::new()))]);
    let mut queue = BTreeSet::from([((0, 0), origin)]);
    while let Some((cost, at)) = queue.pop_first() {
        let so_far = ways.get(&at).map(|(_, path)| path.clone()).unwrap_or_default();
        if at == site {
            return so_far;
        }
        for way in &game.ways[at.index()] {
            let unknown = u8::from(!open.runner().paths.has(way.trail));
            let farther = (cost.0 + unknown, cost.1 + 1);
            if ways.get(&way.to).is_none_or(|(known, _)| farther < *known) {
                let path = so_far.iter().copied().chain([way.to]).collect();
                ways.insert(way.to, (farther, path));
                queue.insert((farther, way.to));
            }
        }
    }
    Vec::new()
}

/// Whether a movement from the start of this turn that ends here is a relic expedition.
pub fn is_expedition(open: &Open, end: Site) -> bool {
    open.now.start_relic.is_some() && open.now.start_relic == open.relic_on(end) // RR-70, RR-71
}

/// Calls `meet` with every continuation of a walk that may end at its last place, in order of places.
fn each_walk(game: &RelicRunners, open: &Open, walk: &Walk, meet: &mut impl FnMut(&Walk)) {
    for next in walk.onward(game, open) {
        if next.may_end(open) {
            meet(&next);
        }
        each_walk(game, open, &next, meet);
    }
}

/// The proposed walks at the start of a movement: one to each place for each [`Aim`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walks([[Option<Walk>; 4]; Site::COUNT]);

impl Walks {
    /// Tries every walk of the player in turn.
    pub fn find(game: &RelicRunners, open: &Open) -> Self {
        Self::among(game, open, |_| true)
    }

    pub(super) fn to(game: &RelicRunners, open: &Open, site: Site) -> Self {
        Self::among(game, open, |end| end == site)
    }

    fn among(game: &RelicRunners, open: &Open, wanted: impl Fn(Site) -> bool) -> Self {
        let mut walks = Self([const { [const { None }; 4] }; Site::COUNT]);
        each_walk(game, open, &Walk::from(open.runner().at), &mut |walk| {
            if wanted(walk.end()) {
                consider(&mut walks.0[walk.end().index()], walk, is_expedition(open, walk.end()));
            }
        });
        for (site, proposals) in Site::all().zip(&mut walks.0) {
            drop_useless_walks(proposals, is_expedition(open, site));
        }
        walks
    }

    /// The proposed walk to this place with this aim.
    pub fn get(&self, site: Site, aim: Aim) -> Option<&Walk> {
        self.0[site.index()][aim as usize].as_ref()
    }

    /// All proposed walks, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Site, Aim, &Walk)> {
        let aims = move |site| Aim::ALL.iter().filter_map(move |aim| Some((site, *aim, self.get(site, *aim)?)));
        Site::all().flat_map(aims)
    }
}

/// Keeps a walk if it is better than all before it. Among equals the first in order of places stays.
fn consider([best, tokens, short, shortcut]: &mut [Option<Walk>; 4], walk: &Walk, expedition: bool) {
    let keep = |kept: &mut Option<Walk>, better: &dyn Fn(&Walk) -> bool| {
        if kept.as_ref().is_none_or(better) {
            *kept = Some(walk.clone());
        }
    };
    // Among walks with the same value the shorter one is better.
    let value = |walk: &Walk| (walk.value(expedition), u8::MAX - walk.trails());
    let beaten = |old: &Walk| value(walk) > value(old);
    if walk.needs_shortcut() {
        return keep(shortcut, &beaten);
    }
    keep(best, &beaten);
    keep(tokens, &|old| (walk.steps, walk.trails()) > (old.steps, old.trails()));
    keep(short, &|old| (walk.trails(), walk.tokens) < (old.trails(), old.tokens));
}

/// Drops walks without an advantage over the best walk (RR-31).
fn drop_useless_walks([best, tokens, short, shortcut]: &mut [Option<Walk>; 4], expedition: bool) {
    let Some(best) = best else { return };
    tokens.take_if(|walk| walk.steps <= best.steps);
    short.take_if(|walk| walk.tokens >= best.tokens);
    shortcut.take_if(|walk| walk.value(expedition) <= best.value(expedition));
}
