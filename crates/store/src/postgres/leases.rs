//! Leases as rows, by the clock of the database.
//!
//! A claim skips locked rows, so it never waits. A write under a lease locks the row of the lease, so that no other
//! holder gets it meanwhile.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::memos::behind;
use super::{Postgres, number};
use crate::{HolderId, Lease, StoreError};

/// Claims leases: $1 holder, $2 names, $3 for how long, in milliseconds.
const CLAIM: &str = "with clock as (
    select (extract(epoch from statement_timestamp()) * 1000)::bigint as now
), free as (
    select lease.name, lease.holder = $1::bigint and lease.until > clock.now as mine
    from skald_leases as lease, clock
    where lease.name = any ($2::bytea[]) and (lease.holder = $1::bigint or lease.until <= clock.now)
    for update of lease skip locked
), taken as (
    update skald_leases
    set holder = $1::bigint, until = clock.now + $3::bigint,
        token = case when free.mine then skald_leases.token else nextval('skald_lease_tokens') end
    from free, clock
    where skald_leases.name = free.name
    returning skald_leases.name, skald_leases.token
), new as (
    insert into skald_leases (name, holder, token, until)
    select named.name, $1::bigint, nextval('skald_lease_tokens'), clock.now + $3::bigint
    from (select distinct name from unnest($2::bytea[]) as given (name)) as named, clock
    where not exists (select 1 from skald_leases where skald_leases.name = named.name)
    on conflict (name) do nothing
    returning name, token
)
select name, token from taken union all select name, token from new";

/// Releases leases: $1 names, $2 tokens.
const RELEASE: &str = "delete from skald_leases
    where (name, token) in (select name, token from unnest($1::bytea[], $2::bigint[]) as given (name, token))";

/// The leases whose names are from $1 on and before $2, if that is not null.
///
/// Also deletes leases of any name that ended more than an hour ago. Processes that crashed have left them. It skips
/// locked rows.
const HELD: &str = "with clock as (
    select (extract(epoch from statement_timestamp()) * 1000)::bigint as now
), gone as (
    delete from skald_leases where name in (
        select lease.name from skald_leases as lease, clock where lease.until < clock.now - 3600000
        for update of lease skip locked
    )
)
select name, holder from skald_leases, clock
where name >= $1::bytea and ($2::bytea is null or name < $2::bytea) and until > clock.now
order by name";

/// The name and the token of a lease as parameters; both null without a lease.
pub(super) fn parameters(lease: Option<&Lease>) -> (Option<&[u8]>, Option<i64>) {
    (lease.map(|lease| lease.name.as_bytes()), lease.map(|lease| number::sorted(lease.token)))
}

impl Postgres {
    pub(super) async fn claim_leases(
        &self,
        holder: HolderId,
        names: &[String],
        span: Duration,
    ) -> Result<Vec<Option<Lease>>, StoreError> {
        let holder = number::id(holder.0);
        let bytes = names.iter().map(String::as_bytes).collect::<Vec<_>>();
        let span = i64::try_from(span.as_millis()).unwrap_or(i64::MAX / 2);
        let rows = self.rows(CLAIM, &[&holder, &bytes, &span]).await?;
        let granted: BTreeMap<&[u8], i64> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let lease = |name: &String| {
            let token = number::read(*granted.get(name.as_bytes())?);
            Some(Lease { name: Arc::from(name.as_str()), token })
        };
        Ok(names.iter().map(lease).collect())
    }

    pub(super) async fn release_leases(&self, leases: &[Lease]) -> Result<(), StoreError> {
        let names: Vec<_> = leases.iter().map(|lease| lease.name.as_bytes()).collect();
        let tokens: Vec<_> = leases.iter().map(|lease| number::sorted(lease.token)).collect();
        self.rows(RELEASE, &[&names, &tokens]).await.map(drop)
    }

    pub(super) async fn held_leases(&self, beginning: &str) -> Result<Vec<(String, HolderId)>, StoreError> {
        let rows = self.rows(HELD, &[&beginning.as_bytes(), &behind(beginning)]).await?;
        let held = |row: &tokio_postgres::Row| {
            (String::from_utf8_lossy(row.get(0)).into_owned(), HolderId(number::read(row.get(1))))
        };
        Ok(rows.iter().map(held).collect())
    }
}
