//! Small things: rations, toolboxes, coins, tiles in front of players.

use super::Brush;
use crate::canvas::scene::{Form, Point, Shape, Text, Unit};
use crate::engine::Seat;
use crate::games::relic_runners::state::Slot;
use crate::games::relic_runners::text::names;

/// How wide a toolbox with its code is.
pub const BOX: Unit = 262;

impl Brush {
    /// A tin of rations around a point, or the place of one.
    pub fn ration(self, middle: Point, full: bool) -> Vec<Shape> {
        let corner = middle.shifted(-38, -52);
        let tin = Form::rounded(corner, 76, 104, 22);
        if !full {
            return vec![tin.stroke(self.ground.quiet.towards(self.ground.panel, 45), 10).into()];
        }
        let label = Form::rect(middle.shifted(-38, -20), 76, 44).fill(self.colours.tin.lighter(60));
        vec![
            tin.fill(self.colours.tin).into(),
            label.into(),
            Form::rounded(corner, 76, 104, 22).stroke(self.colours.edge, 10).into(),
        ]
    }

    /// A toolbox of a seat around a point, with the code of the space where it stands; one on the bottom shows a bar below
    /// itself, one in reserve is hollow.
    pub fn toolbox(self, seat: Seat, slot: Slot, middle: Point) -> Vec<Shape> {
        let livery = self.livery(seat);
        let (wide, high) = (BOX - 32, 116);
        let body = || Form::rounded(middle.shifted(-wide / 2, -high / 2 + 14), wide, high, 26);
        let handle = || Form::rounded(middle.shifted(-52, -high / 2 - 22), 104, 60, 24);
        if slot == Slot::Reserve {
            let faint = self.ground.quiet.towards(self.ground.panel, 35);
            return vec![
                handle().stroke(faint, 12).into(),
                body().fill(livery.tint).stroke(faint, 12).dashed([34, 26]).into(),
            ];
        }
        let lid = Form::line([middle.shifted(-wide / 2 + 8, -6), middle.shifted(wide / 2 - 8, -6)]);
        let mut shapes: Vec<Shape> = vec![
            handle().stroke(livery.edge, 34).into(),
            handle().stroke(livery.fill, 14).into(),
            body().fill(livery.fill).stroke(livery.edge, 14).into(),
        ];
        match slot {
            Slot::On(space) => {
                let code = Text::new(middle.shifted(0, 14), names::space(space), 122, livery.ink).bold().centred();
                shapes.push(code.into());
            }
            _ => {
                shapes.push(lid.stroke(livery.edge, 10).into());
                let clasp = Form::rounded(middle.shifted(-18, -18), 36, 44, 10);
                shapes.push(clasp.fill(livery.edge).into());
            }
        }
        shapes
    }

    /// A coin around a point with a number, or with a question mark.
    pub fn coin(self, middle: Point, text: &str) -> Vec<Shape> {
        let (gold, ink) = self.colours.gold;
        vec![
            Form::circle(middle, 82).fill(gold).stroke(gold.darker(50), 14).into(),
            Form::circle(middle, 62).stroke(gold.darker(25), 6).into(),
            Text::new(middle, text, 116, ink).bold().centred().into(),
        ]
    }
}
