//! What a choice takes in the picture: a place, a trail, a token or a space of the toolbox table.

use super::*;

/// What a choice takes in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Site(Site),
    Trail(Trail),
    Token(Token),
    Space(Space),
}

impl Spot {
    /// The spot of an action. While a movement is due, the toolbox table is left out: the map needs the room.
    pub fn of(open: &Open, action: Action) -> Option<Self> {
        match action {
            Action::Flip(token) => Some(Self::Token(token)),
            Action::Up(rise) => Some(Self::Space(rise.ends().1)),
            Action::Box(space) if open.phase == Phase::Arrived => Some(Self::Space(space)),
            _ => reach::goal(action).map(Self::Site).or(trail_of(&action).map(Self::Trail)),
        }
    }
}

/// The trail that an action chooses among others.
pub const fn trail_of(action: &Action) -> Option<Trail> {
    match action {
        Action::Place(trail) | Action::Lift(trail) | Action::Lay(trail) => Some(*trail),
        _ => None,
    }
}
