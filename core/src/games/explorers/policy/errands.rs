//! Plans that bring Vikings to a place: by longship, in several voyages if necessary, or on foot.

use super::plans::{Plan, Planner};
use super::*;

const VOYAGES: u8 = 3;

impl Planner<'_> {
    /// Plans that bring so many more Vikings to one of these lands. The goal is worth `value` and takes `more` further
    /// actions.
    pub(super) fn bring(
        &self,
        vikings: u8,
        lands: &[LandId],
        value: i32,
        more: i32,
    ) -> impl Iterator<Item = Plan> + use<> {
        let wanted = vikings > 0 && value > 0;
        let by_sea = if wanted { self.by_sea(vikings, lands, value, more) } else { None };
        let on_foot = if wanted { self.on_foot(vikings, lands, value, more) } else { None };
        by_sea.into_iter().chain(on_foot)
    }

    fn by_sea(&self, vikings: u8, lands: &[LandId], value: i32, more: i32) -> Option<Plan> {
        let aboard = &self.explorer.cargo;
        let unload = |land, vikings| Action::Unload(Place::At(self.chart.place_of(land)), Cargo::of(vikings));
        let direct = lands.iter().filter_map(|land| Some((self.ship.to_tile(land.tile)?.0, *land))).min();
        if let Some((_, land)) = direct.filter(|_| aboard.vikings >= vikings) {
            // If all Vikings go ashore, the longship has no crew.
            let lost_crew = if aboard.vikings == vikings { self.crew_worth() } else { 0 };
            return self.go_and(land.tile, unload(land, vikings), more, value - lost_crew);
        }
        let full = HOLD - aboard.herd.count();
        if aboard.vikings >= full || self.explorer.home == 0 {
            // All Vikings except one land now. The last one sails back for more.
            let (_, land) = direct.filter(|_| aboard.vikings > 1 && self.explorer.home > 0)?;
            let (back, _) = self.home.to_tile(land.tile)?;
            let part = aboard.vikings - 1;
            let rest = self.voyages(vikings - part, 1, full, back)?;
            return self.go_and(land.tile, unload(land, part), back + rest + more, value);
        }
        let out = lands.iter().filter_map(|land| Some(self.home.to_tile(land.tile)?.0)).min()?;
        let rest = self.voyages(vikings, aboard.vikings, full, out)?;
        let recruits = self.explorer.home.min(full - aboard.vikings);
        // Loading is the first action of the voyages.
        self.go_home_and(Action::Load(Place::Home, Cargo::of(recruits)), rest - 1 + more, value)
    }

    /// The number of actions from home until so many Vikings are ashore `out` actions away, with `aboard` Vikings
    /// already in the longship. `None` if there are too few Vikings or voyages.
    fn voyages(&self, vikings: u8, aboard: u8, full: u8, out: i32) -> Option<i32> {
        let mut aboard = aboard;
        let mut home = self.explorer.home;
        let mut missing = vikings;
        let mut actions = 0;
        for _ in 0..VOYAGES {
            let recruits = home.min(full - aboard);
            home -= recruits;
            aboard += recruits;
            actions += 1 + out + 1;
            if aboard >= missing {
                return Some(actions);
            }
            if aboard < 2 {
                return None;
            }
            missing -= aboard - 1;
            aboard = 1;
            actions += out;
        }
        None
    }

    /// The plan in which the nearest group that is large enough walks.
    fn on_foot(&self, vikings: u8, lands: &[LandId], value: i32, more: i32) -> Option<Plan> {
        let groups =
            paths(self.chart, lands).into_iter().filter(|(land, far, _)| *far > 0 && self.vikings_on(*land) >= vikings);
        let (land, far, next) = groups.min_by_key(|(_, far, _)| *far)?;
        let trips = i32::from(vikings.div_ceil(WALKERS));
        Some(Plan { value, length: far * trips + more, first: self.walk(land, next, vikings.min(WALKERS)) })
    }
}
