//! The map: ground, trails, sites, tokens and explorers, one above the other.

use super::Drawing;
use crate::canvas::scene::{Shape, Text, at};
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::text::reach::Reach;

impl Drawing<'_> {
    /// The map, as wide as a picture and [`super::layout::HEIGHT`] high, with the places that shall be marked as in reach.
    pub fn map(&self, reach: &[Reach]) -> Vec<Shape> {
        let mut shapes = self.ground();
        shapes.extend(self.trails());
        shapes.extend(reach.iter().flat_map(|reach| self.goal(*reach)));
        shapes.extend(Site::all().flat_map(|site| self.site(site)));
        shapes.extend(self.supplies());
        shapes.extend(self.tokens());
        shapes.extend(Site::all().flat_map(|site| self.notes(site)));
        shapes.extend(reach.iter().flat_map(|reach| self.gains(*reach)));
        shapes.extend(Site::all().flat_map(|site| self.explorers(site)));
        shapes
    }

    /// The rations in Base Camp, below its tents.
    fn supplies(&self) -> Vec<Shape> {
        let rations = self.context.open().camp_rations.to_string();
        let number = Text::new(at(0, 0), rations, 128, self.brush.ink_of_camp()).bold();
        let middle = self.layout.place(Site::CAMP).shifted(-(number.width() + 92) / 2, 50);
        let mut shapes = self.brush.ration(middle.shifted(38, 0), true);
        shapes.push(Text { at: middle.shifted(92, 46), ..number }.into());
        shapes
    }
}
