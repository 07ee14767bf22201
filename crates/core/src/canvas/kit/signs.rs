//! Signs: small drawings from SVG sprites (a file of `<symbol id="…">`), in colours that the caller names.
//!
//! A file uses only the part of SVG that [`crate::canvas::svg`] writes. Elements: `path`, `polygon`, `polyline`,
//! `circle` and `rect`. Attributes: `fill`, `stroke`, `stroke-width` and `stroke-linecap`. Numbers are whole units
//! around the origin. A colour is `#rrggbb`, or `var(--name)` for a colour of the caller.

use std::collections::BTreeMap;

use crate::canvas::Colour;
use crate::canvas::scene::{Cap, Form, Outline, Point, Shape, Step, Stroke, Unit, at};

/// The signs of a sprite file, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs(BTreeMap<String, Vec<Part>>);

/// An outline whose paints may be names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    outline: Outline,
    fill: Option<Paint>,
    stroke: Option<(Paint, Unit, Cap)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Paint {
    Fixed(Colour),
    Named(String),
}

/// The error for a tag outside the supported part of SVG.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("signs do not support <{0}")]
pub struct SignError(String);

impl Signs {
    /// Reads a sprite file.
    ///
    /// # Errors
    ///
    /// The first tag that cannot be read.
    pub fn read(svg: &str) -> Result<Self, SignError> {
        let mut signs = Self::default();
        let mut id = String::new();
        for tag in svg.split('<').skip(1) {
            let wrong = || SignError(tag.trim_end().to_owned());
            let attributes = attributes(tag);
            match tag.split([' ', '>']).next().unwrap_or_default() {
                "svg" | "/svg" | "/symbol" => {}
                "symbol" => id = (*attributes.get("id").ok_or_else(wrong)?).to_owned(),
                name => {
                    let part = Part::read(name, &attributes).ok_or_else(wrong)?;
                    signs.0.entry(id.clone()).or_default().push(part);
                }
            }
        }
        Ok(signs)
    }

    /// The ids of all signs, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A sign around the origin, 100 units to each side; no shapes for an unknown id. A named colour that the caller
    /// omits is black.
    pub fn draw(&self, id: &str, colours: &[(&str, Colour)]) -> Vec<Shape> {
        self.draw_at(id, colours, at(0, 0), 100, |pen| pen)
    }

    /// A sign around a centre, `radius` units to each side. `pen` converts the pen widths of the file.
    pub fn draw_at(
        &self,
        id: &str,
        colours: &[(&str, Colour)],
        centre: Point,
        radius: Unit,
        pen: impl Fn(Unit) -> Unit,
    ) -> Vec<Shape> {
        let parts = self.0.get(id).map(Vec::as_slice).unwrap_or_default();
        let form = |part: &Part| Form {
            outline: part.outline.scaled(centre, radius),
            fill: part.fill.as_ref().map(|paint| paint.colour(colours).into()),
            stroke: part.stroke.as_ref().map(|(paint, width, cap)| Stroke {
                colour: paint.colour(colours),
                width: pen(*width),
                cap: *cap,
                dash: Vec::new(),
            }),
            shadow: None,
        };
        parts.iter().map(|part| form(part).into()).collect()
    }
}

impl Paint {
    fn read(text: &str) -> Option<Self> {
        match text.strip_prefix("var(--").and_then(|name| name.strip_suffix(')')) {
            Some(name) => Some(Self::Named(name.to_owned())),
            None => text.parse().ok().map(Self::Fixed),
        }
    }

    fn colour(&self, colours: &[(&str, Colour)]) -> Colour {
        match self {
            Self::Fixed(colour) => *colour,
            Self::Named(name) => colours.iter().find(|(known, _)| known == name).map_or(Colour::BLACK, |(_, is)| *is),
        }
    }
}

impl Part {
    fn read(tag: &str, attributes: &BTreeMap<&str, &str>) -> Option<Self> {
        let text = |name: &str| attributes.get(name).copied();
        let number = |name: &str| text(name)?.parse::<Unit>().ok();
        let outline = match tag {
            "path" => Outline::Path(steps(text("d")?)?),
            "polygon" => Outline::Polygon(points(text("points")?)?),
            "polyline" => Outline::Line(points(text("points")?)?),
            "circle" => Outline::Circle { centre: at(number("cx")?, number("cy")?), radius: number("r")? },
            "rect" => Outline::Rect {
                at: at(number("x")?, number("y")?),
                width: number("width")?,
                height: number("height")?,
                radius: number("rx").unwrap_or_default(),
            },
            _ => return None,
        };
        let paint = |name: &str| match text(name) {
            None | Some("none") => Some(None),
            Some(colour) => Paint::read(colour).map(Some),
        };
        let cap = if text("stroke-linecap") == Some("round") { Cap::Round } else { Cap::Butt };
        let stroke = match paint("stroke")? {
            Some(colour) => Some((colour, number("stroke-width")?, cap)),
            None => None,
        };
        Some(Self { outline, fill: paint("fill")?, stroke })
    }
}

fn attributes(tag: &str) -> BTreeMap<&str, &str> {
    let parts: Vec<&str> = tag.split('"').collect();
    parts
        .chunks_exact(2)
        .filter_map(|two| Some((two[0].rsplit([' ', '\n']).next()?.strip_suffix('=')?, two[1])))
        .collect()
}

fn points(text: &str) -> Option<Vec<Point>> {
    text.split(' ')
        .map(|pair| {
            let (x, y) = pair.split_once(',')?;
            Some(at(x.parse().ok()?, y.parse().ok()?))
        })
        .collect()
}

/// The steps of a path in absolute coordinates.
fn steps(text: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let starts = text.match_indices(|letter: char| letter.is_ascii_alphabetic()).map(|(index, _)| index);
    let starts: Vec<usize> = starts.chain([text.len()]).collect();
    for ends in starts.windows(2) {
        let (command, numbers) = text[ends[0]..ends[1]].split_at(1);
        let numbers: Option<Vec<Unit>> = numbers.split_whitespace().map(|number| number.parse().ok()).collect();
        steps.push(match (command, numbers?.as_slice()) {
            ("M", [x, y]) => Step::Move(at(*x, *y)),
            ("L", [x, y]) => Step::Line(at(*x, *y)),
            ("Q", [a, b, x, y]) => Step::Quad(at(*a, *b), at(*x, *y)),
            ("C", [a, b, c, d, x, y]) => Step::Cubic(at(*a, *b), at(*c, *d), at(*x, *y)),
            ("Z", []) => Step::Close,
            _ => return None,
        });
    }
    Some(steps)
}
