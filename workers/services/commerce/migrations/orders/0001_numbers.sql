create table numbers (
  number text primary key,
  kind text not null,
  owner text not null,
  entered_at integer not null
) without rowid;
