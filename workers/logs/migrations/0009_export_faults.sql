-- Log records have a separate mark, because a collector may accept traces but no logs.
alter table exported add column logs_seq integer;

-- Telemetry that the collector refused or never received, by signal and failure.
create table export_faults (
  signal text not null,
  failure text not null,
  attempts integer not null,
  -- Requests whose records are lost.
  lost integer not null,
  first_at integer not null,
  last_at integer not null,
  primary key (signal, failure)
) without rowid;
