-- Layout 2: leases, by which several processes over one store share their work (`crates/store/src/lease.rs`).
--
-- A lease ends at `until`, by the clock of the database, in milliseconds since 1970. `token` is larger than that of every
-- earlier lease of the name. A write under an older one is refused.
create sequence if not exists skald_lease_tokens;
create table if not exists skald_leases (
    name bytea primary key,
    holder bigint not null,
    token bigint not null,
    until bigint not null
);
