//! The game that teaches *Nine Men's Morris*, until a mill is opened and closed again.

use crate::engine::Seat;
use crate::title::{Tutorial, TutorialStep as Step};

/// The tutorial; the learner begins.
pub const TUTORIAL: Tutorial =
    Tutorial { seed: 1, seats: 2, learner: Seat(0), before: &["place a7", "place d6"], steps: &STEPS };

/// The placings between the block and the first move.
const PLACED: &[&str] = &["place f4", "place e4", "place b4", "place c4", "place d2", "place c5", "place e5"];

const STEPS: [Step; 10] = [
    Step::new("place", &["place g7"]).then(&["place d7"]),
    Step::new("corner", &["place g1"]).then(&["place g4"]),
    Step::new("fork", &["place a1"]).then(&["place a4"]),
    Step::new("mill", &["place d1"]).example(),
    Step::new("remove", &["remove d7"]).then(&["place d7"]).example(),
    Step::new("block", &["place d5"]).then(PLACED),
    Step::new("move", &["move c4 c3"]).then(&["move d2 d3"]),
    Step::new("open", &["move d1 d2"]).then(&["move d3 e3"]),
    Step::new("close", &["move d2 d1"]).example(),
    Step::new("again", &["remove f4"]),
];
