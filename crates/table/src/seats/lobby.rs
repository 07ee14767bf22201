//! Before the game: open, join, leave, computer players, start.

use std::sync::Arc;

use serde_json::Value;

use super::terms;
use crate::change::commit::decision_notice;
use crate::change::transaction::Transaction;
use crate::state::clock::{LobbyLife, TableClock};
use crate::state::loaded::{LoadedTable, version_lock};
use crate::state::metadata::{Metadata, NewLobby};
use crate::state::pace::Pace;
use crate::{ATTEMPTS, LateRequest, Lobby, Occupant, Person, Request, Stage, TableError, TableView, Tables};
use skald_core::engine::Seat;
use skald_core::title::{Position, StartError, Title};
use skald_core::words::Locale;
use skald_store::{
    Actor, ChannelId, ChannelStatus, Commit, CommunityId, Entry, EntryKind, Events, Head, IdempotencyKey, JsonText,
    NoticeKind, PendingDecision, PersonId, Seq, StoreError, TableId,
};

/// A request to open a table.
#[derive(Clone, Debug)]
pub struct Open {
    pub channel: ChannelId,
    /// The community of the channel.
    pub community: Option<CommunityId>,
    /// The person who opens it and takes the first seat.
    pub host: Person,
    /// The key of the title.
    pub title: String,
    /// The id of the edition; the default one when absent.
    pub edition: Option<String>,
    /// The options that differ from the rulebook, as an object; `null` for none.
    pub options: Value,
    /// The requested number of seats.
    pub seats: u8,
    /// The language of the channel.
    pub locale: Locale,
    /// The time limits; `None` for no limit.
    pub pace: Option<Pace>,
    /// Whether only invited people may join.
    pub invited_only: bool,
}

/// A table that is not in the store yet.
pub(crate) struct NewTable {
    /// The version of the rules that it is played under.
    pub rules_version: u16,
    pub channel: ChannelId,
    pub channel_status: ChannelStatus,
    pub metadata: Metadata,
    pub position: Option<Arc<dyn Position>>,
    pub pending: Vec<PendingDecision>,
    pub entries: Vec<Entry>,
}

