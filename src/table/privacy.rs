//! What is kept of a person, for them alone; and forgetting them.
//!
//! A pseudonym takes the place of a person who is forgotten: in the seats, votes and entries of all tables, in results and in
//! what delivery remembers. So games stay replayable and standings stay as they were. What is kept under the person's own id
//! is erased. `docs/security.md` says which copies remain for a while.

use serde::Serialize;
use serde_json::Value;

use super::leases::Exclusive;
use super::loaded::LoadedTable;
use super::metadata::Metadata;
use super::outbox::{delivered_table, delivering};
use super::record::PAGE;
use super::tournament;
use super::transaction::Transaction;
use super::{ATTEMPTS, Occupant, Orders, Person, Stage, TableError, TableId, Tables, Timestamp};
use crate::engine::Seat;
use crate::store::{Actor, Entry, EntryKind, PersonId, Seq, StoreError};

/// How often the memos are looked through: one may be moved, written once more or be in use by a delivery meanwhile.
const LOOKS: usize = 3;

/// All that is kept of a person.
#[derive(Clone, Debug, Serialize)]
pub struct PersonalData {
    pub person: PersonId,
    /// The tables where they sit, sat or did something.
    pub tables: Vec<PersonalTable>,
    /// What is kept under their id, and what else names them: settings, direct channel, results of games, calls.
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
    /// Their seat, from 0, and the person as they are kept there.
    pub seat: Option<(Seat, Person)>,
    /// What they have ordered for their seat.
    pub orders: Option<Orders>,
    /// What they did: the seq, when, what, and the code of an action.
    pub done: Vec<(Seq, Timestamp, EntryKind, Option<String>)>,
}

/// The result of forgetting a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// At how many tables a pseudonym stands for them now.
    pub tables: usize,
    /// At how many of them the computer plays on for them.
    pub kept: usize,
    /// At how many tables it was not possible, or is not known to be needed: their title or edition is not loaded, or they
    /// cannot be read.
    pub left: usize,
}

