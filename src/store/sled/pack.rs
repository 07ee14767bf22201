//! The log of a table in sled. Up to [`ENTRIES`] neighbouring entries are one value, the *pack*. Single entries were 97 %
//! of all values, and sled takes about 18 µs for each.
//!
//! A pack has the key of its first possible entry. Each entry of it is its slot (1 byte), its length (4 bytes, least byte
//! first) and its document.

use std::collections::BTreeMap;

use crate::store::StoreError;

/// How many entries a pack has room for.
const ENTRIES: u64 = 32;

/// The digits of a seq at the end of an entry's key.
const DIGITS: usize = 16;

/// The entries of a pack under their slots.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Pack(BTreeMap<u8, Vec<u8>>);

/// The key of the pack that holds an entry, and its slot; `None` for the key of another document.
pub(super) fn place(key: &str) -> Option<(String, u8)> {
    let (log, seq) = key.strip_prefix("entry/")?.split_once('/')?;
    let seq = (seq.len() == DIGITS).then(|| u64::from_str_radix(seq, 16).ok())??;
    let slot = seq % ENTRIES;
    Some((format!("entry/{log}/{:016x}", seq - slot), slot as u8))
}

/// The key of the entry in a slot of the pack with this key.
fn key_of(pack: &str, slot: u8) -> Option<String> {
    let (log, first) = pack.split_at_checked(pack.len().checked_sub(DIGITS)?)?;
    let seq = u64::from_str_radix(first, 16).ok()?.checked_add(slot.into())?;
    Some(format!("{log}{seq:016x}"))
}

impl Pack {
    /// Reads a pack; `key` names it in an error.
    pub fn read(bytes: &[u8], key: &str) -> Result<Self, StoreError> {
        let torn = || StoreError::Broken { what: key.to_owned(), why: "it is cut short".to_owned() };
        let mut entries = BTreeMap::new();
        let mut rest = bytes;
        while let Some((slot, after)) = rest.split_first() {
            let (length, after) = after.split_first_chunk().ok_or_else(torn)?;
            let (entry, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize).ok_or_else(torn)?;
            entries.insert(*slot, entry.to_vec());
            rest = after;
        }
        Ok(Self(entries))
    }

    /// The bytes of the pack; `None` if it is empty.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        let mut bytes = Vec::with_capacity(self.0.values().map(|entry| entry.len() + 5).sum());
        for (slot, entry) in &self.0 {
            bytes.push(*slot);
            bytes.extend_from_slice(&(entry.len() as u32).to_le_bytes());
            bytes.extend_from_slice(entry);
        }
        (!bytes.is_empty()).then_some(bytes)
    }

    pub fn set(&mut self, slot: u8, entry: Option<&[u8]>) {
        match entry {
            Some(entry) => drop(self.0.insert(slot, entry.to_vec())),
            None => drop(self.0.remove(&slot)),
        }
    }

    pub fn take(mut self, slot: u8) -> Option<Vec<u8>> {
        self.0.remove(&slot)
    }

    /// The entries of the pack with this key, each with its own key, sorted.
    pub fn documents(self, key: &str) -> impl Iterator<Item = (String, Vec<u8>)> + use<'_> {
        self.0.into_iter().filter_map(|(slot, entry)| Some((key_of(key, slot)?, entry)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sled::keys;
    use crate::store::{Seq, TableId};

    #[test]
    fn entry_is_found_at_its_place_in_a_pack() {
        let table = TableId::from_bits(7);
        for seq in [0, 1, 31, 32, 33, 0x1234, u64::MAX] {
            let key = keys::entry(table, Seq(seq));
            let (pack, slot) = place(&key).unwrap();
            assert_eq!(key_of(&pack, slot), Some(key.clone()));
            assert_eq!(place(&pack), Some((pack.clone(), 0)), "a pack has the key of its first entry");
            assert!(pack <= key && u64::from(slot) < ENTRIES);
        }
        for other in [keys::head(table), keys::entries(table), "entry/x/1".to_owned(), keys::memo("entry/x/1")] {
            assert_eq!(place(&other), None, "{other}");
        }
    }

    #[test]
    fn pack_comes_back_and_a_torn_one_is_refused() {
        let mut pack = Pack::default();
        assert_eq!(pack.bytes(), None);
        pack.set(31, Some(b"last"));
        pack.set(0, Some(b""));
        pack.set(5, Some(b"removed"));
        pack.set(5, None);
        let bytes = pack.bytes().unwrap();
        assert_eq!(Pack::read(&bytes, "x").unwrap(), pack);
        for length in (1..bytes.len()).filter(|length| *length != 5) {
            assert!(matches!(Pack::read(&bytes[..length], "x"), Err(StoreError::Broken { .. })), "{length}");
        }
        let keys: Vec<_> = pack.documents("entry/t/0000000000000020").map(|(key, _)| key).collect();
        assert_eq!(keys, ["entry/t/0000000000000020", "entry/t/000000000000003f"]);
    }
}
