//! The tutorial game of *Raids*: most of a first voyage with three ships.

use crate::engine::Seat;
use crate::title::{Tutorial, TutorialStep as Step};

/// The tutorial. The learner sails first.
pub const TUTORIAL: Tutorial = Tutorial { seed: 5, seats: 3, learner: Seat(0), before: &[], steps: &STEPS };

const STEPS: [Step; 9] = [
    // Yielding to the next Monster costs nothing, because no Viking is left.
    Step::new("monster", &["fight"]).then(&["yield"]).example(),
    Step::new("sail", &["sail 8"]).then(&["sail 3", "yield", "sail 9", "sail 11"]),
    Step::new("aboard", &["place 1"]),
    Step::new("village", &["sail 12"]).then(&["place 1", "sail 13", "place 1", "sail 14"]),
    Step::new("port", &["sell 1"]).example(),
    Step::new("attack", &["sail 13"]).then(&["flee", "sail 17", "place 1"]).example(),
    Step::new("ahead", &["sail 16"]).then(&["place 2", "sail 16"]).example(),
    Step::new("flee", &["flee"]),
    Step::new("home", &["dock"]).example(),
];