impl Tables {
    /// All that is kept of a person, and nothing of others. Looks at every table; such searches wait for each other.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn personal_data(&self, person: PersonId) -> Result<PersonalData, TableError> {
        let _one_at_a_time = self.searching.lock().await;
        let mut data = PersonalData { person, tables: Vec::new(), documents: Vec::new() };
        for table in self.tables_naming(person).await?.0 {
            let Some(head) = self.store.load(table).await? else { continue };
            let Ok(metadata) = super::loaded::read_metadata(&head) else { continue };
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

    /// Forgets a person: they leave lobbies, the computer keeps their seats in running games, a game that is theirs alone
    /// ends, and a pseudonym takes their place in everything that stays.
    ///
    /// # Errors
    /// When the store fails, or something is in use for a long time; a second call goes on where the first one stopped.
    pub async fn forget(&self, person: PersonId) -> Result<Forgotten, TableError> {
        let _one_at_a_time = self.searching.lock().await;
        let bits = self.entropy.bits().map_err(|error| TableError::Defect(error.to_string()))?;
        let alias = Person { id: PersonId::pseudonym(bits), name: alias(bits), locale: super::Locale::default() };
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
                    tracing::error!(%table, %error, "a person is not forgotten at a table");
                    forgotten.left += 1;
                }
            }
        }
        self.leave_tournaments(person).await?;
        self.forget_in_memos(person, &alias).await?;
        Ok(forgotten)
    }

    /// Puts the pseudonym in the place of a person in all memos, and erases those under the person's own id.
    async fn forget_in_memos(&self, person: PersonId, alias: &Person) -> Result<(), TableError> {
        for look in 1..=LOOKS {
            let named = self.memos_naming(person).await?;
            if named.is_empty() {
                break;
            }
            for (key, _) in named {
                match self.forget_in(key, person, alias).await {
                    // The others first.
                    Err(TableError::Conflict) if look < LOOKS => {}
                    done => done?,
                }
            }
        }
        Ok(())
    }

    /// Puts the pseudonym in the place of a person in a memo, or erases a memo under the person's own id: under the lease of those
    /// who read it, do something and write it back.
    async fn forget_in(&self, key: String, person: PersonId, alias: &Person) -> Result<(), TableError> {
        let arranging = tournament::community_of(&key).map(tournament::arranging);
        let alone = match arranging.or_else(|| delivered_table(&key).map(delivering)) {
            Some(name) => Some(self.exclusively(&[name]).await?),
            None => None,
        };
        let Some(mut memo) = self.store.memo(&key).await? else { return Ok(()) };
        replace(&mut memo, person, alias);
        let kept = (!key.ends_with(&format!(":{person}"))).then_some(memo);
        let lease = alone.as_ref().and_then(Exclusive::lease);
        Ok(self.store.remember(vec![(key, kept)], lease).await?)
    }

    /// Takes a person out of a table that is not over. Returns whether the computer plays on for them.
    async fn step_aside(&self, table: TableId, person: PersonId) -> Result<bool, TableError> {
        let view = self.look(table).await?;
        let Some(seat) = view.seat_of(person).filter(|_| !view.is_over()) else { return Ok(false) };
        let policies = view.title.policies();
        match (view.stage, policies.first()) {
            (Stage::Lobby, _) => self.leave(table, person, None).await.map(|_| false),
            (_, Some(policy)) if !view.is_alone() => {
                self.hand_over(table, person, seat, policy, None).await.map(|_| true)
            }
            _ => self.vote_to_end(table, person, None).await.map(|_| false),
        }
    }

    /// Puts the pseudonym in the place of a person at a table, in all of its log.
    async fn forget_at(&self, table: TableId, person: PersonId, alias: &Person) -> Result<(), TableError> {
        for _ in 0..ATTEMPTS {
            let loaded = self.loaded(table).await?;
            let mut entries = self.log_of(table).await?;
            entries.retain(|entry| is_about(entry, person));
            for entry in &mut entries {
                forget_in_entry(entry, person, alias.id);
            }
            let mut transaction = Transaction::new(LoadedTable::clone(&loaded), None, self.clock.now());
            transaction.metadata_mut().forget(person, alias);
            transaction.metadata_mut().pass_host_on();
            transaction.log(Actor::System, EntryKind::Forgotten, Vec::new());
            let mut ready = transaction.finish(None)?;
            if matches!(loaded.metadata.stage, Stage::Finished | Stage::Ended) {
                // What was posted of a table that is over stays as it is.
                ready.commit.notices.clear();
            }
            match self.store.rewrite(ready.commit, entries, person).await {
                Ok(notices) => {
                    self.log_tails.forget(ready.loaded.head.table);
                    self.cache.put(ready.loaded);
                    self.fresh.add(notices);
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(TableError::Conflict)
    }

    /// The tables whose head or log names a person, in order of id, and the number of those that cannot be read.
    async fn tables_naming(&self, person: PersonId) -> Result<(Vec<TableId>, usize), TableError> {
        let (mut pages, mut found, mut unreadable) = (self.table_pages(), Vec::new(), 0);
        while let Some(page) = pages.next().await? {
            for table in page {
                match self.is_named_at(table, person).await {
                    Ok(true) => found.push(table),
                    Ok(false) => {}
                    Err(TableError::Store(StoreError::Broken { what, why })) => {
                        tracing::error!(%table, what, why, "a table cannot be searched for a person");
                        unreadable += 1;
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        Ok((found, unreadable))
    }

    /// Whether the head or the log of a table names a person.
    async fn is_named_at(&self, table: TableId, person: PersonId) -> Result<bool, TableError> {
        let Some(head) = self.store.load(table).await? else { return Ok(false) };
        let metadata = head.metadata.raw().get();
        let seated = metadata.contains(&person.to_string())
            && serde_json::from_str(metadata).is_ok_and(|metadata| names(&metadata, person));
        Ok(seated || self.log_of(table).await?.iter().any(|entry| is_about(entry, person)))
    }

    async fn log_of(&self, table: TableId) -> Result<Vec<Entry>, TableError> {
        let (mut log, mut from) = (Vec::new(), Seq(1));
        loop {
            let page = self.store.entries(table, from, PAGE).await?;
            let Some(last) = page.last() else { return Ok(log) };
            from = last.seq.next();
            log.extend(page);
        }
    }

    /// The memos under a person's id, and those that name them.
    async fn memos_naming(&self, person: PersonId) -> Result<Vec<(String, Value)>, TableError> {
        let (mut pages, mut found, own) = (self.memo_pages("", String::new()), Vec::new(), format!(":{person}"));
        while let Some(page) = pages.next().await? {
            found.extend(page.into_iter().filter(|(key, memo)| key.ends_with(&own) || names(memo, person)));
        }
        Ok(found)
    }
}

impl Metadata {
    /// Puts a pseudonym in the place of a person.
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
        self.orders.retain(|orders| orders.person != person);
        if self.host == person {
            self.host = alias.id;
        }
    }
}

/// Whether an entry of a log names a person.
fn is_about(entry: &Entry, person: PersonId) -> bool {
    entry.actor == Actor::Person(person) || entry.kind == EntryKind::Host(person)
}

/// Puts a pseudonym in the place of a person in an entry.
fn forget_in_entry(entry: &mut Entry, person: PersonId, alias: PersonId) {
    if entry.actor == Actor::Person(person) {
        entry.actor = Actor::Person(alias);
    }
    if entry.kind == EntryKind::Host(person) {
        entry.kind = EntryKind::Host(alias);
    }
}

/// What a person did, without the id of another.
fn own_kind(kind: EntryKind, person: PersonId) -> EntryKind {
    match kind {
        EntryKind::Host(other) if other != person => EntryKind::Host(PersonId::pseudonym(0)),
        kind => kind,
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

/// The part of a document that is about a person: of lists the items that name them, and no other person's id or name.
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

/// Puts a pseudonym in the place of a person in a document, and its name in the place of the name beside it.
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
    fn a_pseudonym_takes_the_place_of_id_and_name_and_of_nobody_elses() {
        let alias = Person { id: PersonId(99), name: "Anon".to_owned(), locale: crate::words::Locale::En };
        let mut document = json!({ "entrants": [{ "id": 7, "name": "Me" }, { "id": 8, "name": "Me" }], "by": 7 });
        replace(&mut document, PersonId(7), &alias);
        let replaced = json!({ "entrants": [{ "id": 99, "name": "Anon" }, { "id": 8, "name": "Me" }], "by": 99 });
        assert_eq!(document, replaced);
    }
}
