//! How the map shows where a movement of a player may end.

use super::Drawing;
use super::layout::RIM;
use crate::canvas::scene::{Form, Shape, Text, Unit};
use crate::games::relic_runners::text::reach::Reach;

/// How high the letters of gains are on a map that is always shown larger: [`super::around`] has the smallest scale.
const GAINS: Unit = 92;

impl Drawing<'_> {
    /// The ring around a place that can be reached.
    pub fn goal(&self, reach: Reach) -> [Shape; 2] {
        let ground = self.brush.ground;
        let ring = |width, colour| Form::circle(self.layout.place(reach.site), RIM + 50).stroke(colour, width);
        [ring(48, ground.paper).into(), ring(28, ground.ink).dashed([92, 54]).into()]
    }

    /// What a walk to a place brings, at its upper right.
    pub fn gains(&self, reach: Reach) -> Vec<Shape> {
        let ground = self.brush.ground;
        let gains = self.context.gain_words(reach);
        if gains.is_empty() {
            return Vec::new();
        }
        let place = self.layout.place(reach.site).shifted(RIM - 10, -RIM + 40);
        let text = Text::new(place, gains.join(" "), GAINS, ground.paper).bold();
        let plate = Form::rounded(place.shifted(-30, -84), text.width() + 60, 112, 50).fill(ground.ink);
        vec![plate.into(), text.into()]
    }
}
