//! A cache of the map for one decision of the careful player: distances, and the places that pathways join. The
//! compared positions share the map and have few different sets of pathways, so each is computed once.

use std::rc::Rc;

use super::*;

/// The map, and the routes over all requested sets of pathways.
pub struct Atlas<'a> {
    /// The rules with the map.
    pub game: &'a RelicRunners,
    beside: [Sites; Site::COUNT],
    routes: RefCell<BTreeMap<Paths, Rc<Routes>>>,
}

impl<'a> Atlas<'a> {
    /// The map of an edition.
    pub fn of(game: &'a RelicRunners) -> Self {
        let mut atlas = Self { game, beside: [Sites::default(); Site::COUNT], routes: RefCell::default() };
        for site in Site::all() {
            atlas.beside[site.index()] = game.ways[site.index()].iter().map(|way| way.to).collect();
        }
        atlas
    }

    /// The routes over these pathways.
    pub fn routes(&self, paths: Paths) -> Rc<Routes> {
        let mut known = self.routes.borrow_mut();
        Rc::clone(known.entry(paths).or_insert_with(|| Rc::new(Routes::over(self, paths))))
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
