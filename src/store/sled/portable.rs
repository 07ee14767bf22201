//! What a copy reads and writes beside tables and memos.

use async_trait::async_trait;

use super::change::Change;
use super::changes::put;
use super::working_set::Durable;
use super::{Sled, document, keys, known};
use crate::store::{AppliedRequest, Notice, NoticeId, NoticeKind, Portable, Rest, StoreError};

#[async_trait]
impl Portable for Sled {
    async fn rest(&self) -> Result<Rest, StoreError> {
        self.read(rest).await
    }

    async fn put_rest(&self, rest: Rest) -> Result<(), StoreError> {
        self.change(move |change| put_rest(change, &rest)).await
    }
}

fn rest(data: &Durable<'_>) -> Result<Rest, StoreError> {
    let mut rest = Rest::default();
    for key in data.keys(keys::PAST, keys::PAST, usize::MAX)? {
        rest.past.extend(keys::read_past(&key).map(|channel| Ok((channel, known(data, &key)?))).transpose()?);
    }
    rest.closed
        .extend(data.keys(keys::CLOSED, keys::CLOSED, usize::MAX)?.iter().filter_map(|key| keys::read_closed(key)));
    for key in data.keys(keys::NOTICES, keys::NOTICES, usize::MAX)? {
        let notice: Notice = known(data, &key)?;
        rest.notices.insert(notice.id, notice);
    }
    rest.last_notice = document(data, keys::LAST_NOTICE)?.unwrap_or_default();
    for key in data.keys(keys::REQUESTS, keys::REQUESTS, usize::MAX)? {
        let done: AppliedRequest = known(data, &key)?;
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
