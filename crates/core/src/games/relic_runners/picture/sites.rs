//! The sites: each kind has a colour and a shape, and its tiles are the steps of a pyramid, the large one at the bottom.
//! An explored site is a floor with or without the relic.

use super::icons::plate;
use super::*;

const STEP: Unit = 24;

impl Drawing<'_> {
    /// A site with all that lies there, without explorers.
    pub fn site(&self, site: Site) -> Vec<Shape> {
        let colours = &self.colours;
        let middle = self.layout.place(site);
        let place = self.context.open().place(site);
        let new = Form::circle(middle, RIM + 52).fill(colours.ground.new);
        let new = self.news.sites.contains(&site).then_some(new);
        let remains = match (place.colour, place.relic) {
            (None, _) => camp(colours, middle),
            (Some(colour), Relic::Buried) => {
                let stack = &place.stack;
                match stack.last().and_then(|layer| layer.open) {
                    Some(Tile::Purple(effect)) => {
                        let sign = icons::effect(colours, effect, summit(stack, middle));
                        (pyramid(colours, colour, stack, middle, ""), sign).shapes()
                    }
                    _ => pyramid(colours, colour, stack, middle, &stack.len().to_string()),
                }
            }
            (Some(colour), relic) => shrine(colours, colour, middle, relic == Relic::Showing),
        };
        // Highlighted if a choice leads to this site.
        let (face, ink) = match self.goals.contains(&site) {
            true => (colours.ground.reach, Consequence::ink(colours.look)),
            false => (colours.ground.panel, colours.ground.ink),
        };
        // Base Camp has its tents instead of a label.
        let label = (site != Site::CAMP).then(|| {
            let label = Text::new(middle.shifted(0, RIM - 6), code(site), 152, ink).bold();
            let (plate, label) = plate(label.at, label, 35, 166, 54);
            (plate.fill(face).stroke(colours.edge, 12), label)
        });
        (new, remains, label).shapes()
    }

    /// What the viewer alone has seen of a site, on a plate that stays within the width of the map.
    pub fn notes(&self, site: Site) -> Vec<Shape> {
        let known = self.known(site);
        let ground = self.colours.ground;
        if known.is_empty() {
            return Vec::new();
        }
        let known = lettering::fit(&known.join(" · "), LEGIBLE, Weight::Bold, PHONE - 300);
        let words = Text::new(self.layout.place(site), known, LEGIBLE, ground.panel).bold();
        let room = words.width() / 2 + 50;
        let middle = at(words.at.x.clamp(room, PHONE - room), words.at.y + RIM + 138);
        let (plate, words) = plate(middle, Text { at: middle, ..words }, 30, 152, 46);
        (plate.fill(ground.ink), words).shapes()
    }
}

/// The outline of the sites of a colour, around a point.
fn outline(middle: Point, colour: Colour, radius: Unit) -> Form {
    let part = |per_cent: Unit| radius * per_cent / 100;
    match colour {
        Colour::Green => Form::polygon((0..6).map(|n| polar(middle, radius, 600 * n))),
        Colour::Ivory => Form::rounded(middle.shifted(-part(86), -part(86)), part(172), part(172), part(14)),
        Colour::Blue => Form::circle(middle, part(96)),
        Colour::Purple => {
            let arms = [(56, -94), (56, -56), (94, -56), (94, 56), (56, 56), (56, 94)];
            let opposite = arms.map(|(x, y)| (-x, -y));
            Form::polygon(arms.into_iter().chain(opposite).map(|(x, y)| middle.shifted(part(x), part(y))))
        }
    }
}

const fn pen(colours: &Colours) -> Unit {
    if colours.look.contrast { 20 } else { 14 }
}

/// The middle of the top of a pyramid.
pub fn summit(stack: &[Layer], middle: Point) -> Point {
    middle.shifted(0, -STEP * (stack.len() as Unit - 1).max(0))
}

/// The tiles that are left, as a pyramid with a text on its top.
pub fn pyramid(colours: &Colours, colour: Colour, stack: &[Layer], middle: Point, text: &str) -> Vec<Shape> {
    let stone = colours.stone(colour);
    let ground = colours.ground;
    let pen = pen(colours);
    let mut top = middle.shifted(0, STEP);
    let floor = outline(top, colour, RIM).fill(stone.darker(60)).stroke(colours.edge, pen + 10);
    let mut shapes = floor.shadow(34, 0, ground.shadow).shapes();
    let line = stone.darker(if colours.look.contrast { 100 } else { 66 });
    for (n, layer) in (0..).zip(stack) {
        let radius = RIM * [97, 74, 51][usize::from(layer.level) - 1] / 100;
        let bright = match colour {
            _ if colours.look.contrast => stone,
            Colour::Ivory => stone.darker(12 - 6 * n as u8),
            _ => stone.lighter(9 * n as u8),
        };
        let side = outline(top, colour, radius).fill(stone.darker(50));
        top = middle.shifted(0, -STEP * n);
        let face = outline(top, colour, radius).fill(bright);
        [side, face].map(|form| form.stroke(line, pen)).onto(&mut shapes);
    }
    let ink = if stack.is_empty() { ground.ink } else { colours.carved(colour) };
    Text::new(top, text, 150, ink).bold().centred().onto(&mut shapes);
    shapes
}

pub fn shrine(colours: &Colours, colour: Colour, middle: Point, relic: bool) -> Vec<Shape> {
    let stone = colours.stone(colour);
    let soil = colours.soil;
    let pen = pen(colours);
    let outer = |fill| outline(middle, colour, RIM).fill(fill).stroke(colours.edge, pen);
    if !relic {
        let hollow = outline(middle, colour, RIM - 46).fill(soil.darker(18)).stroke(stone.towards(soil, 40), 16);
        return [outer(soil.towards(stone, 22)), hollow].shapes();
    }
    let light = colours.gold;
    let glow = Paint::radial(middle, RIM, light.lighter(55), light);
    let glow = outline(middle, colour, RIM - 40).fill(glow).stroke(colours.edge, pen);
    let relic = icons::relic(colour, middle.shifted(0, -24), 105);
    (outer(stone).shadow(30, 0, colours.ground.shadow), glow, relic).shapes()
}

pub fn camp(colours: &Colours, middle: Point) -> Vec<Shape> {
    let tent = |x: Unit, y: Unit, size: Unit| {
        let corner = |dx: Unit, dy: Unit| middle.shifted(x + dx * size / 100, y + dy * size / 100);
        let cloth = Form::polygon([corner(0, -100), corner(105, 70), corner(-105, 70)]).fill(colours.cloth);
        let flap = Form::polygon([corner(0, -40), corner(38, 70), corner(-38, 70)]);
        [cloth.stroke(colours.edge, 14), flap.fill(colours.cloth.darker(62))]
    };
    let clearing = Form::circle(middle, RIM + 32).fill(colours.sand).stroke(colours.edge, 16);
    (clearing.shadow(30, 0, colours.ground.shadow), tent(84, -112, 58), tent(-34, -92, 92)).shapes()
}
