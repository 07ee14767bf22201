//! Livestock: each kind a head of its own shape and colour, with its letter.

use super::Brush;
use super::colours::coat;
use crate::canvas::Colour;
use crate::canvas::scene::{Form, Point, SMALLEST, Shape, Step, Text, Unit};
use crate::games::explorers::components::Animal;
use crate::words::Voice;

impl Brush {
    /// The head of an animal with its letter, no farther from the centre than the radius.
    pub fn animal(self, animal: Animal, centre: Point, radius: Unit, voice: &Voice) -> Vec<Shape> {
        let mut shapes = self.head_of(animal, centre, radius);
        let letter = voice.word(&format!("explorers-letter-{animal}"));
        let size = (radius * 112 / 100).max(SMALLEST);
        let (_, ink) = coat(animal);
        let lower = if animal == Animal::Chicken { radius * 14 / 100 } else { radius * 6 / 100 };
        shapes.push(Text::new(centre.shifted(0, lower), letter, size, ink).bold().centred().into());
        shapes
    }

    /// Only the head.
    pub fn head_of(self, animal: Animal, centre: Point, radius: Unit) -> Vec<Shape> {
        let part = |per_cent: Unit| radius * per_cent / 100;
        let place = |x: Unit, y: Unit| centre.shifted(part(x), part(y));
        let line = self.colours.outline;
        let pen = part(9).max(8);
        let (fill, _) = coat(animal);
        let shape = |form: Form, colour: Colour| -> Shape { form.fill(colour).stroke(line, pen).into() };
        let corners = |points: &[(Unit, Unit)]| Form::polygon(points.iter().map(|(x, y)| place(*x, *y)));
        let plate = |left: Unit, top: Unit, wide: Unit, high: Unit, round: Unit| {
            Form::rounded(place(left, top), part(wide), part(high), part(round))
        };
        match animal {
            Animal::Pig => vec![
                shape(corners(&[(-78, -92), (-22, -66), (-70, -18)]), fill.darker(14)),
                shape(corners(&[(78, -92), (22, -66), (70, -18)]), fill.darker(14)),
                shape(Form::circle(place(0, 4), part(80)), fill),
                shape(plate(-30, 56, 60, 34, 17), fill.darker(18)),
            ],
            Animal::Chicken => vec![
                shape(Form::circle(place(-30, -66), part(22)), Colour::hex(0xd93a2e)),
                shape(Form::circle(place(30, -66), part(22)), Colour::hex(0xd93a2e)),
                shape(Form::circle(place(0, -74), part(22)), Colour::hex(0xd93a2e)),
                shape(corners(&[(56, -10), (98, 16), (56, 40)]), Colour::hex(0xf08019)),
                shape(Form::circle(place(0, 16), part(72)), fill),
            ],
            Animal::Goat => {
                let horn = |side: Unit| {
                    let steps = [
                        Step::Move(place(side * 16, -44)),
                        Step::Quad(place(side * 30, -100), place(side * 88, -92)),
                        Step::Quad(place(side * 62, -74), place(side * 52, -36)),
                        Step::Close,
                    ];
                    shape(Form::path(steps), Colour::hex(0xe9dcc0))
                };
                vec![
                    horn(-1),
                    horn(1),
                    shape(corners(&[(-20, 58), (20, 58), (0, 96)]), fill.darker(30)),
                    shape(corners(&[(-70, -46), (70, -46), (46, 48), (22, 70), (-22, 70), (-46, 48)]), fill),
                ]
            }
            Animal::Sheep => {
                let curl = |(x, y): (Unit, Unit)| shape(Form::circle(place(x, y), part(34)), fill);
                let curls = [(0, -60), (44, -42), (62, 2), (44, 46), (0, 62), (-44, 46), (-62, 2), (-44, -42)];
                curls.into_iter().map(curl).chain([Form::circle(place(0, 1), part(66)).fill(fill).into()]).collect()
            }
            Animal::Cattle => {
                let horn = |side: Unit| {
                    let steps = [
                        Step::Move(place(side * 40, -50)),
                        Step::Quad(place(side * 90, -40), place(side * 84, -96)),
                        Step::Quad(place(side * 116, -20), place(side * 52, -14)),
                        Step::Close,
                    ];
                    shape(Form::path(steps), Colour::hex(0xf2e6cc))
                };
                vec![
                    horn(-1),
                    horn(1),
                    shape(plate(-62, -60, 124, 150, 46), fill),
                    shape(plate(-44, 58, 88, 32, 16), Colour::hex(0xe7b99b)),
                ]
            }
            Animal::Horse => vec![
                shape(corners(&[(-46, -50), (-36, -98), (-8, -58)]), fill),
                shape(corners(&[(46, -50), (36, -98), (8, -58)]), fill),
                shape(plate(-92, -52, 64, 116, 30), Colour::hex(0x1f1712)),
                shape(plate(-56, -66, 112, 160, 52), fill),
                shape(corners(&[(-14, -70), (14, -70), (0, -34)]), Colour::hex(0xf3e9da)),
            ],
        }
    }
}
