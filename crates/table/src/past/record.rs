//! Export of a table to a record, and import of a record as a table.

use serde_json::Value;

use crate::seats::lobby::NewTable;
use crate::state::loaded::LoadedTable;
use crate::state::metadata::{Metadata, NewLobby};
use crate::{Occupant, Person, Records, Stage, TableError, TableView};
use skald_core::engine::Seat;
use skald_core::title::{Record, RecordEntry, RecordError, Replayed, Title, Undo, UndoTarget};
use skald_core::words::Locale;
use skald_store::{
    Actor, ChannelId, ChannelStatus, CommunityId, DecisionId, Entry, EntryKind, PendingDecision, PersonId, Seq,
    TableId, Timestamp,
};

/// The maximum length of an imported record: games have some hundreds of entries. A replay takes time, and a table
/// keeps all of them.
pub const MOST_ENTRIES: usize = 10_000;

/// How many entries of a log are read at once.
pub(crate) const PAGE: usize = 500;

/// A request to import a record as a table.
#[derive(Clone, Debug)]
pub struct Import {
    pub record: Record,
    /// The channel of the table. A finished game may have none. It is then found by its id alone.
    pub channel: Option<ChannelId>,
    /// The community of the channel.
    pub community: Option<CommunityId>,
    /// The language of the channel.
    pub locale: Locale,
    /// The host; `None` means the first of the people who continue.
    pub host: Option<PersonId>,
    /// The people who continue, in order of seat. A seat without a person gets a computer player: the recorded one, or
    /// the title's default. In a finished game the recorded name is kept as a person with id 0.
    pub seats: Vec<Option<Person>>,
}

impl From<Record> for Import {
    /// An import without people or channel.
    fn from(record: Record) -> Self {
        let seats = record.players.iter().map(|_| None).collect();
        Self { record, channel: None, community: None, locale: Locale::default(), host: None, seats }
    }
}

