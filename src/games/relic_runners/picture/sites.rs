//! The sites: each kind has a colour and a shape, and its tiles are the steps of a pyramid, the large one below. Explored
//! ones are a floor with the relic on it, or an empty one.

use super::{Brush, Drawing};
use crate::canvas::scene::{Form, Outline, PHONE, Paint, Point, SMALLEST, Shape, Text, Unit, at, polar};
use crate::canvas::{Colour as Tint, palette};
use crate::games::relic_runners::components::{Colour, Site};
use crate::games::relic_runners::picture::layout::RIM;
use crate::games::relic_runners::state::{Layer, Place, Relic};
use crate::games::relic_runners::text::names;

/// How much higher each step of a pyramid is.
const STEP: Unit = 24;

impl Drawing<'_> {
    /// A site with all that lies there, without explorers.
    pub fn site(&self, site: Site) -> Vec<Shape> {
        let middle = self.layout.place(site);
        let place = self.context.open().place(site);
        let mut shapes = Vec::new();
        if self.news.sites.contains(&site) {
            shapes.push(Form::circle(middle, RIM + 52).fill(self.brush.ground.accent).into());
        }
        match place.colour {
            Some(colour) => shapes.extend(self.remains(place, colour, middle)),
            None => shapes.extend(self.brush.camp(middle)),
        }
        shapes.extend(self.brush.plate(middle.shifted(0, RIM - 6), &names::site(site)));
        shapes
    }

    /// What the viewer alone has seen of a site.
    pub fn notes(&self, site: Site) -> Vec<Shape> {
        let known = self.known(site);
        if known.is_empty() {
            return Vec::new();
        }
        self.brush.note(self.layout.place(site).shifted(0, RIM + 108), &known.join(" ")).into()
    }

    fn remains(&self, place: &Place, colour: Colour, middle: Point) -> Vec<Shape> {
        let brush = self.brush;
        match place.relic {
            Relic::Showing => brush.shrine(colour, middle, true),
            Relic::Taken => brush.shrine(colour, middle, false),
            Relic::Buried => {
                let open = place.stack.last().and_then(|layer| layer.open);
                let text = open.map_or_else(|| place.stack.len().to_string(), |tile| tile.to_string().to_uppercase());
                brush.pyramid(colour, &place.stack, middle, &text)
            }
        }
    }

    /// The codes of the tiles at a site that lie face down and that the viewer has seen, the top first.
    pub fn known(&self, site: Site) -> Vec<String> {
        let stack = self.context.open().place(site).stack.iter().rev();
        let face = |layer: &Layer| match layer.open {
            Some(_) => None,
            None => self.context.face(site, layer.level, None).map(|tile| tile.to_string().to_uppercase()),
        };
        stack.filter_map(face).collect()
    }
}

impl Brush {
    /// The shape of the sites of a colour, around a point.
    pub fn stone(middle: Point, colour: Colour, radius: Unit) -> Outline {
        let part = |per_cent: Unit| radius * per_cent / 100;
        match colour {
            Colour::Green => Outline::Polygon((0..6).map(|n| polar(middle, radius, 600 * n)).collect()),
            Colour::Ivory => {
                let corner = middle.shifted(-part(86), -part(86));
                Outline::Rect { at: corner, width: part(172), height: part(172), radius: part(14) }
            }
            Colour::Blue => Outline::Circle { centre: middle, radius: part(96) },
            Colour::Purple => {
                // From the upright arm to the next one, then the same a quarter further, and so on.
                let mut corners = [(56, -94), (56, -56), (94, -56)];
                let mut outline = Vec::new();
                for _ in 0..4 {
                    outline.extend(corners.map(|(x, y)| middle.shifted(part(x), part(y))));
                    corners = corners.map(|(x, y): (Unit, Unit)| (-y, x));
                }
                Outline::Polygon(outline)
            }
        }
    }

