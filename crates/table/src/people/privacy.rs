//! The stored data of a person, for them alone; and forgetting a person.
//!
//! A pseudonym replaces a forgotten person: in the seats, votes and entries of all tables, in results and in the
//! delivery state. So games stay replayable and standings stay as they were. Data under the person's own id is erased.
//! `docs/security.md` lists the copies that remain for a while.

use serde::Serialize;
use serde_json::Value;

use crate::change::transaction::Transaction;
use crate::leases::Exclusive;
use crate::outbox::{delivered_table, delivering};
use crate::past::record::PAGE;
use crate::state::loaded::LoadedTable;
use crate::state::metadata::Metadata;
use crate::tournament;
use crate::{ATTEMPTS, Occupant, Orders, People, Person, Request, Stage, TableError, TableId, Timestamp, usual_policy};
use skald_core::engine::Seat;
use skald_store::{Actor, Entry, EntryKind, PersonId, Seq, StoreError};

/// How often the memos are searched. A memo may be moved, rewritten or in use by a delivery meanwhile.
const ROUNDS: usize = 3;

/// All stored data of a person.
#[derive(Clone, Debug, Serialize)]
pub struct PersonalData {
    pub person: PersonId,
    /// The tables where they sit, sat or acted.
    pub tables: Vec<PersonalTable>,
    /// The documents under their id, and others that name them: settings, direct channel, results of games, calls.
    pub documents: Vec<(String, Value)>,
}

/// A table of a person.
#[derive(Clone, Debug, Serialize)]
pub struct PersonalTable {
    pub table: TableId,
    /// The key of its title.
    pub title: String,
    pub channel: u64,
    /// The community of the channel.
    pub community: Option<u64>,
    pub stage: Stage,
    /// Their seat, from 0, and their stored person.
    pub seat: Option<(Seat, Person)>,
    /// Their orders for their seat.
    pub orders: Option<Orders>,
    /// Their entries: the seq, the time, the kind, and the code of an action.
    pub done: Vec<(Seq, Timestamp, EntryKind, Option<String>)>,
}

/// The result of forgetting a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// The number of tables where a pseudonym replaces them.
    pub tables: usize,
    /// The number of these where the computer plays on for them.
    pub kept: usize,
    /// The number of tables that name them still, or may do so. Their title or edition is not loaded, or they cannot be
    /// read.
    pub left: usize,
}

