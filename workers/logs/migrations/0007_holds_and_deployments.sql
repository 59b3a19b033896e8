-- Operators' holds on alerts, and the time at which each version was first seen in a region.
create table alert_holds (
  alert text primary key,
  kind text not null,
  who text not null,
  at integer not null,
  until integer not null
);
alter table alert_events add column who text;
create table deployments (
  region text not null,
  version text not null,
  at integer not null,
  primary key (region, version)
) without rowid;
