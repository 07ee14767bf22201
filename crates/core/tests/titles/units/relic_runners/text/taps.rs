//! How many taps a turn takes. The board itself has the first buttons of a turn.

use super::*;
use crate::games::relic_runners::policy::Careful;
use crate::taps;

#[test]
fn turn_takes_two_taps() {
    let game = runners();
    let (mut all, mut turns) = (0, 0);
    for seats in 2..=5 {
        let (taps, of) = taps::measure(&game, &Careful, &Options::default(), seats, 5);
        println!("{seats} seats: {taps} taps in {of} turns");
        all += taps;
        turns += of;
    }
    assert!(all <= turns * 2, "{all} taps in {turns} turns");
}
