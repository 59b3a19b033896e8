-- Every value that a setting had since the office kept them. The next version of a setting can be taken once, so that
-- two people who change it at once cannot both succeed.
create table setting_history (
  document text not null,
  key text not null,
  version integer not null,
  value text not null,
  at text not null,
  primary key (document, key, version)
) without rowid;