impl People<'_> {
    /// All stored data of a person, and no data of others. Reads every table; only one such search runs at a time.
    ///
    /// # Errors
    /// The store fails.
    pub async fn personal_data(self, person: PersonId) -> Result<PersonalData, TableError> {
        let _one_at_a_time = self.0.searching.lock().await;
        let mut data = PersonalData { person, tables: Vec::new(), documents: Vec::new() };
        for table in self.tables_naming(person).await?.0 {
            let Some(head) = self.0.store.load(table).await? else { continue };
            let Ok(metadata) = crate::state::loaded::read_metadata(&head) else { continue };
            let seats = Seat::all(metadata.seats.len() as u8).zip(&metadata.seats);
            let mut own = seats.filter_map(|(seat, occupant)| Some((seat, occupant.owner()?.clone())));
            let mut done = self.log_of(table).await?;
            done.retain(|entry| entry.actor == Actor::Person(person));
            let orders = metadata.orders.iter().find(|orders| orders.person == person).cloned();
            data.tables.push(PersonalTable {
                table,
                title: head.version_lock.title.clone(),
                channel: head.channel.0,
                community: metadata.community.map(|community| community.0),
                stage: metadata.stage,
                seat: own.find(|(_, owner)| owner.id == person),
                orders: orders.map(|orders| orders.shown(&head.pending)),
                done: done
                    .into_iter()
                    .map(|entry| (entry.seq, entry.at, own_kind(entry.kind, person), entry.action))
                    .collect(),
            });
        }
        let own = format!(":{person}");
        let documents = self.memos_naming(person).await?.into_iter();
        let given = |(key, memo): (String, Value)| match key.ends_with(&own) {
            true => (key, memo),
            false => (key, own_part(memo, person)),
        };
        data.documents = documents.map(given).collect();
        Ok(data)
    }

    /// Forgets a person. They leave lobbies, and the computer keeps their seats in running games. A game that is theirs
    /// alone ends. A pseudonym replaces them in all remaining data.
    ///
    /// # Errors
    /// The store fails, or a lease is held for too long. A second call continues the first.
    pub async fn forget(self, person: PersonId) -> Result<Forgotten, TableError> {
        let _one_at_a_time = self.0.searching.lock().await;
        let bits = self.0.entropy.bits().map_err(|error| TableError::Defect(error.to_string()))?;
        let alias = Person { id: PersonId::pseudonym(bits), name: alias(bits), locale: crate::Locale::default() };
        let (tables, unreadable) = self.tables_naming(person).await?;
        let mut forgotten = Forgotten { left: unreadable, ..Forgotten::default() };
        for table in tables {
            let done = async {
                let kept = match self.step_aside(table, person).await {
                    Err(TableError::Store(error)) => return Err(error.into()),
                    // The game may have begun or ended in between.
                    Err(_) => self.step_aside(table, person).await?,
                    Ok(kept) => kept,
                };
                self.forget_at(table, person, &alias).await.map(|()| kept)
            };
            match done.await {
                Ok(kept) => {
                    forgotten.tables += 1;
                    forgotten.kept += usize::from(kept);
                }
                Err(TableError::Store(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::error!(%table, %error, "cannot forget a person at a table");
                    forgotten.left += 1;
                }
            }
        }
        self.0.tournaments().leave_all(person).await?;
        self.forget_in_memos(person, &alias).await?;
        Ok(forgotten)
    }

    /// Replaces a person by the pseudonym in all memos, and erases those under the person's own id.
    async fn forget_in_memos(self, person: PersonId, alias: &Person) -> Result<(), TableError> {
        for round in 1..=ROUNDS {
            let named = self.memos_naming(person).await?;
            if named.is_empty() {
                break;
            }
            for (key, _) in named {
                match self.forget_in(key, person, alias).await {
                    // The other memos come first.
                    Err(TableError::Conflict) if round < ROUNDS => {}
                    done => done?,
                }
            }
        }
        Ok(())
    }

    /// Replaces a person by the pseudonym in a memo, or erases a memo under the person's own id. It holds the lease of
    /// the code that reads, changes and writes the memo.
    async fn forget_in(self, key: String, person: PersonId, alias: &Person) -> Result<(), TableError> {
        let arranging = tournament::community_of(&key).map(tournament::arranging);
        let alone = match arranging.or_else(|| delivered_table(&key).map(delivering)) {
            Some(name) => Some(self.0.leases().exclusively(&[name]).await?),
            None => None,
        };
        let Some(mut memo) = self.0.store.memo(&key).await? else { return Ok(()) };
        replace(&mut memo, person, alias);
        let kept = (!key.ends_with(&format!(":{person}"))).then_some(memo);
        let lease = alone.as_ref().and_then(Exclusive::lease);
        Ok(self.0.store.remember(vec![(key, kept)], lease).await?)
    }

    /// Removes a person from an unfinished table. Returns whether the computer plays on for them.
    async fn step_aside(self, table: TableId, person: PersonId) -> Result<bool, TableError> {
        let view = self.0.look(table).await?;
        let Some(seat) = view.seat_of(person).filter(|_| !view.is_over()) else { return Ok(false) };
        match (view.stage, usual_policy(view.title.as_ref(), &view.seats)) {
            (Stage::Lobby, _) => self.0.lobby().leave(Request::new(table, person)).await.map(|_| false),
            (_, Some(policy)) if !view.is_alone() => {
                self.0.seats().hand_over(Request::new(table, person), seat, policy).await.map(|_| true)
            }
            _ => self.0.seats().vote_to_end(Request::new(table, person)).await.map(|_| false),
        }
    }

    /// Replaces a person by the pseudonym at a table, in all of its log.
    async fn forget_at(self, table: TableId, person: PersonId, alias: &Person) -> Result<(), TableError> {
        for _ in 0..ATTEMPTS {
            let loaded = self.0.loaded(table).await?;
            let mut entries = self.log_of(table).await?;
            entries.retain(|entry| is_about(entry, person));
            for entry in &mut entries {
                forget_in_entry(entry, person, alias.id);
            }
            let mut transaction = Transaction::new(LoadedTable::clone(&loaded), None, self.0.clock.now());
            // The computer then plays on for no person, but it was a person who played before.
            let seat =
                transaction.metadata().seat_owned_by(person).filter(|seat| transaction.metadata().has_left(*seat));
            if let Some(seat) = seat.filter(|_| loaded.metadata.stage == Stage::Playing) {
                transaction.note_leaver(seat);
            }
            transaction.metadata_mut().forget(person, alias);
            transaction.log(Actor::System, EntryKind::Forgotten, Vec::new());
            let mut ready = transaction.finish(None)?;
            if matches!(loaded.metadata.stage, Stage::Finished | Stage::Ended) {
                // The messages of a finished table stay as they are.
                ready.commit.notices.clear();
            }
            match self.0.store.rewrite(ready.commit, entries, person).await {
                Ok(notices) => {
                    self.0.cache.put(ready.loaded);
                    self.0.fresh.add(notices);
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(TableError::Conflict)
    }

    /// The tables whose head or log names a person, in order of id, and the number of those that cannot be read.
    async fn tables_naming(self, person: PersonId) -> Result<(Vec<TableId>, usize), TableError> {
        let mut pages = self.0.table_pages();
        let mut found = Vec::new();
        let mut unreadable = 0;
        while let Some(page) = pages.next().await? {
            for table in page {
                match self.is_named_at(table, person).await {
                    Ok(true) => found.push(table),
                    Ok(false) => {}
                    Err(TableError::Store(StoreError::Broken { what, why })) => {
                        tracing::error!(%table, what, why, "cannot search a table for a person");
                        unreadable += 1;
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        Ok((found, unreadable))
    }

    /// Whether the head or the log of a table names a person.
    async fn is_named_at(self, table: TableId, person: PersonId) -> Result<bool, TableError> {
        let Some(head) = self.0.store.load(table).await? else { return Ok(false) };
        let metadata = head.metadata.raw().get();
        let seated = metadata.contains(&person.to_string())
            && serde_json::from_str(metadata).is_ok_and(|metadata| names(&metadata, person));
        Ok(seated || self.log_of(table).await?.iter().any(|entry| is_about(entry, person)))
    }

    /// The whole log of a table.
    pub(crate) async fn log_of(self, table: TableId) -> Result<Vec<Entry>, TableError> {
        let mut log = Vec::new();
        let mut from = Seq(1);
        loop {
            let page = self.0.store.entries(table, from, PAGE).await?;
            let Some(last) = page.last() else { return Ok(log) };
            from = last.seq.next();
            log.extend(page);
        }
    }

    /// The memos under a person's id, and those that name them.
    async fn memos_naming(self, person: PersonId) -> Result<Vec<(String, Value)>, TableError> {
        let mut pages = self.0.memo_pages("", String::new());
        let mut found = Vec::new();
        let own = format!(":{person}");
        while let Some(page) = pages.next().await? {
            found.extend(page.into_iter().filter(|(key, memo)| key.ends_with(&own) || names(memo, person)));
        }
        Ok(found)
    }
}

impl Metadata {
    /// Replaces a person by a pseudonym.
    fn forget(&mut self, person: PersonId, alias: &Person) {
        for occupant in &mut self.seats {
            match occupant {
                Occupant::Person(sitting) if sitting.id == person => *sitting = alias.clone(),
                Occupant::Computer { instead_of, .. }
                    if instead_of.as_ref().is_some_and(|owner| owner.id == person) =>
                {
                    *instead_of = None;
                }
                _ => {}
            }
        }
        for vote in self.votes.iter_mut().filter(|vote| vote.person == person) {
            vote.person = alias.id;
        }
        for left in self.left.iter_mut().filter(|left| left.person.id == person) {
            left.person = alias.clone();
        }
        self.gone.retain(|gone| *gone != person);
        self.offers.retain(|offer| offer.to != person);
        self.invited.retain(|invited| invited.person != person);
        self.called.retain(|called| *called != person);
        self.agreements.retain(|agreement| agreement.person != person);
        self.orders.retain(|orders| orders.person != person);
        if self.host == person {
            self.host = alias.id;
        }
    }
}

/// Whether an entry of a log names a person.
fn is_about(entry: &Entry, person: PersonId) -> bool {
    entry.actor == Actor::Person(person) || entry.kind.named() == Some(person)
}

/// Replaces a person by a pseudonym in an entry.
fn forget_in_entry(entry: &mut Entry, person: PersonId, alias: PersonId) {
    if entry.actor == Actor::Person(person) {
        entry.actor = Actor::Person(alias);
    }
    if entry.kind.named() == Some(person) {
        entry.kind = entry.kind.naming(alias);
    }
}

/// The kind of a person's entry, without the id of another person.
fn own_kind(kind: EntryKind, person: PersonId) -> EntryKind {
    match kind.named() {
        Some(other) if other != person => kind.naming(PersonId::pseudonym(0)),
        _ => kind,
    }
}

/// The name of a pseudonym: `Anon` and four random letters and digits.
fn alias(bits: u64) -> String {
    let id = TableId::from_bits(bits).to_string();
    format!("Anon {}", &id[4..])
}

/// Whether a document names a person.
fn names(document: &Value, person: PersonId) -> bool {
    match document {
        Value::Number(number) => number.as_u64() == Some(person.0),
        Value::Array(items) => items.iter().any(|item| names(item, person)),
        Value::Object(fields) => fields.values().any(|field| names(field, person)),
        _ => false,
    }
}

/// The part of a document that is about a person. Of lists it keeps the items that name them, and it omits ids and
/// names of other people.
fn own_part(document: Value, person: PersonId) -> Value {
    match document {
        Value::Array(items) => {
            let own = items.into_iter().filter(|item| names(item, person));
            own.map(|item| own_part(item, person)).collect()
        }
        Value::Object(mut fields) => {
            let other = |field: &Value| field.as_u64().is_some_and(|number| number != person.0);
            let named = ["person", "id"].iter().any(|key| fields.get(*key).is_some_and(other));
            fields.retain(|key, field| match key.as_str() {
                "person" | "id" | "host" | "by" => !other(field),
                "name" => !named,
                _ => true,
            });
            fields.into_iter().map(|(key, field)| (key, own_part(field, person))).collect()
        }
        scalar => scalar,
    }
}

/// Replaces a person by a pseudonym in a document, and the name beside it by that of the pseudonym.
fn replace(document: &mut Value, person: PersonId, alias: &Person) {
    match document {
        Value::Number(number) if number.as_u64() == Some(person.0) => *document = alias.id.0.into(),
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, person, alias)),
        Value::Object(fields) => {
            let named = fields.values().any(|field| field.as_u64() == Some(person.0));
            if let Some(name) = fields.get_mut("name").filter(|name| named && name.is_string()) {
                *name = alias.name.as_str().into();
            }
            fields.values_mut().for_each(|field| replace(field, person, alias));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn of_a_document_a_person_is_given_their_own_part() {
        let other = json!({ "id": 8, "name": "Other" });
        let players =
            json!([{ "person": 7, "name": "Me", "points": 3 }, { "person": 8, "name": "Other", "points": 4 }]);
        let document = json!({ "players": players, "host": 8, "by": 8, "winner": other });
        let own = json!({ "players": [{ "person": 7, "name": "Me", "points": 3 }], "winner": {} });
        assert_eq!(own_part(document, PersonId(7)), own);
    }

    #[test]
    fn pseudonym_replaces_only_the_id_and_name_of_its_person() {
        let alias = Person { id: PersonId(99), name: "Anon".to_owned(), locale: skald_core::words::Locale::En };
        let mut document = json!({ "entrants": [{ "id": 7, "name": "Me" }, { "id": 8, "name": "Me" }], "by": 7 });
        replace(&mut document, PersonId(7), &alias);
        let replaced = json!({ "entrants": [{ "id": 99, "name": "Anon" }, { "id": 8, "name": "Me" }], "by": 99 });
        assert_eq!(document, replaced);
    }
}
