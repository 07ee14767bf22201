//! A cache of the map for one decision of the careful player: distances, and the places that pathways join. The
//! compared positions share the map and have few different sets of pathways, so each is computed once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::routes::Routes;
use super::sites::Sites;
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::state::Paths;

/// The map, and the routes over all requested sets of pathways.
pub struct Atlas<'a> {
    /// The rules with the map.
    pub game: &'a RelicRunners,
    beside: [Sites; Site::COUNT],
    distances: [[Option<u8>; Site::COUNT]; Site::COUNT],
    routes: RefCell<BTreeMap<Paths, Rc<Routes>>>,
}

impl<'a> Atlas<'a> {
    /// The map of an edition.
    pub fn of(game: &'a RelicRunners) -> Self {
        let mut atlas = Self {
            game,
            beside: [Sites::default(); Site::COUNT],
            distances: [[None; Site::COUNT]; Site::COUNT],
            routes: RefCell::default(),
        };
        for site in Site::all() {
            atlas.beside[site.index()] = game.ways[site.index()].iter().map(|way| way.to).collect();
        }
        for site in Site::all() {
            atlas.distances[site.index()] = atlas.distances_from(site);
        }
        atlas
    }

    /// The distance between two places in trails; `None` if they are not joined.
    pub const fn distance(&self, from: Site, to: Site) -> Option<u8> {
        self.distances[from.index()][to.index()]
    }

    /// The routes over these pathways.
    pub fn routes(&self, paths: Paths) -> Rc<Routes> {
        let mut known = self.routes.borrow_mut();
        Rc::clone(known.entry(paths).or_insert_with(|| Rc::new(Routes::over(self.game, paths))))
    }

    /// Some places, and all places one trail from them. No trail continues from Base Camp.
    pub fn around(&self, sites: Sites) -> Sites {
        sites.without(Site::CAMP).iter().fold(sites, |all, site| all.and(self.beside(site)))
    }

    /// The places one trail from a place.
    pub const fn beside(&self, site: Site) -> Sites {
        self.beside[site.index()]
    }

    fn distances_from(&self, from: Site) -> [Option<u8>; Site::COUNT] {
        let mut far = [None; Site::COUNT];
        let mut reached = Sites::default().with(from);
        for distance in 0.. {
            for site in reached.iter() {
                far[site.index()] = far[site.index()].or(Some(distance));
            }
            let farther = reached.iter().fold(reached, |all, site| all.and(self.beside(site)));
            if farther == reached {
                break;
            }
            reached = farther;
        }
        far
    }
}
