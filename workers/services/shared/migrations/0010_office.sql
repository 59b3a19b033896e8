-- All values of a setting since the office records them. A version number can be used once, so of two people who
-- change a setting at once only one succeeds.
create table setting_history (
  document text not null,
  key text not null,
  version integer not null,
  value text not null,
  at text not null,
  primary key (document, key, version)
) without rowid;
