//! The ground of the map: soil, rivers and the trees between the trails. It carries no information, so it is drawn
//! quietly.

use super::*;

const GRID: Unit = 240;
/// The distance of trees from trails and from sites.
const CLEAR: (Unit, Unit) = (215, 400);
/// The distance of a river from its trail, its width, and that of its shore.
const BANK: Unit = 165;
const BROAD: Unit = 200;
const SHORE: Unit = 20;

impl Drawing<'_> {
    pub fn ground(&self) -> Vec<Shape> {
        // Flat colours in few large areas: a gradient would make the file four times as large.
        let Colours { clearing, soil, .. } = self.colours;
        let middle = at(PHONE / 2, layout::HEIGHT / 2);
        let glades = [(92, 40), (70, 70), (46, 100)].map(|(part, per_cent)| {
            let width = PHONE * part / 100;
            let height = layout::HEIGHT * part / 100;
            let glade = Form::rounded(middle.shifted(-width / 2, -height / 2), width, height, height * 45 / 100);
            glade.fill(soil.towards(clearing, per_cent))
        });
        let soil = Form::rect(at(0, 0), PHONE, layout::HEIGHT).fill(soil);
        let trees = (!self.colours.look.contrast).then(|| self.trees());
        (soil, glades, self.rivers(), trees).shapes()
    }

    fn rivers(&self) -> Vec<Form> {
        let game = self.context.game;
        let trails = (0..TOKENS).filter_map(|token| game.river(token));
        let rivers = trails.map(|trail| river(&self.colours, &self.layout.segment(trail), self.bank(trail)));
        // All shores below all water, so that rivers flow into each other.
        let (shores, waters): (Vec<_>, Vec<_>) = rivers.unzip();
        shores.into_iter().chain(waters.into_iter().flatten()).collect()
    }

    /// The signed distance of a river from the middle of its trail, where its token lies: on the side with more room.
    pub fn bank(&self, trail: Trail) -> Unit {
        let segment = self.layout.segment(trail);
        let room = |aside: Unit| {
            let point = segment.point(segment.length / 2, aside);
            let others = self.context.game.trails.iter().filter(|other| **other != trail);
            let trails = others.map(|other| self.layout.segment(*other).distance(point));
            let sites = Site::all().map(|site| self.layout.place(site).distance(point) - layout::RIM);
            trails.chain(sites).min().unwrap_or_default()
        };
        // A river along the edge of the map bends inwards, even if there is more room outside.
        let inside = |bank: Unit| {
            let pulls = [1, 2].map(|thirds| segment.point(segment.length / 3 * thirds, pull(bank)));
            let shore = BROAD / 2 + SHORE;
            pulls.iter().all(|point| {
                (shore..=PHONE - shore).contains(&point.x) && (shore..=layout::HEIGHT - shore).contains(&point.y)
            })
        };
        if (inside(BANK), room(BANK)) >= (inside(-BANK), room(-BANK)) { BANK } else { -BANK }
    }

    fn trees(&self) -> Vec<Form> {
        let segments: Vec<_> = self.context.game.trails.iter().map(|trail| self.layout.segment(*trail)).collect();
        let free = |point: Point| {
            segments.iter().all(|segment| segment.distance(point) > CLEAR.0)
                && Site::all().all(|site| self.layout.place(site).distance(point) > CLEAR.1)
        };
        let mut trees = Vec::new();
        let Colours { shade, leaves: light, .. } = self.colours;
        for row in 0..layout::HEIGHT / GRID {
            for column in 0..PHONE / GRID {
                let noise = noise(row, column);
                let corner = at(column * GRID + GRID / 2, row * GRID + GRID / 2);
                let crown = 74 + noise % 38;
                let room = GRID / 2 - crown / 2;
                let shifted = corner.shifted(noise / 7 % room - room / 2, noise / 91 % room - room / 2);
                let point =
                    at(shifted.x.clamp(crown, PHONE - crown), shifted.y.clamp(crown, layout::HEIGHT - crown - 30));
                if free(point) {
                    let top = point.shifted(-crown / 4, -crown / 4);
                    trees.extend([
                        Form::circle(point.shifted(0, 26), crown).fill(shade),
                        Form::circle(point, crown - 8).fill(light),
                        Form::circle(top, crown * 45 / 100).fill(light.lighter(7)),
                    ]);
                }
            }
        }
        trees
    }
}

/// The distance of the control points of a river: a cubic curve reaches three quarters of it.
const fn pull(bank: Unit) -> Unit {
    bank * 4 / 3
}

/// The shore and the water of a river that bends away from a trail by `bank`.
pub fn river(colours: &Colours, segment: &Segment, bank: Unit) -> (Form, [Form; 3]) {
    let Colours { water, glint, .. } = *colours;
    let third = segment.length / 3;
    let bed = |aside: Unit| {
        let to = segment.point(segment.length, aside);
        let pull = aside + pull(bank);
        let one = segment.point(third, pull);
        let other = segment.point(2 * third, pull);
        Form::path([Step::Move(segment.point(0, aside)), Step::Cubic(one, other, to)])
    };
    let shore = water.darker(if colours.look.contrast { 0 } else { 22 });
    let shine = |aside| bed(aside).stroke(glint.with_opacity(70), 12).dashed([150, 130]);
    (bed(0).stroke(shore, BROAD + 2 * SHORE), [bed(0).stroke(water, BROAD), shine(-62), shine(58)])
}

/// A pseudo-random number, the same in every picture.
fn noise(row: i32, column: i32) -> i32 {
    let mixed = (row * 73_856 + 19).wrapping_mul(column * 19_349 + 83);
    (mixed ^ (mixed >> 11)).rem_euclid(9_973)
}
