//! The host of a table makes another person the host.

use super::hosting::decides_alone;
use super::{Authority, Request, Seats, Stage, TableError, TableView};
use crate::store::{Actor, EntryKind, PersonId};

impl Seats<'_> {
    /// Makes a person who plays at the table its host, in the lobby or in the game. The host and the community's
    /// managers may do it.
    ///
    /// # Errors
    /// The requester may not do it. The person is already the host, does not sit there, or a computer player keeps
    /// their seat. The table is over.
    pub async fn name_host(
        self,
        request: Request<impl Into<Authority>>,
        person: PersonId,
    ) -> Result<TableView, TableError> {
        let request = request.authorized();
        let authority = request.by;
        let changed = self.0.answer(request, |transaction| {
            let metadata = transaction.metadata();
            if matches!(metadata.stage, Stage::Finished | Stage::Ended) {
                return Err(TableError::Over);
            }
            if !decides_alone(transaction, authority) {
                return Err(TableError::HostOnly);
            }
            if metadata.organized {
                return Err(TableError::TournamentSeat);
            }
            if metadata.host == person {
                return Err(TableError::AlreadyHost);
            }
            if metadata.seat_of(person).is_none() {
                let kept = metadata.seat_owned_by(person).is_some();
                return Err(if kept { TableError::ComputerHost } else { TableError::NotAtTable });
            }
            transaction.metadata_mut().host = person;
            transaction.log(Actor::Person(authority.person), EntryKind::Host(person), Vec::new());
            Ok(())
        });
        changed.await
    }
}
