create table alert_states (
  alert text primary key,
  rule text not null,
  state text not null
);
create table alert_events (
  seq integer primary key autoincrement,
  alert text not null,
  kind text not null,
  at integer not null,
  value real
);
create table alert_messages (
  id text primary key,
  alert text not null,
  body text not null,
  created_at integer not null,
  attempts integer not null,
  next_at integer,
  state text not null,
  last_error text
);
create index alert_messages_by_turn on alert_messages (next_at) where next_at is not null;
