//! The map: ground, trails, sites, tokens and explorers, one above the other.

use super::reach::Reach;
use super::{Sketch, layout};
use crate::canvas::scene::{Form, Shape, Text, Unit};
use crate::games::relic_runners::components::Site;

/// How far to the right of the middle of Base Camp the plate with its rations begins; the one with its code ends there.
const PLATES: Unit = -14;

impl Sketch<'_> {
    /// The map, as wide as a picture and [`layout::HEIGHT`] high, with the places that shall be marked as in reach.
    pub fn map(&self, reach: &[Reach]) -> Vec<Shape> {
        let mut shapes = self.ground();
        shapes.extend(self.trails());
        shapes.extend(reach.iter().flat_map(|reach| self.goal(*reach)));
        shapes.extend(Site::all().flat_map(|site| self.site(site)));
        shapes.extend(self.supplies());
        shapes.extend(self.tokens());
        shapes.extend(reach.iter().flat_map(|reach| self.gains(*reach)));
        shapes.extend(Site::all().flat_map(|site| self.explorers(site)));
        shapes
    }

    /// The rations in Base Camp.
    fn supplies(&self) -> Vec<Shape> {
        let brush = self.brush;
        let left = self.layout.place(Site::CAMP).shifted(PLATES, layout::RIM - 6);
        let rations = self.telling.jungle().camp_rations.to_string();
        let number = Text::new(left.shifted(132, 48), rations, 132, brush.ground.ink).bold();
        let plate = Form::rounded(left.shifted(0, -74), number.width() + 172, 148, 50);
        let mut shapes = vec![plate.fill(brush.ground.panel).stroke(brush.hues.edge, 12).into(), number.into()];
        shapes.extend(brush.ration(left.shifted(76, 0), true));
        shapes
    }
}
