-- Games that are over, archived.
insert into skald_tables (id, seq, status, channel, community, due, head, archive)
select plan.id, seeds.seq, 1, plan.channel, plan.community, null, null, seeds.archive
from plan join seeds on seeds.number = plan.seed and not seeds.live
where not plan.live;

insert into skald_past (channel, table_id) select channel, id from plan where not live;

insert into skald_closed (person, at, table_id)
select person, plan.ended, plan.id
from plan, lateral unnest(array[first, second, third, fourth]) as person
where not live;

insert into skald_memos (key, document)
select
    convert_to(
        'result:' || lpad(to_hex(plan.community), 16, '0') || ':' || lpad(to_hex(plan.ended), 16, '0') || ':' || plan.name,
        'UTF8'
    ),
    convert_to(replace(
        {people: convert_from(ends.document, 'UTF8')}, '"ended":' || ends.ended::text, '"ended":' || plan.ended::text
    ), 'UTF8')
from plan join seeds on seeds.number = plan.seed and not seeds.live join ends on ends.id = seeds.id
where not plan.live;

insert into skald_memos (key, document)
select
    convert_to('card:' || name, 'UTF8'),
    convert_to(format(
        '{"schema":6,"document":{"channel":%s,"message":%s,"heading":"after","due":false}}', channel, channel + 77
    ), 'UTF8')
from plan where not live
