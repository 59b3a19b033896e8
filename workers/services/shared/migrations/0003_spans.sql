create table spans (
  id integer primary key autoincrement,
  trace text not null,
  span text not null unique,
  at integer not null,
  document text not null
);
create index spans_by_trace on spans (trace);
