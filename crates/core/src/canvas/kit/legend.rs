//! A legend: signs with their meaning, as a picture and as words.

use super::{Highlight, alt, paragraph};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{Look, ground};
use crate::canvas::scene::{Draw, Form, LEGIBLE, PHONE, Paint, Scene, Text, Unit, at};
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
        const HEIGHT: Unit = 600;
        const PITCH: Unit = 155;
        let ground = ground(look);
        let wide = PHONE / Highlight::ALL.len() as Unit;
        for (n, highlight) in (0..).zip(Highlight::ALL) {
            let (name, about) = highlight.words(voice);
            let on = |x: Unit, y: Unit| at(n * wide + x, top + y);
            let card = Form::rounded(on(40, 30), wide - 80, HEIGHT - 60, 80).fill(ground.panel).stroke(ground.line, 10);
            let room = wide - 160;
            let lines = lettering::lines(&about, LEGIBLE, Weight::Medium, room);
            let shown = lettering::fit(&name, LEGIBLE, Weight::Bold, wide - 340);
            let title = Text::new(on(285, 192), shown, LEGIBLE, ground.ink).bold();
            let sign = highlight.sign(look, on(170, 140), 80);
            let lines = paragraph(LEGIBLE, PITCH, ground.ink).below(on(80, 350), lines.iter().take(2));
            self.entry((card, sign, title, lines), voice.about(name, about));
        }
        top + HEIGHT
    }

    /// The picture of this height, and its words as sentences.
    pub fn finish(self, height: Unit) -> (Scene, String) {
        (Scene { height, ..self.scene }, alt::sentences(self.descriptions))
    }
}
