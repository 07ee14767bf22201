//! The runs of a store as one sorted map.

use std::sync::Arc;

use bytes::Bytes;

use crate::journal::{Document, Fault, Run};

/// Runs of one store, the oldest first.
#[derive(Clone, Default)]
pub(super) struct Runs(pub Vec<Arc<Run>>);

/// Documents in order of key, or the reason why no more can be read.
pub(super) type Documents<'a> = Box<dyn Iterator<Item = Result<Document, Fault>> + Send + 'a>;

/// Several sorted sources as one, the newest first. Of documents with the same key the newest counts.
pub(super) struct Merged<'a> {
    sources: Vec<Documents<'a>>,
    /// The next document of each source.
    heads: Vec<Option<Result<Document, Fault>>>,
}

impl Runs {
    /// Whether a run may know a key. `false` is certain.
    pub fn may_know(&self, key: &str) -> bool {
        self.0.iter().any(|run| run.may_know(key))
    }

    pub fn get(&self, key: &str) -> Result<Option<Bytes>, Fault> {
        for run in self.0.iter().rev() {
            if let Some(found) = run.get(key)? {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// The documents and the removals of each run from a key on, the newest run first. `kept` says whether the blocks
    /// that are read stay in memory.
    pub fn scans(&self, from: &str, kept: bool) -> impl Iterator<Item = Documents<'static>> {
        self.0.iter().rev().map(move |run| Box::new(run.scan(from, kept)) as Documents<'static>)
    }

    /// How many of the newest runs are to be merged; 0 for none. Afterwards each run is at least twice as long as all
    /// newer ones together, so there are few of them.
    pub fn to_merge(&self) -> usize {
        merged(&self.0.iter().map(|run| run.label.bytes).collect::<Vec<_>>())
    }
}

fn merged(lengths: &[u64]) -> usize {
    let Some((last, older)) = lengths.split_last() else { return 0 };
    let mut sum = *last;
    let mut count = 1;
    for length in older.iter().rev() {
        if *length >= 2 * sum {
            break;
        }
        sum += length;
        count += 1;
    }
    if count > 1 { count } else { 0 }
}

impl<'a> Merged<'a> {
    pub fn new(sources: impl IntoIterator<Item = Documents<'a>>) -> Self {
        let mut sources: Vec<_> = sources.into_iter().collect();
        let heads = sources.iter_mut().map(Iterator::next).collect();
        Self { sources, heads }
    }

    fn key(&self, source: usize) -> Option<&str> {
        self.heads[source].as_ref()?.as_ref().ok().map(|(key, _)| &**key)
    }

    fn advance(&mut self, source: usize) -> Option<Result<Document, Fault>> {
        let next = self.sources[source].next();
        std::mem::replace(&mut self.heads[source], next)
    }
}

impl Iterator for Merged<'_> {
    type Item = Result<Document, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(failed) = self.heads.iter().position(|head| matches!(head, Some(Err(_)))) {
            return self.advance(failed);
        }
        let keys = (0..self.heads.len()).filter_map(|source| Some((source, self.key(source)?)));
        // Of equal ones the first is found.
        let (first, _) = keys.min_by(|(_, one), (_, other)| one.cmp(other))?;
        let found = self.advance(first)?;
        if let Ok((key, _)) = &found {
            for older in first + 1..self.heads.len() {
                if self.key(older) == Some(key) {
                    self.advance(older);
                }
            }
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(documents: &[(&str, Option<&'static str>)]) -> Documents<'static> {
        let documents = documents.iter().map(|(key, value)| Ok(((*key).to_owned(), value.map(Bytes::from))));
        Box::new(documents.collect::<Vec<_>>().into_iter())
    }

    #[test]
    fn newest_of_documents_with_the_same_key_counts() {
        let newest = source(&[("b", None), ("d", Some("new"))]);
        let older = source(&[("a", Some("1")), ("b", Some("2")), ("d", Some("old"))]);
        let oldest = source(&[("b", Some("3")), ("c", Some("4")), ("e", Some("5"))]);
        let merged = Merged::new([newest, older, oldest]).map(Result::unwrap);
        let merged: Vec<_> = merged
            .map(|(key, value)| key + "=" + value.as_deref().map_or("", |value| std::str::from_utf8(value).unwrap()))
            .collect();
        assert_eq!(merged, ["a=1", "b=", "c=4", "d=new", "e=5"]);
    }

    #[test]
    fn fault_of_a_source_is_not_passed_over() {
        let torn: Documents<'static> =
            Box::new(std::iter::once(Err(Fault::Damaged("run-1".into(), "it is cut short".to_owned()))));
        let found: Vec<_> = Merged::new([source(&[("a", Some("1"))]), torn]).map(|found| found.is_ok()).collect();
        assert_eq!(found, [false, true]);
    }

    #[test]
    fn runs_merge_until_each_is_twice_as_long_as_all_newer_ones() {
        for (lengths, count) in [
            (&[][..], 0),
            (&[5], 0),
            (&[10, 5], 0),
            (&[9, 5], 2),
            (&[100, 9, 5], 2),
            (&[27, 9, 5], 3),
            (&[1000, 100, 40, 20, 10], 0),
            (&[1000, 100, 40, 20, 11], 5 - 1),
        ] {
            assert_eq!(merged(lengths), count, "{lengths:?}");
        }
    }
}
