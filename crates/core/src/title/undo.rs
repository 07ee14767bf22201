//! Undos in a record: the target of each, and the entries that become void.
//!
//! Invariants: an undo leads to the setup or to an action that is not void at that moment. Everything in between,
//! including undos, becomes void and stays void.

use std::collections::BTreeMap;

use super::{Action, Position, Record, RecordEntry, RecordError, Title};
use crate::engine::{Seat, Seed};

const TOO_OLD: &str = "the record has format 1, in which nothing is taken back";
pub(super) const NOTHING: &str = "there is nothing to take back";
const NO_CONSENT: &str = "the record has format 1 or 2, in which nothing is taken back by consent";
const NOT_ITS_OWN: &str = "the first move taken back is another seat's";
const ANOTHER: &str = "another seat has acted since";
const DRAWN: &str = "something was drawn since";
const ASKED: &str = "another seat had a decision since";
const REVEALED: &str = "a turn has ended since, or something was revealed that the seat could not know";

/// The target of an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum UndoTarget {
    /// After the setup.
    Setup,
    /// After the entry with this index.
    After(usize),
}

/// The undos of a record.
#[derive(Debug, Default)]
pub struct Undos {
    /// The target of each undo, by the index of its entry.
    pub to: BTreeMap<usize, UndoTarget>,
    /// The actions that their seat alone undid: the index of the entry and the seq of the undo. Actions undone by
    /// consent need no further check and are not listed.
    pub(super) void: BTreeMap<usize, u64>,
}

impl Record {
    /// Resolves the undos. An undo leads to the setup or to an action that is not void. It covers only actions of its
    /// own seat. By consent, only the first action must be of that seat.
    ///
    /// # Errors
    /// The first undo that breaks these conditions. The rules are not applied here.
    pub fn undos(&self) -> Result<Undos, RecordError> {
        let mut undos = Undos::default();
        let mut reading = Reading::default();
        for (index, entry) in self.entries.iter().enumerate() {
            let RecordEntry::Undo { seq, seat, undo } = entry else {
                reading.act(entry.seq(), index);
                continue;
            };
            let refuse = |why| Err(RecordError::Undo { seq: *seq, why });
            if self.format < entry.format() {
                return refuse(if undo.agreed { NO_CONSENT } else { TOO_OLD });
            }
            if let Some(by) = reading.void.get(&undo.to) {
                return Err(RecordError::Void { seq: *seq, to: undo.to, by: *by });
            }
            let (target, void) = reading.apply(*seq, undo.to);
            let Some(first) = void.first() else { return refuse(NOTHING) };
            undos.to.insert(index, target);
            if undo.agreed {
                match self.entries[*first].seat() == *seat {
                    true => continue,
                    false => return refuse(NOT_ITS_OWN),
                }
            }
            if void.iter().any(|index| self.entries[*index].seat() != *seat) {
                return refuse(ANOTHER);
            }
            undos.void.extend(void.into_iter().map(|index| (index, *seq)));
        }
        Ok(undos)
    }

    /// Redirects every undo that leads to a void entry to the equivalent action that was not void. Logs of imported
    /// tables may contain such undos, because earlier versions accepted them on import.
    pub fn redirect_void_undos(&mut self) {
        let seqs: Vec<u64> = self.entries.iter().map(RecordEntry::seq).collect();
        let mut reading = Reading::default();
        for (index, entry) in self.entries.iter_mut().enumerate() {
            let RecordEntry::Undo { seq, undo, .. } = entry else {
                reading.act(entry.seq(), index);
                continue;
            };
            let void = reading.void.contains_key(&undo.to);
            let (target, _) = reading.apply(*seq, undo.to);
            if void {
                undo.to = match target {
                    UndoTarget::Setup => 0,
                    UndoTarget::After(index) => seqs[index],
                };
            }
        }
    }
}

impl Undos {
    /// Checks that no action that was undone without consent contains a random result.
    pub(super) fn drew_nothing(&self, record: &Record, title: &dyn Title) -> Result<(), RecordError> {
        match self.void.iter().find(|(index, _)| title.drew(record.entries[**index].events())) {
            Some((_, seq)) => Err(RecordError::Undo { seq: *seq, why: DRAWN }),
            None => Ok(()),
        }
    }
}

/// The state of resolving undos, entry by entry; seqs rise.
#[derive(Default)]
struct Reading {
    held: Vec<Held>,
    /// The void entries, by seq, with the seq of the undo that made them void.
    void: BTreeMap<u64, u64>,
}

/// An entry that is not void.
struct Held {
    seq: u64,
    /// Its index, if it is an action.
    action: Option<usize>,
    /// The target of an undo to this entry.
    stands: UndoTarget,
}

impl Reading {
    fn act(&mut self, seq: u64, index: usize) {
        self.held.push(Held { seq, action: Some(index), stands: UndoTarget::After(index) });
    }

    /// Applies an undo to the entry with seq `to`. Returns its target and the indices of the actions that become void.
    fn apply(&mut self, seq: u64, to: u64) -> (UndoTarget, Vec<usize>) {
        let void = self.held.split_off(self.held.partition_point(|held| held.seq <= to));
        self.void.extend(void.iter().map(|held| (held.seq, seq)));
        let stands = self.held.last().map_or(UndoTarget::Setup, |held| held.stands);
        self.held.push(Held { seq, action: None, stands });
        (stands, void.iter().filter_map(|held| held.action).collect())
    }
}

/// Checks that a seat may undo an action. Before and after it only this seat decided, in its turn. No turn ended, and
/// nothing was revealed that the seat could not foresee. The error is the reason.
pub(super) fn check_undo_of_action(
    before: &dyn Position,
    seat: Seat,
    action: &Action,
    after: &dyn Position,
) -> Result<(), &'static str> {
    let alone =
        |position: &dyn Position| matches!(&position.decisions()[..], [only] if only.seat == seat && !only.out_of_turn);
    if !alone(before) || !alone(after) {
        return Err(ASKED);
    }
    // A fixed seed for the sampled worlds gives the same result in every check of a record.
    if before.reversible(seat, action, &Seed::from_number(0)) { Ok(()) } else { Err(REVEALED) }
}
