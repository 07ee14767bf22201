//! The routes over the pathways of one player: the longest between any two places, and the places that they join.
//!
//! A set of pathways is one walk, each once, if it is connected and at most two places have an odd number of them.
//! These places are its ends. So the search tries all sets and not all walks, of which there are many more.

use std::rc::Rc;

use arrayvec::ArrayVec;

use super::*;

/// The maximum number of pathways: all of a player's, and an unknown trail that counts as one.
const MOST: usize = PATHWAYS as usize + 1;

/// More turns than any way takes on a connected map.
const NEVER: u8 = 9;

/// The routes over one player's pathways: no trail twice, Base Camp only at their ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Routes {
    longest: [[Option<u8>; Site::COUNT]; Site::COUNT],
    longest_of_all: u8,
    joined: [Sites; Site::COUNT],
    turns: [[u8; Site::COUNT]; Site::COUNT],
}

impl Routes {
    /// Finds the longest route between any two places.
    pub fn over(atlas: &Atlas<'_>, paths: Paths) -> Self {
        let mut longest = [[None; Site::COUNT]; Site::COUNT];
        for site in Site::all() {
            longest[site.index()][site.index()] = Some(0);
        }
        each_route(&ends_of(atlas.game, paths), |from, to, length| {
            for (one, other) in [(from, to), (to, from)] {
                let known = &mut longest[one.index()][other.index()];
                *known = (*known).max(Some(length));
            }
        });
        let longest_of_all = longest.iter().flatten().flatten().copied().max().unwrap_or(0);
        let joined = longest.map(|row| Site::all().filter(|site| row[site.index()].is_some()).collect());
        let routes = Self { longest, longest_of_all, joined, turns: [[NEVER; Site::COUNT]; Site::COUNT] };
        Self { turns: routes.all_turns(atlas), ..routes }
    }

    /// The places where a walk without a shortcut from a place can end.
    pub fn reached(&self, atlas: &Atlas<'_>, at: Site) -> Sites {
        let last = atlas.around(self.joined(at)).and(atlas.beside(at));
        let first = self.spread(atlas.beside(at));
        last.and(first).without(at)
    }

    /// The number of turns from a place to another, or back to the same.
    pub const fn turns(&self, from: Site, to: Site) -> u8 {
        self.turns[from.index()][to.index()]
    }

    fn all_turns(&self, atlas: &Atlas<'_>) -> [[u8; Site::COUNT]; Site::COUNT] {
        let mut turns = [[NEVER; Site::COUNT]; Site::COUNT];
        let reached: [Sites; Site::COUNT] =
            std::array::from_fn(|at| self.reached(atlas, Site::at(at).unwrap_or(Site::CAMP)));
        for (turns, first) in turns.iter_mut().zip(&reached) {
            let mut all = Sites::default();
            let mut next = *first;
            for turn in 1..NEVER {
                for site in next.iter() {
                    turns[site.index()] = turn;
                }
                all = all.and(next);
                let farther = next.iter().fold(all, |far, site| far.and(reached[site.index()]));
                if farther == all {
                    break;
                }
                next = farther.minus(all);
            }
        }
        turns
    }

    /// The number of pathways of the longest route between two places; at least 0 from a place to itself.
    pub const fn longest(&self, from: Site, to: Site) -> Option<u8> {
        self.longest[from.index()][to.index()]
    }

    /// The number of pathways of the longest route.
    pub const fn longest_of_all(&self) -> u8 {
        self.longest_of_all
    }

    /// The places that routes join to a place, and this place.
    pub const fn joined(&self, site: Site) -> Sites {
        self.joined[site.index()]
    }

    /// Some places, and those that routes join to them. No route continues from Base Camp.
    pub fn spread(&self, sites: Sites) -> Sites {
        sites.without(Site::CAMP).iter().fold(sites, |all, site| all.and(self.joined(site)))
    }
}

/// The two ends of a pathway, as bits. In Base Camp, where no route continues, each pathway has its own end.
type Ends = u64;

fn ends_of(game: &RelicRunners, paths: Paths) -> ArrayVec<Ends, MOST> {
    let mut camp = Site::COUNT..;
    let mut end = |site: Site| 1 << if site == Site::CAMP { camp.next().unwrap_or_default() } else { site.index() };
    let trails = paths.iter().filter_map(|trail| game.trails.get(usize::from(trail))).take(MOST);
    trails.map(|trail| trail.ends().map(&mut end)).map(|[one, other]| one | other).collect()
}

