//! A legend: signs with their meaning, drawn and said together.

use super::alt;
use crate::canvas::scene::{Draw, PHONE, Paint, Scene, Unit};

/// A legend under construction. Each entry is drawn and said in one step, so that nothing is drawn that is not said.
#[derive(Clone, Debug)]
pub struct Legend {
    scene: Scene,
    said: Vec<String>,
}

impl Legend {
    /// A legend with its title, drawn as given.
    pub fn new(background: impl Into<Paint>, title: String, heading: impl Draw) -> Self {
        let mut legend = Self { scene: Scene::new(PHONE, 0, background), said: Vec::new() };
        legend.entry(heading, title);
        legend
    }

    /// An entry and its meaning in words.
    pub fn entry(&mut self, shapes: impl Draw, words: impl Into<String>) {
        self.scene.draw(shapes);
        self.said.push(words.into());
    }

    /// The picture of this height, and its words as sentences.
    pub fn finish(self, height: Unit) -> (Scene, String) {
        (Scene { height, ..self.scene }, alt::sentences(self.said))
    }
}