impl Lobby<'_> {
    /// Opens a table; its host takes the first seat.
    ///
    /// # Errors
    /// An unknown title, edition or option, a number of seats the title does not support, or a channel with another
    /// live table.
    pub async fn open(self, open: Open, idempotency_key: Option<IdempotencyKey>) -> Result<TableView, TableError> {
        let (title, options) = self.check_opening(&open)?;
        let lobby = NewLobby {
            host: open.host.id,
            community: open.community,
            locale: open.locale,
            options,
            seats: vec![Occupant::Person(open.host.clone())],
            wanted: open.seats,
            pace: open.pace,
            at: self.0.clock.now(),
        };
        let metadata = Metadata { invited_only: open.invited_only, ..lobby.into() };
        self.open_lobby(&title, open.channel, metadata, idempotency_key).await
    }

    /// Checks a request to open a table against its title; returns the title, and all options with their values.
    ///
    /// # Errors
    /// An unknown title, edition or option, or a number of seats the title does not support.
    pub fn check_opening(self, open: &Open) -> Result<(Arc<dyn Title>, Value), TableError> {
        let title = self.0.find(&open.title, open.edition.as_deref())?;
        let options = title.complete_options(&open.options)?;
        let (least, most) = title.meta().seats;
        if !(least..=most).contains(&open.seats) {
            return Err(TableError::Seats { got: open.seats, least, most });
        }
        Ok((title, options))
    }

    /// Creates a lobby. Its first entry says that its host opened it.
    pub(crate) async fn open_lobby(
        self,
        title: &Arc<dyn Title>,
        channel: ChannelId,
        mut metadata: Metadata,
        idempotency_key: Option<IdempotencyKey>,
    ) -> Result<TableView, TableError> {
        metadata.lobby = Some(LobbyLife::renewed(metadata.opened_at));
        let rules_version = title.meta().rules_version;
        let entry = Entry {
            seq: Seq(1),
            at: metadata.opened_at,
            actor: Actor::Person(metadata.host),
            kind: EntryKind::Open,
            action: None,
            events: Events::default(),
            rules_version,
        };
        let fresh = NewTable {
            rules_version,
            channel,
            channel_status: ChannelStatus::Live,
            metadata,
            position: None,
            pending: Vec::new(),
            entries: vec![entry],
        };
        Ok(self.0.create(title, fresh, idempotency_key).await?.view())
    }

    /// Takes the next seat, or the one that is kept for the person. Without a free seat it takes that of a person who is
    /// gone. A person who sits there agrees to what the host has changed since.
    ///
    /// # Errors
    /// No free seat, a person who is seated already or not invited, or a game that has started.
    pub async fn join(self, request: Request<Person>) -> Result<TableView, TableError> {
        let person = request.by.clone();
        let changed = self.0.answer(request, |transaction| {
            let seated = transaction.metadata().seat_owned_by(person.id).is_some();
            if transaction.metadata().stage == Stage::Lobby && transaction.agree_to_terms(person.id) {
                return Ok(());
            }
            match in_lobby(transaction, LateRequest::Join) {
                Ok(()) | Err(TableError::AlreadyStarted(_)) if seated => return Err(TableError::AlreadySeated),
                open => open?,
            }
            let invited = answer(transaction, person.id);
            if transaction.metadata().invited_only && !invited {
                return Err(TableError::InvitedOnly);
            }
            let gone = Seat::all(transaction.metadata().seats.len() as u8);
            let gone = gone.into_iter().find(|seat| transaction.metadata().is_gone(*seat));
            let seat = free_seat(transaction).or_else(|full| gone.ok_or(full))?;
            let metadata = transaction.metadata_mut();
            metadata.gone.retain(|gone| *gone != person.id);
            match metadata.seats.get_mut(seat.index()) {
                Some(taken) => *taken = Occupant::Person(person.clone()),
                None => metadata.seats.push(Occupant::Person(person.clone())),
            }
            transaction.log(Actor::Person(person.id), EntryKind::Join(seat), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// Leaves the lobby. When the host leaves, the next person becomes the host. When the last person leaves, the lobby
    /// is cancelled.
    ///
    /// # Errors
    /// A person who is not seated, or a game that has started.
    pub async fn leave(self, request: Request<PersonId>) -> Result<TableView, TableError> {
        let person = request.by;
        let changed = self.0.answer(request, |transaction| {
            let seated = transaction.metadata().seat_of(person);
            match in_lobby(transaction, LateRequest::Leave) {
                Err(TableError::AlreadyStarted(_)) if seated.is_none() => return Err(TableError::NotSeated),
                Err(TableError::AlreadyStarted(_)) if transaction.metadata().people_playing() < 2 => {
                    return Err(TableError::LastPerson);
                }
                open => open?,
            }
            let seat = seated.ok_or(TableError::NotSeated)?;
            transaction.metadata_mut().seats.remove(seat.index());
            transaction.log(Actor::Person(person), EntryKind::Leave(seat), Vec::new());
            if transaction.metadata().people_playing() == 0 {
                transaction.close(Stage::Ended);
            }
            Ok(())
        });
        changed.await
    }

    /// The host gives the next seat to a computer player.
    ///
    /// # Errors
    /// Not the host, an unknown computer player, no free seat, or a game that has started.
    pub async fn add_computer(self, request: Request<PersonId>, policy: &str) -> Result<TableView, TableError> {
        let by = request.by;
        let changed = self.0.answer(request, |transaction| {
            in_lobby(transaction, LateRequest::Other)?;
            host_only(transaction, by)?;
            known_policy(transaction, policy)?;
            let seat = free_seat(transaction)?;
            let computer = Occupant::Computer { policy: policy.to_owned(), instead_of: None };
            transaction.metadata_mut().seats.push(computer);
            transaction.write(Actor::Person(by), EntryKind::AddComputer(seat), Some(policy.to_owned()), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// The host removes a computer player.
    ///
    /// # Errors
    /// Not the host, a seat without a computer player, or a game that has started.
    pub async fn remove_computer(self, request: Request<PersonId>, seat: Seat) -> Result<TableView, TableError> {
        let by = request.by;
        let changed = self.0.answer(request, |transaction| {
            in_lobby(transaction, LateRequest::Other)?;
            host_only(transaction, by)?;
            let policy = transaction.metadata().seats.get(seat.index()).and_then(Occupant::policy).map(str::to_owned);
            let policy = policy.ok_or(TableError::NotAComputer)?;
            transaction.metadata_mut().seats.remove(seat.index());
            transaction.write(Actor::Person(by), EntryKind::RemoveComputer(seat), Some(policy), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// The host sets the time limits; `None` for no limit.
    ///
    /// # Errors
    /// Not the host, or a game that has started.
    pub async fn set_pace(self, request: Request<PersonId>, pace: Option<Pace>) -> Result<TableView, TableError> {
        let by = request.by;
        let changed = self.0.answer(request, |transaction| {
            let clock = transaction.metadata().clock_in_force().is_some();
            in_lobby(transaction, if clock { LateRequest::Clock } else { LateRequest::Other })?;
            host_only(transaction, by)?;
            let before = transaction.metadata().clock.as_ref().map(|clock| clock.pace);
            transaction.metadata_mut().clock = pace.map(TableClock::new);
            let paces = terms::paces(before, pace);
            transaction.write(Actor::Person(by), EntryKind::Pace, Some(paces), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// The host removes a person from the lobby.
    ///
    /// # Errors
    /// Not the host, a seat without a person or with the host, or a game that has started.
    pub async fn kick(self, request: Request<PersonId>, seat: Seat) -> Result<TableView, TableError> {
        let by = request.by;
        let changed = self.0.answer(request, |transaction| {
            in_lobby(transaction, LateRequest::Other)?;
            host_only(transaction, by)?;
            let person = transaction.metadata().seats.get(seat.index()).and_then(Occupant::person);
            if person.is_none_or(|person| person.id == by) {
                return Err(TableError::NotAnotherPerson);
            }
            transaction.metadata_mut().seats.remove(seat.index());
            transaction.log(Actor::Person(by), EntryKind::Kick(seat), Vec::new());
            Ok(())
        });
        changed.await
    }

    /// The host starts the game with the current people and computer players: draws the seed and publishes its
    /// commitment. After the reminder of a host who does not start a complete lobby, all who sit there may.
    ///
    /// # Errors
    /// Not the host, too few players, people who have not agreed to changed terms, or a game that has started.
    pub async fn start(self, request: Request<PersonId>) -> Result<TableView, TableError> {
        let by = request.by;
        let seed = self.0.entropy.seed().map_err(|error| TableError::Defect(error.to_string()))?;
        let quiet = self.0.people().quiet_hours_at(request.table).await?;
        let away = self.0.people().away_at(request.table).await?;
        let changed = self.0.answer(request, |transaction| {
            in_lobby(transaction, LateRequest::Other)?;
            if !transaction.metadata().may_all_start() || transaction.metadata().seat_of(by).is_none() {
                host_only(transaction, by)?;
            }
            let title = Arc::clone(&transaction.base().title);
            let least = title.meta().seats.0;
            let seated = transaction.metadata().seats.len() as u8;
            if seated < least {
                return Err(TableError::TooFew { least, seated });
            }
            // The person who starts agrees.
            transaction.agree_to_terms(by);
            transaction.check_agreements()?;
            // Options added since the lobby was opened take their defaults.
            let options = title.complete_options(&transaction.metadata().options)?;
            let (position, setup) = title.start(&options, seated, &seed).map_err(not_started)?;
            let now = transaction.now();
            let metadata = transaction.metadata_mut();
            metadata.stage = Stage::Playing;
            metadata.options = options;
            metadata.seed = Some(seed);
            metadata.commitment = Some(seed.commitment());
            metadata.started_at = Some(now);
            metadata.invited.clear();
            let seats = metadata.seats.clone();
            let away: Vec<_> =
                away.iter().filter_map(|(person, until)| Some((metadata.seat_of(*person)?, *until))).collect();
            let most = metadata.most_away();
            if let Some(clock) = &mut metadata.clock {
                clock.start(&seats, &quiet);
                for (seat, until) in away {
                    clock.leave(seat, until, now, most);
                }
            }
            transaction.begin(position, setup, Actor::Person(by));
            Ok(())
        });
        changed.await
    }
}

impl Tables {
    /// Creates a table in the store.
    pub(crate) async fn create(
        &self,
        title: &Arc<dyn Title>,
        fresh: NewTable,
        idempotency_key: Option<IdempotencyKey>,
    ) -> Result<LoadedTable, TableError> {
        let defect = |error: serde_json::Error| TableError::Defect(error.to_string());
        let metadata = Arc::new(fresh.metadata);
        let saved = fresh.position.as_ref().map(|position| position.save()).transpose().map_err(defect)?;
        let mut head = Head {
            table: TableId::from_bits(0),
            seq: Seq(fresh.entries.len() as u64),
            channel: fresh.channel,
            channel_status: fresh.channel_status,
            community: metadata.community,
            people: if fresh.channel_status == ChannelStatus::Live { metadata.people() } else { Vec::new() },
            version_lock: version_lock(title.as_ref(), fresh.rules_version),
            metadata: JsonText::of(&*metadata).map_err(defect)?,
            position: saved.map(JsonText::from),
            waiting: match fresh.channel_status {
                ChannelStatus::Live => metadata.waiting(fresh.pending.iter()),
                ChannelStatus::Past | ChannelStatus::Gone => Vec::new(),
            },
            pending: fresh.pending,
            open_turn: None,
            due: metadata.due().filter(|_| fresh.channel_status == ChannelStatus::Live),
        };
        let mut notices = vec![NoticeKind::Card];
        // Only in a rematch people sit in a lobby from its beginning.
        let together = metadata.stage == Stage::Lobby && !metadata.organized && metadata.people_playing() > 1;
        notices.extend(together.then_some(NoticeKind::Seated));
        let position = fresh.position.as_deref();
        notices.extend(head.pending.iter().filter_map(|open| decision_notice(&metadata, position, open, None)));
        for _ in 0..ATTEMPTS {
            head.table =
                TableId::from_bits(self.entropy.bits().map_err(|error| TableError::Defect(error.to_string()))?);
            let head = Arc::new(head.clone());
            let commit = Commit {
                expected: Seq(0),
                before: None,
                head: Arc::clone(&head),
                entries: fresh.entries.clone(),
                notices: notices.clone(),
                memos: Vec::new(),
                idempotency_key,
                at: self.clock.now(),
            };
            match self.store.commit(commit).await {
                Ok(notices) => {
                    self.applied.note(idempotency_key);
                    let title = Arc::clone(title);
                    let position = fresh.position;
                    let loaded = LoadedTable { head, metadata, title, position, published: None };
                    self.cache.put(loaded.clone());
                    self.fresh.add(notices);
                    return Ok(loaded);
                }
                // The id is taken. Another one is tried.
                Err(StoreError::Conflict { .. }) => {}
                Err(StoreError::Repeated(done)) => {
                    self.applied.note(idempotency_key);
                    return self.loaded(done.table).await;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(TableError::Conflict)
    }

    pub(crate) fn find(&self, key: &str, edition: Option<&str>) -> Result<Arc<dyn Title>, TableError> {
        let first = self.titles.default_of(key).ok_or_else(|| TableError::UnknownTitle(key.to_owned()))?;
        let Some(edition) = edition else { return Ok(Arc::clone(first)) };
        let name = first.meta().name;
        let unknown = || TableError::UnknownEdition { title: name.to_owned(), edition: edition.to_owned() };
        self.titles.get(key, edition).map(Arc::clone).ok_or_else(unknown)
    }
}

pub(super) fn not_started(error: StartError) -> TableError {
    match error {
        StartError::Options(error) => TableError::Options(error),
        StartError::Seats { got, least, most } => TableError::Seats { got, least, most },
        StartError::Refused(refusal) => TableError::Refused(refusal),
        StartError::Event(error) => TableError::Defect(error.to_string()),
    }
}

pub(super) fn in_lobby(transaction: &Transaction, late: LateRequest) -> Result<(), TableError> {
    match transaction.metadata().stage {
        Stage::Lobby => Ok(()),
        Stage::Playing => Err(TableError::AlreadyStarted(late)),
        Stage::Ended if transaction.metadata().started_at.is_none() => Err(TableError::NoSuchTable),
        Stage::Finished | Stage::Ended => Err(TableError::Over),
    }
}

pub(super) fn host_only(transaction: &Transaction, by: PersonId) -> Result<(), TableError> {
    if transaction.metadata().host == by { Ok(()) } else { Err(TableError::HostOnly) }
}

pub(super) fn known_policy(transaction: &Transaction, policy: &str) -> Result<(), TableError> {
    let known = transaction.base().title.policies();
    if known.contains(&policy) {
        return Ok(());
    }
    let known = known.into_iter().map(str::to_owned).collect();
    Err(TableError::UnknownPolicy { policy: policy.to_owned(), known })
}

fn free_seat(transaction: &Transaction) -> Result<Seat, TableError> {
    room(transaction)?;
    Ok(Seat(transaction.metadata().seats.len() as u8))
}

/// Checks that a seat is neither taken nor kept.
pub(crate) fn room(transaction: &Transaction) -> Result<(), TableError> {
    let metadata = transaction.metadata();
    let taken = metadata.seats.len();
    let kept = metadata.invited.len();
    let seats = usize::from(metadata.wanted);
    match () {
        () if taken + kept < seats => Ok(()),
        () if taken < seats => Err(TableError::SeatsKept),
        () => Err(TableError::Full { seats: metadata.wanted }),
    }
}

/// Removes the invitation of a person; returns whether there was one.
pub(crate) fn answer(transaction: &mut Transaction, person: PersonId) -> bool {
    let invited = &mut transaction.metadata_mut().invited;
    let before = invited.len();
    invited.retain(|invited| invited.person != person);
    invited.len() < before
}
