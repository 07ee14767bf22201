-- Games that go on.
insert into skald_tables (id, seq, status, channel, community, due, head, archive)
select plan.id, seeds.seq, 0, plan.channel, plan.community, seeds.due + plan.number % 86400000,
    convert_to(replace(replace(
        {people: convert_from(seeds.head, 'UTF8')},
        seeds.channel::text, plan.channel::text), seeds.community::text, plan.community::text
    ), 'UTF8'),
    null
from plan join seeds on seeds.number = plan.seed and seeds.live
where plan.live;

insert into skald_entries (table_id, seq, written_by, document)
select plan.id, entry.seq, plan.number, entry.document
from plan join seeds on seeds.number = plan.seed and seeds.live join skald_entries as entry on entry.table_id = seeds.id
where plan.live;

insert into skald_people (table_id, person)
select plan.id, person
from plan, lateral unnest(array[first, second, third, fourth]) as person
where live;

insert into skald_waiting (table_id, person, since)
select plan.id, (array[first, second, third, fourth])[waiting.person - 1000000000000000000], waiting.since + plan.number
from plan join seeds on seeds.number = plan.seed and seeds.live join skald_waiting as waiting on waiting.table_id = seeds.id
where plan.live;

insert into skald_memos (key, document)
select
    convert_to('card:' || name, 'UTF8'),
    convert_to(format(
        '{"schema":6,"document":{"channel":%s,"message":%s,"heading":"1","due":false}}', channel, channel + 77
    ), 'UTF8')
from plan where live;

-- One request of the last day for each.
insert into skald_requests (idempotency_key, table_id, first_seq, last_seq, at)
select id * 8191, id, 1, 1, {now}::bigint - number % 86400000 from plan where live
