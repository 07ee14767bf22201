//! The choices of the asked seat in the picture: places, trails, tokens and spaces of the toolbox table, with the numbers
//! of their buttons.

use super::order::Offer;
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
            _ => reach::goal(action).map(Self::Site).or(order::trail_of(&action).map(Self::Trail)),
        }
    }
}

/// What may be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// The spots, with the numbers of those on buttons.
    pub spots: Vec<(Spot, Option<usize>)>,
    /// Whether nothing else is asked than a space of the toolbox table.
    pub spaces_only: bool,
}

impl Targets {
    pub fn trails(&self) -> impl Iterator<Item = Trail> {
        self.spots.iter().filter_map(|(spot, _)| if let Spot::Trail(trail) = spot { Some(*trail) } else { None })
    }

    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        self.spots.iter().filter_map(|(spot, _)| if let Spot::Token(token) = spot { Some(*token) } else { None })
    }

    /// The spaces of the toolbox table with their numbers.
    pub fn spaces(&self) -> impl Iterator<Item = (Space, Option<usize>)> {
        self.spots.iter().filter_map(|(spot, n)| if let Spot::Space(space) = spot { Some((*space, *n)) } else { None })
    }

    /// Whether the toolbox table belongs to the question.
    pub fn on_table(&self) -> bool {
        self.spaces().next().is_some()
    }

    /// The places at the ends of the trails and of the rivers of the tokens.
    pub fn sites<'a>(&'a self, game: &'a RelicRunners) -> impl Iterator<Item = Site> + 'a {
        let rivers = self.tokens().filter_map(|token| game.river(token.0));
        self.trails().chain(rivers).flat_map(Trail::ends)
    }
}

impl Context<'_> {
    /// What may be chosen now.
    pub fn targets(&self) -> Targets {
        let Some(order) = self.order() else { return Targets::default() };
        let spot = |(index, offer): (usize, &Offer)| Some((Spot::of(self.open(), offer.action)?, order.number(index)));
        Targets {
            spots: order.offers.iter().enumerate().filter_map(spot).collect(),
            spaces_only: order.offers.iter().all(|offer| matches!(offer.action, Action::Up(_))),
        }
    }
}
