//! The map: ground, trails, sites, tokens and explorers, one above the other; and where a movement of a player may end.

use super::drawing::Drawing;
use super::icons::{self, BADGE};
use super::layout::RIM;
use super::sites;
use crate::canvas::kit::{Consequence, Highlight, alt};
use crate::canvas::scene::{Draw, Form, Group, PHONE, Shape, Text, Unit, at, polar};
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::text::reach::Reach;

/// How far badges stand from the middle of their place.
const FAR: Unit = RIM + 62;
/// How far they stand apart, in tenths of a degree; the circle around Base Camp is larger.
const APART: (i32, i32) = (450, 370);
/// How large what a walk brings is written in per cent: on a whole map, and on one that is shown larger, by at least the
/// smallest scale of [`super::layout`].
pub const WHOLE: i32 = 100;
pub const LARGER: i32 = 78;

impl Drawing<'_> {
    /// The map, as wide as a picture and [`super::layout::HEIGHT`] high, with the places that shall be marked as in reach.
    pub fn map(&self, reach: &[Reach], letters: i32) -> Vec<Shape> {
        let sites = |draw: &dyn Fn(Site) -> Vec<Shape>| Site::all().flat_map(draw).collect::<Vec<_>>();
        let goals: Vec<_> = reach.iter().map(|reach| self.goal(*reach)).collect();
        let gains: Vec<_> = reach.iter().map(|reach| self.gains(*reach, letters)).collect();
        let below = (self.ground(), self.trails(), goals, sites(&|site| self.site(site)));
        let above = (self.supplies(), self.tokens(), sites(&|site| self.notes(site)), gains);
        (below, above, sites(&|site| self.explorers(site))).shapes()
    }

    /// The rations in Base Camp, below its tents.
    fn supplies(&self) -> Vec<Shape> {
        let rations = self.context.open().camp_rations.to_string();
        let number = Text::new(at(0, 0), rations, 128, sites::ink_of_camp(&self.colours)).bold();
        let middle = self.layout.place(Site::CAMP).shifted(-(number.width() + 92) / 2, 50);
        let number = Text { at: middle.shifted(92, 46), ..number };
        (icons::ration(&self.colours, middle.shifted(38, 0), true), number).shapes()
    }

    /// The explorers at a place, side by side in an arc over it.
    fn explorers(&self, site: Site) -> Vec<Shape> {
        let here = self.runners().filter(|(seat, runner)| self.context.stands(*seat, runner) == site);
        let here: Vec<_> = here.map(|(seat, _)| seat).collect();
        let last = here.len() as i32 - 1;
        let (far, apart) = if site == Site::CAMP { (FAR + 54, APART.1) } else { (FAR, APART.0) };
        let angle = |n: i32| 2_700 + (2 * n - last) * apart / 2;
        let middle = self.layout.place(site);
        // Near the ends of the map the arc moves inwards.
        let reach = (0..=last).map(|n| (polar(middle, far, angle(n)).x - middle.x).abs()).max().unwrap_or_default();
        let room = reach + BADGE + 50;
        let middle = at(middle.x.clamp(room, PHONE - room), middle.y);
        let asked = self.context.open().asked();
        let places = (0..).map(|n| polar(middle, far, angle(n)));
        let explorer = |(seat, place)| icons::explorer(&self.colours, seat, place, asked == Some(seat));
        here.into_iter().zip(places).flat_map(explorer).collect()
    }

    /// The ring around a place that can be reached.
    fn goal(&self, reach: Reach) -> Vec<Shape> {
        let ring = Form::circle(self.layout.place(reach.site), RIM + 46);
        Highlight::Reach.around(ring, self.colours.look, 36)
    }

    /// What a walk to a place brings, at its right, within the map.
    fn gains(&self, reach: Reach, letters: i32) -> Option<Group> {
        let words = alt::join(self.context.gain_words(reach), " ");
        if words.is_empty() {
            return None;
        }
        let gains = Consequence { sign: Vec::new(), words };
        let half = gains.width() * letters / 200;
        let place = self.layout.place(reach.site).shifted(RIM - 70 + half, -RIM + 50);
        let place = at(place.x.min(PHONE - half - 20), place.y);
        Some(Group::at(place, gains.at(at(0, 0), self.colours.look)).scaled(letters))
    }
}
