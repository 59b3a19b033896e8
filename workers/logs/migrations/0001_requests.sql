create table if not exists requests (
  seq integer primary key autoincrement,
  id text not null,
  at integer not null,
  region text not null,
  status integer not null,
  ms real not null,
  cache text not null,
  failed integer not null,
  line text not null
);
create index if not exists requests_by_time on requests (at);
create index if not exists requests_by_id on requests (id);
