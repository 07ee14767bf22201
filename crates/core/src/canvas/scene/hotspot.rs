//! Parts of a picture that a person may tap.

use serde::{Deserialize, Serialize};

use super::{Draw, Form, Outline, Scene, Shape};

/// A part of a picture that stands for a place of the game. Files show nothing of it;
/// [`svg::page`](crate::canvas::svg::page) makes it a group of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hotspot {
    /// How codes of actions name the place: each is one or more whole words of a code, e.g. `d4` or `sail 7`.
    pub names: Vec<String>,
    pub outline: Outline,
}

impl Hotspot {
    /// The place with this name, in the outline of a form.
    pub fn new(name: impl ToString, form: impl Into<Form>) -> Self {
        Self { names: vec![name.to_string()], outline: form.into().outline }
    }

    /// Adds another name.
    #[must_use]
    pub fn also(mut self, name: impl ToString) -> Self {
        self.names.push(name.to_string());
        self
    }

    /// Where the place is first named in a code, counted in words.
    pub fn named_in(&self, code: &str) -> Option<usize> {
        let words: Vec<&str> = code.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let at = |name: &String| {
            let name: Vec<&str> = name.split(' ').collect();
            words.windows(name.len()).position(|part| part == name)
        };
        self.names.iter().filter_map(at).min()
    }
}

impl From<Hotspot> for Shape {
    fn from(hotspot: Hotspot) -> Self {
        Self::Hotspot(hotspot)
    }
}

impl Draw for Hotspot {
    fn onto(self, shapes: &mut Vec<Shape>) {
        shapes.push(self.into());
    }
}

impl Scene {
    /// Every place of the picture, in the order of [`svg::page`](crate::canvas::svg::page).
    pub fn hotspots(&self) -> Vec<&Hotspot> {
        fn collect<'a>(shapes: &'a [Shape], found: &mut Vec<&'a Hotspot>) {
            for shape in shapes {
                match shape {
                    Shape::Hotspot(hotspot) => found.push(hotspot),
                    Shape::Group(group) => collect(&group.shapes, found),
                    Shape::Form(_) | Shape::Text(_) => {}
                }
            }
        }
        let mut found = Vec::new();
        collect(&self.shapes, &mut found);
        found
    }
}
