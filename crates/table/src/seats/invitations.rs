//! Invitations: seats of a lobby that are kept for people until they answer, or until the game starts.
//!
//! Invariants:
//!
//! * Seats that are taken and seats that are kept are together no more than the table has.
//! * A person is called once to a lobby. An invitation after an answer keeps the seat without a message.

use super::lobby::{answer, host_only, in_lobby, room};
use crate::{Invitation, LateRequest, Lobby, Request, TableError, TableView};
use skald_store::{Actor, EntryKind, NoticeKind, PersonId, Seq};

impl Lobby<'_> {
    /// The host keeps a seat for each of these people until they answer. People who are there or invited
    /// already are left out.
    ///
    /// # Errors
    /// Not the host, no person to invite, too few free seats, or a game that has started.
    pub async fn invite(self, request: Request<PersonId>, people: &[PersonId]) -> Result<TableView, TableError> {
        let by = request.by;
        let changed = self.0.answer(request, |transaction| {
            in_lobby(transaction, LateRequest::Other)?;
            host_only(transaction, by)?;
            let asked = transaction.head.seq.next();
            let before = transaction.metadata().invited.len();
            let mut calls = false;
            for person in people {
                let metadata = transaction.metadata();
                let known = metadata.invited.iter().any(|invited| invited.person == *person);
                if known || metadata.seat_of(*person).is_some() {
                    continue;
                }
                room(transaction)?;
                let again = metadata.called.contains(person);
                let metadata = transaction.metadata_mut();
                let asked = if again { Seq(0) } else { asked };
                metadata.invited.push(Invitation { person: *person, asked });
                if !again {
                    metadata.called.push(*person);
                }
                calls |= !again;
                transaction.log(Actor::Person(by), EntryKind::Invited(*person), Vec::new());
            }
            if transaction.metadata().invited.len() == before {
                return Err(TableError::NobodyToInvite);
            }
            if calls {
                transaction.notify(NoticeKind::Invited { request: asked });
            }
            Ok(())
        });
        changed.await
    }

    /// A person declines the seat that is kept for them.
    ///
    /// # Errors
    /// No seat is kept for them, or the game has started.
    pub async fn decline(self, request: Request<PersonId>) -> Result<TableView, TableError> {
        let person = request.by;
        self.release(request, person, EntryKind::Declined).await
    }

    /// The host takes an invitation back.
    ///
    /// # Errors
    /// Not the host, no seat is kept for the person, or the game has started.
    pub async fn withdraw_invitation(
        self,
        request: Request<PersonId>,
        person: PersonId,
    ) -> Result<TableView, TableError> {
        self.release(request, person, EntryKind::Uninvited(person)).await
    }

    async fn release(
        self,
        request: Request<PersonId>,
        person: PersonId,
        kind: EntryKind,
    ) -> Result<TableView, TableError> {
        let by = request.by;
        let changed = self.0.answer(request, |transaction| {
            in_lobby(transaction, LateRequest::Other)?;
            if by != person {
                host_only(transaction, by)?;
            }
            if !answer(transaction, person) {
                return Err(TableError::NotInvited);
            }
            transaction.log(Actor::Person(by), kind, Vec::new());
            Ok(())
        });
        changed.await
    }
}
