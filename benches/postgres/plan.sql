-- What is to be stored: one row for each table, with the table that was played whose documents it takes. People, channels and
-- communities are numbers as long as those of Discord.
create table seeds as
select row_number() over (partition by status order by id) - 1 as number, id, status = 0 as live, channel, community,
    due, head, archive, seq,
    (select string_agg(
        substr('0123456789abcdefghjkmnpqrstvwxyz', ((id >> (5 * place)) & 31)::integer + 1, 1), '' order by place desc
    ) from generate_series(0, 7) as place) as name
from skald_tables;

create table ends as
select seeds.id, memo.document, ('x' || substr(convert_from(memo.key, 'UTF8'), 25, 16))::bit(64)::bigint as ended
from seeds join skald_memos as memo on convert_from(memo.key, 'UTF8') like 'result:%:' || seeds.name;

create table plan as
select number, id, live, seed, 1050000000000100000 + number as channel, community, 1780000000000 + 1000 * number as ended,
    -- One person sits at very many tables.
    case when number % 100 = 1 or number % 1000 = 0 then 1200000000099999999 else 1200000000000000000 + first end as first,
    1200000000000000000 + (first + 1) % people as second,
    1200000000000000000 + (first + 2) % people as third,
    1200000000000000000 + (first + 3) % people as fourth,
    (select string_agg(
        substr('0123456789abcdefghjkmnpqrstvwxyz', ((id >> (5 * place)) & 31)::integer + 1, 1), '' order by place desc
    ) from generate_series(0, 7) as place) as name
from (
    select number, people,
        -- Ids in no order, as those of the program.
        (number * 618033988747) & 1099511627775 as id,
        number % 20 = 0 as live,
        case when number % 20 = 0
            then number / 20 % (select count(*) from seeds where live)
            else number % (select count(*) from seeds where not live)
        end as seed,
        -- One community has very many tables.
        case when number % 50 = 7 then 1100000000009999999 else 1100000000000000001 + number % communities end as community,
        ((number * 618033988747) >> 10) % people as first
    from generate_series(1, {tables}::bigint) as number,
        (select greatest({tables}::bigint / 20, 100) as people, greatest({tables}::bigint / 200, 1) as communities) as sizes
) as numbered;

analyze seeds;
analyze ends;
analyze plan
