-- Layout 1 of a store in a database: `crates/store/src/postgres/` reads and writes it.
--
-- Run in one transaction at a start; every statement may be run again, for databases that end a transaction before they
-- change a table. Ids of people, channels, communities and requests are 64 bits without a sign, kept as they are in a
-- `bigint`, so a few are negative here. Times are milliseconds since 1970. Documents are JSON as `crates/store/src/codec.rs` writes
-- it, each with the schema of its kind, which `skald_schema.documents` names.

-- One row. `copying` says where a copy that is not complete comes from.
create table if not exists skald_schema (
    only_row smallint primary key check (only_row = 1),
    layout integer not null,
    documents integer not null,
    copying text
);

-- A table: its head, or, once it is archived, head and log in one compressed piece.
-- status: 0 the table of its channel, 1 played there and over, 2 neither.
create table if not exists skald_tables (
    id bigint primary key,
    seq bigint not null,
    status smallint not null,
    channel bigint not null,
    community bigint,
    due bigint,
    head bytea,
    archive bytea
);
create unique index if not exists skald_tables_of_channel on skald_tables (channel) where status = 0;
create index if not exists skald_tables_of_community on skald_tables (community, id) where status = 0;
create index if not exists skald_tables_due on skald_tables (due, id) where due is not null;
create index if not exists skald_tables_not_archived on skald_tables (id) where archive is null;

-- The log of a table that is not archived. `written_by` is the number of the commit that wrote an entry, by which a program
-- that lost the answer knows its own commit.
create table if not exists skald_entries (
    table_id bigint not null,
    seq bigint not null,
    written_by bigint not null,
    document bytea not null,
    primary key (table_id, seq)
);

-- The last table that was played in a channel and is over.
create table if not exists skald_past (
    channel bigint primary key,
    table_id bigint not null
);

-- Who has a live table in their list, for whom it waits since when, and in whose list it was when it closed.
create table if not exists skald_people (
    table_id bigint not null,
    person bigint not null,
    primary key (table_id, person)
);
create index if not exists skald_people_of_person on skald_people (person, table_id);
create table if not exists skald_waiting (
    table_id bigint not null,
    person bigint not null,
    since bigint not null,
    primary key (table_id, person, since)
);
create index if not exists skald_waiting_of_person on skald_waiting (person, since, table_id);
create table if not exists skald_closed (
    person bigint not null,
    at bigint not null,
    table_id bigint not null,
    primary key (person, at, table_id)
);

-- The outbox. At most one notice of a table is its card.
create sequence if not exists skald_notice_ids;
create table if not exists skald_notices (
    id bigint primary key,
    table_id bigint not null,
    card boolean not null,
    kind bytea not null,
    created bigint not null,
    tries integer not null,
    until bigint not null
);
create index if not exists skald_notices_due on skald_notices (until, id);
create unique index if not exists skald_notices_card on skald_notices (table_id) where card;

-- The requests that were applied, by their idempotency keys.
create table if not exists skald_requests (
    idempotency_key bigint primary key,
    table_id bigint not null,
    first_seq bigint not null,
    last_seq bigint not null,
    at bigint not null
);
create index if not exists skald_requests_by_age on skald_requests (at, idempotency_key);

-- Keys are bytes, so that they sort alike everywhere and may hold any character.
create table if not exists skald_memos (
    key bytea primary key,
    document bytea not null
);
