//! The choices of the asked seat in the picture: places, trails, tokens and spaces of the toolbox table, with the numbers
//! of their buttons.

use super::order::Offer;
use super::spot::Spot;
use super::*;

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

    pub fn spaces(&self) -> impl Iterator<Item = (Space, Option<usize>)> {
        self.spots.iter().filter_map(|(spot, n)| if let Spot::Space(space) = spot { Some((*space, *n)) } else { None })
    }

    /// The places at the ends of the trails and of the rivers of the tokens.
    pub fn sites<'a>(&'a self, game: &'a RelicRunners) -> impl Iterator<Item = Site> + 'a {
        let rivers = self.tokens().filter_map(|token| game.river(token.0));
        self.trails().chain(rivers).flat_map(Trail::ends)
    }
}

impl Context<'_> {
    pub fn targets(&self) -> Targets {
        let Some(order) = self.order() else { return Targets::default() };
        let spot = |(index, offer): (usize, &Offer)| Some((Spot::of(self.open(), offer.first())?, order.number(index)));
        Targets {
            spots: order.offers.iter().enumerate().filter_map(spot).collect(),
            spaces_only: order.offers.iter().all(|offer| matches!(offer.first(), Action::Up(_))),
        }
    }
}