    /// The tiles that are left, as a pyramid with a text on its top.
    pub fn pyramid(self, colour: Colour, stack: &[Layer], middle: Point, text: &str) -> Vec<Shape> {
        let stone = self.colours.stone(colour);
        let pen = if self.look.contrast { 20 } else { 14 };
        let floor = Form::from(Self::stone(middle.shifted(0, STEP), colour, RIM));
        let mut shapes: Vec<Shape> = vec![
            floor.fill(stone.darker(60)).stroke(self.colours.edge, pen + 10).shadow(34, 0, self.ground.shadow).into(),
        ];
        let line = stone.darker(if self.look.contrast { 100 } else { 66 });
        let mut top = middle.shifted(0, STEP);
        for (n, layer) in (0..).zip(stack) {
            let radius = match layer.level {
                1 => RIM - 6,
                2 => RIM * 74 / 100,
                _ => RIM * 51 / 100,
            };
            let side = Form::from(Self::stone(top, colour, radius));
            shapes.push(side.fill(stone.darker(50)).stroke(line, pen).into());
            top = middle.shifted(0, -STEP * n);
            let bright = match colour {
                _ if self.look.contrast => stone,
                Colour::Ivory => stone.darker(12 - 6 * n as u8),
                _ => stone.lighter(9 * n as u8),
            };
            shapes.push(Form::from(Self::stone(top, colour, radius)).fill(bright).stroke(line, pen).into());
        }
        let size = if text.chars().count() > 1 { 122 } else { 150 };
        let ink = if stack.is_empty() { self.ground.ink } else { self.colours.carved(colour) };
        shapes.push(Text::new(top, text, size, ink).bold().centred().into());
        shapes
    }

    /// An explored site, with or without its relic.
    pub fn shrine(self, colour: Colour, middle: Point, relic: bool) -> Vec<Shape> {
        let stone = self.colours.stone(colour);
        let soil = self.colours.soil.1;
        let mut shapes: Vec<Shape> = Vec::new();
        let pen = if self.look.contrast { 20 } else { 14 };
        let outer = || Form::from(Self::stone(middle, colour, RIM));
        if relic {
            let light = self.colours.gold.0;
            let glow = Paint::radial(middle, RIM, light.lighter(55), light);
            shapes.push(outer().fill(stone).stroke(self.colours.edge, pen).shadow(30, 0, self.ground.shadow).into());
            shapes.push(
                Form::from(Self::stone(middle, colour, RIM - 40)).fill(glow).stroke(self.colours.edge, pen).into(),
            );
            shapes.extend(self.relic(colour, middle.shifted(0, -24), 105));
        } else {
            shapes.push(outer().fill(soil.towards(stone, 22)).stroke(self.colours.edge, pen).into());
            let hollow = Form::from(Self::stone(middle, colour, RIM - 46)).fill(soil.darker(18));
            shapes.push(hollow.stroke(stone.towards(soil, 40), 16).into());
        }
        shapes
    }

    /// Letters on the clearing of Base Camp.
    pub fn ink_of_camp(self) -> Tint {
        Tint::hex(if palette::brightness(self.colours.sand) > 140 { 0x14110d } else { 0xffffff })
    }

    /// Base Camp: tents in a clearing.
    pub fn camp(self, middle: Point) -> Vec<Shape> {
        let place = |x: Unit, y: Unit| middle.shifted(x, y);
        let tent = |x: Unit, y: Unit, size: Unit| -> [Shape; 2] {
            let corner = |dx: Unit, dy: Unit| place(x + dx * size / 100, y + dy * size / 100);
            let cloth = Form::polygon([corner(0, -100), corner(105, 70), corner(-105, 70)]);
            let flap = Form::polygon([corner(0, -40), corner(38, 70), corner(-38, 70)]);
            [
                cloth.fill(self.colours.cloth).stroke(self.colours.edge, 14).into(),
                flap.fill(self.colours.cloth.darker(62)).into(),
            ]
        };
        let clearing = Form::circle(middle, RIM + 32).fill(self.colours.sand);
        let mut shapes = vec![clearing.stroke(self.colours.edge, 16).shadow(30, 0, self.ground.shadow).into()];
        shapes.extend(tent(84, -112, 58));
        shapes.extend(tent(-34, -92, 92));
        shapes
    }

    /// What the viewer has noted of a site, around a point that gives way to the ends of the map.
    fn note(self, middle: Point, text: &str) -> [Shape; 2] {
        let letters = Text::new(middle, text, SMALLEST, self.ground.panel).bold().centred();
        let width = letters.width() + 60;
        let x = middle.x.clamp(width / 2 + 20, PHONE - width / 2 - 20);
        let letters = Text { at: at(x, letters.at.y), ..letters };
        [Form::rounded(at(x - width / 2, middle.y - 58), width, 116, 40).fill(self.ground.ink).into(), letters.into()]
    }

    /// A plate with a code around a point.
    pub fn plate(self, middle: Point, text: &str) -> [Shape; 2] {
        let letters = Text::new(middle, text, 132, self.ground.ink).bold().centred();
        let width = letters.width() + 70;
        let plate = Form::rounded(at(middle.x - width / 2, middle.y - 74), width, 148, 50);
        [plate.fill(self.ground.panel).stroke(self.colours.edge, 12).into(), letters.into()]
    }
}
