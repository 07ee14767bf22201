//! The keys of a table in the lists of tables that closed with a person.
//!
//! The key contains the closing time, which is the time of one of the table's entries. So the keys are found by the
//! times in the log: a list may be very long, a log has few entries.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::change::Change;
use super::keys::{self, Key};
use super::working_set::Durable;
use super::{archive, document, known};
use crate::{PersonId, Seq, StoreError, TableId, Timestamp};

/// The only field of an entry that is read.
#[derive(Deserialize)]
struct Made {
    at: Timestamp,
}

/// The keys of a table in the lists of these people. They are looked up before the change that removes them. A commit
/// that adds a key raises the table's seq, so the change is refused.
pub(super) fn places(data: &Durable<'_>, table: TableId, people: &[PersonId]) -> Result<Vec<Key>, StoreError> {
    let times = match times(data, table) {
        // Without its log the whole lists must be searched.
        Err(StoreError::Broken { .. }) => return searched(data, table, people),
        times => times?,
    };
    let mut places = Vec::new();
    for person in people {
        for key in times.iter().map(|at| keys::closed_at(*person, *at, table)) {
            if data.get(&key)?.is_some() {
                places.push(key);
            }
        }
    }
    Ok(places)
}

/// The times of a table's entries.
fn times(data: &Durable<'_>, table: TableId) -> Result<BTreeSet<Timestamp>, StoreError> {
    if let Some(archived) = archive::archived(data, table)? {
        return Ok(archived.entries.into_iter().map(|entry| entry.at).collect());
    }
    let last = document(data, &keys::seq(table))?.unwrap_or(Seq(0));
    (1..=last.0).map(|seq| Ok(known::<Made>(data, &keys::entry(table, Seq(seq)))?.at)).collect()
}

fn searched(data: &Durable<'_>, table: TableId, people: &[PersonId]) -> Result<Vec<Key>, StoreError> {
    let mut places = Vec::new();
    for list in people.iter().map(|person| keys::closed(*person)) {
        let keys = data.keys(&list, &list, usize::MAX)?;
        places.extend(keys.into_iter().filter(|key| keys::read_table(key) == Some(table)));
    }
    Ok(places)
}

/// Removes a table from the lists.
pub(super) fn leave(change: &mut Change<'_>, places: &[Key]) -> Result<(), StoreError> {
    for key in places {
        if change.has(key)? {
            change.remove(key);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use serde_json::json;

    use super::super::working_set::tests::in_memory;
    use super::*;
    use crate::codec;
    use crate::journal::Writes;

    /// The keys of a table that closed with two people, as another did, if this is its only entry.
    fn found(entry: &[u8]) -> Vec<Key> {
        let table = TableId::from_bits(4);
        let at = Timestamp(7);
        let place = |person, table| keys::closed_at(PersonId(person), at, table);
        let mut documents: Writes = [place(1, table), place(2, table), place(1, TableId::from_bits(5))]
            .map(|key| (key.into(), Some(Bytes::new())))
            .into();
        documents.insert(keys::seq(table).into(), Some(codec::write(&Seq(1)).unwrap().into()));
        documents.insert(keys::entry(table, Seq(1)).into(), Some(Bytes::copy_from_slice(entry)));
        let working_set = in_memory();
        working_set.publish(documents, 1);
        places(&working_set.durable().unwrap(), table, &[PersonId(1)]).unwrap()
    }

    #[test]
    fn closed_keys_are_found_by_the_log_or_else_by_search() {
        let at = |at: u64| codec::write(&json!({ "at": at })).unwrap();
        let place = keys::closed_at(PersonId(1), Timestamp(7), TableId::from_bits(4));
        assert_eq!(found(&at(7)), [place.as_str()]);
        assert_eq!(found(&at(8)), [""; 0], "the list is not searched");
        assert_eq!(found(b"broken"), [place]);
    }
}
