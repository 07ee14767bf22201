//! Managing a running game: pause it, give time, nudge, replace an absent person, name another host, end it together.

use super::playing;
use crate::change::transaction::Transaction;
use crate::state::asked::{Motion, Vote};
use crate::state::metadata::SeatOffer;
use crate::{Authority, Entry, Occupant, Person, Request, Seats, Stage, TableError, TableView};
use skald_core::engine::Seat;
use skald_store::{Actor, EntryKind, NoticeKind, PersonId, TableId};

/// The people of a table are nudged at most once in this time, in milliseconds.
const NUDGE: u64 = 24 * 60 * 60 * 1000;

/// The result of a motion that others may have to agree to.
#[derive(Clone, Debug)]
pub struct Voted {
    pub view: TableView,
    /// Whether the motion is carried out.
    pub done: bool,
    /// The seats that have not agreed.
    pub missing: Vec<Seat>,
}

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

    /// Stops the clocks until a person resumes them.
    ///
    /// The host and the community's managers decide it alone. Any other person asks for it; it is done when all people
    /// have asked, except those who are overdue or gone.
    ///
    /// # Errors
    /// Not seated, a table without a clock, one that is paused, or a game that is not in progress.
    pub async fn pause(self, request: Request<impl Into<Authority>>) -> Result<Voted, TableError> {
        self.vote(request.authorized(), Motion::Pause).await
    }

    /// Ends the game.
    ///
    /// The community's managers decide it alone, and a host who plays against no other person. Any other person asks for
    /// it; it is done when all people have asked, except those who are overdue or gone.
    ///
    /// # Errors
    /// Not seated, or a game that is not in progress.
    pub async fn vote_to_end(self, request: Request<impl Into<Authority>>) -> Result<Voted, TableError> {
        self.vote(request.authorized(), Motion::End).await
    }

    async fn vote(self, request: Request<Authority>, motion: Motion) -> Result<Voted, TableError> {
        let authority = request.by;
        let by = authority.person;
        let changed = self.0.change(request.table, Some(by), request.key, |transaction| {
            playing(transaction)?;
            if motion == Motion::Pause && clock(transaction)?.paused.is_some() {
                return Err(TableError::Paused);
            }
            let alone = match motion {
                Motion::Pause => decides_alone(transaction, authority),
                Motion::End => transaction.metadata().ends_alone(authority),
            };
            if alone {
                carry_out(transaction, by, motion);
                return Ok(());
            }
            transaction.metadata().seat_of(by).ok_or(TableError::NotSeated)?;
            let vote = Vote { person: by, motion };
            if !transaction.metadata().votes.contains(&vote) {
                transaction.metadata_mut().votes.push(vote);
            }
            transaction.log(Actor::Person(by), EntryKind::Vote, Vec::new());
            Ok(())
        });
        let loaded = changed.await?.loaded;
        let view = loaded.view();
        let done = match motion {
            Motion::End => view.is_over(),
            Motion::Pause => view.clock.as_ref().is_some_and(|clock| clock.paused),
        };
        let missing = if done { Vec::new() } else { loaded.metadata.missing_votes(motion) };
        Ok(Voted { view, done, missing })
    }

    /// Restarts the clocks. Every person at the table may do it, and the community's managers.
    ///
    /// # Errors
    /// Not seated, a table that is not paused, or a game that is not in progress.
    pub async fn resume_clocks(self, request: Request<impl Into<Authority>>) -> Result<TableView, TableError> {
        let request = request.authorized();
        let authority = request.by;
        let changed = self.0.answer(request, |transaction| {
            playing(transaction)?;
            seated_or_manager(transaction, authority)?;
            if clock(transaction)?.paused.is_none() {
                return Err(TableError::NotPaused);
            }
            let now = transaction.now();
            if let Some(clock) = &mut transaction.metadata_mut().clock {
                clock.resume(now);
            }
            transaction.log(Actor::Person(authority.person), EntryKind::Resume, Vec::new());
            Ok(())
        });
        changed.await
    }

    /// Gives all asked people more time: the base of the pace in turn, else its time out of turn. Every person at the
    /// table may give it to others. Only the host and the community's managers may give it to themselves.
    ///
    /// # Errors
    /// Not seated, a table where no clock runs, or a game that is not in progress. No person is asked, or only
    /// the one who asks.
    pub async fn extend(self, request: Request<impl Into<Authority>>) -> Result<TableView, TableError> {
        let request = request.authorized();
        let authority = request.by;
        let changed = self.0.answer(request, |transaction| {
            playing(transaction)?;
            seated_or_manager(transaction, authority)?;
            let pace = clock(transaction)?.pace;
            let waits = clock(transaction)?.waits().collect::<Vec<_>>();
            let may = decides_alone(transaction, authority);
            let own = transaction.metadata().seat_of(authority.person);
            let now = transaction.now();
            let error = if waits.is_empty() { TableError::NoOtherDecision } else { TableError::OwnTime };
            let mut given = false;
            for (seat, wait) in waits.into_iter().filter(|(seat, _)| may || Some(*seat) != own) {
                let span = if wait.in_turn { pace.base } else { pace.out_of_turn };
                if let Some(clock) = transaction.seat_clock_mut(seat) {
                    clock.extend(span, now);
                }
                transaction.log(Actor::Person(authority.person), EntryKind::Extend(seat), Vec::new());
                given = true;
            }
            if given { Ok(()) } else { Err(error) }
        });
        changed.await
    }

    /// Reminds all other asked people who are not gone, once a day at a table.
    ///
    /// # Errors
    /// Not seated, no other person is asked, a nudge within the last day, or a game that is not in progress.
    pub async fn nudge(self, request: Request<PersonId>) -> Result<Vec<Seat>, TableError> {
        let by = request.by;
        let changed = self.0.change(request.table, Some(by), request.key, |transaction| {
            playing(transaction)?;
            let own = transaction.metadata().seat_of(by).ok_or(TableError::NotSeated)?;
            let staying = transaction.metadata().staying();
            let asked = transaction.pending().iter().filter(|open| open.decision.seat != own);
            let asked: Vec<_> = asked
                .filter(|open| staying.contains(&open.decision.seat))
                .map(|open| (open.decision.seat, open.id))
                .collect();
            if asked.is_empty() {
                return Err(TableError::NoOtherDecision);
            }
            let now = transaction.now();
            if let Some(last) = transaction.metadata().nudged.filter(|last| last.plus(NUDGE) > now) {
                return Err(TableError::NudgedToday { again: last.plus(NUDGE) });
            }
            transaction.metadata_mut().nudged = Some(now);
            for (seat, decision) in asked {
                transaction.log(Actor::Person(by), EntryKind::Nudge(seat), Vec::new());
                transaction.notify(NoticeKind::Reminder { seat, decision, by: Some(by) });
            }
            Ok(())
        });
        let nudged = |entry: &Entry| match entry.kind {
            EntryKind::Nudge(seat) => Some(seat),
            _ => None,
        };
        Ok(changed.await?.entries.iter().filter_map(nudged).collect())
    }

    /// Lets the computer play on for a seat whose person is overdue or gone. Every person at the table may do it.
    ///
    /// # Errors
    /// Not seated, a person who is neither, or a game that is not in progress.
    pub async fn hand_over_overdue(
        self,
        request: Request<impl Into<Authority>>,
        seat: Seat,
    ) -> Result<TableView, TableError> {
        let request = request.authorized();
        let authority = request.by;
        let changed = self.0.answer(request, |transaction| {
            playing(transaction)?;
            seated_or_manager(transaction, authority)?;
            if !transaction.metadata().is_absent(seat) {
                return Err(TableError::NotOverdue);
            }
            transaction.keep_seat(seat, transaction.policy_for_keeping());
            transaction.log(Actor::Person(authority.person), EntryKind::HandOver(seat), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// Offers a seat to a person, who may take it by [`Seats::substitute`]. People may offer their own seat; the host and
    /// the community's managers also that of a person whose time is up or who is gone.
    ///
    /// # Errors
    /// The seat of another person who plays, or a person who has a seat here. A game of a tournament, or one that is not
    /// in progress.
    pub async fn offer(
        self,
        request: Request<impl Into<Authority>>,
        seat: Seat,
        to: PersonId,
    ) -> Result<TableView, TableError> {
        let request = request.authorized();
        let authority = request.by;
        let changed = self.0.answer(request, |transaction| {
            playing(transaction)?;
            let metadata = transaction.metadata();
            if metadata.organized {
                return Err(TableError::TournamentSeat);
            }
            let own = metadata.seat_owned_by(authority.person) == Some(seat);
            let may = own || decides_alone(transaction, authority) && metadata.is_absent(seat);
            if !may {
                return Err(TableError::NotYourSeat);
            }
            if metadata.seat_owned_by(to).is_some() {
                return Err(TableError::OtherSeated);
            }
            let offers = &mut transaction.metadata_mut().offers;
            offers.retain(|offer| offer.seat != seat);
            offers.push(SeatOffer { seat, to });
            transaction.log(Actor::Person(authority.person), EntryKind::Offered(seat), Vec::new());
            transaction.notify(NoticeKind::SeatOffered { seat, to });
            Ok(())
        });
        changed.await
    }

    /// Notes which of these people are no longer in the community of a table. The others need not wait for them, and
    /// another person becomes the host. Changes nothing if that is known.
    ///
    /// # Errors
    /// An unknown table. The store fails.
    pub async fn note_gone(self, table: TableId, people: &[(PersonId, bool)]) -> Result<(), TableError> {
        let changed = self.0.change(table, None, None, |transaction| {
            let known = &transaction.metadata().gone;
            let metadata = transaction.metadata();
            let news: Vec<_> = people
                .iter()
                .filter(|(person, gone)| known.contains(person) != *gone)
                .filter_map(|(person, gone)| Some((*person, metadata.seat_owned_by(*person)?, *gone)))
                .collect();
            if news.is_empty() || transaction.metadata().stage == Stage::Ended {
                return Err(TableError::NothingToDecide);
            }
            for (person, seat, gone) in news {
                let metadata = transaction.metadata_mut();
                metadata.gone.retain(|known| *known != person);
                metadata.gone.extend(gone.then_some(person));
                let kind = if gone { EntryKind::Gone(seat) } else { EntryKind::Returned(seat) };
                transaction.log(Actor::System, kind, Vec::new());
            }
            Ok(())
        });
        match changed.await {
            Ok(_) | Err(TableError::NothingToDecide) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Ends a table whose people are all gone.
    ///
    /// # Errors
    /// A table that is over, or with a person who is not gone.
    pub async fn end_deserted(self, table: TableId) -> Result<(), TableError> {
        let changed = self.0.change(table, None, None, |transaction| {
            let metadata = transaction.metadata();
            if matches!(metadata.stage, Stage::Finished | Stage::Ended) {
                return Err(TableError::Over);
            }
            if metadata.people().iter().any(|person| !metadata.gone.contains(person)) {
                return Err(TableError::VoteToEnd);
            }
            transaction.stop(Actor::System);
            Ok(())
        });
        changed.await.map(drop)
    }

    /// A new person takes over a seat, with everything that the seat knows. The seat is offered to them, its person is
    /// overdue or gone, or a computer player keeps it after two missed turns in a row.
    ///
    /// # Errors
    /// A person who has a seat here, or a seat that is not free for them. A game of a tournament, or one that is not in
    /// progress.
    pub async fn substitute(self, request: Request<Person>, seat: Seat) -> Result<TableView, TableError> {
        let person = request.by.clone();
        let quiet = self.0.people().quiet_hours(person.id).await?;
        let view = self.0.answer(request, |transaction| {
            playing(transaction)?;
            if transaction.metadata().seat_owned_by(person.id).is_some() {
                return Err(TableError::AlreadySeated);
            }
            let metadata = transaction.metadata();
            if metadata.organized {
                return Err(TableError::TournamentSeat);
            }
            let offered = metadata.offers.contains(&SeatOffer { seat, to: person.id });
            if !offered && !metadata.is_free_for_others(seat) {
                return Err(TableError::NotOverdue);
            }
            if transaction.begun() == Some(seat) {
                transaction.publish();
            }
            let now = transaction.now();
            transaction.note_leaver(seat);
            let metadata = transaction.metadata_mut();
            metadata.seats[seat.index()] = Occupant::Person(person.clone());
            metadata.offers.retain(|offer| offer.seat != seat && offer.to != person.id);
            metadata.assisted.retain(|assisted| *assisted != seat);
            metadata.gone.retain(|gone| *gone != person.id);
            if let Some(clock) = &mut metadata.clock {
                clock.restart_seat(seat, &quiet, now);
            }
            transaction.log(Actor::Person(person.id), EntryKind::Substitute(seat), Vec::new());
            Ok(())
        });
        Ok(view.await?.seen_by(person.id))
    }
}

fn clock(transaction: &Transaction) -> Result<&crate::state::clock::TableClock, TableError> {
    transaction.metadata().clock_in_force().ok_or(TableError::NoClock)
}

fn seated_or_manager(transaction: &Transaction, authority: Authority) -> Result<(), TableError> {
    let seated = transaction.metadata().seat_of(authority.person).is_some();
    if seated || decides_alone(transaction, authority) { Ok(()) } else { Err(TableError::NotSeated) }
}

/// Whether a person may decide for all: the host, and the community's managers.
pub(super) fn decides_alone(transaction: &Transaction, authority: Authority) -> bool {
    let metadata = transaction.metadata();
    metadata.host == authority.person || authority.manages(metadata.community)
}

impl Transaction {
    /// A notice for each person of a running game who stays no longer. If time was up, the notice of that says it.
    pub(crate) fn departures(&self) -> impl Iterator<Item = NoticeKind> {
        let before = &self.base.metadata;
        let runs = [before.as_ref(), self.metadata()].iter().all(|metadata| metadata.stage == Stage::Playing);
        let told = |seat: Seat| self.more_notices.contains(&NoticeKind::TimeUp { seat });
        let seats = Seat::all(before.seats.len() as u8).filter(move |seat| runs && !told(*seat));
        seats.filter_map(|seat| {
            let person = before.stays(seat).filter(|person| self.metadata().stays(seat) != Some(*person))?;
            Some(NoticeKind::SeatLeft { seat, person, by: self.mover })
        })
    }

    /// Counts the votes again: a motion is carried once the last person whose vote was missing has left or been
    /// replaced, too.
    pub fn recount_votes(&mut self) {
        if self.metadata().votes.is_empty() {
            return;
        }
        let seats = self.metadata().seats.clone();
        let plays = |person: PersonId| seats.iter().filter_map(Occupant::person).any(|other| other.id == person);
        self.metadata_mut().votes.retain(|vote| plays(vote.person));
        for motion in [Motion::Pause, Motion::End] {
            let last = self.metadata().votes.iter().rfind(|vote| vote.motion == motion).map(|vote| vote.person);
            let playing = self.metadata().stage == Stage::Playing;
            if let Some(by) = last.filter(|_| playing && self.metadata().missing_votes(motion).is_empty()) {
                carry_out(self, by, motion);
            }
        }
    }
}

fn carry_out(transaction: &mut Transaction, by: PersonId, motion: Motion) {
    let now = transaction.now();
    transaction.metadata_mut().votes.retain(|vote| vote.motion != motion);
    match motion {
        Motion::Pause => {
            if let Some(clock) = &mut transaction.metadata_mut().clock {
                clock.pause(now);
            }
            transaction.log(Actor::Person(by), EntryKind::Pause, Vec::new());
        }
        Motion::End => transaction.stop(Actor::Person(by)),
    }
}
