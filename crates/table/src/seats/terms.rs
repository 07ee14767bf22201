//! The terms of a lobby: what its people agree to when they sit down, and again when the host changes them.
//!
//! Invariants:
//!
//! * A game starts only on terms to which each of its people has agreed. They sat down under them, chose them, or said
//!   yes to them.
//! * A person is asked once, whatever else changes before they answer. If the old terms are restored, no answer is
//!   missing.

use crate::change::transaction::Transaction;
use crate::state::clock::LobbyLife;
use crate::state::metadata::Metadata;
use crate::state::pace::Pace;
use crate::{Agreement, Entry, Stage, TableError, TableView, Terms};
use skald_core::engine::Seat;
use skald_store::{Actor, EntryKind, NoticeKind, PersonId};

/// Between the old and the new clock in an entry.
const BECAME: &str = " > ";
/// No clock, in an entry.
const NONE: &str = "none";

impl TableView {
    /// The terms now.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms::of(self.clock.as_ref().map(|clock| clock.pace), &self.seats)
    }

    /// The seats of the lobby whose people have not agreed to its present terms.
    #[must_use]
    pub fn missing_agreements(&self) -> Vec<Seat> {
        let terms = self.terms();
        let missing = self.agreements.iter().filter(|agreement| agreement.terms != terms);
        missing.filter_map(|agreement| self.seat_of(agreement.person)).collect()
    }
}

impl Entry {
    /// The clocks before and after an entry that set the clock. Older entries have none.
    pub fn paces(&self) -> Option<(Option<Pace>, Option<Pace>)> {
        let read = |text: &str| if text == NONE { Some(None) } else { text.parse().ok().map(Some) };
        let (before, after) = self.action().filter(|_| self.kind == EntryKind::Pace)?.split_once(BECAME)?;
        Some((read(before)?, read(after)?))
    }

    /// How the computer player plays that an entry adds or removes. Older entries do not say it.
    pub fn computer(&self) -> Option<&str> {
        self.action().filter(|_| matches!(self.kind, EntryKind::AddComputer(_) | EntryKind::RemoveComputer(_)))
    }
}

/// The clocks before and after, as [`Entry::paces`] reads them.
pub(crate) fn paces(before: Option<Pace>, after: Option<Pace>) -> String {
    let spelled = |pace: Option<Pace>| pace.map_or_else(|| NONE.to_owned(), |pace| pace.to_string());
    format!("{}{BECAME}{}", spelled(before), spelled(after))
}

impl Transaction {
    /// Agrees to the present terms for a person; returns whether they were asked to.
    pub(super) fn agree_to_terms(&mut self, person: PersonId) -> bool {
        let terms = self.metadata().terms();
        let asked = |agreement: &Agreement| agreement.person == person && agreement.terms != terms;
        let Some(seat) = self.metadata().seat_of(person) else { return false };
        if !self.metadata().agreements.iter().any(asked) {
            return false;
        }
        self.metadata_mut().agreements.retain(|agreement| agreement.person != person);
        self.log(Actor::Person(person), EntryKind::Agreed(seat), Vec::new());
        true
    }

    /// Checks that all people agree to the present terms, except those who have left the server.
    pub(super) fn check_agreements(&self) -> Result<(), TableError> {
        let metadata = self.metadata();
        let terms = metadata.terms();
        let missing = metadata.agreements.iter().filter(|agreement| agreement.terms != terms);
        let seats = missing.filter_map(|agreement| metadata.seat_of(agreement.person));
        let whose: Vec<_> = seats.filter(|seat| !metadata.is_gone(*seat)).collect();
        if whose.is_empty() { Ok(()) } else { Err(TableError::TermsChanged { whose }) }
    }

    /// Notes what the people of a lobby have agreed to, if this change alters it, and asks them.
    pub(crate) fn follow_terms(&mut self) {
        let lobby = self.metadata().stage == Stage::Lobby;
        if !lobby || self.base().metadata.stage != Stage::Lobby {
            if !lobby && !self.metadata().agreements.is_empty() {
                self.metadata_mut().agreements.clear();
            }
            return;
        }
        let before = self.base().metadata.terms();
        let changed = before != self.metadata().terms();
        let sits = |metadata: &Metadata, person| metadata.seat_of(person).is_some();
        let gone = |agreement: &Agreement| !sits(self.metadata(), agreement.person);
        if !changed && !self.metadata().agreements.iter().any(gone) {
            return;
        }
        let asked = self.head.seq;
        let mover = self.mover;
        let people = self.base().metadata.people();
        let metadata = self.metadata_mut();
        let mut agreements = std::mem::take(&mut metadata.agreements);
        agreements
            .retain(|agreement| sits(metadata, agreement.person) && !(changed && Some(agreement.person) == mover));
        let known = agreements.len();
        for person in people.into_iter().filter(|person| changed && Some(*person) != mover && sits(metadata, *person)) {
            if agreements.iter().all(|agreement| agreement.person != person) {
                agreements.push(Agreement { person, terms: before.clone(), asked });
            }
        }
        let newly = agreements.len() > known;
        metadata.agreements = agreements;
        if newly {
            self.notify(NoticeKind::TermsChanged { request: asked });
        }
    }

    /// Extends the life of a lobby after an action of a person, and waits for its host if nothing else is missing.
    pub(crate) fn follow_lobby(&mut self) {
        let now = self.now();
        let aside =
            |kind: &EntryKind| matches!(kind, EntryKind::LobbyWarning | EntryKind::Reminder(_) | EntryKind::Renamed(_));
        let waits = self.metadata().waits_for_host(self.base().title.meta().seats.0);
        let renewed = LobbyLife::renewed(now);
        let before = self.metadata().lobby;
        let mut life = before.filter(|_| self.entries.iter().any(|entry| aside(&entry.kind))).unwrap_or(renewed);
        life.host = before.unwrap_or(renewed).host;
        life.host.follow(waits, now);
        self.metadata_mut().lobby = Some(life);
    }
}
