//! The moves without a person within a change of a table: computer players, forced moves, and answers for absent people.

use std::panic::{self, AssertUnwindSafe};

use super::transaction::{Absent, Transaction};
use crate::state::orders::Ordered;
use crate::usual_policy;
use skald_core::engine::{Seat, Seed};
use skald_core::title::{Action, Position};
use skald_store::{Actor, Seq};

/// The maximum number of moves without a person (computer players, forced moves, orders) in one commit. A longer run
/// continues in further commits, so that the size of a commit is bounded.
const UNATTENDED_ACTIONS: usize = 64;

/// The source of an answer for which no person is asked.
pub(super) enum Unattended {
    /// A computer player, with its policy.
    Computer(Seat, String),
    /// A forced move: the person has only this choice.
    Forced(Seat, Action),
    /// The orders of the person: an answer, a planned move, or a plan that lapses.
    Ordered(Seat, Ordered),
}

impl Transaction {
    /// Whether the next move needs no person and no long thought.
    pub fn has_unattended_now(&self) -> bool {
        self.next_now().is_some()
    }

    /// Whether computer players may act in this change.
    pub fn has_computers(&self) -> bool {
        !self.absent.is_empty() || self.metadata.seats.iter().any(|occupant| occupant.policy().is_some())
    }

    /// The next move without a person, unless its computer player thinks long.
    fn next_now(&self) -> Option<Unattended> {
        self.next_unattended().filter(|next| !self.is_thought(next))
    }

    fn is_thought(&self, next: &Unattended) -> bool {
        matches!(next, Unattended::Computer(_, policy) if self.base.title.thinks_long(policy))
    }

    pub(super) fn next_unattended(&self) -> Option<Unattended> {
        if let Some(absent) = self.absent.iter().find(|absent| self.acts_for(absent)) {
            return Some(Unattended::Computer(absent.seat, absent.policy.clone()));
        }
        self.head.pending.iter().find_map(|open| {
            let seat = open.decision.seat;
            match self.metadata.seats.get(seat.index())?.policy() {
                Some(policy) => Some(Unattended::Computer(seat, policy.to_owned())),
                None => match self.position()?.choices(seat).only() {
                    Some(only) => {
                        // A person who may still undo a step ends the turn themselves.
                        let ends = self.begun() == Some(seat) && self.would_publish(seat, only);
                        (!ends).then(|| Unattended::Forced(seat, only.clone()))
                    }
                    None => self.ordered(open).map(|ordered| Unattended::Ordered(seat, ordered)),
                },
            }
        })
    }

    /// Makes the moves that need no person. It stops when a person must decide, a computer player thinks long, the game
    /// is over, or the commit is full.
    pub fn play_unattended(&mut self) {
        for _ in 0..UNATTENDED_ACTIONS {
            let Some(next) = self.next_now() else { return };
            if !self.play(next) {
                return;
            }
        }
    }

    /// Makes the move of a computer player that thinks long, and the moves after it that need no person.
    pub fn play_one_thought(&mut self) {
        if let Some(next) = self.next_unattended().filter(|next| self.is_thought(next)) {
            self.play(next);
        }
        self.play_unattended();
    }

    /// Makes a move without a person; returns whether it was made.
    fn play(&mut self, next: Unattended) -> bool {
        match next {
            Unattended::Computer(seat, policy) => self.let_computer_act(seat, &policy),
            Unattended::Forced(seat, only) => self.act_unasked(seat, &only, Actor::System),
            Unattended::Ordered(seat, ordered) => self.follow_order(seat, ordered),
        }
    }

    /// Makes a move for a person without asking: a forced move, or by an order. Returns whether it was made.
    pub(super) fn act_unasked(&mut self, seat: Seat, action: &Action, actor: Actor) -> bool {
        let table = self.head.table;
        let seq = self.head.seq.next();
        let asked = self.pending_of(seat).cloned();
        if let Err(error) = self.act(seat, action, actor.clone()) {
            tracing::error!(%table, %seq, code = %action, %error, "an automatic move was refused");
            return false;
        }
        let Some(asked) = asked else { return true };
        // The notice of an order also covers the forced moves of its seat after it.
        let ordered = self.unasked.iter().any(|(open, by)| open.decision.seat == seat && *by == Actor::Ordered);
        if actor == Actor::Ordered || asked.decision.out_of_turn && !ordered {
            self.unasked.retain(|(open, by)| open.decision.seat != seat || *by != actor);
            self.unasked.push((asked, actor));
        }
        true
    }

