//! Where the asked ship may sail, and what that brings.

use super::drawing::{Drawing, Reach};
use super::icons;
use crate::canvas::kit::Consequence;
use crate::games::raids::state::{Phase, Space};
use crate::games::raids::text::context::Context;
use crate::words::{Mark, say};

/// The spaces that the sailing ship may choose; none if no ship is asked where to sail.
pub fn reachable(context: &Context<'_>) -> Vec<Reach> {
    let open = context.open;
    let Phase::Sail { mover, from } = open.phase else { return Vec::new() };
    let course = context.game.course(open, mover, from);
    let stops = course.stops.iter().map(|stop| (stop.space, stop.arrival.crew.to_string(), stop.occupant));
    let monster = course.monster.map(|monster| {
        // A ship that cannot fight it yields a Viking, if it has one.
        let cost = if monster.can_fight { monster.cost } else { monster.arrival.crew.min(1) };
        (monster.space, if cost == 0 { "0".to_owned() } else { format!("−{cost}") }, None)
    });
    let dock = course.dock.map(|arrival| (open.harbor(), arrival.crew.to_string(), None));
    stops.chain(monster).chain(dock).collect()
}

impl Drawing<'_> {
    /// What going to a space brings; `None` if it may not be chosen.
    pub fn consequence(&self, space: Space) -> Option<Consequence> {
        let (_, words, occupant) = self.reach.iter().find(|(to, ..)| *to == space)?.clone();
        let ink = Consequence::ink(self.colours.look);
        let id = if occupant.is_some() { "combat" } else { "helmet" };
        Some(Consequence { sign: icons::sign(id, ink, self.colours.ground.reach), words })
    }

    /// What may be chosen, in words.
    pub fn reach_words(&self) -> Option<String> {
        let place = |(space, words, occupant): &Reach| match occupant {
            Some(there) => format!("{space} ({words} ⚔ {})", Mark::of(*there).letter),
            None => format!("{space} ({words})"),
        };
        let places = self.reach.iter().map(place).collect::<Vec<_>>().join(", ");
        (!self.reach.is_empty()).then(|| say!(self.context.voice, "raids-alt-reach", places))
    }
}
