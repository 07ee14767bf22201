//! Walks: the possible movements (RR-20 … RR-26), and the proposed ones among them (RR-31).

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::engine::refusal::check;

/// The maximum number of places in a walk: every pathway, one unknown trail, and the start.
const LONGEST: usize = PATHWAYS as usize + 2;
/// The bits of a place in a walk: the longest walk fits into 64.
const BITS: u8 = 5;

/// A movement so far. Every trail in it is allowed. Searches copy it once per trail, so it is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The indices of the places, the last one in the lowest bits.
    places: u64,
    pub trails: u8,
    unknown: Unknown,
    pub tokens: u8,
    /// Steps for boxes: one per token, and one more if they are the last coloured tokens.
    pub steps: u8,
}

/// The position of the unknown trail in a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unknown {
    Nowhere,
    First,
    Last,
    Between,
}

impl Walk {
    /// The current walk, or one that has not begun.
    pub fn of(game: &RelicRunners, open: &Open) -> Self {
        let begun = Self::from(open.runner().at);
        let Phase::Walk { path } = &open.phase else { return begun };
        let onward = |walk: Self, to: &Site| walk.onto(game, open, *to).unwrap_or(walk);
        path.iter().skip(1).fold(begun, onward)
    }

    pub(super) const fn from(site: Site) -> Self {
        Self { places: site.index() as u64, trails: 0, unknown: Unknown::Nowhere, tokens: 0, steps: 0 }
    }

    /// The place so many trails before the end.
    fn place(self, back: u8) -> Site {
        Site::at((self.places >> (BITS * back)) as usize & ((1 << BITS) - 1)).unwrap_or_default()
    }

    pub fn path(self) -> ArrayVec<Site, LONGEST> {
        (0..=self.trails).rev().map(|back| self.place(back)).collect()
    }

    pub fn end(self) -> Site {
        self.place(0)
    }

    /// Whether its unknown trail is neither the first nor the last. The walk then costs the ivory tile I2-1 (RR-26).
    pub fn needs_shortcut(self) -> bool {
        self.unknown == Unknown::Between
    }

    fn used(self, game: &RelicRunners) -> Paths {
        game.trails_of(&self.path()).fold(Paths::default(), Paths::with)
    }

    /// The walk with one more trail, or the rule that forbids it.
    pub(super) fn onto(self, game: &RelicRunners, open: &Open, to: Site) -> Result<Self, Refusal> {
        let from = self.end();
        check(self.may_go_on(), Refusal::CampStops(from, to))?;
        let way = game.ways[from.index()].iter().find(|way| way.to == to).ok_or(Refusal::NotJoined(from, to))?;
        let walker = Walker::new(game, open);
        let used = self.used(game);
        check(!used.has(way.trail), Refusal::WalkedTwice(from, to))?;
        check(self.unknown == Unknown::Nowhere || walker.own.has(way.trail), Refusal::SecondUnknown(from, to))?;
        check(walker.trails(self, used).has(way.trail), Refusal::AfterUnknown(from, to))?;
        Ok(walker.along(self, *way))
    }

    fn may_go_on(self) -> bool {
        self.trails == 0 || self.end() != Site::CAMP
    }

    /// Whether the movement may end here (RR-20).
    pub(super) fn may_end(self, open: &Open) -> bool {
        self.end() != open.runner().at && self.end() != open.now.start
    }

    /// The same, if the walk can end somewhere from there (RR-30).
    pub(super) fn toward(self, game: &RelicRunners, open: &Open, to: Site) -> Result<Self, Refusal> {
        let next = self.onto(game, open, to)?;
        check(Walker::new(game, open).may_end(next, next.used(game)), Refusal::LeadsNowhere(self.end(), to))?;
        Ok(next)
    }

    /// The next places from which the walk can end somewhere, in order (RR-30).
    pub(super) fn next_places<'a>(self, game: &'a RelicRunners, open: &'a Open) -> impl Iterator<Item = Site> + 'a {
        let walker = Walker::new(game, open);
        let next = walker.onward(self, self.used(game)).filter(move |(next, used)| walker.may_end(*next, *used));
        next.map(|(next, _)| next.end())
    }

    /// Its value at first sight: trails for an expedition, otherwise steps.
    const fn value(self, expedition: bool) -> u16 {
        u16::from_be_bytes(if expedition { [self.trails, self.steps] } else { [self.steps, 0] })
    }
}

/// The conditions of all walks of the player in turn.
#[derive(Clone, Copy)]
struct Walker<'a> {
    game: &'a RelicRunners,
    open: &'a Open,
    own: Paths, // RR-24: pathways of others do not matter
    shortcut: bool,
    /// How many tokens are coloured.
    coloured: u8,
}