    /// Moves for a computer player: as its policy says, else at random, else the first legal choice, so that the table
    /// never hangs. Returns whether a move was made.
    fn let_computer_act(&mut self, seat: Seat, policy: &str) -> bool {
        let table = self.head.table;
        let seq = self.head.seq.next();
        let seed = self.policy_seed(seq);
        for way in [Some(policy), Some("random"), None] {
            let action = match way {
                Some(way) => self.suggestion(way, seat, &seed),
                None => self.position().and_then(|position| position.choices(seat).get(0).cloned()),
            };
            let Some(action) = action else { continue };
            match self.act(seat, &action, Actor::Computer(policy.to_owned())) {
                Ok(()) => return true,
                Err(error) => {
                    tracing::error!(%table, %seq, code = %action, %error, "the action of a computer player was refused")
                }
            }
        }
        tracing::error!(%table, %seq, "a computer player has no legal action");
        false
    }

    /// The computer player that makes the moves of an absent person in this change: the usual one, or the first that does
    /// not think long.
    pub fn quick_policy(&self) -> String {
        let title = self.base.title.as_ref();
        let all = usual_policy(title, &self.metadata.seats).into_iter().chain(title.policies());
        all.into_iter().find(|policy| !title.thinks_long(policy)).unwrap_or_default().to_owned()
    }

    /// The computer player that keeps the seat of a person.
    pub fn policy_for_keeping(&self) -> String {
        usual_policy(self.base.title.as_ref(), &self.metadata.seats).unwrap_or_default().to_owned()
    }

    /// Lets a computer player finish the turn of a person in this change. The turn ends when the seat is no longer
    /// asked in its own turn, or another part of the game begins.
    pub fn play_turn(&mut self, seat: Seat, policy: &str) {
        let part = self.position().map(Position::part);
        self.absent.push(Absent { seat, policy: policy.to_owned(), decision: None, part });
    }

    fn acts_for(&self, absent: &Absent) -> bool {
        let Some(open) = self.pending_of(absent.seat) else { return false };
        match absent.decision {
            Some(decision) => open.id == decision,
            None => !open.decision.out_of_turn && self.position().map(Position::part) == absent.part,
        }
    }

    /// Answers a decision for a person by the default of the title, else as a computer player does.
    pub fn answer_by_default(&mut self, seat: Seat, policy: &str) {
        let words = self.base.title.meta().when_absent;
        let choices = self.position().map(|position| position.choices(seat));
        let word = |action: &Action| action.to_string().split(' ').next().unwrap_or_default().to_owned();
        let default = choices.and_then(|choices| {
            words.iter().find_map(|default| choices.all().find(|action| word(action) == *default).cloned())
        });
        let answered =
            default.is_some_and(|action| self.act(seat, &action, Actor::Computer(policy.to_owned())).is_ok());
        if let (false, Some(open)) = (answered, self.pending_of(seat)) {
            let decision = Some(open.id);
            self.absent.push(Absent { seat, policy: policy.to_owned(), decision, part: None });
        }
    }

    /// The choice of a policy, if it makes one. A panic in a policy must not fail the person's action.
    fn suggestion(&self, policy: &str, seat: Seat, seed: &Seed) -> Option<Action> {
        let table = self.head.table;
        let seq = self.head.seq.next();
        let position = self.position()?;
        match panic::catch_unwind(AssertUnwindSafe(|| position.suggest(policy, seat, seed))) {
            Ok(Ok(suggested)) => suggested,
            Ok(Err(error)) => {
                tracing::warn!(%table, %seq, %error, "unknown policy of a computer player");
                None
            }
            Err(_) => {
                tracing::error!(%table, %seq, %policy, "a policy panicked");
                None
            }
        }
    }

    /// The seed of a computer player's move: never drawn from the generator of the game.
    pub fn policy_seed(&self, seq: Seq) -> Seed {
        self.metadata.seed.unwrap_or_else(|| Seed::from_number(self.head.table.bits())).derive("policy", seq.0)
    }
}
