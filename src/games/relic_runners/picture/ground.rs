//! The ground of the map: soil, rivers' beds and the trees between the trails. It says nothing, so it stays calm.

use super::layout::{self, Stretch, distance};
use super::{Brush, Drawing};
use crate::canvas::scene::{Form, PHONE, Point, Shape, Step, Unit, at};
use crate::games::relic_runners::components::{Site, Trail};

/// How far trees stand from each other.
const GRID: Unit = 240;
/// How far trees stay from trails and from sites.
const CLEAR: (Unit, Unit) = (215, 400);
/// How far aside of its trail a river runs.
const BANK: Unit = 165;
/// How broad a river is.
const BROAD: Unit = 200;
/// How broad its shore is.
const SHORE: Unit = 20;

impl Drawing<'_> {
    /// Everything below trails and sites.
    pub fn ground(&self) -> Vec<Shape> {
        // Flat colours in few large areas: a gradient would make the file four times as large.
        let (clearing, soil) = self.brush.colours.soil;
        let middle = at(PHONE / 2, layout::HEIGHT / 2);
        let mut shapes: Vec<Shape> = vec![Form::rect(at(0, 0), PHONE, layout::HEIGHT).fill(soil).into()];
        for (part, per_cent) in [(92, 40), (70, 70), (46, 100)] {
            let (width, height) = (PHONE * part / 100, layout::HEIGHT * part / 100);
            let glade = Form::rounded(middle.shifted(-width / 2, -height / 2), width, height, height * 45 / 100);
            shapes.push(glade.fill(soil.towards(clearing, per_cent)).into());
        }
        shapes.extend(self.rivers());
        if !self.brush.look.contrast {
            shapes.extend(self.trees());
        }
        shapes
    }

    fn rivers(&self) -> Vec<Shape> {
        let game = self.context.game;
        let trails = game.rivers.iter().filter_map(|trail| game.trails.get(usize::from(*trail)));
        let rivers = trails.map(|trail| {
            let stretch = self.layout.stretch(*trail);
            self.brush.river(&stretch, self.bank(*trail))
        });
        // Every shore below every water, so that rivers flow into each other.
        let (shores, waters): (Vec<_>, Vec<_>) = rivers.unzip();
        shores.into_iter().chain(waters.into_iter().flatten()).collect()
    }

    /// How far aside of its trail a river runs in the middle, where its token lies: to the side with more room.
    pub fn bank(&self, trail: Trail) -> Unit {
        let stretch = self.layout.stretch(trail);
        let room = |aside: Unit| {
            let point = stretch.point(stretch.length / 2, aside);
            let others = self.context.game.trails.iter().filter(|other| **other != trail);
            let trails = others.map(|other| self.layout.stretch(*other).distance(point));
            let sites = Site::all().map(|site| distance(self.layout.place(site), point) - layout::RIM);
            trails.chain(sites).min().unwrap_or_default()
        };
        // A river along the end of the map bends inwards, however much room there is outside.
        let inside = |bank: Unit| {
            let pulls = [1, 2].map(|thirds| stretch.point(stretch.length / 3 * thirds, pull(bank)));
            let shore = BROAD / 2 + SHORE;
            pulls.iter().all(|point| {
                (shore..=PHONE - shore).contains(&point.x) && (shore..=layout::HEIGHT - shore).contains(&point.y)
            })
        };
        if (inside(BANK), room(BANK)) >= (inside(-BANK), room(-BANK)) { BANK } else { -BANK }
    }

    fn trees(&self) -> Vec<Shape> {
        let stretches: Vec<_> = self.context.game.trails.iter().map(|trail| self.layout.stretch(*trail)).collect();
        let free = |point: Point| {
            stretches.iter().all(|stretch| stretch.distance(point) > CLEAR.0)
                && Site::all().all(|site| distance(self.layout.place(site), point) > CLEAR.1)
        };
        let mut trees = Vec::new();
        let (shade, light) = self.brush.colours.leaves;
        for row in 0..layout::HEIGHT / GRID {
            for column in 0..PHONE / GRID {
                let luck = luck(row, column);
                let corner = at(column * GRID + GRID / 2, row * GRID + GRID / 2);
                let crown = 74 + luck % 38;
                let room = GRID / 2 - crown / 2;
                let shifted = corner.shifted(luck / 7 % room - room / 2, luck / 91 % room - room / 2);
                let point =
                    at(shifted.x.clamp(crown, PHONE - crown), shifted.y.clamp(crown, layout::HEIGHT - crown - 30));
                if free(point) {
                    trees.push(Form::circle(point.shifted(0, 26), crown).fill(shade).into());
                    trees.push(Form::circle(point, crown - 8).fill(light).into());
                    let top = point.shifted(-crown / 4, -crown / 4);
                    trees.push(Form::circle(top, crown * 45 / 100).fill(light.lighter(7)).into());
                }
            }
        }
        trees
    }
}

/// How far aside the points are that pull a river so far: a curve comes three quarters as far as they are.
const fn pull(bank: Unit) -> Unit {
    bank * 4 / 3
}

impl Brush {
    /// The shore of a river that comes so far aside of a trail, and its water.
    pub fn river(self, stretch: &Stretch, bank: Unit) -> (Shape, [Shape; 3]) {
        let (water, glint) = self.colours.water;
        let third = stretch.length / 3;
        let bed = |aside: Unit| {
            let (from, to) = (stretch.point(0, aside), stretch.point(stretch.length, aside));
            let pull = aside + pull(bank);
            let (one, other) = (stretch.point(third, pull), stretch.point(2 * third, pull));
            Form::path([Step::Move(from), Step::Cubic(one, other, to)])
        };
        let shore = water.darker(if self.look.contrast { 0 } else { 22 });
        let shine = |aside| bed(aside).stroke(glint.with_opacity(70), 12).dashed([150, 130]).into();
        (bed(0).stroke(shore, BROAD + 2 * SHORE).into(), [bed(0).stroke(water, BROAD).into(), shine(-62), shine(58)])
    }
}

/// A number that looks like chance but is the same in every picture.
fn luck(row: i32, column: i32) -> i32 {
    let mixed = (row * 73_856 + 19).wrapping_mul(column * 19_349 + 83);
    (mixed ^ (mixed >> 11)).rem_euclid(9_973)
}
