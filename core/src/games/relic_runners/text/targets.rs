//! The choices of the asked seat on the board, besides places. These are trails with the numbers of their buttons,
//! tokens, and spaces of the toolbox table.

use super::*;

/// What may be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// The trails, with the numbers of those on buttons.
    pub trails: Vec<(Trail, Option<usize>)>,
    /// The tokens, counted from 0.
    pub tokens: Vec<u8>,
    /// The spaces of the toolbox table.
    pub spaces: Vec<Space>,
    /// Whether nothing else is asked than a space of the toolbox table.
    pub spaces_only: bool,
}

impl Targets {
    /// Whether the toolbox table belongs to the question.
    pub fn on_table(&self) -> bool {
        !self.spaces.is_empty()
    }

    /// The places at the ends of the trails and of the rivers of the tokens.
    pub fn sites<'a>(&'a self, game: &'a RelicRunners) -> impl Iterator<Item = Site> + 'a {
        let rivers = self.tokens.iter().filter_map(|token| game.river(*token));
        self.trails.iter().map(|(trail, _)| *trail).chain(rivers).flat_map(Trail::ends)
    }
}

impl Context<'_> {
    /// What may be chosen now. While a movement is due, the table is left out: the map needs the room.
    pub fn targets(&self) -> Targets {
        let Some(order) = self.order() else { return Targets::default() };
        let mut targets = Targets::default();
        for (index, action) in order.actions.iter().enumerate() {
            match action {
                Action::Flip(token) => targets.tokens.push(token.0),
                Action::Up(rise) => targets.spaces.push(rise.ends().1),
                Action::Box(space) if self.open().phase == Phase::Arrived => targets.spaces.push(*space),
                _ => targets.trails.extend(order::trail_of(action).map(|trail| (trail, order.number(index)))),
            }
        }
        targets.spaces_only = order.actions.iter().all(|action| matches!(action, Action::Up(_)));
        targets
    }
}
