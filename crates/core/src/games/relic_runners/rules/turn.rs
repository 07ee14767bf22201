//! Turns, rounds, the last turns and the end (RR-67, RR-71, RR-75, RR-79). Also the choice of explorers before the
//! first turn (RR-80 … RR-85).

use super::*;
use crate::games::relic_runners::scoring;

/// What follows a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Turn(Seat),
    /// The end, before which the player with I1-6 may play an extra turn.
    Dash,
    End,
}

/// What follows the turn of the seat that plays (RR-67, RR-75, RR-79).
fn after_turn(open: &Open) -> Next {
    let next = open.after(open.turn);
    if open.trigger == Some(next) && !open.extra {
        Next::Dash
    } else if open.extra || next == open.first && open.is_last_round() {
        Next::End
    } else {
        Next::Turn(next)
    }
}

/// What a seat has after the present turn if no other seat takes relics: another turn, the extra turn perhaps, or none.
pub fn coming(open: &Open, seat: Seat) -> Next {
    let mut ahead = open.clone();
    // A first player who begins the last turns in the last round ends the game regularly.
    if ahead.is_last_round() && ahead.turn == ahead.first {
        ahead.trigger.get_or_insert(ahead.turn);
    }
    loop {
        match after_turn(&ahead) {
            Next::Turn(next) if next != seat => {
                ahead.turn = next;
                ahead.round += u16::from(next == ahead.first);
            }
            what => return what,
        }
    }
}

impl Play<'_> {
    /// Begins the turn of a seat. The first player's turn begins a new round.
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        if seat == self.open.first && !self.open.extra {
            self.open.round += 1;
        }
        self.open.turn = seat;
        let at = self.at();
        self.open.now = Turn::begin(at, self.open.relic_on(at)); // RR-71
        self.open.phase = Phase::Start;
        self.tell(Event::TurnBegan { seat, round: self.open.round });
    }

    /// Ends the turn. Then begins the last turns, the extra turn or the next turn, or ends the game (RR-67, RR-75,
    /// RR-79).
    pub(super) fn end_turn(&mut self) {
        let seat = self.seat();
        let wanted = self.game.end_relics[self.open.runners.len() - 2];
        if self.open.trigger.is_none() && self.open.relics_taken() >= usize::from(wanted) {
            self.open.trigger = Some(seat);
            self.tell(Event::LastTurns { seat });
        }
        match after_turn(self.open) {
            Next::Turn(next) => self.begin_turn(next),
            Next::Dash => self.offer_dash(),
            Next::End => self.finish(),
        }
    }

    /// RR-67: offers an extra turn to the player with I1-6. Without such a player the game ends.
    fn offer_dash(&mut self) {
        match self.open.seats().find(|seat| self.open.runners[seat.index()].holds(Ivory::LastDash)) {
            Some(owner) => {
                self.open.turn = owner;
                self.open.phase = Phase::Dash;
            }
            None => self.finish(),
        }
    }

    pub(super) fn dash(&mut self, played: bool) {
        let seat = self.seat();
        self.tell(Event::Dash { seat, played });
        if played {
            self.discard(Ivory::LastDash, true);
            self.open.extra = true;
            self.begin_turn(seat);
        } else {
            self.finish();
        }
    }

    fn finish(&mut self) {
        self.open.phase = Phase::Over;
        let total = |seat| scoring::sheet(self.open, self.secret.of(seat), seat).total();
        let points = self.open.seats().map(total).collect();
        self.tell(Event::Ended { points });
    }

    /// `explorer`: chooses an explorer, whose power acts at once (RR-80).
    pub(super) fn choose_explorer(&mut self, explorer: Option<Explorer>) {
        let seat = self.seat();
        self.open.runner_mut().explorer = explorer;
        self.tell(Event::ExplorerChosen { seat, explorer });
        match explorer.and_then(|explorer| self.game.explorers.get(&explorer)) {
            Some(Power::StartOutside) => return self.due(Task::StartSite),
            Some(Power::StartPathway) => return self.due(Task::StartPathway),
            Some(Power::StartLevel1) => return self.due(Task::StartColumn),
            Some(Power::ExtraToolbox) => self.move_box(Slot::Reserve, Slot::Bottom),
            Some(Power::ExtraRation) => self.take_rations(seat, 1),
            None => {}
        }
        self.next_explorer();
    }

    /// `start`: chooses the place where the explorer begins (RR-81).
    pub(super) fn start_at(&mut self, site: Site) {
        self.drop_task();
        self.open.runner_mut().at = site;
        self.tell(Event::Started { seat: self.seat(), site });
        self.next_explorer();
    }

    /// Lets the next seat choose its explorer. After the last seat the game begins.
    pub(super) fn next_explorer(&mut self) {
        let next = self.open.after(self.seat());
        if next != self.open.first {
            self.open.turn = next;
            return;
        }
        if let Some(first) = self.secret.first.take() {
            self.open.first = first;
            self.tell(Event::Seated { first });
            self.turn_up_all();
        }
        self.begin_turn(self.open.first);
    }
}
