//! The tutorial game of *Brandubh*: the king’s side wins in eight moves.

use crate::engine::Seat;
use crate::title::{Tutorial, TutorialStep as Step};

/// The tutorial. The learner plays the king.
pub const TUTORIAL: Tutorial = Tutorial { seed: 1, seats: 2, learner: Seat(1), before: &["move d2 c2"], steps: &STEPS };

const STEPS: [Step; 8] = [
    Step::new("move", &["move d3 f3"]).then(&["move a4 a3"]),
    Step::new("capture", &["move d5 f5"]).then(&["move d6 f6"]).example(),
    Step::new("guard", &["move e4 f4"]).then(&["move f6 e6"]),
    Step::new("king", &["move d4 d3"]).then(&["move d7 c7"]),
    Step::new("throne", &["move c4 e4"]).then(&["move g4 g2"]).example(),
    Step::new("corner", &["move f3 g3"]).then(&["move d1 b1"]).example(),
    Step::new("threat", &["move d3 d1"]).then(&["move c2 c1"]),
    Step::new("escape", &["move d1 g1"]).example(),
];