/// Calls `meet` with the ends and the length of every route. A round trip has each of its places as both ends.
fn each_route(pathways: &[Ends], mut meet: impl FnMut(Site, Site, u8)) {
    // For each set of pathways: the ends with an odd number of them.
    let mut odd = [0; 1 << MOST];
    for set in 1..1_usize << pathways.len() {
        odd[set] = odd[set & (set - 1)] ^ pathways[first(set)];
        if odd[set].count_ones() > 2 {
            continue;
        }
        let Some(all) = all_ends(pathways, set) else { continue };
        let length = set.count_ones() as u8;
        if odd[set] == 0 {
            places(all).for_each(|site| meet(site, site, length));
        } else if let (Some(from), Some(to)) = (places(odd[set]).next(), places(odd[set]).last()) {
            meet(from, to, length);
        }
    }
}

/// The ends of all pathways of a set; `None` if it is not connected.
fn all_ends(pathways: &[Ends], set: usize) -> Option<Ends> {
    let mut all = pathways[first(set)];
    let mut rest = set & (set - 1);
    while rest != 0 {
        let next = bits(rest).find(|pathway| pathways[*pathway] & all != 0)?;
        all |= pathways[next];
        rest &= !(1 << next);
    }
    Some(all)
}

/// The places of these ends.
fn places(ends: Ends) -> impl Iterator<Item = Site> {
    bits(ends as usize).map(|end| Site::at(end).unwrap_or(Site::CAMP))
}

const fn first(set: usize) -> usize {
    set.trailing_zeros() as usize
}

/// The members of a set, in order.
fn bits(set: usize) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let next = (rest != 0).then(|| first(rest));
        rest &= rest.wrapping_sub(1);
        next
    })
}

thread_local! {
    /// The map of the last thought of this thread, and the routes that it needed: the next one needs most of them again.
    static FOUND: RefCell<(Vec<Trail>, Found)> = RefCell::default();
}

/// Routes on one map.
type Found = Rc<RefCell<BTreeMap<Paths, Rc<Routes>>>>;

/// How many of them are kept, about 1 KB each.
const KEPT: usize = 1_024;

/// The map, and the routes over all requested sets of pathways.
pub struct Atlas<'a> {
    /// The rules with the map.
    pub game: &'a RelicRunners,
    beside: [Sites; Site::COUNT],
    found: Found,
}

impl<'a> Atlas<'a> {
    /// The map of an edition.
    pub fn of(game: &'a RelicRunners) -> Self {
        let found = FOUND.with_borrow_mut(|(trails, found)| {
            if *trails != game.trails {
                (*trails, *found) = (game.trails.clone(), Found::default());
            }
            Rc::clone(found)
        });
        let mut atlas = Self { game, beside: [Sites::default(); Site::COUNT], found };
        for site in Site::all() {
            atlas.beside[site.index()] = game.ways[site.index()].iter().map(|way| way.to).collect();
        }
        atlas
    }

    /// The routes over these pathways.
    pub fn routes(&self, paths: Paths) -> Rc<Routes> {
        let mut found = self.found.borrow_mut();
        if found.len() >= KEPT {
            found.clear();
        }
        Rc::clone(found.entry(paths).or_insert_with(|| Rc::new(Routes::over(self, paths))))
    }

    /// Some places, and all places one trail from them. No trail continues from Base Camp.
    pub fn around(&self, sites: Sites) -> Sites {
        sites.without(Site::CAMP).iter().fold(sites, |all, site| all.and(self.beside(site)))
    }

    /// The places one trail from a place.
    pub const fn beside(&self, site: Site) -> Sites {
        self.beside[site.index()]
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sites(u32);

impl Sites {
    pub const fn has(self, site: Site) -> bool {
        self.0 & (1 << site.index()) != 0
    }

    /// Whether a place is among both.
    pub const fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// The places of either set.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These places and one more.
    #[must_use]
    pub const fn with(self, site: Site) -> Self {
        Self(self.0 | 1 << site.index())
    }

    /// These places without one.
    #[must_use]
    pub const fn without(self, site: Site) -> Self {
        Self(self.0 & !(1 << site.index()))
    }

    /// These places without the others.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The places, in order.
    pub fn iter(self) -> impl Iterator<Item = Site> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Site::at(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Site> for Sites {
    fn from_iter<T: IntoIterator<Item = Site>>(sites: T) -> Self {
        sites.into_iter().fold(Self::default(), Self::with)
    }
}
