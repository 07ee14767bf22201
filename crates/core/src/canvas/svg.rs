//! A scene as SVG text, one shape per line, for people to look at and for tests to compare. The same scene always gives
//! the same text.
//!
//! The SVG refers to nothing outside itself except the font, by name.

use std::fmt::{Display, Write};

use super::Colour;
use super::lettering::Weight;
use super::scene::{Anchor, Cap, Form, Group, Hotspot, Outline, Paint, Point, Scene, Shape, Step, Stop, Text};

/// The name of the font.
pub const FONT: &str = "Inter";

/// The number of layers in a soft shadow.
pub(super) const LAYERS: i32 = 4;

/// The scene as an SVG document.
pub fn text(scene: &Scene) -> String {
    document(scene, false)
}

/// The same for a page on which people tap: each [`Hotspot`] is a group with the class `place`, whose `data-place` is
/// its number in [`Scene::hotspots`].
pub fn page(scene: &Scene) -> String {
    document(scene, true)
}

fn document(scene: &Scene, tapped: bool) -> String {
    let width = scene.width;
    let height = scene.height;
    let mut pen = Pen { hotspots: tapped.then_some(0), ..Pen::default() };
    let paper = Form::rect(Point::default(), width, height).fill(scene.background.clone());
    pen.form(&paper);
    pen.shapes(&scene.shapes);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{}\" height=\"{}\" \
         font-family=\"{FONT}\" stroke-linejoin=\"round\">\n",
        tenth(width),
        tenth(height)
    );
    if !pen.defs.is_empty() {
        out.push_str("<defs>\n");
        for (number, def) in pen.defs.iter().enumerate() {
            let (open, rest) = def.split_once(' ').unwrap_or((def, ""));
            out.push_str(&format!("{open} id=\"d{number}\" {rest}\n"));
        }
        out.push_str("</defs>\n");
    }
    out.push_str(&pen.out);
    out.push_str("</svg>\n");
    out
}

fn tenth(units: i32) -> String {
    if units % 10 == 0 { (units / 10).to_string() } else { format!("{}.{}", units / 10, units % 10) }
}

#[derive(Default)]
struct Pen {
    out: String,
    /// Gradients and clips, each once, in order of first use.
    defs: Vec<String>,
    /// The number of the next hotspot; `None` if they are left out.
    hotspots: Option<usize>,
}

