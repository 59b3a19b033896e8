-- Figures of a span, one row per region, because cost grows with the number of rows written.
create table region_spans (
  step integer not null,
  start integer not null,
  region text not null,
  figures text not null,
  primary key (step, start, region)
) without rowid;
-- Seconds since 1970.
create table regions_counted (since integer not null);
insert into regions_counted values (unixepoch());
-- Older figures have no region. They stay in `spans` until they expire. Minutes not yet added up to longer spans are
-- added up here for the last time.
insert or replace into spans
with minutes as (
  select start - start % 900 as span, dimension, value, count, failed, times from spans
  where step = 60 and start >= coalesce((select max(start) from spans where step = 900), 0)
), buckets as materialized (
  select span, dimension, counted.value as value, bucket.key as bucket, sum(bucket.value) as many
  from minutes as counted, json_each(counted.times) as bucket group by 1, 2, 3, 4
)
select 900, span, dimension, value, sum(count), sum(failed), coalesce(
  (select json_group_object(bucket, many) from buckets
   where buckets.span = minutes.span and buckets.dimension = minutes.dimension and buckets.value = minutes.value), '{}')
from minutes group by span, dimension, value;
insert or replace into spans
with quarters as (
  select start - start % 7200 as span, dimension, value, count, failed, times from spans
  where step = 900 and start >= coalesce((select max(start) from spans where step = 7200), 0)
), buckets as materialized (
  select span, dimension, counted.value as value, bucket.key as bucket, sum(bucket.value) as many
  from quarters as counted, json_each(counted.times) as bucket group by 1, 2, 3, 4
)
select 7200, span, dimension, value, sum(count), sum(failed), coalesce(
  (select json_group_object(bucket, many) from buckets
   where buckets.span = quarters.span and buckets.dimension = quarters.dimension and buckets.value = quarters.value), '{}')
from quarters group by span, dimension, value;