impl Records<'_> {
    /// A started table as a record. The seed of a game in progress is secret: only `with_seed` includes it, and such a
    /// record must not reach any player.
    ///
    /// # Errors
    /// A table that has not started, or whose rules or edition are not loaded.
    pub async fn export(self, table: TableId, with_seed: bool) -> Result<Record, TableError> {
        self.record_of(&self.0.loaded(table).await?, with_seed).await
    }

    pub(crate) async fn record_of(self, loaded: &LoadedTable, with_seed: bool) -> Result<Record, TableError> {
        let over = matches!(loaded.metadata.stage, Stage::Finished | Stage::Ended);
        if over && loaded.position.is_some() && loaded.metadata.seed.is_none() {
            // An import without a seed, which earlier versions accepted.
            return Err(RecordError::NoSeed.into());
        }
        self.recorded(loaded, with_seed).await
    }

    /// As [`Records::record_of`], but also for a finished game without a seed.
    pub(crate) async fn recorded(self, loaded: &LoadedTable, with_seed: bool) -> Result<Record, TableError> {
        let table = loaded.head.table;
        let metadata = &loaded.metadata;
        // The steps of an open turn may still be undone, and are visible to their seat only.
        let open_turn = loaded.head.open_turn.as_ref().filter(|_| !with_seed);
        let (last, position) = match open_turn {
            Some(open_turn) => (open_turn.published, loaded.published.as_deref()),
            None => (loaded.head.seq, loaded.position.as_deref()),
        };
        let (Some(position), Some(commitment)) = (position, metadata.commitment.clone()) else {
            return Err(TableError::NotStarted);
        };
        let over = matches!(metadata.stage, Stage::Finished | Stage::Ended);
        let lock = &loaded.head.version_lock;
        let mut record = Record {
            format: 1, // `Record::close` sets it.
            title: lock.title.clone(),
            edition: lock.edition.clone(),
            edition_fingerprint: lock.fingerprint.clone(),
            rules_version: lock.rules_version,
            options: named_switches(loaded.title.as_ref(), lock.rules_version, &metadata.options)?,
            players: metadata.seats.iter().map(name).collect(),
            seed: metadata.seed.filter(|_| over || with_seed),
            commitment,
            setup: Vec::new(),
            entries: Vec::new(),
            scores: Vec::new(),
            outcome: None,
        };
        let mut from = Seq(1);
        while from <= last {
            let page = self.0.store.entries(table, from, PAGE).await?;
            let Some(read) = page.last() else { break };
            from = read.seq.next();
            for entry in page.into_iter().filter(|entry| entry.seq <= last) {
                match (entry.kind, entry.action) {
                    (EntryKind::Start | EntryKind::Import, _) => record.setup = entry.events.to_vec(),
                    (EntryKind::Act(seat), Some(action)) => {
                        let seq = entry.seq.0;
                        record.entries.push(RecordEntry::Act { seq, seat, action, events: entry.events.to_vec() });
                    }
                    (EntryKind::Undo { seat, to, agreed }, _) => {
                        let undo = Undo { to: to.0, agreed };
                        record.entries.push(RecordEntry::Undo { seq: entry.seq.0, seat, undo });
                    }
                    _ => {}
                }
            }
        }
        record.redirect_void_undos();
        record.close(position);
        Ok(record)
    }

    /// Checks a request to import, and replays its record. Nothing is stored.
    ///
    /// # Errors
    /// As [`Records::import`], except for a channel with another live table.
    pub async fn check_import(self, import: &Import) -> Result<Replayed, TableError> {
        let Import { record, channel, seats, .. } = import;
        if seats.len() != record.players.len() {
            return Err(TableError::RecordLacks("seats"));
        }
        if record.entries.len() > MOST_ENTRIES {
            return Err(RecordError::TooLong { entries: record.entries.len(), most: MOST_ENTRIES }.into());
        }
        // The replay compares the outcome in the record.
        if record.seed.is_none() {
            let over = record.outcome.is_some();
            return Err(if over { RecordError::NoSeed.into() } else { TableError::RecordLacks("seed") });
        }
        if record.outcome.is_none() && channel.is_none() {
            return Err(TableError::RecordLacks("channel"));
        }
        let titles = self.0.titles.clone();
        let record = record.clone();
        // A long replay takes time. A panic of a title over a forged record must not affect others.
        let replayed = tokio::task::spawn_blocking(move || record.replay(&titles)).await;
        Ok(replayed.map_err(|error| TableError::Defect(error.to_string()))??)
    }

    /// Replays a record, compares every entry, and makes a table of it: a finished game to look at, or a running one to
    /// continue. Its log begins with the import.
    ///
    /// # Errors
    /// An invalid record, one of more than [`MOST_ENTRIES`], or one without its seed; a running game without a channel;
    /// a channel with another live table. Nothing is stored then.
    pub async fn import(self, import: impl Into<Import>) -> Result<TableView, TableError> {
        let import = import.into();
        let replayed = self.check_import(&import).await?;
        let Import { record, channel, community, locale, host, seats } = import;
        let seated = record.players.len();
        let over = record.outcome.is_some();
        let title = self.0.find(&record.title, Some(&record.edition))?;
        let pending = replayed.position.decisions();
        let now = self.0.clock.now();
        let last = DecisionId(record.entries.len() as u64 + 1);
        let pending: Vec<_> = pending
            .into_iter()
            .map(|decision| PendingDecision { decision, id: last, since: now, exchange: None })
            .collect();
        let policies = title.policies();
        let lobby = NewLobby {
            host: host.or_else(|| seats.iter().flatten().next().map(|person| person.id)).unwrap_or_default(),
            community,
            locale,
            options: record.options.clone(),
            seats: seats
                .into_iter()
                .zip(&record.players)
                .map(|(person, name)| sits(person, name, &policies, over))
                .collect(),
            wanted: seated as u8,
            pace: None,
            at: now,
        };
        let metadata = Metadata {
            stage: if over { Stage::Finished } else { Stage::Playing },
            seed: record.seed,
            commitment: Some(record.commitment.clone()),
            started_at: Some(now),
            ended_at: over.then_some(now),
            ..lobby.into()
        };
        let entries = entries(&record, &metadata.seats, now)?;
        let channel_status = match (channel, over) {
            (None, _) => ChannelStatus::Gone,
            (Some(_), true) => ChannelStatus::Past,
            (Some(_), false) => ChannelStatus::Live,
        };
        let channel = channel.unwrap_or_default();
        let position = Some(replayed.position.into());
        let fresh = NewTable {
            rules_version: record.rules_version,
            channel,
            channel_status,
            metadata,
            position,
            pending,
            entries,
        };
        let loaded = self.0.create(&title, fresh, None).await?;
        Ok(self.0.advance_from(loaded, None).await.view())
    }
}

