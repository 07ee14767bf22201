//! Walks: the possible movements (RR-20 … RR-26), and the proposed ones among them (RR-31).

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::engine::refusal::check;

/// The maximum number of places in a walk: every pathway, one unknown trail, and the start.
const LONGEST: usize = PATHWAYS as usize + 2;

/// A movement so far. Every trail in it is allowed. Searches copy it once per trail, so it is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    places: [Site; LONGEST],
    trails: u8,
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
        Self { places: [site; LONGEST], trails: 0, used: Paths::default(), unknown: None, tokens: 0, steps: 0 }
    }

    pub fn path(&self) -> &[Site] {
        &self.places[..=usize::from(self.trails)]
    }

    pub const fn end(&self) -> Site {
        self.places[self.trails as usize]
    }

    pub const fn trails(&self) -> u8 {
        self.trails
    }

    /// Whether its unknown trail is neither the first nor the last. The walk then costs the ivory tile I2-1 (RR-26).
    pub fn needs_shortcut(&self) -> bool {
        self.unknown.is_some_and(|at| at > 0 && at + 1 < self.trails())
    }

    /// The walk with one more trail, or the rule that forbids it.
    pub(super) fn onto(&self, game: &RelicRunners, open: &Open, to: Site) -> Result<Self, Refusal> {
        let from = self.end();
        check(self.may_go_on(), Refusal::CampStops(from, to))?;
        let way = game.ways[from.index()].iter().find(|way| way.to == to).ok_or(Refusal::NotJoined(from, to))?;
        self.along(open, *way)
    }

    const fn may_go_on(&self) -> bool {
        self.trails == 0 || self.end().index() != Site::CAMP.index()
    }

    /// The same for a trail from its end.
    #[inline(always)] // in a search only whether it is allowed counts, and most of this falls away
    fn along(&self, open: &Open, way: Way) -> Result<Self, Refusal> {
        let from = self.end();
        let to = way.to;
        let runner = open.runner();
        check(!self.used.has(way.trail) && self.path().len() < LONGEST, Refusal::WalkedTwice(from, to))?;
        let own = runner.paths.has(way.trail); // RR-24: pathways of others do not matter
        match self.unknown {
            Some(_) if !own => return Err(Refusal::SecondUnknown(from, to)),
            Some(at) if at > 0 && !runner.holds(Ivory::Shortcut) => return Err(Refusal::AfterUnknown(from, to)),
            _ => {}
        }
        let mut next = *self;
        next.trails += 1;
        next.places[usize::from(next.trails)] = to;
        next.used = next.used.with(way.trail);
        next.unknown = if own { next.unknown } else { Some(self.trails) };
        next.tokens += u8::from(way.token.is_some_and(|token| open.tokens.coloured(token)));
        next.steps = next.tokens + u8::from(next.tokens > 0 && next.tokens == open.tokens.count());
        Ok(next)
    }

    /// Whether the movement may end here (RR-20).
    pub(super) fn may_end(&self, open: &Open) -> bool {
        self.trails > 0 && self.end() != self.places[0] && self.end() != open.now.start
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
        let ways = self.may_go_on().then(|| &game.ways[self.end().index()]);
        ways.into_iter().flatten().filter_map(|way| self.along(open, *way).ok())
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

/// The proposed walks to one place: one for each [`Aim`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proposals([Option<Walk>; 4]);

impl Proposals {
    /// Tries every walk of the player in turn.
    pub(super) fn to(game: &RelicRunners, open: &Open, site: Site) -> Self {
        let mut proposals = Self::default();
        let expedition = is_expedition(open, site);
        each_walk(game, open, &Walk::from(open.runner().at), &mut |walk| {
            if walk.end() == site {
                proposals.consider(walk, expedition);
            }
        });
        proposals.drop_useless(expedition);
        proposals
    }

    pub const fn get(&self, aim: Aim) -> Option<&Walk> {
        self.0[aim as usize].as_ref()
    }

    /// Keeps a walk if it is better than all before it. Among equals the first in order of places stays.
    fn consider(&mut self, walk: &Walk, expedition: bool) {
        let [best, tokens, short, shortcut] = &mut self.0;
        let keep = |kept: &mut Option<Walk>, better: &dyn Fn(&Walk) -> bool| {
            if kept.as_ref().is_none_or(better) {
                *kept = Some(*walk);
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
    fn drop_useless(&mut self, expedition: bool) {
        let [best, tokens, short, shortcut] = &mut self.0;
        let Some(best) = best else { return };
        tokens.take_if(|walk| walk.steps <= best.steps);
        short.take_if(|walk| walk.tokens >= best.tokens);
        shortcut.take_if(|walk| walk.value(expedition) <= best.value(expedition));
    }
}

/// The proposed walks to every place, at the start of a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walks {
    to: [Proposals; Site::COUNT],
    /// Whether a walk goes first to each place.
    first: [bool; Site::COUNT],
}

impl Walks {
    /// Tries every walk of the player in turn.
    pub fn find(game: &RelicRunners, open: &Open) -> Self {
        let mut to = [Proposals::default(); Site::COUNT];
        let mut first = [false; Site::COUNT];
        let expeditions = Site::all().map(|site| is_expedition(open, site)).collect::<ArrayVec<_, { Site::COUNT }>>();
        each_walk(game, open, &Walk::from(open.runner().at), &mut |walk| {
            let at = walk.end().index();
            to[at].consider(walk, expeditions[at]);
            first[walk.places[1].index()] = true;
        });
        to.iter_mut().zip(expeditions).for_each(|(proposals, expedition)| proposals.drop_useless(expedition));
        Self { to, first }
    }

    pub const fn get(&self, site: Site, aim: Aim) -> Option<&Walk> {
        self.to[site.index()].get(aim)
    }

    /// The places to which a walk can go first, in order.
    pub(super) fn first_places(&self) -> impl Iterator<Item = Site> {
        Site::all().filter(|site| self.first[site.index()])
    }

    pub fn iter(&self) -> impl Iterator<Item = (Site, Aim, &Walk)> {
        let aims = move |site| Aim::ALL.iter().filter_map(move |aim| Some((site, *aim, self.get(site, *aim)?)));
        Site::all().flat_map(aims)
    }
}
