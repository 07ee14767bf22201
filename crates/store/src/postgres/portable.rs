//! The state that a copy reads and writes beside tables and memos. [`Portable::put_rest`] takes several statements, so
//! it is not atomic.

use async_trait::async_trait;

use super::commit::applied;
use super::parameter::Parameter;
use super::row::notice;
use super::store::ARCHIVE;
use super::{Postgres, number};
use crate::{ChannelId, NoticeId, NoticeKind, PersonId, Portable, Rest, Seq, Store as _, StoreError, TableId, codec};

/// The lists that are emptied before they are filled.
const EMPTY: [&str; 4] = ["skald_past", "skald_closed", "skald_notices", "skald_requests"];

const PAST: &str = "insert into skald_past (channel, table_id)
    select * from unnest($1::bigint[], $2::bigint[]) on conflict (channel) do update set table_id = excluded.table_id";

const CLOSED: &str = "insert into skald_closed (person, at, table_id)
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[]) on conflict do nothing";

const NOTICES: &str = "insert into skald_notices (id, table_id, card, kind, created, tries, until)
    select * from unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::bytea[], $5::bigint[], $6::integer[], $7::bigint[])
    on conflict (id) do nothing";

const REQUESTS: &str = "insert into skald_requests (idempotency_key, table_id, first_seq, last_seq, at)
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
    on conflict (idempotency_key) do nothing";

#[async_trait]
impl Portable for Postgres {
    async fn rest(&self) -> Result<Rest, StoreError> {
        let past = self.rows("select channel, table_id from skald_past", &[]).await?;
        let closed = self.rows("select person, at, table_id from skald_closed", &[]).await?;
        let notices = "select id, table_id, kind, created, tries, until from skald_notices";
        let notices = self.rows(notices, &[]).await?;
        let notices = notices.iter().map(notice).map(|notice| notice.map(|notice| (notice.id, notice)));
        let last = self.rows("select last_value, is_called from skald_notice_ids", &[]).await?;
        let requests = self.rows("select * from skald_requests", &[]).await?;
        let id = |column: i64| number::read(column);
        Ok(Rest {
            past: past.iter().map(|row| (ChannelId(id(row.get(0))), number::read_table(row.get(1)))).collect(),
            closed: closed
                .iter()
                .map(|row| (PersonId(id(row.get(0))), number::time(row.get(1)), number::read_table(row.get(2))))
                .collect(),
            notices: notices.collect::<Result<_, _>>()?,
            last_notice: NoticeId(last.first().filter(|row| row.get(1)).map_or(0, |row| id(row.get(0)))),
            requests: requests.iter().filter_map(applied).map(|done| (done.idempotency_key, done)).collect(),
        })
    }

    async fn put_rest(&self, rest: Rest) -> Result<(), StoreError> {
        for list in EMPTY {
            self.rows(&format!("delete from {list}"), &[]).await?;
        }
        self.put_lists(&rest).await?;
        self.put_notices(&rest).await
    }

    async fn packed(&self, table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
        let rows = self.rows("select archive from skald_tables where id = $1", &[&number::table(table)]).await?;
        Ok(rows.first().and_then(|row| row.get(0)))
    }

    async fn archive_packed(&self, table: TableId, seq: Seq, packed: Vec<u8>) -> Result<(), StoreError> {
        let parameters: [Parameter<'_>; 3] = [&number::table(table), &number::sorted(seq.0), &packed];
        // Otherwise it is archived already, or refused as usual.
        if self.rows(ARCHIVE, &parameters).await?.first().is_some_and(|row| row.get(0)) {
            return Ok(());
        }
        self.archive(table, seq).await
    }
}

impl Postgres {
    async fn put_lists(&self, rest: &Rest) -> Result<(), StoreError> {
        let (channels, tables): (Vec<_>, Vec<_>) =
            rest.past.iter().map(|(channel, table)| (number::id(channel.0), number::table(*table))).unzip();
        self.rows(PAST, &[&channels, &tables]).await?;
        let people: Vec<_> = rest.closed.iter().map(|(person, ..)| number::id(person.0)).collect();
        let times: Vec<_> = rest.closed.iter().map(|(_, at, _)| number::sorted(at.0)).collect();
        let tables: Vec<_> = rest.closed.iter().map(|(.., table)| number::table(*table)).collect();
        self.rows(CLOSED, &[&people, &times, &tables]).await?;
        let requests = || rest.requests.values();
        let keys: Vec<_> = requests().map(|done| number::id(done.idempotency_key.0)).collect();
        let tables: Vec<_> = requests().map(|done| number::table(done.table)).collect();
        let first: Vec<_> = requests().map(|done| number::sorted(done.first.0)).collect();
        let last: Vec<_> = requests().map(|done| number::sorted(done.last.0)).collect();
        let times: Vec<_> = requests().map(|done| number::sorted(done.at.0)).collect();
        self.rows(REQUESTS, &[&keys, &tables, &first, &last, &times]).await.map(drop)
    }

    async fn put_notices(&self, rest: &Rest) -> Result<(), StoreError> {
        let notices = || rest.notices.values();
        let ids: Vec<_> = notices().map(|notice| number::sorted(notice.id.0)).collect();
        let tables: Vec<_> = notices().map(|notice| number::table(notice.table)).collect();
        let cards: Vec<_> = notices().map(|notice| notice.kind == NoticeKind::Card).collect();
        let kinds = notices().map(|notice| codec::write(&notice.kind)).collect::<Result<Vec<_>, _>>()?;
        let created: Vec<_> = notices().map(|notice| number::sorted(notice.created.0)).collect();
        let tries: Vec<_> = notices().map(|notice| notice.tries.cast_signed()).collect();
        let until: Vec<_> = notices().map(|notice| number::sorted(notice.until.0)).collect();
        let parameters: [Parameter<'_>; 7] = [&ids, &tables, &cards, &kinds, &created, &tries, &until];
        self.rows(NOTICES, &parameters).await?;
        let last = number::sorted(rest.last_notice.0);
        self.rows("select setval('skald_notice_ids', greatest($1::bigint, 1), $1::bigint > 0)", &[&last])
            .await
            .map(drop)
    }
}