impl<'a> Walker<'a> {
    fn new(game: &'a RelicRunners, open: &'a Open) -> Self {
        let runner = open.runner();
        let shortcut = runner.holds(Ivory::Shortcut);
        Self { game, open, own: runner.paths, shortcut, coloured: open.tokens.count() }
    }

    /// The trails that may follow a walk over these trails, anywhere on the map (RR-21 … RR-23, RR-26).
    fn trails(self, walk: Walk, used: Paths) -> Paths {
        match walk.unknown {
            _ if !walk.may_go_on() || usize::from(walk.trails) + 1 >= LONGEST => Paths::default(),
            Unknown::Nowhere => Paths::ALL.but(used),
            Unknown::Last if !self.shortcut => Paths::default(),
            _ => self.own.but(used),
        }
    }

    /// The walk with one more trail from its end.
    fn along(self, walk: Walk, way: Way) -> Walk {
        let unknown = match walk.unknown {
            Unknown::Nowhere if self.own.has(way.trail) => Unknown::Nowhere,
            Unknown::Nowhere if walk.trails == 0 => Unknown::First,
            Unknown::Nowhere => Unknown::Last,
            Unknown::First => Unknown::First,
            Unknown::Last | Unknown::Between => Unknown::Between,
        };
        let tokens = walk.tokens + u8::from(way.token.is_some_and(|token| self.open.tokens.coloured(token)));
        Walk {
            places: walk.places << BITS | way.to.index() as u64,
            trails: walk.trails + 1,
            unknown,
            tokens,
            steps: tokens + u8::from(tokens > 0 && tokens == self.coloured),
        }
    }

    /// The continuations of a walk by one trail, in order of places, each with its trails.
    fn onward(self, walk: Walk, used: Paths) -> impl Iterator<Item = (Walk, Paths)> {
        let trails = self.trails(walk, used);
        let ways = self.game.ways[walk.end().index()].iter().filter(move |way| trails.has(way.trail));
        ways.map(move |way| (self.along(walk, *way), used.with(way.trail)))
    }

    /// Whether the movement may end here or farther on.
    fn may_end(self, walk: Walk, used: Paths) -> bool {
        walk.may_end(self.open) || self.onward(walk, used).any(|(next, used)| self.may_end(next, used))
    }

    /// Calls `meet` with every continuation of a walk that may end at its last place, in order of places.
    fn each(self, walk: Walk, used: Paths, meet: &mut impl FnMut(Walk)) {
        self.onward(walk, used).for_each(|(next, used)| {
            if next.may_end(self.open) {
                meet(next);
            }
            self.each(next, used, meet);
        });
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

/// The proposed walks to one place: one for each [`Aim`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Proposals([Option<Walk>; 4]);

impl Proposals {
    /// Keeps a walk if it is better than all before it. Among equals the first in order of places stays.
    fn consider(&mut self, walk: Walk, expedition: bool) {
        let [best, tokens, short, shortcut] = &mut self.0;
        // Among walks with the same value the shorter one is better.
        let rank = |walk: Walk| (walk.value(expedition), u8::MAX - walk.trails);
        if walk.needs_shortcut() {
            return keep(shortcut, walk, rank);
        }
        keep(best, walk, rank);
        keep(tokens, walk, |walk| (walk.steps, walk.trails));
        keep(short, walk, |walk| (u8::MAX - walk.trails, u8::MAX - walk.tokens));
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

fn keep<R: PartialOrd>(kept: &mut Option<Walk>, walk: Walk, rank: impl Fn(Walk) -> R) {
    if kept.is_none_or(|kept| rank(walk) > rank(kept)) {
        *kept = Some(walk);
    }
}

/// The proposed walks to every place, at the start of a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walks([Proposals; Site::COUNT]);

impl Walks {
    /// Tries every walk of the player in turn.
    pub fn find(game: &RelicRunners, open: &Open) -> Self {
        let mut walks = [Proposals::default(); Site::COUNT];
        Walker::new(game, open).each(Walk::from(open.runner().at), Paths::default(), &mut |walk| {
            walks[walk.end().index()].consider(walk, is_expedition(open, walk.end()));
        });
        Site::all().zip(&mut walks).for_each(|(site, found)| found.drop_useless(is_expedition(open, site)));
        Self(walks)
    }

    pub const fn get(&self, site: Site, aim: Aim) -> Option<&Walk> {
        self.0[site.index()].0[aim as usize].as_ref()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Site, Aim, &Walk)> {
        let aims = move |site| Aim::ALL.iter().filter_map(move |aim| Some((site, *aim, self.get(site, *aim)?)));
        Site::all().flat_map(aims)
    }
}
