create table entries (
  id integer primary key autoincrement,
  at text not null,
  level text not null,
  label text not null,
  request_id text not null,
  entry text not null
);
create index entries_by_request on entries (request_id);
