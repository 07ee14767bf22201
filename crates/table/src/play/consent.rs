//! Undo by consent: a move that others have seen is taken back if all people at the table agree.
//!
//! A person may ask for the last move that they chose themselves. It becomes void, with all later actions of any seat.
//! Invariants:
//!
//! * Every other person at the table must agree; computer players always do. One refusal ends the request. So do a
//!   timeout, a published move and a change of the people at the seats. A refused move cannot be asked for again, and a
//!   withdrawn one only once more.
//! * The game is as it was before that move, including the generator. So the same move brings the same results, and an
//!   undo cannot change dice. Unpublished steps become void too.
//! * The clocks are as they were then. The person who moved has as long as then, but not less than a minimum.
//! * The log keeps all entries, and its record replays (`docs/record.md`). A finished game stays over: its seed is
//!   known.

use std::sync::Arc;

use crate::change::transaction::Transaction;
use crate::seats::playing;
use crate::state::loaded::LoadedTable;
use crate::{ATTEMPTS, Barrier, Changed, Occupant, Play, Request, Stage, TableError, TableView, UndoAsked};
use skald_core::engine::Seat;
use skald_core::title::Position;
use skald_store::{Actor, Entry, EntryKind, NoticeKind, PersonId, Seq, TableId};

/// How long the others have to answer at a table without a clock, in milliseconds.
const ANSWER: u64 = 24 * 60 * 60 * 1000;

/// How many of the last entries are searched for a person's own move.
const LOOKED_AT: u64 = 512;

/// The state of a request to take a move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// Some people have not answered yet: [`UndoAsked::missing`].
    Open,
    /// The move was taken back.
    Given,
    /// A person did not agree.
    Refused,
    /// The person who asked has withdrawn the request.
    Withdrawn,
}

/// The result of asking for an undo, or of answering.
#[derive(Clone, Debug)]
pub struct UndoConsent {
    /// The table as the person sees it.
    pub view: TableView,
    /// The state of the request.
    pub consent: Consent,
}

