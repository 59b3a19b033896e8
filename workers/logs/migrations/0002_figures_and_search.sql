-- Requests as small rows for search, their lines in a separate table, and figures by span.
create table request_rows (
  seq integer primary key,
  id text not null,
  at integer not null,
  region text not null,
  method text not null,
  path text not null,
  pattern text,
  status integer not null,
  ms real not null,
  cache text not null,
  failed integer not null,
  country text,
  language text,
  visitor text,
  visit text,
  calls integer not null
);
insert into request_rows
  select seq, id, at, region, line ->> 'method', line ->> 'path', line ->> 'pattern', status, ms, cache, failed,
    line ->> 'country', line ->> 'language', line ->> 'visitor', null, json_array_length(line, '$.upstream')
  from requests;
create table request_lines (
  seq integer primary key,
  line text not null
);
insert into request_lines select seq, line from requests;
drop table requests;
create index request_rows_by_time on request_rows (at);
create index request_rows_by_id on request_rows (id);
create index request_rows_by_failure on request_rows (seq) where failed = 1;
create index request_rows_by_visit on request_rows (visit) where visit is not null;
create table request_subjects (
  kind text not null,
  value text not null,
  seq integer not null,
  primary key (kind, value, seq)
) without rowid;
create index request_subjects_by_request on request_subjects (seq);
create table spans (
  step integer not null,
  start integer not null,
  dimension text not null,
  value text not null,
  count integer not null,
  failed integer not null,
  times text not null,
  primary key (step, start, dimension, value)
) without rowid;
-- Sequence number of the last request counted in the figures.
create table counted (seq integer not null);
insert into counted values (0);
