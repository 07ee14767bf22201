//! During the game: a computer player keeps a seat, a person comes back, the host ends the game.

use super::draft::Draft;
use super::lobby::{host_only, known_policy};
use super::{Occupant, Person, Sight, Stage, TableError, Tables};
use crate::engine::Seat;
use crate::store::{Actor, Deed, PersonId, Receipt, TableId};

impl Tables {
    /// Hands a seat to a computer player: one's own, or, for the host, anybody's. Whoever sat there may take it back.
    ///
    /// # Errors
    /// Another's seat, an unknown computer player, a seat that a computer player has already, a game that does not run.
    pub async fn hand_over(
        &self,
        table: TableId,
        by: PersonId,
        seat: Seat,
        policy: &str,
        receipt: Option<Receipt>,
    ) -> Result<Sight, TableError> {
        let changed = self.change(table, Some(by), receipt, |draft| {
            playing(draft)?;
            let own = draft.particulars().seat_of(by);
            if own != Some(seat) && draft.particulars().host != by {
                return Err(if own.is_some() { TableError::NotYourSeat } else { TableError::NotSeated });
            }
            known_policy(draft, policy)?;
            let person = match draft.particulars().seats.get(seat.index()) {
                Some(Occupant::Person(person)) => person.clone(),
                Some(Occupant::Computer { .. }) => return Err(TableError::AlreadyComputer),
                None => return Err(TableError::NotYourSeat),
            };
            let computer = Occupant::Computer { policy: policy.to_owned(), instead_of: Some(person) };
            draft.particulars_mut().seats[seat.index()] = computer;
            if draft.begun() == Some(seat) {
                draft.settle();
            }
            draft.log(Actor::Person(by), Deed::HandOver(seat), Vec::new());
            Ok(())
        });
        Ok(changed.await?.standing.sight())
    }

    /// Takes back the seat that a computer player keeps.
    ///
    /// # Errors
    /// A person for whom no seat is kept, a game that does not run.
    pub async fn take_back(
        &self,
        table: TableId,
        person: Person,
        receipt: Option<Receipt>,
    ) -> Result<Sight, TableError> {
        let changed = self.change(table, Some(person.id), receipt, |draft| {
            playing(draft)?;
            let owned = draft.particulars().seat_owned_by(person.id);
            let kept = owned.filter(|_| draft.particulars().seat_of(person.id).is_none());
            let seat = kept.ok_or(TableError::NothingToTakeBack)?;
            draft.particulars_mut().seats[seat.index()] = Occupant::Person(person.clone());
            draft.log(Actor::Person(person.id), Deed::TakeBack(seat), Vec::new());
            Ok(())
        });
        Ok(changed.await?.standing.sight())
    }

    /// The host cancels the lobby or ends the game before its end. The seed of a game that had started is revealed.
    ///
    /// # Errors
    /// Somebody else than the host, a game that is over.
    pub async fn end(&self, table: TableId, by: PersonId, receipt: Option<Receipt>) -> Result<Sight, TableError> {
        let changed = self.change(table, Some(by), receipt, |draft| {
            if matches!(draft.particulars().stage, Stage::Finished | Stage::Ended) {
                return Err(TableError::Over);
            }
            host_only(draft, by)?;
            draft.log(Actor::Person(by), Deed::End, Vec::new());
            draft.close(Stage::Ended);
            Ok(())
        });
        Ok(changed.await?.standing.sight())
    }
}

fn playing(draft: &Draft) -> Result<(), TableError> {
    match draft.particulars().stage {
        Stage::Lobby => Err(TableError::NotStarted),
        Stage::Playing => Ok(()),
        Stage::Finished | Stage::Ended => Err(TableError::Over),
    }
}
