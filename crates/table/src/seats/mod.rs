//! During the game: hand a seat to a computer player, reclaim it, end the game.

pub(crate) mod admission;
pub(crate) mod hosting;
pub(crate) mod invitations;
pub(crate) mod lobby;
pub(crate) mod terms;

use crate::change::transaction::Transaction;
use crate::state::metadata::Metadata;
use crate::{Authority, LateRequest, Lobby, Occupant, Person, Request, Seats, Stage, TableError, TableView};
use lobby::{host_only, in_lobby, known_policy};
use skald_core::engine::Seat;
use skald_store::{Actor, EntryKind};

impl Seats<'_> {
    /// Hands a seat to a computer player. A person may hand over their own seat; the community's managers any seat; the
    /// host the seat of a person who is overdue or gone. The person may reclaim it. When the host's seat is handed over,
    /// the next person who sits there becomes the host.
    ///
    /// # Errors
    /// The seat of another person who plays, or one that has a computer player already. An unknown computer player. A game
    /// that is not in progress.
    pub async fn hand_over(
        self,
        request: Request<impl Into<Authority>>,
        seat: Seat,
        policy: &str,
    ) -> Result<TableView, TableError> {
        self.hand_over_if(request.authorized(), (seat, policy), |_| Ok(())).await
    }

    /// The same, unless it is the last person's seat: computer players alone would finish the game before the seat
    /// could be reclaimed.
    ///
    /// # Errors
    /// As [`Seats::hand_over`], and [`TableError::LastPerson`].
    pub async fn hand_over_unless_last(
        self,
        request: Request<impl Into<Authority>>,
        seat: Seat,
        policy: &str,
    ) -> Result<TableView, TableError> {
        let others_play = |metadata: &Metadata| {
            let mut others = metadata.seats.iter().enumerate().filter(|(at, _)| *at != seat.index());
            if others.any(|(_, occupant)| occupant.person().is_some()) { Ok(()) } else { Err(TableError::LastPerson) }
        };
        self.hand_over_if(request.authorized(), (seat, policy), others_play).await
    }

    async fn hand_over_if(
        self,
        request: Request<Authority>,
        (seat, policy): (Seat, &str),
        allowed: impl Fn(&Metadata) -> Result<(), TableError>,
    ) -> Result<TableView, TableError> {
        let authority = request.by;
        let by = authority.person;
        let changed = self.0.answer(request, |transaction| {
            playing(transaction)?;
            let metadata = transaction.metadata();
            let own = metadata.seat_of(by);
            match metadata.seats.get(seat.index()) {
                Some(Occupant::Person(_)) => {}
                Some(Occupant::Computer { .. }) => return Err(TableError::AlreadyComputer),
                None => return Err(TableError::NotYourSeat),
            }
            let manages = authority.manages(metadata.community);
            // A manager who plays decides no more about the others than a host.
            if own != Some(seat) && !(manages && own.is_none()) {
                match (manages || metadata.host == by, own) {
                    (true, _) if metadata.is_absent(seat) => {}
                    (true, _) => return Err(TableError::SeatInPlay),
                    (false, Some(_)) => return Err(TableError::NotYourSeat),
                    (false, None) => return Err(TableError::NotSeated),
                }
            }
            known_policy(transaction, policy)?;
            allowed(transaction.metadata())?;
            transaction.keep_seat(seat, policy.to_owned());
            transaction.log(Actor::Person(by), EntryKind::HandOver(seat), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// Gives a seat back to the person for whom a computer player keeps it.
    ///
    /// # Errors
    /// A person for whom no seat is kept, or a game that is not in progress.
    pub async fn reclaim(self, request: Request<Person>) -> Result<TableView, TableError> {
        let person = request.by.clone();
        let changed = self.0.answer(request, |transaction| {
            playing(transaction)?;
            let owned = transaction.metadata().seat_owned_by(person.id);
            let kept = owned.filter(|_| transaction.metadata().seat_of(person.id).is_none());
            let seat = kept.ok_or(TableError::NothingToReclaim)?;
            let metadata = transaction.metadata_mut();
            metadata.seats[seat.index()] = Occupant::Person(person.clone());
            metadata.gone.retain(|gone| *gone != person.id);
            transaction.log(Actor::Person(person.id), EntryKind::Reclaim(seat), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// The host, or a manager of the community, cancels the lobby or stops the game. The seed of a started game is
    /// revealed. A host who plays against other people ends a game only with their votes: [`Seats::vote_to_end`].
    ///
    /// # Errors
    /// A person who is neither of them, a host who plays against others, or a game that is over.
    pub async fn end(self, request: Request<impl Into<Authority>>) -> Result<TableView, TableError> {
        let not_over = |transaction: &Transaction| match transaction.metadata().stage {
            Stage::Lobby | Stage::Playing => Ok(()),
            Stage::Finished | Stage::Ended => Err(TableError::Over),
        };
        self.end_if(request.authorized(), not_over, None).await
    }

    /// The same for a game that all people but one have left, or to which they never came. The seat of that person wins.
    ///
    /// # Errors
    /// As [`Seats::end`].
    pub(crate) async fn end_for(
        self,
        request: Request<impl Into<Authority>>,
        winner: Option<Seat>,
    ) -> Result<TableView, TableError> {
        self.end_if(request.authorized(), playing, winner).await
    }

    async fn end_if(
        self,
        request: Request<Authority>,
        may_end: impl Fn(&Transaction) -> Result<(), TableError>,
        winner: Option<Seat>,
    ) -> Result<TableView, TableError> {
        let authority = request.by;
        let by = authority.person;
        let changed = self.0.answer(request, |transaction| {
            may_end(transaction)?;
            let metadata = transaction.metadata();
            if !authority.manages(metadata.community) {
                host_only(transaction, by)?;
                if metadata.stage == Stage::Playing && !metadata.ends_alone(authority) {
                    return Err(TableError::VoteToEnd);
                }
            }
            transaction.metadata_mut().winner = winner;
            // A game of a tournament is decided by its rules, not by its organizer.
            transaction.stop(if winner.is_some() { Actor::System } else { Actor::Person(by) });
            Ok(())
        });
        changed.await
    }
}

impl Lobby<'_> {
    /// The same for a lobby alone. A game that has started meanwhile continues.
    ///
    /// # Errors
    /// A person who is neither of them, or a game that has started or is over.
    pub async fn cancel(self, request: Request<impl Into<Authority>>) -> Result<TableView, TableError> {
        self.0.seats().end_if(request.authorized(), |lobby| in_lobby(lobby, LateRequest::Other), None).await
    }
}

pub(crate) fn playing(transaction: &Transaction) -> Result<(), TableError> {
    match transaction.metadata().stage {
        Stage::Lobby => Err(TableError::NotStarted),
        Stage::Playing => Ok(()),
        Stage::Finished | Stage::Ended => Err(TableError::Over),
    }
}
