-- A commit in one statement: it is made if its four conditions hold, else the answer says which does not.
--
-- $1 table, $2 expected seq, $3 new seq, $4 status, $5 channel, $6 community, $7 due, $8 head, $9 people,
-- $10 and $11 the people that it waits for and since when, $12 and $13 entries by seq, $14 and $15 notices and which is a
-- card, $16 the time, $17 idempotency key, $18 and $19 memos to write, $20 memos to erase, $21 the number of this commit,
-- $22 a person to forget, $23 whether the table is archived, and so taken out, $24 the time before which requests are
-- forgotten.
--
-- The parts see the tables as they were before. If two of them change one table, they change different rows of it. The
-- row of the table in skald_tables is read again once it is locked, so of two commits at one seq one is made.
--
-- The lines between `-- if` and its `-- end` are omitted from a commit that does not need them (`commit.rs`), because each
-- part takes time even if it changes nothing. `given` declares the types of the parameters that no other part uses then.
with
given as (
    select $2::bigint as expected, $9::bigint[] as people, $10::bigint[] as waiting, $11::bigint[] as since,
        $14::bytea[] as notices, $15::boolean[] as cards, $16::bigint as at, $17::bigint as request, $18::bytea[] as keys,
        $19::bytea[] as documents, $20::bytea[] as erased, $22::bigint as forgotten, $23::boolean as archived,
        $24::bigint as before
),
-- if request
done as (
    select idempotency_key, table_id, first_seq, last_seq, at from skald_requests where idempotency_key = $17::bigint
),
-- end
-- if retried
mine as (
    select 1 as one from skald_entries
    where table_id = $1::bigint and seq = $2::bigint + 1 and written_by = $21::bigint
),
-- end
old as (
    select seq, archive is not null as archived from skald_tables where id = $1::bigint
),
-- if channel
holder as (
    select id from skald_tables
    where $4::smallint = 0 and channel = $5::bigint and status = 0 and id <> $1::bigint
),
-- end
-- if new
moved as (
    insert into skald_tables (id, seq, status, channel, community, due, head, archive)
    select $1::bigint, $3::bigint, $4::smallint, $5::bigint, $6::bigint, $7::bigint, $8::bytea, null::bytea
    where not exists (select 1 from old)
-- if request
      and not exists (select 1 from done)
-- end
-- if retried
      and not exists (select 1 from mine)
-- end
-- if channel
      and not exists (select 1 from holder)
-- end
    on conflict (id) do nothing
    returning id
),
-- end
-- if known
moved as (
    update skald_tables
    set seq = $3::bigint, status = $4::smallint, channel = $5::bigint, community = $6::bigint, due = $7::bigint,
        head = $8::bytea, archive = null
    where id = $1::bigint and seq = $2::bigint and (archive is not null) = $23::boolean
-- if request
      and not exists (select 1 from done)
-- end
-- if retried
      and not exists (select 1 from mine)
-- end
-- if channel
      and not exists (select 1 from holder)
-- end
    returning id
),
-- end
-- if people
departed as (
    delete from skald_people
    where table_id = $1::bigint and person <> all ($9::bigint[]) and exists (select 1 from moved)
    returning person
),
joined as (
    insert into skald_people (table_id, person)
    select moved.id, newcomer.person from moved, unnest($9::bigint[]) as newcomer (person)
    on conflict do nothing
),
closed as (
    insert into skald_closed (person, at, table_id)
    select person, $16::bigint, $1::bigint from departed
    where $4::smallint = 1 and person is distinct from $22::bigint
    on conflict do nothing
),
-- end
-- if forgotten
forgotten as (
    delete from skald_closed
    where person = $22::bigint and table_id = $1::bigint and exists (select 1 from moved)
),
-- end
-- if waiting
answered as (
    delete from skald_waiting
    where table_id = $1::bigint and exists (select 1 from moved)
      and not exists (
        select 1 from unnest($10::bigint[], $11::bigint[]) as waiting (person, since)
        where waiting.person = skald_waiting.person and waiting.since = skald_waiting.since
      )
),
asked as (
    insert into skald_waiting (table_id, person, since)
    select moved.id, waiting.person, waiting.since
    from moved, unnest($10::bigint[], $11::bigint[]) as waiting (person, since)
    on conflict do nothing
),
-- end
-- if past
past as (
    insert into skald_past (channel, table_id)
    select $5::bigint, moved.id from moved where $4::smallint = 1
    on conflict (channel) do update set table_id = excluded.table_id
),
-- end
-- if notices
new_notices as (
    insert into skald_notices (id, table_id, card, kind, created, tries, until)
    select nextval('skald_notice_ids'), moved.id, notice.card, notice.kind, $16::bigint, 0, 0
    from moved, unnest($14::bytea[], $15::boolean[]) as notice (kind, card)
    on conflict (table_id) where card do update set id = excluded.id
    returning id
),
-- end
-- if request
applied as (
    insert into skald_requests (idempotency_key, table_id, first_seq, last_seq, at)
    select $17::bigint, moved.id, $2::bigint + 1, $3::bigint, $16::bigint from moved where $17::bigint is not null
),
expired as (
    delete from skald_requests
    where exists (select 1 from moved) and idempotency_key in (
        select idempotency_key from skald_requests
        where at < $24::bigint and $17::bigint is not null
        order by at, idempotency_key limit 8
        for update skip locked
    )
),
-- end
-- if memos
remembered as (
    insert into skald_memos (key, document)
    select memo.key, memo.document from moved, unnest($18::bytea[], $19::bytea[]) as memo (key, document)
    on conflict (key) do update set document = excluded.document
),
erased as (
    delete from skald_memos where key = any ($20::bytea[]) and exists (select 1 from moved)
),
-- end
logged as (
    insert into skald_entries (table_id, seq, written_by, document)
    select moved.id, entry.seq, $21::bigint, entry.document
    from moved, unnest($12::bigint[], $13::bytea[]) as entry (seq, document)
-- if rewritten
    on conflict (table_id, seq) do update set document = excluded.document
-- end
)
select
    exists (select 1 from moved)
-- if retried
    or exists (select 1 from mine)
-- end
    as made,
-- if channel
    (select min(id) from holder) as holder,
-- end
-- if notices
    coalesce((select array_agg(id order by id) from new_notices), array[]::bigint[]) as new_notices,
-- end
-- if request
    done.idempotency_key, done.table_id, done.first_seq, done.last_seq, done.at,
-- end
    (select seq from old) as actual,
    coalesce((select archived from old), false) as archived
from (select 1 as one) as answer
-- if request
left join done on true
-- end
