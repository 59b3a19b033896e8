-- Addresses without an account whose data the office has read or erased, by digest, so that the log names none of them.
create table addresses (
  digest text primary key,
  version integer not null
) without rowid;
