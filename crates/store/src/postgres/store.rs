//! The methods of [`Store`] as statements.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;
use tokio::time::{Instant, sleep};
use tokio_postgres::Row;

use super::commit::{Prepared, applied, unpacked, unpacked_head};
use super::memos::{Memos, behind};
use super::parameter::Parameter;
use super::row::{notice, read};
use super::session::wait;
use super::{Postgres, leases, number};
use crate::archive::pack;
use crate::{
    AppliedRequest, ChannelId, Commit, CommunityId, Entry, Head, HolderId, IdempotencyKey, Lease, MemoWrite, Notice,
    NoticeId, PersonId, Seq, Store, StoreError, TableId, Timestamp, codec, metrics,
};

/// How long a close waits for running statements.
const CLOSING: Duration = Duration::from_secs(2);

/// Writes and erases memos: $1 keys, $2 documents, $3 keys to erase. Removes the notice $6, if it is not null.
///
/// $4 and $5 are the name and the token of a lease, or null. The answer says whether that lease still holds.
const WRITE_MEMOS: &str = "with mine as (
    select 1 as one from skald_leases where name = $4::bytea and token = $5::bigint for share
), settled as (
    delete from skald_notices where id = $6::bigint and ($4::bytea is null or exists (select 1 from mine))
), written as (
    insert into skald_memos (key, document)
    select memo.key, memo.document from unnest($1::bytea[], $2::bytea[]) as memo (key, document)
    where $4::bytea is null or exists (select 1 from mine)
    on conflict (key) do update set document = excluded.document
), erased as (
    delete from skald_memos
    where key = any ($3::bytea[]) and ($4::bytea is null or exists (select 1 from mine))
)
select $4::bytea is null or exists (select 1 from mine)";

/// Postpones the notice $3 until $4, under the lease with the name $1 and the token $2, if they are not null.
/// Changes nothing, but needs the locks that a commit needs.
const TRIAL: &str = "with tables as (update skald_tables set seq = seq where false returning 1),
    entries as (delete from skald_entries where false returning 1),
    notices as (delete from skald_notices where false returning 1)
    select 1";

const POSTPONE: &str = "with mine as (
    select 1 as one from skald_leases where name = $1::bytea and token = $2::bigint for share
), postponed as (
    update skald_notices set until = $4::bigint, tries = tries + 1
    where id = $3::bigint and ($1::bytea is null or exists (select 1 from mine))
)
select $1::bytea is null or exists (select 1 from mine)";

/// Archives a table: $1 table, $2 its seq, $3 the compressed document.
pub(super) const ARCHIVE: &str = "with kept as (
    update skald_tables set head = null, archive = $3
    where id = $1 and seq = $2 and archive is null and status <> 0
    returning id
), gone as (
    delete from skald_entries where table_id = $1 and exists (select 1 from kept)
)
select exists (select 1 from kept)";

/// Removes a table: $1 table, $2 its seq, $3 the people with whom it closed, $4 and $5 memos to write, $6 keys to erase.
const REMOVE: &str = "with gone as (
    delete from skald_tables where id = $1 and seq = $2 and status <> 0 returning id
), log as (
    delete from skald_entries where table_id = $1 and exists (select 1 from gone)
), past as (
    delete from skald_past where table_id = $1 and exists (select 1 from gone)
), closed as (
    delete from skald_closed where table_id = $1 and person = any ($3::bigint[]) and exists (select 1 from gone)
), written as (
    insert into skald_memos (key, document)
    select memo.key, memo.document from unnest($4::bytea[], $5::bytea[]) as memo (key, document)
    where exists (select 1 from gone)
    on conflict (key) do update set document = excluded.document
), erased as (
    delete from skald_memos where key = any ($6::bytea[]) and exists (select 1 from gone)
)
select exists (select 1 from gone)";

/// The log of a table, or its archived document: $1 table, $2 the first seq, $3 limit.
const ENTRIES: &str = "select seq, document, null::bytea as archive from (
    select seq, document from skald_entries where table_id = $1 and seq >= $2 order by seq limit $3
) as log
union all
select seq, null::bytea, archive from skald_tables where id = $1 and archive is not null";

