//! The map: ground, trails, sites, tokens and explorers, one above the other.

use super::{Sketch, layout};
use crate::canvas::scene::{Shape, Text};
use crate::games::relic_runners::components::Site;

impl Sketch<'_> {
    /// The map, as wide as a picture and [`layout::HEIGHT`] high.
    pub fn map(&self) -> Vec<Shape> {
        let mut shapes = self.ground();
        shapes.extend(self.trails());
        shapes.extend(Site::all().flat_map(|site| self.site(site)));
        shapes.extend(self.supplies());
        shapes.extend(self.tokens());
        shapes.extend(Site::all().flat_map(|site| self.explorers(site)));
        shapes
    }

    /// The rations in Base Camp.
    fn supplies(&self) -> Vec<Shape> {
        let middle = self.layout.place(Site::CAMP).shifted(layout::RIM - 70, 60);
        let rations = self.telling.jungle().camp_rations.to_string();
        let mut shapes = self.brush.ration(middle, true);
        let number = Text::new(middle.shifted(52, 44), rations, 130, self.brush.ground.ink).bold();
        shapes.push(number.halo(self.brush.ground.panel, 22).into());
        shapes
    }
}
