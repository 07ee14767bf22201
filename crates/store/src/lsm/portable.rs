//! The state that a copy reads and writes beside tables and memos.

use std::sync::Arc;

use async_trait::async_trait;

use super::change::{Change, put};
use super::working_set::Durable;
use super::{Lsm, archive, blocking, document, keys};
use crate::codec;
use crate::{AppliedRequest, Notice, NoticeId, NoticeKind, Portable, Rest, Seq, StoreError, TableId};

#[async_trait]
impl Portable for Lsm {
    async fn rest(&self) -> Result<Rest, StoreError> {
        self.read(rest).await
    }

    async fn put_rest(&self, rest: Rest) -> Result<(), StoreError> {
        self.change(move |change| put_rest(change, &rest)).await
    }

    async fn packed(&self, table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(move |data| archive::packed(data, table)).await
    }

    async fn archive_packed(&self, table: TableId, seq: Seq, packed: Vec<u8>) -> Result<(), StoreError> {
        let documents = Arc::clone(self.documents()?);
        let piece = blocking(move || archive::NewPiece::new(documents, &packed)).await?;
        self.change(move |change| archive::put_away(change, table, seq, piece)).await
    }
}

fn rest(data: &Durable<'_>) -> Result<Rest, StoreError> {
    let mut rest = Rest::default();
    for (key, table) in data.documents(keys::PAST, keys::PAST, usize::MAX)? {
        rest.past.extend(keys::read_past(&key).map(|channel| Ok((channel, codec::read(&table, &key)?))).transpose()?);
    }
    rest.closed
        .extend(data.keys(keys::CLOSED, keys::CLOSED, usize::MAX)?.iter().filter_map(|key| keys::read_closed(key)));
    for (key, notice) in data.documents(keys::NOTICES, keys::NOTICES, usize::MAX)? {
        let notice: Notice = codec::read(&notice, &key)?;
        rest.notices.insert(notice.id, notice);
    }
    rest.last_notice = document(data, keys::LAST_NOTICE)?.unwrap_or_default();
    for (key, done) in data.documents(keys::REQUESTS, keys::REQUESTS, usize::MAX)? {
        let done: AppliedRequest = codec::read(&done, &key)?;
        rest.requests.insert(done.idempotency_key, done);
    }
    Ok(rest)
}

fn put_rest(change: &mut Change<'_>, rest: &Rest) -> Result<(), StoreError> {
    for kind in [keys::PAST, keys::CLOSED, keys::NOTICES, keys::DUE, keys::CARDS, keys::REQUESTS, keys::AGED] {
        for key in change.keys(kind, usize::MAX)? {
            change.remove(&key);
        }
    }
    for (channel, table) in &rest.past {
        put(change, &keys::past(*channel), table)?;
    }
    for (person, at, table) in &rest.closed {
        put(change, &keys::closed_at(*person, *at, *table), table)?;
    }
    for notice in rest.notices.values() {
        put(change, &keys::notice(notice.id), notice)?;
        put(change, &keys::due(notice.until, notice.id), &notice.id)?;
        if notice.kind == NoticeKind::Card {
            put(change, &keys::card(notice.table), &notice.id)?;
        }
    }
    if rest.last_notice > NoticeId(0) {
        put(change, &keys::LAST_NOTICE.to_owned(), &rest.last_notice)?;
    }
    for done in rest.requests.values() {
        put(change, &keys::idempotency_key(done.idempotency_key), done)?;
        put(change, &keys::aged(done.at, done.idempotency_key), &done.idempotency_key)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChannelId, ChannelStatus, Commit, IdempotencyKey, PersonId, Store as _, Timestamp};

    fn notice(id: u64, kind: NoticeKind) -> Notice {
        let table = TableId::from_bits(id);
        Notice { id: NoticeId(id), table, kind, created: Timestamp(1), tries: 2, until: Timestamp(id + 3) }
    }

    fn some() -> Rest {
        let table = TableId::from_bits(7);
        let idempotency_key = IdempotencyKey(6);
        let done = AppliedRequest { idempotency_key, table, first: Seq(1), last: Seq(2), at: Timestamp(8) };
        let notices = [notice(4, NoticeKind::Card), notice(5, NoticeKind::End)];
        Rest {
            past: [(ChannelId(9), table)].into(),
            closed: [(PersonId(1), Timestamp(2), table)].into(),
            notices: notices.map(|notice| (notice.id, notice)).into(),
            last_notice: NoticeId(5),
            requests: [(idempotency_key, done)].into(),
        }
    }

    #[tokio::test]
    async fn archived_table_is_copied_as_it_is_compressed() {
        let folder = tempfile::tempdir().unwrap();
        let [from, to] = ["from", "to"].map(|name| Lsm::open(&folder.path().join(name)).unwrap());
        let table = TableId::from_bits(7);
        let seq = Seq(1);
        for store in [&from, &to] {
            store.commit(Commit::sample(table, ChannelStatus::Past)).await.unwrap();
        }
        assert_eq!(from.packed(table).await, Ok(None));
        from.archive(table, seq).await.unwrap();
        let packed = from.packed(table).await.unwrap().unwrap();
        to.archive_packed(table, seq, packed.clone()).await.unwrap();
        assert_eq!(to.packed(table).await, Ok(Some(packed)));
        assert_eq!(to.entries(table, seq, 9).await, from.entries(table, seq, 9).await);
    }

    #[tokio::test]
    async fn rest_is_read_back_and_replaces_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let store = Lsm::open(folder.path()).unwrap();
        let keys =
            |beginning: &str| store.documents().unwrap().durable().unwrap().keys(beginning, beginning, 99).unwrap();
        store.put_rest(Rest::default()).await.unwrap();
        assert_eq!((store.rest().await, keys("")), (Ok(Rest::default()), Vec::new()));
        store.put_rest(some()).await.unwrap();
        assert_eq!(store.rest().await, Ok(some()));
        assert_eq!(keys(keys::CARDS), [keys::card(TableId::from_bits(4))]);
        assert_eq!(keys(keys::DUE), [(7, 4), (8, 5)].map(|(until, id)| keys::due(Timestamp(until), NoticeId(id))));
        assert_eq!(keys(keys::AGED), [keys::aged(Timestamp(8), IdempotencyKey(6))]);
        let less = Rest { last_notice: NoticeId(6), ..Rest::default() };
        store.put_rest(less.clone()).await.unwrap();
        assert_eq!((store.rest().await, keys("")), (Ok(less), vec![keys::LAST_NOTICE.to_owned()]));
    }
}
