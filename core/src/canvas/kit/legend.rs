//! A legend: signs with their meaning, as a picture and as words.

use super::{Highlight, alt, paragraph};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{Look, ground};
use crate::canvas::scene::{Draw, Form, PHONE, Paint, Scene, Text, Unit, at};
use crate::words::Voice;

/// A legend under construction. Each entry is drawn and described in one step, so every drawing has words.
#[derive(Clone, Debug)]
pub struct Legend {
    scene: Scene,
    descriptions: Vec<String>,
}

impl Legend {
    /// A legend with its title and its drawn heading.
    pub fn new(background: impl Into<Paint>, title: String, heading: impl Draw) -> Self {
        let mut legend = Self { scene: Scene::new(PHONE, 0, background), descriptions: Vec::new() };
        legend.entry(heading, title);
        legend
    }

    /// Adds an entry with its meaning in words.
    pub fn entry(&mut self, shapes: impl Draw, words: impl Into<String>) {
        self.scene.draw(shapes);
        self.descriptions.push(words.into());
    }

    /// Draws the highlights in a row from `top`. Returns where the row ends.
    pub fn highlights(&mut self, look: Look, voice: &Voice, top: Unit) -> Unit {
        const HEIGHT: Unit = 440;
        let (ground, wide) = (ground(look), PHONE / Highlight::ALL.len() as Unit);
        for (n, highlight) in (0..).zip(Highlight::ALL) {
            let (name, about) = highlight.words(voice);
            let on = |x: Unit, y: Unit| at(n * wide + x, top + y);
            let card = Form::rounded(on(40, 30), wide - 80, HEIGHT - 60, 80).fill(ground.panel).stroke(ground.line, 10);
            let room = wide - 350;
            let lines = lettering::lines(&about, 112, Weight::Medium, room);
            let title = Text::new(on(290, 145), lettering::fit(&name, 124, Weight::Bold, room), 124, ground.ink).bold();
            let sign = highlight.sign(look, on(165, HEIGHT / 2), 90);
            let lines = paragraph(112, 118, ground.ink).below(on(290, 262), lines.iter().take(2));
            self.entry((card, sign, title, lines), format!("{name}: {about}"));
        }
        top + HEIGHT
    }

    /// The picture of this height, and its words as sentences.
    pub fn finish(self, height: Unit) -> (Scene, String) {
        (Scene { height, ..self.scene }, alt::sentences(self.descriptions))
    }
}
