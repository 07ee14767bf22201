//! Replays a record and compares everything in it: `docs/record.md`.
//!
//! Invariants: a valid record leads to one position, whether its chance comes from the seed or from its events. Undone
//! actions have no effect. Each was reversible ([`crate::engine::reversible`]) or undone by consent.

use std::collections::{BTreeMap, BTreeSet};

use super::record::{FORMATS, sheets};
use super::record_error::{differs, same, same_events, same_outcome, same_scores};
use super::undo::{NOTHING, UndoTarget, check_undo_of_action};
use super::{ActError, Origin, Position, Record, RecordEntry, RecordError, Title, Titles};
use crate::engine::Seat;

/// A replayed record.
pub struct Replayed {
    /// The position after the last entry.
    pub position: Box<dyn Position>,
}

impl Record {
    /// Replays the record and compares all events and scores. Chance comes from the seed, or from the events if there
    /// is no seed.
    ///
    /// # Errors
    /// The first difference and its place.
    pub fn replay(&self, titles: &Titles) -> Result<Replayed, RecordError> {
        let replayed = self.replay_to(titles, self.last())?;
        same_scores(&self.scores, &sheets(replayed.position.as_ref(), self.seats()))?;
        same_outcome(self.outcome.as_ref(), replayed.position.outcome().as_ref())?;
        Ok(replayed)
    }

    /// Replays the record up to and including the entry with this seq; 0 is the setup. Compares every event on the way.
    ///
    /// # Errors
    /// The first difference and its place, or a seq beyond the last entry.
    pub fn replay_to(&self, titles: &Titles, seq: u64) -> Result<Replayed, RecordError> {
        self.replay_through(titles, seq, |_, _| {})
    }

    /// As [`Record::replay_to`], and calls `show` with the position after the setup (seq 0) and after each entry.
    ///
    /// # Errors
    /// As [`Record::replay_to`].
    pub fn replay_through(
        &self,
        titles: &Titles,
        seq: u64,
        mut show: impl FnMut(u64, &dyn Position),
    ) -> Result<Replayed, RecordError> {
        if seq > self.last() {
            return Err(RecordError::NoEntry { seq, last: self.last() });
        }
        let title = self.find(titles)?;
        self.in_order()?;
        let seats = self.seats();
        let (mut position, setup) = match &self.seed {
            Some(seed) => {
                same("commitment", &self.commitment.0, &seed.commitment().0)?;
                title.restart(&self.options, seats, Origin::Seed(seed))?
            }
            None => {
                let all = self.setup.iter().chain(self.entries.iter().flat_map(RecordEntry::events));
                title.restart(&self.options, seats, Origin::Events(&all.cloned().collect::<Vec<_>>()))?
            }
        };
        same_events("setup", &self.setup, &setup)?;
        let undos = self.undos()?;
        undos.drew_nothing(self, title)?;
        let targets: BTreeSet<UndoTarget> = undos.to.values().copied().collect();
        let copy = |place: UndoTarget, position: &dyn Position| targets.contains(&place).then(|| position.duplicate());
        let mut kept: BTreeMap<UndoTarget, Box<dyn Position>> = BTreeMap::new();
        kept.extend(copy(UndoTarget::Setup, position.as_ref()).map(|copy| (UndoTarget::Setup, copy)));
        show(0, position.as_ref());
        for (index, entry) in self.up_to(seq).enumerate() {
            match entry {
                RecordEntry::Act { seq, seat, action, events } => {
                    let before = undos.void.get(&index).map(|undo| (*undo, position.duplicate()));
                    let refused = |error: ActError| RecordError::Action { seq: *seq, action: action.clone(), error };
                    let action = position.parse(action).map_err(|error| refused(error.into()))?;
                    let happened = position.apply(*seat, &action).map_err(refused)?;
                    same_events(&format!("entry {seq}"), events, &happened)?;
                    if let Some((undo, before)) = before {
                        check_undo_of_action(before.as_ref(), *seat, &action, position.as_ref())
                            .map_err(|why| RecordError::Undo { seq: undo, why })?;
                    }
                    let place = UndoTarget::After(index);
                    kept.extend(copy(place, position.as_ref()).map(|copy| (place, copy)));
                }
                RecordEntry::Undo { seq, .. } => {
                    let back = undos.to.get(&index).and_then(|place| kept.get(place));
                    position = back.ok_or(RecordError::Undo { seq: *seq, why: NOTHING })?.duplicate();
                    if self.seed.is_none() {
                        position.repeat_draws(&self.entries[index + 1..])?;
                    }
                }
            }
            show(entry.seq(), position.as_ref());
        }
        Ok(Replayed { position })
    }

    /// Checks that seqs rise and that every seat exists.
    fn in_order(&self) -> Result<(), RecordError> {
        let mut before = 0;
        for (place, entry) in (1..).zip(&self.entries) {
            let seq = entry.seq();
            let Seat(seat) = entry.seat();
            if seq <= before {
                return Err(RecordError::Order { seq, place, before });
            }
            if usize::from(seat) >= self.players.len() {
                return Err(RecordError::Seat { seq, seat, players: self.players.len() });
            }
            before = seq;
        }
        Ok(())
    }

    /// The title with the recorded edition and rules.
    ///
    /// # Errors
    /// An unknown format, title, edition or rules version, a changed edition, or invalid options.
    pub fn find<'a>(&self, titles: &'a Titles) -> Result<&'a dyn Title, RecordError> {
        if !FORMATS.contains(&self.format) {
            return Err(RecordError::Format(self.format));
        }
        let title = titles
            .get(&self.title, &self.edition)
            .ok_or_else(|| RecordError::Unknown { title: self.title.clone(), edition: self.edition.clone() })?;
        same("edition fingerprint", &self.edition_fingerprint, &title.edition().fingerprint())?;
        let meta = title.meta();
        if !meta.plays_rules(self.rules_version) {
            let here = format!("{} to {}", meta.oldest_rules_version, meta.rules_version);
            return Err(differs("rules version", &self.rules_version.to_string(), &here));
        }
        title.check_options(&self.options, self.rules_version)?;
        Ok(title.as_ref())
    }
}
