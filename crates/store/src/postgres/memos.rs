//! Memos as they are written: each key once and sorted, so that two writers of the same keys do not deadlock.

use std::collections::BTreeMap;

use crate::{MemoWrite, StoreError, codec};

/// The keys and documents to write, and the keys to erase.
#[derive(Default)]
pub(super) struct Memos {
    pub keys: Vec<Vec<u8>>,
    pub documents: Vec<Vec<u8>>,
    pub erased: Vec<Vec<u8>>,
}

impl Memos {
    /// Serializes writes. Of two with the same key the last one counts.
    pub fn of(writes: &[MemoWrite]) -> Result<Self, StoreError> {
        let last: BTreeMap<_, _> = writes.iter().map(|(key, memo)| (key.as_bytes(), memo)).collect();
        let mut memos = Self::default();
        for (key, memo) in last {
            match memo {
                Some(memo) => {
                    memos.keys.push(key.to_vec());
                    memos.documents.push(codec::write(memo)?);
                }
                None => memos.erased.push(key.to_vec()),
            }
        }
        Ok(memos)
    }
}

/// The first key after all that begin with `beginning`; `None` if there is none.
pub(super) fn behind(beginning: &str) -> Option<Vec<u8>> {
    let mut end = beginning.as_bytes().to_vec();
    while let Some(last) = end.pop() {
        if last < u8::MAX {
            end.push(last + 1);
            return Some(end);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_last_of_a_key_counts() {
        let write = |key: &str, memo| (key.to_owned(), memo);
        let memos = Memos::of(&[write("b", Some(json!(1))), write("a", Some(json!(2))), write("b", None)]).unwrap();
        assert_eq!((memos.keys, memos.documents.len(), memos.erased), (vec![b"a".to_vec()], 1, vec![b"b".to_vec()]));
    }

    #[test]
    fn what_begins_so_ends_before_the_next_key() {
        assert_eq!(behind("a:"), Some(b"a;".to_vec()));
        assert_eq!(behind(""), None);
        let end = behind("ø").unwrap();
        assert!("ø\u{10ffff}".as_bytes() < &end[..] && "ù".as_bytes() >= &end[..]);
    }
}
