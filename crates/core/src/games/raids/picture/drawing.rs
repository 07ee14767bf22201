//! What every part of a picture needs: the position, the colours, what is new, where the asked ship may sail.

use std::collections::BTreeSet;

use super::*;
use crate::games::raids::rules::course::Arrival;

/// The rim of the picture, and the gap between panels.
pub const MARGIN: Unit = 50;

/// The radius of a badge whose letter is legible in a message.
pub const BADGE: Unit = 128;

/// A space that may be chosen; the crew on arrival, or the Vikings that a Monster costs; the seat attacked there.
type Reach = (Space, String, Option<Seat>);

/// A position about to be drawn.
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub news: News,
    reach: Vec<Reach>,
}

impl<'a> Drawing<'a> {
    /// The position in these colours, with what is new.
    pub fn new(context: Context<'a>, colours: Colours, news: News) -> Self {
        Self { context, colours, news, reach: reachable(&context) }
    }

    /// What has no place in the ring: the next move of the ghost, and the pool if it is limited.
    pub fn notes(&self) -> Vec<String> {
        let notes = self.context.ghost_plan().into_iter().chain(self.context.pool());
        notes.filter(|_| !self.context.is_over()).collect()
    }

    pub fn name_of(&self, space: Space) -> String {
        let voice = self.context.voice;
        match self.context.spot(space).map(|spot| (spot.tile, spot.village)) {
            None => voice.word("raids-harbor"),
            Some((Some(tile), _)) => names::name(tile, voice),
            Some((None, true)) => voice.word("raids-village"),
            Some((None, false)) => voice.word("raids-picture-water"),
        }
    }

    /// The plate of a space and the sign on it; `None` on open water.
    pub fn plate_of(&self, space: Space) -> Option<(Plate, Vec<Shape>)> {
        let plated = |plate: Plate, id: &str| Some((plate, icons::on_plate(id, plate)));
        match self.context.spot(space).map(|spot| (spot.tile, spot.village)) {
            None => plated(self.colours.harbor(), "harbor"),
            Some((Some(tile), _)) => {
                let plate = self.colours.tile(tile);
                Some((plate, icons::tile(tile, plate)))
            }
            Some((None, true)) => plated(self.colours.village(), "village"),
            Some((None, false)) => None,
        }
    }

    /// Whether a space is cleared as soon as the tile of the turn is settled.
    pub fn is_going(&self, space: Space) -> bool {
        self.context.cleared().iter().any(|(gone, _)| *gone == space)
    }

    /// What going to a space brings; `None` if it may not be chosen.
    pub fn consequence(&self, space: Space) -> Option<Consequence> {
        let (_, words, occupant) = self.reach.iter().find(|(to, ..)| *to == space)?.clone();
        let ink = Consequence::ink(self.colours.look);
        let id = if occupant.is_some() { "combat" } else { "helmet" };
        Some(Consequence { sign: icons::sign(id, ink, self.colours.ground.reach), words })
    }

    /// Whether a ship is asked where to sail.
    pub fn sails(&self) -> bool {
        !self.reach.is_empty()
    }

    /// The spaces that may be chosen, in the order of the ring.
    pub fn within_reach(&self) -> Vec<Space> {
        let spaces: BTreeSet<Space> = self.reach.iter().map(|(space, ..)| *space).collect();
        spaces.into_iter().collect()
    }

    pub fn reach_words(&self) -> Option<String> {
        let place = |(space, words, occupant): &Reach| match occupant {
            Some(there) => format!("{space} ({words} ⚔ {})", Mark::of(*there).letter),
            None => format!("{space} ({words})"),
        };
        let places = join(self.reach.iter().map(place), ", ");
        (!self.reach.is_empty()).then(|| say!(self.context.voice, "raids-alt-reach", places))
    }
}

/// The spaces that the sailing ship may choose; none if no ship is asked where to sail.
fn reachable(context: &Context<'_>) -> Vec<Reach> {
    let open = context.open();
    let Phase::Sail { mover, from } = open.phase else { return Vec::new() };
    let course = context.game.course(open, mover, from);
    // After a question about room the ship may have another crew.
    let crew = |arrival: Arrival| if arrival.asks { "?".to_owned() } else { arrival.crew.to_string() };
    let stops = course.stops.iter().map(|stop| (stop.space, crew(stop.arrival), stop.occupant));
    let monster = course.monster.map(|monster| {
        // A ship that cannot fight it yields a Viking, if it has one.
        let cost = if monster.can_fight { monster.cost } else { monster.arrival.crew.min(1) };
        let words = match cost {
            _ if monster.arrival.asks => "?".to_owned(),
            0 => "0".to_owned(),
            _ => format!("−{cost}"),
        };
        (monster.space, words, None)
    });
    let dock = course.dock.map(|arrival| (open.harbor(), crew(arrival), None));
    stops.chain(monster).chain(dock).collect()
}