impl Pen {
    fn shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            match shape {
                Shape::Form(form) => self.form(form),
                Shape::Text(text) => self.text(text),
                Shape::Group(group) => self.group(group),
                Shape::Hotspot(hotspot) => self.hotspot(hotspot),
            }
        }
    }

    fn put(&mut self, part: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.out, "{part}");
    }

    fn form(&mut self, form: &Form) {
        if let Some(shadow) = form.shadow.filter(|shadow| shadow.colour.alpha > 0) {
            let layers = if shadow.soft == 0 { 1 } else { LAYERS };
            let alpha = (i32::from(shadow.colour.alpha) / layers).max(1) as u8;
            let colour = Colour { alpha, ..shadow.colour };
            self.put(format_args!("<g transform=\"translate({} {})\">", shadow.shift.x, shadow.shift.y));
            // Only the border of a soft shadow is drawn, inwards at least as far as the shadow is shifted. The form
            // hides everything farther in.
            let reach = shadow.shift.x.abs().max(shadow.shift.y.abs());
            for layer in (1..=layers).rev() {
                self.outline(&form.outline);
                if shadow.soft == 0 {
                    self.colour("fill", colour);
                    self.put("/>");
                    continue;
                }
                self.put(" fill=\"none\"");
                self.colour("stroke", colour);
                let width = 2 * reach.max(shadow.soft * layer / layers);
                self.put(format_args!(" stroke-width=\"{width}\"/>"));
            }
            self.put("</g>\n");
        }
        self.outline(&form.outline);
        self.paint("fill", form.fill.as_ref());
        if let Some(stroke) = &form.stroke {
            self.colour("stroke", stroke.colour);
            self.put(format_args!(" stroke-width=\"{}\"", stroke.width));
            if stroke.cap == Cap::Round {
                self.put(" stroke-linecap=\"round\"");
            }
            if !stroke.dash.is_empty() {
                let dash: Vec<_> = stroke.dash.iter().map(ToString::to_string).collect();
                self.put(format_args!(" stroke-dasharray=\"{}\"", dash.join(" ")));
            }
        }
        self.put("/>\n");
    }

    fn hotspot(&mut self, hotspot: &Hotspot) {
        let Some(number) = self.hotspots else { return };
        self.hotspots = Some(number + 1);
        self.put(format_args!("<g class=\"place\" data-place=\"{number}\">"));
        self.outline(&hotspot.outline);
        self.put("/></g>\n");
    }

    fn outline(&mut self, outline: &Outline) {
        match outline {
            Outline::Rect { at, width, height, radius } => {
                self.put(format_args!("<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\"", at.x, at.y));
                if *radius > 0 {
                    self.put(format_args!(" rx=\"{radius}\""));
                }
            }
            Outline::Circle { centre, radius } => {
                self.put(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\"", centre.x, centre.y));
            }
            Outline::Polygon(points) => self.points("polygon", points),
            Outline::Line(points) => self.points("polyline", points),
            Outline::Path(steps) => {
                let pair = |p: &Point| format!("{} {}", p.x, p.y);
                let step = |step: &Step| match step {
                    Step::Move(a) => format!("M{}", pair(a)),
                    Step::Line(a) => format!("L{}", pair(a)),
                    Step::Quad(a, b) => format!("Q{} {}", pair(a), pair(b)),
                    Step::Cubic(a, b, c) => format!("C{} {} {}", pair(a), pair(b), pair(c)),
                    Step::Close => "Z".to_owned(),
                };
                let steps: String = steps.iter().map(step).collect();
                self.put(format_args!("<path d=\"{steps}\""));
            }
        }
    }

    fn points(&mut self, tag: &str, points: &[Point]) {
        let points: Vec<_> = points.iter().map(|p| format!("{},{}", p.x, p.y)).collect();
        self.put(format_args!("<{tag} points=\"{}\"", points.join(" ")));
    }

    fn colour(&mut self, attribute: &str, colour: Colour) {
        self.put(format_args!(" {attribute}=\"{}\"", Colour { alpha: 255, ..colour }));
        if colour.alpha != 255 {
            self.put(format_args!(" {attribute}-opacity=\"{}\"", opacity(colour)));
        }
    }

    fn paint(&mut self, attribute: &str, paint: Option<&Paint>) {
        let Some(paint) = paint else {
            self.put(format_args!(" {attribute}=\"none\""));
            return;
        };
        let def = match paint {
            Paint::Flat(colour) => return self.colour(attribute, *colour),
            Paint::Linear { from, to, stops } => format!(
                "<linearGradient gradientUnits=\"userSpaceOnUse\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\">{}</linearGradient>",
                from.x,
                from.y,
                to.x,
                to.y,
                stop_list(stops)
            ),
            Paint::Radial { centre, radius, stops } => format!(
                "<radialGradient gradientUnits=\"userSpaceOnUse\" cx=\"{}\" cy=\"{}\" r=\"{radius}\">{}</radialGradient>",
                centre.x,
                centre.y,
                stop_list(stops)
            ),
        };
        let number = self.define(def);
        self.put(format_args!(" {attribute}=\"url(#d{number})\""));
    }

    fn define(&mut self, def: String) -> usize {
        self.defs.iter().position(|known| *known == def).unwrap_or_else(|| {
            self.defs.push(def);
            self.defs.len() - 1
        })
    }

    fn text(&mut self, text: &Text) {
        self.put(format_args!("<text x=\"{}\" y=\"{}\" font-size=\"{}\"", text.at.x, text.at.y, text.size));
        self.put(format_args!(" font-weight=\"{}\"", if text.weight == Weight::Bold { 700 } else { 500 }));
        match text.anchor {
            Anchor::Start => {}
            Anchor::Middle => self.put(" text-anchor=\"middle\""),
            Anchor::End => self.put(" text-anchor=\"end\""),
        }
        self.colour("fill", text.colour);
        if let Some((colour, width)) = text.halo {
            self.colour("stroke", colour);
            self.put(format_args!(" stroke-width=\"{}\" paint-order=\"stroke\"", width * 2));
        }
        self.put(format_args!(" xml:space=\"preserve\">{}</text>\n", escaped(&text.text)));
    }

    fn group(&mut self, group: &Group) {
        self.put(format_args!("<g transform=\"translate({} {})", group.shift.x, group.shift.y));
        if group.scale != 100 {
            self.put(format_args!(" scale({})", hundredth(group.scale)));
        }
        if group.turn != 0 {
            self.put(format_args!(" rotate({})", tenth_signed(group.turn)));
        }
        self.put('"');
        if group.opacity != 100 {
            self.put(format_args!(" opacity=\"{}\"", hundredth(group.opacity)));
        }
        if let Some(clip) = group.clip {
            let at = clip.at;
            let width = clip.width;
            let height = clip.height;
            let rect = format!("<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\"/>", at.x, at.y);
            let number = self.define(format!("<clipPath clipPathUnits=\"userSpaceOnUse\">{rect}</clipPath>"));
            self.put(format_args!(" clip-path=\"url(#d{number})\""));
        }
        self.put(">\n");
        self.shapes(&group.shapes);
        self.put("</g>\n");
    }
}

fn stop_list(stops: &[Stop]) -> String {
    let stop = |stop: &Stop| {
        let colour = Colour { alpha: 255, ..stop.colour };
        let opacity = match stop.colour.alpha {
            255 => String::new(),
            _ => format!(" stop-opacity=\"{}\"", opacity(stop.colour)),
        };
        format!("<stop offset=\"{}\" stop-color=\"{colour}\"{opacity}/>", hundredth(i32::from(stop.at)))
    };
    stops.iter().map(stop).collect()
}

/// The opacity of a colour, with three digits after the point.
fn opacity(colour: Colour) -> String {
    format!("0.{:03}", (u32::from(colour.alpha) * 1000 + 127) / 255).replace("0.1000", "1")
}

fn hundredth(per_cent: i32) -> String {
    format!("{}.{:02}", per_cent / 100, per_cent % 100)
}

fn tenth_signed(tenths: i32) -> String {
    format!("{}{}.{}", if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
