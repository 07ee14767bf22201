//! The tutorial game of *Explorers of the North Sea*: the first four turns against one opponent.

use crate::engine::Seat;
use crate::title::{Tutorial, TutorialStep as Step};

/// The tutorial. The learner plays first.
pub const TUTORIAL: Tutorial = Tutorial { seed: 8, seats: 2, learner: Seat(0), before: &[], steps: &STEPS };

const STEPS: [Step; 12] = [
    Step::new("captain", &["captain cartographer"]).then(&["captain archer"]),
    Step::new("tile", &["place T27 L6 r3"]).example(),
    Step::new("sail", &["sail L5"]),
    Step::new("ashore", &["unload L5 1v"]),
    Step::new("walk", &["walk L5 L6 1"]),
    Step::new("herd", &["herd L6 L5 chicken"]).then(&["done", "place T03 M6 r2", "done"]),
    Step::new("settlement", &["place T33 K6 r0"]),
    Step::new("load", &["load L5 1v chicken"]).then(&["sail home"]).example(),
    Step::new("deliver", &["unload home chicken"])
        .then(&["load home 1v", "done", "place T19 L7 r2", "done", "place T37 N6 r1", "sail L5"])
        .example(),
    Step::new("crew", &["unload L5 3v"]),
    Step::new("raid", &["walk L5 K6 2"]).then(&["done", "place T29 L8 r5", "done", "place T32 L9 r0"]).example(),
    Step::new("outpost", &["outpost L5n", "outpost L7s"]).example(),
];
