-- Addresses without an account whose data the office has read or erased, by digest, so the log contains no address.
create table addresses (
  digest text primary key,
  version integer not null
) without rowid;
