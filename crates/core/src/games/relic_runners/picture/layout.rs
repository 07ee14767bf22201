//! Where the places of the map are drawn, and which part of it is shown around an explorer. The coordinates of the edition are spread over
//! the whole map, which is higher than the edition's because phones are upright.

use super::*;

pub const HEIGHT: Unit = 3_560;
pub const MAP: Area = Area::new(at(0, 0), PHONE, HEIGHT);
pub const RIM: Unit = 185;
/// The distance of places from the sides of the map, from its upper edge, where explorers stand behind a site, and from
/// its lower edge.
const SIDE: Unit = 330;
const TOP: Unit = 432;
const FOOT: Unit = 370;

/// The smallest and the largest scale of the map in a window, in per cent. The smallest shows the whole map.
const SCALES: (i32, i32) = (100, 170);
/// The least height of a window.
const LEAST: Unit = 1_000;
/// How far explorers may reach above the middle of a site.
const EXPLORERS: Unit = 430;
/// How much of the map around a site belongs to it: to the sides, above, below.
const BORDER: (Unit, Unit, Unit) = (250, 250, 260);

/// The places of the map in units of the picture.
pub struct Layout {
    places: Vec<Point>,
}

impl Layout {
    pub fn of(game: &RelicRunners) -> Self {
        let xs = bounds(game.spots.iter().map(|spot| spot.x));
        let ys = bounds(game.spots.iter().map(|spot| spot.y));
        let place = |x, y| at(spread(x, xs, SIDE, PHONE - SIDE), spread(y, ys, TOP, HEIGHT - FOOT));
        Self { places: game.spots.iter().map(|spot| place(spot.x, spot.y)).collect() }
    }

    pub fn place(&self, site: Site) -> Point {
        self.places.get(site.index()).copied().unwrap_or_default()
    }

    /// A trail from the middle of one place to that of the other.
    pub fn segment(&self, trail: Trail) -> Segment {
        let [from, to] = trail.ends().map(|site| self.place(site));
        Segment::new(from, to)
    }

    /// A window on the map, and its scale in per cent. The window is as wide as the picture. It is as high as it needs to
    /// be, up to `high`. The scale is the largest that shows an explorer and the sites in `near`. If none does, the
    /// window keeps the explorer and comes as near to their middle as it can.
    pub fn window(&self, here: Site, near: impl Iterator<Item = Site>, high: Unit) -> (Area, i32) {
        let middle = self.place(here);
        let home = territory(middle).joined(Area::new(middle.shifted(0, -EXPLORERS), 0, 0));
        let all = near.map(|site| territory(self.place(site))).fold(home, Area::joined);
        let size = |scale: i32| (PHONE * 100 / scale, high * 100 / scale);
        let fits = |scale: &i32| all.width <= size(*scale).0 && all.height <= size(*scale).1;
        let scale = (SCALES.0..=SCALES.1).rev().step_by(5).find(fits).unwrap_or(SCALES.0);
        let (width, height) = size(scale);
        let height = height.min(all.height.max(LEAST));
        let corner = |from: Unit, to: Unit, home: (Unit, Unit), room: Unit, most: Unit| {
            let wanted = ((from + to - room) / 2).clamp(home.1 - room, home.0);
            wanted.clamp(0, (most - room).max(0))
        };
        let end = all.end();
        let home_end = home.end();
        let x = corner(all.at.x, end.x, (home.at.x, home_end.x), width, PHONE);
        let y = corner(all.at.y, end.y, (home.at.y, home_end.y), height, HEIGHT);
        (Area::new(at(x, y), width, height), scale)
    }
}

const fn territory(middle: Point) -> Area {
    Area::new(middle.shifted(-BORDER.0, -BORDER.1), 2 * BORDER.0, BORDER.1 + BORDER.2)
}

fn bounds(values: impl Iterator<Item = u16>) -> (u16, u16) {
    values.fold((u16::MAX, 0), |(least, most), value| (least.min(value), most.max(value)))
}

/// Maps a value linearly from its bounds to two ends.
fn spread(value: u16, (least, most): (u16, u16), from: Unit, to: Unit) -> Unit {
    from + Unit::from(value - least) * (to - from) / Unit::from(most - least).max(1)
}
