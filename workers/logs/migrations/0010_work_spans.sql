-- Last exported span of the services' own work; null before the first. The export begins with spans after work_since,
-- in milliseconds since 1970.
alter table exported add column work_seq integer;
alter table exported add column work_since integer;

-- Traces outside of the exported share that are exported because some of their work failed.
create table kept_traces (trace text primary key, at integer not null) without rowid;
