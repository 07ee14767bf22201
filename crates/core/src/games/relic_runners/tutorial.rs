//! The tutorial game of *Relic Runners*: from the first Ruin to the first Relic, in four turns against one opponent.

use crate::engine::Seat;
use crate::title::{Tutorial, TutorialStep as Step};

pub const TUTORIAL: Tutorial = Tutorial { seed: 2, seats: 2, learner: Seat(0), before: &[], steps: &STEPS };
const STEPS: [Step; 11] = [
    Step::new("walk", &["walk r3"]),
    Step::new("explore", &["explore"]).example(),
    Step::new("pathway", &["place r3-t3"]).then(&["walk r7", "explore", "place bc-r7"]),
    Step::new("token", &["walk t3"]).example(),
    Step::new("toolbox", &["up s"]),
    Step::new("temple", &["explore"]).example(),
    Step::new("use", &["box s1"]),
    Step::new("supply", &["kit", "points"]).then(&["walk bc"]),
    Step::new("back", &["walk r3"]),
    Step::new("shrine", &["explore"]).then(&["place r3-t6", "walk r7", "explore", "place r7-t3"]),
    Step::new("expedition", &["walk r7"]).example(),
];