/// All options of this rules version. An imported table may lack some, because earlier imports did not require all.
/// Missing ones have their defaults.
pub(super) fn named_switches(title: &dyn Title, rules_version: u16, options: &Value) -> Result<Value, TableError> {
    let mut named = title.complete_options(options)?;
    if let Value::Object(named) = &mut named {
        for spec in title.options().iter().filter(|spec| spec.since > rules_version) {
            named.remove(spec.key);
        }
    }
    Ok(named)
}

pub(crate) fn name(occupant: &Occupant) -> String {
    match (occupant.owner(), occupant.policy()) {
        (Some(person), _) => person.name.clone(),
        (None, policy) => policy.unwrap_or_default().to_owned(),
    }
}

fn sits(person: Option<Person>, name: &str, policies: &[&str], over: bool) -> Occupant {
    let recorded = policies.iter().find(|policy| **policy == name);
    match (person, recorded) {
        (Some(person), _) => Occupant::Person(person),
        (None, None) if over => {
            Occupant::Person(Person { id: PersonId(0), name: name.to_owned(), locale: Locale::default() })
        }
        (None, recorded) => {
            let policy = recorded.or(policies.first()).copied().unwrap_or(name).to_owned();
            Occupant::Computer { policy, instead_of: None }
        }
    }
}

fn entries(record: &Record, seats: &[Occupant], at: Timestamp) -> Result<Vec<Entry>, RecordError> {
    let undos = record.undos()?;
    let rules_version = record.rules_version;
    let entry = |seq, actor, kind, action, events: Vec<_>| {
        let events = events.into();
        Entry { seq: Seq(seq), at, actor, kind, action, events, rules_version }
    };
    let actor = |seat: Seat| match &seats[seat.index()] {
        Occupant::Person(person) => Actor::Person(person.id),
        Occupant::Computer { policy, .. } => Actor::Computer(policy.clone()),
    };
    // The entries are renumbered without gaps: the import is the first, an entry with index 0 the second.
    let numbered = |index: usize| index as u64 + 2;
    let mut entries = vec![entry(1, Actor::System, EntryKind::Import, None, record.setup.clone())];
    entries.extend(record.entries.iter().enumerate().map(|(index, recorded)| match recorded {
        RecordEntry::Act { seat, action, events, .. } => {
            entry(numbered(index), actor(*seat), EntryKind::Act(*seat), Some(action.clone()), events.clone())
        }
        RecordEntry::Undo { seat, undo, .. } => {
            let to = match undos.to.get(&index) {
                Some(UndoTarget::After(index)) => numbered(*index),
                Some(UndoTarget::Setup) | None => 1,
            };
            let kind = EntryKind::Undo { seat: *seat, to: Seq(to), agreed: undo.agreed };
            entry(numbered(index), actor(*seat), kind, None, Vec::new())
        }
    }));
    Ok(entries)
}