impl Postgres {
    pub(super) async fn rows(&self, statement: &str, parameters: &[Parameter<'_>]) -> Result<Vec<Row>, StoreError> {
        self.sessions.rows(statement, parameters).await
    }

    /// The tables that a statement names in its first column.
    async fn tables_of(&self, statement: &str, parameters: &[Parameter<'_>]) -> Result<Vec<TableId>, StoreError> {
        let rows = self.rows(statement, parameters).await?;
        Ok(rows.iter().map(|row| number::read_table(row.get(0))).collect())
    }

    /// Writes memos, and removes a notice, if one is given.
    async fn write_memos(
        &self,
        notice: Option<NoticeId>,
        memos: &[MemoWrite],
        lease: Option<&Lease>,
    ) -> Result<(), StoreError> {
        let memos = Memos::of(memos)?;
        let (name, token) = leases::parameters(lease);
        let notice = notice.map(|notice| number::sorted(notice.0));
        let parameters: [Parameter<'_>; 6] = [&memos.keys, &memos.documents, &memos.erased, &name, &token, &notice];
        self.change_under(lease, WRITE_MEMOS, &parameters).await
    }

    /// A change that is made only under a lease, if one is given; counted.
    async fn change_under(
        &self,
        lease: Option<&Lease>,
        statement: &str,
        parameters: &[Parameter<'_>],
    ) -> Result<(), StoreError> {
        let made = counted(self.rows(statement, parameters)).await?.first().is_some_and(|row| row.get(0));
        match lease {
            Some(lease) if !made => Err(StoreError::LeaseLost(lease.name.to_string())),
            _ => Ok(()),
        }
    }
}

/// Counts a change and how long it took.
async fn counted<T>(change: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let begun = Instant::now();
    let done = change.await;
    match &done {
        Ok(_) => metrics::synced(1, begun.elapsed(), true),
        Err(StoreError::Failed(_) | StoreError::Unanswered(_)) => metrics::synced(1, begun.elapsed(), false),
        Err(_) => {}
    }
    done
}

#[async_trait]
impl Store for Postgres {
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError> {
        let rows = self.rows("select seq from skald_tables where id = $1", &[&number::table(table)]).await?;
        Ok(rows.first().map(|row| Seq(number::read(row.get(0)))))
    }

    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError> {
        let statement = "select head, archive from skald_tables where id = $1";
        let rows = self.rows(statement, &[&number::table(table)]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        if let Some(packed) = row.get::<_, Option<Vec<u8>>>(1) {
            return Ok(Some(Arc::new(unpacked_head(packed, table).await?)));
        }
        Ok(Some(Arc::new(read(row, 0, &format!("head/{table}"))?)))
    }

    async fn commit(&self, commit: Commit) -> Result<Vec<NoticeId>, StoreError> {
        counted(async { Prepared::new(commit)?.make(&self.sessions).await }).await
    }

    async fn rewrite(
        &self,
        commit: Commit,
        entries: Vec<Entry>,
        forgotten: PersonId,
    ) -> Result<Vec<NoticeId>, StoreError> {
        let prepared = Prepared::new(commit);
        counted(async { prepared?.with(&entries, forgotten)?.make(&self.sessions).await }).await
    }

    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let parameters: [Parameter<'_>; 3] = [&number::table(table), &number::sorted(from.0), &number::limit(limit)];
        let mut rows = self.rows(ENTRIES, &parameters).await?;
        if let Some(packed) = rows.iter().find_map(|row| row.get::<_, Option<Vec<u8>>>(2)) {
            let entries = unpacked(packed, table).await?.entries;
            return Ok(entries.into_iter().skip_while(|entry| entry.seq < from).take(limit).collect());
        }
        rows.sort_unstable_by_key(|row| row.get::<_, i64>(0));
        let entry = |row: &Row| read(row, 1, &format!("entry/{table}/{}", row.get::<_, i64>(0)));
        rows.iter().map(entry).collect()
    }

    async fn tables(&self, from: TableId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "select id from skald_tables where id >= $1 order by id limit $2";
        self.tables_of(statement, &[&number::table(from), &number::limit(limit)]).await
    }

    async fn archive(&self, table: TableId, seq: Seq) -> Result<(), StoreError> {
        let statement = "select seq, status, archive is not null, head from skald_tables where id = $1";
        let begun = Instant::now();
        let mut tries = 0;
        loop {
            let rows = self.rows(statement, &[&number::table(table)]).await?;
            let actual = rows.first().map_or(Seq(0), |row| Seq(number::read(row.get(0))));
            let Some(row) = rows.first().filter(|_| actual == seq) else {
                return Err(StoreError::Conflict { actual });
            };
            if row.get(2) {
                return Ok(());
            }
            if row.get::<_, i16>(1) == 0 {
                return Err(StoreError::Senseless("a live table cannot be archived"));
            }
            let head: Head = read(row, 3, &format!("head/{table}"))?;
            let entries = self.entries(table, Seq(1), usize::MAX).await?;
            // Otherwise the table was changed meanwhile, and is read again.
            if entries.last().is_some_and(|last| last.seq == seq) {
                let packed = tokio::task::spawn_blocking(move || pack(&head, &entries)).await;
                let packed = packed.map_err(|error| StoreError::Failed(error.to_string()))??;
                let parameters: [Parameter<'_>; 3] = [&number::table(table), &number::sorted(seq.0), &packed];
                if counted(self.rows(ARCHIVE, &parameters)).await?.first().is_some_and(|row| row.get(0)) {
                    return Ok(());
                }
            }
            if !wait(&mut tries, begun).await {
                return Err(StoreError::Failed("every retry met another commit".to_owned()));
            }
        }
    }

    async fn remove(
        &self,
        table: TableId,
        seq: Seq,
        people: Vec<PersonId>,
        memos: Vec<MemoWrite>,
    ) -> Result<(), StoreError> {
        let memos = Memos::of(&memos)?;
        let people: Vec<_> = people.iter().map(|person| number::id(person.0)).collect();
        let id = number::table(table);
        let at = number::sorted(seq.0);
        let parameters: [Parameter<'_>; 6] = [&id, &at, &people, &memos.keys, &memos.documents, &memos.erased];
        if counted(self.rows(REMOVE, &parameters)).await?.first().is_some_and(|row| row.get(0)) {
            return Ok(());
        }
        match self.seq(table).await? {
            Some(actual) if actual == seq => Err(StoreError::Senseless("a live table cannot be removed")),
            Some(actual) => Err(StoreError::Conflict { actual }),
            None => Ok(()),
        }
    }

    async fn resting(&self, from: TableId, limit: usize) -> Result<(Vec<TableId>, Option<TableId>), StoreError> {
        let statement = "select id, status from skald_tables where archive is null and id >= $1 order by id limit $2";
        let rows = self.rows(statement, &[&number::table(from), &number::limit(limit)]).await?;
        let last = rows.last().filter(|_| rows.len() == limit).map(|row| number::read_table(row.get(0)));
        let resting = rows.iter().filter(|row| row.get::<_, i16>(1) != 0);
        Ok((resting.map(|row| number::read_table(row.get(0))).collect(), last.and_then(TableId::next)))
    }

    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let statement = "select coalesce((select id from skald_tables where channel = $1 and status = 0),
            (select table_id from skald_past where channel = $1))";
        let rows = self.rows(statement, &[&number::id(channel.0)]).await?;
        Ok(rows.first().and_then(|row| row.get::<_, Option<i64>>(0)).map(number::read_table))
    }

    async fn of(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "select table_id from skald_people where person = $1 order by table_id limit $2";
        self.tables_of(statement, &[&number::id(person.0), &number::limit(limit)]).await
    }

    async fn within(&self, community: CommunityId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "select id from skald_tables where community = $1 and status = 0 order by id limit $2";
        self.tables_of(statement, &[&number::id(community.0), &number::limit(limit)]).await
    }

    async fn waiting(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "select table_id from skald_waiting where person = $1 order by since, table_id limit $2";
        self.tables_of(statement, &[&number::id(person.0), &number::limit(limit)]).await
    }

    async fn closed(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "select table_id from skald_closed where person = $1 order by at desc, table_id desc limit $2";
        self.tables_of(statement, &[&number::id(person.0), &number::limit(limit)]).await
    }

    async fn overdue(&self, now: Timestamp, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "select id from skald_tables where due <= $1 order by due, id limit $2";
        self.tables_of(statement, &[&number::sorted(now.0), &number::limit(limit)]).await
    }

    async fn live(&self) -> Result<Vec<TableId>, StoreError> {
        self.tables_of("select id from skald_tables where status = 0 order by id", &[]).await
    }

    async fn unattended(&self) -> Result<Vec<TableId>, StoreError> {
        let statement = "select id from skald_tables as tables where status = 0
            and not exists (select 1 from skald_waiting where table_id = tables.id) order by id";
        self.tables_of(statement, &[]).await
    }

    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError> {
        let statement = "select idempotency_key, table_id, first_seq, last_seq, at from skald_requests
            where idempotency_key = $1";
        let rows = self.rows(statement, &[&number::id(idempotency_key.0)]).await?;
        Ok(rows.first().and_then(applied))
    }

    async fn due_after(
        &self,
        now: Timestamp,
        (until, notice_id): (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, StoreError> {
        let statement = "select id, table_id, kind, created, tries, until from skald_notices
            where until <= $1 and (until, id) > ($2, $3) order by until, id limit $4";
        let now = number::sorted(now.0);
        let until = number::sorted(until.0);
        let rows = self.rows(statement, &[&now, &until, &number::sorted(notice_id.0), &number::limit(limit)]).await?;
        codec::sound(rows.iter().map(notice))
    }

    async fn notices(&self, ids: &[NoticeId]) -> Result<Vec<Notice>, StoreError> {
        let statement = "select id, table_id, kind, created, tries, until from skald_notices
            where id = any ($1::bigint[]) order by id";
        let ids: Vec<_> = ids.iter().map(|id| number::sorted(id.0)).collect();
        codec::sound(self.rows(statement, &[&ids]).await?.iter().map(notice))
    }

    async fn ack(&self, notice: NoticeId, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.write_memos(Some(notice), &memos, lease).await
    }

    async fn postpone(&self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), StoreError> {
        let (name, token) = leases::parameters(lease);
        let parameters: [Parameter<'_>; 4] = [&name, &token, &number::sorted(notice.0), &number::sorted(until.0)];
        self.change_under(lease, POSTPONE, &parameters).await
    }

    async fn claim(
        &self,
        holder: HolderId,
        names: &[String],
        span: Duration,
    ) -> Result<Vec<Option<Lease>>, StoreError> {
        self.claim_leases(holder, names, span).await
    }

    async fn release(&self, leases: &[Lease]) -> Result<(), StoreError> {
        self.release_leases(leases).await
    }

    async fn leases(&self, beginning: &str) -> Result<Vec<(String, HolderId)>, StoreError> {
        self.held_leases(beginning).await
    }

    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError> {
        let rows = self.rows("select document from skald_memos where key = $1", &[&key.as_bytes()]).await?;
        rows.first().map(|row| read(row, 0, &format!("memo/{key}"))).transpose()
    }

    async fn memos(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Value)>, StoreError> {
        let statement = "select key, document from skald_memos
            where key >= $1 and ($2::bytea is null or key < $2) order by key limit $3";
        let from = from.max(beginning).as_bytes();
        let rows = self.rows(statement, &[&from, &behind(beginning), &number::limit(limit)]).await?;
        codec::sound(rows.iter().map(|row| {
            let key = String::from_utf8_lossy(row.get(0)).into_owned();
            let memo = read(row, 1, &format!("memo/{key}"))?;
            Ok((key, memo))
        }))
    }

    async fn remember(&self, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.write_memos(None, &memos, lease).await
    }

    fn clock_offset(&self) -> i64 {
        self.sessions.clock_offset()
    }

    async fn trial(&self) -> Result<(), StoreError> {
        self.sessions.rows(TRIAL, &[]).await?;
        self.sessions.troubles.full().map_or(Ok(()), |why| Err(StoreError::Failed(why)))
    }

    async fn close(&self) -> Result<(), StoreError> {
        if self.sessions.is_closed() {
            return Err(StoreError::Closed);
        }
        self.sessions.close();
        let begun = Instant::now();
        while self.sessions.are_open() && begun.elapsed() < CLOSING {
            sleep(Duration::from_millis(2)).await;
        }
        Ok(())
    }
}
