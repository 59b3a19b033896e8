-- Submitted quotes of all ledgers, for the staff, copied from the ledgers. An older version never replaces a newer one.
create table quote_list (
  number text primary key,
  owner text not null,
  version integer not null,
  state text not null,
  revision integer not null,
  country text not null,
  total integer not null,
  currency text not null,
  customer text not null,
  organisation text not null,
  email text not null,
  created_at integer not null,
  changed_at integer not null,
  valid_until integer not null,
  waits integer not null,
  words text not null
) without rowid;
create index quote_list_by_change on quote_list (changed_at desc, number desc);
create index quote_list_waiting on quote_list (waits, changed_at desc, number desc);
create index quote_list_by_state on quote_list (state, changed_at desc, number desc);
