create table if not exists cart (
  one integer primary key check (one = 1),
  owner text not null,
  shopper_country text not null,
  document text not null,
  changed_at integer not null,
  deleted_at integer
);

create table if not exists answers (
  seq integer primary key autoincrement,
  key text not null unique,
  fingerprint text not null,
  status integer not null,
  body text,
  answered_at integer not null
);
