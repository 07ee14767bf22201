//! The players of each level. The stronger ones search deeper ([`crate::ai::duel`]).

use super::*;
use crate::ai::duel::{Duel, DuelSearch, mix};
use crate::ai::{Beginner, Judged, Random};
use crate::games::nine_mens_morris::components::{POINTS, Point};
use crate::title::PolicySpec;

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<NineMensMorris>] = &[
    ("normal", || Box::new(Strong { positions: 3_000 })),
    ("easy", || Box::new(Beginner { usual: Careful, overlooks: 35 })),
    ("hard", || Box::new(Strong { positions: 50_000 })),
    ("expert", || Box::new(Strong { positions: 2_000_000 })),
    ("careful", || Box::new(Careful)),
    ("random", || Box::new(Random)),
];

/// The most that is added to the value of a position at random.
const BLUR: u32 = 6;

/// A player that looks at so many positions for each action.
#[derive(Clone, Copy, Debug)]
pub struct Strong {
    pub positions: u32,
}

impl Policy<NineMensMorris> for Strong {
    fn choose(
        &self,
        game: &NineMensMorris,
        sampled: &State,
        seat: Seat,
        legal: &[Action],
        chance: &mut Chance,
    ) -> usize {
        self.judge(game, sampled, seat, legal, None, chance).first().map_or(0, |best| best.action)
    }

    fn judge(
        &self,
        _: &NineMensMorris,
        sampled: &State,
        seat: Seat,
        legal: &[Action],
        also: Option<usize>,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        let (open, flying) = (&sampled.open, sampled.open.options.flying);
        DuelSearch::new(self.positions, BLUR, chance).judge(seat, legal.len(), also, |index| {
            let mut next = Moment { now: open.now.clone(), flying };
            next.play(legal[index]);
            let since = [&open.since[..], &[next.now.board.clone()]].concat();
            // A draw is worth nothing, and a position that has been there before is nearer to one.
            let moved = matches!(legal[index], Action::Move(..)) && !next.now.mill && next.won().is_none();
            let fixed = match moved {
                true if end::drawn(&since).is_some() => Some(0),
                true if end::repeated(&since) > 1 => Some(-AGAIN),
                _ => None,
            };
            (next, fixed)
        })
    }
}

/// A position in the search.
#[derive(Clone)]
struct Moment {
    now: Position,
    flying: Flying,
}

impl Duel for Moment {
    type Move = Action;

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(to) => to.index(),
            Action::Remove(point) => POINTS + point.index(),
            Action::Move(from, to) => (2 + from.index()) * POINTS + to.index(),
        }
    }

    fn moves(&self, meet: &mut impl FnMut(Action, u32)) {
        // What closes a mill comes first.
        let weight = |action| if board::closes_mill(&self.now, action) { 500_000 } else { 0 };
        board::actions(&self.now, self.flying).into_iter().for_each(|action| meet(action, weight(action)));
    }

    fn play(&mut self, action: Action) {
        board::apply(&mut self.now, action);
    }

    fn turn(&self) -> Seat {
        self.now.turn
    }

    fn won(&self) -> Option<Seat> {
        if self.now.mill { None } else { end::after(&self.now, self.flying).and_then(|end| end.winner) }
    }

    fn value(&self) -> i32 {
        evaluation::evaluate(&self.now)
    }

    fn key(&self) -> u64 {
        let now = &self.now;
        let point = |point: Point| now.board.at(point).map_or(0, |seat| u64::from(seat.0) + 1);
        let rest = [now.turn.0, now.hand[0], now.hand[1], u8::from(now.mill)];
        mix(Point::all().map(point).chain(rest.map(u64::from)))
    }
}