impl Play<'_> {
    /// The entry of the last published move that a person chose themselves. It can be taken back with the consent of
    /// all. `None` in a game that is not in progress.
    ///
    /// # Errors
    /// An unknown table, or one that cannot be loaded.
    pub async fn last_move(self, table: TableId, person: PersonId) -> Result<Option<Seq>, TableError> {
        self.move_of(&self.0.loaded(table).await?, person).await
    }

    /// Asks the others to agree that a person's last move is taken back. Against computer players alone it is done at
    /// once. `meant` is the entry of the move; `None` means the last one now.
    ///
    /// # Errors
    /// Not seated, or a game that is not in progress. No move to take back, a later move, or a request that is open or
    /// was refused.
    pub async fn ask_undo(self, request: Request<PersonId>, meant: Option<Seq>) -> Result<UndoConsent, TableError> {
        let person = request.by;
        for _ in 0..ATTEMPTS {
            let loaded = self.0.loaded(request.table).await?;
            let seq = loaded.head.seq;
            let rules = loaded.head.version_lock.rules_version;
            let first = self.move_of(&loaded, person).await?;
            let before = match first {
                Some(first) => Some((first, self.position_before(&loaded, first).await?)),
                None => None,
            };
            let changed = self.0.change(request.table, Some(person), request.key, |transaction| {
                playing(transaction)?;
                let seat = transaction.metadata().seat_of(person).ok_or(TableError::NotSeated)?;
                if (transaction.base().head.seq, transaction.base().head.version_lock.rules_version) != (seq, rules) {
                    return Err(TableError::Conflict);
                }
                let (first, position) = before.clone().ok_or(TableError::CannotUndo(Barrier::Nothing))?;
                if meant.is_some_and(|meant| meant != first) {
                    return Err(TableError::Stale);
                }
                transaction.ask_undo(seat, first, person)?;
                transaction.undo_if_agreed(&position, Actor::Person(person));
                Ok(())
            });
            match changed.await {
                Err(TableError::Conflict) => {}
                changed => return consented(changed?, person),
            }
        }
        Err(TableError::Conflict)
    }

    /// Agrees to take a move back, or refuses. A refusal by the person who asked withdraws the request. `asked_at`
    /// is the entry that asked; `None` means the request that is open now.
    ///
    /// # Errors
    /// Not seated, no such request, one's own request, or a game that is not in progress.
    pub async fn answer_undo(
        self,
        request: Request<PersonId>,
        asked_at: Option<Seq>,
        agrees: bool,
    ) -> Result<UndoConsent, TableError> {
        let person = request.by;
        let loaded = self.0.loaded(request.table).await?;
        let rules = loaded.head.version_lock.rules_version;
        let asked = loaded.metadata.undo.clone();
        let before = match asked.as_ref().filter(|_| agrees) {
            Some(asked) => Some(self.position_before(&loaded, asked.first).await?),
            None => None,
        };
        let changed = self.0.change(request.table, None, request.key, |transaction| {
            playing(transaction)?;
            let seat = transaction.metadata().seat_of(person).ok_or(TableError::NotSeated)?;
            let open = transaction.metadata().undo.as_ref().map(|open| open.request);
            let meant = asked_at.or(asked.as_ref().map(|asked| asked.request));
            if open.is_none() || open != meant {
                return Err(TableError::NoUndoAsked);
            }
            if !agrees {
                transaction.refuse_undo(seat, person);
                return Ok(());
            }
            let same = transaction.base().head.version_lock.rules_version == rules;
            let position = before.as_ref().filter(|_| same).ok_or(TableError::Conflict)?;
            transaction.agree_to_undo(seat, person)?;
            transaction.undo_if_agreed(position, Actor::Person(person));
            Ok(())
        });
        consented(changed.await?, person)
    }

    /// Withdraws the request of a person to take their move back.
    ///
    /// # Errors
    /// Not seated, no open request of their own, or a game that is not in progress.
    pub async fn withdraw_undo(self, request: Request<PersonId>) -> Result<UndoConsent, TableError> {
        let person = request.by;
        let changed = self.0.change(request.table, None, request.key, |transaction| {
            playing(transaction)?;
            let seat = transaction.metadata().seat_of(person).ok_or(TableError::NotSeated)?;
            if transaction.metadata().undo.as_ref().is_none_or(|asked| asked.seat != seat) {
                return Err(TableError::NoUndoAsked);
            }
            transaction.refuse_undo(seat, person);
            Ok(())
        });
        consented(changed.await?, person)
    }

    /// The entry of the last published move of a person that is not void.
    async fn move_of(self, loaded: &LoadedTable, person: PersonId) -> Result<Option<Seq>, TableError> {
        let Some(seat) = loaded.metadata.seat_of(person).filter(|_| loaded.metadata.stage == Stage::Playing) else {
            return Ok(None);
        };
        let last = loaded.head.open_turn.as_ref().map_or(loaded.head.seq, |open_turn| open_turn.published);
        let from = Seq(last.0.saturating_sub(LOOKED_AT) + 1);
        let mut entries = self.0.store.entries(loaded.head.table, from, LOOKED_AT as usize).await?;
        entries.retain(|entry| entry.seq <= last);
        Ok(held(&entries).rev().find(|entry| chose(entry, seat, person)).map(|entry| entry.seq))
    }

    /// The position before a move, with its secret part and its generator.
    pub(super) async fn position_before(
        self,
        loaded: &LoadedTable,
        first: Seq,
    ) -> Result<Arc<dyn Position>, TableError> {
        let record = self.0.records().recorded(loaded, true).await?;
        let titles = self.0.titles.clone();
        let to = record.entries.iter().map(|entry| entry.seq()).take_while(|seq| *seq < first.0).last().unwrap_or(0);
        let replayed = tokio::task::spawn_blocking(move || record.replay_to(&titles, to));
        let replayed = replayed.await.map_err(|error| TableError::Defect(error.to_string()))??;
        Ok(replayed.position.into())
    }
}

impl Transaction {
    fn ask_undo(&mut self, seat: Seat, first: Seq, person: PersonId) -> Result<(), TableError> {
        match self.metadata() {
            metadata if metadata.undo.is_some() => return Err(TableError::UndoAsked),
            metadata if metadata.undo_refused.contains(&first) => return Err(TableError::UndoRefused),
            _ => {}
        }
        self.log(Actor::Person(person), EntryKind::UndoAsked(seat), Vec::new());
        let time = self.metadata().clock.as_ref().map_or(ANSWER, |clock| clock.pace.out_of_turn);
        let request = self.head.seq;
        let until = self.now().plus(time);
        let asked = UndoAsked { request, seat, first, agreed: Vec::new(), until };
        if !asked.missing(&self.metadata().seats).is_empty() {
            self.notify(NoticeKind::UndoAsked { request });
        }
        self.metadata_mut().undo = Some(asked);
        Ok(())
    }

    fn agree_to_undo(&mut self, seat: Seat, person: PersonId) -> Result<(), TableError> {
        let Some(asked) = &mut self.metadata_mut().undo else { return Err(TableError::NoUndoAsked) };
        if asked.seat == seat {
            return Err(TableError::OwnUndo);
        }
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        self.log(Actor::Person(person), EntryKind::UndoAgreed(seat), Vec::new());
        Ok(())
    }

