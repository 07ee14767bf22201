//! During the game: hand a seat to a computer player, reclaim it, end the game.

use super::lobby::{host_only, known_policy};
use super::transaction::Transaction;
use super::{Occupant, Person, Stage, TableError, TableView, Tables};
use crate::engine::Seat;
use crate::store::{Actor, EntryKind, IdempotencyKey, PersonId, TableId};

impl Tables {
    /// Hands a seat to a computer player: one's own, or, for the host, anybody's. The person may reclaim it.
    ///
    /// # Errors
    /// Another's seat, an unknown computer player, a seat that has a computer player already, a game that is not in
    /// progress.
    pub async fn hand_over(
        &self,
        table: TableId,
        by: PersonId,
        seat: Seat,
        policy: &str,
        idempotency_key: Option<IdempotencyKey>,
    ) -> Result<TableView, TableError> {
        let changed = self.change(table, Some(by), idempotency_key, |transaction| {
            playing(transaction)?;
            let own = transaction.metadata().seat_of(by);
            if own != Some(seat) && transaction.metadata().host != by {
                return Err(if own.is_some() { TableError::NotYourSeat } else { TableError::NotSeated });
            }
            known_policy(transaction, policy)?;
            let person = match transaction.metadata().seats.get(seat.index()) {
                Some(Occupant::Person(person)) => person.clone(),
                Some(Occupant::Computer { .. }) => return Err(TableError::AlreadyComputer),
                None => return Err(TableError::NotYourSeat),
            };
            let computer = Occupant::Computer { policy: policy.to_owned(), instead_of: Some(person) };
            transaction.metadata_mut().seats[seat.index()] = computer;
            if transaction.begun() == Some(seat) {
                transaction.publish();
            }
            transaction.log(Actor::Person(by), EntryKind::HandOver(seat), Vec::new());
            Ok(())
        });
        Ok(changed.await?.loaded.view())
    }

    /// Gives a seat back to the person for whom a computer player keeps it.
    ///
    /// # Errors
    /// A person for whom no seat is kept, a game that is not in progress.
    pub async fn reclaim(
        &self,
        table: TableId,
        person: Person,
        idempotency_key: Option<IdempotencyKey>,
    ) -> Result<TableView, TableError> {
        let changed = self.change(table, Some(person.id), idempotency_key, |transaction| {
            playing(transaction)?;
            let owned = transaction.metadata().seat_owned_by(person.id);
            let kept = owned.filter(|_| transaction.metadata().seat_of(person.id).is_none());
            let seat = kept.ok_or(TableError::NothingToReclaim)?;
            transaction.metadata_mut().seats[seat.index()] = Occupant::Person(person.clone());
            transaction.log(Actor::Person(person.id), EntryKind::Reclaim(seat), Vec::new());
            Ok(())
        });
        Ok(changed.await?.loaded.view())
    }

    /// The host cancels the lobby or stops the game. The seed of a started game is revealed.
    ///
    /// # Errors
    /// Not the host, a game that is over.
    pub async fn end(
        &self,
        table: TableId,
        by: PersonId,
        idempotency_key: Option<IdempotencyKey>,
    ) -> Result<TableView, TableError> {
        let changed = self.change(table, Some(by), idempotency_key, |transaction| {
            if matches!(transaction.metadata().stage, Stage::Finished | Stage::Ended) {
                return Err(TableError::Over);
            }
            host_only(transaction, by)?;
            transaction.log(Actor::Person(by), EntryKind::End, Vec::new());
            transaction.close(Stage::Ended);
            Ok(())
        });
        Ok(changed.await?.loaded.view())
    }
}

fn playing(transaction: &Transaction) -> Result<(), TableError> {
    match transaction.metadata().stage {
        Stage::Lobby => Err(TableError::NotStarted),
        Stage::Playing => Ok(()),
        Stage::Finished | Stage::Ended => Err(TableError::Over),
    }
}
