-- Last span of the services' own work that a collector of telemetry has; null until the first. It begins with what comes
-- after work_since, in milliseconds.
alter table exported add column work_seq integer;
alter table exported add column work_since integer;

-- Traces outside of the exported share that are exported since some of their work failed.
create table kept_traces (trace text primary key, at integer not null) without rowid;