    fn refuse_undo(&mut self, seat: Seat, person: PersonId) {
        let Some(asked) = self.metadata_mut().undo.take() else { return };
        let kind = match asked.seat == seat {
            true => EntryKind::UndoWithdrawn(seat),
            false => EntryKind::UndoRefused(seat),
        };
        let withdrawn_before = self.metadata().undo_withdrawn == Some(asked.first);
        if asked.seat != seat || withdrawn_before {
            self.metadata_mut().refuse_undo_of(asked.first);
        } else {
            self.metadata_mut().undo_withdrawn = Some(asked.first);
        }
        self.log(Actor::Person(person), kind, Vec::new());
    }

    /// Takes the move back once every person has agreed; `position` is the one before it.
    fn undo_if_agreed(&mut self, position: &Arc<dyn Position>, actor: Actor) {
        let agreed = |asked: &&UndoAsked| asked.missing(&self.metadata().seats).is_empty();
        let Some(asked) = self.metadata().undo.as_ref().filter(agreed).cloned() else { return };
        self.take_back(asked.seat, asked.first, position, actor);
    }

    /// Takes back a published move of a seat, given by its entry, with all later actions; `position` is the one before
    /// it.
    pub(super) fn take_back(&mut self, seat: Seat, first: Seq, position: &Arc<dyn Position>, actor: Actor) {
        let to = Seq(first.0 - 1);
        self.metadata_mut().undo = None;
        self.publish();
        self.write(actor, EntryKind::Undo { seat, to, agreed: true }, None, Vec::new());
        self.metadata_mut().undone = Some((to, self.head.seq));
        self.position = Some(Arc::clone(position));
        // The next decision is for the person, not for their plan.
        self.make_plan_stale(seat);
        self.update_decisions(None, &[]);
        let seats = self.metadata().seats.clone();
        let timed = self.metadata().timed(self.pending()).to_vec();
        let now = self.now();
        if let Some(clock) = &mut self.metadata_mut().clock {
            clock.rewind(seat, first, &seats, &timed, now);
        }
    }

    /// Ends a request whose time is up.
    pub(crate) fn lapse_undo(&mut self) {
        let now = self.now();
        if self.metadata_mut().undo.take_if(|asked| asked.until <= now).is_some() {
            self.log(Actor::System, EntryKind::UndoLapsed, Vec::new());
        }
    }

    /// Ends a request after a published move, the end of the game, or a change of the people at the seats.
    pub(crate) fn end_moot_undo(&mut self) {
        if self.metadata().undo.is_none() {
            return;
        }
        let playing = self.metadata().stage == Stage::Playing;
        let acted = self.entries.iter().any(|entry| matches!(entry.kind, EntryKind::Act(_)));
        let people =
            |seats: &[Occupant]| seats.iter().map(|seat| seat.person().map(|person| person.id)).collect::<Vec<_>>();
        let others = people(&self.metadata().seats) != people(&self.base().metadata.seats);
        if playing && !others && !(acted && self.begun().is_none()) {
            return;
        }
        self.metadata_mut().undo = None;
        if playing {
            self.log(Actor::System, EntryKind::UndoLapsed, Vec::new());
        }
    }
}

/// The entries that no later undo among them has made void.
pub(crate) fn held(entries: &[Entry]) -> impl DoubleEndedIterator<Item = &Entry> {
    let undone = |entry: &Entry| match entry.kind {
        EntryKind::Undo { to, .. } => Some((to, entry.seq)),
        _ => None,
    };
    let void: Vec<(Seq, Seq)> = entries.iter().filter_map(undone).collect();
    entries.iter().filter(move |entry| !void.iter().any(|(to, undo)| *to < entry.seq && entry.seq < *undo))
}

/// Whether a person chose this action for their seat.
fn chose(entry: &Entry, seat: Seat, person: PersonId) -> bool {
    entry.kind == EntryKind::Act(seat) && entry.actor == Actor::Person(person)
}

/// The state of a request after these entries of a change.
fn consented(changed: Changed, person: PersonId) -> Result<UndoConsent, TableError> {
    let found = changed.entries.iter().rev().find_map(|entry| match entry.kind {
        EntryKind::Undo { agreed: true, .. } => Some(Consent::Given),
        EntryKind::UndoAsked(_) | EntryKind::UndoAgreed(_) => Some(Consent::Open),
        EntryKind::UndoRefused(_) => Some(Consent::Refused),
        EntryKind::UndoWithdrawn(_) => Some(Consent::Withdrawn),
        _ => None,
    });
    // The idempotency key may belong to a request of another kind.
    let consent = found.ok_or(TableError::Stale)?;
    Ok(UndoConsent { view: changed.loaded.view().seen_by(person), consent })
}
