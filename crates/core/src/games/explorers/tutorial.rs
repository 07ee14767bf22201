//! The tutorial game of *Explorers of the North Sea*: the first four turns against one opponent.

use crate::engine::Seat;
use crate::title::{Tutorial, TutorialStep as Step};

/// The tutorial. The learner plays first.
pub const TUTORIAL: Tutorial = Tutorial { seed: 8, seats: 2, learner: Seat(0), before: &[], steps: &STEPS };
const STEPS: [Step; 8] = [
    Step::new("captain", &["captain cartographer"]).then(&["captain archer"]),
    Step::new("tile", &["place T27 L6 r3"]).example(),
    Step::new("fetch", &["sail M5, sail L6, unload L6 1v, load L6 chicken"])
        .then(&["done", "place T03 M6 r2", "done"])
        .example(),
    Step::new("settlement", &["place T33 K6 r0"]),
    Step::new("deliver", &["sail M5, sail home, unload home chicken"])
        .then(&["load home 2v", "done", "place T19 L7 r2", "done", "place T37 N6 r1", "sail L5"])
        .example(),
    Step::new("crew", &["unload L5 2v"]),
    Step::new("raid", &["walk L5 K6 2"]).then(&["done", "place T29 L8 r5", "done", "place T32 L9 r0"]).example(),
    Step::new("outpost", &["outpost L5n", "outpost L7s"]).example(),
];
